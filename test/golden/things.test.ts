import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { PROP_CATEGORIES, PROPS } from '../../workers/engine/catalogue/things/index.ts';
import { drawSubject } from '../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { expectCells } from './sheet.ts';

function picture(id: string): Rgba {
  const brief = { ...understand(id.replaceAll('-', ' ')), kind: 'thing' as const, concept: id };
  return drawSubject(brief, { width: 40, height: 40, style: {}, seed: 1, variation: 0.4 }).image;
}

test.each(PROP_CATEGORIES)('every %s looks as it was approved', { timeout: 60_000 }, async (category) => {
  const ids = Object.keys(PROPS).filter((id) => PROPS[id]!.category === category);
  const cells = new Map(ids.map((id) => [id, picture(id)]));
  await expectCells(cells, new URL(`things-${category}.webp`, import.meta.url));
});
