import { z } from 'zod';
import { json } from '../operation.ts';
import { Base64Image, imageBody, JobAccepted, USAGE, Usage, type UsageData, UsdUsage, usageBody } from '../wire.ts';

interface Drawn {
  readonly usage: UsageData;
  readonly images: readonly { readonly base64: string }[];
}
const select = `{ ${USAGE} images { base64 } }`;
const image = ({ images }: Drawn) => imageBody(images[0]!.base64);

/** v2: the picture, once it is drawn. */
export const imageReply = json<Drawn>({
  select,
  follow: 'finished',
  schema: z.object({ usage: Usage, image: Base64Image }),
  body: (data) => ({ usage: usageBody(data.usage), image: image(data) }),
});

/** v1: the same with its older usage. */
export const imageReplyV1 = json<Drawn>({
  select,
  follow: 'finished',
  schema: z.object({ usage: UsdUsage, image: Base64Image }),
  body: (data) => ({ usage: { type: 'usd', usd: data.usage.usd }, image: image(data) }),
});

interface Accepted {
  readonly job: { readonly id: string; readonly usage: UsageData };
}
/** v2: the job, at once. */
export const acceptedReply = json<Accepted>({
  status: 202,
  select: `{ job { id ${USAGE} } }`,
  schema: JobAccepted,
  body: ({ job }) => ({ background_job_id: job.id, status: 'processing', usage: usageBody(job.usage) }),
});
