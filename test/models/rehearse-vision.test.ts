import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A Python with models/train/requirements.txt installed, for example .venv/bin/python. */
const python = process.env.PIXELKILN_TRAIN_PYTHON;
const why = python ? '' : ' (skipped: set PIXELKILN_TRAIN_PYTHON to a Python that has torch)';
const cwd = fileURLToPath(new URL('../../models/train', import.meta.url));

it.skipIf(!python).each([
  ['keypoints', ['keypoints']],
  ['mask', ['mask']],
  ['turn', ['turn', 'turn-exemplars']],
] as const)(
  `the rehearsal of %s: train, resume, evaluate, export, compare${why}`,
  { timeout: 240_000 },
  async (id, rows) => {
    const { stdout } = await promisify(execFile)(python!, ['-m', `${id}.rehearse`], { cwd, timeout: 230_000 });
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(report.rows).toEqual(rows);
    expect(report.onnx_difference).toBeLessThan(1e-3);
    expect(report.last_loss).toBeLessThan(report.first_loss);
  },
);
