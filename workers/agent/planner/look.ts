/** "my knight", of whom this conversation knows nothing: looked for among what the account has. */
import type { Result } from '../model.ts';
import { formatOf } from './account.ts';
import { mapsIn } from './game-maps.ts';
import { GROUND_KINDS, groundSought } from './ground-assets.ts';
import type { Asset, Memory } from './memory.ts';
import { tilesSought } from './own-tiles.ts';
import { wishesGame } from './played.ts';
import { pointed } from './references.ts';
import type { Step } from './step.ts';
import { isAdjective, singular, subjectOf } from './subjects.ts';
import { GAME } from './words.ts';

/** What is done with somebody who is there; who is to be drawn is not looked for. */
const DONE =
  /^\W*(?:(?:hey|hi|hello|ok|so|and|now|then|also|please|pls|can you|could you|would you|will you|can u|i want(?: you)? to|i'd like(?: you)? to|i need(?: you)? to|let's|just|you)[ ,]+)*(?:make|let|have|give|turn|change|animate|add|put|take|recolou?r|colou?r|paint|dress|remove|redraw|edit|modify|update|rotate|resize|scale|use|idle|walk|run|jump|attack|\w+ animations?|an? \w+ animations?)\b/i;
const FITS =
  /\b(?:fits?|match(?:es|ing)?|goes (?:well )?with|suits|belongs? (?:with|to)|same (?:art )?(?:style|look|palette|colou?rs?|size) (?:as|of|like)|in the style of|style of|looks? like (?:it|he|she|they) belongs?|to go with|alongside|consistent with|next to|with (?:the )?(?:same )?(?:colou?rs|palette|style) of)\b/i;
const FILES = /\b(?:exports?|download|save|zip|sprite ?sheets?|gifs?|pngs?|files?|links?|send|get|show)\b/i;
/** Files, whatever else is said. */
const SAVED = /\b(?:exports?|download|zip|sprite ?sheets?|gifs?|pngs?|json)\b/i;
/** Whose name stands behind "my", and is no asset. */
const NO_ASSET =
  /^(?:(?:new|next|own|little|first|horror|indie|mobile) )*(?:game|rpg|platformer|app|project|level|shooter|adventure|dungeon|jam|prototype|website|friend|wife|husband|son|daughter|kids?|mom|dad|mother|father|brother|sister|boss|team|story|book|world|server|channel|computer|phone|house rules|stuff|sprites?|assets?|things?|characters?|tile ?sets?|objects?|account|api|key|balance|credits?|library|picture|image|art|work|files?|hero|main character|player|protagonist)$/i;

export interface Sought {
  /** What it is called: looked for in names and descriptions. */
  readonly search: string;
  /** The words that point at it. */
  readonly said: string;
  readonly for: 'files' | 'change' | 'style' | 'facts' | 'game' | 'ground';
  /** It may be of the account: where it is not, the message is read as it stands. */
  readonly soft?: true;
}

