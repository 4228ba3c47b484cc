import { expect, it } from 'vitest';
import { hexToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import { FEATURES } from '../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { createRandom } from '../../../workers/engine/random.ts';
import { drawSubject, type SubjectImage } from '../../../workers/engine/subject/draw-subject.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import type { Brief } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { options } from '../subject/briefs.ts';

/** Colour words and what they look like, about. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#d03038',
  orange: '#e87820',
  yellow: '#f0d040',
  green: '#3a9c40',
  blue: '#3060d0',
  purple: '#8040b8',
  pink: '#f080b0',
  white: '#f0f0f0',
  black: '#282830',
};

/** Words for what can be worn or held, by the place they take, so that two of one prompt do not compete for it. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  head: ['hat', 'helmet', 'crown', 'hood', 'bandana', 'wizard hat', 'top hat', 'cowboy hat', 'headband', 'beret'],
  back: ['cape', 'cloak'],
  body: ['tunic', 'robe', 'dress', 'shirt', 'coat', 'vest'],
  neck: ['scarf'],
  feet: ['pair of boots', 'pair of shoes'],
  right: ['sword', 'staff', 'axe', 'spear', 'hammer', 'mace', 'dagger', 'wand'],
  left: ['shield', 'round shield'],
  carried: ['backpack'],
  waist: ['belt', 'sash'],
};

interface Prompt {
  readonly text: string;
  readonly wanted: readonly (readonly [thing: string, colour: string])[];
}

function promptOf(n: number): Prompt {
  const r = createRandom(n).fork('colour binding');
  const concept = HUMANOID_CONCEPTS[r.pick(Object.keys(HUMANOID_CONCEPTS))]!;
  const first = r.pick(Object.keys(THINGS));
  const second = r.pick(Object.keys(THINGS).filter((place) => place !== first));
  const [c1, c2] = [r.pick(Object.keys(COLOURS)), r.pick(Object.keys(COLOURS))];
  const [a, b] = [r.pick(THINGS[first]!), r.pick(THINGS[second]!)];
  const said = (colour: string, thing: string) =>
    thing.startsWith('pair of ') ? `a pair of ${colour} ${thing.slice(8)}` : `a ${colour} ${thing}`;
  const article = /^[aeiou]/.test(concept.id) ? 'an' : 'a';
  return {
    text: `${article} ${concept.id.replaceAll('-', ' ')} with ${said(c1, a)} and ${said(c2, b)}`,
    wanted: [
      [a, c1],
      [b, c2],
    ],
  };
}

/** Pixels of the parts called `piece` over all pictures, and the share of them that looks like the colour. */
function measured(pictures: readonly SubjectImage[], piece: string, colour: string) {
  const want = hexToOklab(COLOURS[colour]!);
  const grey = Math.hypot(want[1], want[2]) < 0.04;
  let pixels = 0;
  let like = 0;
  for (const { image, parts, partNames } of pictures) {
    for (let i = 0; i < parts.length; i++) {
      if (parts[i]! < 0 || partNames[parts[i]!] !== piece) continue;
      pixels++;
      const lab = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
      const turn = Math.abs(Math.atan2(lab[2], lab[1]) - Math.atan2(want[2], want[1]));
      const apart = Math.min(turn, 2 * Math.PI - turn) * (180 / Math.PI);
      const plain = Math.hypot(lab[1], lab[2]) < 0.08 && (want[0] > 0.5 ? lab[0] > 0.55 : lab[0] < 0.5);
      if (grey ? plain : apart < 42) like++;
    }
  }
  return { pixels, share: pixels ? like / pixels : 0 };
}

/** What is drawn for a part: a general word ("hat") is whatever the subject has in that slot. */
function drawnPiece(brief: Brief, index: number): string | undefined {
  const part = brief.parts[index];
  const slot = part && FEATURES[part.piece]?.slot;
  return slot ? lookOf(brief, 1, 0).worn.get(slot)?.piece.id : part?.piece;
}

it('100 descriptions with two coloured things: both colours are on their own parts in 95 % of them', () => {
  const misses: string[] = [];
  for (let n = 0; n < 100; n++) {
    const { text, wanted } = promptOf(n);
    const brief = understand(text);
    const pictures = (['south', 'north', 'east', 'west'] as const).map((direction) =>
      drawSubject(brief, options(64, { style: { direction } })),
    );
    const bad = wanted.flatMap(([thing, colour], i) => {
      const piece = drawnPiece(brief, i);
      if (!piece) return [`${thing} is no part`];
      const { pixels, share } = measured(pictures, piece, colour);
      // beneath a vest a shirt is seen, with its sleeves
      return pixels >= 8 && share >= (piece === 'vest' ? 0.35 : 0.6)
        ? []
        : [`${piece} ${colour}: ${pixels} px, ${Math.round(share * 100)} %`];
    });
    if (bad.length > 0) misses.push(`${text}: ${bad.join('; ')}`);
  }
  const share = (100 - misses.length) / 100;
  process.stdout.write(
    `colour binding: ${(share * 100).toFixed(1)} % of 100\n${misses.map((m) => `  ${m}\n`).join('')}`,
  );
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
}, 180_000);
