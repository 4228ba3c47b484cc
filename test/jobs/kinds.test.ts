import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobError, refuseGaps } from '../../src/jobs/contract.ts';
import { jobKind } from '../../src/jobs/job-kind.ts';
import { KINDS } from '../../src/jobs/kinds/index.ts';
import { createHandlers } from '../../workers/handlers/index.ts';
import { DrawFailed, type EngineHost } from '../../workers/thread/host.ts';
import { bindHandlers } from '../../workers/tools.ts';

describe('a list of a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-kinds-'));
    for (const file of ['index.ts', 'draw-tile.ts', 'chat.ts']) await writeFile(path.join(folder, file), '');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    [{ drawTile: 1 }, 'chat is not listed'],
    [{ chat: 1, drawTile: 1, paint: 1 }, 'paint has no file'],
    [{ drawTile: 1, paint: 1 }, 'chat is not listed; paint has no file'],
  ])('%j: %s', (list, problem) => {
    expect(() => refuseGaps(folder, list)).toThrow(`index.ts: ${problem}`);
  });

  test('that names each file is accepted', () => {
    expect(() => refuseGaps(folder, { drawTile: 1, chat: 1 })).not.toThrow();
  });

  test('is not looked at where the program was bundled and there is no folder', () => {
    expect(() => refuseGaps(path.join(folder, 'gone'), { paint: 1 })).not.toThrow();
  });
});

test('a worker does not start without a handler for each kind, and names the one that lacks', () => {
  expect(() => bindHandlers({ ...KINDS, rotate: undefined } as never, (job) => job as never)).toThrow(
    'No handler for rotate',
  );
});

test('a kind says what differs from the usual', () => {
  expect(jobKind<{ n: number }>({ estimate: ({ n }) => n })).toMatchObject({
    attempts: 3,
    priority: 'STANDARD',
    lane: 'engine',
    interruptible: true,
  });
  expect(jobKind({ estimate: () => 1, attempts: 1, lane: 'waiting', interruptible: false })).toMatchObject({
    attempts: 1,
    lane: 'waiting',
    interruptible: false,
  });
});

test('what the engine cannot draw fails the job with its words; what breaks does not', async () => {
  const steps: unknown[] = [];
  const tools = {
    job: { id: 'j', accountId: 'a', attempt: 1 },
    signal: new AbortController().signal,
    progress: (...step: unknown[]) => void steps.push(step),
  };
  const failing = (error: Error): EngineHost => ({
    run: async (_task, _request, _signal, onStep) => {
      onStep({ stage: 'sketching', fraction: 0.5 });
      throw error;
    },
    close: async () => {},
  });
  const estimate = (error: Error) =>
    createHandlers({
      engine: failing(error),
      storage: undefined as never,
      sandboxes: undefined as never,
      agent: undefined as never,
    }).estimateSkeleton({ image: '' }, tools);
  await expect(estimate(new DrawFailed('There is nothing in it.', true))).rejects.toEqual(
    new JobError('There is nothing in it.', { code: 'UNUSABLE_INPUT' }),
  );
  await expect(estimate(new DrawFailed('undefined is not a function', false))).rejects.toBeInstanceOf(DrawFailed);
  expect(steps[0]).toEqual(['sketching', 0.5, undefined, undefined]);
});
