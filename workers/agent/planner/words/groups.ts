/**
 * Things by what they are together: "farm animals", "10 fantasy weapons", "pizzeria props, like 6". Where no kinds are named, usual
 * ones are drawn, each another one, and named.
 */
import { isAdjective } from './adjectives.ts';
import { GAME, TILES, UI } from './asked-for.ts';
import { bareWish } from './frames.ts';
import { hasKinds, kindsOf } from './kinds.ts';
import { singular } from './nouns.ts';
import { subjectOf } from './subjects.ts';
import type { UsualRow } from './usual-rows.ts';
import { USUAL } from './usual-things.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, sixteen: 16, twenty: 20, 'half a dozen': 6, 'a dozen': 12, dozen: 12 },
  ...{ 'a couple of': 2, 'a few': 3, some: 3, several: 3, various: 3, 'a bunch of': 3 },
};
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
/** More in one go are asked about; so many of a group where no number is said. */
const [MOST, USUALLY] = [20, 5];

const COMPLETE = /\b(?:full|complete|whole|entire)\b/i;

/** How many, said behind: "pizzeria props like 6", "villagers x4", "items, about 7 of them". */
const AMOUNT_BEHIND = new RegExp(
  `[\\s,]+(?:(?:like|about|around|roughly|maybe|approx(?:imately)?|say|at least) |x ?|~)${NUMBER}(?: ?x)?(?: (?:of (?:them|those|these)|items?|pieces|different(?: ones)?|ones|total|in total|or so))*$|[,:]\\s*${NUMBER}(?: (?:of (?:them|those|these)|pieces|different(?: ones)?|ones|total|in total|or so))+$`,
  'i',
);
const AMOUNT_BEFORE = new RegExp(
  `^(?:(?:about|around|like|roughly|maybe|at least|all) )?(?:(?:an?|the) )?(?:sets?|packs?|collections?|bunch|bundles?|selection|variety|list) of (?:${NUMBER} )?|^(?:(?:about|around|like|roughly|maybe|at least) )?${NUMBER} ?x? (?:of )?`,
  'i',
);
/** Said of a group, and nothing of how one of it looks. */
const EMPTY =
  /^(?:an?|the|some|my|our|full|complete|whole|basic|simple|cool|nice|random|assorted|mixed|common|typical|classic|usual|different|various|several|unique|distinct|separate|individual|cute|kinds?|types?|sorts?|of|pixel|art|pixel-art|pixelart|2d|retro|generic|standard|good|great|awesome|little|new|more|other|appropriate|fitting|matching|game|j?rpg|roguelike|video)$/i;
const FORM_BEHIND =
  /(?: (?:sprite|asset|item|prop|icon|art))? (?:sets?|packs?|collections?|kits?|bundles?|sprites?|assets?|icons?)$/i;
/** What a game is, and no theme. */
const OF_GAMES =
  /^(?:game|games|rpg|level|sim|simulator|platformer|project|roguelike|crawler|shooter|adventure|jam|prototype|app|scene|map|world|tycoon|defen[cs]e|story|area|zone|room|theme|themed|setting|biome|stage|2d|3d|little|small|new|next|top-?down|side-?scroller|indie|mobile|cozy)$/i;
/** Of these one word is many, without a plural. */
const MASS =
  /^(?:loot|furniture|equipment|townsfolk|people|stuff|food|armou?r|gear|vegetation|foliage|clothing|jewell?ery|fish|supplies|junk food|fast food)$/i;

/** Behind a theme: "sushi restaurant", "haunted house". */
const OF_PLACES = /^(?:restaurant|shop|store|bar|house|room|place|parlou?r|stand|interior|style|themed?)$/;

interface Said {
  readonly words: readonly string[];
  /** With the form that is said behind it. */
  readonly whole: readonly string[];
  readonly where: readonly string[];
  readonly count: number | undefined;
  readonly size: string;
  /** A form behind it says that there are several: "weapon pack". */
  readonly form: boolean;
}

