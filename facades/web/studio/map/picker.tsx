import { useEffect, useState } from 'react';
import { useLists } from '../app/session-context.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { CHOICES, type Choice } from './documents.ts';
import { DrawHere } from './draw-here.tsx';
import { useSides } from './sides.ts';

/** What is put on the map at the next click. */
export interface Chosen {
  readonly asset: Choice;
  /** 'south-east'; undefined shows what it shows by itself. */
  readonly side?: string | undefined;
}

const KINDS = ['OBJECT', 'MAP_OBJECT', 'CHARACTER'] as const;
const MOST = 24;
/** Somebody who writes is not interrupted. */
const SOON_MS = 200;

/** What is drawn and of these kinds, the newest first; `again` asks anew. */
export function useChoices(kinds: readonly Choice['kind'][], search: string, first: number, again = 0) {
  const lists = useLists();
  const [found, setFound] = useState<{ total: number; items: readonly Choice[] }>();
  const wanted = kinds.join();
  useEffect(() => {
    void again;
    let gone = false;
    const timer = setTimeout(
      async () => {
        const variables = { kinds: wanted.split(',') as Choice['kind'][], search: search.trim() || null, first };
        const { data } = await lists.query(CHOICES, variables).toPromise();
        if (gone || !data) return;
        const items = data.assets.edges.map(({ node }) => node);
        setFound({
          total: data.assets.totalCount,
          items: items.filter(({ status, review }) => status === 'COMPLETED' && !review),
        });
      },
      search ? SOON_MS : 0,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [lists, wanted, search, first, again]);
  return found;
}

/** Objects and characters to put on the map. */
export function Picker({
  chosen,
  onChoose,
  tileSize,
}: {
  chosen: Chosen | undefined;
  onChoose: (next?: Chosen) => void;
  tileSize: number;
}) {
  const [search, setSearch] = useState('');
  // what was drawn here is chosen once the list has it
  const [drawn, setDrawn] = useState<string>();
  const found = useChoices(KINDS, search, MOST, drawn ? 1 : 0);
  const fresh = drawn && found?.items.find((asset) => asset.id === drawn);
  useEffect(() => {
    if (!fresh) return;
    onChoose({ asset: fresh });
    setDrawn(undefined);
    setSearch('');
  }, [fresh, onChoose]);
  const id = chosen?.asset.id;
  const sides = useSides(id);
  return (
    <>
      <input
        id="map-search"
        className="input"
        type="search"
        aria-label="Search objects and characters"
        placeholder="Find, or say what to draw"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found && !found.items.length && (
        <p className="dim">
          {search.trim() ? 'Nothing of that name yet.' : 'Nothing to put here yet: say what to draw.'}
        </p>
      )}
      <DrawHere words={search.trim()} tileSize={tileSize} onDrawn={setDrawn} />
      <div className="map-choices" role="group" aria-label="Objects and characters">
        {found?.items.map((asset) => (
          <button
            key={asset.id}
            type="button"
            className="map-choice check"
            aria-pressed={asset.id === id}
            aria-label={asset.name}
            title={asset.name}
            onClick={() => onChoose(asset.id === id ? undefined : { asset })}
          >
            {asset.previewUrl && <PixelImage src={asset.previewUrl} alt="" />}
          </button>
        ))}
      </div>
      {chosen && sides.length > 1 && (
        <label className="inline">
          Looks
          <select value={chosen.side ?? 'south'} onChange={({ target }) => onChoose({ ...chosen, side: target.value })}>
            {sides.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
      )}
      {chosen && (
        <p className="dim" role="status">
          Click the map to put “{chosen.asset.name}” there.
        </p>
      )}
    </>
  );
}
