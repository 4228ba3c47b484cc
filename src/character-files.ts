import type { Db, Image, Prisma } from './db.ts';
import { AppError } from './errors.ts';
import type { AnimationExport, CharacterExport, Direction, RotationExport } from './exports/index.ts';
import type { MadeKeypoint } from './jobs/contract.ts';
import type { Storage } from './storage/storage.ts';

const images = { select: { label: true, blobKey: true, durationMs: true, keypoints: true } } as const;
const job = {
  select: { status: true, errorMessage: true, result: true, images: { ...images, orderBy: { position: 'asc' } } },
} as const satisfies Prisma.JobDefaultArgs;
/** What of a character's rows its files are made of. */
export const FILES = { job, animations: { include: { job }, orderBy: { createdAt: 'asc' } } } as const;
export type CharacterWithFiles = Prisma.CharacterGetPayload<{ include: typeof FILES }>;

/** For a frame without a duration of its own. */
const FRAME_MS = 100;

type Stored = Pick<Image, 'label' | 'blobKey' | 'durationMs' | 'keypoints'>;

/** What a handler said of an animation besides its frames. */
const loops = (result: unknown): boolean => (result as { data?: { loop?: boolean } } | null)?.data?.loop ?? true;

const keypointsOf = ({ keypoints }: Pick<Stored, 'keypoints'>) =>
  (keypoints ?? undefined) as unknown as readonly MadeKeypoint[] | undefined;

/**
 * A character with the bytes of all its pictures, for an export. Directions of animations that failed or were cancelled
 * are left out. Whoever asks has called {@link refuseUnfinished}. Throws GONE when a file is not stored any more.
 */
export async function characterExport(storage: Storage, row: CharacterWithFiles): Promise<CharacterExport> {
  const read = async (key: string): Promise<Uint8Array> => {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('GONE', 'A picture of this character is no longer stored.');
    return bytes;
  };
  const rotations = await Promise.all(
    row.job.images.map(async (image): Promise<RotationExport> => {
      const keypoints = keypointsOf(image);
      return {
        direction: image.label as Direction,
        png: await read(image.blobKey),
        ...(keypoints ? { keypoints } : {}),
      };
    }),
  );
  return {
    id: row.id,
    name: row.name,
    ...(row.stateName ? { stateName: row.stateName } : {}),
    description: row.description,
    size: { width: row.width, height: row.height },
    view: row.view,
    templateId: row.template,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    rotations,
    animations: await animationsOf(row, read),
  };
}

async function animationsOf(row: CharacterWithFiles, read: (key: string) => Promise<Uint8Array>) {
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
      direction: animation.direction as Direction,
      frames,
      durationsMs: animation.job.images.map(({ durationMs }) => durationMs ?? FRAME_MS),
      ...(keypoints.every((joints) => joints !== undefined) ? { keypoints } : {}),
    });
  }
  return [...groups.values()];
}

/** Throws LOCKED while anything of it is still being drawn, GONE when it could not be drawn. */
export function refuseUnfinished({ job: own, animations }: CharacterWithFiles): void {
  const jobs = [own, ...animations.map((animation) => animation.job)];
  const pending = jobs.filter(({ status }) => status === 'QUEUED' || status === 'RUNNING').length;
  if (pending)
    throw new AppError(
      'LOCKED',
      `The character is still being made: ${pending} of its ${jobs.length} jobs are not finished.`,
      { retryAfter: 2 },
    );
  if (own.status !== 'COMPLETED') throw new AppError('GONE', own.errorMessage ?? 'The character could not be made.');
}

/** All states of a character's group with their files, the source first. */
export const statesWithFiles = (db: Db, { groupId, accountId }: { groupId: string; accountId: string }) =>
  db.character.findMany({
    where: { groupId, accountId },
    include: FILES,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