/** A message parted into how many, what, for where, how large. */
function saidOf(message: string): Said | undefined {
  let text = bareWish(message)
    .toLowerCase()
    .replace(/[.!?\s]+$/, '');
  const [sized = ''] =
    /[\s,]+(?:(?:at|in|all|each|of|size) )*\d{1,3} ?x ?\d{1,3}(?: ?px| pixels)?(?: each)?$|[\s,]+(?:(?:at|in|all|each) )*\d{2,3} ?(?:px|pixels)(?: each)?$/.exec(
      text,
    ) ?? [];
  text = text.slice(0, text.length - sized.length).trim();
  let count: number | undefined;
  const behind = AMOUNT_BEHIND.exec(text);
  if (behind) text = text.slice(0, behind.index);
  const before = AMOUNT_BEFORE.exec(text);
  const many = before?.[1] ?? before?.[2] ?? behind?.[1] ?? behind?.[2];
  if (many) count = NUMBERS[many] ?? Number(many);
  if (before) text = text.slice(before[0].length);
  const [placed = '', place = ''] =
    /\s+(?:for|from|of|in) (?:an? |the |my |our )?([a-z' -]+)$/.exec(text.replace(/,.*$/, '')) ?? [];
  const what = text.slice(0, text.length - placed.length);
  if (/[,:;]|\b(?:with|and|of|in|on|or|that|who|but|without|to|from)\b/.test(what)) return undefined;
  const bare = what.split(' ').filter((word) => word && !EMPTY.test(word));
  const short = bare.join(' ');
  const stripped = short.replace(FORM_BEHIND, '');
  const form = stripped !== short && stripped !== '';
  return {
    words: (form ? stripped : short).split(' ').filter(Boolean),
    whole: bare,
    where: place.split(' ').filter((word) => word && !OF_GAMES.test(word)),
    count,
    size: sized.replace(/^[\s,]+(?:(?:at|in|all|each|of|size) )*/, '').replace(/ each$/, ''),
    form: form || before?.[0].includes(' of ') === true,
  };
}

/** How a row fits: what of the words is neither its group nor its theme; undefined where it does not. */
function fitOf(
  [theme, group]: UsualRow,
  { words, where }: Said,
): { readonly themed: number; readonly hows: readonly string[] } | undefined {
  const whole = words.join(' ');
  const [tail] = new RegExp(`(?:^| )(?:${group})$`).exec(whole) ?? [];
  if (tail === undefined) return undefined;
  const before = whole.slice(0, whole.length - tail.length).trim();
  const said = theme.replace(/\|$/, '') ? new RegExp(`\\b(?:${theme.replace(/\|$/, '')})(?:'s|s)?\\b`) : undefined;
  const rest = said ? before.replace(said, ' ') : before;
  const placed = said?.test(where.join(' '));
  const themed = (said && rest !== before) || placed ? 1 : 0;
  if (!themed && theme !== '' && !theme.endsWith('|')) return undefined;
  const hows = rest.split(' ').filter((word) => word && !(themed && OF_PLACES.test(word)));
  const open = placed ? [] : where.filter((how) => isAdjective(how) && !subjectOf(how));
  return hows.every((how) => isAdjective(how)) ? { themed, hows: [...hows, ...open] } : undefined;
}

/** "a sword", golden → "a golden sword" */
const withHows = (kind: string, hows: readonly string[]): string => {
  const fresh = hows.filter((how) => !kind.split(' ').includes(how));
  if (!fresh.length) return kind;
  const words = `${fresh.join(' ')} ${kind.replace(/^an? /, '')}`;
  return /^an? /.test(kind) ? `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}` : words;
};

const differing = (one: string, count: number): boolean =>
  kindsOf(one, count)?.every((kind) => kind.includes(one)) === true;

/** "can you draw animals?" asks what can be done; "can you draw 5 animals?" is a wish. */
const CAN_YOU =
  /^\W*(?:(?:hi|hey|hello|so|and)[ ,]+)?(?:can|could|do|are|will) you (?:(?:also|even|able to) )*(?:draw|make|do|create|generate) (?!\d|two\b|three\b|some\b|a (?:set|few|pack)\b|me\b)[a-z]+\s*\?*\s*$/i;

/** The usual kinds of a group, and which they are; undefined where kinds are named, or none are known. */
export function usualKinds(typed: string): { readonly text: string; readonly note: string } | undefined {
  // "rpg food icons" are of a game, and no game
  const message = typed
    .replace(
      /\b(?:j?rpg|roguelike|platformer|game) (?=(?:[a-z]+ ){0,2}(?:icons?|sprites?|items?|props|assets|weapons|potions)\b)/i,
      '',
    )
    .replace(/,? (?:all |each )?(?:in |with )?(?:the )?same (?:style|look|size|palette)\b/i, '');
  if (message.length > 100 || TILES.test(message) || UI.test(message) || CAN_YOU.test(message)) return undefined;
  if (GAME.test(message) && !/ for (?:an? |the |my |our )/i.test(message)) return undefined;
  const said = saidOf(message);
  if (!said?.words.length) return undefined;
  const fits = USUAL.flatMap((row) => {
    const fit = fitOf(row, said) ?? fitOf(row, { ...said, words: said.whole });
    return fit ? [{ kinds: row[2].split('|'), ...fit }] : [];
  }).sort((a, b) => b.themed - a.themed || a.hows.length - b.hows.length);
  const last = said.words.at(-1)!;
  // one alone is somebody of whom no more is said
  const several = singular(last) !== last || said.form || MASS.test(last) || (said.count ?? 0) > 1;
  if (!fits.length || !several || (singular(last) === last && said.count === 1)) return undefined;
  const [first] = fits;
  const all = [
    ...new Set(
      fits
        .filter(({ themed, hows }) => themed === first!.themed || hows.length === first!.hows.length)
        .flatMap(({ kinds }) => kinds),
    ),
  ];
  const count =
    said.count ??
    (COMPLETE.test(message) ? Math.min(MOST, first!.kinds.length) : Math.min(USUALLY, first!.kinds.length));
  if (count < 2 || count > MOST) return undefined;
  // "three villagers": of these it is known how they differ
  if (
    said.count &&
    said.words.length === 1 &&
    !said.where.length &&
    hasKinds(singular(last), count) &&
    differing(singular(last), count)
  )
    return undefined;
  // of icons each is a picture, whoever it shows
  const asIcon = (kind: string): string => {
    const subject = /\bicons?\b/i.test(message) ? subjectOf(kind) : undefined;
    return subject && (subject.kind !== 'thing' || subject.creature) ? `${kind} icon` : kind;
  };
  const drawn = all.slice(0, count).map((kind) => asIcon(withHows(kind, first!.hows)));
  const fewer = drawn.length < count ? ` I know no more than these ${drawn.length}.` : '';
  return {
    text: `${drawn.join(', ')}${said.size && `, ${said.size}`}`,
    note: `You said "${[...said.whole, ...(said.where.length ? ['for', ...said.where] : [])].join(' ')}" and not which: I draw ${drawn.join(', ')}.${fewer}`,
  };
}
