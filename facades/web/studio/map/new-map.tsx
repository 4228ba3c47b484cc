import { Map as MapIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { problemOf } from '../app/errors.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useLists } from '../app/session-context.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { CREATE } from './documents.ts';
import { useChoices } from './picker.tsx';
import { type Starter, Starters } from './starters.tsx';
import './map.css';

const KINDS = ['TOPDOWN_TILESET', 'SIDESCROLLER_TILESET'] as const;
const MAPS = ['MAP'] as const;
const MOST = 48;
const MOST_MAPS = 6;
const MAX_SIDE = 256;
/** Tilesets of a map, at most. */
const MOST_TILESETS = 12;

/** The maps there are, and a new one: of which tilesets, how large, and what is laid on it. */
export function NewMapPage() {
  const { search } = useRoute();
  const lists = useLists();
  const [words, setWords] = useState('');
  const [drawn, setDrawn] = useState(0);
  const found = useChoices(KINDS, words, MOST, drawn);
  const maps = useChoices(MAPS, '', MOST_MAPS);
  const [ids, setIds] = useState<readonly string[]>(() => search.get('tileset')?.split(',') ?? []);
  const [name, setName] = useState('');
  const [ground, setGround] = useState('');
  const [width, setWidth] = useState(32);
  const [height, setHeight] = useState(24);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const toggle = (id: string) =>
    setIds((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id].slice(0, MOST_TILESETS)));
  const onDrawn = useCallback((made: readonly string[], { title, map }: Starter) => {
    setIds(made);
    setDrawn((count) => count + 1);
    setName((old) => old || title);
    setGround((old) => old || map);
  }, []);
  const create = async () => {
    setBusy(true);
    const variables = {
      tilesetIds: [...ids],
      width,
      height,
      name: name.trim() || null,
      description: ground.trim() || null,
    };
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
      {maps && maps.items.length > 0 && (
        <nav aria-label="Your maps">
          <h2>
            Your maps <span className="number">{maps.total}</span>
          </h2>
          <div className="map-sets">
            {maps.items.map((one) => (
              <a key={one.id} className="map-set" {...link(`/asset/${one.id}`)}>
                <span className="map-set-picture check">
                  {one.previewUrl && <PixelImage src={one.previewUrl} alt="" />}
                </span>
                <span className="cut">{one.name}</span>
              </a>
            ))}
          </div>
          {maps.total > maps.items.length && <a {...link('/library?kind=MAP')}>All maps</a>}
        </nav>
      )}
      <h2>New map</h2>
      <fieldset>
        <legend>Draw grounds that go together</legend>
        <Starters onDrawn={onDrawn} />
      </fieldset>
      <fieldset>
        <legend>Or choose tilesets that you have</legend>
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
          <p className="note">{words.trim() ? 'No tileset of that name.' : 'None yet: a button above draws some.'}</p>
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
      <div>
        <label htmlFor="map-new-ground">What is laid on it, in words</label>
        <input
          id="map-new-ground"
          className="input"
          maxLength={2000}
          placeholder="a small island with a forest in the north; empty is one ground"
          value={ground}
          onChange={(event) => setGround(event.target.value)}
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
