/** Questions about what the account has that its record answers: the largest, the newest, who has no movement, how somebody was asked for, what stands on a map. */
import { tokens } from '../likeness.ts';
import { onMap, type Stands, standing as stands } from '../map-beside.ts';
import { generations, listed } from '../phrases.ts';
import type { Context, Outcome, Own, Step } from '../types.ts';
import { namedOwn } from './named.ts';
import { offersFor } from './readings.ts';

const ASKS =
  /^\W*(?:(?:so|and|but|hey|hi|ok|btw|um|please|can you tell me|tell me|do you know)\W+)*(?:which|what(?:'?s)?|who(?:'?s)?|where(?:'?s)?|when|why|how (?:many|big|large|tall|wide|high|old|long ago)|is|are|does|do|did|was|were|has|have|show me|list)\b/i;
const KINDS: readonly (readonly [said: RegExp, list: RegExp, called: string])[] = [
  [/\b(?:characters?|chars?|heroes|people|npcs?|figures?|guys|who)\b/i, /^CHARACTER$/, 'character'],
  [/\b(?:tile ?sets?|tiles)\b/i, /TILE/, 'tileset'],
  [/\bmaps?\b/i, /^MAP$/, 'map'],
  [/\b(?:objects?|props?|items?)\b/i, /OBJECT$/, 'object'],
  [/\b(?:things?|assets?|sprites?|stuff|everything|anything|ones?|have|mine)\b/i, /./, 'thing'],
];
const MINE = /\b(?:my|mine|our|i have|i've got|i made|i got|we have|of them|in my (?:account|library))\b/i;
const large = ({ size, tile }: Own): number | undefined => (size ? Math.max(size.width, size.height) : tile);
const sized = ({ size, tile, list }: Own): string => (list === 'MAP' && size ? `${size.width}x${size.height} cells` : size ? `${size.width}x${size.height} px` : tile ? `${tile} px tiles` : 'size not on record'); // biome-ignore format: one line
const names = (all: readonly Own[]): string => `${listed(all.slice(0, 12).map(({ name }) => `"${name}"`))}${all.length > 12 ? ` and ${all.length - 12} more` : ''}`; // biome-ignore format: one line
const day = ({ createdAt }: Own): string => createdAt.slice(0, 10);
const movesOf = ({ moves = [] }: Own): readonly string[] => [...new Set(moves.map(({ name }) => name))];

interface Most {
  readonly said: RegExp;
  readonly of: (own: Own) => number | undefined;
  readonly told: (own: Own) => string;
  readonly called: string;
}
const MOST: readonly Most[] = [
  { said: /\b(?:most|more)\b.*\b(?:animations?|anims?|moves|movements)\b|\b(?:most|best) animated\b/i, of: (own) => (own.list === 'CHARACTER' || own.animations ? movesOf(own).length || own.animations : undefined), told: (own) => `${movesOf(own).length || own.animations} (${movesOf(own).join(', ') || 'none'})`, called: 'most movements' },
  { said: /\b(?:fewest|least)\b.*\b(?:animations?|anims?|moves|movements)\b/i, of: (own) => (own.list === 'CHARACTER' ? -movesOf(own).length : undefined), told: (own) => `${movesOf(own).length} (${movesOf(own).join(', ') || 'none'})`, called: 'fewest movements' },
  { said: /\b(?:biggest|largest|tallest|highest|widest)\b/i, of: large, told: sized, called: 'largest' },
  { said: /\b(?:smallest|tiniest|littlest|shortest)\b/i, of: (own) => (large(own) === undefined ? undefined : -large(own)!), told: sized, called: 'smallest' },
  { said: /\b(?:newest|latest|most recent|last thing)\b/i, of: (own) => Date.parse(own.createdAt) || undefined, told: day, called: 'newest' },
  { said: /\b(?:oldest|earliest|first thing)\b/i, of: (own) => (Date.parse(own.createdAt) ? -Date.parse(own.createdAt) : undefined), told: day, called: 'oldest' },
]; // biome-ignore format: a table

/** "which of my characters has the most animations" */
function mostOf(message: string, own: readonly Own[]): string | undefined {
  const most = MOST.find(({ said }) => said.test(message));
  const [, list = /./, called = 'thing'] = KINDS.find(([said]) => said.test(message)) ?? [];
  if (!most || !(MINE.test(message) || called !== 'thing') || !/^\W*(?:\w+ ){0,3}(?:which|what|who|where|when)\b|\band which\b/i.test(message)) return undefined;
  // maps are counted in cells, and not in pixels
  const among = own.filter((one) => list.test(one.list) && most.of(one) !== undefined && !(one.list === 'MAP' && called !== 'map'));
  if (!among.length) return own.length ? `None of yours is a ${called}${called === 'thing' ? ' whose size is on record' : ''}.` : undefined;
  const best = Math.max(...among.map((one) => most.of(one)!));
  const those = among.filter((one) => most.of(one) === best);
  return `The ${most.called.replace(/^(most|fewest) movements$/, '$1 movements')} of ${among.length > 1 ? `your ${among.length} ${called}s` : `your ${called}s`}: ${listed(those.slice(0, 5).map((one) => `"${one.name}"`))}, ${most.told(those[0]!)}.`;
} // biome-ignore format: short enough

const WITHOUT = /\b(?:no|without(?: any)?|not|n['o]?t|never)\b/i;
/** "who has no animations yet", "which of them can walk" */
function withMoves(message: string, own: readonly Own[]): string | undefined {
  if (!/^\W*(?:(?:and|so) )?(?:which|who|what)\b/i.test(message)) return undefined;
  const people = own.filter(({ list }) => list === 'CHARACTER');
  const bare = /\b(?:animations?|animated|anims?|moves?|movements?|moving)\b/i.test(message);
  if (!bare || !people.length || !WITHOUT.test(message) || /\b(?:templates?|possible|there|support)\b/i.test(message)) return undefined;
  const still = people.filter((one) => !one.animations && !movesOf(one).length);
  return still.length
    ? `Without a movement yet: ${names(still)}. "${still[0]!.name}: walk" gives one (${generations(still[0]!.sides ?? 8)}, one for each direction).`
    : 'None: each of your characters has a movement.';
} // biome-ignore format: short enough

/** What is asked of one of theirs by its name. */
function ofOne(message: string, own: Own, other: Own | undefined, all: readonly Own[]): string | undefined {
  const { name, description, list } = own;
  const does = movesOf(own);
  if (other && /\b(?:bigger|larger|taller|smaller|same size|as (?:big|large|tall|small)|higher)\b/i.test(message)) {
    const [a, b] = [large(own), large(other)];
    if (a === undefined || b === undefined) return undefined;
    return `${a === b ? `They are of one size: "${name}" and "${other.name}" ${sized(own)}` : `"${(a > b ? own : other).name}" is larger: "${name}" ${sized(own)}, "${other.name}" ${sized(other)}`}.`;
  }
  if (other) return undefined;
  if (/^\W*(?:so |and )?(?:is|are) there\b.*\b(?:version|variant|cop|size|one)(?:s|y|ies)?\b/i.test(message)) {
    const alike = all.filter((one) => one !== own && one.name.toLowerCase().includes(name.toLowerCase()));
    return alike.length ? `Besides "${name}" (${sized(own)}) there is ${listed(alike.slice(0, 6).map((one) => `"${one.name}" (${sized(one)})`))}.` : `No: of "${name}" there is just this one (${sized(own)}, made on ${day(own)}). I can ${offersFor(own)}.`;
  }
  if (/^\W*(?:and |so )?when\b|\bhow (?:old|long ago)\b|\b(?:what|which) (?:day|date)\b/i.test(message)) return `"${name}" was made on ${day(own)}.`;
  if (/\b(?:prompt|description|described|words?)\b.*\b(?:of|for|was|did|used|behind)\b|\b(?:what|which) (?:was|is) (?:the )?(?:prompt|description)\b|\bprompted\b/i.test(message)) return `"${name}" was asked for as "${description}".`;
  if (/^\W*why\b.*\b(?:not|n['o]?t|never)\b.*\b(?:mov\w*|walk\w*|animat\w*|doing)\b|^\W*why\b.*\b(?:still|stand\w* still|frozen)\b/i.test(message) && list === 'CHARACTER')
    return does.length
      ? `"${name}" has ${listed(does)}, and moves where one of them is played: on its page in the studio, in a game, or in your engine. Its first picture stands still.`
      : `"${name}" has no movement yet, so it stands still. "${name}: walk" gives it one (${generations(own.sides ?? 8)}, one for each direction).`;
  if (/\b(?:what|which|how many) colou?rs?\b|\bmade (?:out )?of\b/i.test(message)) return `I see no pictures here, so I know of "${name}" what is on record: it was asked for as "${description}" (${sized(own)}). Its page in the studio shows it, and the pixel editor there lists its palette.`;
  if (/\btiles?\b/i.test(message) && /\bhow (?:big|large|wide|high)\b|\bsize\b/i.test(message) && own.tile) return `The tiles of "${name}" are ${own.tile}x${own.tile} pixels.`;
  if (/^\W*(?:\w+ )?what (?:else )?(?:can|could) (?:i|we) do with\b/i.test(message)) return `With "${name}" I can ${offersFor(own)}.`;
  if (/^\W*(?:so )?wh(?:at|o)(?:['’]?s| is| was)\b/i.test(message) && message.replace(/\W+$/, '').toLowerCase().endsWith(name.toLowerCase()) && message.split(/\s+/).length < 4 + name.split(' ').length)
    return `"${name}": ${list.toLowerCase().replaceAll('_', ' ')}, ${sized(own)}${own.sides && own.sides > 1 ? `, ${own.sides} directions` : ''}${does.length ? `, ${listed(does)}` : ''}, made on ${day(own)}, asked for as "${description}".`;
  return undefined;
} // biome-ignore format: short enough

/** "16 px": all that has that size. */
function ofSize(message: string, own: readonly Own[]): string | undefined {
  const [, side = ''] = /\b(?:in|of|at|with|are|is|have) (?:exactly )?(\d{2,3}) ?(?:px|pixels?|x ?\d{2,3})\b/i.exec(message) ?? [];
  const asks = /^\W*(?:which|what|show|list|find|do i have)\b/i.test(message) && /\b(?:everything|all|things?|assets?|ones?|sprites?|anything|of mine|i have|of my)\b/i.test(message);
  if (!side || !asks || own.some((one) => large(one) === undefined && one.list !== 'UI_ASSET')) return undefined;
  const those = own.filter((one) => one.list !== 'MAP' && large(one) === Number(side));
  return those.length ? `${side} px: ${listed(those.map((one) => `"${one.name}"${one.tile ? ' (tiles)' : ''}`))}.` : `None of what you have is ${side} px; there is ${listed([...new Set(own.flatMap((one) => (one.list === 'MAP' ? [] : (large(one) ?? []))))].sort((a, b) => a - b).map((px) => `${px} px`))}.`;
} // biome-ignore format: short enough

const FIRE =
  /\b(?:anything|something|things?|any|stuff|ones?) (?:with|like|about|that has|of|for|made of) (?:an? |the |some )?([a-z]+)\W*$/i;
/** "do i have anything with fire": by their names, and by how they were asked for. */
function anythingLike(message: string, own: readonly Own[]): string | undefined {
  const [, word = ''] = (/^\W*(?:do|have) (?:i|we)\b/i.test(message) && FIRE.exec(message)) || [];
  if (!word) return undefined;
  const those = own.filter(({ name, description }) => tokens(`${name} ${description}`).some((one) => one.includes(word.toLowerCase().replace(/s$/, ''))));
  return those.length ? `Yes: ${names(those)}.` : `No: neither a name nor a description of yours says "${word}". As "a ${word}" I draw one (1 generation).`;
} // biome-ignore format: short enough

const whereOn = ({ x, y }: Stands, { size }: Own): string => {
  const [across, down] = size ? [x / size.width, y / size.height] : [0.5, 0.5];
  const side = `${down < 0.36 ? 'north' : down > 0.64 ? 'south' : ''}${across < 0.36 ? 'west' : across > 0.64 ? 'east' : ''}`;
  return `at column ${x}, row ${y} (${side || 'in the middle'})`;
}; // biome-ignore format: short enough
/** "where on the map is the well", "what stands on Thornwick", "which of my things are on no map yet" */
function onMaps(message: string, own: readonly Own[], mentioned: readonly Own[]): Outcome | undefined {
  const maps = own.filter(({ list }) => list === 'MAP');
  const map = mentioned.find(({ list }) => list === 'MAP') ?? (/\bmaps?\b/i.test(message) && maps.length === 1 ? maps[0] : undefined);
  const thing = mentioned.find(({ list }) => list !== 'MAP' && !/TILE/.test(list));
  const unused = !thing && /\b(?:not|no|n['o]?t|never|un)\b ?(?:used|placed|put|on|yet)?\b.*\bmaps?\b|\bunused\b/i.test(message) && /^\W*(?:which|what)\b/i.test(message);
  const among = unused ? maps : map ? [map] : [];
  const asks = unused || (map && ((thing && /^\W*(?:so |and )?(?:where|is|are|does|do)\b/i.test(message) && /\b(?:on|in|at|where|already|stand\w*)\b/i.test(message)) || /^\W*what(?:'?s| is| are| stands?| things? (?:is|are)| objects? (?:is|are))\b.*\b(?:on|in|at)\b/i.test(message)));
  if (!asks || !among.length) return undefined;
  const steps = among.map((one): Step => onMap(one.id, `what stands on ${one.name}`));
  return {
    steps,
    told: (results) => {
      const all = among.flatMap((one, i) => stands(results.slice(i, i + 1)).map((each) => ({ ...each, on: one })));
      const isIt = (each: { readonly name: string }, one: Own): boolean => each.name.toLowerCase() === one.name.toLowerCase();
      if (unused) {
        const free = own.filter((one) => /OBJECT$|^CHARACTER$/.test(one.list) && !all.some((each) => isIt(each, one)));
        return free.length ? `On no map of yours: ${names(free)}.${all.length ? '' : ' Nothing stands on one yet.'}` : 'All of your things and characters stand on a map.';
      }
      if (thing) {
        const there = all.filter((each) => isIt(each, thing));
        return there.length ? `"${thing.name}" stands on "${map!.name}" ${listed(there.slice(0, 5).map((each) => whereOn(each, map!)))}.` : `No, "${thing.name}" does not stand on "${map!.name}". "put ${thing.name} in the middle of ${map!.name}" puts it there, for nothing.`;
      }
      return all.length ? `On "${map!.name}" ${all.length > 1 ? 'stand' : 'stands'} ${listed([...new Set(all.map(({ name }) => `"${name}"`))])}.` : `Nothing stands on "${map!.name}" yet.`;
    },
  };
} // biome-ignore format: short enough

/** Whether what the account has must be known to answer. */
export const asksRecord = (message: string): boolean =>
  ASKS.test(message) && OF_OWN.test(message) && message.length < 160 && !ORDERS.test(message);
const OF_OWN =
  /\b(?:my|mine|i have|do i|did i|i made|i got|of them|the (?:biggest|smallest|newest|oldest)|when|why|prompt|description|bigger|larger|smaller|taller|maps?|size|tiles|anything|everything|colou?rs?|made of|animations?|animated|moves?|moving|stands?|where|who|is there|are there)\b|^\W*wh(?:at|o)(?:['’]?s| is)\b/i;
/** Something is to be done besides. */
const ORDERS =
  /[?.!,;]\s+(?:(?:and|then|please|if \w+|also|so) )*(?:make|draw|put|give|add|change|animate|delete|remove)\b/i;

/** The answer from the record; undefined where something else is asked. */
export function recordAsked(message: string, { own, game }: Context): Outcome | undefined {
  if (!asksRecord(message) || !own.length || (game && message.toLowerCase().includes(game.title.toLowerCase()))) return undefined;
  const mentioned = namedOwn(message, own).map((one) => one.own);
  const laid = onMaps(message, own, mentioned);
  if (laid) return laid;
  const [one, other, third] = [...new Set(mentioned)];
  const said = one && !third ? ofOne(message, one, other, own) : one ? undefined : (withMoves(message, own) ?? mostOf(message, own) ?? ofSize(message, own) ?? anythingLike(message, own));
  return said ? { steps: [], say: said } : undefined;
} // biome-ignore format: short enough
