/** What is on a thing, and what became of it: emblems, patterns, runes, blood that drips, vines, rust, breaks, light round it. */
import { isLiving } from '../../catalogue/living.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import { SOILMOUND } from '../../understand/half-buried.ts';
import { WAKE } from '../../understand/left-behind.ts';
import type { Soil } from '../soils.ts';
import type { Adorned } from './adorned.ts';
import { bodyAdorned, CRACKS } from './adorned-body.ts';
import { adornedThing } from './adorned-thing.ts';
import { beingOf } from './being.ts';
import { hasFace } from './changeable.ts';
import { eyesSaid } from './eyes-said.ts';
import { grownOn, limbsOf } from './grown-on.ts';
import { madeOfThings } from './made-of-things.ts';
import { partsSaid } from './said-of-parts.ts';
import { statesOfCreature, wartsIn } from './states-of-creature.ts';
import { colourIn } from './stuff-words.ts';
import { swapsOf } from './swaps-of.ts';
import { NUMBERS } from './words.ts';

const SUNK_IN: Readonly<Record<string, Soil>> = {
  sand: 'dune',
  snow: 'snowy hill',
  grass: 'hill',
  leaves: 'hill',
  rubble: 'rock',
  ash: 'rock',
};

/** What was thrust or shot into somebody. */
const STUCK = /,? (?:with|and|has|having) ((?:(?:an?|the|two|three|four|five|six|some|many|several) )?)((?:(?:big|huge|old|rusty|broken|golden|bloody|wooden|large|black) )*(?:sword|knife|dagger|axe|arrow|spear|harpoon|pitchfork|cleaver|stake|hatchet|katana|javelin|screwdriver|scissors|nail|pickaxe|fork)s?|knives)(?: (?:that is |that are )?(?:stuck|embedded|lodged|sticking(?: out)?|buried|plunged|driven|stabbed|thrust|impaled))? (?:in|into|through|out of) (?:its|his|her|their|the) (?:left |right )?(back|head|skull|eye|forehead|chest|belly|stomach|side|heart|shoulders?|neck|shell|body)(?=$|,| and | with | [a-z]+ing\b)/i; // biome-ignore format: one line

/** A part that burns in flames of a colour. */
const OF_FLAMES = /\bflaming (mane|tail|hooves|fur|paws) with ([a-z]+) flames\b/i;

