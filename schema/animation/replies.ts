import { z } from 'zod';
import { fetch, list, read, reply, shape, text } from '../shape.ts';
import { Base64Image, finishedUsage, finishedUsd, imageBody } from '../wire.ts';

/** Waits for the job's end. */
const images = read(
  fetch({ finished: fetch({ images: list(fetch({ base64: text })) }) }),
  z.array(Base64Image).describe('The frames, in order.'),
  ({ finished }) => finished.images.map(({ base64 }) => imageBody(base64)),
);

/** v2: the frames, once they are drawn. */
export const framesReply = reply(shape({ usage: finishedUsage, images }));

/** v1: the same with its older usage. */
export const framesReplyV1 = reply(shape({ usage: finishedUsd, images }));
