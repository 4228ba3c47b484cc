/**
 * Draws the prompts of a list to sheets for judging: npx tsx test/bench/typed.ts FOLDER half [class or ''] list.tsv
 * A line of the list: class, size in pixels (64 or 192x128), half, prompt. Writes FOLDER/NN.png, twenty (of wide ones twelve) numbered pictures each, enlarged
 * by whole factors, and FOLDER/prompts.json: number, prompt, what it was drawn as, unknown words, milliseconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const TEXT = 30;
/** What is asked for with the place around it; the rest is cut out, as for a game's sheet. */
const IN_PLACE = new Set(['scene', 'scenes', 'multi', 'several', 'building', 'buildings']);

const [folder, half, only = '', list] = process.argv.slice(2);
if (!folder || !list) throw new Error("Where to, and of what? npx tsx test/bench/typed.ts FOLDER half '' list.tsv");
mkdirSync(folder, { recursive: true });
const prompts = readFileSync(list, 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([kind, size, part, prompt]) => ({ kind: kind!, size: size!, part: part!, prompt: prompt! }))
  .filter(({ kind, part }) => part === half && (!only || kind === only));

/** Wide pictures have large cells, twelve a sheet. */
const widest = Math.max(...prompts.flatMap(({ size }) => size.split('x').map(Number)));
const WIDE = 130;
const [CELL, COLUMNS, ROWS] = widest > WIDE ? [Math.max(560, widest + TEXT + 8), 3, 4] : [300, 5, 4];

const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const tools = {
  words,
  guess: createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words),
};

const escaped = (text: string) => text.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`);

async function cellOf({ width, height, data }: Rgba, label: string): Promise<Buffer> {
  const scale = Math.max(1, Math.floor((CELL - TEXT - 8) / Math.max(width, height)));
  const image = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const lines = label.match(new RegExp(`.{1,${Math.floor(CELL / 6.8)}}(?:\\s|$)`, 'g')) ?? [label];
  const text = lines.slice(0, 2).map((line, i) => `<text x="4" y="${12 + i * 13}">${escaped(line)}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${TEXT}" font-family="sans-serif" font-size="12">${text.join('')}</svg>`;
  return sharp({ create: { width: CELL, height: CELL, channels: 4, background: '#b8bcc8' } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: image, left: Math.floor((CELL - width * scale) / 2), top: TEXT + 2 },
    ])
    .png()
    .toBuffer();
}

const facts: object[] = [];
let cells: Buffer[] = [];
let page = 0;
const write = async () => {
  if (!cells.length) return;
  const at = cells.map((input, i) => ({
    input,
    left: (i % COLUMNS) * CELL,
    top: Math.floor(i / COLUMNS) * CELL,
  }));
  const height = Math.ceil(cells.length / COLUMNS) * CELL;
  await sharp({ create: { width: COLUMNS * CELL, height, channels: 4, background: '#b8bcc8' } })
    .composite(at)
    .png()
    .toFile(path.join(folder, `${String(++page).padStart(2, '0')}.png`));
  cells = [];
};
for (const [i, { kind, size, prompt }] of prompts.entries()) {
  const began = performance.now();
  const [width = 64, height = width] = size.split('x').map(Number);
  const request = { description: prompt, width, height, seed: i + 1, noBackground: !IN_PLACE.has(kind) };
  const { image, brief } = await draw(request, tools);
  const { drawnAs, unknown: unknownWords } = brief;
  const ms = Math.round(performance.now() - began);
  facts.push({ number: i + 1, class: kind, size, prompt, drawnAs, unknownWords, ms });
  cells.push(await cellOf(image, `${i + 1} [${size}] ${prompt}`));
  if (cells.length === COLUMNS * ROWS) await write();
}
await write();
writeFileSync(path.join(folder, 'prompts.json'), `${JSON.stringify(facts, null, 1)}\n`);
