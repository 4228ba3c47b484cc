/** A sentence → what is to be made. */
import { understand } from '../../engine/understand/index.ts';
import { cleaned, goesOver, isGround, platforms } from './grounds.ts';
import { type Manner, takeManner } from './manner.ts';
import { isAction, isMove, moveOf, splitMoves } from './moves.ts';
import { isTale } from './speech.ts';
import { isAdjective, isPiece, isWorn, type Skeleton, type Subject, subjectOf } from './subjects.ts';
import { varied } from './variants.ts';
import { REAL_WORDS } from './vocabulary.ts';
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

export type Wish =
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
      /** Alive, and yet drawn as a thing. */
      readonly creature?: true;
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
  readonly manner: Manner;
  /** Words that were not understood: the user is asked, and nothing is made. */
  readonly puzzles: readonly string[];
  readonly notes: readonly string[];
}

/** "a set of", "three characters:" */
const SET =
  /^(?:an? )?(?:sets?|groups?|collections?|packs?|bunch|couple|pair|series|list|few|herd|flock|swarm|army|gang|squad|family|horde|crowd|band|school|litter|pile(?= of (?:people|animals))|kind|sort|type) of\s+/i;
const HEADER =
  /^(?:(?:the|these|some|an?|my|our|\d+|two|three|four|five|six|several|few|main|new|player|playable|first|other|more|cool|nice) )*(?:characters?|hero(?:es|ine)?|protagonists?|villains?|things?|stuff|decorations?|objects?|items?|props?|assets?|sprites?|npcs?|enem(?:y|ies)|following|pictures?|icons?|furniture|(?:animate|animations? (?:for|of)) .*|animate)(?: (?:for|in|of) (?:my|our|the|this) [\w -]+)?$/i;
const ANIMATE = /^(?:animate|animations?)\b\s*(?:him|her|it|them|the \w+)?\s*(?:with|as|for|in)?\s*/i;
/** A picture is asked for, whatever is in it. */
const OF_IT =
  /^(?:(?:an? |the |some )?(?:pixel[- ]?art |small |tiny |big |large )*(?:sprite ?sheets?|sprites?|pictures?|images?|icons?|drawings?|pixel[- ]?art|characters?|objects?|items?|props?)(?: art)? (?:of|for|with|showing|named|called)\s+)/i;
/** Belongs to who stands before it. */
const ATTRIBUTE = /^(?:with|without|in|holding|wearing|carrying|wielding|riding|on|having|no)\s/i;
const NOTHING = /^(?:with )?(?:nothing|no (?:top|grass|cover\w*))(?: (?:on|at) (?:it|(?:the )?top)| else| above)?$/i;
/** How grounds meet: they always join, and smoothly. */
const JOINED =
  /^(?:with )?(?:(?:a |an )?(?:smooth|soft|seamless|nice|clean|natural|gradual|rough|organic) ?)+(?:blending|blend|edges|borders?|transitions?|joins|look)?$/i;
const isFigure = (clause: string): boolean => /^(?:person|animal)$/.test(subjectOf(clause)?.kind ?? '');
/** "attack and death animations" → "attack animation, death animation" */
const eachAnimation = (text: string): string =>
  text.replace(/[\s,]*\b(\w+) and (\w+) (?:animations?|cycles?|moves)\b/gi, (all, one: string, other: string) =>
    isMove(one, undefined) && isMove(other, undefined) ? `, ${one} animation, ${other} animation` : all,
  );
/** How something looks, and no thing. */
const LOOK = /\b(?:look|style|styled|themed?|feel|design|colou?rs?)$/i;
/** What an interface is framed or filled with. */
const FRAMING =
  /\b(?:hearts?|stars?|segments?|frames?|borders?|edges?|corners?|background|backdrop|icons?|fonts?|letters|text|title|header|slots?|cells?|labels?|rows?|columns?|grid|tabs?|colou?rs?|ornaments?)$/i;
const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|a few|a couple of|a group of|\d{1,2})\s+/i;
/** What somebody wears or has grown, besides what the engine knows as a piece. */
const GARMENT =
  /\b(?:socks|stockings|tights|glasses|goggles|gloves|mittens|shoes|sneakers|sandals|boots|trousers|pants|jeans|shorts|skirt|blouse|shirt|hoodie|jacket|vest|apron|belt|scarf|tie|mask|cap|(?:(?:\w+ )?(?:arms?|legs?|hands?|claws?|teeth|fangs?|nose|head))|eyes|skin|freckles|moustache|mustache|beard|hair|braids|ponytail|wings|tail|ears|horns|tattoos?|earrings|necklace)$/i;
