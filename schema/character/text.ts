import { statusWord } from '../job/type.ts';
import { type AnimationData, type CharacterData, pendingOf } from './shapes.ts';

const seconds = (eta: number) => `~${Math.ceil(eta)}s`;

/** `walking [group …]: south (8 frames), east (failed: …)` */
function animationLine({ displayName, type, groupId, directions }: AnimationData): string {
  const sides = directions.map(({ direction, frameCount, status, job }) => {
    const word = statusWord(status);
    if (word === 'completed') return `${direction} (${frameCount} frames)`;
    return `${direction} (${job.error ? `${word}: ${job.error.message}` : word})`;
  });
  return `  ${displayName ?? type}${displayName ? ` (${type})` : ''} [group ${groupId}]: ${sides.join(', ')}`;
}

/** Nothing when nothing is under way. */
function pendingLines({ animations }: CharacterData): string[] {
  const pending = pendingOf(animations);
  if (!pending.length) return [];
  return [
    `pending jobs: ${pending.length}`,
    ...pending.map(
      ({ name, direction, job }) =>
        `  ${job.id}: ${name} ${direction}, processing ${Math.round(job.fraction * 100)}% (${seconds(job.etaSeconds)})`,
    ),
  ];
}

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
      ...pendingLines(c),
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
    ...c.animations.map(animationLine),
    ...pendingLines(c),
    ...(c.bodyType === 'quadruped' ? [`template animations: ${c.templateAnimationIds.join(', ')}`] : []),
    `download: ${c.downloadUrl}`,
  ].join('\n');
}
