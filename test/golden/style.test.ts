import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { drawing, stylePictures } from '../engine/reference/style/pictures.ts';
import { expectCells } from './sheet.ts';

const SUBJECTS = [
  'a knight with a red cape and a golden crown',
  'a treasure chest',
  'a grey wolf',
  'a wizard in a blue robe with a staff',
];

test('four subjects in six styles, balanced and in the style’s colours alone, look as approved', {
  timeout: 60_000,
}, async () => {
  const cells = new Map<string, Rgba>();
  for (const [name, style] of await stylePictures()) {
    cells.set(name, style);
    for (const subject of SUBJECTS) {
      for (const styleStrength of [50, 100])
        cells.set(
          `${subject}, ${styleStrength} % ${name}`,
          await drawing(subject, { styleImage: style, styleStrength }),
        );
    }
  }
  await expectCells(cells, new URL('style.webp', import.meta.url), { columns: 9 });
});
