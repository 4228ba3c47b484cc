import type { Row } from '../catalogue/row.ts';
import type { Brief } from '../types.ts';
import { ANIMALS } from './animal.ts';
import { PEOPLE, TRADES } from './person.ts';
import { FLAT_SHAPES } from './shape.ts';
import type { Body, SubjectSource } from './source.ts';
import { THINGS } from './thing.ts';
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
  return source.body(brief);
}
