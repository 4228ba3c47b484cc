import express, { type Request, type Response } from 'express';
import { AppError, invalidInput } from './errors.ts';
import { jsonExcess } from './json-bounds.ts';

/** What the body parser throws. */
interface BodyError extends Error {
  readonly type?: string;
}

export type ReadBytes = (req: Request, res: Response) => Promise<Buffer>;

/**
 * Reads bodies whole, of at most `maxBytes`, and looks whether the JSON in them is short and flat enough to be parsed.
 * Compressed ones are unpacked, as far as they stay within that. No body is an empty one. Throws PAYLOAD_TOO_LARGE or
 * BAD_USER_INPUT.
 */
export function createReadBytes(maxBytes: number): ReadBytes {
  const read = express.raw({ limit: maxBytes, type: () => true });
  return async (req, res) => {
    await new Promise<void>((resolve, reject) => {
      read(req, res, (error?: unknown) => (error ? reject(refusalOf(error as BodyError, maxBytes)) : resolve()));
    });
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) return Buffer.alloc(0);
    const excess = jsonExcess(body);
    if (excess)
      throw invalidInput([{ path: [], type: 'json_too_large', message: `The body should not have ${excess}` }]);
    return body;
  };
}

function refusalOf(error: BodyError, maxBytes: number): AppError {
  if (error.type === 'entity.too.large')
    return new AppError('PAYLOAD_TOO_LARGE', `The body should have at most ${maxBytes} bytes`, { cause: error });
  return invalidInput([{ path: [], type: 'value_error', message: `The body could not be read: ${error.message}` }]);
}
