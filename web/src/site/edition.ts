/** Whether this is the edition without a server. Decided when it is built, so that the other edition carries none of it. */
export const WITHOUT_SERVER = import.meta.env.MODE === 'site';
