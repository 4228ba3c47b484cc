/**
 * How much there is to see: `node test/bench/edge-density.ts [folder of text2sprite]` prints one JSON object.
 * `edges`: the share of neighbouring opaque pixels (beside and below) whose colours differ. `lone`: the share of opaque pixels
 * unlike all eight neighbours. `ms`: processor time of a picture. Subjects are drawn at several sizes; sprites of people's hands stand next to them, at their own.
 */
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { readSprites } from './sprite-sets.ts';
import { quantiles } from './stand.ts';

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  people: [
    'a brave knight with a red cape', 'an old wizard with a staff', 'an elf archer', 'an orc warrior with an axe',
    'an old king with a crown', 'a ninja', 'a princess in a pink dress', 'a pirate captain', 'a skeleton', 'a farmer with a pitchfork',
    'a robot', 'a viking',
  ],
  beasts: ['a grey wolf', 'a lion', 'a brown bear', 'a red fox', 'a white horse', 'a deer', 'a sheep', 'a green dragon'],
  buildings: ['a small house', 'a castle', 'a stone tower', 'a windmill', 'a barn', 'a blacksmith shop', 'a lighthouse', 'a church'],
  things: [
    'a wooden treasure chest', 'a steel sword', 'a blue potion', 'an oak tree', 'a barrel', 'a campfire', 'a lantern', 'a spell book',
    'a mushroom', 'a wooden chair', 'a cannon', 'a red apple',
  ],
}; // biome-ignore format: lists
const SIZES = [32, 48, 64, 96, 128, 192, 256] as const;
/** What is asked of 64, 128 and 256 px. */
const BARS: Readonly<Record<string, readonly number[]>> = {
  people: [0.45, 0.37, 0.28],
  beasts: [0.45, 0.37, 0.28],
  buildings: [0.45, 0.37, 0.28],
  things: [0.36, 0.28, 0.22],
};

export interface Density {
  readonly edges: number;
  readonly lone: number;
}

export function densityOf({ width, height, data }: Rgba): Density {
  const colour = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const opaque = (i: number): boolean => data[i * 4 + 3]! > 0;
  let pairs = 0;
  let differ = 0;
  let pixels = 0;
  let lone = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!opaque(i)) continue;
      pixels++;
      for (const j of [x + 1 < width ? i + 1 : -1, y + 1 < height ? i + width : -1]) {
        if (j < 0 || !opaque(j)) continue;
        pairs++;
        if (colour[i] !== colour[j]) differ++;
      }
      let alone = true;
      for (let dy = -1; alone && dy <= 1; dy++)
        for (let dx = -1; alone && dx <= 1; dx++) {
          const [X, Y] = [x + dx, y + dy];
          if ((dx || dy) && X >= 0 && Y >= 0 && X < width && Y < height && colour[Y * width + X] === colour[i])
            alone = false;
        }
      if (alone) lone++;
    }
  }
  return { edges: differ / Math.max(1, pairs), lone: lone / Math.max(1, pixels) };
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
const rounded = (x: number): number => Math.round(x * 1000) / 1000;
const summary = (all: readonly Density[]) => ({
  edges: rounded(mean(all.map((d) => d.edges))),
  lone: rounded(mean(all.map((d) => d.lone))),
});

async function drawnBySize() {
  const classes: Record<string, Record<string, Density>> = {};
  const times: Record<string, unknown> = {};
  const lone: Record<string, number> = {};
  for (const size of SIZES) {
    const ms: number[] = [];
    const all: Density[] = [];
    for (const [name, prompts] of Object.entries(SUBJECTS)) {
      const found: Density[] = [];
      for (const description of prompts) {
        const request = { description, width: size, height: size, seed: 1, noBackground: true };
        const before = process.cpuUsage();
        const { image } = await draw(request);
        const { user, system } = process.cpuUsage(before);
        ms.push((user + system) / 1000);
        found.push(densityOf(image));
      }
      classes[name] = { ...classes[name], [size]: summary(found) };
      all.push(...found);
    }
    lone[size] = summary(all).lone;
    times[size] = quantiles(ms);
  }
  return { classes, lone, ms: times };
}

/** Every so many of a set's sprites of 48 to 128 px that stand free; 40 in all. */
async function sprites(folder: string) {
  const out: Record<string, { count: number } & Density> = {};
  const found: { side: number; density: Density }[] = [];
  for (const part of ['tuxemon', 'cdda', 'iso', 'tmw', 'superpowers']) {
    const own = (await readSprites(folder, part, 'train')).filter(
      ({ image, background }) => !background && Math.max(image.width, image.height) >= 48,
    );
    for (let i = 0; i < 8; i++) {
      const sprite = own[Math.floor(((i + 0.5) * own.length) / 8)];
      if (sprite)
        found.push({ side: Math.max(sprite.image.width, sprite.image.height), density: densityOf(sprite.image) });
    }
  }
  for (const [name, least, most] of [
    ['48-72', 48, 72],
    ['73-128', 73, 128],
  ] as const) {
    const own = found.filter(({ side }) => side >= least && side <= most).map(({ density }) => density);
    out[name] = { count: own.length, ...summary(own) };
  }
  return out;
}

const folder = process.argv[2];
const drawn = await drawnBySize();
process.stdout.write(
  `${JSON.stringify({ bars: { sizes: [64, 128, 256], ...BARS }, ...drawn, ...(folder ? { sprites: await sprites(folder) } : {}) }, null, 1)}\n`,
);
