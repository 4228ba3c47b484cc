import express, { type Request, type Response } from 'express';
import { AppError, type Issue, invalidInput } from '../../src/errors.ts';

export type ReadBody = (req: Request, res: Response) => Promise<Readonly<Record<string, unknown>>>;

/** Reads JSON objects of at most `maxBytes`. No body is an empty object; everything else is an AppError. */
export function createReadBody(maxBytes: number): ReadBody {
  const parse = express.json({ limit: maxBytes, strict: false, type: () => true });
  return async (req, res) => {
    if (!hasBody(req)) return {};
    const type = req.headers['content-type'];
    if (!isJson(type))
      throw refuse([], 'content_type', `Content-Type should be application/json, got ${type ? `"${type}"` : 'none'}`);
    await new Promise<void>((resolve, reject) => {
      parse(req, res, (error?: unknown) => (error ? reject(bodyError(error as BodyError, maxBytes)) : resolve()));
    });
    const body: unknown = req.body;
    if (body === undefined) return {};
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw refuse([], 'dict_type', 'Input should be a valid object');
    return body as Record<string, unknown>;
  };
}

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const isJson = (type: string | undefined): boolean =>
  /^application\/(json|[\w.!#$&^-]+\+json)\s*(;|$)/i.test(type ?? '');

const refuse = (path: Issue['path'], type: string, message: string) => invalidInput([{ path, type, message }]);

/** What the body parser throws. */
interface BodyError extends Error {
  readonly type?: string;
  readonly body?: string;
}

function bodyError(error: BodyError, maxBytes: number): AppError {
  if (error.type === 'entity.too.large')
    return new AppError('PAYLOAD_TOO_LARGE', `The body should have at most ${maxBytes} bytes`, { cause: error });
  if (error.type === 'entity.parse.failed')
    return refuse([failureAt(error.body ?? '', error.message)], 'json_invalid', 'JSON decode error');
  return refuse([], 'value_error', `The body could not be read: ${error.message}`);
}

/** Longest text that is parsed again to find where it breaks. */
const SEARCHED = 65_536;

/** Where a text stops being JSON. The engine's message does not always say. */
export function failureAt(text: string, message: string): number {
  const told = position(message);
  if (told !== undefined) return told;
  if (/end of JSON/.test(message)) return text.length;
  if (text.length > SEARCHED) return 0;
  let fine = 0;
  let broken = text.length;
  while (broken - fine > 1) {
    const middle = (fine + broken) >> 1;
    if (couldGoOn(text.slice(0, middle))) fine = middle;
    else broken = middle;
  }
  return fine;
}

function couldGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return /end of JSON|Unterminated/.test(message) || position(message) === text.length;
  }
}

const position = (message: string): number | undefined => {
  const found = /at position (\d+)/.exec(message)?.[1];
  return found === undefined ? undefined : Number(found);
};
