/** A sentence → what is to be made. */

import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import type { Args } from '../port.ts';
import {
  AFTER_NOUN,
  AGAIN_TOLD,
  ANIMATE,
  ANOTHER,
  ATTRIBUTE,
  BETWEEN,
  CALLED,
  COMPARED,
  EDGES,
  eachAnimation,
  FILLER,
  FRAMING,
  GARMENT,
  HAS,
  HELD,
  IDIOM,
  isFigure,
  isHeader,
  JOINED,
  LOOK,
  NOTHING,
  NUMBER,
  OF_IT,
  PATTERN,
  ROLE_WITH_LOOKS,
  ROLES,
  SAME,
  SET,
  STANCE,
  saidBeside,
  YOUNG,
} from './clause-words.ts';
import { cleaned, goesOver, isGround, platforms, topDown } from './grounds.ts';
import { eachOne } from './kinds.ts';
import { isAction, moveOf, SELF_MOVING, splitMoves } from './moves.ts';
import { notAName } from './phrase.ts';
import { asSomebody } from './somebody.ts';
import { SHAPE_WORDS, takeStyle, tileShape } from './style.ts';
import { isAdjective, isColour, isPiece, isWorn, type Skeleton, type Subject, subjectOf } from './subjects.ts';
import { isTale } from './talk/acts.ts';
import { isWord } from './talk/spelling.ts';
import { varied } from './variants.ts';
import {
  ARTICLE,
  bareNoun,
  bareWish,
  FROM_THE_SIDE,
  ISO_BLOCK,
  ISOMETRIC,
  PARTS,
  SIDES,
  SIZE,
  TILES,
  UI,
  VIEW,
  viewOf,
} from './words.ts';

export type Wish = { readonly size?: Wishes['size'] } & Named;
type Named =
  | {
      readonly kind: 'character';
      readonly words: string;
      readonly skeleton?: Skeleton;
      readonly moves: readonly string[];
    }
  | {
      readonly kind: 'object';
      readonly words: string;
      readonly moves: readonly string[];
    }
  | { readonly kind: 'tiles'; readonly words: string; readonly from: 'above' | 'side' }
  | { readonly kind: 'isometric'; readonly words: string }
  | { readonly kind: 'ui'; readonly words: string };

export interface Wishes {
  readonly wishes: readonly Wish[];
  /** Movements without somebody who moves: of what was made before. */
  readonly moves: readonly string[];
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly sides: 4 | 8 | undefined;
  readonly view: 'side' | 'low top-down' | 'high top-down' | undefined;
  /** Detail, outline, shading: fields of the tools. */
  readonly style: Args;
  /** What lies between two grounds of tiles. */
  readonly border: string | undefined;
  /** Words that were not understood: the user is asked, and nothing is made. */
  readonly puzzles: string[];
  readonly notes: string[];
}

const wordsOf = (wish: Wish | undefined): string => wish?.words ?? '';

interface Taken {
  text: string;
  size: Wishes['size'];
  sides: Wishes['sides'];
  view: Wishes['view'];
  style: Args;
  border: string | undefined;
}

/** A size in pixels, and the words without it. */
function takeSize(text: string): { readonly text: string; readonly size: Wishes['size'] } {
  const [size, across, down, pixels, alone] = SIZE.exec(text) ?? [];
  if (!size) return { text, size: undefined };
  const width = Number(across ?? pixels ?? alone);
  const around = new RegExp(
    `,?\\s*(?:at |in |of |with |like |about |around |roughly |maybe |approx(?:imately)? )*(?:${SIZE.source})(?: (?:in size|large|big|wide|tall|high|each|apiece|for (?:each|all)(?: of them)?))?`,
    'i',
  );
  return { text: text.replace(around, ' ').trim(), size: { width, height: down ? Number(down) : width } };
}

/** Of a figure it says from where it is seen. */
const SCROLLER =
  /,?\s*\b(?:(?:for|in) (?:an? |my )?)?side[- ]?scroll(?:er|ing)(?: (?:view|style|game|perspective))?\b/i;

