import { expect, test } from 'vitest';
import { unpackGame } from '../../workers/sandbox/index.ts';

const entry = (path: unknown, body = 'x', size: unknown = body.length) =>
  Buffer.from(`${JSON.stringify({ path, size })}\n${body}`);

test('files come out as they went in, with any bytes', () => {
  const body = '\n{"path":"b","size":1}\n\0';
  const files = unpackGame(
    Buffer.concat([entry('a/My file (1).txt', body), entry('index.html'), entry('empty.js', '')]),
  );
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['a/My file (1).txt', body],
    ['index.html', 'x'],
    ['empty.js', ''],
  ]);
});

test.each([
  ['../x'],
  ['/etc/x'],
  ['a/../../x'],
  ['a\\..\\x'],
  ['a//b'],
  ['.git/config'],
  ['a/.env'],
  ['a\0b'],
  ['C:/x'],
  ['.htaccess'],
  [''],
  ['x'.repeat(300)],
  [7],
  [null],
  [['index.html']],
])('a file called %j is refused', (path) => {
  expect(() => unpackGame(Buffer.concat([entry('index.html'), entry(path)]))).toThrow(/not a name|header is broken/);
});

test.each([
  ['a name that is there twice', Buffer.concat([entry('index.html'), entry('index.html')]), /twice/],
  ['a size beyond the end', entry('index.html', 'x', 1e9), /no valid size/],
  ['a size below nothing', entry('index.html', 'x', -1), /no valid size/],
  ['a size that is no number', entry('index.html', 'x', '1'), /no valid size/],
  ['no index.html', entry('a.html'), /no index\.html\. Games are static web pages/],
  ['nothing', Buffer.alloc(0), /no index\.html/],
  ['a header without an end', Buffer.from('{"path":"index.html"'), /header is broken/],
  ['a header that is no JSON', Buffer.from('index.html\nx'), /not a name/],
  ['null', Buffer.from('null\n'), /not a name/],
])('%s is refused', (_what, stream, message) => {
  expect(() => unpackGame(stream)).toThrow(message);
});

test('more files than a game may have are refused', () => {
  const many = Array.from({ length: 2001 }, (_, i) => entry(`f${i}`));
  expect(() => unpackGame(Buffer.concat([entry('index.html'), ...many]))).toThrow(/more than 2000/);
});
