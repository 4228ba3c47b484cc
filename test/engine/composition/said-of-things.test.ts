import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const of = (text: string) =>
  compositionOf(text, understand(text, { seed: 1 }), read, { width: 64, height: 64, background: false, flat: true });
const changes = (text: string) => of(text)?.graph.nodes[0]?.changes ?? [];
const names = (text: string) => of(text)?.graph.nodes.map((n) => n.brief.concept) ?? [];
const picture = (description: string) => draw({ description, width: 64, height: 64, seed: 3, noBackground: true });

describe('what is said of a thing is on it, and stands for nothing beside it', () => {
  const one: readonly (readonly [string, object])[] = [
    ['dynamite bundle with a small alarm clock taped to it', { is: 'on thing', how: 'taped' }],
    ['backpack with a mug strapped to its side', { is: 'on thing', how: 'strapped', aside: true }],
    ['skull with two candles on top', { is: 'on thing', how: 'atop', count: 2 }],
    ['golden trumpet with a red banner hanging from it', { is: 'on thing', how: 'hangs' }],
    ['a shield covered in seashells', { is: 'on thing', how: 'all over' }],
    ['metal lunchbox with dinosaur stickers', { is: 'on thing', how: 'all over' }],
    ['armchair with a patchwork blanket thrown over it', { is: 'on thing', how: 'draped' }],
    ['round shield, half painted red half painted black', { is: 'two tone', way: 'aside' }],
    ['a potion bottle, top half blue and bottom half gold', { is: 'two tone', way: 'above' }],
    ['dagger with a snake wrapped around the handle', { is: 'coiled', kind: 'snake', part: 'handle' }],
    ['black umbrella with a duck head handle', { is: 'part as', part: 'handle' }],
    ['arrow with a heart shaped tip', { is: 'part as', part: 'tip' }],
    ['ornate hand mirror with silver handle shaped like a snake', { is: 'part as', part: 'handle' }],
    ['mirror, the glass shows a starry night instead of a reflection', { is: 'shown', picture: 'night' }],
    ['tv with static on the screen', { is: 'shown', picture: 'snow' }],
    ['a teddy bear missing one button eye', { is: 'hurt', part: 'eye', how: 'missing' }],
    ['sunglasses, one lens cracked', { is: 'hurt', part: 'lens', how: 'cracked' }],
    ['a battery leaking green acid', { is: 'drips', with: 'acid' }],
    ['oil drum with radioactive sign', { is: 'picture' }],
    ['a bomb with a lit fuse and a skull painted on it', { is: 'emblem', of: 'skull' }],
    ['pumpkin pie with one slice missing', { is: 'hurt', part: 'slice', how: 'missing' }],
    ["witch's broom with a black cat charm hanging from the handle", { is: 'on thing', how: 'hangs' }],
    ['broken hourglass with sand spilling out', { is: 'drips', with: 'sand' }],
    ['viking axe with runes glowing blue on the blade and leather wrapped handle', { is: 'runes' }],
    ['rusty padlock with a broken shackle', { is: 'rust' }],
    ['glowing crystal', { is: 'glows' }],
    ['key with a clover shaped head', { is: 'part as', part: 'top' }],
    ['milk carton with a cow on it', { is: 'picture', text: 'cow' }],
    ['cookie tin with a snowman on the lid', { is: 'picture', text: 'snowman' }],
    ['painting of a sad clown', { is: 'picture', text: 'sad clown' }],
    ['purple baseball cap with a white letter K', { is: 'inscribed', text: 'K' }],
    ['passport, dark red, gold emblem', { is: 'emblem', of: 'star', colour: '#e8b030' }],
    ['throne made of swords', { is: 'on thing', how: 'all over' }],
    ['milk carton, missing kid on the side', { is: 'picture', text: 'missing kid' }],
    ['sword with a serpent around the blade', { is: 'coiled', kind: 'serpent', part: 'blade' }],
    ['staff with a crescent moon at the top and blue ribbon', { is: 'part as', part: 'top' }],
    ['mirror with a crack and a ghost inside', { is: 'shown' }],
    ['bottle labeled poison', { is: 'inscribed', text: 'POISON' }],
    ['shield with a wolf head', { is: 'emblem', of: 'wolf' }],
  ];
  it.each(one)('%s', (text, change) => {
    expect(changes(text)).toContainEqual(expect.objectContaining(change));
    expect(names(text)).toHaveLength(1);
  });

  it('an open lid or door opens the thing', () => {
    expect(of('a safe with the door open')?.brief.drawnAs).toContain('open safe');
    expect(of('birdcage, empty, small door open')?.brief.drawnAs).toContain('open');
  });

  it('the dancer of a music box is its own', () => {
    expect(names('music box with the lid open and a tiny ballerina spinning inside')).toEqual(['music-box']);
  });

  it('one die shows a number, and a colour has a shade by its name', () => {
    expect(understand('dice, red with white dots showing five').count).toBe(1);
    expect(understand('alarm clock with two bells, mint green').colours).toEqual(['#98dcb0']);
    expect(understand('pencil with a pink eraser').parts).toEqual([{ piece: 'at-tip', colour: '#e88ab0' }]);
  });

  it('what is in a vessel of glass is seen in it', () => {
    expect(names('jar with a glowing brain')).toEqual(['brain', 'jar']);
    expect(names('jar with a floating eyeball and a red lid').sort()).toEqual(['eyeball', 'jar']);
    expect(names('crystal ball on a golden stand with a skull inside')).toEqual(['skull', 'orb']);
  });

  it('what holds a necklace is no second thing', () => {
    expect(names('necklace of shark teeth on a rough cord')).not.toContain('lariat');
  });

  it('a part of it that is glowing makes nothing else glow', () => {
    expect(changes('elven bow with a glowing blue string, diagonal').some(({ is }) => is === 'glows')).toBe(false);
  });

  it('what is rusty or broken of it makes the rest neither', () => {
    expect(changes('glass jar with a rusty lid and a label').some(({ is }) => is === 'rust')).toBe(false);
    expect(changes('rusty padlock with a broken shackle').some(({ is }) => is === 'broken')).toBe(false);
  });

  it('many things on one are no many of it', () => {
    const [chest] = of('treasure chest covered in seaweed and barnacles, slightly open')!.graph.nodes;
    expect(chest).toMatchObject({ count: 1 });
  });

  it.each([
    'a lamp with a stained glass shade',
    'a pirate flag with a skull and crossed swords, torn at the edges',
    'sunglasses, one lens cracked',
    'potted monstera plant, terracotta pot, cozy',
    'fuel cell with blue liquid inside',
  ])('nobody else is in the picture of %s', (text) => {
    expect(names(text).length).toBeLessThanOrEqual(1);
  });

  it('a stone in the middle is one stone', () => {
    expect(changes('golden scarab amulet with a ruby in the middle')).toContainEqual(
      expect.objectContaining({ is: 'on thing', count: 1 }),
    );
  });

  it('a colour with its matter is the colour of the thing', () => {
    expect(of('vintage typewriter, black metal with gold details')?.graph.nodes[0]?.brief.colours[0]).toBe(
      read('black typewriter').colours[0],
    );
  });
});