/** Takes size, sides and view out of a sentence: they hold for all of it. */
function takeGlobals(sentence: string): Taken {
  const styled = takeStyle(sentence);
  const isometric = ISOMETRIC.test(styled.text);
  const style = isometric ? { ...styled.style, ...tileShape(styled.text) } : styled.style;
  let text = isometric ? styled.text.replace(SHAPE_WORDS, '').replace(/[\s,]+$/, '') : styled.text;
  const sidesSaid = SIDES.exec(text)?.[1]?.toLowerCase();
  text = text.replace(new RegExp(`(?:,? (?:with|in|from|seen from|has|having) )?${SIDES.source}`, 'i'), ' ');
  // of several sizes each belongs to what it stands behind
  const several = new Set([...text.matchAll(new RegExp(SIZE.source, 'gi'))].map(([size]) => size.trim())).size > 1;
  const { text: unsized, size } = several ? { text, size: undefined } : takeSize(text);
  text = unsized;
  if (TILES.test(text.replace(EDGES, ' '))) text = text.replace(EDGES, ' ');
  const [between, border] = (TILES.test(text) && BETWEEN.exec(text)) || [];
  if (between) text = text.replace(between, ' ');
  const scrolls = TILES.test(text) ? undefined : SCROLLER.exec(text)?.[0];
  const view = viewOf(text) ?? (scrolls ? 'side' : undefined);
  if (scrolls) text = text.replace(scrolls, ' ');
  text = text.replace(new RegExp(`${VIEW.source}(?: only)?`, 'gi'), ' ');
  return {
    text: text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;:!])/g, '$1')
      .trim(),
    size,
    sides: sidesSaid === undefined ? undefined : /4|four/.test(sidesSaid) ? 4 : 8,
    view,
    style,
    border: border && bareNoun(border),
  };
}

/** "a tileset for a swamp: mud and water": where it is for is no ground, where two others are named. */
function withoutPlace(sentence: string): string {
  const [all, tiles = ''] =
    /\b((?:tile ?sets?|tiles)) for (?:an? |the |my |our )?(?:[\w-]+ ){0,2}?[\w-]+[,:;.]/i.exec(sentence) ?? [];
  const rest = all ? sentence.replace(all, `${tiles} `) : sentence;
  return rest !== sentence && topDown(rest).grounds.length > 1 ? rest : sentence;
}

