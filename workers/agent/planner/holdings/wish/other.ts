import { stepsFor } from '../../changes/change-steps.ts';
import type { Plan } from '../../step.ts';
import { isAdjective } from '../../subjects.ts';
import { assetOf, isTiles } from '../index.ts';
import { nameOf, type Said } from './said.ts';

const VERSION =
  /[,;.]?\s*\b(?:(?:make|as|in|and|but|i want|give me|draw|create) )*(?:an? |the )?(?:extra|another|alternate|alternative|alt|second|additional|separate|new|different) (?:version|variant|variation|state|skin|outfit|look)\b(?:,? (?:of(?: it| him| her| them)?|not instead|not a replacement|not replacing(?: it| him| her)?|please|besides|too|and keep (?:the )?(?:old|original|first)(?: one)?))*|[,;.]?\s*\b(?:not instead|keep the original(?: too)?)\b/gi;
/** "knight without the helmet, as an extra version": a state of the one that is there, and nobody new. */
export function versionOf({ text, found, projectId }: Said): Plan | undefined {
  if (!VERSION.test(text)) return undefined;
  VERSION.lastIndex = 0;
  const [one, more] = found;
  if (!one || more || one.by === 'new' || isTiles(one.holding)) return undefined;
  const edit = `${text.slice(0, one.from)} ${text.slice(one.to)}`
    .replace(VERSION, ' ')
    .replace(/^\W*(?:(?:make|draw|create|give me|i want|i need|of|a|an|the|version|variant|one)\b\s*)+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .replace(/[.;]\s*/g, ', ')
    .replace(/^[\s,:]+|[\s,:]+$/g, '');
  if (!/[a-z]{3}/i.test(edit)) return { ask: `How shall the other version of ${nameOf(one.holding)} look — for example "with a red cape"?` };
  return {
    whole: true,
    steps: stepsFor({ kind: 'edit', edit }, assetOf(one.holding), projectId),
    notes: [`The ${nameOf(one.holding)} that you have is kept.`],
  };
} // biome-ignore format: short enough

/** "replace the blacks in my knight with dark purple": exact, and for nothing, where its palette is shown. */
const INK =
  /^(?:replace|swap|change|turn|recolou?r|exchange) (?:all )?(?:of )?(?:the )?(?:pure |dark |bright |light )?(black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver)s?(?: (?:pixels?|colou?rs?|parts?|tones?|bits?))? (?:in|on|of)$/i;
export function inkChanged({ text, found }: Said): Plan | undefined {
  const [one, more] = found;
  const ink = one && INK.exec(text.slice(0, one.from).trim())?.[1];
  const by = one && /^ (?:with|by|to|into|for) (.+)$/i.exec(text.slice(one.to))?.[1];
  if (!one || more || !ink || !by) return undefined;
  return {
    ask: `One colour for another, exactly and everywhere in it, is changed in the studio for nothing: open the ${nameOf(one.holding)} in the pixel editor, choose the ${ink.toLowerCase()} under "Palette" and set ${by}. In words I would draw the whole ${nameOf(one.holding)} otherwise. Shall I do that instead: how shall it look?`,
  };
}

/** "make the chest a mimic with teeth": somebody or something else, of which it keeps the shape. */
export function become({ text, found, projectId }: Said): Plan | undefined {
  const [one, more] = found.filter(({ by }) => by !== 'new');
  if (!one || more || isTiles(one.holding) || !/^(?:make|turn|change|transform|convert) $/i.test(text.slice(0, one.from)))
    return undefined;
  const [, how = ''] = /^ (?:to be |be |look )?(([a-z]+),? with .+)$/i.exec(text.slice(one.to)) ?? [];
  if (how && isAdjective(how.split(/[ ,]/)[0]!))
    return {
      whole: true,
      steps: stepsFor({ kind: 'edit', edit: how }, assetOf(one.holding), projectId),
      notes: [`The ${nameOf(one.holding)} that you have is kept.`],
    };
  const [, what = ''] =
    /^ (?:(?:in)?to |to be |be |become |look like |as )?(an? (?!(?:bit|little|lot)\b).+)$/i.exec(text.slice(one.to)) ?? [];
  const head = what.split(/,| (?:with|of|in|on|that|who|which|holding|wearing) /i)[0]!.replace(/^an? /i, '').toLowerCase();
  if (!head || isAdjective(head) || /\b(?:one|version|look|style|palette|colou?r)$/.test(head)) return undefined;
  return {
    whole: true,
    steps: stepsFor({ kind: 'edit', edit: what }, assetOf(one.holding), projectId),
    notes: [`The ${nameOf(one.holding)} that you have is kept.`],
  };
} // biome-ignore format: short enough
