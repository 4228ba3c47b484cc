import { createImage, paste } from '../pixels/image.ts';
import { encodePng } from '../pixels/png.ts';
import type { Rgba } from '../pixels/types.ts';
import { animationNames, type Clip, clipsOf } from './clips.ts';
import { jsonFile } from './json-file.ts';
import { centered, normalized, type Size } from './layout.ts';
import { safeName } from './names.ts';
import type { SpriteExport } from './sprite.ts';
import type { ExportFile } from './zip.ts';

/** Readers of PNG and textures of desktop GPUs go up to here. */
const MAX_SIDE = 16384;

interface Row {
  readonly frames: readonly Rgba[];
  /** What the JSON says of the row beside its number and frame count. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * A sprite as one picture with a row for the rotations and one for each animation and direction: `<name>.png`, and
 * `<name>.json` that tells the rows. Frames lie in the middles of their cells; `feet_pivot` is where the figure stands
 * in every cell, in pixels and as a part of the cell (both from the upper left). Throws a RangeError for what clipsOf
 * refuses, and where the sheet would have more than 16,384 pixels a side.
 */
export async function spritesheet(sprite: SpriteExport): Promise<ExportFile[]> {
  const { clips, cell, pivot } = await clipsOf(sprite);
  const rows = rowsOf(sprite, clips);
  const columns = Math.max(...rows.map(({ frames }) => frames.length));
  const sheet = { width: columns * cell.width, height: rows.length * cell.height };
  if (Math.max(sheet.width, sheet.height) > MAX_SIDE)
    throw new RangeError(
      `The sheet would have ${sheet.width}x${sheet.height} pixels; at most ${MAX_SIDE} a side are made`,
    );
  const name = safeName(sprite.name, sprite.kind);
  const json = {
    // the name that programs read, whatever it is of
    character: {
      id: sprite.id,
      name: sprite.name,
      size: sprite.size,
      directions: sprite.rotations.length,
      view: sprite.view,
    },
    spritesheet: {
      path: `${name}.png`,
      cell_size: cell,
      sheet_size: sheet,
      columns,
      pivot: 'cell-center',
      feet_pivot: { ...pivot, normalized: normalized(pivot, cell) },
      rows: rows.map(({ frames, facts }, row) => ({ row, frame_count: frames.length, ...facts })),
    },
    export_version: '1.0',
  };
  return [
    { path: `${name}.png`, bytes: encodePng(draw(rows, cell, sheet)) },
    { path: `${name}.json`, bytes: jsonFile(json) },
  ];
}

function rowsOf(sprite: SpriteExport, clips: readonly Clip[]): Row[] {
  const still = clips.filter(({ animation }) => !animation);
  const folders = new Map(animationNames(sprite).map((name, i) => [sprite.animations[i], name]));
  const rows: Row[] = clips.flatMap(({ animation, direction, frames, durationsMs, loop }) => {
    if (!animation) return [];
    const facts = {
      type: 'animation',
      animation: folders.get(animation),
      animation_group_id: animation.id,
      direction,
      loop,
      frame_durations_ms: durationsMs,
    };
    return [{ frames, facts }];
  });
  if (still.length === 0) return rows;
  const directions = still.map(({ direction }) => direction);
  return [{ frames: still.map(({ frames }) => frames[0]!), facts: { type: 'rotations', directions } }, ...rows];
}

function draw(rows: readonly Row[], cell: Size, sheet: Size): Rgba {
  const picture = createImage(sheet.width, sheet.height);
  for (const [row, { frames }] of rows.entries())
    for (const [column, frame] of frames.entries()) {
      const { x, y } = centered(frame, cell);
      paste(picture, frame, column * cell.width + x, row * cell.height + y);
    }
  return picture;
}
