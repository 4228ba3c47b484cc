/** "treasure chest on stone", "pine tree", "grass block with flowers" → a ground and what stands on it. */

import { createImage, paste } from '../../../src/pixels/image.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import { draw, type EngineTools } from '../draw.ts';
import type { Hooks } from '../types.ts';
import { readDescription } from '../understand/read-description.ts';
import { drawIsometricGround, standOn } from './isometric.ts';
import type { FlatTop, IsometricShape } from './isometric-lattice.ts';
import { materialOf, type TerrainMaterial } from './material.ts';
import { endsInTerrain, readTerrain } from './read-terrain.ts';
import type { TileStyle } from './types.ts';

export interface IsometricRequest extends TileStyle {
  readonly description: string;
  /** Width and height of the picture, 16..64 px. */
  readonly width: Px;
  readonly height: Px;
  /** Width of the tile itself (default: of the picture). */
  readonly tileWidth?: Px;
  readonly shape?: IsometricShape;
  readonly flatTop?: FlatTop;
  readonly depth?: Px;
  /** Main colours of a picture to begin from: they replace the material's own. */
  readonly initColours?: readonly string[];
  readonly colours?: readonly Rgb[];
}

export interface IsometricReading {
  readonly ground: TerrainMaterial;
  /** What stands on it, in words; absent for bare ground. */
  readonly thing?: string;
  /** It was said with the ground, which is the main thing: it leaves much of it to see. */
  readonly beside?: boolean;
  /** Words that nothing shows, of the ground and of the thing. */
  readonly unknown: readonly string[];
}

/** Words that say that the tile itself is meant. */
const TILE_WORDS = /\b(tile|block|cube|ground|floor|terrain|platform)s?\b/g;
/** Nouns that are a terrain as a mass and a thing when one is meant. */
const STANDING =
  /\b(?:(?:tree|bush|shrub|mushroom|boulder|log|stump|gravestone|tombstone|statue|haystack|crystal cluster|computer|scroll|mirror|cake|lollipop|beehive|volcano|pyramid|portal|treasure)s?|(?:gold|silver|copper|bronze)? ?coin|gem|jewel|diamond|skull|cookie)\b(?! (?:floor|ground|wall|tile|block|road|path|field))/;
/** What lies on a ground and is none of many: it covers it, also where a picture of some of it is known. */
const MASS = /\b(moss|lichen|grass|snow|frost|ice|sand|dust|ash|mud|slime|ivy|foliage|rust)$/;
/** Ground that is expected under a thing where none is said; the first that fits. */
const UNDER: readonly (readonly [RegExp, string])[] = [
  [/snowman|igloo|penguin|ice|sled/, 'snow'],
  [/cactus|palm|pyramid|camel|crab|shell|scorpion/, 'sand'],
  [/boat|ship|fish|raft|duck|shark/, 'water'],
  [
    /chest|barrel|crate|pot|table|chair|altar|throne|torch|coffin|statue|pillar|column|anvil|gravestone|skull|treasure/,
    'stone floor',
  ],
  [/robot|computer|console|reactor|terminal|spaceship/, 'metal plates'],
];

/** Share of the room that a thing takes which is said with the ground. */
export const BESIDE = 0.66;
/** What is with a ground is one thing that stands there, "with a skull", or lies over all of it, "with skulls". */
const ONE = /^(?:an?|one|the|single)\b/i;

