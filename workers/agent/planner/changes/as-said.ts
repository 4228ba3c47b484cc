/** A change in words that no form has: where the engine's own reading of edits knows what it does, it is done as it is said. */
import { editBrief } from '../../../engine/understand/edit-brief.ts';
import { understand } from '../../../engine/understand/index.ts';
import { isTogether, pictured } from '../pictured.ts';
import { ownOf, type Place } from '../place.ts';
import type { Plan } from '../step.ts';
import { stepsFor } from './change-steps.ts';

/** It says how what is there shall be, and asks for nothing new. */
const IS_CHANGE =
  /^(?:(?:and|but|now|also|then|maybe|hm+|well|ok),? )*(?:more|less|fewer|no|without|with|at night|at day|in (?:the )?(?:snow|rain|winter|autumn|spring|summer|dark)|on fire|bigger|smaller|longer|shorter|darker|brighter|he|she|it|they|the|his|her|its|their|make|give|change|add|put|remove|take|only|just|a bit|a little|slightly|not so|way|should|needs?)\b/i;
const NEW =
  /\banimat|\bmy\b|\bfor me\b|^(?:(?:make|give|add|draw|create)(?: me)? )?(?:an?|two|three|some|another|\d+) [\w-]+ (?:with|in|and|that)\b|\b(?:game|tile ?set|map|background|scene)\b/i;
const SAID =
  /\b(?:please|also|now|then|it|he|she|they|the|his|her|its|their|should|must|have|has|be|make|give|get|needs?|to|a|an|and|only|just|bit|little|slightly|more|less|fewer|way|with|without|no|so|than|of)\b/gi;

const LONGEST = 16;
/** So much of a change may be lost. */
const SOME = 1 / 3;

export function editedAsSaid(words: string, { memory, projectId }: Place): Plan | undefined {
  const last = ownOf(memory).at(-1);
  if (!last || (last.kind !== 'character' && last.kind !== 'object')) return undefined;
  const said = words.replace(/[.!\s]+$/, '').trim();
  if (!IS_CHANGE.test(said) || NEW.test(said) || /\?/.test(said) || said.split(/\s+/).length > LONGEST) return undefined;
  const edit = said
    .replace(/\b(?:it|he|she|they) (?:should|must|needs? to|has to|shall) (?:only |just )?(?:have|be)\b/gi, 'with')
    .replace(/^(?:(?:and|but|now|also|then|maybe|well|ok),? )+/i, '')
    .replace(/^(?:make|give) (?:it|him|her|them) /i, '')
    .replace(/^with (?=(?:at|in|on) )/i, '')
    .replace(/\bless (?=[a-z]+s\b)/gi, 'fewer ')
    .replace(/\s*[.;]\s*/g, ', ')
    .replace(/\s+(?=(?:more|fewer|less) )/gi, ', ');
  const content = edit.replace(SAID, ' ').toLowerCase().split(/[^a-z-]+/).filter((word) => word.length > 2);
  if (!content.length) return undefined;
  const before = understand(last.words);
  const after = editBrief(before, edit);
  const alone = pictured(`${last.words}, ${edit}`);
  const lost = content.filter((word) => after.unknown.includes(word) || (isTogether(last.words) && alone.lost.includes(word)));
  if (lost.length > content.length * SOME) return undefined;
  const steps = stepsFor({ kind: 'edit', edit }, last, projectId);
  const notes = lost.length ? [`I do not know ${lost.map((word) => `"${word}"`).join(', ')}: it may not show.`] : [];
  return steps.length ? { whole: true, steps, notes } : undefined;
} // biome-ignore format: short enough
