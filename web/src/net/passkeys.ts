/** Passkeys: what the browser keeps, and what the server has to know of it. The rest is WebAuthn's own JSON. */

import { call } from './api';
import type { Me, Passkeys } from './wire';

type Options = { options: never };

/** Browsers make passkeys for sites with a name, over a safe line. */
export function canUsePasskeys(): boolean {
  const numbers = /^[\d.]+$|:/.test(location.hostname);
  return (
    isSecureContext && !numbers && typeof PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
  );
}

export const myPasskeys = () => call<Passkeys>('GET', '/me/passkeys');
export const dropPasskey = (id: string) => call<Passkeys>('DELETE', `/me/passkeys/${id}`);

/** Create a passkey for the signed-in player; null if the player cancels. */
export async function addPasskey(): Promise<Passkeys | null> {
  const { options } = await call<Options>('POST', '/me/passkey-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  return made && call<Passkeys>('POST', '/me/passkeys', { credential: made.toJSON() });
}

/** Signs in as the owner of a passkey that the reader chooses; null if they choose none. */
export async function signIn(): Promise<Me | null> {
  const { options } = await call<Options>('POST', '/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const chosen = await asked(() => navigator.credentials.get({ publicKey }));
  return chosen && call<Me>('POST', '/passkeys/sign-in', { credential: chosen.toJSON() });
}

/** Browsers do not say whether the reader said no, let the time run out, or had nothing to choose from. */
async function asked(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
