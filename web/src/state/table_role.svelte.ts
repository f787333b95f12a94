/** The table the reader is at, for what its host may do about others. */

class Company {
  table = $state('');
  host = $state(false);
}

export const company = new Company();
