import type { AgentModel } from '../model.ts';
export const planner: AgentModel = { name: 'planner', next: async () => ({ text: 'not yet', calls: [], tokens: 0 }) };
