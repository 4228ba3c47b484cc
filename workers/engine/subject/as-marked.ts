/** A thing in a state, as the thing itself with marks of that state: where it is set by hand, they are painted on it. */
import type { Px } from '../../../src/pixels/types.ts';
import { markOf, markPiece } from '../catalogue/marks.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import type { Brief, BriefPart } from '../types.ts';
import { fitting } from './small/small-thing.ts';
import type { SubjectOptions } from './types.ts';

/** Marks by the states that they show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { mossy: ['moss'], rusty: ['rust'], bloody: ['blood'], broken: ['fractures', 'chips'], glowing: ['glow'], burning: ['ablaze'], snowy: ['cap-of-snow'], frozen: ['rime'] }; // biome-ignore format: a table
/** What covers a thing in such a state is not what it is made of. */
const COVERS: Readonly<Record<string, RegExp>> = { snowy: /^snow$/, frozen: /^ice$/ };
/** What breaks into two, or in a way of its own. */
const SNAPS: ReadonlySet<string | undefined> = new Set(['weapon', 'building', 'vehicle']);
const OTHER: ReadonlySet<string | undefined> = new Set(['monster', 'effect', 'scenery']);

/** Pixels a side from which on marks can be told on what is set by hand. */
const LEAST: Px = 30;

/** Whether a picture set by hand has room for marks on it. */
export const bearsMarks = ({ width, height, whole }: SubjectOptions): boolean => whole === true && Math.min(width, height) >= LEAST; // biome-ignore format: one line

/** Without what is painted on it after it is drawn. */
export const unmarked = (brief: Brief): Brief => ({ ...brief, parts: brief.parts.filter((p) => p.chosen || !markOf(p.piece)) }); // biome-ignore format: one line

/**
 * The brief with its states as marks. Undefined where it has none, or where its recipe draws it in that state: no picture set by hand shows the
 * rest of what is said of it.
 */
export function asMarked(brief: Brief, o: SubjectOptions): Brief | undefined {
  const category = categoryOf(brief.concept);
  if (!bearsMarks(o) || brief.kind !== 'thing' || brief.count > 1 || OTHER.has(category)) return undefined;
  const states = brief.mood.filter((word) => SHOWN[word] && !(word === 'broken' && SNAPS.has(category)));
  if (states.length === 0 || fitting(brief, o)) return undefined;
  const marks = states.flatMap((state) => SHOWN[state]!.map((id): BriefPart => ({ piece: markPiece(id) })));
  const { material, ...rest } = brief;
  const covered = material !== undefined && states.some((state) => COVERS[state]?.test(material));
  const made = covered || material === undefined ? rest : { ...rest, material };
  const known = new Set(brief.parts.map((p) => p.piece));
  const marked: Brief = {
    ...made,
    mood: brief.mood.filter((word) => !states.includes(word)),
    parts: [...brief.parts, ...marks.filter(({ piece }) => !known.has(piece))],
  };
  return fitting(unmarked(marked), o) ? marked : undefined;
}
