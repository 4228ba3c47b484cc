import type { V1Client } from './v1-client.ts';

/** Pictures that requests send, in raw base64. */
export interface Pictures {
  /** A figure on a transparent background. */
  readonly sprite: string;
  /** Half white, half black. */
  readonly mask: string;
  /** A few colours. */
  readonly palette: string;
}

type Json = Readonly<Record<string, unknown>>;

/** An endpoint that both versions have, as programs call it. */
export interface Endpoint {
  readonly v1: string;
  readonly v2: string;
  readonly method: Exclude<keyof V1Client, 'balance'>;
  readonly width: number;
  readonly height: number;
  /** Pictures of the answer; 0 where it has keypoints. */
  readonly count: number;
  /** US dollars. */
  readonly usd: number;
  /** The fields without which it is refused. */
  readonly required: Json;
  /** Every field of the document. */
  readonly all: Json;
}

const image = (base64: string) => ({ type: 'base64', base64 });
const LABELS = [
  ['NOSE', 0.5, 0.2],
  ['NECK', 0.5, 0.34],
  ['RIGHT SHOULDER', 0.4, 0.36],
  ['RIGHT ELBOW', 0.34, 0.48],
  ['RIGHT ARM', 0.32, 0.6],
  ['LEFT SHOULDER', 0.6, 0.36],
  ['LEFT ELBOW', 0.66, 0.48],
  ['LEFT ARM', 0.68, 0.6],
  ['RIGHT HIP', 0.44, 0.62],
  ['RIGHT KNEE', 0.42, 0.76],
  ['RIGHT LEG', 0.42, 0.92],
  ['LEFT HIP', 0.56, 0.62],
  ['LEFT KNEE', 0.58, 0.76],
  ['LEFT LEG', 0.58, 0.92],
  ['RIGHT EYE', 0.47, 0.17],
  ['LEFT EYE', 0.53, 0.17],
  ['RIGHT EAR', 0.43, 0.18],
  ['LEFT EAR', 0.57, 0.18],
] as const;
/** Somebody who stands; `lift` raises both hands by that share of the height. */
export const pose = (lift = 0) =>
  LABELS.map(([label, x, y], z_index) => ({ x, y: label.endsWith(' ARM') ? y - lift : y, label, z_index }));

const size = (width: number, height: number) => ({ width, height });
const LOOK = {
  outline: 'selective outline',
  shading: 'basic shading',
  detail: 'low detail',
  view: 'low top-down',
  direction: 'south-east',
  isometric: true,
  oblique_projection: false,
  no_background: true,
};

/** All that v1 draws, animates and reads. `v2` has the same fields. */
export function endpoints({ sprite, mask, palette }: Pictures): readonly Endpoint[] {
  const source = { init_image: image(sprite), init_image_strength: 250, color_image: image(palette), seed: 11 };
  const frames = (count: number) => ({
    init_images: Array(count).fill(image(sprite)),
    init_image_strength: 250,
    inpainting_images: [image(sprite), ...Array(count - 1).fill(null)],
    mask_images: [...Array(count - 1).fill(image(mask)), null],
    color_image: image(palette),
    seed: 11,
  });
  const table: readonly Endpoint[] = [
    {
      v1: '/generate-image-pixflux',
      v2: '/create-image-pixflux',
      method: 'generateImagePixflux',
      width: 64,
      height: 48,
      count: 1,
      usd: 0.008,
      required: { description: 'a knight', image_size: size(64, 48) },
      all: {
        ...LOOK,
        oblique_projection: undefined,
        negative_description: 'helmet',
        text_guidance_scale: 9.5,
        ...source,
      },
    },
    {
      v1: '/generate-image-bitforge',
      v2: '/create-image-bitforge',
      method: 'generateImageBitforge',
      width: 64,
      height: 48,
      count: 1,
      usd: 0.008,
      required: { description: 'a knight', image_size: size(64, 48) },
      all: {
        ...LOOK,
        negative_description: 'helmet',
        text_guidance_scale: 9.5,
        extra_guidance_scale: 3.5,
        style_strength: 60,
        coverage_percentage: 40.5,
        ...source,
        style_image: image(sprite),
        inpainting_image: image(sprite),
        mask_image: image(mask),
        skeleton_guidance_scale: 1.5,
        skeleton_keypoints: pose(),
      },
    },
    {
      v1: '/inpaint',
      v2: '/inpaint',
      method: 'inpaint',
      width: 64,
      height: 64,
      count: 1,
      usd: 0.008,
      required: {
        description: 'a golden crown',
        image_size: size(64, 64),
        inpainting_image: image(sprite),
        mask_image: image(mask),
      },
      all: {
        ...LOOK,
        negative_description: 'jewels',
        text_guidance_scale: 4.5,
        extra_guidance_scale: 3.5,
        ...source,
      },
    },
    {
      v1: '/rotate',
      v2: '/rotate',
      method: 'rotate',
      width: 48,
      height: 64,
      count: 1,
      usd: 0.008,
      required: { image_size: size(48, 64), from_image: image(sprite) },
      all: {
        image_guidance_scale: 4.5,
        view_change: 20,
        direction_change: -90,
        from_view: 'side',
        to_view: 'low top-down',
        from_direction: 'south',
        to_direction: 'west',
        isometric: false,
        oblique_projection: false,
        ...source,
        mask_image: image(mask),
      },
    },
    {
      v1: '/animate-with-skeleton',
      v2: '/animate-with-skeleton',
      method: 'animateWithSkeleton',
      width: 64,
      height: 64,
      count: 3,
      usd: 0.008,
      required: { image_size: size(64, 64), reference_image: image(sprite) },
      all: {
        guidance_scale: 5.5,
        view: 'side',
        direction: 'south',
        isometric: false,
        oblique_projection: false,
        skeleton_keypoints: [pose(), pose(0.1), pose(0.2)],
        ...frames(3),
      },
    },
    {
      v1: '/animate-with-text',
      v2: '/animate-with-text',
      method: 'animateWithText',
      width: 64,
      height: 64,
      count: 4,
      usd: 0.008,
      required: {
        image_size: size(64, 64),
        description: 'a knight',
        action: 'wave',
        reference_image: image(sprite),
      },
      all: {
        negative_description: 'jump',
        text_guidance_scale: 9.5,
        image_guidance_scale: 2.5,
        n_frames: 8,
        start_frame_index: 2,
        view: 'side',
        direction: 'south',
        ...frames(4),
      },
    },
    {
      v1: '/estimate-skeleton',
      v2: '/estimate-skeleton',
      method: 'estimateSkeleton',
      width: 64,
      height: 64,
      count: 0,
      usd: 0.008,
      required: { image: image(sprite) },
      all: {},
    },
  ];
  return table;
}

/** The ways in which programs write the same request: everything, only what is required, nulls for all else. */
export const waysOf = ({ required, all }: Endpoint): readonly (readonly [string, Json])[] => [
  ['with every field', { ...all, ...required }],
  ['with required fields alone', required],
  ['with nulls', { ...Object.fromEntries(Object.keys(all).map((name) => [name, null])), ...required }],
];
