import { InputError } from '../../../src/domain/input-error.ts';
import type { Outline } from '../../../src/domain/words.ts';
import type { EditPixelsData, EditPixelsPayload } from '../../../src/jobs/contract.ts';
import {
  applyOutline,
  checkGrid,
  forcePalette,
  paletteOf,
  palettesByRamp,
  type Rgba,
  recoverArt,
  sliceSheet,
  swapColors,
} from '../../../src/pixels/index.ts';
import { encoded, imageOf, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface EditedPixels {
  readonly pictures: readonly Picture[];
  readonly data?: EditPixelsData;
}

/** More frames than this are a tileset, not an animation. */
const MOST_FRAMES = 256;

/** Looks at or changes the pixels of a picture. */
export const editPixelsTask: Task<EditPixelsPayload, EditedPixels> = async (payload, _tools, { onStep }) => {
  onStep?.({ stage: 'reading', fraction: 0.05 });
  const image = await imageOf(payload.image);
  switch (payload.tool) {
    case 'check':
      return { pictures: [], data: { report: reportOf(image) } };
    case 'swap':
      return { pictures: [pictureOf(swapColors(image, payload.swaps))] };
    case 'repaint':
      return { pictures: [pictureOf(forcePalette(image, payload.palette, payload.dither ? 'ordered' : 'none'))] };
    case 'outline':
      return { pictures: [pictureOf(applyOutline(image, payload.outline as Outline))] };
    case 'slice': {
      const frames = framesOf(image, payload.grid);
      return { pictures: frames.map((f) => pictureOf(f.image)), data: { boxes: frames.map((f) => f.box) } };
    }
  }
};

const pictureOf = (image: Rgba): Picture => encoded(image, paletteOf(image));

function framesOf(sheet: Rgba, grid: Extract<EditPixelsPayload, { tool: 'slice' }>['grid']) {
  if (grid && (grid.margin + grid.cellWidth > sheet.width || grid.margin + grid.cellHeight > sheet.height)) {
    throw new InputError(
      `A cell of ${grid.cellWidth}x${grid.cellHeight} does not fit into the sheet of ${sheet.width}x${sheet.height}.`,
    );
  }
  const frames = sliceSheet(sheet, grid ?? undefined);
  if (frames.length === 0) throw new InputError('There is nothing in the sheet.');
  if (frames.length > MOST_FRAMES) {
    throw new InputError(`The sheet has ${frames.length} frames; at most ${MOST_FRAMES} are cut at a time.`);
  }
  return frames;
}

function reportOf(image: Rgba): NonNullable<EditPixelsData['report']> {
  const check = checkGrid(image);
  const art = check.kind === 'enlarged' ? recoverArt(image)!.image : image;
  return { ...check, ramps: check.kind === 'photo' ? [] : palettesByRamp(art) };
}
