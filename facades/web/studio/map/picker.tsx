import { useEffect, useState } from 'react';
import { useLists } from '../app/session-context.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { CHOICES, type Choice, SIDES } from './documents.ts';

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

/** What is drawn and of these kinds, the newest first. */
export function useChoices(kinds: readonly Choice['kind'][], search: string, first: number) {
  const lists = useLists();
  const [found, setFound] = useState<{ total: number; items: readonly Choice[] }>();
  const wanted = kinds.join();
  useEffect(() => {
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
  }, [lists, wanted, search, first]);
  return found;
}

/** Objects and characters to put on the map. */
export function Picker({ chosen, onChoose }: { chosen: Chosen | undefined; onChoose: (next?: Chosen) => void }) {
  const lists = useLists();
  const [search, setSearch] = useState('');
  const found = useChoices(KINDS, search, MOST);
  const [sides, setSides] = useState<readonly string[]>([]);
  const id = chosen?.asset.id;
  useEffect(() => {
    let gone = false;
    setSides([]);
    if (id)
      void lists
        .query(SIDES, { id })
        .toPromise()
        .then(({ data }) => {
          const labels = data?.asset.images.flatMap(({ label }) => (label ? [label] : [])) ?? [];
          if (!gone) setSides(labels.filter((label) => /^(?:north|south|east|west)/.test(label)));
        });
    return () => {
      gone = true;
    };
  }, [lists, id]);
  return (
    <>
      <input
        className="input"
        type="search"
        aria-label="Search objects and characters"
        placeholder="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found && !found.items.length && (
        <p className="dim">
          {search.trim() ? 'Nothing of that name.' : 'Objects and characters that you draw can be put here.'}
        </p>
      )}
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
