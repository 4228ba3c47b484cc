import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../app/errors.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useLists } from '../app/session-context.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { CREATE } from './documents.ts';
import { useChoices } from './picker.tsx';
import './map.css';

const KINDS = ['TOPDOWN_TILESET', 'SIDESCROLLER_TILESET'] as const;
const MOST = 48;
const MAX_SIDE = 256;
/** Tilesets of a map, at most. */
const MOST_TILESETS = 12;

/** A new map: of which tilesets, and how large. */
export function NewMapPage() {
  const { search } = useRoute();
  const lists = useLists();
  const [words, setWords] = useState('');
  const found = useChoices(KINDS, words, MOST);
  const [ids, setIds] = useState<readonly string[]>(() => search.get('tileset')?.split(',') ?? []);
  const [name, setName] = useState('');
  const [width, setWidth] = useState(32);
  const [height, setHeight] = useState(24);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const toggle = (id: string) =>
    setIds((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id].slice(0, MOST_TILESETS)));
  const create = async () => {
    setBusy(true);
    const variables = { tilesetIds: [...ids], width, height, name: name.trim() || null };
    const { data, error } = await lists.mutation(CREATE, variables).toPromise();
    setBusy(false);
    if (data) return navigate(`/asset/${data.createMap.id}`);
    const problem = problemOf(error);
    setWrong(
      [problem?.message, ...Object.entries(problem?.fields ?? {}).map(([at, why]) => `${at}: ${why}`)].join(' '),
    );
  };
  const side = (title: string, value: number, set: (next: number) => void) => (
    <div>
      <label htmlFor={`map-${title}`}>{title}, cells</label>
      <input
        id={`map-${title}`}
        className="input number"
        type="number"
        min={1}
        max={MAX_SIDE}
        required
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
    </div>
  );
  return (
    <form
      className="new-map"
      aria-label="New map"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void create();
      }}
    >
      <h2>New map</h2>
      <fieldset>
        <legend>Tilesets</legend>
        <p className="dim">
          Each after the first shares a ground with one before it: their terrains are joined in one chain.
        </p>
        <input
          className="input"
          type="search"
          aria-label="Search tilesets"
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {found && !found.items.length && (
          <p className="note">
            {words.trim() ? (
              'No tileset of that name.'
            ) : (
              <span>
                A map is laid with tilesets. <a {...link('/')}>Draw one first</a>.
              </span>
            )}
          </p>
        )}
        <div className="map-sets" role="group" aria-label="Tilesets to lay it with">
          {found?.items.map((asset) => (
            <button
              key={asset.id}
              type="button"
              className="map-set"
              aria-pressed={ids.includes(asset.id)}
              onClick={() => toggle(asset.id)}
            >
              <span className="map-set-picture check">
                {asset.previewUrl && <PixelImage src={asset.previewUrl} alt="" />}
              </span>
              <span className="cut">{asset.name}</span>
              {ids.includes(asset.id) && <b className="tag hot number">{ids.indexOf(asset.id) + 1}</b>}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="field-grid">
        {side('Width', width, setWidth)}
        {side('Height', height, setHeight)}
      </div>
      <div>
        <label htmlFor="map-new-name">Name</label>
        <input
          id="map-new-name"
          className="input"
          maxLength={100}
          placeholder="Map"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {wrong && (
        <p className="note bad" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="fire" disabled={!ids.length || busy}>
        <MapIcon className="icon" aria-hidden /> Make the map
      </button>
    </form>
  );
}
