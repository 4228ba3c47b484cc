import type { AgentEndpoint } from '../../../src/config.ts';
import type { AgentModel } from '../model.ts';
import { chatCompletions } from './chat-completions.ts';
import { messagesModel } from './messages.ts';

/** Read with the first message: its word lists take two seconds and 50 MB, and most workers never have a message. */
const planner: AgentModel = {
  name: 'planner',
  next: async (request) => (await import('../planner/index.ts')).planner.next(request),
};

/** Who thinks: the model that is set up, else the planner, which needs no network. */
export function openModel(endpoint: AgentEndpoint | undefined, silenceMs: number): AgentModel {
  if (!endpoint) return planner;
  return endpoint.protocol === 'messages' ? messagesModel(endpoint, silenceMs) : chatCompletions(endpoint, silenceMs);
}
