import type { EnqueueRequest } from '../../src/jobs/enqueue.ts';

/** What the no-op worker does nothing for, not even a picture. */
export const NOTHING = 'nothing';

const payload = {
  description: NOTHING,
  negativeDescription: '',
  width: 32,
  height: 32,
  textGuidance: 8,
  outline: null,
  shading: null,
  detail: null,
  view: null,
  direction: null,
  isometric: false,
  noBackground: true,
  initImage: null,
  initStrength: 300,
  colorImage: null,
  seed: 7,
};

/** A job that costs what every job costs. */
export const noopRequest = (accountId: string): EnqueueRequest<'generateImage'> => ({
  accountId,
  kind: 'generateImage',
  operation: 'generateImage',
  payload,
  price: { usdMicros: 8_000n, generations: 1 },
  fingerprint: payload,
});