/** What a sentence wishes for. `hasFormer`: something was made before, to which a movement may belong. */
export function readWishes(sentence: string, hasFormer: boolean): Wishes {
  const { text, size, sides, view, style, border } = takeGlobals(withoutPlace(sentence));
  const wishes: Wish[] = [];
  const moves: string[] = [];
  const puzzles: string[] = [];
  const notes: string[] = [];
  const clauses = together(eachAnimation(varied(eachOne(text))))
    .split(PARTS)
    .map((part) => part.replaceAll(TOGETHER, 'and'))
    // "tree but autumn", "his rival, a waiter"
    .map((part) =>
      part.replace(/^((?:an? )?)([\w -]+?),? but ([\w -]+)$/i, (all, article: string, noun: string, how: string) =>
        isAdjective(how) ? `${article}${how} ${noun}` : all,
      ),
    )
    .filter((part) => {
      const frames = FRAMES.test(part);
      if (frames) notes.push('An animation has as many frames as its movement needs, mostly 4 to 8.');
      return !frames && !saidBeside(part);
    })
    .map((part) => part.replace(/^(.+) (?:yes|ok)\s*$/i, '$1'))
    .map((part) => `${AGAIN_TOLD.test(part) ? `${SAME} ` : ''}${bareWish(part).replace(SET, '').trim()}`)
    // a name of its own: "Rust Crawler"
    .filter((part, _, all) => all.length === 1 || UI.test(text) || !/^"[^"]*"$/.test(part))
    .filter(
      (part, _, all) =>
        part &&
        !FILLER.test(part) &&
        !(
          isHeader(part) &&
          !moveOf(part.replace(/^animate (?:(?:him|her|it|them) )?/i, '')) &&
          (all.length > 1 || !subjectOf(part))
        ),
    );
  joinAdjectives(clauses);
  const open = { tiles: clauses.some((clause) => TILES.test(clause)), grounds: [] as string[] };
  /** "buttons: play, options": what follows is written on them. */
  const labelled = UI.test(/^[^,;:]*(?=:)/.exec(text)?.[0] ?? '');

  /** "assassin, dual daggers, red scarf, run": all of it is said of one figure. */
  const ofOne =
    clauses.filter((clause) => isFigure(clause)).length === 1 &&
    clauses.some((clause) => isWorn(clause) || moveOf(clause) !== undefined);

  const last = (): Wish | undefined => wishes.at(-1);
  const replaceLast = (wish: Wish) => void wishes.splice(-1, 1, wish);
  const flushGrounds = () => {
    for (const ground of open.grounds) puzzles.push(ground);
    open.grounds = [];
  };

  const readClause = (part: string): void => {
    const same = part.startsWith(SAME);
    const raw = same ? part.slice(SAME.length).trim() : part;
    const before = last();
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
    if (before && 'words' in before && bareNoun(before.words) === bareNoun(clause)) return;
    // "…, and another one dirt to water"
    const [, anew] =
      /^(?:another|one more|a second|a third)(?: (?:one|set|tileset))? (?:from |of |for |with |that goes )?(.+)$/i.exec(
        clause,
      ) ?? [];
    if (before?.kind === 'tiles' && anew && isGround(anew)) {
      wishes.push({ ...before, words: anew });
      return;
    }
    if (TILES.test(clause) || ISO_BLOCK.test(clause) || goesOver(clause)) {
      const words = [...open.grounds, cleaned(clause)].filter(Boolean).join(' and ');
      open.grounds = [];
      const own = cleaned(clause);
      // "isometric grass tile and water tile": each its own; "grass and sand tileset": one
      const from = FROM_THE_SIDE.test(text) || view === 'side' ? 'side' : 'above';
      if (ISOMETRIC.test(text)) wishes.push({ kind: 'isometric', words });
      else if (before?.kind === 'tiles' && !own) replaceLast({ ...before, words: before.words || words });
      else wishes.push({ kind: 'tiles', words, from });
      return;
    }
    if (open.tiles && (isGround(clause) || ((view === 'side' || FROM_THE_SIDE.test(text)) && platforms(clause)))) {
      if (before?.kind === 'isometric' && before.words) wishes.push({ kind: 'isometric', words: clause });
      else if (before?.kind === 'tiles' || before?.kind === 'isometric')
        replaceLast({ ...before, words: [before.words, clause].filter(Boolean).join(' and ') });
      else open.grounds.push(clause);
      return;
    }
    // "tileset concrete, oil spill": a second ground is still to come
    const lacks = before?.kind === 'tiles' && before.from === 'above' && topDown(before.words).grounds.length < 2;
    if (
      before &&
      lacks &&
      !ARTICLE.test(clause) &&
      !NUMBER.test(clause) &&
      !ATTRIBUTE.test(clause) &&
      !isFigure(clause) &&
      topDown(clause).grounds.length
    ) {
      replaceLast({ ...before, words: [before.words, clause].filter(Boolean).join(' and ') });
      return;
    }
    if (before?.kind === 'isometric' && !before.words.replace(/\b(?:blocks?|cubes?|tiles?)\b/gi, '').trim()) {
      replaceLast({ ...before, words: clause });
      return;
    }
    if (UI.test(clause) || /^(?:main )?menu\b/i.test(clause)) {
      if (before?.kind === 'ui') replaceLast({ ...before, words: `${before.words}, ${bareNoun(clause)}` });
      else wishes.push({ kind: 'ui', words: bareNoun(clause) });
      return;
    }
    if (before?.kind === 'tiles' && (NOTHING.test(clause) || JOINED.test(clause))) return;
    const top = /^(.+?) (?:on (?:(?:the |its )?(?:top|surface)(?: of it)?|it)|as (?:the )?top)$/i.exec(clause)?.[1];
    if (top && before?.kind === 'tiles' && before.from === 'side') {
      replaceLast({ ...before, words: `${before.words.split(' and ').at(-1)} with ${bareNoun(top)} on top` });
      return;
    }
    if (before?.kind === 'tiles' && before.from === 'side' && !before.words && platforms(clause)) {
      replaceLast({ ...before, words: clause });
      return;
    }
    // "with health and ammo"
    const partOfUi =
      ATTRIBUTE.test(clause) ||
      (!isFigure(clause) &&
        (/\bwith\b/i.test(wordsOf(before)) ||
          (!ARTICLE.test(clause) && (FRAMING.test(clause) || /,/.test(wordsOf(before))))));
    if (before?.kind === 'ui' && (labelled || partOfUi || isAdjective(clause) || LOOK.test(clause))) {
      replaceLast({
        ...before,
        words: `${before.words}${labelled && !/[:,]/.test(before.words) ? ':' : ','} ${clause}`,
      });
      return;
    }
    // "a shopkeeper, kind of a chubby lady": the same, told once more
    if (same && before && 'words' in before && ARTICLE.test(clause)) {
      replaceLast({ ...before, words: `${before.words}, ${clause}` });
      return;
    }
    // "stall with fruits, stall with cloth": another of its kind
    const headOf = (words: string): string => bareNoun(words.split(AFTER_NOUN)[0]!).toLowerCase();
    if (
      before &&
      (before.kind === 'object' || before.kind === 'character') &&
      AFTER_NOUN.test(clause) &&
      headOf(clause) === headOf(before.words)
    ) {
      const next = wishOf(clause, notes);
      if (next) {
        wishes.push(next);
        return;
      }
    }
    const mover = before?.kind === 'character' ? before : undefined;
    const told = before && (before.kind === 'character' || before.kind === 'object') ? toldOf(clause) : undefined;
    if (told && before) {
      const link = /^(?:with|in|wearing|holding|carrying)\b/.test(told) ? ' ' : ', ';
      replaceLast({ ...(before as Extract<Wish, { kind: 'character' }>), words: `${before.words}${link}${told}` });
      return;
    }
    // "sword, bow, helmet": a thing of its own, though one may bow
    const isThing = before?.kind === 'object' && !/animat|cycle/i.test(clause) && subjectOf(clause)?.kind === 'thing';
    // "with run and throw": nothing that is held
    const [, done] = /^with (?:an? )?(.+)$/i.exec(clause) ?? [];
    const withMove = mover && done && !isPiece(done) ? moveOf(done, mover.skeleton) : undefined;
    // "with spear and round shield": held, and no movement
    const isHeld =
      (ATTRIBUTE.test(clause) && !/\b(?:animations?|cycles?)$/i.test(clause) && !withMove) ||
      (HAS.test(wordsOf(before)) &&
        isPiece(clause) &&
        !/^(?:walk|run|jump|attack|idle|kick|punch|dance|wave|die|fly|swim|cast|crouch)/i.test(clause));
    const [, acted] = /^(?:and )?(?:he|she|it|they)(?: (?:can|should|must|will|also))* ([a-z].+)$/i.exec(raw) ?? [];
    const [, modal] =
      /^(?:and )?(?:he|she|it|they) (?:(?:can|should|must|will|has to|needs to) (?:also )?(?=[a-z]+$)|(?=[a-z]+s$))([a-z]+)$/i.exec(
        raw,
      ) ?? [];
    const listed =
      mover && /^[a-z]+$/i.test(raw) && !isPiece(raw) && isAction(raw) && !subjectOf(raw) ? raw : undefined;
    const besides = mover && mover.moves.length > 0 ? /^(?:and )?([a-z]+)$/i.exec(raw)?.[1] : undefined;
    // "it slides and waddles", "he should headbang": a verb that no list has
    const verb = listed ?? (mover && [modal, besides].find((word) => word && isStrangeVerb(word, word === modal)));
    const told2 = mover && /^(?:and )?(?:he|she|it|they) (?:can|should|must|will|has to|needs to) /i.test(raw);
    const acts =
      mover &&
      acted &&
      !/^(?:is|are|has|have|wears?|holds?|carr|looks?|seems?|lives?|likes?|loves?)\b/i.test(acted) &&
      (isAction(acted) ||
        (told2 &&
          !/^(?:be|get|become|need|come|stay|appear|match|fit)\b/i.test(acted) &&
          acted.split(' ').length <= 5 &&
          isWord(acted.split(' ')[0]!.toLowerCase())));
    const move =
      isThing || isHeld || HELD.test(clause)
        ? undefined
        : (withMove ?? moveOf(clause, mover?.skeleton) ?? (acts ? acted.replace(/[.!?\s]+$/, '') : verb));
    if (move && (mover || before?.kind === 'object')) {
      replaceLast({
        ...(before as Extract<Wish, { moves: readonly string[] }>),
        moves: [...new Set([...(before as { moves: readonly string[] }).moves, move])],
      });
      return;
    }
    if (move && !before && hasFormer) {
      moves.push(move);
      return;
    }
    if (before && (before.kind === 'character' || before.kind === 'object') && belongs(clause, before, ofOne)) {
      const link = ATTRIBUTE.test(clause) ? ' ' : HAS.test(before.words) || isAdjective(clause) ? ' and ' : ' with ';
      replaceLast({ ...before, words: `${before.words}${link}${clause}` });
      return;
    }
    // "a lighthouse. It was white with a red stripe"
    const [, how, more] = /^([\w-]+(?: and [\w-]+)?) (with .+)$/i.exec(clause) ?? [];
    if (how && more && before && (before.kind === 'character' || before.kind === 'object') && isAdjective(how)) {
      replaceLast({ ...before, words: `${described(before.words, how)} ${more}` });
      return;
    }
    // "a blue crystal. Also a red one and a purple one"
    const [, which] = /^(?:an?|another) (.+?) one$/i.exec(clause) ?? [];
    if (
      which &&
      before &&
      (before.kind === 'character' || before.kind === 'object') &&
      isAdjective(which) &&
      new RegExp(
        `\\b(?:also|and|plus|then)(?: also)? (?:an?|another) ${which} one\\b|\\banother ${which} one\\b`,
        'i',
      ).test(text)
    ) {
      wishes.push({ ...before, words: described(withoutColours(before.words), which) });
      return;
    }
    // "a mailbox? Red one"
    const [, ofIt] = /^(?:an? |the )?(.+?) ones?$/i.exec(clause) ?? [];
    if (
      ofIt &&
      before &&
      (before.kind === 'character' || before.kind === 'object') &&
      (isAdjective(ofIt) || (!/\s/.test(ofIt) && !/^(?:that|this|another|other|same)$/i.test(ofIt)))
    ) {
      replaceLast({ ...before, words: described(before.words, ofIt) });
      return;
    }
    const other = before && ANOTHER.exec(clause)?.[1];
    if (other && (before.kind === 'character' || before.kind === 'object')) {
      const noun = bareNoun(before.words)
        .split(AFTER_NOUN)[0]!
        .split(/\s+/)
        .filter((word) => !isAdjective(word))
        .join(' ');
      const drawn = noun && wishOf(`a ${noun} ${/^(?:in|with)\b/i.test(other) ? other : `in ${other}`}`, notes);
      if (drawn) {
        wishes.push(drawn);
        return;
      }
    }
    if (CALLED.test(bareNoun(clause)) && puzzles.length) {
      const wish = called(bareNoun(clause).toLowerCase(), bareNoun(puzzles.pop()!));
      if (wish) {
        wishes.push(wish);
        return;
      }
    }
    // "…, it is for my brother"
    if (wishes.length && isTale(clause)) return;
    // "draw his house", "bigger sword": of somebody who is there, and nothing of its own
    if (
      hasFormer &&
      !before &&
      ((/^(?:his|her|their|its)\s/i.test(clause) && subjectOf(bareNoun(clause))?.kind !== 'animal') ||
        COMPARED.test(clause))
    ) {
      puzzles.push(clause);
      return;
    }
    const found = wishOf(clause, notes) ?? someone(clause, before, notes);
    if (found) wishes.push(found);
    else puzzles.push(clause);
  };
  for (const clause of clauses) {
    // "a crate 32x32, a drum 32x48": each has a size of its own
    const { text: said, size: own } = takeSize(clause);
    readClause(said);
    const made = last();
    if (own && made) replaceLast({ ...made, size: own });
  }
  flushGrounds();
  // "icons of a ruler and a knight": pictures of them
  if (/\bicons?\b|\b(?:items?|foods?|ingredients?|dishes|meals?)\b[^:,]*:/i.test(sentence))
    for (const [i, wish] of wishes.entries())
      if (wish.kind === 'character' && !wish.moves.length)
        wishes[i] = { kind: 'object', words: wish.words, moves: [], ...(wish.size ? { size: wish.size } : {}) };
  // "gravestone, crypt, dead bush": among things a place is one of them
  if (wishes.length && wishes.every(({ kind }) => kind === 'object'))
    for (const place of puzzles.filter(
      (one) => subjectOf(bareNoun(one))?.kind === 'place' && bareNoun(one).split(/\s+/).length <= 2,
    )) {
      wishes.push({ kind: 'object', words: place, moves: [] });
      puzzles.splice(puzzles.indexOf(place), 1);
    }
  return { wishes, moves, size, sides, view, style, border, puzzles, notes };
}

