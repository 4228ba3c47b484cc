import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DrawFailed, type EngineHost, openEngine } from '../../workers/thread/host.ts';

const SILENCE_MS = 400;

describe('a thread that hangs', () => {
  let host: EngineHost;
  const lines: string[] = [];
  beforeEach(async () => {
    const program = new URL('./hanging-thread.mjs', import.meta.url);
    host = await openEngine({
      modelsDir: '',
      device: 'cpu',
      log: (line) => lines.push(line),
      silenceMs: SILENCE_MS,
      program,
    });
  });
  afterEach(() => host.close());
  const draw = (seed: number, stages: string[] = []) =>
    host.run('estimateSkeleton', { seed } as never, new AbortController().signal, ({ stage }) => stages.push(stage));

  test('is replaced, its work fails so that it can be tried again, and other work is done', async () => {
    const stages: string[] = [];
    const began = Date.now();
    await expect(draw(0, stages)).rejects.toBeInstanceOf(DrawFailed);
    expect(Date.now() - began).toBeGreaterThanOrEqual(SILENCE_MS);
    expect(stages).toEqual(['sketching']);
    expect(lines).toEqual(['engine thread said nothing for 0.4 seconds and is replaced']);
    expect(await draw(7)).toEqual({ seed: 7 });
  });

  test('one that has nothing to do may be silent', async () => {
    expect(await draw(3)).toEqual({ seed: 3 });
    await new Promise((resolve) => setTimeout(resolve, 2 * SILENCE_MS));
    expect(await draw(4)).toEqual({ seed: 4 });
    expect(lines).toHaveLength(1);
  });
});
