import {
  Clapperboard,
  Crop,
  Eraser,
  ImageDown,
  type LucideIcon,
  Move3d,
  Paintbrush,
  Palette,
  PenLine,
  RotateCw,
  Scaling,
  Shapes,
  Sparkles,
  Spline,
  WandSparkles,
} from 'lucide-react';
import type { FormValues } from '../forms/schema.ts';
import type { Picture } from './picture.ts';

/** Something that is done with a picture: which operation does it, where the picture goes, and what is asked beside. */
export interface Tool {
  readonly id: string;
  readonly title: string;
  /** One sentence of what comes out. */
  readonly does: string;
  /** The mutation. */
  readonly field: string;
  readonly icon: LucideIcon;
  /** The sides that the operation takes, in pixels. */
  readonly least: number;
  readonly most: number;
  /** The field of words, where it has one. */
  readonly words?: { readonly field: string; readonly ask: string; readonly example: string; readonly needed: boolean };
  /** Shown at once; the others are under "More settings". */
  readonly first: readonly string[];
  /** What a form begins with for this picture; a user may change it. */
  readonly begins?: (picture: Picture) => FormValues;
  /** What follows from the picture and is not asked. */
  readonly sent: (picture: Picture, mask: string | undefined) => FormValues;
  /** What is drawn anew is painted onto the picture. */
  readonly masked?: true;
}

const sizeOf = ({ width, height }: Picture) => ({ width, height });
const fileOf = ({ base64, name }: Picture) => ({ base64, name });

/** The picture's shape with its longer side so long, and no side below `least`. */
export function shaped({ width, height }: Picture, side: number, least = 16): { width: number; height: number } {
  const share = side / Math.max(width, height);
  return { width: Math.max(least, Math.round(width * share)), height: Math.max(least, Math.round(height * share)) };
}

/** Sprites are mostly so large; what has fewer pixels keeps them. */
const SPRITE = 64;

