import type { GraphQLResolveInfo } from 'graphql';
import { requireCaller } from '../../src/access.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import { both, type Price, price } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import type { Prisma, Tx } from '../../src/db.ts';
import { AppError } from '../../src/errors.ts';
import type { JobKind, JobPayloads } from '../../src/jobs/contract.ts';
import { giveUpMade } from '../../src/jobs/files.ts';
import { type StartArgs, startJobs } from '../job/payload.ts';
import { type AnimationGroup, groupsOf } from './animation-type.ts';
import type { Noun } from './noun.ts';

/** One direction of an animation: what is stored of it, its job's payload and price. */
export interface AnimationPart<K extends JobKind> {
  readonly payload: JobPayloads[K];
  readonly price: Price;
  readonly row: Omit<Prisma.AssetAnimationUncheckedCreateInput, 'jobId'>;
}

/** How the action of an animation that gets more directions was told: its directions are told alike, in one manner. */
export async function toldBefore(
  { services }: Context,
  first: { readonly jobId: string } | undefined,
): Promise<{ readonly seed?: number } | undefined> {
  const job = first && (await services.db.job.findUnique({ where: { id: first.jobId }, select: { payload: true } }));
  const payload = job?.payload as { readonly enhance?: boolean; readonly seed?: number } | undefined;
  return payload?.enhance ? payload : undefined;
}

/** With the price of telling the action more fully, which is paid once. */
export const withEnhancement = <P extends { readonly price: Price }>(asked: boolean, parts: readonly P[]): P[] =>
  parts.map((part, i) => (asked && i === 0 ? { ...part, price: both(part.price, price.enhancement()) } : part));

interface Start<K extends JobKind> {
  readonly kind: K;
  /** Name of the mutation. */
  readonly operation: string;
  readonly assetId: string;
  /** Of the animation: a new one's, or that of one which gets more directions. */
  readonly groupId: string;
  readonly parts: readonly AnimationPart<K>[];
  /** Whether directions that are done are drawn anew in place of a refusal. */
  readonly replace?: boolean;
}

/** Whether an animation's job is done or may still be: what failed is not in the way. */
export const isAlive = ({ status }: { readonly status: string }): boolean =>
  status !== 'FAILED' && status !== 'CANCELED';

/** Throws NOT_FOUND when the asset went in between, CONFLICT for directions that the animation has already. */
async function makeRoom(
  tx: Tx,
  { missing }: Pick<Noun, 'missing'>,
  { assetId, groupId, parts, replace }: Start<JobKind>,
): Promise<void> {
  // Held until the animation is written: an asset is not deleted in between.
  const found = await tx.$queryRaw<unknown[]>`select 1 from asset where id = ${assetId}::uuid for share`;
  if (!found.length) throw missing(assetId);
  const there = await tx.assetAnimation.findMany({
    where: { groupId, direction: { in: parts.map(({ row }) => row.direction) } },
    include: { job: { select: { status: true } } },
  });
  const taken = there.filter(({ job }) => isAlive(job) && !(replace && job.status === 'COMPLETED'));
  if (taken.length)
    throw new AppError(
      'CONFLICT',
      `Animation ${groupId} has ${taken.map(({ direction }) => direction).join(', ')} already: delete them first, or name other directions.`,
      { details: { directions: taken.map(({ direction }) => direction) } },
    );
  const replaced = { id: { in: there.map(({ jobId }) => jobId) } };
  await giveUpMade(tx, replaced);
  await tx.job.deleteMany({ where: replaced });
}

/** Starts one job for each direction of an animation, all or none. Throws NOT_FOUND, CONFLICT. */
export async function startAnimation<K extends JobKind>(
  ctx: Context,
  args: StartArgs,
  info: GraphQLResolveInfo,
  noun: Pick<Noun, 'kind' | 'missing'>,
  start: Start<K>,
): Promise<{ readonly price: Price; readonly animation: AnimationGroup }> {
  // Directions are told in the order in which they were asked for: each is a millisecond younger than the one before.
  const began = Date.now();
  const { price, jobs } = await startJobs(ctx, args, info, {
    kind: start.kind,
    operation: start.operation,
    prepare: (tx) => makeRoom(tx, noun, start),
    parts: start.parts.map((part, i) => ({
      payload: part.payload,
      price: part.price,
      attach: async (tx, job) => {
        await tx.assetAnimation.create({ data: { ...part.row, jobId: job.id, createdAt: new Date(began + i) } });
      },
    })),
  });
  // A repeated idempotency key gives the first call's animation.
  const rows = await ctx.services.db.assetAnimation.findMany({ where: { jobId: { in: jobs.map(({ id }) => id) } } });
  const { accountId } = requireCaller(ctx);
  const { assetId } = start;
  await publishAssetChange(ctx.services.events, { accountId, assetId, kind: noun.kind, change: 'CHANGED' });
  return { price, animation: groupsOf(rows)[0]! };
}

const NAME_LENGTH = 40;

/** What an action is filed under: the first of its words. "Swings an axe!" → "swings-an-axe". */
export const shortName = (action: string): string => {
  const words = action
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word.slice(0, NAME_LENGTH);
    if (longer.length > NAME_LENGTH) break;
    name = longer;
  }
  return name || 'action';
};

/** What the words about an animation that was asked for are made of. */
interface Asked {
  readonly price: { readonly usd: number; readonly generations: number };
  /** Null where nothing was started: a price that wants a yes. */
  readonly animation: {
    readonly groupId: string;
    readonly type: string;
    readonly directions: readonly {
      readonly direction: string;
      readonly frameCount: number;
      readonly job: { readonly id: string; readonly etaSeconds: number };
    }[];
  } | null;
}

/** What an assistant reads of an animation that it asked for. `again`: the tool to ask once more; `next`: what to do now. */
export const startedWords =
  ({ again, next }: { readonly again: string; readonly next: string }) =>
  ({ price, animation }: Asked): string => {
    if (!animation)
      return [
        'status: confirmation required, nothing was started',
        `cost: ${price.generations} generations or $${price.usd}`,
        `hint: call ${again} again with the same arguments and confirm_cost=true.`,
      ].join('\n');
    const { groupId, type, directions } = animation;
    const seconds = Math.max(...directions.map(({ job }) => job.etaSeconds));
    return [
      `animation_group_id: ${groupId}`,
      `animation: ${type}, ${directions[0]!.frameCount} frames`,
      `status: processing (~${Math.ceil(seconds * directions.length)}s)`,
      'jobs:',
      ...directions.map(({ direction, job }) => `  ${direction}: ${job.id}`),
      `hint: ${next}`,
    ].join('\n');
  };