/** "another one in orange", "the other with a hat" */
const ANOTHER = /^(?:another(?: one)?|(?:the )?other(?: one)?|(?:a )?second one)\s+((?:in|with)\s.+)$/i;
const HAS = /\b(?:with|in|holding|wearing|carrying|wielding|has|having)\b/i;
/** "axe in hand", "a sack over the shoulder" */
const HELD =
  /\b(?:in|on|over|under|around|behind) (?:(?:his|her|its|the|one|each|both) )?(?:hands?|back|shoulders?|head|neck|belt|arms?|ears?|face|legs?)$/i;
const CALLED = /^(?:person|human|character|npc|enemy|animal|creature|thing|object|item|prop|ground|panel)$/i;
/** What follows a noun and says more of it. */
const AFTER_NOUN =
  /\s+(?:with|without|in|on|at|of|under|near|from|holding|wearing|carrying|wielding|riding|having|who|that|which|made|\w+ing)\s/i;
const ROLES =
  /\b(?:companions?|minions?|side ?kicks?|mounts?|familiars?|npcs?|enem(?:y|ies)|mobs?|boss(?:es)?|characters?|sprites?)\b/gi;
const ROLE_WITH_LOOKS =
  /\b(?:hero(?:ine)?|villain|sidekick|antagonist|protagonist|player|main character) (?:with|in|wearing|holding|without) /i;
/** Said of an animal that is small: it is drawn as what it belongs to. */
const YOUNG = /^(?:cub|pup|calf|foal|kit|joey|hatchling|baby|youngling)s?$/i;
/** Said to somebody, or a manner of speaking: no description. */
/** What points at something else describes nothing: "love it", "more trees". */
const POINTING =
  /^(?:more|fewer|less|enough|too|not|no)\b|(?<!on )\b(?:it|him|them|me|us|i|we|you|they|he|she|my|our)\b(?!'s? |self)/i;
const IDIOM = /\b(?:you|your|yours|yourself|yesterday|tomorrow|earlier|before)\b/i;

interface Taken {
  text: string;
  size: Wishes['size'];
  sides: Wishes['sides'];
  view: Wishes['view'];
}

/** Takes size, sides and view out of a sentence: they hold for all of it. */
function takeGlobals(sentence: string): Taken {
  let text = sentence;
  const sidesSaid = SIDES.exec(text)?.[1]?.toLowerCase();
  text = text.replace(new RegExp(`(?:,? (?:with|in|from|seen from|has|having) )?${SIDES.source}`, 'i'), ' ');
  const [size, across, down, pixels, alone] = SIZE.exec(text) ?? [];
  const width = across ?? pixels ?? alone;
  const height = down ?? width;
  if (size)
    text = text.replace(
      new RegExp(`,?\\s*(?:at |in |of |with )?(?:${SIZE.source})(?: (?:in size|large|big|wide|tall|high))?`, 'i'),
      ' ',
    );
  const view = viewOf(text);
  text = text.replace(new RegExp(VIEW.source, 'gi'), ' ');
  return {
    text: text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;:!])/g, '$1')
      .trim(),
    size: size ? { width: Number(width), height: Number(height) } : undefined,
    sides: sidesSaid === undefined ? undefined : /4|four/.test(sidesSaid) ? 4 : 8,
    view,
  };
}

