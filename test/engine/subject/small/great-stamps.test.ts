import { describe, expect, it } from 'vitest';
import { GREAT_THINGS } from '../../../../workers/engine/subject/small/great/things.ts';
import { countOf, drawn, expectEven, expectMaterials, type Near, subject } from './set-by-hand.ts';

const count = (text: string, near: Near) => countOf(subject(text, 48, true).image, near);

describe('pictures of 48 pixels', () => {
  it.each(Object.entries(GREAT_THINGS))(
    '%s is even, leaves room for the line, fills its square and names only materials that there are',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 36, 42);
      expectMaterials({ slots });
    },
  );

  it.each(['sword', 'bow', 'boulder', 'skull', 'ship', 'dice', 'book', 'portal', 'bakery', 'observatory'])(
    'a %s is set by hand where it is the whole picture, from 44 to 57 pixels, and enlarged up to 110, most to 144',
    (text) => {
      for (const size of [44, 57, 64, 80, 96, 110])
        expect(drawn(text, size, true), `${size}`).not.toBe(drawn(text, size, false));
      expect(drawn(text, 160, true)).toBe(drawn(text, 160, false));
    },
  );

  it('what is said has its colour', () => {
    expect(count('a golden sword', (r, _, b) => r > b + 80)).toBeGreaterThan(200);
    expect(count('a blue potion', (r, _, b) => b > r + 60)).toBeGreaterThan(150);
    expect(count('a red tree', (r, g) => r > g + 60)).toBeGreaterThan(300);
  });

  it('an open chest has a stamp of its own, full of gold; an empty one is drawn by the recipe', () => {
    expect(drawn('open treasure chest', 48, true)).not.toBe(drawn('treasure chest', 48, true));
    expect(count('open treasure chest full of gold', (r, g, b) => r > 180 && g > 130 && b < 130)).toBeGreaterThan(100);
    expect(drawn('empty open treasure chest', 48, true)).toBe(drawn('empty open treasure chest', 48, false));
  });

  it('eyes that are said are no holes: a skull shines from within its sockets, and its nose stays dark', () => {
    const red = (r: number, g: number, b: number) => r > g + 90 && r > b + 60;
    expect(count('a skull with red eyes', red)).toBe(8);
    expect(count('a skull', red)).toBe(0);
  });

  it('a torch that is said to burn is the torch that burns in any case', () => {
    expect(drawn('burning torch', 48, true)).toBe(drawn('torch', 48, true));
    expect(drawn('burning chair', 48, true)).not.toBe(drawn('chair', 48, true));
  });

  it('ore is of what is said in its veins, not in its stone', () => {
    for (const size of [16, 32, 48]) {
      const { data } = subject('emerald ore', size, true).image;
      let [green, grey] = [0, 0];
      for (let i = 0; i < data.length; i += 4) {
        const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
        if (data[i + 3] && g > r + 40) green++;
        else if (data[i + 3] && Math.abs(r - b) < 24 && g > 70) grey++;
      }
      expect(green, `${size}`).toBeGreaterThan(size / 2);
      expect(grey, `${size}`).toBeGreaterThan(size);
    }
  });

  it('a bow lies on a parcel of another colour', () => {
    const red = (r: number, g: number, b: number) => r > g + 90 && r > b + 60;
    for (const seed of [1, 2, 3, 4, 5]) {
      const n = countOf(subject('a gift with a red bow', 48, true, seed).image, red);
      expect(n, `${seed}`).toBeGreaterThan(100);
      expect(n, `${seed}`).toBeLessThan(900);
    }
  });

  it('a bed has its colour on its blanket', () => {
    const brown = (r: number, g: number, b: number) => r > g + 25 && g > b + 10 && r < 220;
    expect(count('a green bed', brown)).toBeGreaterThan(200);
  });

  it('what a stamp cannot show is drawn by the recipe', () => {
    for (const text of ['broken sword', 'a tree with apples', 'wooden stairs'])
      expect(drawn(text, 48, true), text).toBe(drawn(text, 48, false));
  });
});
