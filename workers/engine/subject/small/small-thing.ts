/** Things and creatures of recipes in the smallest pictures. */

import { hexToOklab } from '../../../../src/pixels/color.ts';
import { baseColour, isMaterial, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { PropContext } from '../../catalogue/things/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { isBones } from '../thing-bones.ts';
import type { SubjectOptions } from '../types.ts';
import { effectOf } from './all-effects.ts';
import { shortened, WORN_BY_CREATURES } from './beast-wear.ts';
import { creatureLook, isLiving, turnedFront, turnOf } from './creature-look.ts';
import { eyeBoxes } from './eyes.ts';
import { ASLEEP, FELT } from './feeling.ts';
import { GREAT_CREATURES } from './great/monsters.ts';
import { GREAT_THINGS } from './great/things.ts';
import { headsApart } from './heads-apart.ts';
import { HUGE_CREATURES } from './huge/creatures.ts';
import { flies, inFlight, inFlightOf } from './in-flight.ts';
import { laidOver } from './laid-over.ts';
import { LARGE_THINGS } from './large/things.ts';
import { MID_THINGS } from './mid/things.ts';
import { STAMPED_TRAITS } from './ruled.ts';
import { beside, isWingsSaid, wingsAsSaid, wingsSaid } from './sized-wings.ts';
import { MOST_BARE, type StampTable, stampFor } from './sizes.ts';
import { SEEN, smallEffect } from './small-effect.ts';
import { eyeRowOf, WORN_BY_SMALLEST } from './smallest-wear.ts';
import { marksAsked } from './spotted.ts';
import { drawStamp, isDressed, isStampSized, LARGE_SIDES, MID_SIDES, type Stamp, TINY_SIDES } from './stamp.ts';
import { SMALL_THINGS } from './things.ts';
import { TINY_THINGS } from './tiny.ts';
import { TINY_SWARMS } from './tiny-swarms.ts';
import { seeded } from './varied.ts';

/** Times that creatures are enlarged at most. */
const MOST_OF_CREATURES = 2.81;
/** Whose solids are worse than coarse pixels. */
const COARSE: ReadonlySet<string> = new Set(['hermit-crab', 'stag-beetle', 'worm', 'cockatrice']);
const mostOf = (concept: string): number => (COARSE.has(concept) ? 3.01 : MOST_OF_CREATURES);

/** The table with a bow that an arrow lies on, where it has both. */
function withNocked(table: StampTable): StampTable {
  const { bow, arrow } = table;
  const nocked = bow && arrow && laidOver(bow, arrow, 'arrow');
  return nocked ? { ...table, 'bow/arrow': nocked } : table;
}

const TABLES: readonly StampTable[] = [
  SMALL_THINGS,
  MID_THINGS,
  withNocked(LARGE_THINGS),
  withNocked({ ...GREAT_CREATURES, ...GREAT_THINGS }),
  HUGE_CREATURES,
];

/** Young creatures are smaller than grown ones, and their heads larger: as those of smaller pictures are. */
const isYoung = ({ concept, build }: Brief): boolean =>
  categoryOf(concept) === 'monster' && build.some((word) => word === 'young' || word === 'child');

interface Found {
  readonly stamp: Stamp;
  /** The state or part that it is the stamp of: `treasure-chest/open`. */
  readonly state?: string;
}

/** The stamp of a thing that is made for pictures of this size. A thing in a state may have its own. */
function found(brief: Brief, o: SubjectOptions): Found | undefined {
  const { concept, mood } = brief;
  if (o.tiny && isStampSized(o, TINY_SIDES)) {
    const tiny = TINY_THINGS[concept] ?? TINY_SWARMS[concept];
    return tiny && { stamp: tiny };
  }
  if (isYoung(brief) && isStampSized(o, LARGE_SIDES)) return MID_THINGS[concept] && { stamp: MID_THINGS[concept] };
  const wings = wingsSaid(brief.parts);
  const own = stampFor(concept, TABLES, o, mostOf(concept));
  const share = own && flies(own, brief) ? inFlightOf(own) : 1;
  const room = {
    ...o,
    width: Math.round(beside(o.width, wings) * share),
    height: Math.round(beside(o.height, wings) * share),
  };
  // from 111 pixels on houses and trees have more to show than is in their pictures
  const most = MADE.has(categoryOf(concept)) ? MOST_BARE : undefined;
  for (const state of mood) {
    const stamp = STATED.has(`${concept}/${state}`) ? stampFor(`${concept}/${state}`, TABLES, o, most) : undefined;
    if (stamp) return { stamp, state };
  }
  // a coarse creature is better than a lump
  const stamp = stampFor(concept, TABLES, room, isLiving(concept) ? mostOf(concept) : most);
  return stamp && { stamp };
}

const MADE: ReadonlySet<string | undefined> = new Set(['weapon', 'tool', 'light', 'potion', 'food', 'valuable', 'clothing', 'book', 'container', 'furniture', 'sign', 'music']); // biome-ignore format: one line

/** Stamps of states, `concept/state`, of any size. */
const STATED: ReadonlySet<string> = new Set(TABLES.flatMap((table) => Object.keys(table).filter((key) => key.includes('/')))); // biome-ignore format: one line
/** The states that such a stamp shows: what is open may be full. */
const STATES: Readonly<Record<string, readonly string[]>> = { 'treasure-chest/open': ['open', 'full'], 'treasure-chest/full': ['open', 'full'] }; // biome-ignore format: one line

/** What recipes of things show as little as stamps do; ornaments and light are put on both. */
const RANKS: ReadonlySet<string> = new Set(['royal', 'brave']);

/** What larger pictures show better by their recipes. */
const AGED: ReadonlySet<string> = new Set(['young', 'old', 'child']);
/** From 48 pixels on creatures have heads as large as young ones. */
const YOUNG: ReadonlySet<string> = new Set(['young', 'child']);

/** What lies open wherever it is shown. */
const SPREAD = /^(?:treasure-)?map$|scroll|parchment|^letter-paper$/;

/** Slots of what gives light. */
const LIT = /^(?:flame|light|spark)$/;

/** Whether a stamp shows all that is said: little ones leave out what they cannot show in any case, larger ones nothing. */
function shows({ stamp, state }: Found, said: readonly BriefPart[], brief: Brief): boolean {
  const { slots, sides, rows } = stamp;
  const { mood, build, without } = brief;
  const states = state ? (STATES[`${brief.concept}/${state}`] ?? [state]) : [];
  // what burns in any case may be said to
  const lit = slots.some((slot) => slot.names.some((name) => LIT.test(name))) ? ['burning', 'glowing'] : [];
  const large = sides !== undefined;
  const dresses = isDressed(stamp);
  const monster = categoryOf(brief.concept) === 'monster';
  const likeYoung = monster && (!dresses || (sides === MID_SIDES && isYoung(brief)));
  const aged = (word: string): boolean => large && (AGED.has(word) && !(likeYoung && YOUNG.has(word))); // biome-ignore format: one line
  const wears = dresses && stamp.head ? WORN_BY_CREATURES : !large && eyeRowOf(stamp) >= 0 ? WORN_BY_SMALLEST : [];
  const alive = isLiving(brief.concept);
  const names = new Set([...slots.flatMap((slot) => slot.names), 'eyes', ...wears]);
  const part = (p: BriefPart): boolean => (names.has(p.piece) ? !large || isWingsSaid(p) || !(p.pattern || (p.states && p.piece !== 'eyes')) : (!large && !OWN.has(p.piece) && !WORN_BY_CREATURES.has(p.piece)) || (alive && (p.piece === 'spikes' || marksAsked(stamp, [p]) !== undefined))); // biome-ignore format: one line
  return (
    said.every(part) &&
    !isBones(brief) &&
    !(large && slots[0]!.material === 'stone' && /wood/.test(brief.material ?? '')) &&
    [...mood, ...build].every(
      (word) =>
        states.includes(word) ||
        lit.includes(word) ||
        (word === ASLEEP && alive && eyeBoxes(rows).length > 0) ||
        (word === 'open' && SPREAD.test(brief.concept)) ||
        (word === 'mossy' && names.has('moss')) ||
        (!monster && RANKS.has(word)) ||
        (SEEN.has(word) && !aged(word) && !(word === 'fat' && !alive)),
    ) &&
    // brows need eyes
    !(large && mood.some((word) => FELT.includes(word)) && eyeBoxes(rows).length === 0) &&
    !without.some((name) => names.has(name))
  );
}

/** A part that a thing has a stamp of its own with is a state of it: a helmet with a plume. A cap of snow is snow. */
function stated(brief: Brief): Brief {
  const parts = brief.parts.flatMap(({ piece, chosen }) => (piece === SNOW ? ['snowy'] : chosen ? [] : [piece]));
  const more = parts.filter((word) => STATED.has(`${brief.concept}/${word}`) && !brief.mood.includes(word));
  // years show on whoever lives
  const build = categoryOf(brief.concept) === 'monster' ? brief.build : brief.build.filter((word) => word !== 'old');
  return { ...brief, build, mood: [...brief.mood, ...more] };
}
const SNOW = 'on-cap-of-snow';

export interface Fitting extends Found {
  readonly said: readonly BriefPart[];
}

/** The stamp that shows all that is said of a thing, and what that is of its parts. */
export function fitting(brief: Brief, o: SubjectOptions): Fitting | undefined {
  const whole = stated(brief);
  const ahead = found(whole, o);
  const turned = ahead && (turnOf(ahead.stamp, brief, o) === undefined ? turnedFront(ahead.stamp, brief, o) : ahead.stamp); // biome-ignore format: one line
  const known = ahead && turned && { ...ahead, stamp: turned };
  if (!known || brief.traits?.some((trait) => !STAMPED_TRAITS.has(trait))) return undefined;
  const { stamp, state } = known;
  // what the seed chose of a recipe's parts is that recipe's: stamps have a choice of their own
  const said = brief.parts.filter((p) => !p.chosen && !(state === 'snowy' && p.piece === SNOW));
  const blind = stamp.sides && said.some((p) => p.piece === 'eyes') && !stamp.rows.some((row) => row.includes('x'));
  return !blind && shows(known, said, whole) ? { ...known, said } : undefined;
}

/** Shares of a picture whose stamps are tried where a further head makes one too wide for the whole. */
const NARROWER = [1, 0.8, 0.7, 0.6, 0.5];

/** Pixels a side from which on three heads are told from each other. */
const LEAST_OF_THREE = 40;

/** The stamp that shows all that is said, with as many heads as are said. */
function headed(brief: Brief, o: SubjectOptions): Fitting | undefined {
  const { heads = 1, ...one } = brief;
  if (heads < 2) return fitting(brief, o);
  // three have no room in the small ones
  if (heads > 2 && o.height < LEAST_OF_THREE) return undefined;
  for (const share of NARROWER) {
    const fit = fitting(one, { ...o, width: Math.round(o.width * share), height: Math.round(o.height * share) });
    const stamp = fit && headsApart(fit.stamp, heads);
    if (stamp && stamp.rows[0]!.length <= o.width - 2 && stamp.rows.length <= o.height - 3) return { ...fit, stamp };
  }
  return undefined;
}

const JEWEL = /ruby|sapphire|emerald|amethyst|diamond/;

/** How often the seed is asked for another material of the whole. */
const TRIES = 5;
/** OKLab distance within which a part is lost on what it lies on. */
const NEAR = 0.13;
function isNear(colour: string, material: MaterialRef): boolean {
  const [a, b] = [hexToOklab(colour), hexToOklab(baseColour(material))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < NEAR;
}

const isStripe = (names: readonly string[]): boolean => names.some((name) => /^stripes?$/.test(name));

/** The stamp of a thing in its colours; undefined: its recipe is drawn. */
export function smallThing(brief: Brief, context: PropContext, o: SubjectOptions): Rendering | undefined {
  const effect = effectOf(brief.concept, o);
  if (effect && !brief.traits?.length) return smallEffect(effect, brief, context, o);
  const fit = headed(brief, o);
  if (!fit) return undefined;
  const { stamp, state, said } = fit;
  const has = (name: string | undefined): boolean => said.some((p) => p.piece === name);
  const kinds = stamp.slots.map(({ material }, at) =>
    o.variation > 0 ? seeded(brief.concept, stamp.slots, at, o.seed) : material,
  );
  // a red bow is on a parcel of another colour
  for (
    let more = 1;
    more < TRIES && !has(stamp.slots[0]!.names[0]) && said.some((p) => p.colour && isNear(p.colour, kinds[0]!));
    more++
  )
    kinds[0] = seeded(brief.concept, stamp.slots, 0, o.seed + more);
  const adorned = categoryOf(brief.concept) === 'weapon' && (said.length > 0 || brief.material !== undefined || brief.mood.length > 0); // biome-ignore format: one line
  const dyed = kinds[0] !== stamp.slots[0]!.material && !stamp.slots[0]!.others?.length;
  const materials = stamp.slots.map(({ names }, slot) => {
    const own = kinds[slot]!;
    const name = names.find(has) ?? names[0];
    // snow lies on a thing, which is as ever beneath it
    if (slot === 0 && state === 'snowy' && brief.colours.length === 0 && (brief.material ?? 'snow') === 'snow') return own; // biome-ignore format: one line
    if (slot === 0 && (!has(name) || name === state)) return context.material(own);
    // wings, fins and claws go with a colour that is said of the whole, or that the seed gave it
    if (name && GROWN.test(name) && !said.some((p) => p.piece === name && (p.colour ?? p.material))) {
      if (brief.colours.length === 1 || (brief.material && isMaterial(brief.material)))
        return shadeOf(context.material(stamp.slots[0]!.material), 2);
      if (dyed && !brief.colours.length) return shadeOf(context.material(kinds[0]!), 2);
    }
    // a machine has no markings of a skin
    if (name === 'mark' && brief.traits?.includes('mechanical') && !has('mark'))
      return shadeOf(context.material(stamp.slots[0]!.material), 2);
    // what more is said of a weapon is all its adornment
    if (JEWEL.test(stamp.slots[slot]!.material) && adorned && !has('pommel') && !has('gem') && /^(?:pommel)?$/.test(name ?? '')) return context.material(stamp.slots.find((s) => s.names.includes('guard'))?.material ?? own, 'guard'); // biome-ignore format: one line
    // a blue lighthouse is blue and white: only white ones have stripes of another colour
    if (isStripe(names) && !names.some(has) && stamp.slots[0]!.material === 'white' && brief.colours.length === 1 && !isNear(brief.colours[0]!, 'white')) return 'white'; // biome-ignore format: one line
    if (!name || (!has(name) && brief.parts.some((p) => p.piece === name))) return own;
    return context.material(own, name);
  });
  const eyes = said.some((p) => p.piece === 'eyes' && p.colour) ? context.material('dark', 'eyes') : undefined;
  const ruled = creatureLook(stamp, brief, said, materials[0]!, o);
  if (!ruled) return undefined;
  const wings = wingsSaid(said);
  const free = [o.width - 2, o.height - 3] as const;
  const aloft = flies(stamp, brief) ? inFlight(ruled, free) : undefined;
  const whole = wings ? wingsAsSaid(aloft ?? ruled, wings, free) : (aloft ?? ruled);
  const more = ruled.slots.slice(stamp.slots.length).map(({ material }) => material);
  return drawStamp(
    { ...whole, rows: shortened(whole.rows, o.height - 2) },
    { materials: [...materials, ...more], eyes },
    categoryOf(brief.concept) === 'monster',
    o,
    turnOf(stamp, brief, o),
  );
}

/** What grows on a creature in its own colour. */
const GROWN = /^(?:wings|fins?|claw|arm|legs)$/;

/** Parts that change what a recipe draws: where a stamp has none of them, the recipe does it. */
const OWN: ReadonlySet<string> = new Set(['arrow', 'flame', 'plume', 'horn', 'horns', 'spikes', 'wings', 'load', 'content', 'face', 'one-eyed', 'three-eyes', 'many-eyes', 'crown', 'skull', 'bones', 'crust', 'land', 'ring', 'rope', 'flag', 'dial', 'flower', 'fruit', 'moss', 'smoke']); // biome-ignore format: a list