/** What a sentence wishes for. `hasFormer`: something was made before, to which a movement may belong. */
export function readWishes(sentence: string, hasFormer: boolean): Wishes {
  const { text: bare, manner } = takeManner(sentence);
  const { text, size, sides, view } = takeGlobals(bare);
  const wishes: Wish[] = [];
  const moves: string[] = [];
  const puzzles: string[] = [];
  const notes: string[] = [];
  const clauses = eachAnimation(varied(text))
    .split(PARTS)
    .map((part) => bareWish(part).replace(SET, '').trim())
    .map((part) => part.replace(/^(.+) (?:yes|ok)$/i, '$1'))
    .filter((part) => part && !HEADER.test(part) && !/^(?!(?:an?|the)\b).+ no$/i.test(part));
  joinAdjectives(clauses);
  const open = { tiles: clauses.some((clause) => TILES.test(clause)), grounds: [] as string[] };
  /** "buttons: play, options": what follows is written on them. */
  const labelled = UI.test(/^[^,;:]*(?=:)/.exec(text)?.[0] ?? '');

  const last = (): Wish | undefined => wishes.at(-1);
  const replaceLast = (wish: Wish) => void wishes.splice(-1, 1, wish);
  const flushGrounds = () => {
    for (const ground of open.grounds) puzzles.push(ground);
    open.grounds = [];
  };

  for (const raw of clauses) {
    const before = last();
    const clause = (before ? raw.replace(/^but /i, '').replace(/^(?:make|give) (?:him|her|it|them) /i, '') : raw)
      .replace(ANIMATE, '')
      .replace(OF_IT, '')
      .replace(/^of (?=\w)/i, '')
      .replace(/^(?:lots|plenty|loads|many kinds|some (?:kind|sort|type)) of /i, '')
      .replace(/^(?:the )?same (?=\w)/i, '')
      .replace(/ for (?:my|our) [\w' -]+$/i, '')
      .replace(/^(?:he|she|it|they|this|that)(?: is|'s| are|'re| should be| must be) (?=(?:an?|the) )/i, '')
      .replace(/ (?:icons?|sprites?|pictures?|drawings?)$/i, '')
      .replace(/,? instead of (?:an?|the|my) [\w -]+$/i, '')
      .trim();
    if (!clause) continue;
    // "a mage and a cleric. draw both of them"
    if (before && /^(?:(?:all|both|each) of )?(?:them|these|those|it|that|him|her)(?: all)?$/i.test(clause)) continue;
    const together = /^(?:both|all|each)(?: of them| three| four)?(?: are| should)? (.+)$/i.exec(clause)?.[1];
    if (together && wishes.length > 1 && wishes.every((one) => one.kind === 'character') && moveOf(together)) {
      for (const [i, one] of wishes.entries())
        if (one.kind === 'character')
          wishes[i] = { ...one, moves: [...one.moves, moveOf(together, one.skeleton) ?? together] };
      continue;
    }
    // "trees. lots of trees"
    if (before && 'words' in before && bareNoun(before.words) === bareNoun(clause)) continue;
    if (
      ISOMETRIC.test(clause) &&
      !TILES.test(clause) &&
      !ISO_BLOCK.test(clause) &&
      (isGround(cleaned(clause)) || subjectOf(cleaned(clause)))
    ) {
      wishes.push({ kind: 'isometric', words: cleaned(clause) });
      continue;
    }
    if (TILES.test(clause) || ISO_BLOCK.test(clause) || goesOver(clause)) {
      const words = [...open.grounds, cleaned(clause)].filter(Boolean).join(' and ');
      open.grounds = [];
      const own = cleaned(clause);
      // "isometric grass tile and water tile": each its own; "grass and sand tileset": one
      const from = FROM_THE_SIDE.test(text) ? 'side' : 'above';
      if (ISOMETRIC.test(text)) wishes.push({ kind: 'isometric', words });
      else if (before?.kind === 'tiles' && !own) replaceLast({ ...before, words: before.words || words });
      else wishes.push({ kind: 'tiles', words, from });
      continue;
    }
    if (open.tiles && isGround(clause)) {
      if (before?.kind === 'isometric' && before.words) wishes.push({ kind: 'isometric', words: clause });
      else if (before?.kind === 'tiles' || before?.kind === 'isometric')
        replaceLast({ ...before, words: [before.words, clause].filter(Boolean).join(' and ') });
      else open.grounds.push(clause);
      continue;
    }
    const top = /^(.+?) (?:on (?:(?:the |its )?(?:top|surface)(?: of it)?|it)|as (?:the )?top)$/i.exec(clause)?.[1];
    if (top && !NOTHING.test(clause) && before?.kind === 'tiles' && before.from === 'side') {
      replaceLast({ ...before, words: `${before.words.split(' and ').at(-1)} with ${bareNoun(top)} on top` });
      continue;
    }
    if (before?.kind === 'tiles' && before.from === 'side' && !before.words && platforms(clause)) {
      replaceLast({ ...before, words: clause });
      continue;
    }
    if (before?.kind === 'isometric' && !before.words) {
      replaceLast({ ...before, words: clause });
      continue;
    }
    if (UI.test(clause) || /^(?:main )?menu\b/i.test(clause)) {
      if (before?.kind === 'ui') replaceLast({ ...before, words: `${before.words}, ${bareNoun(clause)}` });
      else wishes.push({ kind: 'ui', words: bareNoun(clause) });
      continue;
    }
    if (before?.kind === 'tiles' && (NOTHING.test(clause) || JOINED.test(clause))) continue;
    // "with health and ammo"
    const partOfUi =
      before?.kind === 'ui' &&
      !ARTICLE.test(clause) &&
      !isFigure(clause) &&
      (/\bwith\b/i.test(before.words) || FRAMING.test(clause));
    if (before?.kind === 'ui' && (labelled || partOfUi || isAdjective(clause) || LOOK.test(clause))) {
      replaceLast({ ...before, words: `${before.words}${labelled && !/:/.test(before.words) ? ':' : ','} ${clause}` });
      continue;
    }
    const mover = before?.kind === 'character' ? before : undefined;
    // "sword, bow, helmet": a thing of its own, though one may bow
    const isThing =
      (before?.kind === 'object' || isPiece(clause)) &&
      !/animat|cycle/i.test(clause) &&
      subjectOf(clause)?.kind === 'thing';
    const move = isThing || HELD.test(clause) ? undefined : moveOf(clause, mover?.skeleton);
    if (move && (mover || before?.kind === 'object')) {
      replaceLast({
        ...(before as Extract<Wish, { moves: readonly string[] }>),
        moves: [...(before as { moves: readonly string[] }).moves, move],
      });
      continue;
    }
    if (!before && hasFormer && /\b(?:his|her|its|their)\b/i.test(clause) && isAction(clause)) {
      moves.push(clause);
      continue;
    }
    if (move && !before && hasFormer) {
      moves.push(move);
      continue;
    }
    if (before && (before.kind === 'character' || before.kind === 'object') && belongs(clause, before)) {
      const link = ATTRIBUTE.test(clause) ? ' ' : HAS.test(before.words) || isAdjective(clause) ? ' and ' : ' with ';
      replaceLast({ ...before, words: `${before.words}${link}${clause}` });
      continue;
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
        continue;
      }
    }
    if (CALLED.test(bareNoun(clause)) && puzzles.length) {
      const wish = called(bareNoun(clause).toLowerCase(), bareNoun(puzzles.pop()!));
      if (wish) {
        wishes.push(wish);
        continue;
      }
    }
    if (wishes.length && isTale(clause)) continue;
    if (before && (before.kind === 'object' || before.kind === 'character') && looksLike(clause)) {
      replaceLast({ ...before, words: `${before.words} ${HAS.test(before.words) ? 'and' : 'with'} ${clause}` });
      continue;
    }
    const found = wishOf(clause, notes) ?? someone(clause, before, notes);
    if (found) wishes.push(found);
    else puzzles.push(clause);
  }
  flushGrounds();
  return { wishes, moves, size, sides, view, manner, puzzles, notes };
}

/** "wood and rope style dialog box": what only describes belongs to what follows. */
function joinAdjectives(clauses: string[]): void {
  while (clauses.length > 1 && isAdjective(clauses[0]!) && UI.test(clauses[1]!)) {
    const [first, second] = clauses.splice(0, 2) as [string, string];
    clauses.unshift(`${first} and ${second}`);
  }
}

/** "neon lights", "dark mood" after what is drawn: known words without an article that name nothing by themselves. */
const looksLike = (clause: string): boolean =>
  !ARTICLE.test(clause) &&
  !NUMBER.test(clause) &&
  !/[?!]/.test(clause) &&
  clause.split(/\s+/).length <= 4 &&
  clause.split(/\s+/).length > 1 &&
  !isTale(clause) &&
  !subjectOf(clause) &&
  !isAction(clause) &&
  understand(`a person with ${clause}`).unknown.length === 0 &&
  !/\b(?:animations?|versions?|more|less|please|game|map|tiles?|sides?|directions?|way|yet|now|later|than|not|no)\b/i.test(
    clause,
  );

/** What a word that no list has was said to be. */
function called(kind: string, words: string): Wish | undefined {
  if (/^(?:person|human|character|npc|enemy)$/.test(kind)) return { kind: 'character', words, moves: [] };
  if (/^(?:animal|creature)$/.test(kind)) return { kind: 'character', words, skeleton: 'dog', moves: [] };
  if (/^(?:thing|object|item|prop)$/.test(kind)) return { kind: 'object', words, moves: [] };
  return undefined;
}

const PERSON_NOUN =
  /^(?:(?:an?|the|my) )?(?:(?:[a-z]+) ){0,2}?([a-z]{4,}) (?:girl|boy|man|woman|lady|guy|person|kid|child|lad|granny|grandpa|people)(?: (?:with|in|who|holding|wearing) .+)?$/i;

/** Among people, "a busker with a violin" is one of them, though nobody has the word. */
function someone(clause: string, before: Wish | undefined, notes: string[]): Wish | undefined {
  // "a barista girl": whoever that is, a girl can be drawn
  const [, trade = ''] = PERSON_NOUN.exec(clause) ?? [];
  if (trade && !REAL_WORDS.has(trade) && !IDIOM.test(clause) && !isTale(clause)) {
    notes.push(`I do not know the word "${trade}": it may not show.`);
    return { kind: 'character', words: bareNoun(clause), moves: [] };
  }
  const [, who = ''] = /^an? ([\w-]+) (?:with|in|holding|wearing|carrying) \S/i.exec(clause) ?? [];
  if (!who || before?.kind !== 'character' || before.skeleton || REAL_WORDS.has(who)) return undefined;
  notes.push(`I do not know the word "${who}": I draw a person.`);
  return { kind: 'character', words: clause, moves: [] };
}

/** Whether a clause says more of who stands before it: "a blue hat and *a long staff*". */
function belongs(clause: string, before: Wish): boolean {
  if (ATTRIBUTE.test(clause) || (before.kind === 'character' && HELD.test(clause))) return true;
  // "a chest, gold coins inside"
  if (
    !/^an?\s/i.test(clause) &&
    /\s(?:inside|on top|around it|in it|on it|in front|behind it|beside it|underneath|all over)$/i.test(clause)
  )
    return true;
  // "a bridge made of rope and planks": what is named without an article after one that has one
  if (before.kind !== 'character')
    return (
      isAdjective(clause) ||
      (/^an?\s.* (?:of|with|from|made) /i.test(`${before.words} `) && !ARTICLE.test(clause) && !NUMBER.test(clause))
    );
  const subject = subjectOf(clause);
  const piece = clause.split(AFTER_NOUN)[0]!;
  if (GARMENT.test(piece) && !/^an?\s/i.test(clause)) return true;
  if (!isPiece(piece) || subject?.kind === 'person' || subject?.kind === 'animal')
    return (
      isAdjective(clause) ||
      (subject?.kind !== 'person' && subject?.kind !== 'animal' && goesOnWith(clause, before.words))
    );
  // "with a white suit and smoke can": of two nouns after one "with" the second has no article
  // a sword may be a thing of its own, a shirt is somebody's
  return isWorn(piece) || HAS.test(before.words) || !ARTICLE.test(clause);
}

/** "with white suit" · "smoke can": both without an article, so that the one "with" is said of both. */
const goesOnWith = (clause: string, before: string): boolean =>
  !ARTICLE.test(clause) &&
  !NUMBER.test(clause) &&
  /\b(?:with|holding|wearing|carrying) (?!(?:an?|the|his|her|its|two|\d)\b)[\w-]+(?: [\w-]+){0,2}$/i.test(before);

/** A thing that is to move in its picture: the user is asked. */
const STIRS =
  /\b(?:animated|spinning|rotating|flickering|moving|blinking|bouncing|pulsing)\b|\bthat (?:spins|rotates|flickers|moves|blinks|bounces|pulses|swings|opens|turns|rolls|drives|floats|flies|burns|glows and \w+)\b/i;

function wishOf(clause: string, notes: string[]): Wish | undefined {
  if (IDIOM.test(clause) || POINTING.test(clause)) return undefined;
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
  if (subject.unknown.includes(noun.toLowerCase()) && !YOUNG.test(noun)) return undefined;
  // of what is half unknown a picture would be a guess
  const said = single
    .split(/\s+/)
    .filter((word) => !/^(?:an?|the|of|with|in|on|at|and|for|to|his|her|its|from|my)$/i.test(word));
  if (subject.unknown.length >= 2 && subject.unknown.length > said.length / 2) return undefined;
  const words = ARTICLE.test(who) && !/^(?:his|her|its|my|our|their|another|the|some|one)\s/i.test(who) ? who : single;
  if (counted) notes.push(`I draw one of "${who}"; ask again for more of them.`);
  if (subject.unknown.length)
    notes.push(
      `I do not know the word${subject.unknown.length > 1 ? 's' : ''} ${subject.unknown.map((word) => `"${word}"`).join(', ')}: ${subject.unknown.length > 1 ? 'they' : 'it'} may not show.`,
    );
  // what a thing does in pictures is no part of a plan: the user is asked
  if (subject.kind === 'thing' && / (?:animations?|animated)$/i.test(single))
    return { kind: 'object', words: single.replace(/ (?:animations?|animated)$/i, ''), moves: ['moving'] };
  if (subject.kind === 'thing') {
    // "a cutting board", "a chest that is open", "a fire burning" are how things look; "that spins" is what they do
    const does = STIRS.test(clause) || (moves.length > 0 && /\b(?:who|that|which) (?!is\b|are\b)\w/i.test(clause));
    return {
      kind: 'object',
      words: moves.length && !does ? clause : words,
      moves: does ? (moves.length ? moves : ['moving']) : [],
      ...(subject.creature ? { creature: true } : {}),
    };
  }
  return { kind: 'character', words, ...(subject.skeleton ? { skeleton: subject.skeleton } : {}), moves };
}
