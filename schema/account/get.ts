import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { builder } from '../builder.ts';
import { always, fetch, number, read, reply, same, shape } from '../shape.ts';
import { Account } from './type.ts';

const usd = same(z.number());

/** v1 knows dollars alone. */
const dollars = shape({ type: always(z.literal('usd'), 'usd'), usd });
const credits = shape({
  credits: read(dollars, dollars.schema, dollars.body),
  subscription: read(
    fetch({ generations: number }),
    z.object({
      type: z.literal('generations'),
      status: z.string(),
      plan: z.string(),
      generations: z.number(),
      total: z.number(),
    }),
    ({ generations }) => ({
      type: 'generations' as const,
      status: 'active',
      plan: 'self-hosted',
      generations,
      total: generations,
    }),
  ),
});

builder.queryField('account', (t) =>
  t.prismaField({
    type: Account,
    description: 'The account of the token, with its balance.',
    extensions: {
      operation: {
        scope: 'account:read',
        rest: {
          v1: {
            route: 'GET /balance',
            summary: 'Account balance in dollars',
            reply: reply(dollars),
          },
          v2: {
            route: 'GET /balance',
            summary: 'Account balance',
            reply: reply(credits),
          },
        },
      },
    },
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.account.findUniqueOrThrow({ ...query, where: { id: requireCaller(ctx).accountId } }),
  }),
);
