import { Dices, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { link, navigate } from '../app/router.ts';
import { type Asset, DELETE, UPDATE } from '../asset/asset.ts';
import { Downloads } from '../asset/downloads.tsx';
import { Keys } from '../parts/keys.tsx';
import { useToasts } from '../parts/toasts.tsx';
import type { Place } from '../tiles/corners.ts';
import { useMapCommands } from './commands.ts';
import { type Stroke, waysOf } from './ground.ts';
import { Layers } from './layers.tsx';
import { type Chosen, Picker } from './picker.tsx';
import { directionOf, turned, useSides } from './sides.ts';
import { Surface } from './surface.tsx';
import { Things } from './things.tsx';
import { isPaint, newSeed, nextFactor, type Tool } from './tool.ts';
import { hintOf, SIZES, Toolbar } from './tools.tsx';
import { type Change, type MapFrame, type MapState, type OpenMap, useMap } from './use-map.ts';
import { Words } from './words.tsx';
import './map.css';

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
  const [selected, setSelected] = useState<string>();
  const [ground, setGround] = useState(true);
  const animated = frame.sets.some(({ pictures }) => pictures.length > 1);
  const [moves, setMoves] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // what was left to chance, while nothing else has happened since
  const [laid, setLaid] = useState<{ readonly stroke: Stroke & { kind: 'LAID' }; readonly revision: number }>();
  const ways = useMemo(() => waysOf(terrains.length, frame.sets), [terrains, frame.sets]);
  const choose = useCallback((next?: Chosen) => {
    setChosen(next);
    setTool(next ? 'place' : 'select');
  }, []);
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
      ...(chosen.side ? { direction: directionOf(chosen.side) } : {}),
    });
  };
  const paint = async (stroke: Stroke) => {
    const revision = await open.paint(stroke, terrains);
    if (stroke.kind === 'LAID' && revision) setLaid({ stroke, revision });
  };
  const another = laid?.revision === state.revision ? laid.stroke : undefined;
  const again = () => {
    if (!another) return;
    void open.undo();
    void paint({ ...another, seed: newSeed() });
  };
  const current = state.things.find(({ id }) => id === selected);
  const sides = useSides(current?.assetId);
  const change = (what: Change) => current && void open.change(current, what);
  const turn = (side: string) => change({ direction: directionOf(side) });
  const select = (id: string) => {
    setSelected(id);
    if (tool !== 'select') use('select');
  };

  const now = {
    use,
    paintWith,
    again,
    undo: open.undo,
    redo: open.redo,
    zoom: (by: 1 | -1) => setFactor(nextFactor(shown, by)),
    fit: () => setFactor(undefined),
    turn: (by: 1 | -1) => sides.length > 1 && turn(turned(sides, current?.direction ?? sides[0]!, by)),
    lift: (by: 1 | -1) => current && change({ layer: Math.max(0, current.layer + by) }),
    hide: () => change({ show: !current?.show }),
    remove: () => current && void open.remove(current),
    resize: (by: 1 | -1) => setSize(SIZES[SIZES.indexOf(size) + by] ?? size),
  };
  useMapCommands(now, terrains);
  const count = state.things.length;
  return (
    <div className="map">
      <section className="map-middle" aria-label="Map">
        <Toolbar
          open={open}
          canUndo={state.canUndo}
          canRedo={state.canRedo}
          tool={tool}
          onTool={use}
          size={size}
          onSize={setSize}
          shown={shown}
          onFactor={setFactor}
        />
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
          ground={ground}
          moves={moves}
          onFactor={setShown}
          onStroke={(stroke) => void paint(stroke)}
          onPlace={put}
          onAt={setWhere}
        >
          {(by) => (
            <Things
              frame={frame}
              things={state.things}
              factor={by}
              movable={tool === 'select'}
              selected={selected}
              onSelect={setSelected}
              onChange={(thing, what) => void open.change(thing, what)}
              onRemove={(thing) => void open.remove(thing)}
            />
          )}
        </Surface>
        <div className="map-foot">
          <p className="editor-status number" role="status" aria-live="polite">
            {where && `${where} · `}
            {frame.width} × {frame.height} cells of {frame.tileSize} px · {count} {count === 1 ? 'thing' : 'things'} ·{' '}
            {open.saving ? 'saving …' : `saved, revision ${state.revision}`}
          </p>
          {another ? (
            <button type="button" className="button" onClick={again}>
              <Dices className="icon" aria-hidden /> Another one <Keys keys={['A']} />
            </button>
          ) : (
            <span className="dim small map-hint">{hintOf(tool)}</span>
          )}
        </div>
      </section>
      <section className="map-side" aria-label="What is on it">
        <Name key={asset.name} asset={asset} onChange={onChange} />
        <Words open={open} />
        <h2>Put on it</h2>
        <Picker chosen={chosen} onChoose={choose} tileSize={frame.tileSize} />
        <Layers
          things={state.things}
          selected={selected}
          onSelect={select}
          sides={sides}
          onTurn={turn}
          onChange={(thing, what) => void open.change(thing, what)}
          onRemove={(thing) => void open.remove(thing)}
          ground={ground}
          onGround={setGround}
          moves={animated ? moves : undefined}
          onMoves={setMoves}
        />
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
    canvas.getContext('2d')!.drawImage(set.pictures[0]!, tile.x, tile.y, tileSize, tileSize, 0, 0, tileSize, tileSize);
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