/** "about 8 frames": of an animation. */
const FRAMES =
  /^\s*(?:(?:with|in|about|around|roughly|approx(?:imately)?|maybe|~|each|at least|at most) ?)*(?:\d{1,2}|four|six|eight|ten)(?:[-–]| to | or )?(?:\d{1,2})? frames?(?: long| each| total| or so| per \w+| for (?:each|every) \w+)?[.!]*\s*$/i;

/** Stands for "and" between two colours of one thing: "red and white stripes". */
const TOGETHER = '∧';
const together = (text: string): string =>
  text
    // "with a laptop, a mug and papers on it": all of it is there
    .replace(
      /\bwith (?:(?!\bwith\b)[^.;:])+ (?:on|in|inside|around|under|beside|behind) (?:it|him|her|them|top)\b/gi,
      (all) => all.replace(/\s*(?:,(?: and)?|\band\b)\s*/g, ` ${TOGETHER} `),
    )
    .replace(/\b([\w-]+) and ([\w-]+)(?= [\w-]+)/g, (all, one: string, other: string) =>
      isHue(one) && isHue(other) ? `${one} ${TOGETHER} ${other}` : all,
    );

/** A word that nothing that is drawn is called by. */
const isStrangeVerb = (word: string, surely: boolean): boolean =>
  LEXICON.read(word.toLowerCase()).length === 0 &&
  LEXICON.read(word.toLowerCase().replace(/s$/, '')).length === 0 &&
  !isAdjective(word) &&
  !subjectOf(word) &&
  (surely || /[^s]s$/.test(word) || isWord(word.toLowerCase()));

