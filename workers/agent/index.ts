/** The assistant of a worker: answers messages of conversations. */

import type { ChatStore } from '../../src/chat/store.ts';
import type { AgentConfig } from '../../src/config.ts';
import type { ChatTurnPayload } from '../../src/jobs/contract.ts';
import { ACCOUNT_LOOKS } from './account-looks.ts';
import { ACCOUNT_TOOLS } from './account-tools.ts';
import { WORK_TOOLS } from './account-work.ts';
import { changePictureTool } from './change-picture.ts';
import { GAME_TOOLS } from './game-tools.ts';
import { TURN_LIMITS, type TurnLimits } from './limits.ts';
import { runTurn } from './loop.ts';
import type { AgentModel } from './model.ts';
import { openModel } from './models/index.ts';
import { openGameTool } from './open-game.ts';
import { pictureTool } from './picture-tool.ts';
import type { Operations } from './port.ts';
import { OWN_TOOLS } from './tools.ts';

const TOOLS = [
  ...OWN_TOOLS,
  ...ACCOUNT_TOOLS,
  ...ACCOUNT_LOOKS,
  ...WORK_TOOLS,
  pictureTool,
  changePictureTool,
  ...GAME_TOOLS,
  openGameTool,
];

/** What the composition root opens for it. */
export interface AgentDoors {
  readonly store: ChatStore;
  readonly operations: Operations;
  readonly close: () => Promise<void>;
}

/** One question to a model, without a conversation and without tools. */
interface Question {
  readonly system: string;
  readonly text: string;
  /** Raw base64 PNG. */
  readonly pictures?: readonly string[];
  readonly signal: AbortSignal;
}

export interface Agent {
  answer(
    payload: ChatTurnPayload,
    job: { readonly id: string; readonly accountId: string; readonly attempt: number },
    signal: AbortSignal,
    onStage: (stage: string, fraction: number) => void,
  ): Promise<void>;
  /** Absent where no model is configured. Throws ModelError with words for the user. */
  readonly ask?: (question: Question) => Promise<string>;
  close(): Promise<void>;
}

const asked = async (model: AgentModel, { system, text, pictures = [], signal }: Question): Promise<string> => {
  const turns = [{ role: 'user' as const, text, ...(pictures.length ? { pictures } : {}) }];
  const quiet = { tools: [], projectId: null, price: async () => 0, onText: () => {} };
  return (await model.next({ system, turns, signal, ...quiet })).text;
};

/** `open` is called with the first message: most workers never have one, and the operations take memory. */
export function openAgent(
  config: AgentConfig,
  open: () => Promise<AgentDoors>,
  limits: Partial<TurnLimits> = {},
): Agent {
  const all = { ...TURN_LIMITS, generations: config.maxGenerations, confirmAbove: config.confirmAbove, ...limits };
  const model = openModel(config.endpoint, all.silenceMs);
  let doors: Promise<AgentDoors> | undefined;
  const opened = () => {
    doors ??= open().catch((error: unknown) => {
      doors = undefined;
      throw error;
    });
    return doors;
  };
  return {
    answer: async ({ messageId, tokenId, publicUrl, gamesUrl }, job, signal, onStage) => {
      const { store, operations } = await opened();
      await runTurn(
        { model, store, operations, ownTools: TOOLS, limits: all },
        { messageId, tokenId, accountId: job.accountId, job, links: { publicUrl, gamesUrl }, signal, onStage },
      );
    },
    ...(config.endpoint ? { ask: (question: Question) => asked(model, question) } : {}),
    close: async () => void (await (await doors?.catch(() => undefined))?.close()),
  };
}
