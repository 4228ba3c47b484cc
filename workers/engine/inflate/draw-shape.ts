import type { Direction } from '../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { fillOf } from '../catalogue/shapes/filled.ts';
import { shadingOf } from '../solids/detail.ts';
import { defaultSamples, type Rendering, type RenderStage, renderSamples } from '../solids/render.ts';
import type { Scene } from '../solids/scene.ts';
import type { Style } from '../types.ts';
import { fitRelief } from './fit.ts';
import { addMesh } from './mesh.ts';
import { shippedShapes } from './pack.ts';
import type { Wish } from './paints.ts';
import { type Relief, reliefOf } from './relief.ts';
import { paintScene, sampleRelief } from './samples.ts';
import type { Shape } from './shapes.ts';
import { colourSilhouette } from './silhouette.ts';
import { MOST_DEGREES, sampleTurned, turns } from './turn.ts';
import type { Layer, Vectors } from './vectors.ts';

export interface ShapeOptions {
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  /** Width and height in shares of the drawing's own: a long loaf, a tall bottle. */
  readonly stretch?: readonly [x: number, y: number];
  readonly onStage?: (stage: RenderStage, image: () => Rgba) => void;
}

/** Whether a shape can be seen as the style asks; otherwise it is drawn from its one side. */
export function hasView(shape: Shape, style: Style): boolean {
  const { other, degrees } = seenFrom(shape, style);
  return !other && (degrees === 0 || turns(reliefFor(shape, false)));
}

/** Draws a shape as large as the picture allows; `wish` says its colours. Same input, same bytes. */
export function drawShape(shape: Shape, wish: Omit<Wish, 'metal'>, o: ShapeOptions): Rendering {
  const { width, height, style } = o;
  const seen = seenFrom(shape, style);
  const relief = reliefFor(shape, seen.mirrored);
  const size = Math.max(width, height);
  const margin = style.outline === 'lineless' ? 1 : 2;
  const stands = shape.class !== 'item';
  const fit = fitRelief(relief, width, height, margin, stands, o.stretch);
  const long = Math.max(fit.width, fit.height);
  const painted = paintScene(relief, shape.id, long, { ...wish, metal: shape.class !== 'living' });
  const S = defaultSamples(size);
  const degrees = seen.degrees !== 0 && turns(relief) ? seen.degrees : 0;
  const samples =
    degrees === 0
      ? sampleRelief(relief, painted, fit, width, height, S)
      : sampleTurned(relief, painted, fit, width, height, S, degrees);
  return renderSamples(painted.scene, samples, {
    width,
    height,
    view: [long, 0, 0, 0, -long, 0, 0, 0, long],
    originX: width / 2,
    originY: height / 2,
    samples: S,
    shading: shadingOf(style, size),
    outline: style.outline,
    detail: style.detail,
    plane: true,
    onStage: o.onStage,
  });
}

/** Adds a shape to a scene that a motion moves, for a figure of `size` pixels. */
export function addShape(scene: Scene, shape: Shape, wish: Omit<Wish, 'metal'>, size: Px, style: Style): void {
  const relief = reliefFor(shape, seenFrom(shape, style).mirrored);
  addMesh(scene, relief, shape.id, { ...wish, metal: shape.class !== 'living' }, size);
}

interface Seen {
  readonly mirrored: boolean;
  readonly degrees: number;
  /** The side that was asked for is not one of these. */
  readonly other: boolean;
}

/** Side views look west or east by mirroring; what is seen from the front turns a little; other sides are unknown. */
function seenFrom(shape: Shape, style: Style): Seen {
  const { direction, isometric, oblique } = style;
  const other = isometric === true || oblique === true;
  if (direction === undefined) return { mirrored: false, degrees: 0, other };
  if (shape.faces) {
    const side = SIDE[direction];
    return { mirrored: side !== undefined && side !== shape.faces, degrees: 0, other: other || direction !== side };
  }
  const degrees = FRONT[direction];
  return { mirrored: false, degrees: degrees ?? 0, other: other || degrees === undefined };
}

const SIDE: Readonly<Partial<Record<Direction, 'west' | 'east'>>> = {
  west: 'west',
  'south-west': 'west',
  'north-west': 'west',
  east: 'east',
  'south-east': 'east',
  'north-east': 'east',
};
const FRONT: Readonly<Partial<Record<Direction, number>>> = {
  south: 0,
  'south-east': MOST_DEGREES,
  'south-west': -MOST_DEGREES,
};

/** Reliefs are the same at every size and cost some 10 ms: the last ones are kept. */
const KEPT = 48;
const kept = new Map<string, Relief>();
/** Drawings that a hand to the other side would give another meaning. */
const SIDED = /^own:clock-(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/;

function reliefFor(shape: Shape, mirrored: boolean): Relief {
  const key = `${shape.id} ${mirrored}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = shippedShapes().read(shape.source);
  const coloured = shape.tints ? colourSilhouette(drawing, shape.tints, fillOf(shape.id)) : drawing;
  const relief = reliefOf(mirrored ? mirror(coloured) : coloured, SIDED.test(shape.source));
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, relief);
  return relief;
}

/** Left and right exchanged before it is lit: the light stays at the upper left. */
function mirror(drawing: Vectors): Vectors {
  const layers = drawing.layers.map(
    (layer): Layer => ({
      ...layer,
      rings: layer.rings.map((ring) => ring.map((v, i) => (i % 2 === 0 ? drawing.width - v : v))),
    }),
  );
  return { ...drawing, layers };
}
