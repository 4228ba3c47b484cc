import { Download, Film, Grid3x3, Layers2, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { fileName, saveBlob } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { Anew } from './anew.tsx';
import { Colours } from './colours.tsx';
import { type Drawing, drawingOf, flat, withCel, withWhole } from './drawing.ts';
import { sheetOf, writePng } from './files.ts';
import { Frames } from './frames.tsx';
import { writeGif } from './gif.ts';
import { beginning, drawn, redone, undone } from './history.ts';
import { Layers } from './layers.tsx';
import { OpenFile } from './open-file.tsx';
import { keepDraft, type Opened } from './opened.ts';
import { keptTo } from './palette.ts';
import {
  type Box,
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
import { SaveVersion } from './save-version.tsx';
import { BitmapPicture, Surface } from './surface.tsx';
import { MIRROR_ICON as MirrorIcon, painted, TOOLS, type ToolId } from './tools.ts';

export function Editor({ opened }: { opened: Opened }) {
  const [history, setHistory] = useState(() => beginning(drawingOf([opened.bitmap])));
  const [frameAt, setFrame] = useState(0);
  const [layerAt, setLayer] = useState(0);
  const [tool, setTool] = useState<ToolId>('pencil');
  const [colour, setColour] = useState(() => paletteOf(opened.bitmap)[0] ?? '#c4324a');
  const [mirror, setMirror] = useState(false);
  const [grid, setGrid] = useStored('editor.grid', true);
  const [onion, setOnion] = useStored('editor.onion', false);
  const [path, setPath] = useState<readonly Point[]>([]);
  const [box, setBox] = useState<Box>();
  const [anew, setAnew] = useState(false);
  const [brought, setBrought] = useState(opened.palette);
  // whose picture it is; a file that is opened is nobody's
  const [of, setOf] = useState({ name: opened.name, source: opened.source });
  const [at, setAt] = useState('');
  const { say, complain } = useToasts();
  const drawing = history.now;
  // what was undone may have had more of them
  const frame = Math.min(frameAt, drawing.frames.length - 1);
  const layer = Math.min(layerAt, drawing.layers.length - 1);
  const cel = drawing.frames[frame]!.cels[layer]!;
  const hidden = !drawing.layers[layer]!.visible;

  const change = useCallback((next: Drawing) => setHistory((old) => (next === old.now ? old : drawn(old, next))), []);
  const commit = (next: typeof cel) => {
    if (next !== cel) change(withCel(drawing, frame, layer, next));
  };
  const stroke = path.length ? painted(cel, { tool, color: colorOf(colour), mirror, path }) : cel;
  const shown = useMemo(
    () => flat(stroke === cel ? drawing : withCel(drawing, frame, layer, stroke), frame),
    [drawing, frame, layer, cel, stroke],
  );
  const flats = useMemo(() => drawing.frames.map((_, i) => flat(drawing, i)), [drawing]);
  const palette = useMemo(() => paletteOf(flats.length === 1 ? flats[0]! : sheetOf(flats)), [flats]);

  useEffect(() => {
    const timer = setTimeout(async () => keepDraft(await writePng(flats[frame]!)), 500);
    return () => clearTimeout(timer);
  }, [flats, frame]);

  const end = (points: readonly Point[]) => {
    setPath([]);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    const seen = flats[frame]!;
    if (tool === 'picker') {
      if (inside(seen, last) && colorAt(seen, last)[3]) setColour(hexOf(colorAt(seen, last)));
    } else if (tool === 'select') setBox(boxOf(first, last));
    else if (hidden) complain(`${drawing.layers[layer]!.name} is hidden: show it to draw on it.`);
    else if (tool === 'move' && box) {
      const to = { x: box.x + last.x - first.x, y: box.y + last.y - first.y };
      commit(laidOver(cleared(cel, box), cut(cel, box), to));
      setBox({ ...box, ...to });
    } else commit(painted(cel, { tool, color: colorOf(colour), mirror, path: points }));
  };
  const name = fileName(of.name);
  const actions = useRef({ save: async () => {}, gif: () => {}, clear: () => {}, anew: () => {} });
  actions.current = {
    save: async () => {
      saveBlob(await writePng(flats.length > 1 ? sheetOf(flats) : flats[0]!), `${name}.png`);
      say('Saved.');
    },
    gif: () => {
      const frames = flats.map((bitmap, i) => ({ bitmap, durationMs: drawing.frames[i]!.durationMs }));
      saveBlob(new Blob([writeGif(frames)], { type: 'image/gif' }), `${name}.gif`);
      say('Saved.');
    },
    clear: () => (box ? commit(cleared(cel, box)) : undefined),
    anew: () => setAnew(true),
  };
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, keys: readonly string[], run: () => void, inFields = false) => ({
        id: `editor.${id}`,
        title,
        keys,
        group: 'Editor' as const,
        run,
        inFields,
      });
      return [
        ...TOOLS.map(({ id, title, key }) => command(id, title, [key], () => setTool(id))),
        command('mirror', 'Mirror pen', ['W'], () => setMirror((on) => !on)),
        command('undo', 'Undo', ['Ctrl+Z'], () => setHistory(undone)),
        command('redo', 'Redo', ['Ctrl+Shift+Z', 'Ctrl+Y'], () => setHistory(redone)),
        command('save', 'Download PNG', ['Ctrl+S'], () => void actions.current.save(), true),
        command('gif', 'Download GIF', ['Ctrl+Shift+S'], () => actions.current.gif(), true),
        command('anew', 'Change it, or the selection, in words', ['N'], () => actions.current.anew()),
        command('clear', 'Clear the selection', ['Delete'], () => actions.current.clear()),
        command('deselect', 'Select nothing', ['Escape'], () => setBox(undefined)),
      ];
    }, []),
  );
  return (
    <div className="editor">
      <div className="tools" role="toolbar" aria-label="Tools" aria-orientation="vertical">
        {TOOLS.map(({ id, title, key, icon: Icon }) => (
          <button
            key={id}
            type="button"
            className="tool"
            aria-label={`${title} (${key})`}
            title={`${title} (${key})`}
            aria-pressed={tool === id}
            onClick={() => setTool(id)}
          >
            <Icon className="icon" aria-hidden />
            <small aria-hidden>{key}</small>
          </button>
        ))}
        <button
          type="button"
          className="tool"
          aria-label="Mirror pen (W)"
          title="Mirror pen (W)"
          aria-pressed={mirror}
          onClick={() => setMirror(!mirror)}
        >
          <MirrorIcon className="icon" aria-hidden />
          <small aria-hidden>W</small>
        </button>
      </div>
      <div className="editor-middle">
        <div className="editor-bar">
          <OpenFile
            onOpen={({ frames, durations }, named) => {
              // one step that can be undone, like a stroke
              change(drawingOf(frames, durations));
              setBox(undefined);
              setOf({ name: named, source: undefined });
            }}
          />
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
          <button type="button" className="button" onClick={() => setAnew(true)}>
            <WandSparkles className="icon" aria-hidden /> {box ? 'Draw the selection anew' : 'Change it in words'}
          </button>
          <span className="grow" />
          <button type="button" className="button" onClick={() => actions.current.gif()}>
            <Film className="icon" aria-hidden /> GIF
          </button>
          <button type="button" className="button" onClick={() => void actions.current.save()}>
            <Download className="icon" aria-hidden /> PNG
          </button>
        </div>
        <Surface
          shown={shown}
          before={onion && frame > 0 ? flats[frame - 1] : undefined}
          grid={grid}
          tool={tool}
          box={box}
          path={path}
          onPath={setPath}
          onEnd={end}
          onPlace={setAt}
        >
          {anew && (
            <Anew
              key={box ? 'part' : 'whole'}
              bitmap={flats[frame]!}
              box={box}
              onKeep={(next) => {
                // it comes onto the layer that is drawn on; what lies outside of the box is not touched
                if (box) commit(laidOver(cleared(cel, box), cut(next, box), box));
                else change(withWhole(drawing, frame, next));
                setAnew(false);
              }}
              onClose={() => setAnew(false)}
            />
          )}
        </Surface>
        <Frames drawing={drawing} frame={frame} onFrame={setFrame} onDrawing={change} />
        <p className="editor-status number" role="status" aria-live="polite">
          {at} {box ? `· selected ${box.width} × ${box.height}` : ''}
        </p>
      </div>
      <aside className="editor-side" aria-label="Colours, layers and preview">
        <Colours
          colour={colour}
          onColour={setColour}
          palette={palette}
          brought={brought}
          onBrought={setBrought}
          onKeepTo={(colors) =>
            change({
              ...drawing,
              frames: drawing.frames.map((one) => ({ ...one, cels: one.cels.map((each) => keptTo(each, colors)) })),
            })
          }
        />
        <Layers drawing={drawing} layer={layer} onLayer={setLayer} onDrawing={change} />
        <h2>Preview</h2>
        <div className="preview-pair check">
          <BitmapPicture bitmap={shown} label="As large as it is" />
          {shown.width <= 64 && <BitmapPicture bitmap={shown} factor={2} label="Twice as large" />}
        </div>
        <SaveVersion bitmap={flats[frame]!} source={of.source} />
      </aside>
    </div>
  );
}
