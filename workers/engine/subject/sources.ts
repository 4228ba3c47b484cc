import { PLACES_OF_THINGS } from '../catalogue/places-of-things.ts';
import type { Row } from '../catalogue/row.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief, BriefPart } from '../types.ts';
import { ANIMALS } from './animal.ts';
import { PEOPLE, TRADES } from './person.ts';
import { withPlaces } from './places.ts';
import { FLAT_SHAPES } from './shape.ts';
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
  const body = source.body(brief);
  const hued = kind === 'thing' ? brief.parts.filter((p) => p.colour || p.material || PLACES_OF_THINGS[p.piece]) : []; // biome-ignore format: one line
  return hued.length === 0 ? body : { ...body, draw: (options) => drawWithPlaces(source, brief, hued, options) };
}

/** A thing with what was said of its parts: what its own drawing does not show of that is painted on it. */
function drawWithPlaces(
  source: SubjectSource,
  brief: Brief,
  hued: readonly BriefPart[],
  options: SubjectOptions,
): Rendering {
  const drawn = source.body(brief).draw(options);
  const { onStage: _, ...quiet } = options;
  const unseen = hued.filter((part) => {
    if (PLACES_OF_THINGS[part.piece]) return true;
    const without = source.body({ ...brief, parts: brief.parts.filter((p) => p !== part) }).draw(quiet);
    return without.image.data.every((v, i) => v === drawn.image.data[i]);
  });
  return unseen.length > 0 ? withPlaces(drawn, unseen) : drawn;
}
