/** The lobby: all public tables, kept up to date while the page shows them. */

import { Connection, type LineState } from '@/net/connection';
import { PROTOCOL, type LobbyMessage, type TableInfo } from '@/net/types';
import { contacts } from './contacts.svelte';

export class Lobby {
  tables: TableInfo[] = $state.raw([]);
  people = $state(0);
  line: LineState = $state('connecting');
  loaded = $state(false);
  private readonly connection: Connection<LobbyMessage>;

  constructor() {
    this.connection = new Connection<LobbyMessage>('/lobby/ws', {
      hello: () => ({ type: 'hello', protocol: PROTOCOL, client: 'web' }),
      changed: (state) => (this.line = state),
      receive: (message) => {
        if (message.type === 'lobby') {
          this.tables = message.tables;
          this.people = message.people;
          this.loaded = true;
        } else if (message.type === 'table') this.put(message.table);
        else if (message.type === 'invited') void contacts.load();
        else if (message.type === 'gone')
          this.tables = this.tables.filter((table) => table.id !== message.id);
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  private put(table: TableInfo): void {
    const known = this.tables.some((entry) => entry.id === table.id);
    this.tables = known
      ? this.tables.map((entry) => (entry.id === table.id ? table : entry))
      : [table, ...this.tables];
  }
}
