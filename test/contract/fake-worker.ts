import type { StoredUiKit } from '../../src/domain/ui.ts';
import type { Handlers, JobTools, MadeImage } from '../../src/jobs/contract.ts';
import { JobError } from '../../src/jobs/contract.ts';
import { encodePng } from '../../src/pixels/index.ts';

/** How long a "slow" drawing takes, in milliseconds. */
const SLOW_MS = 1_000;

/** One flat colour: the seed is the red of it. From row `below` on it is another. */
function flat(width: number, height: number, seed: number, below = height): MadeImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < data.length; i += 4) data[i] = (seed + (i / 4 < below * width ? 0 : 1)) % 256;
  return {
    png: encodePng({ width, height, data }),
    width,
    height,
    seed,
    engine: 'fake',
    brief: { drawnAs: 'one colour', unknown: [] },
    palette: ['#ffffff'],
  };
}

/** A kit of one part. */
const FLAT_KIT: StoredUiKit = {
  theme: 'wood',
  pixel: 1,
  parts: [
    {
      name: 'panel',
      group: 'panel',
      frame: { x: 0, y: 0, width: 60, height: 60 },
      slice: { left: 18, top: 18, right: 18, bottom: 18 },
    },
  ],
  layers: [
    {
      id: 'panel',
      kind: 'panel',
      box: { x: 0, y: 0, width: 64, height: 64 },
      frame: { x: 0, y: 0, width: 64, height: 64 },
    },
  ],
  animations: [],
  inks: Object.fromEntries(
    ['panel', 'button', 'primary', 'disabled', 'plate', 'tooltip'].map((on) => [on, { colour: '#ffffff' }]),
  ),
};

/** Each a little redder than the one before. */
const frames = (count: number, width: number, height: number, seed: number): MadeImage[] =>
  Array.from({ length: count }, (_, i) => flat(width, height, seed + i));

/** Labels of the pictures of an object of so many sides. */
const SIDES = {
  1: ['unknown'],
  8: ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'],
} as const;

