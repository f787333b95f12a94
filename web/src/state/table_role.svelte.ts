/** The table the reader is at, for what its host may do about others. */

class TableRole {
  table = $state('');
  host = $state(false);
}

export const tableRole = new TableRole();
