/** How an action is named in a message to the server. */

import type { Described } from './wire';

/** Name an action for the server: a choice of an offer by its number, any other action by its words. */
export const actionRef = (action: Described): Described | number =>
  typeof action.action === 'number' ? action.action : action;
