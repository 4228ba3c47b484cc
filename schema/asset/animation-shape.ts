import { z } from 'zod';
import { type DataOf, each, fetch, from, list, maybe, number, read, same, shape, text } from '../shape.ts';
import { about, percentOf, status, statusWord } from '../wire.ts';

const directionShape = shape({
  direction: same(z.string()),
  frame_count: same(z.number()),
  frames: from(
    'frameUrls',
    z.array(z.url()).describe('PNGs in the order of play; none until this direction is completed.'),
  ),
  preview_url: read(
    fetch({ status: text, previewUrl: text }),
    z
      .string()
      .nullable()
      .describe('A moving picture, a GIF; `?format=apng` and `webp` too. Null until this direction is completed.'),
    (of) => (of.status === 'COMPLETED' ? of.previewUrl : null),
  ),
  movement: from('motion', z.string().nullable().describe('The movement that was drawn; null until it is completed.')),
  notes: same(z.array(z.string()).describe('Where that is not what was asked.')),
  status,
  background_job_id: from('job.id', z.uuid()),
});

/** What objects tell of a direction besides. */
const objectDirection = shape({
  ...directionShape.entries,
  storage_urls: read(
    fetch({ frameUrls: list(text) }),
    z.record(z.string(), z.url()).describe('`frame_0`, `frame_1`, …: PNGs in the order of play.'),
    ({ frameUrls }) => Object.fromEntries(frameUrls.map((url, i) => [`frame_${i}`, url])),
  ),
  created_at: same(z.string()),
});

/** An animation as REST and tools show it. */
export const animationShape = shape({
  animation_type: from('type', z.string()),
  display_name: same(z.string().nullable()),
  animation_group_id: from('groupId', z.uuid()),
  directions: each('directions', directionShape),
});

const ofFirst = <Out>(schema: z.ZodType<Out>, make: (of: { action: string | null; frameCount: number }) => Out) =>
  read(
    fetch({ directions: list(fetch({ action: maybe(text), frameCount: number })) }),
    schema,
    ({ directions: [first] }) => make(first!),
  );

/** The same of an object: what it does in words, and the frames of each direction by name. */
export const objectAnimationShape = shape({
  ...animationShape.entries,
  description: ofFirst(z.string(), ({ action }) => action ?? ''),
  frame_count: ofFirst(z.number(), ({ frameCount }) => frameCount),
  directions: each('directions', objectDirection),
});

/** What is said of animations, and of those that are still being drawn. */
export const animationsSpoken = fetch({
  animations: list(
    fetch({
      groupId: text,
      type: text,
      displayName: maybe(text),
      directions: list(
        fetch({
          direction: text,
          frameCount: number,
          status: text,
          notes: list(text),
          job: fetch({ id: text, fraction: number, etaSeconds: number, error: maybe(fetch({ message: text })) }),
        }),
      ),
    }),
  ),
});
type Spoken = DataOf<typeof animationsSpoken>;

/** Directions of animations that are still being drawn. */
export const pendingOf = ({ animations }: Spoken) =>
  animations.flatMap(({ displayName, type, directions }) =>
    directions
      .filter((one) => statusWord(one.status) === 'processing')
      .map(({ direction, job }) => ({ name: displayName ?? type, direction, job })),
  );

/** The same as an entry of a tool's structure. */
export const pendingJobs = read(
  animationsSpoken,
  z.array(z.object({ job_id: z.string(), animation: z.string(), direction: z.string(), progress_percent: z.number() })),
  (of) =>
    pendingOf(of).map(({ name, direction, job }) => ({
      job_id: job.id,
      animation: name,
      direction,
      progress_percent: percentOf(job),
    })),
);

/** `walking [group …]: south (8 frames), east (failed: …)` */
const animationLine = ({ displayName, type, groupId, directions }: Spoken['animations'][number]): string => {
  const sides = directions.map(({ direction, frameCount, status: at, job }) => {
    const word = statusWord(at);
    if (word === 'completed') return `${direction} (${frameCount} frames)`;
    return `${direction} (${job.error ? `${word}: ${job.error.message}` : word})`;
  });
  const notes = [...new Set(directions.flatMap(({ notes: said }) => said))].map((note) => `\n    note: ${note}`);
  return `  ${displayName ?? type}${displayName ? ` (${type})` : ''} [group ${groupId}]: ${sides.join(', ')}${notes.join('')}`;
};

/** A line for each animation. */
export const animationLines = ({ animations }: Spoken): string[] => animations.map(animationLine);

/** Nothing when nothing is under way. */
export function pendingLines(of: Spoken): string[] {
  const pending = pendingOf(of);
  if (!pending.length) return [];
  return [
    `pending jobs: ${pending.length}`,
    ...pending.map(
      ({ name, direction, job }) =>
        `  ${job.id}: ${name} ${direction}, processing ${percentOf(job)}% (${about(job.etaSeconds)})`,
    ),
  ];
}
