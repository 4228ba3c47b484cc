import { z } from 'zod';
import type { ErrorCode } from '../../src/errors.ts';
import { always, fetch, from, list, read, reply, shape, text } from '../shape.ts';
import { Base64Image, finishedUsage, finishedUsd, imageBody, jobUsage } from '../wire.ts';

/** Waits for the job's end. */
const drawn = fetch({
  finished: fetch({ images: list(fetch({ base64: text, drawnAs: text, unknownWords: list(text) })) }),
});
const image = read(drawn, Base64Image, ({ finished }) => imageBody(finished.images[0]!.base64));

/** What was understood, and the words that nothing was made of. */
const understood = {
  drawn_as: read(drawn, z.string(), ({ finished }) => finished.images[0]!.drawnAs),
  unknown_words: read(drawn, z.array(z.string()), ({ finished }) => [...finished.images[0]!.unknownWords]),
};

export const imageEntries = { usage: finishedUsage, image, ...understood };

/** v2: the picture, once it is drawn. */
export const imageReply = reply(shape(imageEntries));

/** v1: the same with its older usage. */
export const imageReplyV1 = reply(shape({ usage: finishedUsd, image, ...understood }));

/** What may come of waiting for a job's end. */
export const WAITING: readonly ErrorCode[] = ['JOB_FAILED', 'UNUSABLE_INPUT', 'JOB_CANCELED', 'TIMEOUT'];

const accepted = shape({
  background_job_id: from('job.id', z.uuid()),
  status: always(z.string(), 'processing'),
  usage: jobUsage,
});

/** v2: the job, at once. */
export const acceptedReply = reply(accepted, { status: 202 });

/** The same with the status that the v3 operations have. */
export const acceptedNowReply = reply(accepted);
