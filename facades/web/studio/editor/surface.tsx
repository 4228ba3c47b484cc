import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Bitmap, type Box, boxOf, colorAt, hexOf, inside, type Point } from './pixels.ts';
import { isShape, type ToolId } from './tools.ts';

/** Tools that begin at one place and end at another. */
const hasTwoEnds = (tool: ToolId): boolean => isShape(tool) || tool === 'select' || tool === 'move';

/** Where is drawn: by pointer, or by arrows and Enter. */
export function Surface({
  shown,
  before,
  grid,
  tool,
  box,
  path,
  onPath,
  onEnd,
  onPlace,
  children,
}: {
  /** The frame with the stroke that is being drawn. */
  shown: Bitmap;
  /** The frame before it, shown through; undefined for none. */
  before: Bitmap | undefined;
  grid: boolean;
  tool: ToolId;
  box: Box | undefined;
  path: readonly Point[];
  onPath: (path: readonly Point[]) => void;
  onEnd: (path: readonly Point[]) => void;
  onPlace: (words: string) => void;
  children?: React.ReactNode;
}) {
  const { width, height } = shown;
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(8);
  const [pen, setPen] = useState<Point>({ x: 0, y: 0 });
  // Arrows move the pen; Enter puts it down and, for what has two ends, up again.
  const [held, setHeld] = useState<Point>();

  useEffect(() => {
    const element = room.current!;
    const fit = () => {
      const [across, down] = [(element.clientWidth - 32) / width, (element.clientHeight - 32) / height];
      setFactor(Math.max(1, Math.floor(Math.min(across, down))));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    const target = canvas.current!;
    target.width = width;
    target.height = height;
    const context = target.getContext('2d')!;
    context.putImageData(imageOf(shown), 0, 0);
    if (!before) return;
    const ghost = new OffscreenCanvas(width, height);
    ghost.getContext('2d')!.putImageData(imageOf(before), 0, 0);
    context.globalCompositeOperation = 'destination-over';
    context.globalAlpha = 0.3;
    context.drawImage(ghost, 0, 0);
  }, [shown, before, width, height]);

  useEffect(() => {
    const over = inside(shown, pen) ? colorAt(shown, pen) : undefined;
    const color = over ? `, ${over[3] ? hexOf(over) : 'clear'}` : '';
    onPlace(`x ${pen.x}, y ${pen.y}${color} · ${width} × ${height} · ${factor}×`);
  }, [shown, pen, width, height, factor, onPlace]);

  const place = (event: PointerEvent): Point => {
    const bounds = canvas.current!.getBoundingClientRect();
    // on very large screens the whole page is enlarged, and the canvas with it
    const pixel = bounds.width / width;
    return {
      x: Math.floor((event.clientX - bounds.left) / pixel),
      y: Math.floor((event.clientY - bounds.top) / pixel),
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onPath([place(event)]);
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = place(event);
    if (at.x !== pen.x || at.y !== pen.y) setPen(at);
    if (path.length) onPath(hasTwoEnds(tool) ? [path[0]!, at] : [...path, at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const by = event.shiftKey ? 8 : 1;
      const next = {
        x: Math.max(0, Math.min(width - 1, pen.x + step[0]! * by)),
        y: Math.max(0, Math.min(height - 1, pen.y + step[1]! * by)),
      };
      setPen(next);
      if (held) onPath([held, next]);
    } else if (event.key === 'Enter') {
      if (hasTwoEnds(tool)) {
        if (held) onEnd([held, pen]);
        setHeld(held ? undefined : pen);
      } else onEnd([pen]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const selected = tool === 'select' && path.length ? boxOf(path[0]!, path.at(-1)!) : box;
  const placed = ({ x, y, width: w, height: h }: Box) => ({
    left: x * factor,
    top: y * factor,
    width: w * factor,
    height: h * factor,
  });
  return (
    <div ref={room} className="canvas-room">
      <div
        className="canvas check"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter draw
        tabIndex={0}
        role="application"
        aria-label={`Drawing, ${width} by ${height} pixels. Arrows move the pen, Enter draws.`}
        style={{ width: width * factor, height: height * factor }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => onEnd(path)}
        onPointerCancel={() => onPath([])}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className="pixels" />
        {grid && factor >= 6 && <span className="canvas-grid" style={{ backgroundSize: `${factor}px ${factor}px` }} />}
        {selected && <span className="canvas-selection" style={placed(selected)} />}
        {inside(shown, pen) && <span className="canvas-pen" style={placed({ ...pen, width: 1, height: 1 })} />}
      </div>
      {children}
    </div>
  );
}

const imageOf = ({ width, height, data }: Bitmap): ImageData =>
  new ImageData(new Uint8ClampedArray(data), width, height);

/** A picture by a whole factor. */
export function BitmapPicture({ bitmap, factor = 1, label }: { bitmap: Bitmap; factor?: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = bitmap;
  useEffect(() => {
    const target = canvas.current!;
    target.width = bitmap.width;
    target.height = bitmap.height;
    target.getContext('2d')!.putImageData(imageOf(bitmap), 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      className="pixels"
      role="img"
      aria-label={label}
      style={{ width: width * factor, height: height * factor }}
    />
  );
}
