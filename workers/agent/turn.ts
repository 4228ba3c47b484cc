/** What answering a message is given, and how it may end. */
import type { ChatStore, ChatWriter, Conversation, StoredMessage } from '../../src/chat/store.ts';
import type { TurnLimits } from './limits.ts';
import type { AgentModel } from './model.ts';
import type { CallContext, Operations } from './port.ts';
import type { OwnTool } from './tools.ts';

export interface TurnDoors {
  readonly model: AgentModel;
  readonly store: ChatStore;
  readonly operations: Operations;
  readonly ownTools: readonly OwnTool[];
  readonly limits: TurnLimits;
}

/** The message and whose it is. */
export interface TurnOf {
  readonly messageId: string;
  readonly tokenId: string;
  readonly accountId: string;
  readonly job: { readonly id: string; readonly attempt: number };
  readonly links: CallContext['links'];
  /** Aborts when the message is not ours any more. */
  readonly signal: AbortSignal;
  readonly onStage?: (stage: string, fraction: number) => void;
}

/** Where the conversation stands while a message is answered. */
export interface Standing {
  readonly conversation: Conversation;
  readonly messages: readonly StoredMessage[];
  readonly writer: ChatWriter;
  readonly signal: AbortSignal;
  readonly caller: CallContext['caller'];
}

/** Why a message ends before the model is done, and what its user is told. */
export interface Stop {
  readonly reason: 'calls' | 'rounds' | 'spend' | 'time' | 'tokens' | 'model' | 'revoked';
  readonly say: string;
}
