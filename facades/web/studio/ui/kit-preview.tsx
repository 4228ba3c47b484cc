import { Scaling } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { bytesOf } from '../parts/save.ts';
import { unzip } from '../parts/unzip.ts';
import { type Margins, nineSlice, type Rect } from './nine-slice.ts';
import './ui.css';

const ATLAS = graphql(`
  query UiAtlas($id: String!) { uiAssetFile(input: { uiAssetId: $id, format: ATLAS }) { base64 } }
`);

interface Part {
  readonly frame: Rect;
  readonly slice?: Margins;
  readonly stretch?: string;
  readonly content?: Rect;
}
interface Kit {
  readonly theme: string;
  readonly ink: string;
  readonly picture: ImageBitmap;
  readonly parts: Readonly<Record<string, Part>>;
}

async function readKit(base64: string): Promise<Kit> {
  const files = [...(await unzip(bytesOf(base64)))];
  const json = files.find(([name]) => name.endsWith('.json'))![1];
  const png = files.find(([name]) => name.endsWith('.png'))![1];
  const { meta, parts, inks } = JSON.parse(await json.text()) as {
    meta: { theme: string };
    parts: Kit['parts'];
    inks: Readonly<Record<string, { colour: string }>>;
  };
  return { theme: meta.theme, ink: inks.panel?.colour ?? '#ffffff', parts, picture: await createImageBitmap(png) };
}

const words = (name: string): string => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Parts of an interface's kit, drawn at any size as an engine would: corners stay, edges and middle repeat. */
export function KitPreview({ id }: { id: string }) {
  const client = useClient();
  const [kit, setKit] = useState<Kit>();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState<string>();
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const { data, error } = await client.query(ATLAS, { id }).toPromise();
      if (!data) throw new Error(problemOf(error)?.message ?? 'The kit is not there.');
      return readKit(data.uiAssetFile.base64);
    };
    load().then(
      (read) => !gone && setKit(read),
      (error: Error) => !gone && setProblem(error.message),
    );
    return () => {
      gone = true;
    };
  }, [client, id]);
  if (problem)
    return (
      <p className="note bad" role="alert">
        {problem}
      </p>
    );
  if (!kit)
    return (
      <p className="loading" role="status">
        Loading …
      </p>
    );
  const names = Object.keys(kit.parts);
  const sliced = names.filter((one) => kit.parts[one]!.slice);
  const shown = name ?? sliced[0] ?? names[0]!;
  return (
    <div className="kit">
      <div className="kit-list" role="group" aria-label="Parts">
        <h2>
          Parts <span className="number">{names.length}</span>
        </h2>
        <div className="kit-parts">
          {names.map((one) => (
            <button
              key={one}
              type="button"
              className="kit-part check"
              aria-pressed={one === shown}
              aria-label={`${words(one)}${kit.parts[one]!.slice ? ', resizable' : ''}`}
              title={words(one)}
              onClick={() => setName(one)}
            >
              <Drawn kit={kit} part={kit.parts[one]!} most={56} />
            </button>
          ))}
        </div>
      </div>
      <Resized key={shown} kit={kit} name={shown} part={kit.parts[shown]!} />
    </div>
  );
}

/** A part as it is, by a whole factor, or by 1/n where it is larger than the box. */
function Drawn({ kit, part, most }: { kit: Kit; part: Part; most: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { frame } = part;
  useEffect(() => {
    const { x, y, w, h } = frame;
    canvas.current!.getContext('2d')!.drawImage(kit.picture, x, y, w, h, 0, 0, w, h);
  }, [kit, frame]);
  const fits = most / Math.max(frame.w, frame.h);
  const factor = fits >= 1 ? Math.min(2, Math.floor(fits)) : 1 / Math.ceil(1 / fits);
  return (
    <canvas
      ref={canvas}
      className="pixels"
      width={frame.w}
      height={frame.h}
      data-small={factor < 1}
      aria-hidden
      style={{ width: frame.w * factor, height: frame.h * factor }}
    />
  );
}

/** Of art pixels on the screen. */
const FACTOR = 2;
const STEP = 8;

function Resized({ kit, name, part }: { kit: Kit; name: string; part: Part }) {
  const { frame, slice } = part;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: slice ? frame.w * 3 : frame.w, height: slice ? frame.h * 2 : frame.h });
  const [most, setMost] = useState({ width: 400, height: 300 });
  const from = useRef<{ x: number; y: number; width: number; height: number; pixel: number }>(undefined);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setMost({ width: Math.floor((width - 48) / FACTOR), height: Math.floor((height - 48) / FACTOR) });
    });
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  const clamp = (width: number, height: number) => ({
    width: Math.round(Math.max(slice ? slice.left + slice.right : frame.w, Math.min(most.width, width))),
    height: Math.round(Math.max(slice ? slice.top + slice.bottom : frame.h, Math.min(most.height, height))),
  });
  const { width, height } = slice ? clamp(size.width, size.height) : { width: frame.w, height: frame.h };
  const pieces = useMemo(
    () => nineSlice(frame, slice ?? { left: 0, top: 0, right: 0, bottom: 0 }, width, height, part.stretch === 'tile'),
    [frame, slice, width, height, part.stretch],
  );
  useEffect(() => {
    const target = canvas.current!;
    target.width = width;
    target.height = height;
    const context = target.getContext('2d')!;
    context.imageSmoothingEnabled = false;
    for (const { from: a, to: b } of pieces) context.drawImage(kit.picture, a.x, a.y, a.w, a.h, b.x, b.y, b.w, b.h);
  }, [kit, pieces, width, height]);
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pixel = canvas.current!.getBoundingClientRect().width / width;
    from.current = { x: event.clientX, y: event.clientY, width, height, pixel };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    setSize(
      clamp(
        start.width + (event.clientX - start.x) / start.pixel,
        start.height + (event.clientY - start.y) / start.pixel,
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    setSize(clamp(width + step[0]! * STEP, height + step[1]! * STEP));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="kit-shown">
      <div ref={room} className="kit-room check">
        <div className="kit-frame" style={{ width: width * FACTOR, height: height * FACTOR }}>
          <canvas
            ref={canvas}
            className="pixels"
            role="img"
            aria-label={`${words(name)}, ${width} by ${height} pixels`}
            style={{ width: width * FACTOR, height: height * FACTOR }}
          />
          {slice && (
            <button
              type="button"
              className="kit-handle"
              aria-label="Size: drag it, or use the arrow keys"
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={() => {
                from.current = undefined;
              }}
              onKeyDown={onKeyDown}
            >
              <Scaling className="icon" aria-hidden />
            </button>
          )}
        </div>
      </div>
      <p className="editor-status number" role="status" aria-live="polite">
        {words(name)} · {width} × {height}
        {slice
          ? ` · margins ${slice.left} ${slice.top} ${slice.right} ${slice.bottom} · middle ${part.stretch === 'tile' ? 'repeats' : 'stretches'}`
          : ' · as it is'}
      </p>
    </div>
  );
}
