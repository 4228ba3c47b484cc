/**
 * How near turns come to the true views of the motion data, by source: those of sprites as they are sent, beside their copy,
 * their mirror image and the nearest train character's own view. References face south or east; val is of what no network
 * was trained on. L1 of RGBA on [−1, 1], thousandths, over the whole canvas; refused turns are counted and left out of
 * all columns. Run: npx tsx test/bench/turn-l1.ts --data MOTION [--most 8] [--split val] [--sources lpc,ulpc]
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIRECTIONS, type View } from '../../src/domain/words.ts';
import { flipHorizontal, hardenAlpha, opaqueBounds } from '../../src/pixels/image.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { turnOf } from '../../workers/engine/reference/turn/aspect.ts';
import { turnSprite } from '../../workers/engine/reference/turn/turn-sprite.ts';
import { openNpz } from './npz.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    most: { type: 'string', default: '8' },
    split: { type: 'string', default: 'val' },
    sources: { type: 'string' },
  },
});
const folder = options.data;
if (!folder) throw new Error('Say where the motion data is: --data MOTION.');

const SOURCES = ['render3d_humanoid', 'render3d_creature', 'lpc', 'ulpc', 'ss14', 'tuxemon', 'ninja', 'flare'] as const;
const VIEW: readonly View[] = ['side', 'low top-down', 'high top-down', 'low top-down'];
/** South, east, north, west. */
const SIDES = [0, 2, 4, 6] as const;

interface Subject {
  readonly view: number;
  readonly sides: ReadonlyMap<number, Rgba>;
}

/** Subjects of a source that are seen from the four sides, of their lowest view; train ones only to be compared with. */
async function subjectsOf(source: string): Promise<{ readonly asked: Subject[]; readonly train: Subject[] }> {
  const rows = (await readFile(path.join(folder!, `${source}.jsonl`), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { subject: number; split: string });
  const splitOf = new Map(rows.map(({ subject, split }) => [subject, split]));
  const npz = await openNpz(path.join(folder!, `${source}.npz`));
  const names = ['subject', 'clip', 'direction', 'view', 'width', 'height', 'offset'] as const;
  const [subject, clip, direction, view, width, height, offset] = await Promise.all(
    names.map(async (name) => numbersOf(await npz.read(name))),
  );
  const frames = new Map<number, Map<number, Map<number, number>>>();
  for (let i = 0; i < subject!.length; i++) {
    if (clip![i]! >= 0 || !SIDES.includes(direction![i]! as 0)) continue;
    const views = frames.get(subject![i]!) ?? new Map<number, Map<number, number>>();
    frames.set(subject![i]!, views);
    const own = views.get(view![i]!) ?? new Map<number, number>();
    views.set(view![i]!, own);
    own.set(direction![i]!, i);
  }
  const lists = { asked: [] as { id: number; view: number }[], train: [] as { id: number; view: number }[] };
  for (const [id, views] of frames) {
    const [lowest] = [...views.entries()].filter(([, own]) => own.size === SIDES.length).sort((x, y) => x[0] - y[0]);
    const split = splitOf.get(id);
    const list = split === options.split ? lists.asked : split === 'train' ? lists.train : undefined;
    if (lowest && list && list.length < (list === lists.train ? MOST_TRAIN : Number(options.most)))
      list.push({ id, view: lowest[0] });
  }
  // The archive is one stream: all that is wanted of it is read in one go.
  const wanted = [...lists.asked, ...lists.train].flatMap(({ id, view: v }) => [...frames.get(id)!.get(v)!.values()]);
  const order = [...wanted].sort((x, y) => offset![x]! - offset![y]!);
  const bytes = await npz.slices(
    'pixels',
    order.map((i) => [offset![i]!, width![i]! * height![i]! * 4] as const),
  );
  const image = new Map(
    order.map((i, k) => [
      i,
      hardenAlpha({ width: width![i]!, height: height![i]!, data: new Uint8ClampedArray(bytes[k]!) }),
    ]),
  );
  const seen = (list: readonly { id: number; view: number }[]): Subject[] =>
    list
      .map(({ id, view: v }) => ({
        view: v,
        sides: new Map(SIDES.map((side) => [side, image.get(frames.get(id)!.get(v)!.get(side)!)!])),
      }))
      .filter(({ sides }) => [...sides.values()].every((one) => opaqueBounds(one)));
  return { asked: seen(lists.asked), train: seen(lists.train) };
}

/** Train characters that are looked at for the nearest one. */
const MOST_TRAIN = 250;

function numbersOf({ bytes, dtype }: { readonly bytes: Buffer; readonly dtype: string }): number[] {
  const size = Number(dtype.slice(-1));
  const read: Record<string, (at: number) => number> = {
    i8: (at) => Number(bytes.readBigInt64LE(at)),
    i4: (at) => bytes.readInt32LE(at),
    i2: (at) => bytes.readInt16LE(at),
    u2: (at) => bytes.readUInt16LE(at),
    i1: (at) => bytes.readInt8(at),
  };
  const one = read[dtype.slice(-2)]!;
  return Array.from({ length: bytes.length / size }, (_, i) => one(i * size));
}

/** Mean absolute difference of RGBA on [−1, 1], where transparent is 0; infinite for other sizes. */
function l1(a: Rgba, b: Rgba): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length / 127.5;
}

const models = await openModels(new URL('../../models', import.meta.url).pathname, { device: 'cpu' });
const print = (...cells: (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
print('source, turn', 'pairs', 'refused', 'copy', 'mirror', 'nearest', 'turned');
for (const source of options.sources?.split(',') ?? SOURCES) {
  const { asked, train } = await subjectsOf(source);
  const sums = new Map<string, number[]>();
  for (const { view, sides } of asked) {
    for (const from of [0, 2] as const) {
      const sprite = sides.get(from)!;
      const near = train.reduce<{ d: number; of?: Subject }>(
        (best, one) => {
          const d = l1(one.sides.get(from)!, sprite);
          return d < best.d ? { d, of: one } : best;
        },
        { d: Number.POSITIVE_INFINITY },
      ).of;
      for (const to of SIDES.filter((side) => side !== from)) {
        const truth = sides.get(to)!;
        const name =
          from === 0 && to === 4
            ? 'front → back'
            : from === 2 && to === 6
              ? 'side → side'
              : from === 0
                ? 'front → side'
                : 'side → front, back';
        const own = sums.get(name) ?? [0, 0, 0, 0, 0, 0];
        sums.set(name, own);
        const turn = turnOf({
          fromView: VIEW[view]!,
          toView: VIEW[view]!,
          fromDirection: DIRECTIONS[from]!,
          toDirection: DIRECTIONS[to]!,
        });
        const { image, fault } = await turnSprite({ models }, sprite, turn, 3);
        if (fault) {
          own[1]!++;
          continue;
        }
        own[0]!++;
        const others = [sprite, flipHorizontal(sprite), near?.sides.get(to) ?? sprite, image];
        for (const [k, other] of others.entries()) {
          own[k + 2]! += Math.min(l1(other, truth), 2);
        }
      }
    }
  }
  for (const [name, [pairs, refused, ...rest]] of sums) {
    print(`${source}, ${name}`, pairs!, refused!, ...rest.map((v) => ((1000 * v) / Math.max(1, pairs!)).toFixed(1)));
  }
}
await models.dispose();
