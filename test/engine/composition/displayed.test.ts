import { describe, expect, it } from 'vitest';
import { boxOf, type Placed } from '../../../workers/engine/composition/layout/placed.ts';
import { relate } from '../../../workers/engine/composition/layout/relate.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });

/** The two things of a sentence as they lie, the first and what bears it. */
function shown(text: string): { readonly a: Placed; readonly b: Placed } {
  const { nodes, edges } = readScene(text, read);
  const placed = relate(edges[0]!, nodes, { S: 48, style: {}, seed: 1, read, floats: false });
  const of = (id: number) => placed.find((p) => p.of === id && p.what === 'subject')!;
  return { a: of(edges[0]!.a), b: of(edges[0]!.b) };
}
const area = ({ sprite: { image } }: Placed) => image.width * image.height;

describe('small things on what bears them', () => {
  it.each(['key on a hook', 'lantern hanging on a hook', 'cloak hanging on a peg'])(
    '%s: the hook is small and above',
    (text) => {
      const { a, b } = shown(text);
      expect(area(b)).toBeLessThan(area(a) / 4);
      expect(boxOf([b]).top).toBeLessThan(boxOf([a]).top);
    },
  );

  it.each(['skull on a wooden stake', 'lantern on a pole'])('%s: the shaft is thin and below', (text) => {
    const { a, b } = shown(text);
    expect(b.sprite.image.width).toBeLessThan(a.sprite.image.width / 2);
    expect(boxOf([b]).bottom).toBeGreaterThan(boxOf([a]).bottom);
  });

  it('cheese on a cutting board: the board lies, wider than what is on it', () => {
    const { a, b } = shown('cheese on a cutting board');
    expect(b.sprite.image.width).toBeGreaterThan(b.sprite.image.height * 2);
    expect(b.sprite.image.width).toBeGreaterThan(a.sprite.image.width);
  });

  it('an arrow in a target is the only one, its head in the middle', () => {
    const { a, b } = shown('arrow in a target');
    expect(b.sprite.partNames.filter((name, i) => name === 'arrow' && b.sprite.parts.includes(i))).toEqual([]);
    const [own, target] = [boxOf([a]), boxOf([b])];
    const middle = { x: (target.left + target.right) / 2, y: target.top + (target.bottom - target.top) * 0.42 };
    expect(own.left).toBeLessThan(target.left + (target.right - target.left) * 0.2);
    expect(Math.abs(own.right - middle.x)).toBeLessThan(b.sprite.image.width * 0.2);
    expect(Math.abs(own.top - middle.y)).toBeLessThan(b.sprite.image.height * 0.2);
  });

  it.each(['rose in a vase', 'sunflower in a vase'])('%s: the bloom is above the mouth', (text) => {
    const { a, b } = shown(text);
    // the upper half of it, where it blooms
    expect(boxOf([a]).top + a.sprite.image.height * 0.45).toBeLessThan(boxOf([b]).top + b.sprite.image.height * 0.1);
  });

  it('a mug that a pencil stands in holds no coffee', () => {
    expect(shown('pencil in a mug').b.sprite.partNames).not.toContain('steam');
  });
});

it.each([
  ['crystal ball on a silver stand', /with a silver stand/],
  ['crystal ball on a golden stand with purple mist inside', /misty crystal ball with a golden stand/],
  ['trophy on a marble base', /with a marble base/],
])('%s keeps how it stands', (text, told) => expect(read(text).drawnAs).toMatch(told));

it('a cyclops, who is drawn with a club, holds no second one', () => {
  const { nodes, edges } = readScene('cyclops holding a club', read);
  const placed = relate(edges[0]!, nodes, { S: 48, style: {}, seed: 1, read, floats: false });
  expect(placed).toHaveLength(1);
});

it.each([
  ['cerberus three headed dog with chains', /^a cerberus/],
  ['three-headed dog cerberus', /^a cerberus/],
  ['vampire bat hanging upside down', /^a roosting bat/],
])('%s is one creature', (text, told) => expect(read(text).drawnAs).toMatch(told));
