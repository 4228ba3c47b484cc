import { animationLines, animationsSpoken, pendingLines } from '../asset/animation-shape.ts';
import { understood, understoodLines } from '../asset/shapes.ts';
import { both, type DataOf, fetch, list, maybe, number, text, value } from '../shape.ts';
import { about, percentOf, progressFields, statusWord } from '../wire.ts';

/** What the words of a character say. */
export const spoken = both(
  fetch({
    name: text,
    stateName: maybe(text),
    mode: text,
    bodyType: text,
    template: text,
    view: text,
    size: number,
    width: number,
    height: number,
    tags: value<readonly string[]>(),
    groupId: text,
    animationCount: number,
    templateAnimationIds: value<readonly string[]>(),
    downloadUrl: text,
    rotations: list(fetch({ label: text, url: text })),
  }),
  both(understood, both(progressFields, animationsSpoken)),
);

/** What an assistant reads of a character: lines "name: value". */
export function characterText(c: DataOf<typeof spoken>): string {
  const status = statusWord(c.status);
  const facts = [`id: ${c.id}`, `name: ${c.name}`, ...(c.stateName ? [`state: ${c.stateName}`] : [])];
  if (status === 'processing')
    return [
      `status: processing ${percentOf(c.job)}% (${c.job.stage}, ${about(c.job.etaSeconds)})`,
      ...facts,
      ...pendingLines(c),
      'hint: call get_character again in a few seconds; animate_character may be called at once.',
    ].join('\n');
  if (status !== 'completed')
    return [
      `status: ${status}`,
      ...facts,
      `error: ${c.job.error?.message ?? 'unknown'}`,
      'hint: it was not charged; delete it with delete_character and create it again with create_character.',
    ].join('\n');
  return [
    'status: completed',
    ...facts,
    `size: ${c.size} (pictures ${c.width}x${c.height})`,
    `body: ${c.bodyType} (${c.template}), view: ${c.view}, mode: ${c.mode}`,
    ...(c.tags.length ? [`tags: ${c.tags.join(', ')}`] : []),
    ...understoodLines(c),
    `group: ${c.groupId}`,
    `rotations: ${c.rotations.length}`,
    ...c.rotations.map(({ label, url }) => `  ${label}: ${url}`),
    `animations: ${c.animationCount || 'none'}`,
    ...animationLines(c),
    ...pendingLines(c),
    ...(c.bodyType === 'quadruped' ? [`template animations: ${c.templateAnimationIds.join(', ')}`] : []),
    `download: ${c.downloadUrl}`,
  ].join('\n');
}
