/** Whether this is the edition without a server. Decided when it is built, so that the other edition carries none of it. */
export const WITHOUT_SERVER = import.meta.env.MODE === 'site';

/** The messages that name the first page: without a server there is no lobby. */
export const HOME = WITHOUT_SERVER ? 'site-home' : 'lobby';
export const TO_HOME = WITHOUT_SERVER ? 'site-to-home' : 'to-lobby';
