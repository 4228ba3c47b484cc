/** What the account has, looked up once for a message that may mean something of it, and what of that the message names. */
import type { Result } from '../../model.ts';
import type { Asset, Memory } from '../memory.ts';
import type { Step } from '../step.ts';
import { isAdjective } from '../subjects.ts';
import { isMotion } from './motion.ts';

/** Something that the account has. */
export interface Holding {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly animationCount?: number;
}
/** Something of the account that a message names. */
export interface Mention {
  readonly holding: Holding;
  /** Where it stands in the words. */
  readonly from: number;
  readonly to: number;
  /** "my", "the", nothing, "a": only the last is somebody new. */
  readonly by: 'my' | 'the' | 'bare' | 'new';
  readonly many: boolean;
}

export const LIST_ALL: Step = { tool: 'find_assets', args: {}, price: 0, what: 'what you have' };

/** Words by which something that is there may be meant. */
const MAY_MEAN =
  /\b(?:my|our|own|mine|the|both|that|but|already|animat\w*|anim|anims|idle|gifs?|sheets?|spritesheets?|rename|exports?|download|game|platformer|adventure|shooter|runner|survival|match[- ]?3|tower defen[cs]e|like mario|zelda\w*|cycle|(?:new|extra|another|alt\w*|second|different|separate) (?:version|variant|state|skin|outfit))\b/i;
export const mayMeanOwn = (text: string): boolean => MAY_MEAN.test(text) || startsActing(text);
/** "knight drinks the potion": somebody without an article, who does something. */
const startsActing = (text: string): boolean => {
  const [, , does = ''] = /^\W*([a-z]+) ([a-z]+)\b/i.exec(text) ?? [];
  return does !== '' && /(?:ing|[^s]s)$/i.test(does) && isMotion(does);
};

export const holdingsOf = ({ structured }: Result): readonly Holding[] =>
  (structured?.assets ?? []) as readonly Holding[];

const nounOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that)\b/)[0]!
    .trim()
    .split(/\s+/)
    .at(-1)!;
const isTiles = ({ kind }: Pick<Holding, 'kind'>): boolean => /TILE/.test(kind);
const plural = (noun: string): string =>
  `(?:${noun}(?:'?s|es)?|${noun.replace(/f$/, 'ves').replace(/y$/, 'ies').replace(/man$/, 'men')})`;
const escaped = (words: string): string => words.replace(/[^\w ]/g, '.');
/** Said between a pointer and a name: "my old brave knight". */
const BETWEEN = '(?:(?!(?:my|our|the|a|an|new|another|for|of|with|and|or|as|to)\\b)[a-z-]+ ){0,2}?';
const POINTER =
  '\\b(my own|our own|my|our|your|the same|that same|the|that|this|these|those|both(?: of)?(?: my| the)?|all(?: of)?(?: my| the)?|an?|another|one|two|three|four|five|six|some|new|every|each|\\d+)';

/** Words after a name that make it part of another one: "skeleton archer", "chest plate". */
const GOES_ON =
  /^(?:around|round|left|right|sideways|an?|the|some|his|her|its|sprites?|characters?|pictures?|images?|pngs?|gifs?|objects?|one|guy|animations?|anims?|tile ?sets?|tiles|sheet|spritesheet|that|who|which|is|are|was|has|have|should|must|can|could|needs?|will|shall|and|or|but|with|without|in|on|at|to|from|for|of|as|by|into|like|against|versus|vs|if|so|instead|please|pls|too|also|now|then|again|already|not|more|bigger|smaller|green|red|blue|i|he|she|it|they|you|we|theme|themed|hero)$/;

