import { Brush, Eraser, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '../editor/pixels.ts';
import { brushed, emptyMask, isEmpty, type Mask } from './mask.ts';
import type { Picture } from './picture.ts';

/** Of a brush, in pixels of the picture. */
const BRUSHES = [1, 2, 4, 8, 16, 32] as const;
/** The ember of the studio, half to be seen through: what is under it can be made out. */
const PAINT = [255, 138, 61, 170] as const;

/** The picture, on which what is to be drawn anew is painted: by pointer, or by arrows and Enter. */
export function MaskPainter({ picture, mask, onMask }: { picture: Picture; mask: Mask; onMask: (mask: Mask) => void }) {
  const { width, height } = picture;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [factor, setFactor] = useState(1);
  const [brush, setBrush] = useState<number>(
    () => BRUSHES.findLast((one) => one <= Math.max(width, height) / 10) ?? BRUSHES[0],
  );
  const [erases, setErases] = useState(false);
  const [pen, setPen] = useState<Point>({ x: width >> 1, y: height >> 1 });
  const from = useRef<Point>(undefined);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width: across, height: down } = entry!.contentRect;
      const fit = Math.min((across - 24) / width, (down - 24) / height);
      setFactor(fit >= 1 ? Math.floor(fit) : fit);
    });
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    const target = canvas.current!;
    target.width = width;
    target.height = height;
    const shown = new ImageData(width, height);
    for (let i = 0; i < mask.on.length; i++) if (mask.on[i]) shown.data.set(PAINT, i * 4);
    target.getContext('2d')!.putImageData(shown, 0, 0);
  }, [mask, width, height]);

  const place = (event: PointerEvent): Point => {
    const bounds = canvas.current!.getBoundingClientRect();
    return {
      x: Math.floor(((event.clientX - bounds.left) / bounds.width) * width),
      y: Math.floor(((event.clientY - bounds.top) / bounds.height) * height),
    };
  };
  const paint = (to: Point) => {
    onMask(brushed(mask, from.current ?? to, to, brush, erases ? 0 : 1));
    from.current = to;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const by = event.shiftKey ? 8 : 1;
      setPen({
        x: Math.max(0, Math.min(width - 1, pen.x + step[0]! * by)),
        y: Math.max(0, Math.min(height - 1, pen.y + step[1]! * by)),
      });
    } else if (event.key === 'Enter') {
      paint(pen);
      from.current = undefined;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="mask-painter">
      <div className="mask-bar" role="toolbar" aria-label="Brush">
        <div className="segments" role="group" aria-label="What the brush does">
          <button type="button" aria-pressed={!erases} onClick={() => setErases(false)}>
            <Brush className="icon" aria-hidden /> Paint
          </button>
          <button type="button" aria-pressed={erases} onClick={() => setErases(true)}>
            <Eraser className="icon" aria-hidden /> Take away
          </button>
        </div>
        <label className="inline">
          Brush{' '}
          <select className="number" value={brush} onChange={({ target }) => setBrush(Number(target.value))}>
            {BRUSHES.map((one) => (
              <option key={one} value={one}>
                {one} px
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button ghost"
          disabled={isEmpty(mask)}
          onClick={() => onMask(emptyMask(width, height))}
        >
          <RotateCcw className="icon" aria-hidden /> Begin again
        </button>
      </div>
      <div ref={room} className="mask-room check">
        <div
          className="mask-picture"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter paint
          tabIndex={0}
          role="application"
          aria-label={`Paint over what is to be drawn anew, ${width} by ${height} pixels. Arrows move the brush, Enter paints.`}
          style={{ width: width * factor, height: height * factor }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            const at = place(event);
            setPen(at);
            paint(at);
          }}
          onPointerMove={(event) => {
            const at = place(event);
            if (at.x === pen.x && at.y === pen.y) return;
            setPen(at);
            if (from.current) paint(at);
          }}
          onPointerUp={() => {
            from.current = undefined;
          }}
          onPointerCancel={() => {
            from.current = undefined;
          }}
          onKeyDown={onKeyDown}
        >
          <img className="pixels" src={`data:image/png;base64,${picture.base64}`} alt="" draggable={false} />
          <canvas ref={canvas} className="pixels" />
          <span
            className="mask-pen"
            style={{
              left: (pen.x + 0.5 - brush / 2) * factor,
              top: (pen.y + 0.5 - brush / 2) * factor,
              width: brush * factor,
              height: brush * factor,
            }}
          />
          <span className="hidden-text" role="status">{`x ${pen.x}, y ${pen.y}`}</span>
        </div>
      </div>
    </div>
  );
}
