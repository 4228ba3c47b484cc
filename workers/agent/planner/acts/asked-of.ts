/** A question about one thing that the account has, or about its game: how many sides, which movements, how large, how many levels. */
import { gameFact } from '../games/facts.ts';
import { isFigure, isThing, isTiles } from '../meant.ts';
import { refer } from '../refer.ts';
import { wordsOf } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Context, Outcome, Own, Step, Wish } from '../types.ts';
import { asksFact } from '../words/questions.ts';
import { namedMoves } from './find.ts';

type Fact = 'sides' | 'frames' | 'moves' | 'size' | 'ground' | 'content';
const ASKED: readonly (readonly [Fact, RegExp])[] = [
  ['sides', /\b(?:directions?|sides?|angles?|views?)\b/i],
  ['frames', /\bframes?\b/i],
  ['moves', /\b(?:animated|animations?|anims?|movements?|moves?|able to do|can (?:he|she|it|they|\w+) (?:already )?do|he do|she do|it do)\b/i],
  ['size', /\b(?:sizes?|big|large|tall|wide|high|dimensions?|resolution|px|pixels)\b/i],
  ['content', /^\W*what(?:'?s| is| are| does)? .*?\b(?:in|on|inside|contains?|made of)\b.*\b(?:tile ?sets?|tiles|maps?|levels?)\b/i],
  ['ground', /\b(?:transparent|background|alpha)\b/i],
]; // biome-ignore format: a table
/** Judged by eye, or wrong: that is looked at otherwise. */
const JUDGED =
  /\b(?:better|best|too|wrong|weird|broken|missing|seams?|loop\w*|smooth|off|bug\w*|so (?:big|small|tall|tiny))\b/i;
const ONE_FRAME =
  /\b(?:only|just)\b.*\b(?:1|one|a single) (?:frame|picture|image)\b|\b(?:not|n'?t) (?:moving|animated|move)\b/i;

type Record_ = { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> } | undefined;

export function factOf(wish: Wish, context: Context): Outcome | undefined {
  const { words } = wish;
  if (!asksFact(words) || JUDGED.test(words)) return undefined;
  const ofGame = context.game && gameFact(words, context.game);
  if (ofGame) return { steps: [], say: ofGame };
  const named = namedThere(words, context.own);
  const does = doesIt(words, named);
  if (does) return { steps: [], say: does };
  const facts = ASKED.flatMap(([fact, form]) => (form.test(words) ? [fact] : []));
  if (!facts.length || !context.own.length) return undefined;
  const single = ONE_FRAME.test(words);
  const own = aboutIn(wish, context, single);
  if (!own.length) return single ? { steps: [], say: STILL } : undefined;
  const looked = own.slice(0, 4).map((one) => [one, recordOf(one)] as const);
  const steps = looked.flatMap(([, step]) => (step ? [step] : []));
  const told = (results: readonly Record_[]): string => {
    let at = 0;
    return looked.map(([one, step]) => lineOf(one, step ? results[at++] : undefined, facts)).concat(single ? [STILL] : []).join('\n');
  }; // biome-ignore format: one line
  return steps.length ? { steps, told } : { steps, say: told([]) };
}

/** "does boris have an attack in all 4 directions?": yes or no, from what is on record of each. */
function doesIt(words: string, own: readonly Own[]): string | undefined {
  const [, move = ''] = /\b(walk|run|idle|attack|jump|hurt|death|die|cast|fly|swim|dance|punch|kick|shoot|climb)(?:s|ing|ning)?\b/i.exec(words) ?? [];
  const asks = /^\W*(?:(?:hey|hi|so|ok|and)\W+)*(?:does|do|has|have|can|is|are)\b/i.test(words);
  if (!move || !asks || !own.length || own.some(({ moves }) => !moves)) return undefined;
  const is = move.toLowerCase();
  return own
    .map(({ name, moves = [], sides = 1 }) => {
      const has = moves.find((one) => one.name.toLowerCase().includes(is) || (is === 'die' && /death/i.test(one.name)) || (is === 'death' && /die|dying/i.test(one.name)));
      if (!has) return `No: "${name}" has no "${is}" yet${moves.length ? ` (only ${[...new Set(moves.map((one) => one.name))].join(', ')})` : ', and no other movement'}. Say "${is} for ${name}": ${sides} generation${sides > 1 ? 's' : ''}, one for each of its ${sides} directions.`;
      const all = has.sides >= sides;
      // "is tamsin's walk 8 frames?"
      const count = Number(/\b(\d{1,2}) frames?\b/i.exec(words)?.[1] ?? 0);
      if (count && has.frames && count !== has.frames) return `No: "${name}" has "${has.name}" in ${has.frames} frames, and not ${count}. In ${count} it is made once more: ${sides} generation${sides > 1 ? 's' : ''}, one for each of its ${sides} directions ("${is} for ${name}, ${count} frames").`;
      return `${all ? 'Yes' : 'Not in all'}: "${name}" has "${has.name}" in ${all ? (sides > 1 ? `all ${sides} directions` : 'its one direction') : `${has.sides} of its ${sides} directions (the other ${sides - has.sides}: 1 generation each)`}${has.frames ? `, ${has.frames} frames each` : ''}.`;
    })
    .join('\n');
} // biome-ignore format: short enough

/** Of which of theirs; what only points is what was spoken of last. */
function aboutIn(wish: Wish, context: Context, single: boolean): readonly Own[] {
  const named = namedThere(wish.words, context.own);
  if (named.length) return named;
  const targets = wordsOf(wish, 'target', 'n').filter((one) => !/\b(?:you|u|anything|games?)\b/i.test(one));
  const { own } = targets.length && !single ? refer(targets, context) : { own: [] };
  if (own.length) return own.length < 5 ? own : [];
  return /\b(?:it|he|she|him|her|my (?:sprite|character)|this|that)\b/i.test(wish.words) ? context.recent.slice(0, 1) : [];
} // biome-ignore format: short enough

const recordOf = (one: Own): Step | undefined => {
  const what = `the record of ${one.name}`;
  if (isFigure(one)) return { tool: 'get_character', args: { character_id: one.id, include_preview: false }, price: 0, what };
  if (one.list === 'OBJECT') return { tool: 'get_object', args: { object_id: one.id, include_preview: false }, price: 0, what };
  if (one.list === 'MAP') return { tool: 'get_map', args: { map_id: one.id }, price: 0, what };
  if (one.list === 'TOPDOWN_TILESET') return { tool: 'get_topdown_tileset', args: { tileset_id: one.id }, price: 0, what };
  if (one.list === 'SIDESCROLLER_TILESET') return { tool: 'get_sidescroller_tileset', args: { tileset_id: one.id }, price: 0, what };
  if (one.list === 'MAP_OBJECT') return { tool: 'get_map_object', args: { object_id: one.id }, price: 0, what };
  return undefined;
}; // biome-ignore format: short enough

const STILL =
  'What is drawn is one still picture until it gets a movement: say which one, for example "walk" or "idle", and of whom. A movement has 4 to 16 frames and costs 1 generation for each direction (8 for a character of 8 sides).';

/** What is asked of it, from its record; what the record does not say follows from what it is. */
function lineOf(one: Own, record: Record_, facts: readonly Fact[]): string {
  const text = record?.text ?? '';
  const of = record?.structured ?? {};
  const size =
    /^size: (\d+x\d+)/m.exec(text)?.[1] ??
    (typeof of.width === 'number'
      ? `${of.width}x${String(of.height)}`
      : one.size
        ? `${one.size.width}x${one.size.height}`
        : '');
  const listed =
    Number(
      /^directions: (\d+)/m.exec(text)?.[1] ?? (Array.isArray(of.directions) ? of.directions.length : of.directions),
    ) || 0;
  const sides = listed || (isFigure(one) ? 8 : 1);
  const moves = namedMoves(record);
  const frames = [...text.matchAll(/^.*\b(\d+) frames?\b.*$/gm)].map(([, count]) => Number(count));
  const said = facts.map((fact) => {
    if (fact === 'sides') return sides > 1 ? `it has ${sides} directions` : 'it is drawn from one side';
    if (fact === 'content') return contentOf(one, record);
    if (fact === 'size' && one.list === 'MAP') return typeof of.width === 'number' ? `it is ${of.width}x${String(of.height)} cells${of.tile_size ? ` of ${String(of.tile_size)} pixels` : ''}` : '';
    if (fact === 'size') return size ? `it is ${size} pixels` : '';
    if (fact === 'ground')
      return isTiles(one) ? 'its tiles are filled to the edges, without a transparent background' : 'its background is transparent: the PNG has nothing but the sprite';
    if (!moves.length && !one.animations)
      return isThing(one) || isFigure(one)
        ? `it is not animated: it has no movement yet, only still pictures (a movement, such as walk, run, idle or attack, is ${isFigure(one) ? `1 generation for each direction, ${sides} for all` : 'made of it for 1 generation where it is an object with states, else of one drawn anew for 20'}: say which one)`
        : 'it is not animated';
    const most = fact === 'frames' && frames.length ? `, ${frames.join(' and ')} frames` : '';
    const counted = fact === 'frames' ? (one.moves ?? []).filter(({ frames }) => frames > 0) : [];
    if (counted.length) return counted.map(({ name, frames, sides }) => `"${name}" has ${frames} frames${sides > 1 ? ` in each of ${sides} directions` : ''}`).join(', ');
    return `it is animated: ${moves.join(', ') || movementsOf(one)}${most}`;
  }); // biome-ignore format: short enough
  const told = [...new Set(said.filter(Boolean))].join('; ');
  return told ? `"${one.name}": ${told}.` : `Of "${one.name}" that is not on record: its page in the studio shows it.`;
}
/** What a set has of grounds, what a map is laid of. */
function contentOf(one: Own, record: Record_): string {
  const of = record?.structured ?? {};
  if (one.list === 'MAP') {
    const terrains = Array.isArray(of.terrains) ? of.terrains.map(String).join(', ') : '';
    const things = typeof of.placement_count === 'number' ? `; ${of.placement_count} things stand on it` : '';
    return `${terrains ? `it is laid of ${terrains}` : `it was asked for as "${one.description || one.name}"`}${things}`;
  }
  if (!isTiles(one)) return '';
  const size = typeof of.tile_size === 'number' ? `, ${of.tile_size} px each` : '';
  return `it has the grounds "${one.description || one.name}" and all tiles between them${size}`;
}
const movementsOf = ({ animations }: Own): string => `${animations} movement${animations > 1 ? 's' : ''}`;
