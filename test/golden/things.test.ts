import { test } from 'vitest';
import { contactSheet } from '../../src/pixels/index.ts';
import { PROPS } from '../../workers/engine/catalogue/things/index.ts';
import { drawSubject } from '../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { expectGolden } from './sheet.ts';

test('every thing of the tables looks as it was approved', { timeout: 60_000 }, async () => {
  const images = Object.keys(PROPS).map((id) => {
    const brief = { ...understand(id.replaceAll('-', ' ')), kind: 'thing' as const, concept: id };
    return drawSubject(brief, { width: 40, height: 40, style: {}, seed: 1, variation: 0.4 }).image;
  });
  await expectGolden(
    contactSheet(images, { columns: 22, scale: 1, gap: 2, ground: '#484a5c' }),
    new URL('things.png', import.meta.url),
  );
});
