import { animationLines, animationsSpoken, pendingLines } from '../asset/animation-shape.ts';
import { understood, understoodLines } from '../asset/shapes.ts';
import { both, type DataOf, fetch, flag, list, maybe, number, text, value } from '../shape.ts';
import { about, percentOf, progressFields } from '../wire.ts';
import { objectStatusWord, pictures } from './shapes.ts';

/** What the words of an object say. */
export const spoken = both(
  both(
    fetch({
      name: text,
      stateName: maybe(text),
      review: flag,
      view: text,
      width: number,
      height: number,
      tags: value<readonly string[]>(),
      notes: list(text),
      groupId: text,
      animationCount: number,
      downloadUrl: text,
    }),
    both(pictures, understood),
  ),
  both(progressFields, animationsSpoken),
);

/** What an assistant reads of an object: lines "name: value". */
export function objectText(o: DataOf<typeof spoken>): string {
  const status = objectStatusWord(o);
  const facts = [`id: ${o.id}`, `name: ${o.name}`, ...(o.stateName ? [`state: ${o.stateName}`] : [])];
  if (status === 'processing')
    return [
      `status: processing ${percentOf(o.job)}% (${o.job.stage}, ${about(o.job.etaSeconds)})`,
      ...facts,
      ...pendingLines(o),
      'hint: call get_object again in a few seconds.',
    ].join('\n');
  if (status !== 'completed' && status !== 'review')
    return [
      `status: ${status}`,
      ...facts,
      `error: ${o.job.error?.message ?? 'unknown'}`,
      'hint: it was not charged; delete it with delete_object and create it again.',
    ].join('\n');
  const shown = [
    `status: ${status}`,
    ...facts,
    `size: ${o.width}x${o.height}, view: ${o.view}`,
    ...(o.tags.length ? [`tags: ${o.tags.join(', ')}`] : []),
    ...understoodLines(o),
    ...o.notes.map((note) => `note: ${note}`),
  ];
  const urls = o.images.map(({ label, url }) => `  ${label}: ${url}`);
  if (status === 'review')
    return [
      ...shown,
      `candidates: ${o.images.length}`,
      ...urls,
      'hint: select_object_frames makes objects of those that you name; dismiss_review drops them all.',
    ].join('\n');
  return [
    ...shown,
    `group: ${o.groupId}`,
    `pictures: ${o.images.length}`,
    ...urls,
    `animations: ${o.animationCount || 'none'}`,
    ...animationLines(o),
    ...pendingLines(o),
    `download: ${o.downloadUrl}`,
  ].join('\n');
}
