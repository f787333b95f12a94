/** People the reader has played with, invitations, and whom they have blocked, as the server last said. */

import { api } from '@/net/api';
import type { Contacts } from '@/net/types';

class MyContacts {
  known: Contacts | null = $state.raw(null);
  /** The latest look at the server. */
  loaded: Promise<void> = Promise.resolve();

  /** Takes the answer of a request about people. */
  async take(answer: Promise<Contacts>): Promise<void> {
    this.known = await answer;
  }
  load(): Promise<void> {
    this.loaded = this.take(api.people()).catch(() => {}); // the lists stay as they are until the next look
    return this.loaded;
  }
  isBlocked(person: string | null): boolean {
    return person !== null && (this.known?.blocked.some((one) => one.id === person) ?? false);
  }
}

export const contacts = new MyContacts();
