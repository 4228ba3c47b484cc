import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../workers/engine/composition/changes/part-area.ts';
import { withPart } from '../../../workers/engine/composition/changes/with-part.ts';
import { partsPlainly } from '../../../workers/engine/composition/read/parts-plainly.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('parts in other words', () => {
  it.each([
    ['red crab, one claw way bigger then the other', 'red crab with one huge claw'],
    ['scorpion with one pincer much larger than the other one', 'scorpion with one huge pincer'],
    ['fiddler crab', 'crab with one huge claw'],
    ['goat with mismatched horns', 'goat with one huge horn'],
    ['turtle, red cap with green stripes as its shell', 'turtle, with a red striped cap as its shell'],
    ['mushroom crab, purple cap with white spots as its shell', 'crab, with a purple spotted mushroom as its shell'],
    ['mushroom turtle', 'turtle with a mushroom as its shell'],
    ['one big crab', 'one big crab'],
  ])('%s', (text, plain) => {
    expect(partsPlainly(text)).toBe(plain);
  });
});

it('one claw of a pair is larger, the other as ever', () => {
  const crab = understand('crab', { seed: 1 });
  const s = drawSprite(crab, { size: 40, style: {}, seed: 1 });
  const drawn = withPart(
    s,
    { is: 'part', part: 'claws', look: {}, one: true, size: 1.7, told: '', own: crab },
    () => s,
    1,
  );
  expect(areaOf(drawn, 'claws')!.count).toBeLessThanOrEqual(areaOf(s, 'claws')!.count + 1);
  expect(drawn.image.height + drawn.image.width).toBeGreaterThan(s.image.height + s.image.width);
});

it('a crab with a purple mushroom for a shell is told and shows it, its own colour kept', async () => {
  const { brief, image } = await draw({
    description: 'mushroom crab thing, purple cap with white spots as its shell, one claw way bigger then the other',
    width: 64,
    height: 64,
    seed: 3,
    noBackground: true,
  });
  expect(brief.drawnAs).toContain('mushroom as its shell');
  expect(brief.drawnAs).toContain('one huge claw');
  let purple = 0;
  for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 3] && image.data[i + 2]! > image.data[i + 1]! + 40 && image.data[i]! > image.data[i + 1]! + 20) purple++; // biome-ignore format: one line
  expect(purple).toBeGreaterThan(80);
});

it.each([
  ['fat orange slime with a crown stuck inside it, angry eyes', 'a crown trapped in a angry fat orange slime'],
  ['purple slime, a sword floating inside its body', 'a sword trapped in a purple slime'],
  ['slime with a crown', 'slime with a crown'],
])('%s: what is in a clear body is seen there', (text, plain) => {
  expect(partsPlainly(text)).toBe(plain);
});

it('a hermit crab lives in the helmet that is said to be its shell, and wears none', async () => {
  const { brief } = await draw({ description: 'giant hermit crab with a rusty helmet as its shell', width: 48, height: 48, seed: 3, noBackground: true }); // biome-ignore format: one line
  expect(brief.drawnAs).toContain('helmet as its shell');
});
