/** Monsters on two legs that wear nothing: whole stamps, where nothing is said of clothes, arms or bodies. */
import { isMaterial, type MaterialRef, tinted } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { ofMatter } from './body-matter.ts';
import { ASLEEP, asleep, FELT, feeling } from './feeling.ts';
import { LARGE_GOLEM, SMALL_GOLEM } from './golems.ts';
import { GREAT_GHOULS } from './great/monsters-ghouls.ts';
import { MID_FOLK } from './mid/monsters-folk.ts';
import { type StampTable, stampFor } from './sizes.ts';
import { drawStamp, GREAT_SIDES, isStampSized, type Stamp } from './stamp.ts';
import { fromBehind, lookingTo } from './turned-front.ts';

const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', ASLEEP, ...FELT]);

const TABLES = [SMALL_GOLEM, MID_FOLK, LARGE_GOLEM] as const;

/** The same of pictures of 48 pixels, in materials of their own: others of that size are coloured by what they wear. */
const GREAT: StampTable = {
  ghost: { ...MID_FOLK.ghost!, rows: GREAT_GHOULS.ghost!.rows, sides: GREAT_SIDES },
  golem: { ...LARGE_GOLEM.golem!, rows: GREAT_GHOULS.golem!.rows.map(asOneBody), sides: GREAT_SIDES },
};
/** A chest that is worn is of the body's own stuff, and the third of its slots the second. */
function asOneBody(row: string): string {
  return row.replace(/[d-i]/gi, (c) => String.fromCharCode(c.charCodeAt(0) - 3));
}
/** Those that larger pictures show enlarged: as people put together of limbs they would be a column or a heap. */
const ENLARGED: readonly StampTable[] = [{}, { ghost: MID_FOLK.ghost! }, { golem: LARGE_GOLEM.golem! }, GREAT];
/** From so many times on another drawing would show finer things. */
const MOST_TIMES = 2.7;

/** What glows in a body of such a stuff; of others what its row has. */
const GLOWS: Readonly<Record<string, MaterialRef>> = {
  lava: '#ffe45c/flame',
  flame: '#ffe45c/flame',
  fire: '#ffe45c/flame',
};

/** The stamp as it looks where that is said of one picture; undefined: it cannot. */
function turned(stamp: Stamp, { style: { direction, oneSide } }: SubjectOptions): Stamp | undefined {
  if (direction === undefined) return stamp;
  if (!oneSide) return undefined;
  if (direction === 'north') return fromBehind(stamp);
  return direction === 'south' ? stamp : direction === 'west' || direction === 'east' ? lookingTo(stamp, direction === 'west') : undefined; // biome-ignore format: one line
}

/** The stamp of such a monster in its colours; undefined: it is drawn as a person is. */
export function smallFolk(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const front = TABLES.map((table) => table[brief.concept]).find((one) => one && isStampSized(o, one.sides)) ?? stampFor(brief.concept, ENLARGED, o, MOST_TIMES); // biome-ignore format: one line
  const stamp = front && turned(front, o);
  if (!stamp) return undefined;
  const { traits, mount, legs, heads, tails, species, parts, without, mood, build, material } = brief;
  const odd = traits?.length || mount || legs || heads || tails || species || without.length > 0;
  const names = new Set(stamp.slots.flatMap((slot) => slot.names));
  // whole bodies have none of what people are dressed in
  const said = parts.filter((p) => !p.chosen);
  if (
    odd ||
    !said.every((p) => (p.piece === 'eyes' || names.has(p.piece)) && !p.pattern && (!p.states || p.piece === 'eyes'))
  )
    return undefined;
  if ([...mood, ...build].some((word) => !SEEN.has(word))) return undefined;
  if (o.proportions && o.proportions !== 'default') return undefined;
  const choice = o.variation > 0 ? o.seed : 0;
  const colourOf = (name: string) => said.find((p) => p.piece === name);
  const stuff = material && isMaterial(material) ? material : undefined;
  // moss grows on stone: a body of ice, lava or wood is of that all over
  const bare = stuff && stuff !== 'stone';
  const materials = stamp.slots.map(({ material: own, others = [], names: of }, slot): MaterialRef => {
    const kinds =
      of.includes('moss') && bare && !colourOf('moss')
        ? [stuff]
        : slot > 0 && stuff
          ? [GLOWS[stuff] ?? own]
          : [own, ...others];
    const usual = slot === 0 && stuff ? stuff : kinds[choice % kinds.length]!;
    const hex = of.map(colourOf).find((p) => p?.colour)?.colour ?? (slot === 0 ? brief.colours[0] : undefined);
    return hex ? tinted(hex, usual) : usual;
  });
  const own = brief.concept === 'golem' ? ofMatter(stamp, stuff) : stamp;
  const felt = mood.includes(ASLEEP) ? asleep(own) : feeling(own, mood);
  const more = felt.slots.slice(stamp.slots.length).map(({ material: m }) => m);
  const eyes = colourOf('eyes')?.colour;
  return drawStamp(
    felt,
    { materials: [...materials, ...more], ...(eyes ? { eyes: tinted(eyes, 'eye_glow') } : {}) },
    true,
    o,
  );
}
