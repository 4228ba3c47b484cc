import { usd } from '../../src/billing.ts';
import { builder } from '../builder.ts';

export const Account = builder.prismaObject('Account', {
  description: 'Who owns things and pays for them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    usd: t.float({
      description: 'Dollars that are free to spend; what unfinished jobs hold is already taken off.',
      resolve: (a) => usd(a.usdMicros),
    }),
    generations: t.exposeInt('generations', { description: 'Generations that are free to spend.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
