/** A sentence → what is to be made. */
import { ANIMATE, OF_IT, SAME } from '../clause-words.ts';
import { subjectOf } from '../subjects.ts';
import { bareNoun } from '../words.ts';
import { animatedThing } from './animated.ts';
import { clausesOf } from './clauses.ts';
import { againRule, ofFormerRule } from './former-rules.ts';
import { eachSize, takeGlobals, takeSize, withoutPlace } from './globals.ts';
import { groundRule, onTilesRule } from './ground-rules.ts';
import { interfaceRule, ofInterfaceRule } from './interface-rules.ts';
import { moveRule, toldRule } from './move-rules.ts';
import { someone, wishOf } from './one.ts';
import { Reading, type Rule } from './reading.ts';
import { APART } from './sets.ts';
import type { Wish, Wishes } from './types.ts';

const RULES: readonly Rule[] = [
  groundRule,
  interfaceRule,
  onTilesRule,
  ofInterfaceRule,
  againRule,
  toldRule,
  moveRule,
  ofFormerRule,
];

/** What a sentence wishes for. `hasFormer`: something was made before, to which a movement may belong. */
export function readWishes(sentence: string, hasFormer: boolean): Wishes {
  const { text, size, sides, frames, view, style, border } = takeGlobals(withoutPlace(eachSize(sentence)));
  const notes: string[] = [];
  const clauses = clausesOf(text);
  const reading = new Reading({ text, view, frames }, clauses, notes, hasFormer);
  const { wishes, moves, puzzles } = reading;
  for (const clause of clauses) {
    // "a crate 32x32, a drum 32x48": each has a size of its own
    const { text: said, size: own } = takeSize(clause);
    readClause(said, reading, own !== undefined);
    const made = reading.last;
    if (own && made) reading.replaceLast({ ...made, size: own });
  }
  puzzles.push(...reading.grounds);
  lookOfAll(wishes);
  // "icons of a ruler and a knight": pictures of them
  if (/\bicons?\b|\b(?:items?|foods?|ingredients?|dishes|meals?)\b[^:,]*:/i.test(sentence))
    for (const [i, wish] of wishes.entries())
      if (wish.kind === 'character' && !wish.moves.length && sides === undefined)
        wishes[i] = { kind: 'object', words: wish.words, moves: [], ...(wish.size ? { size: wish.size } : {}) };
  // "gravestone, crypt, dead bush": among things a place is one of them
  if (wishes.length && wishes.every(({ kind }) => kind === 'object' || kind === 'character'))
    for (const place of puzzles.filter(
      (one) => subjectOf(bareNoun(one))?.kind === 'place' && bareNoun(one).split(/\s+/).length <= 2,
    )) {
      wishes.push({ kind: 'object', words: place, moves: [] });
      puzzles.splice(puzzles.indexOf(place), 1);
    }
  return { wishes, moves, size, sides, frames, view, style, border, puzzles, notes };
}

/** "health bar, mana bar and xp bar, wood and gold": the look that stands behind the last is that of all. */
function lookOfAll(wishes: Wish[]): void {
  const last = wishes.at(-1);
  if (wishes.length < 2 || last?.kind !== 'ui' || wishes.some(({ kind }) => kind !== 'ui')) return;
  const [, look = ''] = /^[^,:]+,\s*(.+)$/.exec(last.words) ?? [];
  if (!look || wishes.slice(0, -1).some(({ words }) => /[,:]/.test(words)) || /\b(?:with|slots?|buttons?|text|icons?)\b/i.test(look)) return;
  for (const [i, wish] of wishes.entries()) if (i < wishes.length - 1) wishes[i] = { ...wish, words: `${wish.words}, ${look}` };
} // biome-ignore format: short enough

function readClause(part: string, r: Reading, sized = false): void {
  // one of a list of things: nothing of what stands before it
  if (part.startsWith(APART)) {
    const alone = part.slice(APART.length).trim();
    const moved = / animation$/i.test(alone) ? animatedThing(alone, true) : undefined;
    if (moved) {
      r.wishes.push({ kind: 'object', words: moved.noun, moves: [moved.action] });
      return;
    }
    const one = wishOf(alone, r.notes);
    if (one) r.wishes.push(one);
    else r.puzzles.push(alone);
    return;
  }
  const same = part.startsWith(SAME);
  const raw = same ? part.slice(SAME.length).trim() : part;
  const before = r.last;
  const clause = (before ? raw.replace(/^but /i, '').replace(/^(?:make|give) (?:him|her|it|them) /i, '') : raw)
    .replace(
      /^(?:and )?(?:he|she|it|they) (?:must|should|can|could|will|has to|have to|needs to|need to|is to|shall)(?: also)?(?: be able to| be)? (?!have|wear|hold)/i,
      '',
    )
    .replace(/^(?:to )?be (?=\w+(?:ing)?$)/i, '')
    .replace(/^of (?=\w)/i, '')
    .replace(ANIMATE, '')
    .replace(OF_IT, '')
    .replace(/^(?:lots|plenty|loads|many kinds) of /i, '')
    .replace(/ and (?:all|stuff|so on|everything|the like)$/i, '')
    .trim();
  if (!clause) return;
  // "trees. lots of trees"
  if (before && !sized && 'words' in before && bareNoun(before.words) === bareNoun(clause)) return;
  // "…, animated": what stands before it moves
  const animated =
    /^(?:as (?:an? )?)?(?:animated(?: please)?|animation|looping|looped|loop|animate it|with (?:an )?animations?)$/i.test(
      clause,
    );
  const still = before?.kind === 'object' && animated;
  if ((still || (before?.kind === 'character' && animated)) && before.moves.length) return;
  // "a knight, animated": as everybody moves in games; who is seen doing something does that
  if (before?.kind === 'character' && animated) {
    const [, doing] = / (?:who is |that is )?([a-z]{2,}ing(?: (?!with\b|in\b)[\w -]+)?)$/i.exec(before.words) ?? [];
    if (!doing) r.notes.push('Animated: it stands (idle) and walks; say which other movements it shall have.');
    r.replaceLast({ ...before, moves: doing ? [doing] : ['idle', 'walk'] });
    return;
  }
  const moved = still ? animatedThing(`${before.words} animation`, true) : undefined;
  if (moved) {
    r.replaceLast({ ...before!, kind: 'object', words: moved.noun, moves: [moved.action] });
    return;
  }
  if (RULES.some((rule) => rule({ clause, raw, same, before }, r))) return;
  // states that nobody named
  if (/^(?:\w+ )*?(?:stages?|states?|versions?|variants?|variations?|sizes?) of \w/i.test(clause)) {
    r.puzzles.push(clause);
    return;
  }
  const thing = animatedThing(clause, r.frames !== undefined);
  if (thing) {
    r.wishes.push({ kind: 'object', words: thing.noun, moves: [thing.action] });
    return;
  }
  const found = wishOf(clause, r.notes) ?? someone(clause, before, r.notes);
  if (found) r.wishes.push(found);
  else r.puzzles.push(clause);
}

export type { Wish, Wishes } from './types.ts';
