import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SheetOfTiles } from '../../../src/domain/wang.ts';
import type { KeptBase, MakeTilesetData, MakeTilesetPayload, TileBase } from '../../../src/jobs/contract.ts';
import { hexToRgb, rgbToHex } from '../../../src/pixels/color.ts';
import { createImage, paste } from '../../../src/pixels/image.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import type { Rgb } from '../../../src/pixels/types.ts';
import type { EngineTools } from '../../engine/draw.ts';
import { exampleMap } from '../../engine/tile/example-map.ts';
import { mainColours } from '../../engine/tile/main-colours.ts';
import { baseOf } from '../../engine/tile/material-texture.ts';
import { drawSidescrollerPlan, planSidescroller } from '../../engine/tile/sidescroller.ts';
import { colourAt, type Texture } from '../../engine/tile/texture.ts';
import { pack, unpack } from '../../engine/tile/tones.ts';
import { planTopdown } from '../../engine/tile/topdown-plan.ts';
import { drawTopdownPlan, SHEET_COLUMNS } from '../../engine/tile/topdown-set.ts';
import type { BaseTile, SidescrollerRequest, TileSet, TileStyle, TopdownRequest } from '../../engine/tile/types.ts';
import { Aborted } from '../../engine/types.ts';
import { encoded, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface MadeTileset {
  readonly sheet: Picture;
  readonly map: Picture;
  /** Sheets of the later frames. */
  readonly frames: readonly Picture[];
  readonly description: SheetOfTiles;
  readonly bases: { readonly lower: KeptBase; readonly upper?: KeptBase };
  readonly data: MakeTilesetData;
  /** Words of the grounds that nothing shows. */
  readonly unknown: readonly string[];
}

const keep = ({ text, size, seed, codes, palette, style }: BaseTile): KeptBase => ({
  text,
  size,
  seed,
  codes: codes.map((some) => Buffer.from(some).toString('base64')),
  palette: palette.map((colour) => rgbToHex(unpack(colour))),
  style,
});

const kept = ({ codes, palette, style, ...rest }: KeptBase): BaseTile => ({
  ...rest,
  codes: codes.map((some) => new Uint8Array(Buffer.from(some, 'base64'))),
  palette: palette.map((hex) => pack(hexToRgb(hex))),
  style: style as BaseTile['style'],
});

/** More colours than these make no palette; the commonest count. */
const MOST_COLOURS = 256;

const orNone = <T extends string>(value: string | null): T | undefined => (value ?? undefined) as T | undefined;

async function styleOf(q: MakeTilesetPayload, tools: EngineTools): Promise<TileStyle> {
  const colours = await imageOrNone(q.colorImage);
  const outline = orNone<NonNullable<TileStyle['outline']>>(q.outline);
  const shading = orNone<NonNullable<TileStyle['shading']>>(q.shading);
  const detail = orNone<NonNullable<TileStyle['detail']>>(q.detail);
  return {
    seed: q.seed,
    ...(outline && { outline }),
    ...(shading && { shading }),
    ...(detail && { detail }),
    tileStrength: q.tileStrength,
    guidance: q.textGuidance,
    adherence: q.adherence,
    freedom: q.freedom,
    ...(colours && { colours: paletteOf(colours, MOST_COLOURS).map((hex): Rgb => hexToRgb(hex)) }),
    ...(tools.words && { vectors: tools.words }),
  };
}

/** The base tile of a chain; one of a set that is still drawn is planned again from that set's payload. */
async function baseTile(base: TileBase | null, tools: EngineTools): Promise<BaseTile | undefined> {
  if (!base) return undefined;
  if ('kept' in base) return kept(base.kept);
  if (base.of.kind === 'sidescroller') return baseOf(planSidescroller(await sidescrollerRequest(base.of, tools)).body);
  return baseOf(planTopdown(await topdownRequest(base.of, tools))[base.which]);
}

const coloursOf = async (image: string | null): Promise<readonly string[] | undefined> => {
  const decoded = await imageOrNone(image);
  return decoded && mainColours(decoded);
};

async function topdownRequest(q: MakeTilesetPayload, tools: EngineTools): Promise<TopdownRequest> {
  const [lowerBase, upperBase] = [await baseTile(q.lowerBase, tools), await baseTile(q.upperBase, tools)];
  const [lowerColours, upperColours] = [await coloursOf(q.lowerImage), await coloursOf(q.upperImage)];
  const transitionColours = await coloursOf(q.transitionImage);
  return {
    ...(await styleOf(q, tools)),
    lower: q.lower,
    upper: q.upper ?? '',
    transition: q.transition ?? '',
    transitionSize: q.transitionSize,
    tileSize: q.tileSize,
    mode: q.mode,
    ...(q.shapeStyle && { shapeStyle: q.shapeStyle }),
    ...(q.view && { view: q.view as NonNullable<TopdownRequest['view']> }),
    spreadX: q.spreadX,
    slopeSize: q.slopeSize,
    raggedness: q.raggedness,
    ...(lowerBase && { lowerBase }),
    ...(upperBase && { upperBase }),
    ...(lowerColours && { lowerColours }),
    ...(upperColours && { upperColours }),
    ...(transitionColours && { transitionColours }),
  };
}

async function sidescrollerRequest(q: MakeTilesetPayload, tools: EngineTools): Promise<SidescrollerRequest> {
  const base = await baseTile(q.lowerBase, tools);
  const lowerColours = await coloursOf(q.lowerImage);
  const transitionColours = await coloursOf(q.transitionImage);
  return {
    ...(await styleOf(q, tools)),
    lower: q.lower,
    transition: q.transition ?? '',
    transitionSize: q.transitionSize,
    tileSize: q.tileSize,
    ...(base && { base }),
    ...(lowerColours && { lowerColours }),
    ...(transitionColours && { transitionColours }),
  };
}

/** Textures side by side, two tiles wide and high each: what is shown before the tiles. */
function swatches(textures: readonly Texture[]): ReturnType<typeof createImage> {
  const s = textures[0]!.size * 2;
  const image = createImage(s * textures.length, s);
  textures.forEach((t, i) => {
    const words = new Uint32Array(image.data.buffer);
    for (let y = 0; y < s; y++) {
      for (let x = 0; x < s; x++) words[y * image.width + i * s + x] = colourAt(t, x, y);
    }
  });
  return image;
}

/** Tiles between two steps that are reported: a preview costs as much as some tiles. */
const EVERY = 4;

/** A set of Wang tiles with its example map. */
export const makeTilesetTask: Task<MakeTilesetPayload, MadeTileset> = async (payload, tools, hooks) => {
  const tell = async (stage: string, fraction: number, preview?: ReturnType<typeof createImage>): Promise<void> => {
    hooks.onStep?.({ stage, fraction, ...(preview && { preview }) });
    await nextTurn();
    if (hooks.signal?.aborted) throw new Aborted();
  };
  await tell('understanding', 0.05);
  let set: TileSet;
  const size = payload.tileSize;
  const growing = createImage(SHEET_COLUMNS * size, 14 * size);
  let lastShown = 0;
  const onTile: NonNullable<Parameters<typeof drawTopdownPlan>[1]> = (tile, done, of) => {
    paste(growing, tile.image, tile.col * size, tile.row * size);
    if (done - lastShown < EVERY && done < of) return;
    lastShown = done;
    if (hooks.signal?.aborted) throw new Aborted();
    hooks.onStep?.({ stage: 'tiles', fraction: 0.4 + (0.5 * done) / of, preview: growing });
  };
  if (payload.kind === 'topdown') {
    const plan = planTopdown(await topdownRequest(payload, tools));
    await tell('materials', 0.4, swatches([plan.lower.plain, plan.side, plan.upper.plain]));
    set = drawTopdownPlan(plan, onTile);
  } else {
    const plan = planSidescroller(await sidescrollerRequest(payload, tools));
    await tell('materials', 0.4, swatches([plan.body.plain, plan.cap.plain]));
    set = drawSidescrollerPlan(plan, onTile);
  }
  const example = exampleMap(set);
  const map = example.image;
  await tell('example map', 0.95, map);
  const picture = (image: typeof map): Picture => encoded(image, paletteOf(image));
  const { bases } = set;
  return {
    sheet: picture(set.sheet),
    map: picture(map),
    frames: set.laterSheets.map(picture),
    description: {
      kind: set.kind,
      tileSize: set.size,
      full: set.full,
      columns: SHEET_COLUMNS,
      rows: set.rows,
      sheetRows: set.sheet.height / set.size,
      tiles: set.tiles.map(({ name, corners, col, row, extra }) => ({
        name,
        corners,
        col,
        row,
        ...(extra && { extra }),
      })),
      frames: 1 + set.laterSheets.length,
      materials: set.materials,
      example: { width: example.width, height: example.height, cells: example.cells },
    },
    bases: { lower: keep(bases.lower), ...(bases.upper && { upper: keep(bases.upper) }) },
    data: { tiles: set.tiles.filter((t) => !t.extra).length, materials: set.materials },
    unknown: set.unknown,
  };
};
