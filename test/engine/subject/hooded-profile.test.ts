import { expect, it } from 'vitest';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

// whose eyes are red: none is lost under the edge of a hood, and none sits on a long nose
it.each(['orc', 'goblin', 'vampire'])('a hooded %s from the side has an eye, behind its nose', (who) => {
  const brief = understand(`${who} with a hood`, { seed: 1 });
  const { image } = drawSubject(brief, { width: 64, height: 64, style: { direction: 'east' }, seed: 1, variation: 0 });
  const [eyes, all]: [number[], number[]] = [[], []];
  for (let y = 0; y < 32; y++)
    for (let x = 0; x < 64; x++) {
      const [r, g, b, a] = image.data.subarray((y * 64 + x) * 4);
      if (!a) continue;
      all.push(x);
      if (r! > 150 && g! < 90 && b! < 110) eyes.push(x);
    }
  expect(eyes.length).toBeGreaterThan(0);
  if (who === 'goblin') expect(Math.max(...eyes)).toBeLessThan(Math.max(...all) - 3);
});
