/**
 * Draws characters from words to a sheet for judging: npx tsx test/bench/creatures.ts SHEET.png SIZE WORDS…
 * A row each: eight sides from the south round by the east, four frames of a walk to the east, three of a punch to the
 * south-east, one of breathing. What each was drawn as is printed, and how long its sides took.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DIRECTIONS, type Direction } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { animateCharacter, type CharacterRequest, drawCharacter } from '../../workers/engine/character/index.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const MOTIONS: readonly (readonly [template: string, direction: Direction, frames: readonly number[]])[] = [
  ['walking-8-frames', 'east', [0, 2, 4, 6]],
  ['cross-punch', 'south-east', [1, 3, 4]],
  ['breathing-idle', 'south', [1]],
];
const COLUMNS = DIRECTIONS.length + MOTIONS.reduce((sum, [, , frames]) => sum + frames.length, 0);
const TEXT = 16;

const [sheet, said, ...descriptions] = process.argv.slice(2);
if (!sheet || descriptions.length === 0) throw new Error('npx tsx test/bench/creatures.ts SHEET.png SIZE WORDS…');
const size = Number(said);
const side = Math.ceil((size * 1.4) / 4) * 4;
const scale = size <= 48 ? 2 : 1;
const cell = side * scale + 2;

const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const models = await openModels(modelsDir, { device: 'cpu', log: () => {} });
const tools = { words, guess: createConceptGuesser(models, words), models };

const enlarged = ({ data, width, height }: Rgba): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(side * scale, side * scale, { kernel: 'nearest', fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
const labelled = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * cell}" height="${TEXT}" font-family="sans-serif" font-size="12"><text x="4" y="12">${text.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`)}</text></svg>`,
  );

const placed: { input: Buffer; left: number; top: number }[] = [];
for (const [row, description] of descriptions.entries()) {
  const request: CharacterRequest = {
    mode: 'standard',
    template: 'mannequin',
    description,
    edits: [],
    size,
    width: side,
    height: side,
    directions: DIRECTIONS,
    view: 'low top-down',
    oblique: false,
    isometric: false,
    textGuidance: 8,
    matchStyleSize: false,
    keepPalette: false,
    seed: 7 + row,
  };
  const began = performance.now();
  const { rotations, plan } = await drawCharacter(request, tools);
  const ms = Math.round(performance.now() - began);
  const top = row * (cell + TEXT);
  const told = `${description}: ${plan.brief.drawnAs} (${plan.brief.kind}), ${ms} ms`;
  console.log(told);
  placed.push({ input: labelled(told), left: 0, top });
  const images = DIRECTIONS.map((direction) => rotations.get(direction)!.image);
  for (const [template, direction, shown] of MOTIONS) {
    const how = { freedom: 0, textGuidance: 8, keepFirstFrame: false, best: false, seed: 1 };
    const { frames } = await animateCharacter(request, { template, direction, frameCount: 8, ...how }, tools);
    images.push(...shown.map((i) => frames[i]!.image));
  }
  for (const [column, image] of images.entries())
    placed.push({ input: await enlarged(image), left: column * cell, top: top + TEXT });
}
await sharp({
  create: {
    width: COLUMNS * cell,
    height: descriptions.length * (cell + TEXT),
    channels: 4,
    background: '#b8bcc8',
  },
})
  .composite(placed)
  .png()
  .toFile(sheet);
await models.dispose();
