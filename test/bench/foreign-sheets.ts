/**
 * Contact sheets of sprites by other artists, to be judged by eye: each from eight sides, walking, striking, edited.
 * Run: npx tsx test/bench/foreign-sheets.ts --text2sprite FOLDER --motion FOLDER --out FOLDER [--set judgedOnce16]
 * (lists of foreign-sprites.json, which says of each how it was judged) [--only turns,walks,attacks,edits] [--ids a,b] [--split val] [--pngs FOLDER, whose "pack:name.png" are sprites of no data set]
 * [--does "casts a spell"], what walks and attacks do instead; [--rows 15], sprites on a sheet at most; each row begins with the sprite's number in its list
 * [--edits "a golden crown,add wings", or "own": those that the set says of each].
 * What was refused is left empty and its reason is printed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIRECTIONS, type Direction } from '../../src/domain/words.ts';
import { decodeImage } from '../../src/pixels/decode.ts';
import { createImage, crop, hardenAlpha, opaqueBounds, overlay } from '../../src/pixels/image.ts';
import { encodePng } from '../../src/pixels/png.ts';
import { enlarge } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { editPicture } from '../../workers/engine/reference/edit/index.ts';
import { animatePicture } from '../../workers/engine/reference/lift/animate-picture.ts';
import { turnAround } from '../../workers/engine/reference/turn/index.ts';
import { readRotations, readSprites } from './sprite-sets.ts';

const { values: options } = parseArgs({
  options: {
    text2sprite: { type: 'string' },
    motion: { type: 'string' },
    out: { type: 'string' },
    set: { type: 'string', default: 'judgedOnce16' },
    only: { type: 'string', default: 'turns,walks,attacks,edits' },
    ids: { type: 'string' },
    split: { type: 'string', default: 'val,train' },
    pngs: { type: 'string' },
    edits: { type: 'string' },
    does: { type: 'string' },
    zoom: { type: 'string', default: '3' },
    rows: { type: 'string', default: '15' },
  },
});
const { text2sprite, motion, out } = options;
if (!text2sprite || !motion || !out) throw new Error('Say --text2sprite, --motion and --out, a folder each.');

const lists = JSON.parse(await readFile(new URL('./foreign-sprites.json', import.meta.url), 'utf8'));
/** A list of ids, or ids with the edits that are to be drawn of each. */
type List = readonly string[] | Readonly<Record<string, readonly string[]>>;
function idsOf(name: string): readonly string[] {
  const list = lists[name] as List;
  return Array.isArray(list) ? list : Object.keys(list);
}
const ids: string[] = options.ids?.split(',') ?? options.set.split(',').flatMap(idsOf);

/** Sprites of text2sprite by part: each part is read once. */
const parts = new Map<string, Promise<Map<string, Rgba>>>();
function partOf(name: string): Promise<Map<string, Rgba>> {
  const part =
    parts.get(name) ??
    Promise.all(options.split.split(',').map((split) => readSprites(text2sprite!, name, split))).then(
      (all) => new Map(all.flat().map((s) => [s.id, s.image])),
    );
  parts.set(name, part);
  return part;
}

/** The sprite, trimmed, on a canvas with room around it; undefined for one that is in no data set. */
async function spriteOf(id: string): Promise<Rgba | undefined> {
  const [part, subject] = id.split(':');
  let image: Rgba | undefined;
  if (subject === undefined) image = (await partOf(id.slice(0, id.lastIndexOf('-')))).get(id);
  else if (Number.isInteger(Number(subject))) {
    const sides = await readRotations(motion!, part!, Number(subject));
    image = [sides.get(0), ...sides.values()].find((side) => side && opaqueBounds(side));
  } else if (options.pngs) {
    const bytes = await readFile(path.join(options.pngs, `${id}.png`)).catch(() => undefined);
    image = bytes && (await decodeImage(bytes));
  }
  if (!image) return undefined;
  const alone = crop(hardenAlpha(image), opaqueBounds(image)!);
  const side = Math.max(16, Math.ceil((Math.max(alone.width, alone.height) + 4) / 8) * 8);
  const canvas = createImage(side, side);
  overlay(canvas, alone, (side - alone.width) >> 1, side - 2 - alone.height);
  return canvas;
}

const models = await openModels(new URL('../../models', import.meta.url).pathname, { device: 'cpu' });

const EDITS = [
  'give him a blue wizard hat',
  'holding a round shield',
  'add wings',
  'remove the sword',
  'make the armour golden',
  'give him a red cape',
];

