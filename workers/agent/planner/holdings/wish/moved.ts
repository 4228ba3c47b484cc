import { notesFor, stepsFor } from '../../changes/change-steps.ts';
import { facing } from '../../facing.ts';
import { moveOf } from '../../moves.ts';
import type { Plan, Step } from '../../step.ts';
import { animate } from '../../steps.ts';
import { assetOf, isCharacter, isThing, type Mention, mentions } from '../index.ts';
import { isMotion } from '../motion.ts';
import { groups, nameOf, old, type Said, without } from './said.ts';

const ANIM = /\b(?:animat(?:e|ed|ion|ions|ing)|anims?|cycles?|as animation)\b/i;
const SIDES =
  /[,;]?\s*\b(?:in |from |for )?(?:all )?(?:the )?(8|eight|4|four) (?:directions?|sides|dirs)\b|[,;]?\s*\b(?:in |from |for )?all (?:the )?(?:directions|sides)\b/i;
const FRAMES = /[,;]?\s*\b(?:with |in |maybe |about |around |only |roughly )*(\d{1,2}) frames\b/i;
const AROUND =
  /\b(?:please|take|use|make|made|do|create|add|give|draw|generate|want|need|get|me|an?|the|new|my|our|for|to|of|it|him|her|them|animate|animated|animation|animations|anims?|cycles?|also|maybe|i|with|in|as|one|both|should|must|can|could|have|has|get|gets|let|let's)\b/gi;
const ALL_SIDES: Readonly<Record<number, readonly string[]>> = {
  4: ['south', 'east', 'north', 'west'],
  8: ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'],
};

/** "idle for both my characters", "knight: attack with his sword", "chest opening animation, the lid goes up" */
export function moved(said: Said): Plan | undefined {
  const own = old(said);
  const who = own.filter(({ holding }) => isCharacter(holding));
  const first = own[0];
  if (!first) return undefined;
  const behind = said.text.slice(first.to).replace(/^[\s:,;-]+/, '');
  const acts =
    first.from <= 4 &&
    !/^(?:looks?|seems?|is too|are too|feels?)\b/i.test(behind) &&
    isMotion(/^(?:is |are |should |must |can )?([a-z]+)/i.exec(behind)?.[1] ?? '') &&
    !/^(?:should|must) (?:look|be)/i.test(behind);
  const idles =
    own.every(({ by }) => by !== 'bare') &&
    isMotion(/^(?:make |give |let |add |an? )*([a-z]+)/i.exec(said.text)?.[1] ?? '') &&
    /\b(?:for|to|of)\b/i.test(said.text);
  const lets =
    /^(?:make|let|have) $/i.test(said.text.slice(0, first.from)) && isMotion(/^([a-z]+)/i.exec(behind)?.[1] ?? '');
  if (!ANIM.test(said.text) && !acts && !idles && !lets) return undefined;
  if (/\b(?:how|what|which|why|cost|price|game)\b|\?$/i.test(said.text)) return undefined;
  // whoever is named first moves; a thing that is named after it belongs to what is done
  const targets = (
    isCharacter(first.holding)
      ? who.filter(
          ({ by, from }) =>
            by === 'my' || from === first.from || /\band\s*$|\bfor\s*$|,\s*$/i.test(said.text.slice(0, from)),
        )
      : own.filter(({ holding }) => isThing(holding)).slice(0, 1)
  ).map(({ holding }) => holding);
  if (!targets.length || /\btoo [a-z]+,/i.test(said.text)) return undefined;
  const only = facing(said.text.replace(/\b(?:the )?(?:rest|other (?:directions|sides))\b.*$/i, ''));
  const text = only?.rest ?? said.text;
  const found = mentions(text, said.holdings);
  const pointers = (groups(text, said.holdings) ?? found).filter(({ holding }) => targets.includes(holding));
  const [all8, sides] = SIDES.exec(text) ?? [];
  const count = all8 ? (/4|four/i.test(sides ?? '') ? 4 : 8) : undefined;
  const frames = Number(FRAMES.exec(text)?.[1] ?? 0) || undefined;
  // "walk, with a limp" is one way to walk; "like an animation where the lid lifts" says how
  const deed = without(text, dedupe(pointers))
    .replace(/,\s*(?=with(?:out)? )/gi, ' ')
    .replace(/,?\s*\b(?:like|as|in) (?:an? )?(?:animation|anim|loop) (?:where|in which|that|of|with)\b/gi, ', ')
    .replace(SIDES, ' ')
    .replace(FRAMES, ' ')
    .replaceAll('…', ' , ')
    .replace(/(?:\s+(?:of|for|from))?[\s,]+(?=with(?:out)? an? )/gi, ' ');
  const parts = deed
    .split(/\s*(?:[.,;:+]|\band\b|\bthen\b|\bplus\b|&)\s*/i)
    .map((part) => ({ part, short: part.replace(AROUND, ' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ short }) => /[a-z]/i.test(short));
  if (!parts.length) return undefined;
  const listed = parts.every(
    ({ short }) => short.split(' ').length <= 3 && (moveOf(short) !== undefined || isMotion(short.split(' ')[0]!)),
  );
  const clean = (of: string): string =>
    of
      .replace(/\b(?:as an? animation|as animation|animation|animations|anims?|cycles?|animate|animated)\b/gi, ' ')
      .replace(
        /^\W*(?:(?:take|use|make|give|add|do|create|let|have|should|must|shall|i want|i need|for|to|an?|the|of)\b\s*)+/i,
        '',
      )
      .replace(/\s*[.;]\s*/g, ', ')
      .replace(/(?:\s*,)+/g, ',')
      .replace(/\s+(?=,)/g, '')
      .replace(/^[\s,]+|[\s,.:]+$|\b(?:for|to|of|with|an?)[\s,]*$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const whole = clean(deed);
  const single = (part: string, short: string): string =>
    short.includes(' ') ? clean(part) : (moveOf(short) ?? short);
  const moves = listed ? parts.map(({ part, short }) => single(part, short)) : [whole];
  if (!moves[0]) return undefined;
  const steps: Step[] = [];
  const notes: string[] = [];
  for (const holding of targets) {
    const asset = assetOf(holding);
    if (!isCharacter(holding)) {
      const change = { kind: 'moves', moves } as const;
      steps.push(...stepsFor(change, asset, said.projectId));
      notes.push(...notesFor(change, [asset]));
      continue;
    }
    for (const move of moves) {
      const step = animate(move, undefined, 8, nameOf(holding), () => holding.id, frames);
      const directions = only?.sides ?? (count ? ALL_SIDES[count] : undefined);
      const { args } = step;
      steps.push(
        directions
          ? {
              ...step,
              args: (results) => ({
                ...(typeof args === 'function' ? args(results) : args),
                directions: [...directions],
              }),
              price: directions.length,
              what: `${step.what}, ${count === 8 ? 'all 8 directions' : directions.join(' and ')}`,
            }
          : step,
      );
    }
  }
  return { whole: true, steps, notes };
}
const dedupe = (found: readonly Mention[]): readonly Mention[] =>
  found.filter((one, i) => found.findIndex(({ from }) => from === one.from) === i);
