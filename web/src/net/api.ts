/** The HTTP part of the protocol. Every failure becomes a Refused with the server's code. */

import { storeDealSecret, newValue, revealValue, commitment, type Proof } from '@/crypto/commitments';
import { WITHOUT_SERVER } from '@/site/edition';
import { localFetch } from '@/site/local';
import { invitationQuery, keepInvitation } from './invitations';
import type {
  Answers,
  BotAccount,
  BotList,
  Contacts,
  Games,
  MatchRequest,
  MyGames,
  MyReminders,
  NewDevice,
  NewTable,
  OpenData,
  Reminders,
  TableWebhook,
  Person,
  Problem,
  Replay,
  ReviewStatus,
  Rulebook,
  TableInfo,
  You,
} from './types';
import type { DeclaredGame, Device } from './wire';

export class Refused extends Error implements Problem {
  code: string;
  rule: string | null;
  reason: string | null;
  args: Record<string, unknown>;

  constructor(problem: Partial<Problem>) {
    super(problem.message ?? '');
    this.code = problem.code ?? 'unreachable';
    this.rule = problem.rule ?? null;
    this.reason = problem.reason ?? null;
    this.args = problem.args ?? {};
  }
}

export function asProblem(error: unknown): Problem {
  return error instanceof Refused ? error : new Refused({ code: 'broken', message: String(error) });
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const text = body === undefined ? '' : JSON.stringify(body);
    answer = await (WITHOUT_SERVER
      ? localFetch(method, path, text)
      : fetch(`/api${path}`, {
          method,
          headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
          body: body === undefined ? null : text,
        }));
  } catch {
    throw new Refused({ code: 'unreachable' });
  }
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((content ?? { code: 'broken' }) as Partial<Problem>);
  return content as T;
}