/** Does what the words ask: waits, fails, or waits until it is cancelled. */
async function obey(words: string, { progress, signal }: JobTools): Promise<void> {
  progress('sketching', 0.05);
  if (words.includes('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (words.includes('broken')) throw new JobError('This cannot be drawn.');
  // what was cancelled before it began is told nothing more
  if (words.includes('hang') && !signal.aborted)
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** What a job keeps of an action that is told more fully. */
const fuller = (action: string, asked: boolean | undefined) =>
  asked ? { enhanced: { prompt: `${action}, smoothly`, contradictions: [] } } : {};

/**
 * A worker that draws flat colours at once. A description that contains "slow" takes a while, "broken" fails for the
 * user, "hang" waits until it is cancelled.
 */
export const fakeWorker: Handlers = {
  generateImage: async ({ description, width, height, seed, enhance }, tools) => {
    await obey(description, tools);
    const enhanced = { prompt: `${description}, at sunset`, contradictions: [] };
    return { images: [flat(width, height, seed)], ...(enhance ? { data: { enhanced } } : {}) };
  },
  generateImages: async ({ description, width, height, count, seed }, tools) => {
    await obey(description, tools);
    return { images: frames(count, width, height, seed) };
  },
  enhanceAction: async ({ action }) => ({
    data: { enhanced: { prompt: `${action}, smoothly`, contradictions: [] } },
  }),
  enhancePrompt: async ({ description }) => ({
    data: { enhanced: { prompt: `${description}, at sunset`, contradictions: [] } },
  }),
  generateStyledImage: async ({ description, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: [flat(width, height, seed)] };
  },
  inpaint: async ({ description, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: [flat(width, height, seed)] };
  },
  placeMapObject: async ({ description, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: ['object', 'composed'].map((label) => ({ ...flat(width, height, seed), label })) };
  },
  editPictures: async ({ description, pictures, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: frames(pictures.length, width, height, seed) };
  },
  generateRotations: async ({ description, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: frames(8, width, height, seed) };
  },
  animatePicture: async ({ action, frames: count, width, height, seed }, tools) => {
    await obey(action, tools);
    return { images: frames(count, width, height, seed) };
  },
  convertToPixelArt: async ({ width, height, seed }) => ({ images: [flat(width, height, seed)] }),
  resizePixelArt: async ({ width, height, seed }) => ({ images: [flat(width, height, seed)] }),
  removeBackground: async ({ width, height, seed }) => ({ images: [flat(width, height, seed)] }),
  editPixels: async () => ({ images: [flat(16, 16, 0)] }),
  makeUi: async ({ description, width, height, seed, kit }, tools) => {
    await obey(description, tools);
    return {
      images: [flat(width, height, seed)],
      files: kit
        ? [
            { name: 'kit.png', mime: 'image/png', bytes: flat(64, 64, seed).png },
            { name: 'kit.json', mime: 'application/json', bytes: Buffer.from(JSON.stringify(FLAT_KIT)) },
          ]
        : [],
      data: { theme: 'wood', layers: [{ id: 'panel', kind: 'panel', x: 0, y: 0, width, height }] },
    };
  },
  rotate: async ({ width, height, seed }) => ({ images: [flat(width, height, seed)] }),
  animateWithSkeleton: async ({ width, height, seed }) => ({ images: frames(3, width, height, seed) }),
  animateWithText: async ({ action, width, height, seed }, tools) => {
    await obey(action, tools);
    return { images: frames(4, width, height, seed) };
  },
  estimateSkeleton: async () => ({ images: [], data: { keypoints: [{ label: 'LEFT KNEE', x: 10.5, y: 20, z: -1 }] } }),
  createCharacter: async ({ description, edits, width, height, seed, directions }, tools) => {
    await obey([description, ...edits].join(' '), tools);
    const picture = flat(width, height, seed);
    const keypoints = [{ label: 'NOSE', x: width / 2, y: height / 3, z: 1 }];
    for (const [index, label] of directions.entries())
      tools.progress('drawing', (index + 1) / directions.length, picture.png, label);
    return { images: directions.map((label) => ({ ...picture, label, keypoints })) };
  },
  makeTileset: async ({ kind, lower, tileSize, seed }, tools) => {
    await obey(lower, tools);
    const corners = ['L', 'L', 'L', 'L'];
    const json = (name: string, value: unknown) => ({
      name,
      mime: 'application/json',
      bytes: Buffer.from(JSON.stringify(value)),
    });
    const materials = { lower: 'water', upper: 'grass', transition: 'none' };
    const sheet = {
      ...{ kind, tileSize, full: false, columns: 4, rows: 4, sheetRows: 4, frames: 1, materials },
      tiles: [
        { name: 'wang_0', corners, col: 2, row: 1 },
        { name: 'wang_15', corners: ['U', 'U', 'U', 'U'], col: 0, row: 3 },
      ],
      example: { width: 1, height: 1, cells: [0] },
    };
    const codes = Buffer.alloc(tileSize * tileSize, 3).toString('base64');
    const base = { text: lower, size: tileSize, seed, codes: [codes], palette: Array(8).fill('#3f8fd0'), style: {} };
    return {
      images: [
        { ...flat(4 * tileSize, 4 * tileSize, seed, 3 * tileSize), label: 'sheet' },
        { ...flat(tileSize, tileSize, seed), label: 'map' },
      ],
      files: [json('tileset.json', sheet), json('bases.json', { lower: base, upper: base })],
      data: { tiles: 1, materials },
    };
  },
  makeIsometricTile: async ({ description, width, height, seed }, tools) => {
    await obey(description, tools);
    return { images: [flat(width, height, seed)] };
  },
  makeTilesPro: async ({ description, size, seed }, tools) => {
    await obey(description, tools);
    return {
      images: [0, 1].map((i) => ({ ...flat(size, size, seed), label: `tile_${i}` })),
      data: { kind: 'tiles', rules: null, descriptions: ['one', 'two'] },
    };
  },
  chatTurn: async () => ({}),
  sandboxCall: async ({ action }) => ({
    data: {
      text: 'done',
      pictures: [{ name: 'fake', base64: Buffer.from(flat(8, 8, 1).png).toString('base64') }],
      ...(action.tool === 'deploy' ? { gameKey: `${action.slug}--main` } : {}),
    },
  }),
  createObject: async ({ description, edits, size, seed, directions, candidates, variant }, tools) => {
    await obey([description, ...edits].join(' '), tools);
    const labels = candidates > 1 ? Array.from({ length: candidates }, (_, k) => `frame_${k}`) : SIDES[directions];
    return {
      images: labels.map((label, k) => {
        const picture = flat(size, size, (variant?.seed ?? seed) + k);
        tools.progress('drawing', (k + 1) / labels.length, picture.png, label);
        const own = { seed: k, stretch: [1, 1], parts: [], mood: [] };
        return {
          ...picture,
          label,
          brief: { ...picture.brief, description: `${description} ${k}`, variant: own, style: { outline: 'lineless' } },
        };
      }),
    };
  },
  animateObject: async ({ object, action, frameCount, keepFirstFrame, mode, enhance }, tools) => {
    await obey(`${object.description} ${action}`, tools);
    const count = frameCount + (mode === 'v3' && keepFirstFrame ? 1 : 0);
    return {
      images: frames(count, object.size, object.size, object.seed).map((frame) => ({ ...frame, durationMs: 100 })),
      data: {
        loop: true,
        motion: 'float',
        notes: ['"opens" cannot be drawn of an object yet.'],
        ...fuller(action, enhance),
      },
    };
  },
  animateCharacter: async ({ character, action, frameCount, keepFirstFrame, mode, seed, enhance }, tools) => {
    await obey(`${character.description} ${action ?? ''}`, tools);
    const count = frameCount + (mode === 'v3' && keepFirstFrame ? 1 : 0);
    return {
      images: frames(count, character.width, character.height, seed).map((frame) => ({ ...frame, durationMs: 100 })),
      data: { loop: true, motion: 'walking', notes: [], ...fuller(action ?? '', enhance) },
    };
  },
};
