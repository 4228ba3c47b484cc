/** Monsters that go on two legs, whole, in pictures of 48 pixels: those who wear and hold just what their kind does. */

import type { Slot } from '../../../catalogue/garments/types.ts';
import { isMaterial, type MaterialRef } from '../../../catalogue/materials.ts';
import type { Rendering } from '../../../solids/render.ts';
import type { Brief } from '../../../types.ts';
import { type Look, lookOf } from '../../humanoid/look.ts';
import type { SubjectOptions } from '../../types.ts';
import { drawStamp, GREAT_SIDES, isStampSized, type Stamp } from '../stamp.ts';
import { GREAT_BEASTFOLK } from './monsters-beastfolk.ts';
import { GREAT_FIENDS } from './monsters-fiends.ts';
import { GREAT_GHOULS } from './monsters-ghouls.ts';

export const GREAT_FOLK: Readonly<Record<string, Stamp>> = { ...GREAT_BEASTFOLK, ...GREAT_FIENDS, ...GREAT_GHOULS };

/** What is said of a whole that these pictures show as they are. */
const SEEN: ReadonlySet<string> = new Set(['small', 'big', 'giant', 'huge', 'tiny', 'male', 'scary', 'spooky', 'evil', 'angry', 'strong', 'muscular']); // biome-ignore format: a list

/** The material of a slot: of a piece that is worn (`waist.belt`), the skin, or one that is named outright. */
function materialOf(look: Look, name: string): MaterialRef {
  if (name === 'skin') return look.skin;
  const worn = look.worn.get(name.split('.')[0] as Slot);
  return worn?.material ?? (isMaterial(name) || name.startsWith('#') ? name : look.skin);
}

/** The stamp of such a monster in its colours; undefined: it wears, holds or is something else. */
export function greatFolk(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const stamp = GREAT_FOLK[brief.concept];
  if (!stamp || !isStampSized(o, GREAT_SIDES) || !(direction === undefined || (oneSide && direction === 'south'))) return undefined; // biome-ignore format: one line
  const { species, outfit, guises, mount, traits, heads, legs, pattern, body, without } = brief;
  if (species ?? outfit ?? mount ?? heads ?? legs ?? pattern ?? body) return undefined;
  if (guises?.length || traits?.length || without.length > 0) return undefined;
  if ([...brief.mood, ...brief.build].some((word) => !SEEN.has(word))) return undefined;
  if (brief.parts.some((p) => p.states || p.pattern || p.size)) return undefined;
  const said = brief.parts.filter((p) => !p.chosen);
  // who is dressed otherwise by the seed alone wears what is usual
  const look = [o.variation, 0].map((v) => lookOf({ ...brief, parts: said }, o.seed, v)).find((l) => isShown(stamp, l));
  if (!look) return undefined;
  const worn = [...look.worn.values()].map(({ piece }) => piece.id);
  if (!said.every((p) => worn.includes(p.piece))) return undefined;
  return drawStamp(stamp, { materials: stamp.slots.map(({ material }) => materialOf(look, material)) }, true, o);
}

/** Whether somebody wears and holds all that a stamp has, and no more. */
function isShown({ slots }: Stamp, { worn }: Look): boolean {
  const shown = new Set(slots.map(({ material }) => material).filter((material) => material.includes('.')));
  return worn.size === shown.size && [...worn].every(([slot, { piece }]) => shown.has(`${slot}.${piece.id}`));
}
