import { createImage } from '../../../src/pixels/image.ts';
import { markOf } from '../catalogue/marks.ts';
import { nameOfPart, PLACES_OF_THINGS } from '../catalogue/places-of-things.ts';
import type { Row } from '../catalogue/row.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief, BriefPart } from '../types.ts';
import { ANIMALS } from './animal.ts';
import { asMarked, bearsMarks, unmarked } from './as-marked.ts';
import { withLitEyes } from './lit-eyes.ts';
import { type RoomLeft, roomFor, withMarks } from './marks.ts';
import { PEOPLE, TRADES } from './person.ts';
import { withPlaces } from './places.ts';
import { withSecond } from './second-colour.ts';
import { FLAT_SHAPES } from './shape.ts';
import { fitting } from './small/small-thing.ts';
import type { Body, SubjectSource } from './source.ts';
import { THINGS } from './thing.ts';
import type { SubjectOptions } from './types.ts';
import { variantsOf } from './variant.ts';

/** All that can be drawn, and by whom. A source of more is added here. */
export const SOURCES: readonly SubjectSource[] = [
  PEOPLE,
  ANIMALS,
  THINGS,
  TRADES,
  FLAT_SHAPES,
  variantsOf((brief) => bodyOf(brief)),
];

const sourceOf = new Map<string, SubjectSource>();
const rows = new Map<string, Row>();
for (const source of SOURCES)
  for (const row of source.rows) {
    const key = `${source.kind} ${row.id}`;
    if (sourceOf.has(key)) continue;
    sourceOf.set(key, source);
    rows.set(key, row);
  }

/** What the catalogue says of a brief's concept; undefined for one that it does not have. */
export const rowOf = ({ kind, concept }: Pick<Brief, 'kind' | 'concept'>): Row | undefined =>
  rows.get(`${kind} ${concept}`);

/** The body of a brief: drawn, turned and moved the same way whatever it is. */
export function bodyOf(brief: Brief): Body {
  const { kind, concept } = brief;
  const source = sourceOf.get(`${kind} ${concept}`) ?? SOURCES.find((s) => s.kind === kind)!;
  const plain = source.body(brief);
  const body: Body = { ...plain, draw: (options) => withLitEyes(plain.draw(options), brief) };
  if (kind !== 'thing') return body;
  // in the smallest pictures what is but implied has no room
  const least = brief.parts.some((p) => p.implied) ? { ...brief, parts: brief.parts.filter((p) => !p.implied) } : undefined; // biome-ignore format: one line
  const small = least && bodyOf(least);
  const hued = huedIn(brief);
  const draw = (options: SubjectOptions): Rendering => {
    if (small && Math.min(options.width, options.height) < ROOM_FOR_IMPLIED) return small.draw(options);
    return withSecond(plainly(options), brief);
  };
  return { ...body, draw };

  function plainly(options: SubjectOptions): Rendering {
    const marked = asMarked(brief, options);
    if (marked) return withLitEyes(drawWithPlaces(source, marked, huedIn(marked), options), brief);
    return hued.length === 0 ? body.draw(options) : withLitEyes(drawWithPlaces(source, brief, hued, options), brief);
  }
}

/** Pixels a side from which on marks that nobody asked for are no noise. */
const ROOM_FOR_IMPLIED = 30;

/** What is said of parts and marks, which a drawing may not show by itself. */
const huedIn = ({ parts }: Brief): readonly BriefPart[] => parts.filter((p) => !p.chosen && (p.colour || p.material || PLACES_OF_THINGS[p.piece] || markOf(p.piece))); // biome-ignore format: one line

/** A thing with what was said of its parts: what its own drawing does not show of that is painted on it. */
function drawWithPlaces(source: SubjectSource, brief: Brief, hued: readonly BriefPart[], o: SubjectOptions): Rendering {
  const { onStage: _, whole, ...rest } = o;
  // what a picture set by hand has of it is not painted on it once more
  const fit = whole ? fitting(brief, o) : undefined;
  const shown = new Set(fit?.stamp.sides ? fit.stamp.slots.flatMap(({ names }) => names) : []);
  const laid = hued.filter((p) => !shown.has(p.piece) && !(fit?.state && !fit.said.includes(p)));
  if (fit && laid.length === 0) return source.body(brief).draw(o);
  const room = roomFor(laid);
  // with less room than the picture has, it is no picture of that size
  const quiet = { ...rest, ...(whole && !room ? { whole } : {}) };
  const small = (side: number): number => Math.max(8, Math.round(side * (room?.share ?? 1)));
  // what is set by hand bears marks as solids do
  const bare = unmarked(brief);
  const within = room ? { ...rest, width: small(o.width), height: small(o.height) } : rest;
  if (
    whole &&
    !fit &&
    bearsMarks({ ...within, whole }) &&
    bare.parts.length < brief.parts.length &&
    fitting(bare, { ...within, whole })
  ) {
    const plain = source.body(bare).draw({ ...within, whole });
    return withMarks(room ? widened(plain, o.width, o.height, room) : plain, brief.concept, laid, o.seed, brief.parts);
  }
  const drawn = source.body(brief).draw(room ? { ...quiet, width: small(o.width), height: small(o.height) } : o);
  const unseen = laid.filter((part) => {
    if (PLACES_OF_THINGS[part.piece] || nameOfPart(part.piece) || markOf(part.piece)) return true;
    const without = source.body({ ...brief, parts: brief.parts.filter((p) => p !== part) });
    const bare = without.draw({ ...quiet, width: drawn.image.width, height: drawn.image.height });
    return bare.image.data.every((v, i) => v === drawn.image.data[i]);
  });
  const placed = unseen.length > 0 ? withPlaces(drawn, unseen) : drawn;
  return withMarks(room ? widened(placed, o.width, o.height, room) : placed, brief.concept, laid, o.seed, brief.parts);
}

/** The same in a larger picture, in its middle or at the side that needs no room. */
function widened({ image, parts, partNames }: Rendering, width: number, height: number, { down }: RoomLeft): Rendering {
  const out = createImage(width, height);
  const own = new Int16Array(width * height).fill(-1);
  const [left, top] = [(width - image.width) >> 1, Math.round((height - image.height) * down)];
  for (let y = 0; y < image.height; y++) {
    const to = (y + top) * width + left;
    out.data.set(image.data.subarray(y * image.width * 4, (y + 1) * image.width * 4), to * 4);
    own.set(parts.subarray(y * image.width, (y + 1) * image.width), to);
  }
  return { image: out, parts: own, partNames };
}