describe('it is seen', () => {
  it.each([
    ['round shield, half painted red half painted black', 'round shield'],
    ['tv with static on the screen', 'tv'],
    ['acoustic guitar with stickers on it', 'acoustic guitar'],
    ['a love letter with a lipstick mark', 'a love letter'],
    ['crate with hazard stripes', 'crate'],
    ['a chest with icicles', 'a chest'],
    ['an open birdcage', 'a birdcage'],
    ['hourglass, nearly run out', 'hourglass'],
    ['bow with golden leaves', 'bow'],
    ['patchwork blanket', 'blanket'],
  ])('%s', async (with_, without) => {
    const [a, b] = [await picture(with_), await picture(without)];
    expect(a.image.data.some((v, i) => v !== b.image.data[i])).toBe(true);
    expect(a.brief.unknown).toEqual([]);
  });

  it('the halves of a shield are of two colours', async () => {
    const { image } = await picture('round shield, half painted red half painted black');
    const red = (from: number, to: number): number => {
      let n = 0;
      for (let y = 20; y < 44; y++)
        for (let x = from; x < to; x++) {
          const i = (y * 64 + x) * 4;
          if (image.data[i]! > 150 && image.data[i + 1]! < 110) n++;
        }
      return n;
    };
    expect(red(12, 26)).toBeGreaterThan(60);
    expect(red(40, 54)).toBe(0);
  });

  it('a basket full of several kinds shows all of them, the one that is single once', async () => {
    const { image } = await picture('a wicker basket full of apples, carrots and one big cabbage');
    const count = (is: (r: number, g: number, b: number) => boolean): number => {
      let n = 0;
      for (let i = 0; i < image.data.length; i += 4)
        if (image.data[i + 3] && is(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) n++;
      return n;
    };
    expect(count((r, g, b) => r > 180 && g < 90 && b < 100)).toBeGreaterThan(20);
    expect(count((r, g, b) => g > r * 1.2 && g > b * 1.2 && g > 90)).toBeGreaterThan(20);
  });
});

describe('things that games hand out have drawings of their own', () => {
  it.each(
    'hand mirror|watering can|cargo container|fuel cell|whistle|lasso|ouija board|honeycomb frame|spur|circlet|brooch|bullet|bullet casing|gun magazine|uranium rod|geode|thimble|kalimba|lyre|tonfa|flashbang|marbles|loom|slime ball|gas canister|potted monstera|soy sauce bottle'.split(
      '|',
    ),
  )('%s', (name) => {
    expect(read(name)).toMatchObject({ kind: 'thing', confidence: 1, unknown: [] });
  });
});
