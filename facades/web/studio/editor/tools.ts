import {
  Eraser,
  FlipHorizontal2,
  type LucideIcon,
  Minus,
  Move,
  PaintBucket,
  Pencil,
  Pipette,
  Replace,
  Square,
  SquareDashed,
} from 'lucide-react';
import {
  type Bitmap,
  boxOf,
  CLEAR,
  type Color,
  copyOf,
  line,
  mirrored,
  type Point,
  put,
  rectangle,
  region,
} from './pixels.ts';

export const TOOLS = [
  { id: 'pencil', title: 'Pencil', key: 'B', icon: Pencil },
  { id: 'eraser', title: 'Eraser', key: 'E', icon: Eraser },
  { id: 'line', title: 'Line', key: 'L', icon: Minus },
  { id: 'rectangle', title: 'Rectangle', key: 'U', icon: Square },
  { id: 'fill', title: 'Fill', key: 'G', icon: PaintBucket },
  { id: 'replace', title: 'Replace a colour everywhere', key: 'H', icon: Replace },
  { id: 'picker', title: 'Pick a colour', key: 'I', icon: Pipette },
  { id: 'select', title: 'Select a box', key: 'M', icon: SquareDashed },
  { id: 'move', title: 'Move the selection', key: 'V', icon: Move },
] as const satisfies readonly { id: string; title: string; key: string; icon: LucideIcon }[];
export type ToolId = (typeof TOOLS)[number]['id'];
export const MIRROR_ICON = FlipHorizontal2;

/** Tools that draw from where the stroke began to where it is: each step begins with the picture before the stroke. */
export const isShape = (tool: ToolId): boolean => tool === 'line' || tool === 'rectangle';

export interface Stroke {
  readonly tool: ToolId;
  readonly color: Color;
  /** Draws the same on the other side. */
  readonly mirror: boolean;
  /** The pen's places in order: at least one. */
  readonly path: readonly Point[];
}

/** The picture after a stroke; the same object where the tool draws nothing. */
export function painted(before: Bitmap, { tool, color, mirror, path }: Stroke): Bitmap {
  const [first, last] = [path[0]!, path.at(-1)!];
  const places = (): Point[] => {
    if (tool === 'line') return line(first, last);
    if (tool === 'rectangle') return rectangle(boxOf(first, last));
    if (tool === 'fill') return region(before, last);
    if (tool === 'replace') return region(before, last, true);
    return path.flatMap((point, i) => (i ? line(path[i - 1]!, point) : [point]));
  };
  if (tool === 'picker' || tool === 'select' || tool === 'move') return before;
  const points = places();
  const after = copyOf(before);
  for (const point of mirror ? [...points, ...mirrored(before, points)] : points)
    put(after, point, tool === 'eraser' ? CLEAR : color);
  return after;
}
