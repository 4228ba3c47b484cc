/** Levels seen from the side, from words: "rolling ground with two gaps, floating platforms and stairs at the end". */
import { hash } from '../../domain/chance.ts';
import { noise, type Place } from '../generate.ts';
import type { Grid } from '../grid.ts';
import type { Ground } from '../terrain.ts';
import type { Understood } from './index.ts';
import { BENT, BREAKS, COUNTS, IDLE, LONG, MOST_COUNT, NEGATIONS, RELATIONS, SIDES, SIZES, stem } from './lexicon.ts';
import { countOf, emptyMask, type Mask, maskOf, placesOf, wholeOf } from './masks.ts';
import { tokens } from './read.ts';

type Part = 'ground' | 'hill' | 'gap' | 'platform' | 'stairs' | 'wall' | 'ceiling' | 'tower' | 'cave';
const PARTS: Readonly<Record<Part, readonly string[]>> = {
  ground: ['ground', 'floor', 'level', 'platformer', 'terrain', 'land', 'plain', 'field', 'island'],
  hill: ['hill', 'mound', 'slope', 'hilly', 'rolling', 'uneven', 'bump', 'mountain', 'plateau', 'cliff'],
  gap: ['gap', 'pit', 'hole', 'chasm', 'abyss', 'ravine', 'canyon', 'valley'],
  platform: ['platform', 'ledge', 'floating', 'block', 'bridge'],
  stairs: ['stair', 'step', 'staircase', 'stairway', 'stairs', 'steps'],
  wall: ['wall', 'barrier', 'obstacle'],
  tower: ['tower', 'pillar', 'column', 'castle'],
  ceiling: ['ceiling', 'roof'],
  cave: ['cave', 'tunnel', 'underground', 'cavern', 'mine', 'dungeon'],
};
const BY_WORD = new Map(
  Object.entries(PARTS).flatMap(([part, words]) => words.map((word) => [word, part as Part] as const)),
);
const partOf = (word: string): Part | undefined => BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, ''));

interface Asked {
  readonly part: Part;
  readonly word: string;
  readonly count: number;
  readonly scale: number;
  /** Share of the level's width at which it stands. */
  readonly at?: number;
  readonly terrain: number;
  readonly left: boolean;
}

/** Cells that a jump takes: no gap is wider, no step higher, no platform further up than the one before. */
const JUMP = { wide: 4, high: 3 };
const ENDS: Readonly<Record<string, number>> = { start: 0.1, beginning: 0.1, end: 0.88, finish: 0.88, goal: 0.88 };

function read(text: string, { terrains, sets }: Ground): { asked: Asked[]; unknown: string[] } {
  const said = tokens(text);
  const solids = terrains.map((name, at) =>
    sets.some(({ lower }) => lower === at) ? (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem) : [],
  );
  const usual = sets[0]!.lower;
  const saying = (words: readonly string[]) => {
    const at = solids.findIndex((own) => words.some((word) => !IDLE.has(word) && own.includes(stem(word))));
    return at >= 0 ? at : usual;
  };
  const found = said.flatMap((word, at) => {
    const part = partOf(word);
    // "floating platforms" are one thing
    const next = said[at + 1];
    return part && !(next && partOf(next) && (part === 'platform' || partOf(next) === 'ground'))
      ? [{ part, word, at }]
      : [];
  });
  const asked = found.map(({ part, word, at }, i): Asked => {
    const from = i ? found[i - 1]!.at + 1 : 0;
    const gap = said.slice(from, at);
    const before = i ? gap.slice(gap.findLastIndex((one) => BREAKS.has(one)) + 1) : gap;
    const tail = said.slice(at + 1, found[i + 1]?.at);
    const end = found[i + 1] ? tail.findLastIndex((one) => BREAKS.has(one)) : tail.length;
    const after = end >= 0 ? tail.slice(0, end) : tail;
    const count = before.map((one) => COUNTS[one] ?? (/^\d+$/.test(one) ? Number(one) : 0)).find(Boolean);
    const isMany = /s$/.test(word) && !/stairs|steps/.test(word);
    const place = [...after, ...before]
      .map((one) => ENDS[one] ?? SIDES[one]?.[0])
      .find((one) => one !== undefined && one !== null);
    return {
      ...{ part, word, left: before.some((one) => NEGATIONS.has(one)), terrain: saying(before) },
      count: Math.min(MOST_COUNT, count ?? (part === 'hill' && !/^hill$|^mound$/.test(word) ? 2 : isMany ? 3 : 1)),
      scale: before.reduce(
        (all, one) => all * (SIZES[one] ?? (one === 'high' || one === 'tall' || one === 'deep' ? 1.5 : 1)),
        1,
      ),
      ...(place !== undefined && { at: 0.12 + 0.76 * (place as number) }),
    };
  });
  const known = (word: string) =>
    word.length < 3 || /[\d,.;:]/.test(word) || partOf(word) || IDLE.has(word) || BREAKS.has(word) || NEGATIONS.has(word) || RELATIONS[word] ||
    SIDES[word] || SIZES[word] || COUNTS[word] || ENDS[word] !== undefined || LONG.has(word) || BENT.has(word) || /^(high|low|tall|deep|flat|above|below)$/.test(word) ||
    solids.some((own) => own.includes(stem(word))); // biome-ignore format: a list
  return { asked, unknown: [...new Set(said.filter((word) => !known(word)))] };
}

