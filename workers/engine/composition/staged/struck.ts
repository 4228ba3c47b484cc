/** What flies hits something: a flash where they meet, and what is thrown back or up. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { ellipse } from '../effects/paint.ts';
import type { Read } from '../read/known.ts';
import { painted } from '../sprites/sprite.ts';
import { type Drawer, shownOf } from './drawer.ts';
import { apart, chips, coloursOf, cropped } from './pieces.ts';
import type { Several, Staged } from './read-staged.ts';

/** Comes down from above, or stands upright. */
const UPRIGHT = /lightning|light-beam|pillar|sun-rays|level-up|holy/;

/** Wet stuff splashes in its light tone. */
const lightest = (colours: readonly string[]): string => colours.reduce((a, b) => (hexToOklab(b)[0] > hexToOklab(a)[0] && hexToOklab(b)[0] < 0.97 ? b : a)); // biome-ignore format: one line

/** It flies to the right, or down, into what stands there, with a flash and what is thrown back. */
export function struck(
  d: Drawer,
  flies: Several,
  hit: Several | undefined,
  { bits, pieces, to, ground }: Staged,
  read: Read,
): void {
  if (ground) {
    intoGround(d, flies, ground, bits, read);
    return;
  }
  const { width, height } = d.stage.image;
  const above = UPRIGHT.test(flies.brief.concept) || /meteor|anvil/.test(flies.brief.concept);
  const target = hit && d.draw(hit.brief, d.side * (above ? 0.6 : 0.66));
  const shape = target && (pieces ? cropped(apart(target, pieces, 0.1, d.random)) : target);
  const wet = /snow|slime|egg|tomato|water|paint|pie|blood|mud|ink|acid|goo|splash|cream|cake|juice/.exec(`${flies.brief.concept} ${flies.text}`)?.[0]; // biome-ignore format: one line
  const own = d.draw(flies.brief, d.side * (above ? 0.62 : wet ? 0.32 : 0.5));
  const stuff =
    bits.length > 0 ? bits : [...(shape ? coloursOf(shape).slice(0, 2) : []), ...coloursOf(own).slice(0, 2)];
  const flash = (size: number): Rgba => {
    const plain = read(wet ? 'splatter' : 'impact burst');
    return d.draw({ ...plain, colours: wet ? [lightest(coloursOf(own))] : bits.slice(0, 1) }, size);
  };
  if (above) {
    const x = width / 2;
    if (shape) d.put(shape, x, height - shape.height / 2 - 1, shownOf(1, hit!));
    const y = shape ? height - shape.height : height - d.side * 0.14;
    const down = UPRIGHT.test(flies.brief.concept) ? d.draw(flies.brief, d.side * 0.5, y + d.side * 0.16) : own;
    d.put(flash(d.side * 0.36), x, y + d.side * 0.06, {
      node: -1,
      copy: 0,
      what: 'flash',
      concept: 'impact',
      glow: true,
    });
    d.put(down, x, Math.max(down.height / 2, y + d.side * 0.1 - down.height / 2), shownOf(0, flies));
    chips(d.stage.image, x, y + d.side * 0.06, d.side * 0.4, -Math.PI * 0.98, -Math.PI * 0.02, stuff, d.random, 9);
    return;
  }
  const right = shape ? width - shape.width - 1 : width * 0.66;
  if (shape) d.put(shape, width - shape.width / 2 - 1, Math.max(height - shape.height / 2 - 1, height / 2), shownOf(1, hit!)); // biome-ignore format: one line
  const y = shape
    ? Math.max(height - shape.height - 1, height / 2 - shape.height / 2) + shape.height * 0.42
    : height / 2;
  const x = right + (shape ? shape.width * 0.16 : 0);
  const backwards = to === 'left' || to === undefined ? [Math.PI * 0.62, Math.PI * 1.44] : to === 'up' ? [Math.PI * 1.15, Math.PI * 1.85] : [-Math.PI * 0.4, Math.PI * 0.4]; // biome-ignore format: one line
  const burst = flash(d.side * (shape ? (wet ? 0.56 : 0.36) : 0.56));
  const beam = /beam|laser|ray/.test(flies.brief.concept);
  const long = beam ? d.draw(flies.brief, x + d.side * 0.04, d.side * 0.4) : own;
  const fly = (): void => d.put(long, Math.max(long.width / 2, x - long.width * (beam ? 0.5 : 0.36)), y + (beam || /ball|orb|egg|rock|stone|snow|tomato|bomb/.test(flies.brief.concept) ? 0 : long.height * 0.36), { ...shownOf(0, flies), ...(beam ? { glow: true } : {}) }); // biome-ignore format: one line
  const burn = (): void => d.put(burst, x, y, { node: -1, copy: 0, what: 'flash', concept: wet ? 'splatter' : 'impact', glow: !wet }); // biome-ignore format: one line
  // what bursts itself lies under the rest of it
  if (wet) {
    burn();
    fly();
  } else {
    fly();
    burn();
  }
  chips(d.stage.image, x, y, d.side * 0.42, backwards[0]!, backwards[1]!, stuff, d.random, shape ? 9 : 11);
}

/** It comes down on the ground, which flies up on both sides; out of water a splash rises. */
function intoGround(
  d: Drawer,
  flies: Several,
  { of, hues }: NonNullable<Staged['ground']>,
  bits: readonly string[],
  read: Read,
): void {
  const { width, height } = d.stage.image;
  const wet = /water|sea|lake/.test(of);
  const y = height * 0.8;
  const base = createImage(width, height);
  ellipse(base, width / 2, y + d.side * 0.04, width * 0.42, d.side * 0.13, (_x, _y, k) =>
    k > 0.72 ? hues[1] : hues[0],
  );
  // the hole that it makes
  if (!wet)
    ellipse(base, width / 2, y + d.side * 0.02, width * 0.24, d.side * 0.07, (_x, _y, k) =>
      k > 0.6 ? '#3c2c24' : '#241a18',
    );
  d.stage.put(painted(base, 'ground'), 0, 0, { node: -1, copy: 0, what: 'ground', concept: of });
  const own = d.draw(flies.brief, d.side * (UPRIGHT.test(flies.brief.concept) ? 0.7 : 0.46));
  const rise = d.draw({ ...read(wet ? 'water splash' : 'impact burst'), ...(wet && of !== 'lava' ? {} : { colours: bits.slice(0, 1) }) }, width * (wet ? 0.9 : 0.5), d.side * (wet ? 0.46 : 0.4)); // biome-ignore format: one line
  const fly = (): void =>
    d.put(own, width / 2, Math.max(own.height / 2, y - own.height * (wet ? 0.78 : 0.42)), shownOf(0, flies));
  const burst = (): void => d.put(rise, width / 2, y - rise.height * (wet ? 0.36 : 0.1), { node: -1, copy: 0, what: 'flash', concept: wet ? 'splash' : 'impact', glow: !wet }); // biome-ignore format: one line
  // it goes down behind the splash, and lies before the flash
  fly();
  burst();
  if (!wet) fly();
  const stuff = [...hues, ...bits];
  chips(d.stage.image, width / 2, y, d.side * 0.48, -Math.PI * 0.98, -Math.PI * 0.66, stuff, d.random, 6);
  chips(d.stage.image, width / 2, y, d.side * 0.48, -Math.PI * 0.34, -Math.PI * 0.02, stuff, d.random, 6);
}
