/** The clause that the reader has asked for, shown by one dialog for the whole page. */

class OpenClause {
  rule: string | null = $state(null);
}

export const openClause = new OpenClause();
