/** What the assistant needs of the service: its own operations, as tools. The composition root hands it in. */
import type { Price } from '../../src/chat/store.ts';

/** A tool as a model is shown it. */
export interface ToolInfo {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Changes nothing. */
  readonly readOnly: boolean;
  /** The same key does it once, however often it is called. */
  readonly keyed: boolean;
}

/** With whose rights, and as what, a call is made. */
export interface CallContext {
  readonly caller: { readonly accountId: string; readonly tokenId: string; readonly scopes: readonly string[] };
  readonly links: { readonly publicUrl: string; readonly gamesUrl: string };
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (step: { stage: string; fraction: number; preview: string | null }) => void;
}

export interface CallResult {
  readonly failed: boolean;
  readonly text: string;
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Raw base64 PNGs. */
  readonly pictures?: readonly string[];
}

export type Args = Readonly<Record<string, unknown>>;

/** The service's operations. Nothing throws but what is a fault of ours. */
export interface Operations {
  readonly tools: readonly ToolInfo[];
  /** What a call would cost; nothing where it costs nothing, or would be refused. */
  price(tool: string, args: Args, context: CallContext): Promise<Price>;
  /** Does it, and waits for what it starts. */
  call(tool: string, args: Args, context: CallContext): Promise<CallResult>;
  /** A GraphQL document for what is no tool. Throws an Error with words for the user. */
  graphql(document: string, variables: Args, context: CallContext): Promise<Readonly<Record<string, unknown>>>;
}
