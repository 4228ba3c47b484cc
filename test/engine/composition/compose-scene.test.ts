import { describe, expect, it, test } from 'vitest';
import type { Rgba } from '../../../src/pixels/types.ts';
import { FEATURES } from '../../../workers/engine/composition/features/index.ts';
import { furnish } from '../../../workers/engine/composition/places/furnish.ts';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { POSES } from '../../../workers/engine/composition/sprites/poses.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { holds } from './facts.ts';
import { pictureOf } from './measure.ts';
import { SENTENCES } from './prompts.ts';

const read = (text: string) => understand(text);

describe('the tables', () => {
  it('has at least 60 places whose words are nobody else’s', () => {
    const words = Object.values(PLACES).flatMap((p) => p.words);
    expect(Object.keys(PLACES).length).toBeGreaterThanOrEqual(60);
    expect(words.filter((w, i) => words.indexOf(w) !== i)).toEqual([]);
  });

  test.each(Object.entries(PLACES))('%s: everything in its row can be drawn', (_, row) => {
    for (const feature of row.features ?? []) expect(Object.keys(FEATURES), feature).toContain(feature.split(':')[0]);
    for (const [, what] of row.things) {
      const kinds = /^(?:person|art|set|beast):/.test(what) ? [what] : what.split(' ');
      for (const kind of kinds) expect(furnish(kind, 12, 1, { style: {}, read }), kind).toBeDefined();
    }
  });

  it('every verb has a pose', () => {
    for (const [id, row] of Object.entries(VERBS)) {
      const pose = 'pose' in row ? row.pose : id === 'fly kite' ? 'wave' : id;
      // two that are taken together are joined by a plus
      for (const one of (pose ?? id).split('+')) expect(Object.keys(POSES), id).toContain(one);
    }
  });
});

describe('layers of a background', () => {
  test.each(['a forest', 'a jungle', 'a city at night'])(
    '%s: far, middle and near make the place again',
    async (place) => {
      const [far, middle, near] = await Promise.all(
        ['far parallax layer', 'middle parallax layer', 'foreground layer'].map(async (layer) => {
          const { image } = await draw({ description: `${layer} of ${place}`, width: 128, height: 72, seed: 5 });
          return image;
        }),
      );
      const clear = ({ data }: Rgba, from = 0, to = 72) =>
        data.subarray(from * 128 * 4, to * 128 * 4).filter((v, i) => i % 4 === 3 && v === 0).length /
        (128 * (to - from));
      expect(clear(far!)).toBe(0);
      // what lies behind is seen above the middle, and between what is near
      expect(clear(middle!, 0, 20)).toBeGreaterThan(0.2);
      expect(clear(middle!, 66)).toBe(0);
      expect(clear(near!)).toBeGreaterThan(0.3);
      expect(clear(near!)).toBeLessThan(0.95);
    },
  );
});

describe('pictures of sentences', () => {
  it.each(['two goblins fighting', 'a cat in a box', 'a knight in a forest at night', 'portrait of a queen'])(
    '"%s": exact size, binary alpha, at most 32 colours, the same bytes twice',
    async (description) => {
      const request = { description, width: 72, height: 56, seed: 3 };
      const { image, palette } = await draw(request);
      expect([image.width, image.height]).toEqual([72, 56]);
      expect(image.data.every((v, i) => i % 4 !== 3 || v === 0 || v === 255)).toBe(true);
      expect(palette.length).toBeLessThanOrEqual(32);
      expect((await draw(request)).image.data).toEqual(image.data);
    },
  );

  it('leaves the ground out where none is wanted', async () => {
    const { image } = await draw({
      description: 'a knight in a forest fighting a wolf',
      width: 64,
      height: 64,
      seed: 1,
      noBackground: true,
    });
    expect(image.data.filter((v, i) => i % 4 === 3 && v === 0).length).toBeGreaterThan(64 * 64 * 0.25);
  });

  it('tells every subject, and what nothing was made of', async () => {
    const { brief } = await draw({ description: 'a cat on a couch next to a zogwort', width: 64, height: 64, seed: 1 });
    expect(brief.drawnAs).toContain('cat');
    expect(brief.drawnAs).toContain('sofa');
    expect(brief.unknown).toContain('zogwort');
  });

  it('hands interfaces to the drawer of interfaces', async () => {
    const { brief, palette } = await draw({
      description: 'a health bar with a heart',
      width: 96,
      height: 48,
      seed: 1,
      noBackground: true,
    });
    expect(brief.drawnAs).toContain('interface');
    expect(palette.length).toBeGreaterThan(3);
  });

  it('is as small as it is asked, down to 16 pixels', async () => {
    for (const size of [16, 24]) {
      const { image } = await draw({
        description: 'two cats on a bench',
        width: size,
        height: size,
        seed: 1,
        noBackground: true,
      });
      expect(image.width).toBe(size);
    }
  });

  it('shows at least 85 % of the facts of unseen sentences', { timeout: 120_000 }, () => {
    let [shown, all] = [0, 0];
    for (const { text, facts } of SENTENCES.filter((s) => s.unseen)) {
      const picture = pictureOf(text);
      for (const fact of facts) {
        all++;
        if (holds(picture, fact)) shown++;
      }
    }
    expect(shown / all).toBeGreaterThanOrEqual(0.85);
  });
});
