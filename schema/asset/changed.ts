import { requireCaller, requireScope } from '../../src/access.ts';
import { ASSET_CHANGES, type AssetChange, watchAssets } from '../../src/assets/events.ts';
import { closable } from '../../src/jobs/closable.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import { kindEnum } from './kinds.ts';
import { Asset } from './type.ts';

const Change = words(
  'AssetChangeKind',
  'What happened to an asset. FINISHED: a job of it has ended, its own or one of its animations’, whatever the end.',
  ASSET_CHANGES,
);

const AssetChanged = builder.objectRef<AssetChange>('AssetChange').implement({
  description: 'Something that happened to an asset.',
  fields: (t) => ({
    change: t.expose('change', { type: Change }),
    assetId: t.exposeID('assetId'),
    kind: t.field({ type: kindEnum(words), description: 'What it is.', resolve: ({ kind }) => kind }),
    asset: t.prismaField({
      type: Asset,
      nullable: true,
      description: 'The asset as it is now; null once it is deleted.',
      resolve: (query, { assetId, accountId }, _args, ctx) =>
        ctx.services.db.asset.findFirst({ ...query, where: { id: assetId, accountId } }),
    }),
  }),
});

builder.subscriptionField('onAssetChanged', (t) =>
  t.field({
    type: AssetChanged,
    description:
      'What happens to the assets of this account from now on: made, changed, finished, deleted. What a client missed it finds in `assets`.',
    subscribe: (_root, _args, ctx) => {
      requireScope(ctx, 'assets:read');
      const { accountId } = requireCaller(ctx);
      return closable((signal) => watchAssets(ctx.services, accountId, signal), ctx.signal);
    },
    resolve: (change: AssetChange) => change,
  }),
);
