import { requireCaller } from '../../src/access.ts';
import { usd } from '../../src/billing.ts';
import { LedgerKind, Unit } from '../../src/db.ts';
import { UsageUnit } from '../billing.ts';
import { builder } from '../builder.ts';
import { perItem } from '../connection.ts';
import { words } from '../enums.ts';

const Kind = words(
  'LedgerKind',
  'What changed the balance: GRANT gave credit, HOLD set some aside for a job, SETTLE made a hold a charge, RELEASE gave it back.',
  Object.values(LedgerKind),
);

const Entry = builder.prismaObject('LedgerEntry', {
  description: 'A change of what an account has to spend. Entries are never changed or removed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
    unit: t.field({ type: UsageUnit, resolve: ({ unit }) => (unit === Unit.USD ? 'usd' : 'generations') }),
    amount: t.float({
      description: 'Dollars or generations; less than 0 where it was taken off. A SETTLE is 0: its HOLD took it off.',
      resolve: ({ unit, amount }) => (unit === Unit.USD ? usd(amount) : Number(amount)),
    }),
    jobId: t.exposeID('jobId', { nullable: true, description: 'The job that it was for, also when that is gone.' }),
    note: t.exposeString('note', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('ledger', (t) =>
  t.prismaConnection({
    type: Entry,
    cursor: 'id',
    description: 'What changed the balance of this account, newest first.',
    complexity: perItem,
    extensions: { operation: { scope: 'account:read' } },
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.ledgerEntry.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: { id: 'desc' },
      }),
  }),
);
