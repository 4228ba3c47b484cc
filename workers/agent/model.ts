/** The port to whoever thinks: a model behind a server, or the planner. */
import type { Args, ToolInfo } from './port.ts';

/** A call that a model asks for; `id` is its own. */
export interface Call {
  readonly id: string;
  readonly tool: string;
  readonly args: Args;
}

/** What a model is told of a call. */
export interface Result {
  readonly id: string;
  readonly tool: string;
  readonly args: Args;
  readonly failed: boolean;
  readonly text: string;
  /** For programs: the planner reads it, models are sent the text. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

/** What was said and done, in order. */
export type Turn =
  | {
      readonly role: 'user';
      readonly text: string;
      /** Raw base64 PNG, for models that see. */
      readonly pictures?: readonly string[];
    }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly Call[] }
  | { readonly role: 'results'; readonly results: readonly Result[] };

export interface ModelRequest {
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly tools: readonly ToolInfo[];
  readonly projectId: string | null;
  readonly signal: AbortSignal;
  /** Generations that a call would cost: a dry run. */
  readonly price: (tool: string, args: Args) => Promise<number>;
  /** Hears the answer's text as it comes. */
  readonly onText: (more: string) => void;
}

export interface ModelReply {
  /** All of it, also what `onText` heard. */
  readonly text: string;
  /** None: the model has nothing more to do for this message. */
  readonly calls: readonly Call[];
  readonly tokens: number;
  /** Generations that all of its plan costs, where it has one. */
  readonly estimate?: number;
}

export interface AgentModel {
  readonly name: string;
  /** Throws ModelError with words for the user. */
  next(request: ModelRequest): Promise<ModelReply>;
}

/** The model did not answer as it should. */
export class ModelError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelError';
  }
}