/** What a text asks for in a level; undefined where it names no part of one. */
export function levelOf(text: string, ground: Ground, grid: Grid, seed: number): Understood | undefined {
  const { asked, unknown } = read(text, ground);
  const wanted = asked.filter(({ left }) => !left);
  if (!wanted.length) return undefined;
  const { width, height } = grid;
  const [{ lower: solid, upper: air }] = ground.sets as [Ground['sets'][number], ...Ground['sets']];
  const isFresh = new Set(grid.corners).size === 1;
  const of = (part: Part) => wanted.filter((one) => one.part === part);
  const base = Math.max(2, Math.round(height * 0.2));
  /** Height of the ground in each column, in cells. */
  const heights = isFresh ? Array.from({ length: width }, () => base) : tops(grid, air);
  const free = spots(wanted, width, seed);
  const rise = (from: number, to: number, by: (t: number) => number) => {
    for (let x = Math.max(0, from); x < Math.min(width, to); x++)
      heights[x] = Math.max(heights[x]!, base + by((x - from + 0.5) / (to - from)));
  };
  const gaps: (readonly [number, number])[] = [];
  const masks = new Map<number, Mask>();
  const put = (terrain: number, places: readonly Place[]) => {
    const mask = maskOf(grid, [...(masks.has(terrain) ? placesOf(masks.get(terrain)!) : []), ...places]);
    masks.set(terrain, mask);
  };
  const box = (x: number, y: number, w: number, h: number): Place[] =>
    Array.from({ length: w * h }, (_, i) => [x + (i % w), y + Math.floor(i / w)] as const);
  for (const { one, x, n } of free) {
    const wide = (cells: number) => Math.max(2, Math.round(cells * one.scale));
    const high = (cells: number) => Math.min(height - base - 4, Math.max(1, Math.round(cells * one.scale)));
    if (one.part === 'hill') {
      const [w, h] = [wide(9), high(3)];
      // in steps that can be walked up
      rise(x - (w >> 1), x + (w >> 1) + 1, (t) => Math.round(h * Math.sin(Math.PI * t)));
    } else if (one.part === 'stairs') {
      const steps = high(5);
      rise(x - steps * 2, x + steps, (t) => Math.min(steps, Math.ceil(steps * Math.min(1, t * 1.5))));
    } else if (one.part === 'tower' || one.part === 'wall') {
      const [w, h] = [
        one.part === 'tower' ? wide(3) : 2,
        one.part === 'tower' ? high(7) : Math.min(JUMP.high, high(3)),
      ];
      rise(x - (w >> 1), x - (w >> 1) + w, () => h);
    } else if (one.part === 'gap') {
      // wider than a jump only where platforms lead over it
      const w = Math.min(
        of('platform').length ? width >> 1 : JUMP.wide + 1,
        wide(of('platform').length && one.scale > 1 ? 9 : 4),
      );
      gaps.push([x - (w >> 1), x - (w >> 1) + w]);
    } else if (one.part === 'platform') {
      const w = wide(4);
      const up = heights[Math.max(0, Math.min(width - 1, x))]! + JUMP.high + (n % 3);
      put(one.terrain, box(Math.max(1, Math.min(width - w - 1, x - (w >> 1))), Math.max(2, height - up - 1), w, 1));
    }
  }
  for (const [from, to] of gaps) for (let x = Math.max(1, from); x < Math.min(width - 1, to); x++) heights[x] = 0;
  const floor = heights.flatMap((h, x) => box(x, height - h, 1, h));
  put(of('ground')[0]?.terrain ?? solid, floor);
  const isCave = of('cave').length > 0;
  if (isCave || of('ceiling').length) {
    const deep = (x: number) =>
      Math.max(1, Math.round(height * 0.12 + (isCave ? (noise(x / 4, 9, seed) - 0.3) * 4 : 0)));
    put(
      (of('cave')[0] ?? of('ceiling')[0])!.terrain,
      Array.from({ length: width }, (_, x) => box(x, 0, 1, deep(x))).flat(),
    );
  }
  const edits = [...masks]
    .filter(([, mask]) => countOf(mask))
    .map(([terrain, mask]) => ({
      ...({ kind: 'paint', terrain, by: 'cells', size: 1, seed } as const),
      points: placesOf(mask),
      area: wholeOf(mask),
    }));
  // a gap in ground that is there already is air
  const holes = isFresh
    ? emptyMask(grid)
    : maskOf(
        grid,
        gaps.flatMap(([from, to]) => box(from, Math.floor(height / 2), to - from, Math.ceil(height / 2))),
      );
  if (countOf(holes))
    edits.push({
      kind: 'paint',
      terrain: air,
      by: 'cells',
      size: 1,
      seed,
      points: placesOf(holes),
      area: wholeOf(holes),
    });
  return {
    edits,
    laid: wanted.map(
      ({ word, count, terrain }) => `${count > 1 ? `${count} ` : ''}${word} of "${ground.terrains[terrain]}"`,
    ),
    lacking: [],
    unknown,
    notes: asked.some(({ left }) => left)
      ? [
          `left out, as it says: ${asked
            .filter(({ left }) => left)
            .map(({ word }) => word)
            .join(', ')}`,
        ]
      : [],
  };
}

