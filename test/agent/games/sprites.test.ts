import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { decodeImage, encodePng } from '../../../src/pixels/index.ts';
import { newGame, templateOf } from '../../../workers/agent/games/index.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-sprites-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const [LINE, INSIDE] = [
  [40, 10, 30, 255],
  [220, 60, 60, 255],
];

/** A disc of `side` pixels with a line of one pixel around it. */
function disc(side: number): Buffer {
  const data = new Uint8ClampedArray(side * side * 4);
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const far = Math.hypot(x - middle, y - middle);
      if (far <= middle) data.set(far > middle - 1.2 ? LINE! : INSIDE!, (y * side + x) * 4);
    }
  return encodePng({ width: side, height: side, data });
}

test('a thing that is drawn larger than its slot keeps its line all around when the game is built', async () => {
  for (const [file, text] of templateOf('platformer').files(newGame('platformer', { title: 'Fox' }))) {
    if (!file.startsWith('tools/')) continue;
    fs.mkdirSync(path.join(dir, 'tools'), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  fs.mkdirSync(path.join(dir, 'assets/pickup'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'assets/pickup/picture-0.png'), disc(30));
  const { makeSprites } = await import(pathToFileURL(path.join(dir, 'tools/sprites.mjs')).href);
  const { pickup } = makeSprites(path.join(dir, 'assets'), path.join(dir, 'out'), { pickup: 14 });
  expect(pickup).toMatchObject({ width: 14, height: 14, count: 1 });
  const { width, height, data } = await decodeImage(fs.readFileSync(path.join(dir, 'out/pickup.png')));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? [0, 0, 0, 0]
      : [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  let [edge, line] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isEdge = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].some((beside) => beside[3] === 0);
      if (at(x, y)[3] === 0 || !isEdge) continue;
      edge++;
      if (at(x, y)[0] === LINE![0]) line++;
    }
  expect(edge).toBeGreaterThan(30);
  // the most usual of the pixels that become one keeps 0.6 of them
  expect(line / edge).toBeGreaterThan(0.75);
});
