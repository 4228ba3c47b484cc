/** What a sprite shows (somebody, a beast, a sort of thing) and which way that looks. */
import { z } from 'zod';
import { DIRECTIONS, type Direction } from '../../../../src/domain/words.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { frameOf } from './frame.ts';
import { floatsOf } from './model.ts';

/**
 * Things by what they are like from other sides: flat ones (blades, shields, keys), round ones (bottles, trees, lamps),
 * boxes (chests, houses, furniture), and vehicles.
 */
export const SPRITE_KINDS = ['person', 'beast', 'flat', 'round', 'box', 'vehicle'] as const;
export type SpriteKind = (typeof SPRITE_KINDS)[number];

export interface KindSeen {
  /** Probabilities; all together 1. */
  readonly kinds: Readonly<Record<SpriteKind, number>>;
  /** Of all kinds of things together. */
  readonly thing: number;
  /** Which way it looks on screen, if it looks anywhere: probabilities, all together 1. */
  readonly facing: Readonly<Record<Direction, number>>;
}

/** The use that the manifest's row names. */
const USE = 'sprite-kind';

const Config = z.object({
  side: z.int().positive(),
  kinds: z.tuple(SPRITE_KINDS.map((kind) => z.literal(kind)) as [z.ZodLiteral, ...z.ZodLiteral[]]),
  facing: z.tuple(DIRECTIONS.map((word) => z.literal(word)) as [z.ZodLiteral, ...z.ZodLiteral[]]),
});

/** All turns of one sprite ask for the same. */
const seen = new WeakMap<Rgba, Promise<KindSeen | undefined>>();

/** What a sprite with transparent ground shows; undefined where nothing is opaque or no model tells. */
export function kindSeen(models: Models, sprite: Rgba): Promise<KindSeen | undefined> {
  const kind = seen.get(sprite) ?? seeKind(models, sprite);
  seen.set(sprite, kind);
  return kind;
}

async function seeKind(models: Models, sprite: Rgba): Promise<KindSeen | undefined> {
  const row = models.forUse(USE);
  if (!row) return undefined;
  const { side } = Config.parse(row.config);
  const frames = [sprite, flipHorizontal(sprite)].map((image) => frameOf(image, side));
  const [own, other] = frames;
  if (!own || !other) return undefined;
  const data = new Float32Array(2 * own.tensor.data.length);
  data.set(own.tensor.data as Float32Array);
  data.set(other.tensor.data as Float32Array, own.tensor.data.length);
  const out = await (await models.session(row)).run({ image: { data, dims: [2, 4, side, side] } });
  const [kinds, facing] = [floatsOf(out, 'kind_probability'), floatsOf(out, 'facing_probability')];
  const [k, d] = [SPRITE_KINDS.length, DIRECTIONS.length];
  const of = Object.fromEntries(SPRITE_KINDS.map((kind, i) => [kind, (kinds[i]! + kinds[k + i]!) / 2]));
  return {
    kinds: of as Record<SpriteKind, number>,
    thing: 1 - of.person! - of.beast!,
    // The mirror image looks to the other side.
    facing: Object.fromEntries(
      DIRECTIONS.map((word, i) => [word, (facing[i]! + facing[d + ((d - i) % d)]!) / 2]),
    ) as Record<Direction, number>,
  };
}
