import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { PROJECTS } from '../library/projects.ts';
import { LeftOut } from '../parts/left-out.tsx';
import { Palette } from '../parts/palette.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { type Asset, UPDATE } from './asset.ts';

/** What it is called, where it belongs, what it was made from. */
export function Facts({ asset, onChange }: { asset: Asset; onChange: () => void }) {
  const [, update] = useMutation(UPDATE);
  const [projects] = useQuery({ query: PROJECTS });
  const { complain } = useToasts();
  const [tag, setTag] = useState('');
  const palette = [...new Set(asset.images.flatMap((image) => image.palette))];
  const known = projects.data?.projects.edges.map(({ node }) => node) ?? [];
  const change = async (what: { name?: string; tags?: string[]; projectId?: string | null }) => {
    const { error } = await update({ id: asset.id, ...what });
    if (error) complain(problemOf(error)!.message);
    onChange();
  };
  const [first] = asset.images;
  return (
    <div className="facts">
      <label className="hidden-text" htmlFor="asset-name">
        Name
      </label>
      <input
        id="asset-name"
        key={asset.name}
        className="input name"
        defaultValue={asset.name}
        onBlur={({ target }) =>
          target.value.trim() && target.value !== asset.name && void change({ name: target.value.trim() })
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.value = asset.name;
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p className="dim">“{asset.description}”</p>
      <LeftOut words={[...new Set(asset.images.flatMap(({ unknownWords }) => unknownWords))]} />
      {asset.__typename === 'GameObject' && asset.notes.length > 0 && (
        <p className="note hot">{asset.notes.join(' ')}</p>
      )}
      <div className="chips">
        {asset.tags.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-label={`Remove the tag ${one}`}
            onClick={() => void change({ tags: asset.tags.filter((other) => other !== one) })}
          >
            <Tag className="icon" aria-hidden /> {one}
          </button>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (tag.trim()) void change({ tags: [...asset.tags, tag.trim()] });
            setTag('');
          }}
        >
          <input
            className="input tag-input"
            aria-label="New tag"
            placeholder="+ tag"
            maxLength={50}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
        </form>
      </div>
      {known.length > 0 && (
        <label className="inline">
          Project
          <select
            value={asset.project?.id ?? ''}
            onChange={({ target }) => void change({ projectId: target.value || null })}
          >
            <option value="">None</option>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <h2>
        Palette <span className="number">{palette.length}</span>
      </h2>
      <Palette colors={palette} />
      {first && (
        <p className="dim small">
          {first.width} × {first.height} pixels, seed <span className="number">{first.seed}</span>
        </p>
      )}
    </div>
  );
}
