import type { Db, Image, JobStatus, Prisma } from '../db.ts';
import { FRAME_MS } from '../domain/frame-times.ts';
import { AppError } from '../errors.ts';
import type { AnimationExport, RotationExport, Side, SpriteExport } from '../exports/index.ts';
import type { MadeKeypoint } from '../jobs/contract.ts';
import type { Storage } from '../storage/storage.ts';

const images = {
  select: { label: true, blobKey: true, width: true, height: true, durationMs: true, keypoints: true },
} as const;
const job = {
  select: { status: true, errorMessage: true, result: true, images: { ...images, orderBy: { position: 'asc' } } },
} as const satisfies Prisma.JobDefaultArgs;
/** What of an asset's rows its files are made of. */
export const FILES = { job, animations: { include: { job }, orderBy: { createdAt: 'asc' } } } as const;
export type AssetWithFiles = Prisma.AssetGetPayload<{ include: typeof FILES }>;

type Stored = Pick<Image, 'label' | 'blobKey' | 'durationMs' | 'keypoints'>;

/** What a handler said of an animation besides its frames. */
const loops = (result: unknown): boolean => (result as { data?: { loop?: boolean } } | null)?.data?.loop ?? true;

const keypointsOf = ({ keypoints }: Pick<Stored, 'keypoints'>) =>
  (keypoints ?? undefined) as unknown as readonly MadeKeypoint[] | undefined;

/** What the export reads of the facts of any kind. */
interface Facts {
  readonly width?: number;
  readonly height?: number;
  readonly view?: string;
  readonly template?: string;
}

/**
/**
 * An asset with the bytes of all its pictures, for an export. Directions of animations that failed or were cancelled
 * are left out. Whoever asks has called {@link refuseUnfinished}. Throws GONE when a file is not stored any more.
 */
export async function spriteExport(storage: Storage, row: AssetWithFiles, called = row.kind): Promise<SpriteExport> {
  const read = async (key: string): Promise<Uint8Array> => {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('GONE', `A picture of this ${called} is no longer stored.`);
    return bytes;
  };
  const stored = row.job?.images ?? [];
  const rotations = await Promise.all(
    stored.map(async (image): Promise<RotationExport> => {
      const keypoints = keypointsOf(image);
      return {
        direction: (image.label ?? 'unknown') as Side,
        png: await read(image.blobKey),
        ...(keypoints ? { keypoints } : {}),
      };
    }),
  );
  const { width = stored[0]?.width ?? 0, height = stored[0]?.height ?? 0, view = '', template } = row.facts as Facts;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    ...(row.stateName ? { stateName: row.stateName } : {}),
    description: row.description,
    size: { width, height },
    view,
    ...(template ? { templateId: template } : {}),
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    rotations,
    animations: await animationsOf(row, read),
  };
}

async function animationsOf(row: AssetWithFiles, read: (key: string) => Promise<Uint8Array>) {
  const groups = new Map<string, AnimationExport & { directions: AnimationExport['directions'][number][] }>();
  for (const animation of row.animations) {
    if (animation.job.status !== 'COMPLETED') continue;
    const group = groups.get(animation.groupId) ?? {
      id: animation.groupId,
      name: animation.displayName ?? animation.type,
      type: animation.type,
      loop: loops(animation.job.result),
      directions: [],
    };
    groups.set(animation.groupId, group);
    const frames = await Promise.all(animation.job.images.map(({ blobKey }) => read(blobKey)));
    const keypoints = animation.job.images.map(keypointsOf);
    group.directions.push({
      direction: animation.direction as Side,
      frames,
      durationsMs: animation.job.images.map(({ durationMs }) => durationMs ?? FRAME_MS.unknown),
      ...(keypoints.every((joints) => joints !== undefined) ? { keypoints } : {}),
    });
  }
  return [...groups.values()];
}

interface Ended {
  readonly status: JobStatus;
  readonly errorMessage: string | null;
}
interface Unfinished {
  readonly job: Ended | null;
  readonly animations: readonly { readonly job: Ended }[];
}

/** Throws LOCKED while anything of it is still being drawn, GONE when it could not be drawn. */
export function refuseUnfinished({ job: own, animations }: Unfinished, called: string): void {
  const jobs = [...(own ? [own] : []), ...animations.map((animation) => animation.job)];
  const pending = jobs.filter(({ status }) => status === 'QUEUED' || status === 'RUNNING').length;
  if (pending)
    throw new AppError(
      'LOCKED',
      `The ${called} is still being made: ${pending} of its ${jobs.length} jobs are not finished.`,
      { retryAfter: 2 },
    );
  if (own && own.status !== 'COMPLETED')
    throw new AppError('GONE', own.errorMessage ?? `The ${called} could not be made.`);
}

/** All states of an asset's group with their files, the source first. */
export const statesWithFiles = (
  db: Db,
  { groupId, accountId, kind }: Pick<AssetWithFiles, 'groupId' | 'accountId' | 'kind'>,
) =>
  db.asset.findMany({
    where: { groupId, accountId, kind },
    include: FILES,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
