/** What is asked at the desk, in the order in which it is looked through: of two rows that fit alike the first one answers. */
import { ACCOUNT_TOPICS } from './account.ts';
import { CRAFT_TOPICS } from './craft.ts';
import { FILE_TOPICS } from './files.ts';
import { GAME_TOPICS } from './games.ts';
import { JOB_TOPICS } from './jobs.ts';
import { LIBRARY_TOPICS } from './library.ts';
import { MONEY_TOPICS } from './money.ts';
import { SERVICE_TOPICS } from './service.ts';
import type { Topic } from './topic.ts';

export const TOPICS: readonly Topic[] = [
  ...MONEY_TOPICS,
  ...ACCOUNT_TOPICS,
  ...JOB_TOPICS,
  ...LIBRARY_TOPICS,
  ...FILE_TOPICS,
  ...GAME_TOPICS,
  ...CRAFT_TOPICS,
  ...SERVICE_TOPICS,
];
