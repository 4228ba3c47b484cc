import { InputError } from '../../../src/domain/input-error.ts';
import type { MakeTilesProData, MakeTilesProPayload } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { drawProTiles } from '../../engine/tile/pro.ts';
import type { ProRequest } from '../../engine/tile/pro-types.ts';
import { encoded, imageOf, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface MadeTilesPro {
  readonly tiles: readonly (Picture & {
    readonly name: string;
    readonly description: string;
    readonly unknown: readonly string[];
  })[];
  readonly data: MakeTilesProData;
}

/** Sides of a style image, which is a tile: pixels. */
const MOST_STYLE = 256;

const given = <K extends string, V>(key: K, value: V | null): { [P in K]?: V } =>
  (value === null ? {} : { [key]: value }) as { [P in K]?: V };

/** Pro tiles with the rules of their placement. */
export const makeTilesProTask: Task<MakeTilesProPayload, MadeTilesPro> = async (q, tools, hooks) => {
  hooks.onStep?.({ stage: 'understanding', fraction: 0.05 });
  const styleImages = await Promise.all(q.styleImages.map(imageOf));
  if (styleImages.some(({ width, height }) => Math.max(width, height) > MOST_STYLE))
    throw new InputError(`A style image is a tile: at most ${MOST_STYLE}x${MOST_STYLE} pixels.`);
  const request: ProRequest = {
    description: q.description,
    shape: q.shape,
    size: q.size,
    view: q.view,
    outlineMode: q.outlineMode,
    seed: q.seed,
    ...given('height', q.height),
    ...given('angle', q.angle),
    ...given('depthRatio', q.depthRatio),
    ...(q.flatTop !== null && { flatTop: q.flatTop >= 3 ? (4 as const) : (2 as const) }),
    ...given('feature', q.feature),
    ...given('wallTiles', q.wallTiles),
    ...given('layout', q.layout),
    ...given('wall', q.wall),
    ...given('floor', q.floor),
    ...given('floor2', q.floor2),
    ...given('wallAngle', q.wallAngle),
    ...given('lean', q.lean),
    ...(styleImages.length > 0 && { styleImages }),
    ...given('styleOptions', q.styleOptions),
    ...(tools.words && { vectors: tools.words }),
  };
  const quiet = hooks.signal ? { signal: hooks.signal } : {};
  const made = await drawProTiles(request, tools, quiet, (image, done, of) =>
    hooks.onStep?.({ stage: 'tiles', fraction: 0.05 + (0.9 * done) / of, preview: image }),
  );
  const { kind, rules } = made;
  return {
    tiles: made.tiles.map(({ name, description, image, unknown = [] }) => ({
      ...encoded(image, paletteOf(image)),
      name,
      description,
      unknown,
    })),
    data: {
      kind,
      descriptions: made.tiles.map((t) => t.description),
      rules: rules
        ? {
            rule_type: rules.ruleType,
            arity: rules.arity,
            connectivity: rules.connectivity,
            terrains: rules.terrains,
            order: rules.order,
            tiles: rules.tiles,
          }
        : null,
    },
  };
};
