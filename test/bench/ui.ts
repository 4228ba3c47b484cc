/**
 * Interfaces: milliseconds of a 256×256 panel and of a theme's whole kit, by theme: `npx tsx test/bench/ui.ts`. Aims: a panel
 * in 400 ms, a kit in 3 s.
 */
import { drawUi } from '../../workers/engine/ui/draw-ui.ts';
import { kitOf } from '../../workers/engine/ui/kit.ts';
import { kitParts } from '../../workers/engine/ui/kit-parts.ts';
import { storeKit } from '../../workers/engine/ui/store-kit.ts';
import { THEMES } from '../../workers/engine/ui/themes.ts';

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const panels: number[] = [];
const kits: number[] = [];
for (const theme of THEMES) {
  const draw = (seed: number) => () =>
    void drawUi({ description: `${theme.words[0]} panel`, width: 256, height: 256, seed });
  const first = timed(draw(1));
  const panel = median([2, 3, 4].map((seed) => timed(draw(seed))));
  const kit = timed(() => void storeKit(kitParts(kitOf(theme)), [], theme.name, 1));
  panels.push(panel);
  kits.push(kit);
  const cells = [theme.name.padEnd(12), ...[first, panel, kit].map((ms) => ms.toFixed(0).padStart(6))];
  process.stdout.write(`${cells.join(' ')}\n`);
}
process.stdout.write(`median       panel ${median(panels).toFixed(0)} ms, kit ${median(kits).toFixed(0)} ms\n`);