/** Who or what of the account is meant, where a message names it; undefined where it names nothing of it. */
export function sought(plain: string, memory: Memory): Sought | undefined {
  const facts = factsOf(plain, memory);
  if (facts) return facts;
  const tiles = tilesSought(plain, memory);
  if (tiles) return tiles;
  // maps that a game shall be played on are looked up when the game is planned
  if (mapsIn(plain)) return undefined;
  if (memory.game) return forGame(plain, INTO_GAME);
  // a new game in which somebody of one's own plays
  const plays =
    (GAME.test(plain) || wishesGame(plain)) && !mapsIn(plain) && !memory.sought ? forGame(plain, PLAYS) : undefined;
  if (plays) return plays;
  if (/^\W*(?:how|what|which|why|when|where|does|is|are)\b/i.test(plain)) return undefined;
  const ground = groundSought(plain, memory);
  if (ground) return ground;
  const fits = FITS.test(plain);
  const changes =
    DONE.test(plain) ||
    /^\W*(?:my|our) (?:[\w-]+ ){1,3}?(?:should|shall|must|can|could|needs?|has to|is to|will)\b/i.test(plain) ||
    /\banimations? (?:for|of|to) (?:my|the|our) /i.test(plain) ||
    // "my wizard's hat in red"
    /^\W*(?:my|our) (?:[\w-]+ ){0,2}?[\w-]+'s [\w-]+\b(?! (?:birthday|wedding|party|room|house|game|project))/i.test(
      plain,
    );
  const files = FILES.test(plain) && !/\bhow (?:do|can|to|does)\b/i.test(plain);
  for (const [all, pointer = '', phrase = ''] of plain.matchAll(
    /\b(my|our|the) ((?:(?!(?:with|and|or|as|for|in|on|to|of|that|who|is|a|an|my|the)\b)[a-z-]+ ){0,2}?[a-z-]+?)(?:'s)?(?=$|[\s,.;:!?])/gi,
  )) {
    const name = longestName(plain.slice(plain.indexOf(all) + pointer.length + 1), phrase);
    if (!name || NO_ASSET.test(name)) continue;
    const own = /^(?:my|our)$/i.test(pointer);
    // "over the shoulder": nothing that the account has is called so
    if (
      !own &&
      memory.holdings &&
      !memory.holdings.some((one) => `${one.name} ${one.description}`.toLowerCase().includes(singular(name)))
    )
      continue;
    const what = fits
      ? 'style'
      : SAVED.test(plain) && files
        ? 'files'
        : changes
          ? 'change'
          : files
            ? 'files'
            : undefined;
    if (!what || (!own && what === 'change' && !(memory.made.length === 0 && THE.test(plain)))) continue;
    if (memory.made.length && pointed(`the ${name}`, memory)) continue;
    return { search: singular(name), said: `${pointer} ${name}`, for: what };
  }
  return undefined;
}

