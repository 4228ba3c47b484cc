import { Eraser } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../app/graphql.ts';
import { useCommands } from '../commands/commands.ts';
import { factorFor } from '../parts/factor.ts';
import { Keys } from '../parts/keys.tsx';
import { useFrames } from '../player/player.tsx';
import {
  type Ground,
  groundOf,
  type Place,
  paintedGround,
  readSheet,
  type TileSheet,
  type TilesetMetadata,
  tileAt,
} from './corners.ts';
import './tiles.css';

const TOPDOWN = graphql(`
  query TopdownTiles($id: String!) {
    tileset: topdownTileset(input: { tilesetId: $id }) { id metadata images { id label url } lowerDescription upperDescription }
  }
`);
const SIDESCROLLER = graphql(`
  query SidescrollerTiles($id: String!) {
    tileset: sidescrollerTileset(input: { tilesetId: $id }) { id metadata images { id label url } lowerDescription }
  }
`);

/** Tiles of the small map. */
const [COLUMNS, ROWS] = [16, 10];

/** Land with a bay and a pond, so that every way in which two grounds meet is seen at once. */
const island = (): Ground =>
  groundOf(COLUMNS, ROWS, (x, y) => {
    const [dx, dy] = [(x - 8) / 6.6, (y - 5) / 3.9];
    const shore = Math.sin(x * 0.9) * 0.1 + Math.cos(y * 1.3 + x * 0.4) * 0.1;
    const pond = Math.hypot((x - 5.4) / 1.6, (y - 4.6) / 1.2) < 1;
    return Math.hypot(dx, dy) + shore < 1 && !pond && !(x > 10 && y === 5 && x < 13);
  });
/** Ground with steps, a gap and something to jump to. Air is the upper terrain. */
const platforms = (): Ground =>
  groundOf(COLUMNS, ROWS, (x, y) => {
    const height = x < 4 ? 7 : x < 6 ? 6 : x < 9 ? 11 : x < 12 ? 8 : 5;
    const floating = (y === 4 || y === 5) && x > 5 && x < 10;
    return y < height && !floating;
  });

/** The tileset on a small map: corners are painted, tiles follow. */
export function TilesInUse({ id, type }: { id: string; type: 'TopdownTileset' | 'SidescrollerTileset' }) {
  const topdown = type === 'TopdownTileset';
  const [first] = useQuery({ query: TOPDOWN, variables: { id }, pause: !topdown });
  const [second] = useQuery({ query: SIDESCROLLER, variables: { id }, pause: topdown });
  const tileset = topdown ? first.data?.tileset : second.data?.tileset;
  const sheet = useMemo(() => tileset && readSheet(tileset.metadata as TilesetMetadata), [tileset]);
  const urls = useMemo(() => {
    const drawn = tileset?.images.filter(({ label }) => label === 'sheet' || label?.startsWith('frame')) ?? [];
    return drawn.map(({ url }) => ({ url, durationMs: 0 }));
  }, [tileset]);
  const sheets = useFrames(urls);
  if (!tileset || !sheet || !sheets)
    return (
      <p className="loading" role="status">
        Loading …
      </p>
    );
  const names =
    'upperDescription' in tileset
      ? [tileset.lowerDescription, tileset.upperDescription]
      : [tileset.lowerDescription, 'air'];
  return (
    <SmallMap sheet={sheet} sheets={sheets} names={names as [string, string]} start={topdown ? island : platforms} />
  );
}