const isHue = (word: string): boolean =>
  LEXICON.read(word.toLowerCase()).some(({ is }) => is === 'colour' || is === 'tone');

/** "wood and rope style dialog box": what only describes belongs to what follows. */
function joinAdjectives(clauses: string[]): void {
  while (clauses.length > 1 && isAdjective(clauses[0]!) && UI.test(clauses[1]!)) {
    const [first, second] = clauses.splice(0, 2) as [string, string];
    clauses.unshift(`${first} and ${second}`);
  }
}

/** "with white suit" · "smoke can": both without an article, so that the one "with" is said of both. */
const goesOnWith = (clause: string, before: string): boolean =>
  !ARTICLE.test(clause) &&
  !NUMBER.test(clause) &&
  clause.split(/\s+/).length <= 3 &&
  /\b(?:with|holding|wearing|carrying) (?!(?:an?|the|his|her|its|two|\d)\b)[\w-]+(?: [\w-]+){0,2}(?: and [\w-]+(?: [\w-]+){0,2})*$/i.test(
    before,
  );

/** Among people, "a busker with a violin" is one of them, though nobody has the word. */
function someone(clause: string, before: Wish | undefined, notes: string[]): Wish | undefined {
  const [, who = ''] = /^an? ([\w-]+) (?:with|in|holding|wearing|carrying) \S/i.exec(clause) ?? [];
  if (!who || before?.kind !== 'character' || before.skeleton || isWord(who)) return undefined;
  notes.push(`I do not know the word "${who}": I draw a person.`);
  return { kind: 'character', words: clause, moves: [] };
}