/** Splits a description into ground and thing. */
export async function readIsometric(description: string, tools: EngineTools): Promise<IsometricReading> {
  const text = description.trim();
  const read = new Map<string, ReturnType<typeof readDescription>>();
  const briefOf = (words: string): ReturnType<typeof readDescription> => {
    const brief = read.get(words.trim()) ?? readDescription(words.trim(), { seed: 1 }, tools);
    read.set(words.trim(), brief);
    return brief;
  };
  // whether words are a thing that the engine can draw
  const named = async (words: string): Promise<boolean> => (await briefOf(words)).confidence >= 0.9;
  const bareGround = (words: string): IsometricReading => {
    const ground = materialOf(words, tools.words);
    return { ground, unknown: ground.unknown };
  };
  const standing = async (ground: TerrainMaterial, thing: string): Promise<IsometricReading> => ({
    ...{ ground, thing },
    unknown: [...new Set([...ground.unknown, ...(await briefOf(thing)).unknown])],
  });
  const split = /^(.*?)\b(?:standing on|sitting on|on top of|on|upon|in|over)\b(?: an?\b| the\b)?(.*)$/i.exec(text);
  if (split?.[1]?.trim() && split[2]?.trim()) {
    const [, thing, ground] = split;
    const above = readTerrain(thing!, tools.words);
    const isTerrain = above.kind !== 'other' && endsInTerrain(thing!) && !STANDING.test(thing!.toLowerCase());
    const stands = !isTerrain || (!MASS.test(thing!.trim().toLowerCase()) && (await named(thing!)));
    if (stands) return standing(materialOf(ground!, tools.words), thing!.trim());
    return bareGround(`${ground} with ${thing}`);
  }
  const [, under_, with_] = /^(.+?) with (.+)$/i.exec(text) ?? [];
  if (under_ && with_ && endsInTerrain(under_.replace(TILE_WORDS, ' ').trim() || under_)) {
    const lies = !ONE.test(with_) && readTerrain(`stone with ${with_}`, undefined).unknown.length === 0;
    if (!lies && (await named(with_)))
      return { ...(await standing(materialOf(under_, tools.words), with_.trim())), beside: true };
  }
  const bare = text.toLowerCase().replace(TILE_WORDS, ' ');
  const isTile = bare !== text.toLowerCase();
  const words = readTerrain(text, undefined);
  const may = words.kind === 'other' || STANDING.test(bare) || !endsInTerrain(text);
  const thing = !isTile && may && (STANDING.test(bare) || (await named(text)));
  if (!thing) return bareGround(text);
  return standing(materialOf(UNDER.find(([pattern]) => pattern.test(bare))?.[1] ?? 'grass'), text);
}

/** Draws an isometric tile of any size: whole cells of 4 px, the rest stays transparent. */
export async function drawIsometricTile(
  request: IsometricRequest,
  tools: EngineTools = {},
  hooks: Hooks = {},
): Promise<{
  readonly image: Rgba;
  readonly ground: string;
  readonly thing?: string;
  readonly unknown: readonly string[];
}> {
  const { ground, thing, beside, unknown } = await readIsometric(request.description, tools);
  const material = request.initColours?.length
    ? { ...ground, colours: ground.colours.map((own, i) => request.initColours?.[i] ?? own) }
    : ground;
  const width = Math.min(request.tileWidth ?? request.width, request.width, request.height) & ~3;
  const tile = drawIsometricGround({
    ...request,
    material,
    width,
    height: request.height,
    shape: request.shape ?? 'block',
    standing: thing !== undefined,
  });
  let image = tile.image;
  if (thing !== undefined) {
    const room = Math.max(8, Math.min(tile.stand.y + Math.round(width * 0.06), Math.round(width * 0.86)));
    const drawing = await draw(
      {
        description: thing,
        width: Math.max(8, Math.round(width * (beside ? BESIDE : 1) * 0.84)),
        height: beside ? Math.max(8, Math.round(room * BESIDE)) : room,
        isometric: true,
        noBackground: true,
        seed: request.seed ?? 1,
        outline: request.outline ?? 'selective outline',
        ...(request.shading && { shading: request.shading }),
        ...(request.detail && { detail: request.detail }),
      },
      tools,
      hooks,
    );
    image = standOn(tile, drawing.image, width);
  }
  if (width === request.width) return { image, ground: material.kind, unknown, ...(thing !== undefined && { thing }) };
  const out = createImage(request.width, request.height);
  paste(out, image, Math.floor((request.width - width) / 2), 0);
  return { image: out, ground: material.kind, unknown, ...(thing !== undefined && { thing }) };
}
