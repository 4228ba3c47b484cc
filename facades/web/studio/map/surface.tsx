import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { factorFor, type Size } from '../parts/factor.ts';
import type { Place } from '../tiles/corners.ts';
import { boxOf, lineOf, paintedCorners, plainTile, type Stroke, type Ways } from './ground.ts';
import type { MapFrame, MapState } from './use-map.ts';

export type Tool = 'brush' | 'rectangle' | 'fill' | 'select' | 'place';
export const isPaint = (tool: Tool): boolean => tool === 'brush' || tool === 'rectangle' || tool === 'fill';

const TILES_OF_A_SET = 1024;
const FACTORS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8];
export const nextFactor = (factor: number, by: 1 | -1): number =>
  (by > 0 ? FACTORS.find((one) => one > factor) : FACTORS.findLast((one) => one < factor)) ?? factor;

const limited = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The map, and where is painted on it: by pointer, or by arrows and Space. */
export function Surface({
  frame,
  state,
  pending,
  ways,
  tool,
  terrain,
  size,
  factor,
  onFactor,
  onStroke,
  onPlace,
  onAt,
  children,
}: {
  frame: MapFrame;
  state: MapState;
  pending: readonly Stroke[];
  ways: Ways;
  tool: Tool;
  terrain: number;
  size: number;
  /** Undefined fits. */
  factor: number | undefined;
  onFactor: (shown: number) => void;
  onStroke: (stroke: Stroke) => void;
  /** A cell was chosen to put something on. */
  onPlace: (cell: Place) => void;
  /** Where the pointer or the cursor is, in words. */
  onAt: (words: string) => void;
  /** What stands on the map, for a factor. */
  children: (factor: number) => ReactNode;
}) {
  const { width, height, tileSize } = frame;
  const [across, down] = [width * tileSize, height * tileSize];
  const room = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<Size>({ width: 0, height: 0 });
  const [scroll, setScroll] = useState<Place>({ x: 0, y: 0 });
  const [at, setAt] = useState<Place>();
  const [draft, setDraft] = useState<Stroke>();
  // by keys: the first corner of a rectangle
  const [held, setHeld] = useState<Place>();

  useEffect(() => {
    const element = room.current!;
    const observer = new ResizeObserver(() => setView({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fits = factorFor({ width: across, height: down }, { width: view.width - 16, height: view.height - 16 });
  const shown = factor ?? Math.max(FACTORS[0]!, fits);
  useEffect(() => onFactor(shown), [shown, onFactor]);

  const corners = useMemo(
    () =>
      [...pending, ...(draft ? [draft] : [])].reduce(
        (now, stroke) => paintedCorners({ width, height, corners: now }, ways, stroke),
        state.corners,
      ),
    [state.corners, pending, draft, width, height, ways],
  );

  const box = { width: Math.min(view.width, across * shown), height: Math.min(view.height, down * shown) };
  useEffect(() => {
    const target = canvas.current!;
    const step = tileSize * shown;
    target.width = Math.max(1, Math.floor(box.width));
    target.height = Math.max(1, Math.floor(box.height));
    const context = target.getContext('2d')!;
    context.imageSmoothingEnabled = shown < 1;
    const row = width + 1;
    const differs = (corner: number) => corners[corner] !== state.corners[corner];
    const [left, top] = [limited(scroll.x, across * shown - box.width), limited(scroll.y, down * shown - box.height)];
    for (let y = Math.floor(top / step); y < Math.min(height, Math.ceil((top + box.height) / step)); y++)
      for (let x = Math.floor(left / step); x < Math.min(width, Math.ceil((left + box.width) / step)); x++) {
        const to = [Math.round(x * step - left), Math.round(y * step - top), step, step] as const;
        const first = y * row + x;
        const near = [first, first + 1, first + row, first + row + 1, first - row, first - row + 1];
        if (corners !== state.corners && near.some(differs)) {
          const tile = plainTile({ width, height, corners }, frame.sets, x, y);
          if (!tile) continue;
          const { picture } = frame.sets[tile.set]!;
          context.drawImage(picture, tile.place.x, tile.place.y, tileSize, tileSize, ...to);
          continue;
        }
        const number = state.tiles[y * width + x]!;
        const set = frame.sets[Math.floor(number / TILES_OF_A_SET)];
        if (!set) continue;
        const tile = number % TILES_OF_A_SET;
        const from = [(tile % set.columns) * tileSize, Math.floor(tile / set.columns) * tileSize] as const;
        context.drawImage(set.picture, ...from, tileSize, tileSize, ...to);
      }
  }, [frame, state, corners, scroll, shown, box.width, box.height, across, down, width, height, tileSize]);

  const byCells = !isPaint(tool);
  const most = byCells ? { x: width - 1, y: height - 1 } : { x: width, y: height };
  const cursor = at && { x: limited(at.x, most.x), y: limited(at.y, most.y) };
  const [cursorX, cursorY] = [cursor?.x, cursor?.y];
  useEffect(() => {
    if (cursorX === undefined || cursorY === undefined) return;
    const there = frame.terrains[corners[cursorY * (width + 1) + cursorX]!]?.name ?? '';
    onAt(byCells ? `cell ${cursorX}, ${cursorY}` : `corner ${cursorX}, ${cursorY}: ${there}`);
  }, [cursorX, cursorY, corners, byCells, frame.terrains, width, onAt]);

  const placeOf = (event: PointerEvent): Place => {
    const bounds = ground.current!.getBoundingClientRect();
    // at 4K the whole page is enlarged, and the map with it
    const step = bounds.width / width;
    const [x, y] = [(event.clientX - bounds.left) / step, (event.clientY - bounds.top) / step];
    const whole = byCells ? Math.floor : Math.round;
    return { x: limited(whole(x), most.x), y: limited(whole(y), most.y) };
  };
  const begun = (from: Place): Stroke =>
    tool === 'rectangle'
      ? { kind: 'RECTANGLE', terrain, from, to: from }
      : { kind: 'PAINT', terrain, size, points: [from] };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const place = placeOf(event);
    setAt(place);
    if (tool === 'place') return onPlace(place);
    if (tool === 'fill') return onStroke({ kind: 'FILL', terrain, at: place });
    if (tool === 'select') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraft(begun(place));
  };
  const onPointerMove = (event: PointerEvent) => {
    const place = placeOf(event);
    if (place.x === at?.x && place.y === at.y) return;
    setAt(place);
    setDraft((old) => {
      if (old?.kind === 'RECTANGLE') return { ...old, to: place };
      if (old?.kind !== 'PAINT') return old;
      const known = new Set(old.points.map(({ x, y }) => `${x} ${y}`));
      const more = lineOf(old.points.at(-1)!, place).filter(({ x, y }) => !known.has(`${x} ${y}`));
      return { ...old, points: [...old.points, ...more, ...(more.length ? [] : [place])] };
    });
  };
  const onPointerUp = () => {
    if (draft) onStroke(draft);
    setDraft(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = cursor ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) {
      const by = event.shiftKey ? 8 : 1;
      const next = { x: limited(from.x + step[0]! * by, most.x), y: limited(from.y + step[1]! * by, most.y) };
      setAt(next);
      if (held) setDraft({ kind: 'RECTANGLE', terrain, from: held, to: next });
      const view = room.current!;
      const size = tileSize * shown;
      if (next.x * size < view.scrollLeft) view.scrollLeft = next.x * size - size;
      if ((next.x + 1) * size > view.scrollLeft + view.clientWidth)
        view.scrollLeft = (next.x + 2) * size - view.clientWidth;
      if (next.y * size < view.scrollTop) view.scrollTop = next.y * size - size;
      if ((next.y + 1) * size > view.scrollTop + view.clientHeight)
        view.scrollTop = (next.y + 2) * size - view.clientHeight;
    } else if (event.key === ' ' || event.key === 'Enter') {
      setAt(from);
      if (tool === 'place') onPlace(from);
      else if (tool === 'fill') onStroke({ kind: 'FILL', terrain, at: from });
      else if (tool === 'brush') onStroke(begun(from));
      else if (tool === 'rectangle') {
        if (held) onStroke({ kind: 'RECTANGLE', terrain, from: held, to: from });
        setHeld(held ? undefined : from);
        setDraft(held ? undefined : begun(from));
      }
    } else if (event.key === 'Escape' && (held || draft)) {
      setHeld(undefined);
      setDraft(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // a rectangle that was begun ends with its tool
  useEffect(() => {
    void tool;
    setHeld(undefined);
    setDraft(undefined);
  }, [tool]);

  const step = tileSize * shown;
  const marked = (): { left: number; top: number; width: number; height: number } | undefined => {
    if (!cursor || tool === 'select') return undefined;
    if (byCells) return { left: cursor.x * step, top: cursor.y * step, width: step, height: step };
    const back = Math.floor((size - 1) / 2);
    const over =
      draft?.kind === 'RECTANGLE'
        ? boxOf(draft.from, draft.to)
        : tool === 'brush'
          ? { x: cursor.x - back, y: cursor.y - back, width: size, height: size }
          : { ...cursor, width: 1, height: 1 };
    return {
      left: (over.x - 0.5) * step,
      top: (over.y - 0.5) * step,
      width: over.width * step,
      height: over.height * step,
    };
  };
  return (
    <div
      ref={room}
      className="map-room"
      onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => setScroll({ x: scrollLeft, y: scrollTop })}
    >
      <div className="map-sheet" style={{ width: across * shown, height: down * shown }}>
        <div
          ref={ground}
          className="map-ground check"
          data-tool={tool}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Space paint
          tabIndex={0}
          role="application"
          aria-label={`Map, ${width} by ${height} cells. Arrows choose a ${byCells ? 'cell' : 'corner'}, Space ${tool === 'place' ? 'puts something there' : 'paints'}.`}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDraft(undefined)}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} className="pixels" style={box} data-small={shown < 1} />
          {cursor && marked() && <span className="map-cursor" style={marked()} />}
        </div>
        {children(shown)}
      </div>
    </div>
  );
}
