import { PROPS } from '../catalogue/things/index.ts';
import { VARIANT_ROWS, type Variant } from '../catalogue/variants.ts';
import type { Brief } from '../types.ts';
import type { Body, SubjectSource } from './source.ts';

const byId: ReadonlyMap<string, Variant> = new Map(VARIANT_ROWS.map((row) => [row.id, row]));

/** The brief of a variant's base: what was said wins over what the variant is by itself. */
function ofBase(brief: Brief, v: Variant): Brief {
  const colours = brief.material ? brief.colours : [...brief.colours, ...v.colours.slice(brief.colours.length)];
  const material = brief.material ?? (brief.colours.length === 0 ? v.material : undefined);
  const said = new Set([...brief.parts.map((p) => p.piece), ...brief.without]);
  return {
    ...brief,
    concept: v.base,
    colours,
    ...(material ? { material } : {}),
    parts: [...brief.parts, ...v.paints.filter((p) => !said.has(p.piece))],
    mood: [...new Set([...brief.mood, ...v.mood])],
  };
}

/** The brief of the thing whose shape is drawn. */
export function onBase(brief: Brief): Brief {
  const variant = byId.get(brief.concept);
  return variant ? ofBase(brief, variant) : brief;
}

/** Things that are other things in other colours and proportions; `bodyOf` finds the body of the base. */
export const variantsOf = (bodyOf: (brief: Brief) => Body): SubjectSource => ({
  name: 'variants',
  kind: 'thing',
  rows: VARIANT_ROWS.map((row) => ({ ...row, parts: PROPS[row.base]?.parts })),
  yields: true,
  body: (brief) => {
    const variant = byId.get(brief.concept);
    if (!variant) throw new Error(`No variant is called "${brief.concept}".`);
    const base = bodyOf(ofBase(brief, variant));
    const { stretch } = variant;
    return stretch ? { ...base, draw: (options) => base.draw({ ...options, stretch }) } : base;
  },
});
