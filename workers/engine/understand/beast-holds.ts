/**
 * What a creature has with it that is no part of it and nothing worn: held in its mouth or paw. "A cat with a witch hat and broom" wears the
 * hat and holds the broom; "an owl flying with a letter" holds it as it flies.
 */
import { creaturePart } from '../catalogue/creature-parts.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { creatureIn } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';
import { singulars } from './tokens.ts';

const HELD: ReadonlySet<string | undefined> = new Set([
  'weapon',
  'tool',
  'light',
  'potion',
  'book',
  'music',
  'valuable',
]);
/** Things of no such category that are carried about. */
const CARRIED =
  /^(?:broom|umbrella|parasol|letter|envelope|scroll|map|newspaper|flag|lantern|torch|flashlight|shield|key|flower|rose|balloon|pitchfork|wand|staff|bone|stick|fishing rod|camera|phone|mug|cup|trident|bag|basket|briefcase|suitcase|bouquet|lollipop|ice cream|pizza|cake|pie|sandwich|apple|carrot|banana|fish|gift|present|hammer|axe)$/i;

/** A thing that is held, by the end of its name; what is worn or grown is none. */
function isHeld(words: string, owner: ReadonlySet<string>): boolean {
  const name = words.toLowerCase().trim();
  const last = name.split(' ').at(-1)!;
  // a crab's shell and a bull's horn are its own
  if (creaturePart(last)) return false;
  for (const one of [name, last, ...singulars(name), ...singulars(last)]) {
    const readings = LEXICON.read(one);
    if (readings.some((r) => r.is === 'piece' && !/^(?:left|right|both|hands?|held)$/.test(r.slot)) || creatureIn(one))
      return false;
    // a cyclops has a club of its own, any dog may wear a bell
    if (readings.some((r) => r.is === 'component' && (owner.has(r.concept) || /^any /.test(r.concept)))) return false;
    if (CARRIED.test(one)) return true;
    const thing = readings.find((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak);
    if (thing && thing.is === 'concept') return HELD.has(categoryOf(thing.id));
  }
  return false;
}

const WITH =
  /^(.*?[a-z])( flying| hovering| walking| running| sitting| standing)?,? with ((?:an? |the |its |two )?[^,]+)$/i;

/** A first member that names a creature, with what it holds said as held. */
export function holdsPlainly(member: string): string {
  const found = WITH.exec(member);
  if (!found || / (?:with|on|in|at|from|of|holding|wearing|riding|that) /.test(` ${found[1]} `)) return member;
  const [, name = '', act = '', said = ''] = found;
  const list = said.replace(/(?<= and .*) in (?:its|his|her|the) (?:mouth|beak|jaws|teeth|paws?|claws?|talons)$/i, '');
  if (/ (?:in|on|around|for|of|at|over|from|as|instead) /.test(list)) return member;
  const items = list.split(/ and (?=(?:an? |the |its )?[a-z])/);
  // "and a dog with a bone": another, who has what is his
  if (items.slice(1).some((item) => creatureIn(item.split(' with ')[0]!.split(' ').at(-1)!))) return member;
  const owner = new Set(name.toLowerCase().split(' ').flatMap((word) => LEXICON.read(word).flatMap((r) => (r.is === 'concept' ? [r.id] : [])))); // biome-ignore format: one line
  const held = items.filter((item) => isHeld(item.replace(/^(?:an?|the|its) /i, ''), owner));
  if (held.length !== 1) return member;
  const kept = items.filter((item) => !held.includes(item));
  const article = (item: string): string => (/^(?:an?|the|its|two|three|some) /i.test(item) ? item : `a ${item}`);
  const having = kept.length > 0 ? ` with ${kept.join(' and ')}` : '';
  return `${name}${act}${having}${having || act ? ',' : ''} holding ${held.map(article).join(' and ')}`;
}
