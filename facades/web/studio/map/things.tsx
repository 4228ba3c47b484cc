import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { here } from '../app/here.ts';
import type { Place } from '../tiles/corners.ts';
import type { Thing } from './documents.ts';
import type { MapFrame } from './use-map.ts';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What stands on the map: dragged, or moved by arrows; Delete takes it off. */
export function Things({
  frame,
  things,
  factor,
  movable,
  onMove,
  onRemove,
}: {
  frame: MapFrame;
  things: readonly Thing[];
  factor: number;
  /** Whether they take the pointer, or what is under them does. */
  movable: boolean;
  onMove: (thing: Thing, x: number, y: number) => void;
  onRemove: (thing: Thing) => void;
}) {
  const [drag, setDrag] = useState<{ id: string; from: Place; by: Place }>();
  const { tileSize, width, height } = frame;
  const step = tileSize * factor;
  const moveBy = (thing: Thing, x: number, y: number) => {
    const to = {
      x: Math.max(0, Math.min(width - 1, thing.x + x)),
      y: Math.max(0, Math.min(height - 1, thing.y + y)),
    };
    if (to.x !== thing.x || to.y !== thing.y) onMove(thing, to.x, to.y);
  };
  const onKeyDown = (event: KeyboardEvent, thing: Thing) => {
    const by = STEPS[event.key];
    if (by) moveBy(thing, by[0], by[1]);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(thing);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ordered = things.toSorted((a, b) => a.layer - b.layer || a.y - b.y || a.x - b.x);
  return (
    <ul className="map-things" aria-label="On the map" data-movable={movable}>
      {ordered.map((thing) => {
        const moved = drag?.id === thing.id ? drag.by : { x: 0, y: 0 };
        return (
          <li
            key={thing.id}
            style={{
              left: ((thing.x + 0.5) * tileSize + thing.dx - thing.footX) * factor + moved.x,
              top: ((thing.y + 1) * tileSize + thing.dy - thing.footY) * factor + moved.y,
            }}
          >
            <button
              type="button"
              className="map-thing"
              tabIndex={movable ? 0 : -1}
              data-hidden={!thing.show}
              aria-label={`${thing.name}, cell ${thing.x}, ${thing.y}${thing.show ? '' : ', hidden'}`}
              title="Drag to move it, Delete takes it off"
              onKeyDown={(event) => onKeyDown(event, thing)}
              onPointerDown={(event: PointerEvent) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ id: thing.id, from: { x: event.clientX, y: event.clientY }, by: { x: 0, y: 0 } });
              }}
              onPointerMove={(event: PointerEvent) =>
                setDrag((old) =>
                  old?.id === thing.id
                    ? { ...old, by: { x: event.clientX - old.from.x, y: event.clientY - old.from.y } }
                    : old,
                )
              }
              onPointerUp={() => {
                if (drag?.id === thing.id) moveBy(thing, Math.round(drag.by.x / step), Math.round(drag.by.y / step));
                setDrag(undefined);
              }}
              onPointerCancel={() => setDrag(undefined)}
            >
              <img
                src={here(thing.imageUrl)}
                alt=""
                draggable={false}
                className="pixels"
                onLoad={({ currentTarget }) => {
                  currentTarget.style.setProperty('--across', String(currentTarget.naturalWidth));
                }}
                style={{ width: `calc(var(--across, 0) * ${factor}px)` }}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
