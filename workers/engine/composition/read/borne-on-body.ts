/**
 * What somebody bears on the head, a shoulder, the back or at the belt and does not wear: "a woman with a jar on her head". Hands can
 * hold it as well, and without this it would be in them. It is said as what is balanced there, which the scene's relations know.
 */
import { pieceOf } from '../../catalogue/garments/index.ts';
import { isAlive } from '../layout/actor.ts';
import { KNOWN, type Read } from './known.ts';

const HANDS: ReadonlySet<string | undefined> = new Set(['right', 'left', 'carry', undefined]);
const BORNE =
  /,? (?:(?:with|and|carrying|holding|bearing|has|having|wearing|balancing|lugging) )+((?:(?:an?|the|some|two|three|his|her) )?)((?:(?!with\b|and\b|on\b|in\b|holding\b|of\b)[a-z-]+ ){0,3}?(?!with\b|and\b|on\b|in\b)[a-z-]+(?: of [a-z]+)?) (?:(?:sitting|balanced|strapped|tied|slung|resting|standing|hanging|placed|hung) )?(?:up)?(on|atop|upon|over|on top of|at|from) (his|her|their|its|the) (head|shoulders?|back|belt|hip|waist)\b/gi;
/** Who can bear it. */
const PLACES: Readonly<Record<string, string>> = { shoulders: 'shoulder', hip: 'belt', waist: 'belt' };
/** Garlands, flames and such are of the head itself. */
const OF_HEAD = /\b(?:hair|horns?|ears?|fire|flames?|crown|halo|eyes?|mark|tattoo|scar|snow|moss|antennae?)\b/i;

/** The text with such things said to be balanced where they are borne. */
export function borneOnBody(text: string, read: Read): string {
  if (!/ (?:head|shoulders?|back|belt|hip|waist)\b/i.test(text)) return text;
  return text.replace(
    BORNE,
    (
      all: string,
      article: string,
      what: string,
      on: string,
      whose: string,
      spot: string,
      at: number,
      whole: string,
    ) => {
      const place = PLACES[spot.toLowerCase()] ?? spot.toLowerCase();
      if (/^(?:at|from)$/i.test(on) !== (place === 'belt') && place !== 'belt') return all;
      if (OF_HEAD.test(what)) return all;
      const who = whole.slice(0, at);
      if (!who.trim() || read(who).kind !== 'humanoid') return all;
      // what is worn there, or slung and sheathed, is the person's own
      const own = read(`person${all}`);
      const worn = own.parts.filter(({ piece }) => pieceOf(piece) !== undefined && pieceOf(piece)!.slot !== 'waist');
      if (worn.some(({ piece }) => !HANDS.has(pieceOf(piece)!.slot))) return all;
      if (place === 'shoulder' && worn.some((p) => !p.piece.startsWith('held/')) && !BULKY.test(what)) return all;
      if (!article && !/[^s]s$/.test(what)) return all;
      // a sack or a quiver is where it always is
      const slung = /^(?:shoulder|back)$/.test(place) && worn.length > 0 && worn.every(({ piece }) => pieceOf(piece)!.slot === 'carry'); // biome-ignore format: one line
      if (slung) return ` with ${article}${what}`;
      const thing = read(what);
      if (thing.kind !== 'thing' || thing.scenery || thing.confidence < KNOWN || isAlive(thing)) return all;
      return ` balancing ${article}${what} on ${whose} ${place}`;
    },
  );
}

/** Loads, where a blade or a tool is shouldered with one hand. */
const BULKY =
  /\b(?:barrel|keg|cask|crate|box|sack|bag|jar|jug|pot|urn|basket|bundle|log|chest|amphora|vase|bucket|cannon|rock|boulder|pumpkin|boombox|radio|camera|stone|hay|bale)s?\b/i;
