import { z } from 'zod';
import { json } from '../operation.ts';
import { Base64Image, imageBody, USAGE, Usage, type UsageData, UsdUsage, usageBody } from '../wire.ts';

interface Animated {
  readonly finished: { readonly usage: UsageData; readonly images: readonly { readonly base64: string }[] };
}
/** Waits for the job's end. */
const select = `{ finished { ${USAGE} images { base64 } } }`;
const images = ({ finished }: Animated) => finished.images.map(({ base64 }) => imageBody(base64));
const Frames = z.array(Base64Image).describe('The frames, in order.');

/** v2: the frames, once they are drawn. */
export const framesReply = json<Animated>({
  select,
  schema: z.object({ usage: Usage, images: Frames }),
  body: (data) => ({ usage: usageBody(data.finished.usage), images: images(data) }),
});

/** v1: the same with its older usage. */
export const framesReplyV1 = json<Animated>({
  select,
  schema: z.object({ usage: UsdUsage, images: Frames }),
  body: (data) => ({ usage: { type: 'usd', usd: data.finished.usage.usd }, images: images(data) }),
});