function SmallMap({
  sheet,
  sheets,
  names,
  start,
}: {
  sheet: TileSheet;
  sheets: readonly ImageBitmap[];
  /** Of the lower and of the upper ground. */
  names: readonly [string, string];
  start: () => Ground;
}) {
  const [ground, setGround] = useState(start);
  const [upper, setUpper] = useState(true);
  const [size, setSize] = useState(1);
  const [at, setAt] = useState<Place>();
  const [factor, setFactor] = useState(2);
  const [painting, setPainting] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { tileSize } = sheet;
  const [width, height] = [COLUMNS * tileSize, ROWS * tileSize];

  useEffect(() => {
    const element = room.current!;
    const fit = () =>
      setFactor(factorFor({ width, height }, { width: element.clientWidth - 24, height: element.clientHeight - 24 }));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    const still = sheet.frames < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = () => {
      const picture = sheets[frame % sheets.length]!;
      context.clearRect(0, 0, width, height);
      for (let row = 0; row < ROWS; row++)
        for (let column = 0; column < COLUMNS; column++) {
          const tile = tileAt(sheet, ground, column, row);
          if (!tile) continue;
          const to = [column * tileSize, row * tileSize, tileSize, tileSize] as const;
          context.drawImage(picture, tile.x, tile.y, tileSize, tileSize, ...to);
        }
      frame++;
    };
    draw();
    if (still) return;
    const timer = setInterval(draw, sheet.frameMs);
    return () => clearInterval(timer);
  }, [sheet, sheets, ground, tileSize, width, height]);

  const paint = (place: Place, to = upper) => setGround((old) => paintedGround(old, place, size, to));
  const place = (event: PointerEvent): Place => {
    const bounds = canvas.current!.getBoundingClientRect();
    const step = bounds.width / COLUMNS;
    return {
      x: Math.max(0, Math.min(COLUMNS, Math.round((event.clientX - bounds.left) / step))),
      y: Math.max(0, Math.min(ROWS, Math.round((event.clientY - bounds.top) / step))),
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const from = at ?? { x: COLUMNS / 2, y: ROWS / 2 };
      setAt({
        x: Math.max(0, Math.min(COLUMNS, from.x + step[0]!)),
        y: Math.max(0, Math.min(ROWS, from.y + step[1]!)),
      });
    } else if (event.key === 'Enter') paint(at ?? { x: COLUMNS / 2, y: ROWS / 2 });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useCommands(
    useMemo(
      () =>
        ([false, true] as const).map((is, index) => ({
          id: `tiles.${is ? 'upper' : 'lower'}`,
          title: `Paint with ${names[index]}`,
          keys: [String(index + 1)],
          group: 'Map' as const,
          run: () => setUpper(is),
        })),
      [names],
    ),
  );
  const spot = at && ground.upper[at.y * (COLUMNS + 1) + at.x] ? names[1] : names[0];
  return (
    <div className="tiles-use">
      <div className="bar">
        <div className="segments" role="group" aria-label="Ground to paint">
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={upper === (index === 1)}
              onClick={() => setUpper(index === 1)}
            >
              <span className="cut">{name}</span> <Keys keys={[String(index + 1)]} />
            </button>
          ))}
        </div>
        <div className="segments" role="group" aria-label="Brush">
          {[1, 2, 3].map((one) => (
            <button key={one} type="button" aria-pressed={size === one} onClick={() => setSize(one)}>
              {one}
            </button>
          ))}
        </div>
        <button type="button" className="button" onClick={() => setGround(start)}>
          <Eraser className="icon" aria-hidden /> From the beginning
        </button>
      </div>
      <div ref={room} className="tiles-room">
        <div
          className="tiles-map check"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter paint
          tabIndex={0}
          role="application"
          aria-label={`A map of ${COLUMNS} by ${ROWS} tiles. Arrows choose a corner, Enter paints it.`}
          style={{ width: width * factor, height: height * factor }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setPainting(true);
            paint(place(event));
          }}
          onPointerMove={(event) => {
            setAt(place(event));
            if (painting) paint(place(event));
          }}
          onPointerUp={() => setPainting(false)}
          onPointerCancel={() => setPainting(false)}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} className="pixels" width={width} height={height} data-small={factor < 1} />
          {at && (
            <span
              className="tiles-corner"
              style={{
                left: at.x * tileSize * factor,
                top: at.y * tileSize * factor,
                width: size * tileSize * factor,
                height: size * tileSize * factor,
              }}
            />
          )}
        </div>
      </div>
      <p className="editor-status number" role="status" aria-live="polite">
        {at ? `corner ${at.x}, ${at.y}: ${spot} · ` : ''}
        {COLUMNS} × {ROWS} tiles of {tileSize} px · {sheet.tiles.size} ways to meet{' '}
        {sheets.length > 1 ? `· ${sheets.length} frames` : ''}
      </p>
    </div>
  );
}
