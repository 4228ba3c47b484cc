import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { type Context, SCOPES } from '../../src/context.ts';
import { AppError, invalidInput } from '../../src/errors.ts';
import { addToken, newToken, revokeToken } from '../../src/tokens.ts';
import { builder } from '../builder.ts';

/** Tokens that an account may have at a time. */
const MOST = 100;

const Token = builder.prismaObject('Token', {
  description: 'A key of this account. Only its first characters are known: the rest is kept as a hash.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    prefix: t.exposeString('prefix', { description: 'Its first characters, to recognise it by.' }),
    scopes: t.exposeStringList('scopes', { description: 'What it may do; `*` is everything.' }),
    current: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, ctx) => requireCaller(ctx).tokenId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('tokens', (t) =>
  t.prismaField({
    type: [Token],
    description: 'The tokens of this account that are good, oldest first.',
    extensions: { operation: { scope: 'account:read' } },
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.token.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId, revokedAt: null },
        orderBy: { createdAt: 'asc' },
      }),
  }),
);

const CreateTokenInput = builder.inputType('CreateTokenInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'What it is for: "laptop", "build server".',
      validate: z.string().trim().min(1).max(100),
    }),
    scopes: t.stringList({
      required: true,
      defaultValue: ['*'],
      description: `What it may do, not more than the token that asks: \`*\` for everything, or of ${SCOPES.join(', ')}.`,
      validate: z.array(z.enum(['*', ...SCOPES])).min(1),
    }),
  }),
});

interface Made {
  readonly id: string;
  readonly secret: string;
}

const NewToken = builder.objectRef<Made>('NewToken').implement({
  description: 'A token that was just made.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The token itself. It is shown this once.' }),
    token: t.prismaField({
      type: Token,
      resolve: (query, { id }, _args, ctx) => ctx.services.db.token.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

/** Throws BAD_USER_INPUT for rights that the caller has not: nobody gives more than they have. */
function requireOwn(scopes: readonly string[], ctx: Context): void {
  const { scopes: own } = requireCaller(ctx);
  const more = own.includes('*') ? [] : scopes.filter((scope) => !own.includes(scope));
  if (more.length)
    throw invalidInput([
      {
        path: ['input', 'scopes'],
        message: `this token lacks ${more.join(', ')} itself (it has: ${own.join(', ')})`,
        type: 'value_error',
      },
    ]);
}

builder.mutationField('createToken', (t) =>
  t.field({
    type: NewToken,
    description: 'Makes a further token of this account.',
    args: { input: t.arg({ type: CreateTokenInput, required: true }) },
    extensions: { operation: { scope: 'account:write' } },
    resolve: async (_root, { input }, ctx): Promise<Made> => {
      const { accountId } = requireCaller(ctx);
      const { db } = ctx.services;
      requireOwn(input.scopes, ctx);
      if ((await db.token.count({ where: { accountId, revokedAt: null } })) >= MOST)
        throw new AppError('TOO_MANY_REQUESTS', `An account has at most ${MOST} tokens: revoke one first.`);
      const secret = newToken();
      const id = await addToken(db, secret, { accountId, name: input.name.trim(), scopes: input.scopes });
      return { id, secret };
    },
  }),
);

const TokenByIdInput = builder.inputType('TokenByIdInput', {
  fields: (t) => ({ tokenId: t.string({ required: true, validate: z.uuid() }) }),
});

const RevokedToken = builder
  .objectRef<{ readonly tokenId: string; readonly wasGood: boolean }>('RevokedToken')
  .implement({
    description: 'A token that has ended.',
    fields: (t) => ({
      tokenId: t.exposeID('tokenId'),
      wasGood: t.exposeBoolean('wasGood', { description: 'False when it had been revoked before.' }),
    }),
  });

builder.mutationField('revokeToken', (t) =>
  t.field({
    type: RevokedToken,
    description: 'Ends a token of this account for good, at once and on every process.',
    args: { input: t.arg({ type: TokenByIdInput, required: true }) },
    extensions: { operation: { scope: 'account:write' } },
    resolve: async (_root, { input: { tokenId } }, ctx) => {
      const { accountId } = requireCaller(ctx);
      const { db, events } = ctx.services;
      const known = await db.token.findFirst({ where: { id: tokenId, accountId }, select: { id: true } });
      if (!known) throw new AppError('NOT_FOUND', `Token ${tokenId} not found.`);
      return { tokenId, wasGood: await revokeToken(db, tokenId, events) };
    },
  }),
);
