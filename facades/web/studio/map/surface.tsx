import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { factorFor, type Size } from '../parts/factor.ts';
import type { Place } from '../tiles/corners.ts';
import { boxOf, lineOf, paintedCorners, plainTile, type Stroke, type Ways } from './ground.ts';
import { begun, isByCells, isDragged, isGenerator, LEAST_FACTOR, type Tool } from './tool.ts';
import type { MapFrame, MapState } from './use-map.ts';

const TILES_OF_A_SET = 1024;
/** So many cells in sight are drawn anew while their tiles move; more stand still. */
const MOST_MOVING = 20_000;

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
  ground: hasGround,
  moves,
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
  /** Whether the ground is shown. */
  ground: boolean;
  /** Whether animated tiles move. */
  moves: boolean;
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
  // by keys: where a rectangle or a generator begins
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const element = room.current!;
    const observer = new ResizeObserver(() => setView({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fits = factorFor({ width: across, height: down }, { width: view.width - 16, height: view.height - 16 });
  const shown = factor ?? Math.max(LEAST_FACTOR, fits);
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
  /** Draws what is in sight as it is at a time; again, only what moves. */
  const draw = useRef((_at: number, _again: boolean) => {});
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
    const [fromX, toX] = [Math.floor(left / step), Math.min(width, Math.ceil((left + box.width) / step))];
    const [fromY, toY] = [Math.floor(top / step), Math.min(height, Math.ceil((top + box.height) / step))];
    /** Of a cell: its tileset, and where in its sheet the tile lies. */
    const tileOf = (x: number, y: number): { set: number; place: Place } | undefined => {
      const first = y * row + x;
      const near = [first, first + 1, first + row, first + row + 1, first - row, first - row + 1];
      if (corners !== state.corners && near.some(differs))
        return plainTile({ width, height, corners }, frame.sets, x, y);
      const number = state.tiles[y * width + x]!;
      const set = Math.floor(number / TILES_OF_A_SET);
      const columns = frame.sets[set]?.columns;
      if (!columns) return undefined;
      const tile = number % TILES_OF_A_SET;
      return { set, place: { x: (tile % columns) * tileSize, y: Math.floor(tile / columns) * tileSize } };
    };
    draw.current = (at, again) => {
      if (!hasGround || (again && (toX - fromX) * (toY - fromY) > MOST_MOVING)) return;
      for (let y = fromY; y < toY; y++)
        for (let x = fromX; x < toX; x++) {
          const tile = tileOf(x, y);
          if (!tile) continue;
          const { pictures, sheet } = frame.sets[tile.set]!;
          if (again && pictures.length < 2) continue;
          const picture = pictures[pictures.length > 1 ? Math.floor(at / sheet.frameMs) % pictures.length : 0]!;
          const to = [Math.round(x * step - left), Math.round(y * step - top), step, step] as const;
          if (again) context.clearRect(...to);
          context.drawImage(picture, tile.place.x, tile.place.y, tileSize, tileSize, ...to);
        }
    };
    draw.current(moves ? performance.now() : 0, false);
  }, [
    frame,
    state,
    corners,
    scroll,
    shown,
    box.width,
    box.height,
    across,
    down,
    width,
    height,
    tileSize,
    hasGround,
    moves,
  ]);
  useEffect(() => {
    const paces = frame.sets.flatMap(({ pictures, sheet }) => (pictures.length > 1 ? [sheet.frameMs] : []));
    if (!moves || !paces.length) return;
    const timer = setInterval(() => draw.current(performance.now(), true), Math.min(...paces));
    return () => clearInterval(timer);
  }, [frame, moves]);

  const byCells = isByCells(tool);
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
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const place = placeOf(event);
    setAt(place);
    if (tool === 'place') return onPlace(place);
    if (tool === 'select') return;
    const stroke = begun(tool, terrain, size, place);
    if (tool === 'fill') return onStroke(stroke);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraft(stroke);
  };
  const onPointerMove = (event: PointerEvent) => {
    const place = placeOf(event);
    if (place.x === at?.x && place.y === at.y) return;
    setAt(place);
    setDraft((old) => {
      if (old?.kind === 'RECTANGLE' || old?.kind === 'LAID') return { ...old, to: place };
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
      setDraft((old) => (old?.kind === 'RECTANGLE' || old?.kind === 'LAID' ? { ...old, to: next } : old));
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
      else if (isDragged(tool)) {
        if (held && draft) onStroke(draft);
        setHeld(!held);
        setDraft(held ? undefined : begun(tool, terrain, size, from));
      } else if (tool !== 'select') onStroke(begun(tool, terrain, size, from));
    } else if (event.key === 'Escape' && (held || draft)) {
      setHeld(false);
      setDraft(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // a rectangle that was begun ends with its tool
  useEffect(() => {
    void tool;
    setHeld(false);
    setDraft(undefined);
  }, [tool]);

  const step = tileSize * shown;
  const marked = (): { left: number; top: number; width: number; height: number } | undefined => {
    if (!cursor || tool === 'select') return undefined;
    if (byCells) {
      const over = draft?.kind === 'LAID' ? boxOf(draft.from, draft.to) : { ...cursor, width: 1, height: 1 };
      return { left: over.x * step, top: over.y * step, width: over.width * step, height: over.height * step };
    }
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
          {cursor && marked() && (
            <span className="map-cursor" style={marked()} data-round={isGenerator(tool) && draft !== undefined} />
          )}
        </div>
        {children(shown)}
      </div>
    </div>
  );
}
