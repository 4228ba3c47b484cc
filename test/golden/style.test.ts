import { test } from 'vitest';
import { contactSheet } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { drawing, stylePictures } from '../engine/reference/style/pictures.ts';
import { expectGolden } from './sheet.ts';

const SUBJECTS = [
  'a knight with a red cape and a golden crown',
  'a treasure chest',
  'a grey wolf',
  'a wizard in a blue robe with a staff',
];

test('four subjects in six styles, balanced and in the style’s colours alone, look as approved', {
  timeout: 60_000,
}, async () => {
  const images: Rgba[] = [];
  for (const style of (await stylePictures()).values()) {
    images.push(style);
    for (const subject of SUBJECTS) {
      for (const styleStrength of [50, 100]) images.push(await drawing(subject, { styleImage: style, styleStrength }));
    }
  }
  await expectGolden(
    contactSheet(images, { columns: 9, scale: 2, gap: 2, ground: '#707078' }),
    new URL('style.png', import.meta.url),
  );
});
