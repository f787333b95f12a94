/** The reader's table and whether they host it: a host may act on other players. */

class TableRole {
  table = $state('');
  host = $state(false);
}

export const tableRole = new TableRole();