/** What a text says is on a thing; the same text without it. Only what a picture of one thing can show. */
export function adornmentsOf(asked: string, whole: Brief, read?: (text: string) => Brief): Adorned {
  const soil = read && SOILMOUND.exec(asked);
  if (soil && soil.index > 0) {
    const text = `${asked.slice(0, soil.index)}${asked.slice(soil.index + soil[0].length)}`;
    const rest = adornmentsOf(text, read(text), read);
    const what = soil[1]!.toLowerCase();
    return {
      ...rest,
      changes: [...rest.changes, { is: 'sunk', soil: SUNK_IN[what] ?? 'earth', told: what }],
      reworded: true,
    };
  }
  const wake = read && WAKE.exec(asked);
  if (wake && wake.index > 0) {
    const text = `${asked.slice(0, wake.index)}${asked.slice(wake.index + wake[0].length)}`;
    const rest = adornmentsOf(text, read(text), read);
    const [, hue = '', of = ''] = wake;
    const colour = COLOUR_HEX.get(hue.toLowerCase());
    return { ...rest, changes: [...rest.changes, { is: 'wake', of: of.toLowerCase(), ...(colour ? { colour } : {}), told: `leaving ${hue ? `${hue} ` : ''}${of} behind` }], reworded: true }; // biome-ignore format: one line
  }
  // a weapon that is stuck in a body is in no hand
  const stuck = read && STUCK.exec(asked);
  if (stuck && stuck.index > 0) {
    const after = asked.slice(stuck.index + stuck[0].length);
    const text = `${asked.slice(0, stuck.index)}${/ with\b/i.test(asked.slice(0, stuck.index)) ? after : after.replace(/^ and (?=an? |the |two |[a-z]+ )/i, ' with ')}`.trim(); // biome-ignore format: one line
    const body = read(text);
    const [, many = '', what = '', where = ''] = stuck;
    const item = read(what.replace(/s$/i, ''));
    if (item.kind === 'thing' && (body.kind !== 'thing' || isLiving(body.concept))) {
      const rest = adornmentsOf(text, body, read);
      const place = /^(?:head|skull|eye|forehead|brow)$/i.test(where) ? 'head' as const : /^(?:back|shoulders?|neck|shell)$/i.test(where) ? 'back' as const : 'belly' as const; // biome-ignore format: one line
      const count = /s$/i.test(what) ? (NUMBERS[many.trim().toLowerCase()] ?? 3) : 1;
      return { ...rest, changes: [...rest.changes, { is: 'grows', item, place, count: place === 'back' ? count : 1, large: false, stuck: true, text: what }], reworded: true }; // biome-ignore format: one line
    }
  }
  if (whole.scenery || whole.confidence < 0.6) return { text: asked, changes: [] };
  const being = read ? beingOf(asked, whole, read) : { text: asked, changes: [] };
  if ((whole.kind === 'quadruped' || isLiving(whole.concept)) && being.changes.length === 0) {
    const things = madeOfThings(asked, whole, read);
    const eyes = eyesSaid(things.text, whole);
    const states = statesOfCreature(eyes.text, whole);
    const swaps = read ? swapsOf(states.text, whole, read) : states;
    const parts = read ? partsSaid(whole.kind === 'thing' ? swaps.text.replace(OF_FLAMES, '$2 flaming $1') : swaps.text, whole, read) : { text: asked, changes: [] }; // biome-ignore format: one line
    const grown = read && grownOn(parts.text, whole, read);
    const limbs = limbsOf(grown?.text ?? parts.text, whole);
    const body = bodyAdorned(limbs.text, whole);
    const { text } = body;
    const put = swaps === states ? states.changes : [...states.changes, ...swaps.changes];
    const changes = [
      ...things.changes,
      ...eyes.changes,
      ...put,
      ...parts.changes,
      ...(grown?.changes ?? []),
      ...limbs.changes,
      ...body.changes,
    ];
    if (whole.kind !== 'thing') return { text, changes };
    const more = adornedThing(text, whole, read);
    // the wheels in its breast are enough
    const own = changes.some((c) => c.is === 'cogs') ? more.changes.filter((c) => c.is !== 'gears') : more.changes;
    return { text: more.text, changes: [...changes, ...own] };
  }
  if (whole.kind !== 'thing') {
    const things = madeOfThings(asked, whole, read);
    const eyes = eyesSaid(things.text, whole);
    const swaps = read && folk(whole) ? swapsOf(eyes.text, whole, read) : { text: eyes.text, changes: [] };
    const parts = read && folk(whole) ? partsSaid(swaps.text, whole, read) : swaps;
    const warts = wartsIn(parts.text, folk(whole) ? undefined : '#a05848');
    const smooth = warts ? `${parts.text.slice(0, warts.found.index)}${parts.text.slice(warts.found.index + warts.found[0].length)}`.trim() : parts.text; // biome-ignore format: one line
    const more = read ? grownOn(smooth, whole, read) : { text: warts ? smooth : eyes.text, changes: [] };
    const said = [
      ...(warts ? [warts.change] : []),
      ...things.changes,
      ...eyes.changes,
      ...swaps.changes,
      ...(parts === swaps ? [] : parts.changes),
    ];
    const grown = { text: more.text, changes: [...said, ...more.changes] };
    const cracks = whole.species === 'golem' || whole.concept === 'golem' ? CRACKS.exec(grown.text) : null;
    if (!cracks || cracks.index === 0) return grown;
    const text = `${grown.text.slice(0, cracks.index)}${grown.text.slice(cracks.index + cracks[0].length)}`.trim();
    return { text, changes: [...grown.changes, { is: 'alight', colour: colourIn(cracks[0]) ?? '#f8802c' }] };
  }
  const eyes =
    being.changes.length === 0 && hasFace(whole) ? eyesSaid(asked, whole) : { text: being.text, changes: [] };
  const limbs = being.changes.length > 0 ? eyes : limbsOf(eyes.text, whole);
  const changes = [...being.changes, ...eyes.changes, ...(limbs === eyes ? [] : limbs.changes)];
  const more = adornedThing(limbs.text, whole, read);
  return changes.length > 0 ? { ...more, changes: [...changes, ...more.changes], reworded: true } : more;
}

/** Beings on two legs that are no people. */
const folk = ({ concept, species }: Brief): boolean =>
  /golem|werewolf|minotaur|troll|ogre|demon|gargoyle|folk$|satyr|yeti|imp$|cyclops|wendigo|treant|mummy|zombie|skeleton|kobold|goblin|orc|naga|harpy|centaur|devil|ghoul|lich|elemental|robot|alien/.test(`${species ?? ''} ${concept}`); // biome-ignore format: one line
