import { Grid3x3, Layers2, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { useRoute } from '../app/router.ts';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { saveBlob } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { Anew } from './anew.tsx';
import { readBitmap, sheetOf, writePng } from './files.ts';
import { beginning, drawn, redone, undone } from './history.ts';
import {
  type Bitmap,
  type Box,
  blank,
  boxOf,
  cleared,
  colorAt,
  colorOf,
  cut,
  hexOf,
  inside,
  laidOver,
  type Point,
  paletteOf,
} from './pixels.ts';
import { isShape, MIRROR_ICON as MirrorIcon, painted, TOOLS, type ToolId } from './tools.ts';

const IMAGE = graphql(`
  query EditedImage($id: String!) { image(input: { imageId: $id }) { id url drawnAs } }
`);

const DRAFT = 'pixelkiln.editor';

/** Draws on pictures, pixel by pixel; a selection can be drawn anew by words. */
export function EditorPage() {
  const id = useRoute().search.get('image');
  const client = useClient();
  const { complain } = useToasts();
  const [start, setStart] = useState<{ frames: readonly Bitmap[]; name: string }>();
  useEffect(() => {
    let gone = false;
    const open = async () => {
      if (!id) return { frames: [(await readDraft()) ?? blank(32, 32)], name: 'drawing' };
      const { data, error } = await client.query(IMAGE, { id }).toPromise();
      if (!data) throw new Error(problemOf(error)?.message ?? 'The picture is not there.');
      const blob = await (await fetch(here(data.image.url))).blob();
      return { frames: [await readBitmap(blob)], name: data.image.drawnAs };
    };
    open().then(
      (opened) => !gone && setStart(opened),
      (error: Error) => {
        complain(error.message);
        if (!gone) setStart({ frames: [blank(32, 32)], name: 'drawing' });
      },
    );
    return () => {
      gone = true;
    };
  }, [id, client, complain]);
  return start ? (
    <Editor key={`${id}`} start={start} />
  ) : (
    <p className="loading" role="status">
      Loading …
    </p>
  );
}

/** What was drawn last in this browser, if nothing else is opened. */
async function readDraft(): Promise<Bitmap | undefined> {
  const url = sessionStorage.getItem(DRAFT);
  return url ? readBitmap(await (await fetch(url)).blob()).catch(() => undefined) : undefined;
}

function Editor({ start }: { start: { frames: readonly Bitmap[]; name: string } }) {
  const [history, setHistory] = useState(() => beginning(start.frames));
  const [frame, setFrame] = useState(0);
  const [tool, setTool] = useState<ToolId>('pencil');
  const [colour, setColour] = useState(() => paletteOf(start.frames[0]!)[0] ?? '#c4324a');
  const [mirror, setMirror] = useState(false);
  const [grid, setGrid] = useStored('editor.grid', true);
  const [onion, setOnion] = useStored('editor.onion', false);
  const [path, setPath] = useState<readonly Point[]>([]);
  const [box, setBox] = useState<Box>();
  const [pen, setPen] = useState<Point>({ x: 0, y: 0 });
  const [anew, setAnew] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(8);
  const { say } = useToasts();
  const bitmap = history.now[Math.min(frame, history.now.length - 1)]!;
  const palette = useMemo(
    () => paletteOf(history.now.length === 1 ? bitmap : sheetOf(history.now)),
    [history.now, bitmap],
  );
  const shown = path.length ? painted(bitmap, { tool, color: colorOf(colour), mirror, path }) : bitmap;

  useEffect(() => {
    const element = room.current!;
    const fit = () =>
      setFactor(
        Math.max(
          1,
          Math.floor(Math.min((element.clientWidth - 32) / bitmap.width, (element.clientHeight - 32) / bitmap.height)),
        ),
      );
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bitmap.width, bitmap.height]);

  useEffect(() => {
    const target = canvas.current!;
    target.width = shown.width;
    target.height = shown.height;
    const context = target.getContext('2d')!;
    context.putImageData(new ImageData(new Uint8ClampedArray(shown.data), shown.width, shown.height), 0, 0);
    const before = onion ? history.now[frame - 1] : undefined;
    if (before) {
      const ghost = new OffscreenCanvas(before.width, before.height);
      ghost
        .getContext('2d')!
        .putImageData(new ImageData(new Uint8ClampedArray(before.data), before.width, before.height), 0, 0);
      context.globalCompositeOperation = 'destination-over';
      context.globalAlpha = 0.3;
      context.drawImage(ghost, 0, 0);
    }
  }, [shown, onion, history.now, frame]);

  useEffect(() => {
    const timer = setTimeout(async () => {
      const blob = await writePng(bitmap);
      const reader = new FileReader();
      reader.onload = () => {
        try {
          sessionStorage.setItem(DRAFT, String(reader.result));
        } catch {
          // too large to keep over a reload
        }
      };
      reader.readAsDataURL(blob);
    }, 500);
    return () => clearTimeout(timer);
  }, [bitmap]);

  const commit = useCallback(
    (next: Bitmap) =>
      setHistory((old) =>
        next === old.now[frame]
          ? old
          : drawn(
              old,
              old.now.map((one, i) => (i === frame ? next : one)),
            ),
      ),
    [frame],
  );
  const end = (points: readonly Point[]) => {
    setPath([]);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    if (tool === 'picker') {
      if (inside(bitmap, last) && colorAt(bitmap, last)[3]) setColour(hexOf(colorAt(bitmap, last)));
    } else if (tool === 'select') setBox(boxOf(first, last));
    else if (tool === 'move' && box) {
      const to = { x: box.x + last.x - first.x, y: box.y + last.y - first.y };
      commit(laidOver(cleared(bitmap, box), cut(bitmap, box), to));
      setBox({ ...box, ...to });
    } else commit(painted(bitmap, { tool, color: colorOf(colour), mirror, path: points }));
  };
  const place = (event: PointerEvent): Point => {
    const bounds = canvas.current!.getBoundingClientRect();
    return {
      x: Math.floor((event.clientX - bounds.left) / factor),
      y: Math.floor((event.clientY - bounds.top) / factor),
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPath([place(event)]);
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = place(event);
    if (at.x !== pen.x || at.y !== pen.y) setPen(at);
    if (path.length) setPath(isShape(tool) || tool === 'select' || tool === 'move' ? [path[0]!, at] : [...path, at]);
  };
  // Arrows move the pen; Enter puts it down and, for what has two ends, up again.
  const [held, setHeld] = useState<Point>();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const by = event.shiftKey ? 8 : 1;
      const next = {
        x: Math.max(0, Math.min(bitmap.width - 1, pen.x + step[0]! * by)),
        y: Math.max(0, Math.min(bitmap.height - 1, pen.y + step[1]! * by)),
      };
      setPen(next);
      if (held) setPath([held, next]);
    } else if (event.key === 'Enter') {
      if (isShape(tool) || tool === 'select' || tool === 'move') {
        if (held) end([held, pen]);
        setHeld(held ? undefined : pen);
      } else end([pen]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const actions = useRef({ undo: () => {}, save: () => {}, clear: () => {} });
  actions.current = {
    undo: () => setHistory(undone),
    save: async () => {
      saveBlob(
        await writePng(history.now.length > 1 ? sheetOf(history.now) : bitmap),
        `${start.name.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}.png`,
      );
      say('Saved.');
    },
    clear: () => (box ? commit(cleared(bitmap, box)) : undefined),
  };
  useCommands(
    useMemo(
      () => [
        ...TOOLS.map(({ id, title, key }) => ({
          id: `editor.${id}`,
          title,
          keys: [key],
          group: 'Editor' as const,
          run: () => setTool(id),
        })),
        {
          id: 'editor.mirror',
          title: 'Mirror pen',
          keys: ['W'],
          group: 'Editor' as const,
          run: () => setMirror((on) => !on),
        },
        {
          id: 'editor.undo',
          title: 'Undo',
          keys: ['Ctrl+Z'],
          group: 'Editor' as const,
          run: () => actions.current.undo(),
        },
        {
          id: 'editor.redo',
          title: 'Redo',
          keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
          group: 'Editor' as const,
          run: () => setHistory(redone),
        },
        {
          id: 'editor.save',
          title: 'Download PNG',
          keys: ['Ctrl+S'],
          inFields: true,
          group: 'Editor' as const,
          run: () => void actions.current.save(),
        },
        {
          id: 'editor.clear',
          title: 'Clear the selection',
          keys: ['Delete'],
          group: 'Editor' as const,
          run: () => actions.current.clear(),
        },
        {
          id: 'editor.deselect',
          title: 'Select nothing',
          keys: ['Escape'],
          group: 'Editor' as const,
          run: () => setBox(undefined),
        },
      ],
      [],
    ),
  );

  const selected = tool === 'select' && path.length ? boxOf(path[0]!, path.at(-1)!) : box;
  const over = inside(bitmap, pen) ? colorAt(bitmap, pen) : undefined;
  const here = `x ${pen.x}, y ${pen.y}${over ? `, ${over[3] ? hexOf(over) : 'clear'}` : ''}`;
  return (
    <div className="editor">
      <div className="tools" role="toolbar" aria-label="Tools" aria-orientation="vertical">
        {TOOLS.map(({ id, title, key, icon: Icon }) => (
          <button
            key={id}
            type="button"
            className="tool"
            aria-pressed={tool === id}
            aria-label={`${title} (${key})`}
            title={title}
            onClick={() => setTool(id)}
          >
            <Icon className="icon" aria-hidden />
            <small aria-hidden>{key}</small>
          </button>
        ))}
        <button
          type="button"
          className="tool"
          aria-pressed={mirror}
          aria-label="Mirror pen (W)"
          title="Mirror pen"
          onClick={() => setMirror(!mirror)}
        >
          <MirrorIcon className="icon" aria-hidden />
          <small aria-hidden>W</small>
        </button>
      </div>
      <div className="editor-middle">
        <div className="editor-bar">
          <button
            type="button"
            className="button icon-only"
            aria-label="Undo"
            disabled={!history.past.length}
            onClick={() => setHistory(undone)}
          >
            <Undo2 className="icon" aria-hidden />
          </button>
          <button
            type="button"
            className="button icon-only"
            aria-label="Redo"
            disabled={!history.future.length}
            onClick={() => setHistory(redone)}
          >
            <Redo2 className="icon" aria-hidden />
          </button>
          <button type="button" className="button" aria-pressed={grid} onClick={() => setGrid(!grid)}>
            <Grid3x3 className="icon" aria-hidden /> Grid
          </button>
          <button type="button" className="button" aria-pressed={onion} onClick={() => setOnion(!onion)}>
            <Layers2 className="icon" aria-hidden /> Onion skin
          </button>
          <button type="button" className="button" disabled={!box} onClick={() => setAnew(true)}>
            <WandSparkles className="icon" aria-hidden /> Draw the selection anew
          </button>
          <span className="grow" />
          <button type="button" className="button" onClick={() => void actions.current.save()}>
            Download
          </button>
        </div>
        <div ref={room} className="canvas-room">
          <div
            className="canvas check"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter draw
            tabIndex={0}
            role="application"
            aria-label={`Drawing, ${bitmap.width} by ${bitmap.height} pixels. Arrows move the pen, Enter draws.`}
            style={{ width: bitmap.width * factor, height: bitmap.height * factor }}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={() => end(path)}
            onKeyDown={onKeyDown}
          >
            <canvas ref={canvas} className="pixels" />
            {grid && factor >= 6 && (
              <span className="canvas-grid" style={{ backgroundSize: `${factor}px ${factor}px` }} />
            )}
            {selected && (
              <span
                className="canvas-selection"
                style={{
                  left: selected.x * factor,
                  top: selected.y * factor,
                  width: selected.width * factor,
                  height: selected.height * factor,
                }}
              />
            )}
            {inside(bitmap, pen) && (
              <span
                className="canvas-pen"
                style={{ left: pen.x * factor, top: pen.y * factor, width: factor, height: factor }}
              />
            )}
          </div>
          {anew && box && (
            <Anew
              bitmap={bitmap}
              box={box}
              onKeep={(next) => {
                commit(next);
                setAnew(false);
              }}
              onClose={() => setAnew(false)}
            />
          )}
        </div>
        <div className="frames" role="group" aria-label="Frames">
          {history.now.map((one, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: frames are their places
              key={index}
              type="button"
              className="frame"
              aria-pressed={index === frame}
              onClick={() => setFrame(index)}
            >
              <small aria-hidden>{index + 1}</small>
              <FramePicture bitmap={one} label={`Frame ${index + 1}`} />
            </button>
          ))}
          <button
            type="button"
            className="frame"
            aria-label="Add a frame"
            onClick={() => {
              setHistory((old) =>
                drawn(old, [...old.now.slice(0, frame + 1), old.now[frame]!, ...old.now.slice(frame + 1)]),
              );
              setFrame(frame + 1);
            }}
          >
            +
          </button>
        </div>
        <p className="editor-status number" role="status" aria-live="polite">
          {here} · {bitmap.width} × {bitmap.height} · {factor}× {box ? `· selected ${box.width} × ${box.height}` : ''}
        </p>
      </div>
      <aside className="editor-side" aria-label="Colours and preview">
        <h2>
          Palette <span className="number">{palette.length}</span>
        </h2>
        <div className="palette pick">
          {palette.slice(0, 64).map((one) => (
            <button
              key={one}
              type="button"
              style={{ background: one }}
              aria-label={`Draw with ${one}`}
              aria-pressed={one === colour}
              onClick={() => setColour(one)}
            />
          ))}
        </div>
        <label className="inline">
          Colour <input type="color" value={colour} onChange={(event) => setColour(event.target.value)} />
          <input
            className="input number"
            aria-label="Colour as hex"
            value={colour}
            onChange={({ target }) => /^#[0-9a-f]{6}$/i.test(target.value) && setColour(target.value.toLowerCase())}
          />
        </label>
        <h2>Preview</h2>
        <div className="preview-pair check">
          <FramePicture bitmap={shown} label="As large as it is" />
          <FramePicture bitmap={shown} factor={2} label="Twice as large" />
        </div>
      </aside>
    </div>
  );
}

function FramePicture({ bitmap, factor = 1, label }: { bitmap: Bitmap; factor?: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current!;
    target.width = bitmap.width;
    target.height = bitmap.height;
    target
      .getContext('2d')!
      .putImageData(new ImageData(new Uint8ClampedArray(bitmap.data), bitmap.width, bitmap.height), 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      className="pixels"
      role="img"
      aria-label={label}
      style={{ width: bitmap.width * factor, height: bitmap.height * factor }}
    />
  );
}