/** A clause about who stands before it: "his hair is red" → "with red hair", "she wears a crown" → "wearing a crown". */
function toldOf(clause: string): string | undefined {
  const [, part, how] =
    /^(?:(?:half|all|most|part) (?:of )?)?(?:his|her|its|their|the) ([\w -]+?) (?:is|are|should be) (.+)$/i.exec(
      clause,
    ) ?? [];
  if (part && how)
    return `with ${/^(?:an?|made|of)\b/i.test(how) ? `${part} ${how.replace(/^made /, '')}` : `${how} ${part}`}`;
  const [, verb, what] =
    /^(?:who |that |and )?(?:(?:he|she|it|they)(?: also)? |(?=has |have |wears? |holds? ))(is|are|has|have|wears?|holds?|carries|carry|wearing|holding|should (?:have|wear|hold|be))(?: got)? (.+)$/i.exec(
      clause,
    ) ?? [];
  if (!verb || !what) return undefined;
  // what somebody is or does
  return /^(?:is|are|should be)$/i.test(verb) ? (isAdjective(what) ? what : undefined) : `with ${what}`;
}

/** "a mailbox", "red" → "a red mailbox" */
function described(words: string, how: string): string {
  const [, article, rest = words] = /^(an?|the)\s+(.*)$/i.exec(words) ?? [];
  return `${article ? `${/^[aeiou]/i.test(how) ? 'an' : 'a'} ` : ''}${how} ${rest}`;
}

