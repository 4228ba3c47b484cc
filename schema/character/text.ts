import { statusWord } from '../job/type.ts';
import type { CharacterData } from './shapes.ts';

const seconds = (eta: number) => `~${Math.ceil(eta)}s`;

/** What an assistant reads of a character: lines "name: value". */
export function characterText(c: CharacterData): string {
  const status = statusWord(c.status);
  const about = [`id: ${c.id}`, `name: ${c.name}`, ...(c.stateName ? [`state: ${c.stateName}`] : [])];
  if (status === 'processing') {
    const percent = Math.round(c.job.fraction * 100);
    const line = `status: processing ${percent}% (${c.job.stage}, ${seconds(c.job.etaSeconds)})`;
    return [
      line,
      ...about,
      'hint: call get_character again in a few seconds; animate_character may be called at once.',
    ].join('\n');
  }
  if (status !== 'completed')
    return [
      `status: ${status}`,
      ...about,
      `error: ${c.job.error?.message ?? 'unknown'}`,
      'hint: it was not charged; delete it with delete_character and create it again with create_character.',
    ].join('\n');
  return [
    'status: completed',
    ...about,
    `size: ${c.size} (pictures ${c.width}x${c.height})`,
    `body: ${c.bodyType} (${c.template}), view: ${c.view}, mode: ${c.mode}`,
    ...(c.tags.length ? [`tags: ${c.tags.join(', ')}`] : []),
    `group: ${c.groupId}`,
    `rotations: ${c.rotations.length}`,
    ...c.rotations.map(({ label, url }) => `  ${label}: ${url}`),
    `animations: ${c.animationCount || 'none'}`,
    ...(c.bodyType === 'quadruped' ? [`template animations: ${c.templateAnimationIds.join(', ')}`] : []),
    `download: ${c.downloadUrl}`,
  ].join('\n');
}
