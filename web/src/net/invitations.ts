/** The invitations to private tables that this device was given, by table; a link carries one. */

const KEY = 'bigboard.invitations';
const MOST = 100;

function storedInvitations(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Remembers an invitation, so that the table opens again without its link. */
export function keepInvitation(table: string, code: string): void {
  const others = Object.entries(storedInvitations()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, code]].slice(-MOST))));
  } catch {
    // A browser that keeps nothing needs the link each time.
  }
}

/** Takes an invitation out of the address that was opened. */
export function readInvitation(table: string): void {
  const code = new URLSearchParams(location.search).get('invitation');
  if (code) keepInvitation(table, code);
}

/** What goes behind a path of the table, `?invitation=…` or nothing. */
export function invitationQuery(table: string, sign: '?' | '&' = '?'): string {
  const code = storedInvitations()[table];
  return typeof code === 'string' ? `${sign}invitation=${encodeURIComponent(code)}` : '';
}

/** The address of a table for those who sit there: what they copy from the browser opens it for a friend, too. */
export function tablePath(table: string, invitation: string | null): string {
  return `/t/${table}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`;
}

/** The address to send to a friend; a private table opens with its invitation alone. */
export function inviteLink(table: string, invitation: string | null): string {
  return `${location.origin}${invitation ? tablePath(table, invitation) : `/t/${table}${invitationQuery(table)}`}`;
}
