/** A session that nobody calls is synced and ended after this long, in milliseconds. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;
/** Sessions that an account may have open. */
export const MAX_SESSIONS = 5;
/** One that was not called for so long, in milliseconds, may be stored and ended to make room for another. */
export const RESTING_MS = 60_000;
/** Sessions that a worker holds. */
export const MAX_SESSIONS_OF_HOST = 40;
/** Games that an account may have deployed. */
export const MAX_DEPLOYMENTS = 50;
/** The branch of a project where none is named. */
export const MAIN_BRANCH = 'main';
