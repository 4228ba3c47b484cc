import { expect, it } from 'vitest';
import { errorText, restError, toAppError } from '../../facades/core/errors.ts';
import { AppError, invalidInput } from '../../src/errors.ts';
import { quiet } from './fixture-deps.ts';

const issues = [
  { path: ['image_size', 'width'], message: 'Input should be greater than or equal to 16', type: 'greater_than_equal' },
];

it.each([
  [
    '401',
    new AppError('UNAUTHENTICATED', 'Invalid API token'),
    { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: { detail: 'Invalid API token' } },
  ],
  [
    '402 with what it costs',
    new AppError('PAYMENT_REQUIRED', 'Insufficient credits', { details: { usd: 0.1, perDay: 2 } }),
    { status: 402, headers: {}, body: { usd: 0.1, per_day: 2, detail: 'Insufficient credits' } },
  ],
  [
    '422',
    invalidInput(issues),
    {
      status: 422,
      headers: {},
      body: {
        detail: [
          {
            loc: ['body', 'image_size', 'width'],
            msg: 'Input should be greater than or equal to 16',
            type: 'greater_than_equal',
          },
        ],
      },
    },
  ],
  [
    '423',
    new AppError('LOCKED', 'Still being made'),
    { status: 423, headers: { 'retry-after': '3' }, body: { detail: 'Still being made' } },
  ],
  [
    '429',
    new AppError('TOO_MANY_REQUESTS', 'Slow down', { retryAfter: 0.2 }),
    { status: 429, headers: { 'retry-after': '1' }, body: { detail: 'Slow down' } },
  ],
  [
    '529',
    new AppError('OVERLOADED', 'Too much work', { retryAfter: 9.1 }),
    { status: 529, headers: { 'retry-after': '10' }, body: { detail: 'Too much work' } },
  ],
])('REST: %s', (_name, error, expected) => expect(restError(error)).toEqual(expected));

it.each([
  [
    'one line for a message',
    new AppError('NOT_FOUND', 'Job 7 not found'),
    'error: Job 7 not found\nhint: Check the id; things of other accounts and expired things are not found.',
  ],
  [
    'a line for each field',
    invalidInput([...issues, { path: [], message: 'Too much', type: 'value_error' }]),
    'error: image_size.width: Input should be greater than or equal to 16\nerror: Too much\nhint: Correct the fields that are named and call again.',
  ],
])('MCP: %s', (_name, error, expected) => expect(errorText(error)).toBe(expected));

it('shows nothing of what it does not know', () => {
  const error = toAppError(new Error('password is 1234'), quiet, 'r-9');
  expect([error.code, error.message]).toEqual(['INTERNAL', 'Internal error (request r-9)']);
});
