import { jobKind } from '../job-kind.ts';

/** A message of a user that the assistant answers. All else is in the rows of the conversation. */
export interface ChatTurnPayload {
  /** The assistant's own message. */
  readonly messageId: string;
  /** With whose rights it calls tools: they are looked up anew for each call. */
  readonly tokenId: string;
  /** Where links begin: a worker does not know where the API is reached. */
  readonly publicUrl: string;
  readonly gamesUrl: string;
}

/**
 * One message answered: the loop of a model that calls tools. It may be begun again after its worker died, because each
 * step is stored before it is taken; waits in a lane of its own, so that it never keeps a place from what it waits for.
 */
export const chatTurn = jobKind<ChatTurnPayload>({
  estimate: () => 20_000,
  attempts: 5,
  priority: 'INTERACTIVE',
  lane: 'agent',
});
