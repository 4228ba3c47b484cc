/** Longest time for one message, in milliseconds. */
export const TURN_MS = 600_000;
/** Characters of what a user says. */
export const MAX_CONTENT = 8_000;
/** Of a title that is made of the first message. */
export const TITLE_LENGTH = 60;
/** Conversations of an account. */
export const MAX_CONVERSATIONS = 2_000;
/** Messages of a conversation. */
export const MAX_MESSAGES = 1_000;
