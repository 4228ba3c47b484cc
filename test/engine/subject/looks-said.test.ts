import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../workers/engine/catalogue/garments/index.ts';
import { materialOf } from '../../../workers/engine/catalogue/materials.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { FACE_WEAR } from '../../../workers/engine/subject/small/large/doll/face-wear.ts';
import { HELD } from '../../../workers/engine/subject/small/large/doll/held.ts';
import { borrowed } from '../../../workers/engine/subject/small/large/doll/held-borrowed.ts';
import { bodyOf } from '../../../workers/engine/subject/sources.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const wornBy = (text: string, seed = 1) => lookOf(understand(text, { seed }), seed, 1).worn;

describe('what is said of how somebody looks', () => {
  it('makes a suit the one of his world, all of its colour', () => {
    const worn = wornBy('space miner in orange suit');
    const torso = worn.get('torso')!;
    expect(torso.piece.id).toBe('spacesuit');
    expect(worn.get('hat')!.piece.id).toBe('clear-helmet');
    for (const slot of ['legs', 'hands'] as const) expect(worn.get(slot)!.material).toBe(torso.material);
    expect(torso.piece.torso!.sleeve).toBe(torso.material);
    expect(wornBy('banker in a grey suit').get('torso')!.piece.id).toBe('suit');
  });

  it('gives hair the colour of a beard, and a dress another one', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const worn = wornBy('wizard with a long purple beard', seed);
      const [hair, beard, torso] = [worn.get('hair')!, worn.get('beard')!, worn.get('torso')!];
      expect(hair.material).toBe(beard.material);
      expect(materialOf(torso.material).lab).not.toEqual(materialOf('purple').lab);
    }
    expect(wornBy('wizard with black hair and a long white beard').get('hair')!.material).not.toMatch(/white/);
  });

  it('puts a pipe into no mouth for which none was asked', () => {
    expect(wornBy('victorian detective lady').get('mouth')).toBeUndefined();
    expect(wornBy('sherlock holmes').get('mouth')?.piece.id).toBe('tobacco-pipe');
  });

  it('holds a thing by the end of its handle, and shows a rod with its line and hook', () => {
    const { rows } = borrowed({ piece: pieceOf('held/magnifying-glass')! })!;
    const last = rows.findLast((row) => /[^.]/.test(row))!;
    expect(last.search(/[^.]/)).toBeGreaterThan(last.length / 2);
    expect(HELD.rod!.rows.length).toBeGreaterThan(12);
  });

  it('lets a long beard that was asked for hang low, and no tuft into the gap of a cap', () => {
    const drawn = (text: string) => bodyOf(understand(text, { seed: 3 })).draw({ style: {}, seed: 3, variation: 0, width: 64, height: 64 }); // biome-ignore format: one line
    const rowsOf = (text: string, name: RegExp) => {
      const { parts, partNames } = drawn(text);
      const ys = [...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [Math.floor(i / 64)] : []));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(rowsOf('wizard with a long purple beard', /beard/)).toBeGreaterThan(rowsOf('wizard', /beard/) + 3);
    const { image, parts, partNames } = drawn('boy with blue hair and a backwards cap');
    const at = [...parts].findIndex((p) => p >= 0 && partNames[p] === 'gap');
    // skin has more red than blue
    expect(image.data[at * 4]).toBeGreaterThan(image.data[at * 4 + 2]!);
  });

  it('has a beak that goes to the side', () => {
    const tip = FACE_WEAR['plague-mask']!.rows.at(-1)!;
    expect(tip.search(/[^.]/)).toBeGreaterThan(14);
  });
});
