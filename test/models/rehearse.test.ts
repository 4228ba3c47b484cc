import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A Python with models/train/requirements.txt installed, for example .venv/bin/python. */
const python = process.env.PIXELKILN_TRAIN_PYTHON;
const why = python ? '' : ' (skipped: set PIXELKILN_TRAIN_PYTHON to a Python that has torch)';

it.skipIf(!python)(
  `the training rehearsal: train, resume, evaluate, export, compare${why}`,
  { timeout: 180_000 },
  async () => {
    const script = fileURLToPath(new URL('../../models/train/rehearse.py', import.meta.url));
    const { stdout } = await promisify(execFile)(python!, [script], { timeout: 170_000 });
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(report.rows).toEqual(['concept', 'words']);
    expect(report.onnx_difference).toBeLessThan(1e-4);
    expect(report.val_accuracy).toBeGreaterThan(report.majority + 0.2);
  },
);
