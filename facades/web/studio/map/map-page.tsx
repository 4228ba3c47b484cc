import {
  Brush,
  Minus,
  MousePointer2,
  PaintBucket,
  Plus,
  Redo2,
  Square,
  Trash2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { link, navigate } from '../app/router.ts';
import { type Asset, DELETE, UPDATE } from '../asset/asset.ts';
import { Downloads } from '../asset/downloads.tsx';
import { useCommands } from '../commands/commands.ts';
import { Keys } from '../parts/keys.tsx';
import { useToasts } from '../parts/toasts.tsx';
import type { Place } from '../tiles/corners.ts';
import { waysOf } from './ground.ts';
import { type Chosen, Picker } from './picker.tsx';
import { isPaint, nextFactor, Surface, type Tool } from './surface.tsx';
import { Things } from './things.tsx';
import { type MapFrame, type MapState, type OpenMap, useMap } from './use-map.ts';
import './map.css';

const TOOLS = [
  { tool: 'brush', title: 'Brush', key: 'B', icon: Brush },
  { tool: 'rectangle', title: 'Rectangle', key: 'R', icon: Square },
  { tool: 'fill', title: 'Fill', key: 'F', icon: PaintBucket },
  { tool: 'select', title: 'Move things', key: 'V', icon: MousePointer2 },
] as const;
const SIZES = [1, 2, 3, 5];

/** A map: its ground is painted, things are put on it, and it is saved for engines. */
export function MapPage({ asset, onChange }: { asset: Asset; onChange: () => void }) {
  const open = useMap(asset.id);
  if (open.problem)
    return (
      <div className="empty" role="alert">
        <h2>It cannot be painted</h2>
        <p className="dim">{open.problem}</p>
        <a className="button" {...link('/library?kind=MAP')}>
          To the maps
        </a>
      </div>
    );
  if (!open.frame || !open.state)
    return (
      <p className="loading" role="status">
        Loading …
      </p>
    );
  return <Painter asset={asset} onChange={onChange} open={open} frame={open.frame} state={open.state} />;
}

function Painter({
  asset,
  onChange,
  open,
  frame,
  state,
}: {
  asset: Asset;
  onChange: () => void;
  open: OpenMap;
  frame: MapFrame;
  state: MapState;
}) {
  const { terrains } = frame;
  const [tool, setTool] = useState<Tool>('brush');
  const [terrain, setTerrain] = useState(Math.min(1, terrains.length - 1));
  const [size, setSize] = useState(1);
  const [chosen, setChosen] = useState<Chosen>();
  const [factor, setFactor] = useState<number>();
  const [shown, setShown] = useState(1);
  const [where, setWhere] = useState('');
  const ways = useMemo(() => waysOf(terrains.length, frame.sets), [terrains, frame.sets]);
  const choose = (next?: Chosen) => {
    setChosen(next);
    setTool(next ? 'place' : 'select');
  };
  const use = (next: Tool) => {
    setTool(next);
    setChosen(undefined);
  };
  const paintWith = (index: number) => {
    setTerrain(index);
    if (!isPaint(tool)) use('brush');
  };
  const put = ({ x, y }: Place) => {
    if (!chosen) return;
    const { id, kind } = chosen.asset;
    void open.place({
      x,
      y,
      ...(kind === 'CHARACTER' ? { characterId: id } : { objectId: id }),
      ...(chosen.side ? { direction: chosen.side.toUpperCase().replace('-', '_') as 'SOUTH' } : {}),
    });
  };

  const actions = useRef({ use, paintWith, undo: open.undo, redo: open.redo, zoom: (_by: 1 | -1) => {} });
  actions.current = {
    use,
    paintWith,
    undo: open.undo,
    redo: open.redo,
    zoom: (by) => setFactor(nextFactor(shown, by)),
  };
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, keys: string[], run: () => void) => ({
        id: `map.${id}`,
        title,
        keys,
        group: 'Map' as const,
        run,
      });
      return [
        ...TOOLS.map(({ tool: to, title, key }) => command(to, title, [key], () => actions.current.use(to))),
        ...terrains
          .slice(0, 9)
          .map(({ index, name }) =>
            command(`terrain.${index}`, `Paint with ${name}`, [String(index + 1)], () =>
              actions.current.paintWith(index),
            ),
          ),
        command('undo', 'Undo', ['Ctrl+Z'], () => void actions.current.undo()),
        command('redo', 'Redo', ['Ctrl+Y', 'Ctrl+Shift+Z'], () => void actions.current.redo()),
        command('larger', 'Larger', ['+'], () => actions.current.zoom(1)),
        command('smaller', 'Smaller', ['-'], () => actions.current.zoom(-1)),
      ];
    }, [terrains]),
  );
  const count = state.things.length;
  return (
    <div className="map">
      <section className="map-middle" aria-label="Map">
        <div className="map-bar" role="toolbar" aria-label="Tools">
          <div className="map-tools" role="group" aria-label="Tool">
            {TOOLS.map(({ tool: to, title, key, icon: Icon }) => (
              <button
                key={to}
                type="button"
                className="tool"
                aria-pressed={tool === to}
                aria-label={title}
                title={`${title} (${key})`}
                onClick={() => use(to)}
              >
                <Icon className="icon" aria-hidden />
                <small aria-hidden>{key}</small>
              </button>
            ))}
          </div>
          <div className="segments" role="group" aria-label="Brush size, corners">
            {SIZES.map((one) => (
              <button key={one} type="button" aria-pressed={size === one} onClick={() => setSize(one)}>
                {one}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="button icon-only"
            aria-label="Undo"
            title="Undo (Ctrl Z)"
            disabled={!state.canUndo}
            onClick={() => void open.undo()}
          >
            <Undo2 className="icon" aria-hidden />
          </button>
          <button
            type="button"
            className="button icon-only"
            aria-label="Redo"
            title="Redo (Ctrl Y)"
            disabled={!state.canRedo}
            onClick={() => void open.redo()}
          >
            <Redo2 className="icon" aria-hidden />
          </button>
          <span className="map-zoom">
            <button
              type="button"
              className="button icon-only"
              aria-label="Smaller"
              onClick={() => setFactor(nextFactor(shown, -1))}
            >
              <Minus className="icon" aria-hidden />
            </button>
            <button type="button" className="button number" title="Fit" onClick={() => setFactor(undefined)}>
              {shown >= 1 ? `${shown}×` : `1/${Math.round(1 / shown)}`}
            </button>
            <button
              type="button"
              className="button icon-only"
              aria-label="Larger"
              onClick={() => setFactor(nextFactor(shown, 1))}
            >
              <Plus className="icon" aria-hidden />
            </button>
          </span>
        </div>
        <div className="map-bar map-terrains" role="group" aria-label="Terrain">
          {terrains.map(({ index, name }) => (
            <button
              key={index}
              type="button"
              className="chip"
              aria-pressed={isPaint(tool) && terrain === index}
              onClick={() => paintWith(index)}
            >
              <Swatch frame={frame} terrain={index} /> <span className="cut">{name}</span>
              {index < 9 && <Keys keys={[String(index + 1)]} />}
            </button>
          ))}
        </div>
        <Surface
          frame={frame}
          state={state}
          pending={open.pending}
          ways={ways}
          tool={tool}
          terrain={terrain}
          size={size}
          factor={factor}
          onFactor={setShown}
          onStroke={(stroke) => open.paint(stroke, terrains)}
          onPlace={put}
          onAt={setWhere}
        >
          {(by) => (
            <Things
              frame={frame}
              things={state.things}
              factor={by}
              movable={tool === 'select'}
              onMove={(thing, x, y) => void open.move(thing, x, y)}
              onRemove={(thing) => void open.remove(thing)}
            />
          )}
        </Surface>
        <p className="editor-status number" role="status" aria-live="polite">
          {where && `${where} · `}
          {frame.width} × {frame.height} cells of {frame.tileSize} px · {count} {count === 1 ? 'thing' : 'things'} ·{' '}
          {open.saving ? 'saving …' : `saved, revision ${state.revision}`}
        </p>
      </section>
      <section className="map-side" aria-label="What is on it">
        <Name key={asset.name} asset={asset} onChange={onChange} />
        <Words open={open} />
        <h2>Put on it</h2>
        <Picker chosen={chosen} onChoose={choose} />
        <Downloads asset={asset} />
        <Remove asset={asset} />
      </section>
    </div>
  );
}

/** The plain tile of a terrain. */
function Swatch({ frame: { sets, tileSize }, terrain }: { frame: MapFrame; terrain: number }) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    const set = sets.find(({ lower, upper }) => lower === terrain || upper === terrain);
    const tile = set?.sheet.tiles.get(set.lower === terrain ? 'LLLL' : 'UUUU');
    if (!canvas || !set || !tile) return;
    canvas.width = tileSize;
    canvas.height = tileSize;
    canvas.getContext('2d')!.drawImage(set.picture, tile.x, tile.y, tileSize, tileSize, 0, 0, tileSize, tileSize);
  };
  return <canvas ref={draw} className="map-swatch pixels" aria-hidden />;
}

