import type { Db } from '../db.ts';
import { isFinal } from '../jobs/contract.ts';
import type { JobEvents } from '../jobs/events.ts';
import { queued } from '../jobs/queued.ts';

export const ASSET_CHANGES = ['CREATED', 'CHANGED', 'FINISHED', 'DELETED'] as const;

/** Something that happened to an asset. */
export interface AssetChange {
  readonly accountId: string;
  readonly assetId: string;
  readonly kind: string;
  /** FINISHED: a job of it has ended, its own or one of its animations'. */
  readonly change: (typeof ASSET_CHANGES)[number];
}

const channelOf = (accountId: string): string => `pixelkiln:assets:${accountId}`;

/** Tells all processes. A hint, like every event. */
export const publishAssetChange = (events: JobEvents, change: AssetChange): Promise<void> =>
  events.tell(channelOf(change.accountId), JSON.stringify(change));

/** All that happens to the assets of an account from now on, until `signal` aborts or the reader stops. */
export async function* watchAssets(
  { db, events }: { readonly db: Db; readonly events: JobEvents },
  accountId: string,
  signal?: AbortSignal,
): AsyncGenerator<AssetChange> {
  const all = queued<AssetChange | { readonly endedJob: string }>(async (push) => {
    const stops = await Promise.all([
      events.listen(channelOf(accountId), (message) => push(JSON.parse(message) as AssetChange)),
      events.onAccount(accountId, ({ jobId, status }) => isFinal(status) && push({ endedJob: jobId })),
    ]);
    return () => {
      for (const stop of stops) stop();
    };
  }, signal);
  for await (const event of all) {
    if (!('endedJob' in event)) {
      yield event;
      continue;
    }
    const jobId = event.endedJob;
    const asset = await db.asset.findFirst({
      where: { accountId, OR: [{ jobId }, { animations: { some: { jobId } } }] },
      select: { id: true, kind: true },
    });
    if (asset) yield { accountId, assetId: asset.id, kind: asset.kind, change: 'FINISHED' };
  }
}
