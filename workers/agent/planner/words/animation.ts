/** A movement as the arguments of animate_character. */
import { templateIds } from '../../../../src/domain/animation-templates.ts';
import { motionFromText } from '../../../engine/subject/motion/index.ts';
import type { Args } from '../../port.ts';
import { SURE } from './moves.ts';
import type { Skeleton } from './subjects.ts';

/** What a movement is called as a template of a skeleton; undefined where it has none, and words must do. */
function templateFor(move: string, skeleton: Skeleton | undefined): string | undefined {
  // of what is done with what, words say more
  if (/\w (?:its|his|her|their) \w|\bbreath\w* (?:fire|flames?|frost|ice|poison|smoke|gas|lightning|acid)/i.test(move))
    return undefined;
  const ids = templateIds(skeleton ?? 'mannequin');
  const { id, confidence } = motionFromText(skeleton ?? 'mannequin', move);
  if (confidence < SURE) return undefined;
  if (ids.includes(id)) return id;
  const stem = id === 'run' ? 'running' : id;
  return ids.find((one) => one === `${stem}-8-frames`) ?? ids.find((one) => one.startsWith(stem));
}

/** Arguments of animate_character besides the character, and in how many directions it is drawn. */
export function animation(
  move: string,
  skeleton: Skeleton | undefined,
  sides: number,
): { args: Args; directions: number } {
  // "bouncing idle", "walk with a limp": in a manner of its own
  const template = /^(?!breathing|fight)[a-z]+(?:ing|y) idle$|\b(?:walk|run)\w*\b.* with an? [a-z]+$/i.test(move)
    ? undefined
    : templateFor(move, skeleton);
  return template
    ? { args: { template_animation_id: template }, directions: sides }
    : { args: { action_description: move }, directions: 1 };
}
