/**
 * Measures fitting on the service's own drawings, seen from one side and wanted from all eight, next to the other ways to
 * turn: mean L1 on [−1, 1] RGBA in thousandths. No concept or seed of these drawings was tuned on.
 * Run: npx tsx test/engine/reference/fit/measure-own.ts [COUNT] [FIRST] [network]; without the last word the network is left out.
 */

import { DETAILS, DIRECTIONS, OUTLINES, SHADINGS, VIEWS } from '../../../../src/domain/words.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { PIECES } from '../../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../../workers/engine/catalogue/people.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { createRandom } from '../../../../workers/engine/random.ts';
import { fitSprite } from '../../../../workers/engine/reference/fit/fit-sprite.ts';
import type { Turn } from '../../../../workers/engine/reference/turn/aspect.ts';
import { fromIndexed, toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { TURN_USE, turnByNetwork } from '../../../../workers/engine/reference/turn/network.ts';
import { turnRelief } from '../../../../workers/engine/reference/turn/relief.ts';
import { PITCH, YAW } from '../../../../workers/engine/solids/camera.ts';
import { EVERYDAY_COLOURS } from '../../../../workers/engine/understand/colours.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';

const BEASTS = ['bear', 'cat', 'dog', 'horse', 'lion', 'wolf', 'fox', 'cow', 'pig', 'deer', 'sheep', 'goat'];
const SIZES = [32, 48, 64, 64, 96];
const FROM = ['south', 'east', 'south-east'] as const;
const WAYS = ['fit', 'relief', 'copy', 'mirror', 'network'] as const;

const [, , count = '40', first = '0', network] = process.argv;
const people = Object.keys(HUMANOID_CONCEPTS);
const pieces = Object.keys(PIECES);
const colours = EVERYDAY_COLOURS.map(([name]) => name);
const words = (id: string): string => id.replaceAll('-', ' ');

function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2000) / 255 / a.data.length;
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

async function turnByModel(models: Models, sprite: Rgba, turn: Turn): Promise<Rgba> {
  const reading = { gates: 2, exemplars: 1, repeat: 0, coherent: true, told: true };
  return fromIndexed((await turnByNetwork(models, models.forUse(TURN_USE)!, sprite, turn, reading)).turned);
}

async function main(): Promise<void> {
  const models = network ? await openModels('models', { device: 'cpu' }) : undefined;
  const rows: {
    readonly trusted: boolean;
    readonly score: number;
    readonly right: boolean;
    readonly size: number;
    readonly off: readonly number[];
  }[] = [];
  for (let n = Number(first); n < Number(first) + Number(count); n++) {
    const random = createRandom(`fit/${n}`);
    const colour = () => `${random.pick(colours)} `;
    const worn = () => `${colour()}${words(random.pick(pieces))}`;
    const description =
      random.float() < 0.8
        ? `${words(random.pick(people))}${random.float() < 0.6 ? ` with a ${worn()}` : ''}`
        : `${colour()}${random.pick(BEASTS)}`;
    const size = random.pick(SIZES);
    const view = random.pick(VIEWS);
    const from = random.pick(FROM);
    const usual = random.float() < 0.6;
    const style = usual
      ? { view }
      : { view, outline: random.pick(OUTLINES), shading: random.pick(SHADINGS), detail: random.pick(DETAILS) };
    const brief = understand(description, { seed: n });
    if (brief.kind === 'thing') continue;
    const truth = drawDirections(brief, { width: size, height: size, style, seed: n, variation: 0.7 });
    const sprite = truth[DIRECTIONS.indexOf(from)]!.image;
    const start = performance.now();
    const fit = fitSprite(sprite, { view, direction: from });
    const ms = performance.now() - start;
    if (!fit) {
      process.stdout.write(`${n} ${size} ${view} ${from} "${description}" none\n`);
      continue;
    }
    const sums: number[][] = WAYS.map(() => []);
    for (const [i, to] of DIRECTIONS.entries()) {
      if (to === from) continue;
      const turn = {
        from: { yaw: YAW[from], pitch: PITCH[view] },
        to: { yaw: YAW[to], pitch: PITCH[view] },
        oblique: false,
      };
      const made: readonly Rgba[] = [
        fit.draw({ ...turn.to, shear: 0 }),
        fromIndexed(turnRelief(toIndexed(sprite), turn)),
        sprite,
        flipHorizontal(sprite),
        ...(models ? [await turnByModel(models, sprite, turn)] : []),
      ];
      made.forEach((image, w) => {
        sums[w]!.push(l1(image, truth[i]!.image));
      });
    }
    const off = sums.filter((list) => list.length > 0).map(mean);
    const found = fit.brief.concept;
    rows.push({ trusted: fit.trusted, score: fit.score, right: found === brief.concept, size, off });
    const told = off.map((value, w) => `${WAYS[w]} ${value.toFixed(0)}`).join(', ');
    process.stdout.write(
      `${n} ${size} ${view} ${from} "${description}" ${fit.score.toFixed(3)} ${fit.unshared.toFixed(3)}${fit.trusted ? '' : ' not trusted'} ${found} ${told}, ${ms.toFixed(0)} ms${Object.keys(style).length > 1 ? ` ${Object.values(style).join(', ')}` : ''}\n`,
    );
  }
  for (const [name, list] of [
    ['all', rows],
    ['trusted', rows.filter(({ trusted }) => trusted)],
  ] as const) {
    if (list.length === 0) continue;
    const told = list[0]!.off.map((_, w) => `${WAYS[w]} ${mean(list.map(({ off }) => off[w]!)).toFixed(0)}`).join(', ');
    const worse = list.filter(({ off: [fit, ...others] }) => fit! > Math.min(...others)).length;
    const right = list.filter((r) => r.right).length;
    process.stdout.write(
      `${name}: ${list.length} of ${rows.length}, ${right} of the concept; ${told}; worse than another way ${worse}\n`,
    );
  }
}

await main();