export const TOOLS: readonly Tool[] = [
  {
    id: 'pixel-art',
    title: 'Make pixel art',
    does: 'A photograph or a drawing becomes pixel art; enlarged or blurred pixel art comes back to its own pixels.',
    field: 'convertToPixelArt',
    icon: ImageDown,
    least: 16,
    most: 2048,
    first: ['outputSize', 'colors', 'outline', 'dither'],
    begins: (picture) => ({ outputSize: shaped(picture, Math.min(SPRITE, Math.max(picture.width, picture.height))) }),
    sent: (picture) => ({ image: fileOf(picture), imageSize: sizeOf(picture) }),
  },
  {
    id: 'background',
    title: 'Remove background',
    does: 'What stands before the background is cut out; its pixels stay as they are.',
    field: 'removeBackground',
    icon: Eraser,
    least: 1,
    most: 2048,
    words: {
      field: 'text',
      ask: 'What does it show? Rings and frames are seen through.',
      example: 'a gold ring',
      needed: false,
    },
    first: ['backgroundRemovalTask'],
    // what is larger comes back as large as it may be
    begins: (picture) => ({
      imageSize: Math.max(picture.width, picture.height) > 400 ? shaped(picture, 400, 1) : sizeOf(picture),
    }),
    sent: (picture) => ({ image: fileOf(picture) }),
  },
  {
    id: 'resize',
    title: 'Resize',
    does: 'Another size, with lines that stay lines. The shape of the picture is kept.',
    field: 'resizePixelArt',
    icon: Scaling,
    least: 16,
    most: 200,
    words: { field: 'description', ask: 'What does it show?', example: 'a sprite', needed: false },
    first: ['targetSize'],
    begins: (picture) => ({
      targetSize: shaped(picture, Math.min(200, 2 * Math.max(picture.width, picture.height))),
      description: picture.name.slice(0, 200),
      noBackground: picture.clear,
    }),
    sent: (picture) => ({ referenceImage: fileOf(picture), referenceImageSize: sizeOf(picture) }),
  },
  {
    id: 'change',
    title: 'Change in words',
    does: 'Things are put on, held, coloured or taken away; the rest keeps its pixels.',
    field: 'editImage',
    icon: WandSparkles,
    least: 16,
    most: 400,
    words: { field: 'description', ask: 'What is to change?', example: 'give him a blue wizard hat', needed: true },
    first: ['noBackground'],
    sent: (picture) => ({ image: fileOf(picture), imageSize: sizeOf(picture), ...sizeOf(picture) }),
  },
  {
    id: 'part',
    title: 'Draw a part anew',
    does: 'Paint over what is to be drawn anew; all else keeps its pixels.',
    field: 'inpaintPicture',
    icon: Paintbrush,
    least: 32,
    most: 512,
    words: { field: 'description', ask: 'What is to be there?', example: 'a golden crown', needed: true },
    first: ['cropToMask'],
    begins: ({ clear }) => ({ noBackground: clear }),
    sent: (picture, mask) => ({
      inpaintingImage: { image: fileOf(picture), size: sizeOf(picture) },
      ...(mask ? { maskImage: { image: { base64: mask, name: 'mask' }, size: sizeOf(picture) } } : {}),
    }),
    masked: true,
  },
  {
    id: 'animate',
    title: 'Animate',
    does: 'Frames of what it does, at its own size. It may lead into another picture.',
    field: 'animateFrame',
    icon: Clapperboard,
    least: 16,
    most: 256,
    words: { field: 'action', ask: 'What does it do?', example: 'walks', needed: true },
    first: ['frameCount', 'lastFrame'],
    sent: (picture) => ({ firstFrame: fileOf(picture) }),
  },
  {
    id: 'sides',
    title: 'All 8 sides',
    does: 'The same sprite from eight sides. It faces you in the picture.',
    field: 'turnPicture',
    icon: Move3d,
    least: 16,
    most: 256,
    words: { field: 'description', ask: 'What does it show?', example: 'a knight with a shield', needed: false },
    first: [],
    sent: (picture) => ({ firstFrame: fileOf(picture) }),
  },
  {
    id: 'turn',
    title: 'Turn',
    does: 'The same subject from one other side, or from higher up.',
    field: 'rotate',
    icon: RotateCw,
    least: 16,
    most: 200,
    first: ['fromDirection', 'toDirection', 'fromView', 'toView'],
    sent: (picture) => ({ fromImage: fileOf(picture), imageSize: sizeOf(picture) }),
  },
  {
    id: 'style',
    title: 'In its style',
    does: 'New pictures that look as if they came from the same hand as this one.',
    field: 'generateInStyle',
    icon: Sparkles,
    least: 1,
    most: 512,
    words: { field: 'description', ask: 'What is to be drawn?', example: 'a round wooden shield', needed: true },
    first: ['styleDescription', 'noBackground'],
    begins: () => ({ noBackground: true }),
    sent: (picture) => ({ styleImages: [{ image: fileOf(picture), ...sizeOf(picture) }] }),
  },
  {
    id: 'recolour',
    title: 'Swap colours',
    does: 'One colour for another, as often as you like: a second team, a rare item.',
    field: 'swapColors',
    icon: Shapes,
    least: 1,
    most: 2048,
    first: ['swaps'],
    sent: (picture) => ({ image: fileOf(picture) }),
  },
  {
    id: 'palette',
    title: 'Fit a palette',
    does: 'The picture in the colours of your palette and no others.',
    field: 'repaint',
    icon: Palette,
    least: 1,
    most: 2048,
    first: ['palette', 'dither'],
    sent: (picture) => ({ image: fileOf(picture) }),
  },
  {
    id: 'outline',
    title: 'Outline',
    does: 'Draws, repaints or takes away the outline of what stands on a clear background.',
    field: 'changeOutline',
    icon: PenLine,
    least: 1,
    most: 2048,
    first: ['outline'],
    begins: () => ({ outline: 'single color black outline' }),
    sent: (picture) => ({ image: fileOf(picture) }),
  },
  {
    id: 'between',
    title: 'Frames between',
    does: 'Six frames that lead from this picture to another.',
    field: 'interpolatePictures',
    icon: Spline,
    least: 16,
    most: 128,
    words: { field: 'action', ask: 'What happens between them?', example: 'jumps', needed: true },
    first: ['endImage'],
    sent: (picture) => ({ startImage: { image: fileOf(picture), size: sizeOf(picture) }, imageSize: sizeOf(picture) }),
  },
  {
    id: 'slice',
    title: 'Cut a sheet',
    does: 'The frames of a spritesheet one by one, without its empty cells.',
    field: 'sliceSheet',
    icon: Crop,
    least: 1,
    most: 2048,
    first: ['grid'],
    sent: (picture) => ({ image: fileOf(picture) }),
  },
];

/** Why this picture cannot be taken, in words; undefined where it can. */
export function unfit({ least, most, title }: Tool, { width, height }: Picture): string | undefined {
  if (width >= least && height >= least && width <= most && height <= most) return undefined;
  const over = width > most || height > most;
  return `“${title}” takes ${least} to ${most} pixels a side; this picture has ${width} × ${height}. ${
    over ? 'Make it smaller first: “Make pixel art” takes it.' : 'Make it larger first.'
  }`;
}