/** Height of what stands in each column from the floor up. */
function tops({ width, height, corners }: Grid, air: number): number[] {
  const row = width + 1;
  return Array.from({ length: width }, (_, x) => {
    let h = 0;
    while (h < height && corners[(height - 1 - h) * row + x] !== air && corners[(height - 1 - h) * row + x + 1] !== air)
      h++;
    return h;
  });
}

/** Where along the level each part stands: at its place, the others evenly between start and end, in the order of the words. */
function spots(wanted: readonly Asked[], width: number, seed: number): { one: Asked; x: number; n: number }[] {
  const all = wanted
    .filter(({ part }) => !['ground', 'ceiling', 'cave'].includes(part))
    .flatMap((one) => Array.from({ length: one.count }, (_, n) => ({ one, n })));
  // what lies on the ground takes turns, platforms hang anywhere above it
  const low = all.filter(({ one }) => one.part !== 'platform');
  const even = (of: readonly { one: Asked; n: number }[]) => {
    const turned = [...of].sort((a, b) => (a.n + 0.5) / a.one.count - (b.n + 0.5) / b.one.count);
    const loose = turned.filter(({ one }) => one.at === undefined || one.count > 1);
    return turned.map((item) => {
      const k = loose.indexOf(item);
      const share = k < 0 ? item.one.at! : 0.14 + (0.74 * (k + 0.5)) / loose.length + (hash(k, 5, seed) - 0.5) * 0.04;
      return { ...item, x: Math.round(share * (width - 1)) };
    });
  };
  return [...even(low), ...even(all.filter(({ one }) => one.part === 'platform'))];
}
