import { TURN_MS } from '../../src/chat/limits.ts';

/** What one message may take. Above one of them the assistant stops and says so. */
export interface TurnLimits {
  /** Calls of tools. */
  readonly calls: number;
  /** Answers of the model. */
  readonly rounds: number;
  /** Times that the same call is made with the same arguments; reading is free. */
  readonly sameCall: number;
  readonly wallMs: number;
  readonly tokens: number;
  /** So long a model may say nothing, in milliseconds. */
  readonly silenceMs: number;
  /** Generations at all, and above which the user is asked. */
  readonly generations: number;
  readonly confirmAbove: number;
}

export const TURN_LIMITS: TurnLimits = {
  calls: 40,
  rounds: 25,
  sameCall: 2,
  wallMs: TURN_MS,
  tokens: 400_000,
  silenceMs: 120_000,
  generations: 60,
  confirmAbove: 20,
};

/** Characters of a tool's answer that are kept. */
export const RESULT_CHARS = 8_000;