function endsThere(rest: string): boolean {
  const [, next = ''] = /^\s+([a-z'-]+)/i.exec(rest) ?? [];
  const word = next.toLowerCase();
  // "make my skeleton golden"
  if (isAdjective(word) && /^\s+[a-z'-]+\s*(?:$|[.,;!?]|\b(?:and|with|instead|please|now|too)\b)/i.test(rest))
    return true;
  return !word || GOES_ON.test(word) || isMotion(word) || /(?:ing|ed|ly|n't)$/.test(word) || VERB.test(word);
}
const VERB =
  /^(?:be|glows?|shines?|sparkles?|burns?|melts?|floats?|collects?|heals?|fights?|shoots?|rolls?|wears?|holds?|looks?|gets?|goes|comes|wins?|loses?|kills?|eats?|drinks?|stands?|sits?|rides?|guards?|avoids?|meets?|finds?|saves?|opens?|closes?|horizontally|vertically|upside|facing|half|twice|bigger)$/;

/** What of the account words name, in their order. */
export function mentions(text: string, holdings: readonly Holding[]): readonly Mention[] {
  const found: Mention[] = [];
  // a longer name first: "red wizard" before "wizard"
  for (const holding of [...holdings].sort((a, b) => b.name.length - a.name.length)) {
    const name = holding.name.toLowerCase();
    const shared = holdings.some(
      (other) => other !== holding && other.kind === holding.kind && nounOf(other.name) === nounOf(name),
    );
    const names = isTiles(holding)
      ? [...new Set([name, ...`${name} ${holding.description}`.toLowerCase().split(/[^a-z]+/)])]
          .filter((word) => word.length > 2 && !/^(?:and|the|tileset|tiles|to|with)$/.test(word))
          .map((word) => `${escaped(word)}(?: ?(?:/|and|to|-) ?[a-z]+)? ?(?:tile ?sets?|tiles)`)
      : [...new Set([escaped(name), ...(shared ? [] : [plural(escaped(nounOf(name)))])])];
    const form = new RegExp(`(?:${POINTER} ${BETWEEN})?\\b(${names.join('|')})(?![a-z])`, 'gi');
    for (const said of text.matchAll(form)) {
      const [all, pointer = '', noun = ''] = said;
      if (found.some(({ from, to }) => said.index < to && said.index + all.length > from)) continue;
      if (!isTiles(holding) && !endsThere(text.slice(said.index + all.length))) continue;
      const between = pointer ? all.slice(pointer.length, all.length - noun.length).trim() : '';
      const by = /^(?:my|our|your|both|all)/i.test(pointer)
        ? 'my'
        : /^(?:the|that|this|these|those)/i.test(pointer)
          ? 'the'
          : pointer
            ? 'new'
            : 'bare';
      // "a dark wizard", "the big knight" of whom nobody has said that he is big
      const before = !pointer ? (/([a-z]+) $/i.exec(text.slice(0, said.index))?.[1] ?? '') : '';
      const described = between && !holding.description.toLowerCase().includes(between.toLowerCase());
      if (by === 'new' && !/^(?:one|two|three)/i.test(pointer)) found.push(mention(holding, said.index, all, by, noun));
      else if (described && by !== 'my') continue;
      else if (by === 'bare' && before && !LEADS.test(before)) continue;
      else found.push(mention(holding, said.index, all, by, noun));
    }
  }
  const tiles = /\b(?:my|our)(?: own)? (?:tile ?sets?|tiles)\b/i.exec(text);
  if (tiles && !found.some(({ from, to }) => tiles.index >= from && tiles.index < to)) {
    const sets = holdings.filter(isTiles);
    const words = new Set(text.toLowerCase().split(/[^a-z]+/));
    const named = sets.filter(({ name, description }) =>
      `${name} ${description}`
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word.length > 3 && !/^tile/.test(word) && words.has(word)),
    );
    const [one, ...more] = named.length ? named : sets;
    if (one && !more.length) found.push(mention(one, tiles.index, tiles[0], 'my', 'tileset'));
  }
  return found.sort((a, b) => a.from - b.from);
}
/** What may stand before a name that has no article. */
const LEADS =
  /^(?:for|of|with|and|or|animate|rename|delete|export|download|use|against|over|vs|versus|play|is|are|as|hero|heroes|enemy|enemies|foe|foes|goal|boss|player|waves?|hordes?|add|give|make|let|have|runner|the|starring|avoid|fight|fights|me|so|plus|then|also|but|where|both|to|by|from|in|on|at|want|need|collect|collects|jumping|gif|sheet)$/i;

const mention = (holding: Holding, from: number, all: string, by: Mention['by'], noun: string): Mention => ({
  ...{ holding, from, to: from + all.length, by },
  many:
    !isTiles(holding) &&
    noun.toLowerCase() !== nounOf(holding.name) &&
    noun.toLowerCase() !== holding.name.toLowerCase(),
});

const KIND: Readonly<Record<string, Asset['kind']>> = {
  ...{ CHARACTER: 'character', OBJECT: 'object', MAP_OBJECT: 'object', UI_ASSET: 'ui', MAP: 'map' },
  ...{ TOPDOWN_TILESET: 'tiles', SIDESCROLLER_TILESET: 'tiles', ISOMETRIC_TILE: 'tiles', TILES_PRO: 'tiles' },
};
const TOOL: Readonly<Record<string, string>> = {
  ...{ CHARACTER: 'create_character', OBJECT: 'create_1_direction_object', MAP_OBJECT: 'create_map_object' },
  ...{ UI_ASSET: 'create_ui_asset', MAP: 'create_map', TOPDOWN_TILESET: 'create_topdown_tileset' },
};
/** As if this conversation had made it; how large it is, the list of assets does not say. */
export function assetOf({ id, kind, name, description }: Holding): Asset {
  const words = description || name;
  return {
    ...{
      id,
      kind: KIND[kind] ?? 'object',
      words: words.toLowerCase().includes(nounOf(name)) ? words : `${name}, ${words}`,
    },
    ...{ skeleton: undefined, sides: 8, tool: TOOL[kind] ?? '', message: 0 },
    own: true,
    args: kind === 'MAP_OBJECT' ? { description: words, width: 48, height: 48 } : { description: words },
  };
}
export const isCharacter = ({ kind }: Holding): boolean => kind === 'CHARACTER';
export const isThing = ({ kind }: Holding): boolean => kind === 'OBJECT' || kind === 'MAP_OBJECT';
export { isTiles };

/** Memory in which these are there. */
export const withOwn = (memory: Memory, holdings: readonly Holding[]): Memory => {
  const assets = holdings.map(assetOf);
  const last = assets.at(-1);
  return {
    ...memory,
    asked: undefined,
    sought: true,
    made: [...memory.made, ...assets],
    ...(last?.kind === 'character' ? { character: last, object: undefined } : {}),
    ...(last?.kind === 'object' ? { object: last } : {}),
    assets: [...memory.assets, ...assets.map(({ id }) => id)],
  };
};