const OWN_EDITS = Object.assign(
  {},
  ...Object.values<List>(lists).filter((list) => typeof list === 'object' && !Array.isArray(list)),
) as Readonly<Record<string, readonly string[]>>;

function editsFor(place: number): readonly string[] {
  return options.edits === 'own' ? (OWN_EDITS[ids[place]!] ?? EDITS) : (options.edits?.split(',') ?? EDITS);
}

/** What each sheet shows of a sprite, picture by picture; a reason in words where it was refused. */
const SHEETS: Record<string, (sprite: Rgba, place: number) => Promise<readonly (Rgba | string)[]>> = {
  turns: async (sprite) => {
    const { width, height } = sprite;
    const request = { image: sprite, direction: 'south', view: 'low top-down', width, height, seed: 1 } as const;
    const { images } = await turnAround({ models }, { ...request, directions: DIRECTIONS as readonly Direction[] });
    return [...images.values()];
  },
  walks: (sprite) => moving(sprite, 'walk'),
  attacks: (sprite) => moving(sprite, 'attack'),
  edits: (sprite, place) =>
    Promise.all(
      editsFor(place).map((words) =>
        editPicture(models, sprite, words, { seed: 1 }).then(
          ({ image }) => image,
          (refused: Error) => `${words}: ${refused.message}`,
        ),
      ),
    ),
};

async function moving(sprite: Rgba, action: string): Promise<readonly Rgba[]> {
  const { width, height } = sprite;
  const request = {
    first: sprite,
    action: options.does ?? action,
    width,
    height,
    frames: 8,
    between: false,
    seed: 1,
  } as const;
  return (await animatePicture({ models }, request)).frames;
}

/** Sprites a sheet has at most; each row begins with the sprite's number and the sprite itself. */
const ROWS = Number(options.rows);
const GAP = 3;

/** The digits 0 to 9, five rows of three pixels each. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717'];

/** A number in black. */
function numberOf(n: number): Rgba {
  const digits = [...String(n)].map(Number);
  const image = createImage(8, 5);
  digits.forEach((digit, k) => {
    [...DIGITS[digit]!].forEach((row, y) => {
      for (let x = 0; x < 3; x++)
        if (Number(row) & (4 >> x)) image.data.set([0, 0, 0, 255], (y * image.width + k * 4 + x) * 4);
    });
  });
  return image;
}

function sheetOf(rows: readonly (readonly Rgba[])[]): Rgba {
  const heights = rows.map((row) => Math.max(...row.map((image) => image.height)));
  const width = Math.max(...rows.map((row) => row.reduce((sum, image) => sum + image.width + GAP, GAP)));
  const sheet = createImage(
    width,
    heights.reduce((sum, h) => sum + h + GAP, GAP),
  );
  // A ground that few sprites have: on plain grey a grey cape is a hole.
  for (let i = 0; i < sheet.data.length; i += 4) sheet.data.set([112, 132, 118, 255], i);
  let y = GAP;
  rows.forEach((row, k) => {
    let x = GAP;
    for (const image of row) {
      overlay(sheet, image, x, y);
      x += image.width + GAP;
    }
    y += heights[k]! + GAP;
  });
  return enlarge(sheet, Number(options.zoom));
}

await mkdir(out, { recursive: true });
for (const name of options.only.split(',')) {
  const rows: Rgba[][] = [];
  const finish = async (): Promise<void> => {
    if (rows.length === 0) return;
    written++;
    await writeFile(path.join(out, `${name}-${written}.png`), encodePng(sheetOf(rows)));
    rows.length = 0;
  };
  let written = 0;
  for (const [i, id] of ids.entries()) {
    const sprite = await spriteOf(id);
    if (!sprite) {
      process.stdout.write(`${name} ${i} ${id}: in no data set\n`);
      continue;
    }
    const made = await SHEETS[name]!(sprite, i).catch((refused: Error) => [refused.message]);
    const why = made.filter((one) => typeof one === 'string');
    process.stdout.write(`${name} ${i + 1} ${id}${why.length ? `: ${why.join(' | ')}` : ''}\n`);
    const empty = createImage(sprite.width, sprite.height);
    rows.push([numberOf(i + 1), sprite, ...made.map((one) => (typeof one === 'string' ? empty : one))]);
    if (rows.length === ROWS) await finish();
  }
  await finish();
}
await models.dispose();
