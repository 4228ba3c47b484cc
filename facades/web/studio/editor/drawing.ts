import { type Bitmap, blank, laidOver } from './pixels.ts';

/** A sheet of glass over all frames. */
export interface Layer {
  readonly id: number;
  readonly name: string;
  readonly visible: boolean;
}
export interface DrawnFrame {
  /** One picture a layer, in the order of the layers. */
  readonly cels: readonly Bitmap[];
  readonly durationMs: number;
}
/** What the editor works on: layers, the lowest first, and frames in the order of play. All of one size. */
export interface Drawing {
  readonly layers: readonly Layer[];
  readonly frames: readonly DrawnFrame[];
}

/** Ten frames a second, the usual rate of the service's animations. */
const USUAL_MS = 100;

export const drawingOf = (pictures: readonly Bitmap[], durations: readonly number[] = []): Drawing => ({
  layers: [{ id: 1, name: 'Layer 1', visible: true }],
  frames: pictures.map((picture, i) => ({ cels: [picture], durationMs: durations[i] ?? USUAL_MS })),
});

/** A frame as it is seen. */
export function flat({ layers, frames }: Drawing, frame: number): Bitmap {
  const cels = frames[frame]!.cels.filter((_, i) => layers[i]!.visible);
  const [lowest, ...others] = cels;
  if (!lowest) return blank(frames[frame]!.cels[0]!.width, frames[frame]!.cels[0]!.height);
  return others.reduce((below, cel) => laidOver(below, cel, { x: 0, y: 0 }), lowest);
}

export const withCel = (drawing: Drawing, frame: number, layer: number, cel: Bitmap): Drawing => ({
  ...drawing,
  frames: drawing.frames.map((one, i) =>
    i === frame ? { ...one, cels: one.cels.map((old, j) => (j === layer ? cel : old)) } : one,
  ),
});

/** A frame that is this picture alone: it lies on the lowest layer, the others are empty there. */
export const withWhole = (drawing: Drawing, frame: number, picture: Bitmap): Drawing => ({
  ...drawing,
  frames: drawing.frames.map((one, i) =>
    i === frame
      ? { ...one, cels: one.cels.map((_, j) => (j === 0 ? picture : blank(picture.width, picture.height))) }
      : one,
  ),
});

/** A copy of a frame behind it. */
export const withFrame = ({ layers, frames }: Drawing, after: number): Drawing => ({
  layers,
  frames: [...frames.slice(0, after + 1), frames[after]!, ...frames.slice(after + 1)],
});
/** The last frame stays. */
export const withoutFrame = (drawing: Drawing, frame: number): Drawing =>
  drawing.frames.length < 2 ? drawing : { ...drawing, frames: drawing.frames.filter((_, i) => i !== frame) };
export function withFrameMoved({ layers, frames }: Drawing, from: number, to: number): Drawing {
  const next = [...frames];
  const [moved] = next.splice(from, 1);
  next.splice(to, 0, moved!);
  return { layers, frames: next };
}
export const withDuration = (drawing: Drawing, frame: number, durationMs: number): Drawing => ({
  ...drawing,
  frames: drawing.frames.map((one, i) => (i === frame ? { ...one, durationMs } : one)),
});

/** An empty layer above one. */
export function withLayer({ layers, frames }: Drawing, above: number): Drawing {
  const id = Math.max(...layers.map((layer) => layer.id)) + 1;
  const at = above + 1;
  return {
    layers: [...layers.slice(0, at), { id, name: `Layer ${id}`, visible: true }, ...layers.slice(at)],
    frames: frames.map((frame) => {
      const [{ width, height }] = frame.cels as [Bitmap];
      return { ...frame, cels: [...frame.cels.slice(0, at), blank(width, height), ...frame.cels.slice(at)] };
    }),
  };
}
/** The last layer stays. */
export const withoutLayer = ({ layers, frames }: Drawing, layer: number): Drawing =>
  layers.length < 2
    ? { layers, frames }
    : {
        layers: layers.filter((_, i) => i !== layer),
        frames: frames.map((frame) => ({ ...frame, cels: frame.cels.filter((_, i) => i !== layer) })),
      };
export function withLayerMoved({ layers, frames }: Drawing, from: number, to: number): Drawing {
  if (to < 0 || to >= layers.length) return { layers, frames };
  const moved = <T>(items: readonly T[]): readonly T[] => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };
  return { layers: moved(layers), frames: frames.map((frame) => ({ ...frame, cels: moved(frame.cels) })) };
}
export const withLayerChanged = (drawing: Drawing, layer: number, change: Partial<Layer>): Drawing => ({
  ...drawing,
  layers: drawing.layers.map((one, i) => (i === layer ? { ...one, ...change } : one)),
});
/** A layer and the one below it as one. */
export function withMergedDown(drawing: Drawing, layer: number): Drawing {
  if (layer < 1) return drawing;
  const merged = {
    ...drawing,
    frames: drawing.frames.map((frame) => ({
      ...frame,
      cels: frame.cels.map((cel, i) => (i === layer - 1 ? laidOver(cel, frame.cels[layer]!, { x: 0, y: 0 }) : cel)),
    })),
  };
  return withoutLayer(merged, layer);
}
