import { expect } from 'vitest';
import { balances, type TestAccount } from '../setup/account.ts';
import type { TestApi } from '../setup/api.ts';
import { RED_PNG } from './fields-kinds.ts';

/** One request in the words of each surface. What surfaces default differently is said. */
export const PICTURE = {
  wire: {
    description: 'a knight with a red cape',
    negative_description: 'helmet',
    image_size: { width: 48, height: 64 },
    text_guidance_scale: 12,
    outline: 'selective outline',
    shading: 'detailed shading',
    detail: 'highly detailed',
    view: 'high top-down',
    direction: 'south-west',
    no_background: true,
    init_image: { type: 'base64', base64: RED_PNG },
    init_image_strength: 5,
    seed: 77,
  },
  graphql: {
    description: 'a knight with a red cape',
    negativeDescription: 'helmet',
    imageSize: { width: 48, height: 64 },
    textGuidanceScale: 12,
    outline: 'SELECTIVE_OUTLINE',
    shading: 'DETAILED_SHADING',
    detail: 'HIGHLY_DETAILED',
    view: 'HIGH_TOP_DOWN',
    direction: 'SOUTH_WEST',
    noBackground: true,
    initImage: { base64: RED_PNG },
    initImageStrength: 5,
    seed: 77,
  },
};
const LOOK = { outline: 'lineless', shading: 'basic shading', detail: 'high detail', view: 'side' };
/** A map object. */
export const OBJECT = {
  tool: { description: 'a wooden barrel', width: 64, height: 48, seed: 78, ...LOOK },
  wire: { description: 'a wooden barrel', image_size: { width: 64, height: 48 }, seed: 78, ...LOOK },
  graphql: {
    description: 'a wooden barrel',
    imageSize: { width: 64, height: 48 },
    seed: 78,
    outline: 'LINELESS',
    shading: 'BASIC_SHADING',
    detail: 'HIGH_DETAIL',
    view: 'SIDE',
  },
};

/** A picture of the documents' own examples, 32×32. */
const KNIGHT = {
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgBAMAAACBVGfHAAAAG1BMVEUAAABGR1eaprgjIy3osIhsc4aCRQDosDB0RLDHwBc9AAAAAXRSTlMAQObYZgAAALdJREFUeNqN0EEOgjAQBdCSBteCIayZhn1l5AJaDiAy8QR6hbp3w7FNS2ynjQtn+TL/T1Mhfk9RVdWeQw0Aii+AG50uJCs5bAmWKcC4YbB4OHM4mYuZ4pnRwy1eaXyEgXQlMUGi7hczzd93lKDrvqd5iKAkAQCFyKBGD6F0hgxkDiV0GzxDiYdra3UoaYiotasOJQcHa4CdpRQK6lIQ+EBEDmIkpHZ9828/wv2VgbIMJArUqMU/8wHtOzMssRcHwAAAAABJRU5ErkJggg==',
};
const SIZE = { width: 64, height: 64 };
/** Where it takes long to draw. */
const SMALL = { width: 32, height: 32 };
export const STYLED = {
  wire: { description: 'a wizard', image_size: SIZE, style_image: KNIGHT, style_strength: 70, seed: 80 },
  graphql: { description: 'a wizard', imageSize: SIZE, styleImage: KNIGHT, styleStrength: 70, seed: 80 },
};
export const INPAINTED = {
  wire: {
    description: 'a crown',
    image_size: SIZE,
    inpainting_image: KNIGHT,
    mask_image: KNIGHT,
    oblique_projection: true,
    seed: 81,
  },
  graphql: {
    description: 'a crown',
    imageSize: SIZE,
    inpaintingImage: KNIGHT,
    maskImage: KNIGHT,
    obliqueProjection: true,
    seed: 81,
  },
};
export const TURNED = {
  wire: { image_size: SMALL, from_image: KNIGHT, to_direction: 'north-west', to_view: 'low top-down', seed: 82 },
  graphql: { imageSize: SMALL, fromImage: KNIGHT, toDirection: 'NORTH_WEST', toView: 'LOW_TOP_DOWN', seed: 82 },
};
export const POSES = {
  wire: {
    image_size: SMALL,
    reference_image: KNIGHT,
    skeleton_keypoints: [{ keypoints: [{ x: 0.25, y: 0.5, label: 'RIGHT ARM', z_index: 2 }] }, [], []],
    seed: 83,
  },
  graphql: {
    imageSize: SMALL,
    referenceImage: KNIGHT,
    skeletonKeypoints: [[{ x: 0.25, y: 0.5, label: 'RIGHT_ARM', zIndex: 2 }], [], []],
    seed: 83,
  },
};
export const ANIMATION = {
  wire: { image_size: SIZE, reference_image: KNIGHT, description: 'k', action: 'walk', n_frames: 8, seed: 84 },
  graphql: { imageSize: SIZE, referenceImage: KNIGHT, description: 'k', action: 'walk', nFrames: 8, seed: 84 },
};

/** Words, size and seed alone: all else is left to the surfaces. */
export const BARE = {
  wire: { description: 'a green slime', image_size: { width: 32, height: 32 }, seed: 79 },
  graphql: { description: 'a green slime', imageSize: { width: 32, height: 32 }, seed: 79 },
};

/** What an account has paid: millionths of a dollar that are gone, jobs, settled holds. */
export async function chargesOf(api: TestApi, { id }: TestAccount) {
  const { account, ledger } = await balances(api.db, id);
  expect(ledger).toEqual(account);
  return {
    micros: 1_000_000 - account.usdMicros,
    jobs: await api.db.job.count({ where: { accountId: id } }),
    settled: await api.db.ledgerEntry.count({ where: { accountId: id, kind: 'SETTLE' } }),
  };
}
