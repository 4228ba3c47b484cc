import type { Request, Response } from 'express';
import { createReadBytes } from '../../src/bounded-body.ts';
import { type Issue, invalidInput } from '../../src/errors.ts';

/** The object is the caller's: nobody else has it. */
export type ReadBody = (req: Request, res: Response) => Promise<Record<string, unknown>>;

/** Reads JSON objects of at most `maxBytes`. No body is an empty object; everything else is an AppError. */
export function createReadBody(maxBytes: number): ReadBody {
  const readBytes = createReadBytes(maxBytes);
  return async (req, res) => {
    if (!hasBody(req)) return {};
    const type = req.headers['content-type'];
    if (!isJson(type))
      throw refuse([], 'content_type', `Content-Type should be application/json, got ${type ? `"${type}"` : 'none'}`);
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type!)?.[1];
    if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
      throw refuse([], 'content_type', `JSON should be written in UTF-8, not ${charset}`);
    const body = parsed(new TextDecoder().decode(await readBytes(req, res)));
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw refuse([], 'dict_type', 'Input should be a valid object');
    return body as Record<string, unknown>;
  };
}

function parsed(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse([failureAt(text, (error as Error).message)], 'json_invalid', 'JSON decode error');
  }
}

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const isJson = (type: string | undefined): boolean =>
  /^application\/(json|[\w.!#$&^-]+\+json)\s*(;|$)/i.test(type ?? '');

const refuse = (path: Issue['path'], type: string, message: string) => invalidInput([{ path, type, message }]);

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
