import { z } from 'zod';
import type { ErrorCode } from '../../src/errors.ts';
import { json } from '../operation.ts';
import { Base64Image, imageBody, JobAccepted, USAGE, Usage, type UsageData, UsdUsage, usageBody } from '../wire.ts';

interface Drawn {
  readonly finished: { readonly usage: UsageData; readonly images: readonly { readonly base64: string }[] };
}
/** Waits for the job's end. */
const select = `{ finished { ${USAGE} images { base64 } } }`;
const image = ({ finished }: Drawn) => imageBody(finished.images[0]!.base64);

/** v2: the picture, once it is drawn. */
export const imageReply = json<Drawn>({
  select,
  schema: z.object({ usage: Usage, image: Base64Image }),
  body: (data) => ({ usage: usageBody(data.finished.usage), image: image(data) }),
});

/** v1: the same with its older usage. */
export const imageReplyV1 = json<Drawn>({
  select,
  schema: z.object({ usage: UsdUsage, image: Base64Image }),
  body: (data) => ({ usage: { type: 'usd', usd: data.finished.usage.usd }, image: image(data) }),
});

/** What may come of waiting for a job's end. */
export const WAITING: readonly ErrorCode[] = ['JOB_FAILED', 'JOB_CANCELED', 'TIMEOUT'];

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
