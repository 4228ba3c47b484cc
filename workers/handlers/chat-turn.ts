import type { KindHandler } from '../tools.ts';

export const chatTurn: KindHandler<'chatTurn'> = async (payload, { agent, job, signal, progress }) => {
  await agent.answer(payload, job, signal, progress);
  return {};
};
