import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { builder } from '../builder.ts';
import { json } from '../operation.ts';
import { Account } from './type.ts';

interface Data {
  readonly usd: number;
  readonly generations: number;
}
const select = '{ usd generations }';

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
            reply: json<Data>({
              select,
              schema: z.object({ type: z.literal('usd'), usd: z.number() }),
              body: ({ usd }) => ({ type: 'usd', usd }),
            }),
          },
          v2: {
            route: 'GET /balance',
            summary: 'Account balance',
            reply: json<Data>({
              select,
              schema: z.object({
                credits: z.object({ type: z.literal('usd'), usd: z.number() }),
                subscription: z.object({
                  type: z.literal('generations'),
                  status: z.string(),
                  plan: z.string(),
                  generations: z.number(),
                  total: z.number(),
                }),
              }),
              body: ({ usd, generations }) => ({
                credits: { type: 'usd', usd },
                subscription: {
                  type: 'generations',
                  status: 'active',
                  plan: 'self-hosted',
                  generations,
                  total: generations,
                },
              }),
            }),
          },
        },
      },
    },
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.account.findUniqueOrThrow({ ...query, where: { id: requireCaller(ctx).accountId } }),
  }),
);
