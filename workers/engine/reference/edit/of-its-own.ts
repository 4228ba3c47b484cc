/** Words that name what the picture shows, or something that its figure wears, with a colour: an order to colour it. */
import { LEXICON } from '../../understand/default-lexicon.ts';
import { hasBrim } from './brim.ts';
import { PART_OF_THING } from './by-colour/by-area.ts';
import { areaNamed } from './by-colour/named-area.ts';
import { looksOf } from './by-colour/nouns.ts';
import { hatByMatter } from './hat-by-matter.ts';
import { hatOf } from './hat-found.ts';
import { OTHER_PARTS, partIn } from './look-words.ts';
import { isThing } from './matters.ts';
import { partRegion } from './part-region.ts';
import { type Subject, stanceOf } from './subject.ts';
import { ADDS, coloursIn, isColour } from './wishes/words.ts';

/** "Golden helmet", "black wings", "hat purple too" of who has some, "white duck" of a duck: these in that colour; undefined for other words. */
export function ofItsOwn(subject: Subject, clause: string): string | undefined {
  const text = clause.replace(/ (?:too|as well|also)$/, '');
  return ofWhatIsWorn(subject, text) ?? ofAll(subject, text) ?? ofThing(subject, text);
}

/** "Make the crate metal" of a crate. */
function ofThing(subject: Subject, clause: string): string | undefined {
  const [, noun, words] = /^(?:make|turn|paint) (?:the|this|that) ([a-z]+) ([a-z ]+)$/.exec(clause) ?? [];
  return noun && words && isThing(subject) && !partIn(noun) ? ofAll(subject, `${words} ${noun}`, true) : undefined;
}

/** What may be all there is as well as a part of it. */
const OWN_NAMES =
  /^(?:ring|fish|shrimp|egg|bread|bun|cake|cookie|skull|flower|rose|tree|leaf|bush|gem|crystal|orb|ruby|coin|crown|star|heart|bell|bone|rock|stone|sword|dagger|shield|sign|flag|banner|lamp|lantern|candle|fire|flame|apple|berry|cherry|tomato|meat|steak|ham|sausage|cheese|lemon|banana|wall|door|gate|window|book|letter|scroll)$/;

const WORN = /^(?:helmet|helm|hood|wings|hat|cap|beanie|beret|bonnet|turban|fez|headscarf|headwrap)$/;

function ofWhatIsWorn(subject: Subject, clause: string): string | undefined {
  const words = clause.split(' ');
  const noun = WORN.test(words.at(-1)!) ? words.at(-1)! : WORN.test(words[0]!) ? words[0]! : undefined;
  const colour = words.filter((word) => word !== noun).join(' ');
  if (!noun || ADDS.test(clause) || !areColours(colour.split(' '))) return undefined;
  const region = noun === 'wings' ? partRegion(subject, 'wings', noun) : hatOf(subject);
  const isBareheaded =
    noun !== 'wings' && !hatByMatter(subject) && !hasBrim(subject) && partRegion(subject, 'hair', 'hair') !== undefined;
  // "Hat black" speaks of the hat that is there; "black hat" may be one to put on.
  const isOfIts = noun === words[0] && /^(?:hat|cap|helmet|helm|hood)$/.test(noun);
  return region && (!isBareheaded || isOfIts) && region.includes(1) ? `make the ${/^(?:be|bo|tur|fez|head)/.test(noun) ? 'hat' : noun} ${colour}` : undefined; // biome-ignore format: one line
}

/** "A white duck", "black cat with white paws": nobody who is there is a thing that is put on. */
function ofAll(subject: Subject, clause: string, isThere = false): string | undefined {
  const [, one, rest = ''] =
    /^(?:just |only )?(?:an? )?(?:clean |healthy |plain )?([a-z -]+?)( with .+)?$/.exec(clause) ?? [];
  const words = one?.split(/[ -]/) ?? [];
  const noun = words.pop();
  // A cane that nobody holds is all there is.
  const isHeldThing = noun !== undefined && partIn(noun)?.slot === 'held' && isThing(subject) && !isThere;
  if (!noun || !areColours(words) || isColour(noun) || (partIn(noun) && !isHeldThing)) return undefined;
  // What is usually a part of somebody or something is that part, where it is seen.
  const isAnimal = LEXICON.read(noun).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing'));
  if (/^eyes?$/.test(noun) || PART_OF_THING.test(noun) || OTHER_PARTS.test(noun) || (!isAnimal && !OWN_NAMES.test(noun) && looksOf(noun).length > 0 && (looksOf(noun).every(({ share }) => share[1] < SMALL) || areaNamed(subject, noun))))
    return undefined; // biome-ignore format: one line
  // A person beside a beast is another picture; so is a thing that can be put on or held.
  const readings = LEXICON.read(noun);
  const { isUpright, isLong } = stanceOf(subject);
  const isOnly = isThing(subject);
  const isSomebody = subject.person !== undefined && isUpright && !isLong && !isOnly;
  const isOf = (...kinds: readonly string[]): boolean => readings.some((r) => kinds.includes(r.is));
  const isBeing = noun === 'one' || isOf('concept', 'species');
  // "A black dog" of what stands like somebody: no beast is given to be worn.
  const isBeast = readings.some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing'));
  if (isHeldThing && !ADDS.test(clause)) return `make it ${words.join(' ')}${rest}`;
  const isPiece = (isOf('piece') && !isThere) || (isSomebody && !isBeast);
  return isBeing && !isPiece ? `make it ${words.join(' ')}${rest}` : undefined;
}

/** What is never more of a picture than this is no name for all of it. */
const SMALL = 0.3;

const areColours = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => isColour(word)) && coloursIn(words.join(' ')).length > 0;
