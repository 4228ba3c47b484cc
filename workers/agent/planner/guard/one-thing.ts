/** A message that was read in pieces, and is of one thing; and one of somebody's thing that nobody has. */
import { actOf } from '../acts/index.ts';
import { paid } from '../calls-of.ts';
import { tokens } from '../likeness.ts';
import { mended } from '../typed.ts';
import type { Become, Context, Wish } from '../types.ts';
import { moveOf } from '../words/moves.ts';
import { article } from '../words/nouns.ts';
import { isPiece } from '../words/pieces.ts';
import { GROWN } from '../words/shortly.ts';
import { subjectOf } from '../words/subjects.ts';
import type { Named } from './named.ts';
import { wholeThing } from './readings.ts';
import { unaccounted } from './words.ts';

/** "a big tree, its a home, with windows, a door at the bottom": where most words of it were lost, all of it is what is drawn. */
export function ofOneThing(
  become: readonly Become[],
  said: string,
  context: Context,
  named: readonly Named[],
): readonly Become[] | undefined {
  const cost = become.filter(paid);
  if (named.length || !cost.length || become.some((each) => !paid(each) && !STRANGE.test(`${each.outcome.say ?? ''}${each.outcome.ask ?? ''}`)) || !cost.every(({ wish }) => /^make\.(?:object|character|scene|effect)$/.test(wish.act) && !wish.whole)) return undefined; // biome-ignore format: one line
  const low = said.toLowerCase();
  if (!cost.every(({ wish }) => low.includes(wish.words.toLowerCase())) || /[.!?:]\s+\p{L}/u.test(said) || /\b(?:also|plus|animat\w+|walk|idle|run|attack|both|each)\b/i.test(said)) return undefined; // biome-ignore format: one line
  const lost = (all: readonly Become[]): number => new Set([...unaccounted(mended(said).text, said, all), ...all.flatMap(({ outcome }) => outcome.lost ?? [])]).size; // biome-ignore format: one line
  const before = lost(become);
  const [alone, more] = cost;
  const one = !more && alone!.outcome.steps.length === 1 && /^\W*(?:an?|one) /i.test(said);
  if (before < (one ? 1 : 3)) return undefined;
  const wish = one ? allOf(alone!.wish, said) : wholeThing(said);
  const outcome = wish && actOf(wish)(wish, context);
  if (!wish || !outcome?.steps.length || lost([{ wish, outcome }]) >= (one ? before : before - 1)) return undefined;
  return [{ wish, outcome: { ...outcome, instead: [outcome.instead, 'I read all of it as one thing.'].filter(Boolean).join(' ') } }]; // biome-ignore format: one line
}

/** Of a part that was read as somebody's thing, and is of the one that is drawn: "and the soup is green". */
const STRANGE = /^I find no "the /;

/** "a vending machine, 48x64, that sells potions": all that is said of it, but for how it is drawn. */
function allOf(wish: Wish, said: string): Wish | undefined {
  const specs = wish.slots.filter(({ slot }) => /^(?:size|dirs|view|frames|palette|style|count|no)$/.test(slot));
  if (wish.slots.some(({ slot }) => !/^(?:n|look|size|dirs|view|frames|palette|style)$/.test(slot)) || wish.slots.filter(({ slot }) => slot === 'n').length !== 1) return undefined;
  const bare = specs.reduce((text, { words }) => text.replace(words, ' '), said).replace(/\s*,(?:\s*,)+/g, ',').replace(/\s+/g, ' ').replace(/ ,/g, ',').replace(/,\s*(?=that |which |who )/g, ' ').replace(/[\s,.!]+$/, '');
  const whole = wholeThing(bare);
  return whole && { ...whole, act: wish.act, slots: [...whole.slots, ...specs] };
} // biome-ignore format: short enough

/** "marn's dog": nobody that there is, and not Marn. */
export function ofNobody(become: readonly Become[], said: string, named: readonly Named[], context: Context): readonly Become[] | undefined {
  const [one, more] = become.filter(paid);
  if (!one || more || !/^(?:animate|edit|resize|again)$/.test(one.wish.act)) return undefined;
  for (const { own, start, end } of named) {
    const [, thing = ''] = (/['’]s$/i.test(said.slice(start, end)) && /^ ([a-z]+)/i.exec(said.slice(end))) || [];
    const subject = thing ? subjectOf(article(thing)) : undefined;
    const alive = subject?.creature === true || /^(?:person|animal)$/.test(String(subject?.kind));
    const bare = one.wish.act === 'edit' && subject !== undefined && !alive && !isPiece(thing) && new RegExp(`^\\W*${thing}\\W*$`, 'i').test(said.slice(end)) && start === 0; // biome-ignore format: one line
    if ((!alive && !bare) || GROWN.test(thing) || moveOf(thing) || context.own.some(({ name, description }) => tokens(`${name} ${description}`).includes(thing.toLowerCase()))) continue; // biome-ignore format: one line
    const wish: Wish = { act: alive ? 'make.character' : 'make.object', words: article(thing), slots: [{ slot: 'n', words: article(thing) }, ...one.wish.slots.filter(({ slot }) => /^(?:anim|frames|size|dirs)$/.test(slot)), ...one.wish.slots.filter(({ slot }) => slot === 'change' && !bare).map(({ words }) => ({ slot: 'look', words }))], sure: 1, loose: [] }; // biome-ignore format: one line
    const outcome = actOf(wish)(wish, context);
    if (outcome?.steps.length) return [{ wish, outcome: { ...outcome, instead: `There is no ${thing} of "${own.name}" among what you have: I would draw one. If "${own.name}" is meant, say it without the ${thing}.` } }]; // biome-ignore format: one line
  }
  return undefined;
} // biome-ignore format: short enough
