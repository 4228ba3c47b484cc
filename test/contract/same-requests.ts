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
