/**
 * Rules for what a thing has that is a second thing by its name: its end ("topped with a raven skull"), a part called by it ("a cat handle",
 * "a dragon head guard"), veins that shine on it, and, where nothing else reads it, what is fastened on it ("dynamite with a clock").
 */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Brief } from '../../../types.ts';
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { substanceOf } from '../../sprites/substances.ts';
import { all, type Context, DET, isSign, itemIn, LOOKS, NP, ornamentIn, type Said } from './member.ts';
import { COLOUR, hueIn, PART, placeOf } from './words.ts';

const TOPPED = all(`(?:topped|tipped|crowned|capped|surmounted|ending) (?:with|by|in|off with) ${DET}${LOOKS}${NP}`);
/** Parts that are carved as something, or hold it. */
const CARVED = '(?:handle|hilt|grip|guard|crossguard|cross guard|hand guard|pommel|top|tip|head|knob|finial|lid|stopper|clasp|buckle|spout|figurehead|end|base|cap|cork)'; // biome-ignore format: a list
const CALLED = all(`${DET}${LOOKS}${NP}(?: (head|skull|face|claw|fist|paw|wing))?(?:ed)? (${CARVED})`);
const VEINS = all(`${DET}(?:(?:many|pulsing|glowing|slimy|thick|thin|bright|throbbing|visible) )*((?:${COLOUR} )?)(?:(?:pulsing|glowing|slimy|bright) )*veins?(?: (?:all over|running|in|on|across|through)(?: .{1,30})?)?`); // biome-ignore format: one line
const FITTED = all(`((?:(?:an?|the|its|two|three|four|several|many|some) )?)((?:[a-z-]+ ){0,2}[a-z-]+?)(?: (?:attached|inside|mounted|built in|on it|on the side|on the front))?`); // biome-ignore format: one line

const POLE = /staff|wand|scept|cane$|rod$|^pole|walking-stick|torch-pole/;
/** Of these the wheels are seen in an opening. */
const CLOCKWORK = /watch|clock|compass|locket|astrolabe|music-box|heart/;
const GEARS =
  /^(?:(?:visible|exposed|brass|tiny|turning|moving|some|copper|its|golden|little|inner|showing) )*(?:gears|cogs|cogwheels|clockwork)(?: (?:inside|showing|visible|behind (?:the )?glass|in (?:the )?glass|in it))*$/i;

/** A part of the thing itself, or a ribbon: nothing that is put on. */
const OWN = new RegExp(`(?:^| )(?:bows?|(?!bottle|box|lock|scope|bolt|clasp|pendant|charm|drawer)${PART}s?)$`, 'i');

/** What bears things hung from it, and what has them stuck on its front. */
const HANGERS = /belt|bag|backpack|satchel|sling|harness|bandolier|necklace|bracelet|key-?ring|pouch|lanyard|sash|chain|hook/; // biome-ignore format: one line
const FRONTS: ReadonlySet<string | undefined> = new Set(['weapon', 'tool', 'machine', 'clothing', 'book', 'valuable', 'music']); // biome-ignore format: a list

const isMaterial = (word: string): boolean => LEXICON.read(word).some(({ is }) => is === 'material');

function known(words: string, c: Context): Brief | undefined {
  const item = c.read(words);
  const fits = item.confidence >= 0.9 && item.unknown.length === 0 && item.kind !== 'humanoid' && !item.scenery && item.concept !== c.whole.concept; // biome-ignore format: one line
  return fits && !isMaterial(words) && !substanceOf(words) && hueIn(words) === undefined
    ? { ...item, count: 1 }
    : undefined;
}

/** A skull is of bone, whoever's it is. */
const boned = (item: Brief): Brief => (item.concept === 'skull' ? { ...item, colours: [] } : item);

/** Words that the reading of the whole lost. */
const lostIn = (words: string, { whole, plain }: Context): boolean =>
  words.split(' ').some((w) => [...whole.unknown, ...plain.unknown].some((u) => u.split(' ').some((one) => one === w || `${one}s` === w || one === `${w}s`))); // biome-ignore format: one line

export const PARTS_AS: readonly ((body: string, c: Context) => Said | undefined)[] = [
  (body, c) => (CLOCKWORK.test(c.whole.concept) && GEARS.test(body) ? { changes: [{ is: 'cogs' }] } : undefined),
  (body, c) => {
    const [, name] = TOPPED.exec(body) ?? [];
    if (!name || categoryOf(c.whole.concept) === 'food') return undefined;
    const item = ornamentIn(name, c) ?? (name.includes(' ') ? ornamentIn(name.split(' ').at(-1)!, c) : undefined);
    return item && !isMaterial(name) ? { changes: [{ is: 'part as', part: 'top', item: boned(item), told: `topped with a ${name}` }] } : undefined; // biome-ignore format: one line
  },
  (body, c) => {
    const [, name = '', of, part] = CALLED.exec(body) ?? [];
    if (!part || !lostIn(name.toLowerCase(), c)) return undefined;
    const item = (of ? known(`${name} ${of}`, c) : undefined) ?? known(name, c);
    return item ? { changes: [{ is: 'part as', part: placeOf(part) ?? part, item, told: `with a ${name}${of ? ` ${of}` : ''} ${part}` }] } : undefined; // biome-ignore format: one line
  },
  (body, c) => {
    const [found, hue = ''] = VEINS.exec(body) ?? [];
    return found && lostIn('veins', c) ? { changes: [{ is: 'alight', colour: hueIn(hue) ?? '#c83048' }] } : undefined;
  },
  (body, c) => {
    const [, count = '', name] = FITTED.exec(body) ?? [];
    const bears = FRONTS.has(categoryOf(c.whole.concept)) || HANGERS.test(c.whole.concept);
    const pole = POLE.test(c.whole.concept) && c.whole.concept !== 'fishing-rod';
    if (
      !name ||
      OWN.test(name) ||
      !bears ||
      !/with|having|featuring|has|have/i.test(c.link ?? '') ||
      (!pole && isSign(name, c)) ||
      !lostIn(name.toLowerCase().split(' ').at(-1)!, c)
    )
      return undefined;
    const said = `${count}${name}`;
    const item = itemIn(said, c) ?? (name.includes(' ') ? itemIn(`${count}${name.split(' ').at(-1)!}`, c) : undefined);
    if (!item || isMaterial(name) || substanceOf(name) || categoryOf(item.item.concept) === 'food') return undefined;
    // a staff bears at its end what it has
    if (pole && item.count === 1)
      return { changes: [{ is: 'part as', part: 'top', item: boned(item.item), told: `topped with ${said}` }] };
    const how = HANGERS.test(c.whole.concept) ? 'hangs' : 'stuck';
    return {
      changes: [{ is: 'on thing', item: item.item, count: Math.min(3, item.count), how, told: `with ${said}` }],
    };
  },
];
