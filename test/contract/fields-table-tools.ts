/**
 * The request fields of the tools for pictures that are sent. All of it is written out here; nothing is imported from
 * the sources.
 */
import {
  DESCRIPTION,
  DIRECTION,
  type Field,
  flag,
  GUIDANCE,
  IMAGE,
  number,
  type Operation,
  OUTLINE,
  RED_PNG,
  REMOVAL,
  type Row,
  row,
  SEED,
  size,
  text,
  VIEW_WITH_DEFAULT,
  whole,
} from './fields-kinds.ts';

const RED = { base64: RED_PNG };
const NEEDED_IMAGE: Field = { ...IMAGE, required: true, graphqlNull: 'refused' };
const SIZE = { width: 64, height: 64 };

/** A size under a name of its own; refusals name its sides. */
const sizeRows = (
  wire: string,
  graphql: string,
  min: number,
  max: number,
  stored?: readonly [string, string],
): Row[] => [
  row(wire, graphql, {
    ...size(min, max, min * min),
    refuses: size(min, max, min * min).refuses.map(([a, b, says, graphqlSays]) => [
      a,
      b,
      says,
      graphqlSays.replace('imageSize', graphql),
    ]),
  }),
  row(`${wire}.width`, `${graphql}.width`, whole(min, max), stored?.[0]),
  row(`${wire}.height`, `${graphql}.height`, whole(min, max), stored?.[1]),
];

// covers: V2-IMAGE-TO-PIXELART
const CONVERT = [
  row('image', 'image', NEEDED_IMAGE, 'image'),
  ...sizeRows('image_size', 'imageSize', 16, 2048, ['imageWidth', 'imageHeight']),
  ...sizeRows('output_size', 'outputSize', 16, 512, ['width', 'height']),
  row('text_guidance_scale', 'textGuidanceScale', GUIDANCE, 'guidance'),
  row('colors', 'colors', { ...whole(2, 256), required: undefined, graphqlNull: 'absent' }, 'colors'),
  row('dither', 'dither', flag, 'dither'),
  row('outline', 'outline', OUTLINE, 'outline'),
  row('color_image', 'colorImage', IMAGE, 'colorImage'),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V2-RESIZE
const RESIZE = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('reference_image', 'referenceImage', NEEDED_IMAGE, 'image'),
  ...sizeRows('reference_image_size', 'referenceImageSize', 16, 200, ['imageWidth', 'imageHeight']),
  ...sizeRows('target_size', 'targetSize', 16, 200, ['width', 'height']),
  row('view', 'view', VIEW_WITH_DEFAULT),
  row('direction', 'direction', DIRECTION, 'direction'),
  row('isometric', 'isometric', flag),
  row('oblique_projection', 'obliqueProjection', flag),
  row('no_background', 'noBackground', flag, 'noBackground'),
  row('color_image', 'colorImage', IMAGE, 'colorImage'),
  row('init_image', 'initImage', IMAGE, 'initImage'),
  row('init_image_strength', 'initImageStrength', number(0, 999, 7.5), 'initStrength'),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V2-REMOVE-BACKGROUND
const REMOVE = [
  row('image', 'image', NEEDED_IMAGE, 'image'),
  ...sizeRows('image_size', 'imageSize', 1, 400, ['width', 'height']),
  row('background_removal_task', 'backgroundRemovalTask', REMOVAL, 'task'),
  row('text', 'text', { ...text(500), required: undefined }, 'text'),
  row('seed', 'seed', SEED, 'seed'),
];

interface Served {
  readonly v2: string;
  readonly mutation: string;
  readonly type: string;
  readonly wire: Readonly<Record<string, unknown>>;
  readonly graphql: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
  readonly absent: Readonly<Record<string, unknown>>;
}
const served = ({ v2, mutation, type, wire, graphql, rows, absent }: Served): Operation[] => [
  { surface: 'v2', at: `POST /v2/${v2}`, priced: true, base: wire, rows, absent },
  { surface: 'graphql', at: mutation, type, priced: true, base: graphql, rows, absent },
];

export const OPERATIONS_TOOLS: readonly Operation[] = [
  ...served({
    v2: 'image-to-pixelart',
    mutation: 'convertToPixelArt',
    type: 'ConvertToPixelArtInput',
    wire: { image: RED, image_size: SIZE, output_size: SIZE },
    graphql: { image: RED, imageSize: SIZE, outputSize: SIZE },
    rows: CONVERT,
    absent: {
      image: RED_PNG,
      imageWidth: 64,
      imageHeight: 64,
      width: 64,
      height: 64,
      guidance: 8,
      colors: null,
      dither: false,
      outline: null,
      colorImage: null,
    },
  }),
  ...served({
    v2: 'resize',
    mutation: 'resizePixelArt',
    type: 'ResizePixelArtInput',
    wire: { description: 'k', reference_image: RED, reference_image_size: SIZE, target_size: SIZE },
    graphql: { description: 'k', referenceImage: RED, referenceImageSize: SIZE, targetSize: SIZE },
    rows: RESIZE,
    absent: {
      image: RED_PNG,
      description: 'k',
      imageWidth: 64,
      imageHeight: 64,
      width: 64,
      height: 64,
      direction: null,
      noBackground: false,
      colorImage: null,
      initImage: null,
      initStrength: 300,
    },
  }),
  ...served({
    v2: 'remove-background',
    mutation: 'removeBackground',
    type: 'RemoveBackgroundInput',
    wire: { image: RED, image_size: SIZE },
    graphql: { image: RED, imageSize: SIZE },
    rows: REMOVE,
    absent: { image: RED_PNG, width: 64, height: 64, task: 'remove_simple_background', text: '' },
  }),
];
