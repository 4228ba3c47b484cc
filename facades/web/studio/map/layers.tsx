import { ArrowDown, ArrowUp, Eye, EyeOff, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PixelImage } from '../parts/pixel-image.tsx';
import type { Thing } from './documents.ts';
import { turned } from './sides.ts';
import type { Change } from './use-map.ts';

/** From so many on a field finds them by their names. */
const MANY = 8;
const MOST = 100;

/** What stands on the map, the uppermost first, and the ground below it all. */
export function Layers({
  things,
  selected,
  onSelect,
  sides,
  onTurn,
  onChange,
  onRemove,
  ground,
  onGround,
  moves,
  onMoves,
}: {
  things: readonly Thing[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Of the one that is chosen. */
  sides: readonly string[];
  onTurn: (side: string) => void;
  onChange: (thing: Thing, what: Change) => void;
  onRemove: (thing: Thing) => void;
  /** Whether the ground is shown on this page. */
  ground: boolean;
  onGround: (shown: boolean) => void;
  /** Whether animated tiles move; undefined where there are none. */
  moves: boolean | undefined;
  onMoves: (moves: boolean) => void;
}) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = things
    .filter(({ name }) => name.toLowerCase().includes(words))
    .toSorted((a, b) => b.layer - a.layer || b.y - a.y || b.x - a.x);
  return (
    <section className="map-layers" aria-label="Layers">
      <h2>
        Layers <span className="number">{things.length}</span>
      </h2>
      {things.length > MANY && (
        <input
          className="input"
          type="search"
          aria-label="Search what stands on the map"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul>
        {found.slice(0, MOST).map((thing) => (
          <li key={thing.id} className="layer" data-hidden={!thing.show} data-on={thing.id === selected}>
            <button
              type="button"
              className="layer-name"
              aria-pressed={thing.id === selected}
              onClick={() => onSelect(thing.id)}
            >
              <span className="layer-picture">
                <PixelImage src={thing.imageUrl} alt="" />
              </span>
              <span className="cut grow">{thing.name}</span>
              <span className="number dim">
                {thing.x}, {thing.y}
              </span>
              <span className="number tag" title="Layer">
                {thing.layer}
              </span>
            </button>
            <button
              type="button"
              className="button ghost icon-only"
              aria-label={`${thing.show ? 'Hide' : 'Show'} ${thing.name}`}
              onClick={() => onChange(thing, { show: !thing.show })}
            >
              {thing.show ? <Eye className="icon" aria-hidden /> : <EyeOff className="icon" aria-hidden />}
            </button>
            {thing.id === selected && (
              <Handles thing={thing} sides={sides} onTurn={onTurn} onChange={onChange} onRemove={onRemove} />
            )}
          </li>
        ))}
        {found.length > MOST && <li className="dim small">{found.length - MOST} more: search for them.</li>}
        <li className="layer layer-ground" data-hidden={!ground}>
          <span className="layer-name grow">Ground</span>
          {moves !== undefined && (
            <label className="check-label small">
              <input type="checkbox" checked={moves} onChange={({ target }) => onMoves(target.checked)} /> moves
            </label>
          )}
          <button
            type="button"
            className="button ghost icon-only"
            aria-label={ground ? 'Hide the ground' : 'Show the ground'}
            onClick={() => onGround(!ground)}
          >
            {ground ? <Eye className="icon" aria-hidden /> : <EyeOff className="icon" aria-hidden />}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** What can be done with the one that is chosen. */
function Handles({
  thing,
  sides,
  onTurn,
  onChange,
  onRemove,
}: {
  thing: Thing;
  sides: readonly string[];
  onTurn: (side: string) => void;
  onChange: (thing: Thing, what: Change) => void;
  onRemove: (thing: Thing) => void;
}) {
  const side = thing.direction ?? sides[0] ?? '';
  return (
    <div className="layer-handles" role="group" aria-label={thing.name}>
      {sides.length > 1 && (
        <>
          <button
            type="button"
            className="button icon-only"
            aria-label="Turn left"
            title="Turn left (,)"
            onClick={() => onTurn(turned(sides, side, -1))}
          >
            <RotateCcw className="icon" aria-hidden />
          </button>
          <select aria-label={`Side of ${thing.name}`} value={side} onChange={({ target }) => onTurn(target.value)}>
            {sides.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button
            type="button"
            className="button icon-only"
            aria-label="Turn right"
            title="Turn right (.)"
            onClick={() => onTurn(turned(sides, side, 1))}
          >
            <RotateCw className="icon" aria-hidden />
          </button>
        </>
      )}
      <button
        type="button"
        className="button icon-only"
        aria-label="A layer up"
        title="A layer up (Page Up)"
        onClick={() => onChange(thing, { layer: thing.layer + 1 })}
      >
        <ArrowUp className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="button icon-only"
        aria-label="A layer down"
        title="A layer down (Page Down)"
        disabled={thing.layer === 0}
        onClick={() => onChange(thing, { layer: thing.layer - 1 })}
      >
        <ArrowDown className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="button icon-only bad"
        aria-label={`Take ${thing.name} off the map`}
        title="Take it off (Delete)"
        onClick={() => onRemove(thing)}
      >
        <Trash2 className="icon" aria-hidden />
      </button>
    </div>
  );
}
