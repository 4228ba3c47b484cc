import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { openKiln } from '../../workers/engine/kiln/open.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

/** A Python with models/train/requirements.txt installed, for example .venv/bin/python. */
const python = process.env.PIXELKILN_TRAIN_PYTHON;
const why = python ? '' : ' (skipped: set PIXELKILN_TRAIN_PYTHON to a Python that has torch)';
const cwd = fileURLToPath(new URL('../../models/train', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'kiln-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The colours of models/train/kiln/rehearse.py. */
const COLOURS = { red: [220, 40, 40], green: [50, 190, 60], blue: [50, 70, 220], yellow: [235, 215, 60] } as const;

/** Which of the colours the middle of a picture is nearest to. */
function colourOf({ width, height, data }: Rgba): string {
  const at = (width * (height / 2) + width / 2) * 4;
  const far = (colour: readonly number[]) => colour.reduce((sum, v, c) => sum + (v - data[at + c]!) ** 2, 0);
  return Object.entries(COLOURS).sort(([, a], [, b]) => far(a) - far(b))[0]![0];
}

/** About a minute of one idle core; the limits leave room for a busy machine. */
it.skipIf(!python)(
  `kiln from nothing: train, stop and resume, distil, export, and pictures drawn by the service${why}`,
  { timeout: 900_000 },
  async () => {
    const { stdout } = await promisify(execFile)(python!, ['-m', 'kiln.rehearse', '--keep', folder], {
      cwd,
      timeout: 880_000,
    });
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(report.rows).toEqual(['kiln', 'kiln-context', 'kiln-student', 'words']);
    expect(report.resumed_difference).toBe(0);
    expect(report.onnx_difference).toBeLessThan(1e-3);
    expect(report.last_loss).toBeLessThan(report.first_loss);

    const models = await openModels(folder, { device: 'cpu' });
    const painter = openKiln(models, loadWordVectors(folder), { device: 'cpu' })!.painterFor('text')!;
    const asked = Object.keys(COLOURS).flatMap((colour) => ['box', 'ball'].map((thing) => ({ colour, thing })));
    const drawn: string[] = [];
    for (const [seed, { colour, thing }] of asked.entries()) {
      const image = await painter.paint({ description: `${colour} ${thing}`, width: 16, height: 16, seed });
      expect([image.width, image.height]).toEqual([16, 16]);
      drawn.push(colourOf(image));
    }
    const right = drawn.filter((colour, i) => colour === asked[i]!.colour).length;
    expect(right, `asked ${asked.map((a) => a.colour)}, drew ${drawn}`).toBeGreaterThan(asked.length / 2);
    await models.dispose();
  },
);