function Name({ asset, onChange }: { asset: Asset; onChange: () => void }) {
  const [, update] = useMutation(UPDATE);
  const { complain } = useToasts();
  const rename = async (name: string) => {
    if (!name || name === asset.name) return;
    const { error } = await update({ id: asset.id, name });
    if (error) complain(problemOf(error)!.message);
    onChange();
  };
  return (
    <>
      <label className="hidden-text" htmlFor="map-name">
        Name
      </label>
      <input
        id="map-name"
        className="input name"
        defaultValue={asset.name}
        maxLength={100}
        onBlur={({ target }) => void rename(target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </>
  );
}

/** Ground made of words. */
function Words({ open }: { open: OpenMap }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setWrong(await open.describe(text.trim()));
    setBusy(false);
  };
  return (
    <form
      className="map-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !busy) void make();
      }}
    >
      <label htmlFor="map-words">Ground in words</label>
      <textarea
        id="map-words"
        rows={2}
        maxLength={2000}
        placeholder="a small island with a forest in the north"
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? 'map-words-wrong' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong && (
        <p id="map-words-wrong" className="field-error" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="button" disabled={!text.trim() || busy}>
        <WandSparkles className="icon" aria-hidden /> {busy ? 'Laying it …' : 'Lay it'}
      </button>
    </form>
  );
}

function Remove({ asset }: { asset: Asset }) {
  const { soon, complain } = useToasts();
  const [, remove] = useMutation(DELETE);
  return (
    <button
      type="button"
      className="button bad"
      onClick={() => {
        soon(`“${asset.name}” goes in 8 seconds.`, async () => {
          const { error } = await remove({ id: asset.id });
          if (error) complain(problemOf(error)!.message);
        });
        navigate('/library?kind=MAP');
      }}
    >
      <Trash2 className="icon" aria-hidden /> Delete
    </button>
  );
}
