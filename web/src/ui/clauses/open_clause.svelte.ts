/** The clause that the reader has asked for, shown by one dialog for the whole page. */

class Why {
  rule: string | null = $state(null);
}

export const why = new Why();
