import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A Python with models/train/requirements.txt installed, for example .venv/bin/python. */
const python = process.env.PIXELKILN_TRAIN_PYTHON;
const why = python ? '' : ' (skipped: set PIXELKILN_TRAIN_PYTHON to a Python that has torch)';
const cwd = fileURLToPath(new URL('../../models/train', import.meta.url));

it.skipIf(!python)(
  `the rehearsal of kiln's evaluation: evaluator, export, a random kiln, all measures${why}`,
  { timeout: 240_000 },
  async () => {
    const { stdout } = await promisify(execFile)(python!, ['-W', 'ignore', '-m', 'kiln.evaluate.rehearse'], {
      cwd,
      timeout: 230_000,
    });
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(report.rows).toEqual(['evaluator-image', 'evaluator-text']);
    expect(report.onnx_difference).toBeLessThan(1e-3);
    expect(report.real).toBeGreaterThan(3 * report.chance);
    expect(report.frechet.kiln).toBeGreaterThan(report.frechet.real);
  },
);
