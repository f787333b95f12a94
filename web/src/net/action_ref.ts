/** How the server is told an answer. */

import type { Described } from './wire';

/** Name an action for the server: a choice of an offer by its number, any other action by its words. */
export const actionRef = (action: Described): Described | number =>
  typeof action.action === 'number' ? action.action : action;