/** Who of somebody's own comes into the game: "swap the hero for my elf archer", "use my wizard as the hero". */
const INTO_GAME: readonly RegExp[] = [
  /\b(?:swap|replace|change|switch|exchange|turn|make)\b.*?\b(?:for|with|by|to|into|be) (my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b/i,
  /\b(?:use|take|put|have|add|i want) (my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?=(?:as|for|instead|in place)\b)/i,
  /\bplay(?:ed)? (?:as|by|with) (my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b/i,
  /\b(?:hero(?:ine)?|player|main character|boss|enem(?:y|ies)) (?:should be|must be|is|=|:) ?(my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b/i,
];
const PLAYS: readonly RegExp[] = [
  /\b(?:with|starring|featuring|using|use|play(?:ed|s)? (?:as|by)|hero(?:ine)?(?: is| should be|:| =)?|main character(?: is|:)?) (my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b(?! (?:kids?|friends?|family|class)\b)/i,
  // "my knight against a dragon"
  /\b(my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?=(?:against|versus|vs\.?|fights?|fighting|who|jump(?:s|ing)|run(?:s|ning)|collect(?:s|ing)|explor(?:es|ing)|has to|must|should|shall|defends?|defending|protects?|guards?|shoots?|shooting|battles?|in an? |on an? |avoids?|dodges?)\b)/i,
  // "the treasure chest is the goal"
  /\b(my|our|the) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?=(?:is|as|should be|will be|marks) (?:the |an? )?(?:goal|exit|finish|way out|boss|pick-?ups?|enem(?:y|ies))\b)/i,
];
function forGame(plain: string, forms: readonly RegExp[]): Sought | undefined {
  for (const form of forms) {
    const found = form.exec(plain);
    if (!found) continue;
    const [all, pointer = '', phrase = ''] = found;
    const at = found.index + all.toLowerCase().lastIndexOf(`${pointer.toLowerCase()} ${phrase.toLowerCase()}`);
    const name = longestName(plain.slice(at + pointer.length + 1), phrase);
    if (name && !NO_ASSET.test(name))
      return {
        ...{ search: singular(name), said: `${pointer} ${name}`, for: 'game' },
        // "the chest" may be anyone
        ...(/^the$/i.test(pointer) ? { soft: true } : {}),
      };
  }
  return undefined;
}

/** "what size is my knight and which animations does he have?" */
const FACTS =
  /^\W*(?:(?:and|so|hey|hi|ok|please|tell me|do you know),? )*(?:what|which|how (?:big|large|tall|many))\b.*\b(?:size|big|large|tall|pixels|dimensions|animations?|directions?|sides|frames|states)\b.*?\b(my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b|^\W*(?:what|which|how many) (?:size|animations?|directions?|sides|states) (?:does|do|has|have|is|are) (my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)\b/i;
function factsOf(plain: string, memory: Memory): Sought | undefined {
  const found = FACTS.exec(plain);
  const pointer = found?.[1] ?? found?.[3];
  if (!found || !pointer || memory.game) return undefined;
  const at = found[0].toLowerCase().lastIndexOf(`${pointer.toLowerCase()} `);
  const name = longestName(plain.slice(plain.indexOf(found[0]) + at + pointer.length + 1), found[2] ?? found[4] ?? '');
  return name && !NO_ASSET.test(name)
    ? { search: singular(name), said: `${pointer} ${name}`, for: 'facts' }
    : undefined;
}

/** Done with somebody who is there, though nobody says whose. */
const THE =
  /\bin [a-z]+,? (?:[a-z]+,? )*(?:and|or) [a-z]+ (?:as well|too|also)\b|\banimations?\b|\bbigger|\bsmaller|\banimate\b|^\W*(?:please |can you |could you )*(?:give|turn|recolou?r|dress|change|edit) the\b/i;

/** "skeleton mage run" → "skeleton mage": as far as it is the name of something. */
function longestName(rest: string, first: string): string | undefined {
  const said = rest.split(/[^\w-]+/).slice(0, 3);
  const end = said.findIndex((word) =>
    /^(?:and|or|with|to|for|as|in|on|of|that|who|is|a|an|the|so|then|into|onto|by|from|at|but|please|pls|now|too|should|shall|must|can|could|needs?|has|will|against|versus|vs|fights?|fighting|who|jumps?|jumping|runs?|running|collects?|collecting|where|explores|exploring|avoids?|wear|wearing|have|look|be)$/i.test(
      word,
    ),
  );
  const words = end < 0 ? said : said.slice(0, end);
  const known = [3, 2, 1]
    .map((length) => words.slice(0, length).join(' ').toLowerCase())
    .find((name) => {
      const [, ...more] = name.split(' ');
      const last = name.split(' ').at(-1)!;
      // "the knight brown hair": how his hair shall be
      const subject =
        name && !isAdjective(last) && !more.some((word) => isAdjective(word)) ? subjectOf(name) : undefined;
      return (
        subject && subject.kind !== 'place' && subject.unknown.length === 0 && /^[a-z]/.test(last) && !VERB.test(last)
      );
    });
  return known ?? (first && subjectOf(first) ? first : undefined);
}
const VERB =
  /^(?:\w+ing|run|walk|jump|attack|idle|fly|swim|dance|die|crouch|sleep|fight|bigger|smaller|a|an|the|red|in|as|to|and|sit|wave|cast|shoot)$/i;

export const seek = ({ search, said, for: why }: Sought, plain: string): Step => {
  const kinds = why === 'ground' ? GROUND_KINDS.find(([of]) => of.test(said))?.[1] : undefined;
  if (kinds)
    return {
      tool: 'find_assets',
      args: { search, ...(kinds.length ? { kinds } : {}) },
      price: 0,
      what: `your ${search}`,
    };
  const format = why === 'files' ? formatOf(plain)?.[1] : undefined;
  return { tool: 'find_assets', args: { search, ...(format ? { format } : {}) }, price: 0, what: `your ${search}` };
};

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
}
const KIND: Readonly<Record<string, Asset['kind']>> = {
  ...{ CHARACTER: 'character', OBJECT: 'object', MAP_OBJECT: 'object', UI_ASSET: 'ui', MAP: 'map' },
  ...{ TOPDOWN_TILESET: 'tiles', SIDESCROLLER_TILESET: 'tiles', ISOMETRIC_TILE: 'tiles', TILES_PRO: 'tiles' },
};
const TOOL: Readonly<Record<string, string>> = {
  ...{ CHARACTER: 'create_character', OBJECT: 'create_1_direction_object', MAP_OBJECT: 'create_map_object' },
  ...{ UI_ASSET: 'create_ui_asset', MAP: 'create_map', TOPDOWN_TILESET: 'create_topdown_tileset' },
};

/** As it would be drawn once more; how large it is, the list of assets does not say. */
const argsOf = (kind: string, description: string): Asset['args'] =>
  kind === 'MAP_OBJECT' ? { description, width: 48, height: 48 } : { description };

/** "another one of those but purple", after "what was the last thing I made?": the newest that was listed. */
export function withNewest(text: string, memory: Memory): Memory {
  const last = memory.results.at(-1);
  const listed = last?.tool === 'find_assets' ? ((last.structured?.assets ?? []) as readonly Listed[]) : [];
  const [first] = listed;
  if (!last || !first || memory.made.length || memory.game || last.args.search) return memory;
  if (!/\b(?:it|him|her|that|this|those|these|them|the (?:last|same|newest|latest))\b/i.test(text)) return memory;
  const result = { ...last, structured: { assets: [first] } };
  const one = found({ search: first.name.toLowerCase(), said: 'it', for: 'change' }, result, memory);
  return typeof one === 'object' && 'memory' in one ? one.memory : memory;
}

/** What a look at the account would find, of a list of all that it has; undefined where the list does not tell it. */
export function within({ tool, args }: Step, all: Result): Result | undefined {
  if (tool !== 'find_assets' || typeof args === 'function' || args.format !== undefined || args.days !== undefined)
    return undefined;
  const { search = '', kinds } = args as { search?: string; kinds?: readonly string[] };
  const lines = all.text.split('\n');
  const [kept, text]: [unknown[], string[]] = [[], []];
  for (const [i, one] of ((all.structured?.assets ?? []) as readonly Listed[]).entries())
    if (
      (!kinds || kinds.includes(one.kind)) &&
      `${one.name} ${one.description}`.toLowerCase().includes(search.toLowerCase())
    ) {
      kept.push(one);
      text.push(lines[i] ?? one.name);
    }
  return { ...all, args, text: text.join('\n') || 'none', structured: { ...all.structured, assets: kept } };
}

/** What was found, as if this conversation had made it; or what to ask. */
export function found(
  { search, soft }: Sought,
  result: Result,
  memory: Memory,
): { readonly memory: Memory } | { readonly ask: string } | 'none' {
  const all = ((result.structured?.assets ?? []) as readonly Listed[]).filter(({ kind }) => KIND[kind]);
  const named = all.filter(({ name }) => name.toLowerCase() === search.toLowerCase());
  const [one, ...others] = named.length === 1 ? named : all;
  if (!one && soft) return 'none';
  if (!one)
    return { ask: `I found no "${search}" among what you have made. Shall I draw one: say what it looks like?` };
  if (others.length && new Set(all.map(({ name }) => name)).size > 1)
    return {
      ask: `Several of yours could be meant: ${all
        .slice(0, 6)
        .map(({ name }) => `"${name}"`)
        .join(', ')}. Which one?`,
    };
  const words = one.description || one.name;
  const asset: Asset = {
    ...{ id: one.id, kind: KIND[one.kind]!, words: words.includes(search) ? words : `${search}, ${words}` },
    ...{ skeleton: undefined, sides: 8, tool: TOOL[one.kind] ?? '', args: argsOf(one.kind, words), message: 0 },
  };
  return {
    memory: {
      ...memory,
      asked: undefined,
      given: asset,
      made: [...memory.made, asset],
      ...(asset.kind === 'character' ? { character: asset, object: undefined } : {}),
      ...(asset.kind === 'object' ? { object: asset } : {}),
      assets: [...memory.assets, asset.id],
    },
  };
}
