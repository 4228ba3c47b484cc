import type { AgentEndpoint } from '../../../src/config.ts';
import type { AgentModel } from '../model.ts';
import { planner } from '../planner/index.ts';
import { chatCompletions } from './chat-completions.ts';
import { messagesModel } from './messages.ts';

/** Who thinks: the model that is set up, else the planner, which needs no network. */
export function openModel(endpoint: AgentEndpoint | undefined, silenceMs: number): AgentModel {
  if (!endpoint) return planner;
  return endpoint.protocol === 'messages' ? messagesModel(endpoint, silenceMs) : chatCompletions(endpoint, silenceMs);
}