const withoutColours = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !isColour(word))
    .join(' ')
    .replace(/^an? (?=\w)/i, 'a ');

/** What a word that no list has was said to be. */
function called(kind: string, words: string): Wish | undefined {
  if (/^(?:person|human|character|npc|enemy)$/.test(kind)) return { kind: 'character', words, moves: [] };
  if (/^(?:animal|creature)$/.test(kind)) return { kind: 'character', words, skeleton: 'dog', moves: [] };
  if (/^(?:thing|object|item|prop)$/.test(kind)) return { kind: 'object', words, moves: [] };
  return undefined;
}

/** Whether a clause says more of who stands before it: "a blue hat and *a long staff*". */
function belongs(clause: string, before: Wish, ofOne: boolean): boolean {
  if (ATTRIBUTE.test(clause) || (before.kind === 'character' && HELD.test(clause))) return true;
  // "tongue out"
  if (STANCE.test(clause)) return true;
  // "waves crashing against it"
  if (
    !ARTICLE.test(clause) &&
    /\b(?:against|on|around|over|under|in|at|beside|behind|from|near) (?:it|him|her|them)$/i.test(clause)
  )
    return true;
  // "cracks glowing orange"
  if (
    !ARTICLE.test(clause) &&
    /^[\w -]+? (?:glowing|shining|dripping|burning|smoking|bleeding|sparkling)\b/i.test(clause) &&
    !isFigure(clause)
  )
    return true;
  // "blue glow"
  if (!ARTICLE.test(clause) && /\b(?:glow|aura|halo|sparks|sparkles|flames|particles)$/i.test(clause)) return true;
  // a pattern, a part that nobody has as a thing
  if (/^an?\s/i.test(before.words) && !ARTICLE.test(clause) && !NUMBER.test(clause) && PATTERN.test(clause))
    return true;
  // "with the hat and the net"
  if (/^(?:the|his|her|its|their)\s/i.test(clause) && HAS.test(before.words) && !isFigure(clause)) return true;
  // "a tavern, two floors, sign with a beer mug": an amount of what is nothing by itself, and what follows it
  if (NUMBER.test(clause) && !subjectOf(clause.replace(NUMBER, ''))) return true;
  if (before.kind !== 'character' && HAS.test(before.words) && !ARTICLE.test(clause) && !NUMBER.test(clause))
    return true;
  // "a bridge made of rope and planks": what is named without an article after one that has one
  if (before.kind !== 'character')
    return (
      // "snowy rock" is one more thing
      (isAdjective(clause) && !(/\s/.test(clause) && subjectOf(clause)?.kind === 'thing')) ||
      (/^an?\s.* (?:of|with|from|made) /i.test(`${before.words} `) && !ARTICLE.test(clause) && !NUMBER.test(clause))
    );
  const subject = subjectOf(clause);
  const piece = clause.split(AFTER_NOUN)[0]!;
  if (GARMENT.test(piece) && !/^an?\s/i.test(clause)) return true;
  if (!isPiece(piece) || subject?.kind === 'person' || subject?.kind === 'animal')
    return isAdjective(clause) || (!isFigure(clause) && goesOnWith(clause, before.words));
  // a sword may be a thing of its own, a shirt is somebody's
  return isWorn(piece) || HAS.test(before.words) || (ofOne && !ARTICLE.test(clause) && !NUMBER.test(clause));
}

