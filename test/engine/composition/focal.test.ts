import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const [W, H] = [192, 128];
const sceneOf = (text: string) =>
  compositionOf(text, understand(text), (t) => understand(t), { width: W, height: H, background: true, flat: true });

describe('what the words name stands whole in its scene', () => {
  it.each([
    ['snowy pine forest with a cabin', 'log-cabin'],
    ['rainy swamp with a hut', 'hut'],
    ['meadow with flowers and a windmill', 'windmill'],
    ['battlefield with castle in the background', 'castle'],
    ['desert with a small temple', 'temple'],
    ['forest with a river and a wooden bridge', 'bridge'],
    ['shipwreck on a beach', 'shipwreck'],
  ])('%s', (text, concept) => {
    for (const seed of [1, 2, 9]) {
      const { facts } = sceneOf(text)!.whole!({ width: W, height: H, style: {}, seed });
      const ids = facts.shown.flatMap((s, i) =>
        s.concept === concept && (s.node >= 0 || s.what === 'subject') ? [i] : [],
      );
      const at = Array.from(facts.owner.keys()).filter((i) => ids.includes(facts.owner[i]!));
      const ys = at.map((i) => Math.floor(i / W));
      const xs = at.map((i) => i % W);
      const [top, bottom, left, right] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(H - 1);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(W - 1);
      // seen, not a corner of it
      expect((bottom - top) / H).toBeGreaterThan(0.16);
      expect(at.length / ((bottom - top + 1) * (right - left + 1))).toBeGreaterThan(0.34);
    }
  });
});

it('a waterfall alone in open country is painted with its cliff and its pool', () => {
  for (const text of ['jungle with a waterfall', 'a waterfall']) {
    const { facts } = sceneOf(text)!.whole!({ width: W, height: H, style: {}, seed: 3 });
    const at = Array.from(facts.owner.keys()).filter((i) => facts.shown[facts.owner[i]!]?.what === 'waterfall');
    expect(at.length / (W * H), text).toBeGreaterThan(0.15);
  }
});

it.each([
  ['bedroom with snow outside the window', 'bedroom', 'snow'],
  ['kitchen with a window to the sea', 'kitchen', 'sea'],
  ['space station window with view of earth', 'space station', 'space'],
])('%s: what lies outside is seen through the window', (text, place, of) => {
  expect(sceneOf(text)?.graph).toMatchObject({ place, view: { of }, unknown: [] });
});

it.each([
  ['abandoned hospital corridor, flickering lights', 'hospital corridor'],
  ['hotel hallway', 'hotel corridor'],
  ['medieval street at night', 'medieval street'],
  ['lava river in a cave', 'lava cave'],
  ['wheat fields at sunset', 'wheat field'],
])('%s is %s, and nothing stands there that was not asked for', (text, place) => {
  expect(sceneOf(text)?.graph).toMatchObject({ place, nodes: [], extras: [], unknown: [] });
});

it('a bar at an hour and a trade in a wide picture are rooms', () => {
  expect(sceneOf('bar at night')?.graph.place).toBe('tavern');
  expect(sceneOf('medieval blacksmith')?.graph.place).toBe('forge');
  expect(sceneOf('night campsite with a tent')?.graph).toMatchObject({ place: 'campsite', time: 'night' });
});