interface TableAnswer {
  table: TableInfo;
  you: You;
  commitment: string | null;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<{ person: Person | null }>('POST', '/me/hello'),
  rename: (name: string) => call<{ person: Person }>('PUT', '/me', { name }),
  personalLink: () => call<{ code: string; path: string; expires: number }>('POST', '/me/link'),
  claim: (code: string) => call<{ person: Person }>('POST', '/me/claim', { code }),
  ownerOfLink: (code: string) => call<{ name: string }>('POST', '/me/link/owner', { code }),
  devices: () => call<{ devices: Device[] }>('GET', '/me/devices'),
  dropDevice: (id: string) => call<{ devices: Device[] }>('DELETE', `/me/devices/${id}`),
  signOut: () => call<{ person: null }>('POST', '/me/leave'),
  deleteMe: () => call<{ person: null }>('DELETE', '/me'),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/me/tables'),
  myGames: () => call<MyGames>('GET', '/me/games'),
  bring: (record: unknown, seat: number | null) =>
    call<TableAnswer>('POST', `/me/records${seat === null ? '' : `?seat=${seat}`}`, record),
  games: () => call<Games>('GET', '/games'),
  declaration: (game: string) => call<DeclaredGame>('GET', `/games/${encodeURIComponent(game)}/declaration`),
  rules: (game: string, language: string) => call<Rulebook>('GET', `/rules/${game}?lang=${language}`),
  tables: (statuses: string[]) =>
    call<{ tables: TableInfo[] }>('GET', `/tables?${statuses.map((status) => `status=${status}`).join('&')}`),
  create: async (table: NewTable) => {
    const value = newValue();
    const answer = await call<TableAnswer>('POST', '/tables', { ...table, commitment: commitment(value) });
    storeDealSecret(answer.table.id, value, answer.commitment);
    return answer;
  },
  match: (wanted: MatchRequest) => call<TableAnswer>('POST', '/matches', wanted),
  table: (id: string) => call<TableAnswer>('GET', at(id) + invitationQuery(id)),
  change: (id: string, fields: Partial<NewTable>) => call<TableAnswer>('PATCH', at(id), fields),
  sit: (id: string, seat: number, name?: string, code: string | null = null) => {
    if (code) keepInvitation(id, code);
    const path = `${at(id)}/seats/${seat}${invitationQuery(id)}`;
    return call<TableAnswer>('PUT', path, name === undefined ? {} : { name });
  },
  placeBot: (id: string, seat: number, bot: string) =>
    call<TableAnswer>('PUT', `${at(id)}/seats/${seat}`, { bot }),
  empty: (id: string, seat: number) => call<TableAnswer>('DELETE', `${at(id)}/seats/${seat}`),
  silence: (id: string, person: string, silenced: boolean) =>
    call<TableAnswer>('PUT', `${at(id)}/people/${person}`, { silenced }),
  report: (id: string, n: number) =>
    call<TableAnswer>('POST', `${at(id)}/reports${invitationQuery(id)}`, { n }),
  remove: (id: string, person: string) => call<TableAnswer>('DELETE', `${at(id)}/people/${person}`),
  people: () => call<Contacts>('GET', '/me/people'),
  agree: (listed: boolean) => call<Contacts>('PUT', '/me/people', { listed }),
  block: (person: string, on: boolean) =>
    call<Contacts>(on ? 'PUT' : 'DELETE', `/me/people/${encodeURIComponent(person)}/block`),
  invite: (id: string, person: string) => call<TableAnswer>('POST', `${at(id)}/invitations`, { person }),
  onlineBots: () => call<BotList>('GET', '/bots'),
  inviteBot: (id: string, bot: string) => call<BotAccount>('POST', `${at(id)}/bot_invitations`, { bot }),
  openData: (agreed?: boolean) =>
    call<OpenData>(
      agreed === undefined ? 'GET' : 'PUT',
      '/me/open_data',
      agreed === undefined ? agreed : { agreed },
    ),
  decline: (id: string) => call<Contacts>('DELETE', `/me/invitations/${encodeURIComponent(id)}`),
  reminders: () => call<Reminders>('GET', '/me/reminders'),
  remind: (wish: MyReminders) => call<Reminders>('PUT', '/me/reminders', wish),
  addPush: (device: NewDevice) => call<Reminders>('POST', '/me/push', device),
  dropPush: (endpoint: string) =>
    call<Reminders>('DELETE', `/me/push?endpoint=${encodeURIComponent(endpoint)}`),
  webhook: (id: string) => call<TableWebhook>('GET', `${at(id)}/webhook`),
  setWebhook: (id: string, wish: TableWebhook) => call<TableWebhook>('PUT', `${at(id)}/webhook`, wish),
  answers: () => call<Answers>('GET', '/me/answers'),
  answer: (answers: Answers['answers']) => call<Answers>('PUT', '/me/answers', { answers }),
  start: (id: string) => call<TableAnswer>('POST', `${at(id)}/start`, { value: revealValue(id) }),
  rematch: (id: string) => call<TableAnswer>('POST', `${at(id)}/rematch`),
  record: (id: string) =>
    call<{ deal: { seed: string }; proof?: Proof }>('GET', `${at(id)}/record${invitationQuery(id)}`),
  review: (id: string) => call<ReviewStatus>('GET', `${at(id)}/review${invitationQuery(id)}`),
  beginReview: (id: string) => call<ReviewStatus>('POST', `${at(id)}/review${invitationQuery(id)}`),
  position: (id: string, seq: number) =>
    call<{ position: string }>('GET', `${at(id)}/position?seq=${seq}${invitationQuery(id, '&')}`),
  tryFrom: (id: string, n: number, name: string) =>
    call<TableAnswer>('POST', `${at(id)}/try${invitationQuery(id)}`, { n, name }),
  replay: (id: string, seat: number | 'all') =>
    call<Replay>('GET', `${at(id)}/replay?seat=${seat}${invitationQuery(id, '&')}`),
};