function wishOf(clause: string, notes: string[]): Wish | undefined {
  if (IDIOM.test(clause) || /^\d{3,}\s/.test(clause)) return undefined;
  const known = (words: string): Subject | undefined => subjectOf(words.replace(NUMBER, ''));
  const { who, moves } = splitMoves(clause, known);
  const counted = NUMBER.test(who);
  const single = bareNoun(who.replace(NUMBER, ''));
  // somebody of whom nothing but looks and a part to play is said
  if (ROLE_WITH_LOOKS.test(single)) return { kind: 'character', words: single, moves };
  const subject = subjectOf(single);
  if (!subject || subject.kind === 'place') return undefined;
  if (subjectOf(single.split(AFTER_NOUN)[0]!)?.kind === 'place') return undefined;
  // the noun itself has to be known: of "hero faster" it is not
  const noun = single.split(AFTER_NOUN)[0]!.replace(ROLES, ' ').trim().split(/\s+/).at(-1)!;
  // "a centaur archer": one of two that are known
  const alone = subjectOf(noun);
  const isKnown = YOUNG.test(noun) || subject.agent || alone?.creature || /^(?:person|animal)$/.test(alone?.kind ?? '');
  if (subject.unknown.some((one) => one.split(' ').at(-1) === noun.toLowerCase()) && !isKnown) return undefined;
  // what has a verb of its own is a sentence
  if (notAName(single)) return undefined;
  // of what is half unknown a picture would be a guess; what is said after the noun only adds to it
  const before = single
    .split(AFTER_NOUN)[0]!
    .split(/\s+/)
    .filter((word) => !/^(?:an?|the|of|with|in|on|at|and|for|to|his|her|its|from|my)$/i.test(word));
  const strange = subject.unknown.filter((word) => before.includes(word) || !isWord(word));
  if (!subject.agent && strange.length >= 2 && strange.length > before.length / 2) return undefined;
  const words = ARTICLE.test(who) && !/^(?:his|her|its|my|our|their|another|the|some|one)\s/i.test(who) ? who : single;
  if (counted) notes.push(`I draw one of "${who}"; ask again for more of them.`);
  if (subject.unknown.length)
    notes.push(
      `I do not know the word${subject.unknown.length > 1 ? 's' : ''} ${subject.unknown.map((word) => `"${word}"`).join(', ')}: ${subject.unknown.length > 1 ? 'they' : 'it'} may not show.`,
    );
  // what a thing does in pictures is no part of a plan: the user is asked
  if (subject.kind === 'thing' && / (?:animations?|animated)$/i.test(single))
    return { kind: 'object', words: single.replace(/ (?:animations?|animated)$/i, ''), moves: ['moving'] };
  if (subject.kind === 'thing' && !subject.creature) {
    // "a fire burning" is how it looks; "that spins" is what it does
    const does =
      moves.length > 0 &&
      (moves.some((move) => SELF_MOVING.test(move)) ||
        /\b(?:who|that|which) (?:can |should |must )?(?:spin|rotat|mov|bounc|flicker|blink|swing|turn|explod|open|clos|roll|fly|flies|walk|run|jump|danc)\w*/i.test(
          clause,
        ));
    const [, turning] = /^(?:an? |the )?(\w+ing)\s/i.exec(clause) ?? [];
    const isLook = !turning || LEXICON.read(turning.toLowerCase()).some(({ is }) => is === 'mood' || is === 'element');
    return {
      kind: 'object',
      words: moves.length && !does && isLook ? clause : words,
      moves: does || !isLook ? moves : [],
    };
  }
  return {
    kind: 'character',
    words:
      subject.kind === 'person' || / \w+ing (?!out\b|up\b|its\b|his\b|her\b)/.test(words)
        ? asSomebody(words, subject)
        : words,
    ...(subject.skeleton ? { skeleton: subject.skeleton } : {}),
    moves,
  };
}
