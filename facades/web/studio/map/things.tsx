import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { here } from '../app/here.ts';
import type { Place } from '../tiles/corners.ts';
import type { Thing } from './documents.ts';
import type { Change, MapFrame } from './use-map.ts';

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
  selected,
  onSelect,
  onChange,
  onRemove,
}: {
  frame: MapFrame;
  things: readonly Thing[];
  factor: number;
  /** Whether they take the pointer, or what is under them does. */
  movable: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onChange: (thing: Thing, what: Change) => void;
  onRemove: (thing: Thing) => void;
}) {
  const [drag, setDrag] = useState<{ id: string; from: Place; by: Place; scale: number }>();
  const list = useRef<HTMLUListElement>(null);
  // one that is moved by keys keeps them, wherever it stands in the list afterwards
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!focused.current || (activeElement && activeElement !== document.body)) return;
    list.current?.querySelector<HTMLElement>(`[data-thing="${focused.current}"]`)?.focus();
  });
  const { tileSize, width, height } = frame;
  const step = tileSize * factor;
  const moveBy = (thing: Thing, x: number, y: number) => {
    const to = {
      x: Math.max(0, Math.min(width - 1, thing.x + x)),
      y: Math.max(0, Math.min(height - 1, thing.y + y)),
    };
    if (to.x !== thing.x || to.y !== thing.y) onChange(thing, to);
  };
  const onKeyDown = (event: KeyboardEvent, thing: Thing) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    focused.current = thing.id;
    const by = STEPS[event.key];
    if (by) moveBy(thing, by[0], by[1]);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(thing);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ordered = things.toSorted((a, b) => a.layer - b.layer || a.y - b.y || a.x - b.x);
  return (
    <ul ref={list} className="map-things" aria-label="On the map" data-movable={movable}>
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
              data-thing={thing.id}
              tabIndex={movable ? 0 : -1}
              data-hidden={!thing.show}
              data-on={thing.id === selected}
              aria-label={`${thing.name}, cell ${thing.x}, ${thing.y}${thing.direction ? `, looks ${thing.direction}` : ''}${thing.show ? '' : ', hidden'}`}
              title="Drag to move it; Delete takes it off"
              onFocus={() => onSelect(thing.id)}
              onKeyDown={(event) => onKeyDown(event, thing)}
              onPointerDown={(event: PointerEvent<HTMLElement>) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                onSelect(thing.id);
                // at 4K the whole page is enlarged
                const scale = event.currentTarget.getBoundingClientRect().width / event.currentTarget.offsetWidth;
                const from = { x: event.clientX, y: event.clientY };
                setDrag({ id: thing.id, from, by: { x: 0, y: 0 }, scale: scale || 1 });
              }}
              onPointerMove={(event: PointerEvent) =>
                setDrag((old) =>
                  old?.id === thing.id
                    ? {
                        ...old,
                        by: {
                          x: (event.clientX - old.from.x) / old.scale,
                          y: (event.clientY - old.from.y) / old.scale,
                        },
                      }
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
