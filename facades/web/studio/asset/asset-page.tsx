import { Download, Pencil, Tag, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useCommands } from '../commands/commands.ts';
import { AROUND } from '../create/stage.tsx';
import { HeatBar } from '../parts/heat-bar.tsx';
import { Palette } from '../parts/palette.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { save, saveBlob } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Frame } from '../player/frames.ts';
import { Player } from '../player/player.tsx';
import { hasEnded, type JobState, useJobs } from '../queue/jobs.tsx';
import { Animate } from './animate.tsx';

const ASSET = graphql(`
  query Asset($id: String!) {
    asset(input: { assetId: $id }) {
      __typename id kind name description tags groupId stateName status review downloadUrl createdAt expiresAt
      job { id status stage fraction etaSeconds error { message } usage { usd generations } }
      images { id url width height label palette seed drawnAs unknownWords }
      animations {
        groupId type displayName mode
        directions { id direction status frameCount loop previewUrl job { id fraction stage error { message } } frames { id url durationMs } }
      }
      ... on Character { bodyType template size view templateAnimationIds }
    }
  }
`);
export type Asset = ResultOf<typeof ASSET>['asset'];

const STATES = graphql(`
  query States($group: ID!) {
    assets(groupId: $group, first: 30) { edges { node { id name stateName previewUrl status } } }
  }
`);

const UPDATE = graphql(`
  mutation UpdateAsset($id: String!, $name: String, $tags: [String!]) {
    updateAsset(input: { assetId: $id, name: $name, tags: $tags }) { id name tags }
  }
`);
const DELETE = graphql(`
  mutation DeleteAsset($id: String!) { deleteAsset(input: { assetId: $id }) { __typename } }
`);

/** Engines and editors that open a character, by their names. */
const EXPORTS = [
  { format: 'godot', title: 'Godot 4', what: '.tres and .png' },
  { format: 'texturepacker', title: 'Unity, PixiJS', what: 'TexturePacker .json' },
  { format: 'phaser', title: 'Phaser 3', what: 'atlas .json' },
  { format: 'aseprite', title: 'Aseprite', what: '.aseprite' },
  { format: 'spritesheet', title: 'Spritesheet', what: '.png and .json' },
  { format: 'zip', title: 'Everything', what: '.zip' },
] as const;

const FILE = graphql(`
  query CharacterFile($id: String!, $format: ExportFormat!, $states: ExportedStates!) {
    characterFile(input: { characterId: $id, format: $format, states: $states }) { name mime base64 }
  }
`);

/** One kept thing: its sides, its animations, its states, and what to do with it. */
export function AssetPage() {
  const { id } = useRoute().parameters;
  const [{ data, error }, refresh] = useQuery({
    query: ASSET,
    variables: { id: id! },
    requestPolicy: 'cache-and-network',
  });
  const { onEnd, rows } = useJobs();
  const again = useRef(refresh);
  again.current = refresh;
  useEffect(() => onEnd(() => again.current({ requestPolicy: 'network-only' })), [onEnd]);
  const problem = problemOf(error);
  if (problem)
    return (
      <div className="empty" role="alert">
        <h2>It is not here</h2>
        <p className="dim">{problem.message}</p>
        <a className="button" {...link('/library')}>
          To the library
        </a>
      </div>
    );
  if (!data)
    return (
      <p className="loading" role="status">
        Loading …
      </p>
    );
  const progress = rows.find((row) => row.id === data.asset.job?.id);
  return (
    <Shown
      key={data.asset.id}
      asset={data.asset}
      fraction={progress?.fraction}
      onChange={() => refresh({ requestPolicy: 'network-only' })}
    />
  );
}

function Shown({ asset, fraction, onChange }: { asset: Asset; fraction: number | undefined; onChange: () => void }) {
  const [side, setSide] = useState(0);
  const [clip, setClip] = useState<string>();
  const { soon, complain, say } = useToasts();
  const [, remove] = useMutation(DELETE);
  const images = asset.images.toSorted((a, b) => AROUND.indexOf(a.label ?? '') - AROUND.indexOf(b.label ?? ''));
  const image = images[Math.min(side, images.length - 1)];
  const direction = image?.label ?? 'south';
  const clips = asset.animations.map((animation) => ({
    animation,
    from: animation.directions.find((one) => one.direction === direction) ?? animation.directions[0]!,
  }));
  const playing = clips.find(({ animation }) => animation.groupId === clip);
  const frames = useMemo(
    (): readonly Frame[] =>
      (playing?.from.frames ?? []).map(({ url, durationMs }) => ({ url, durationMs: durationMs ?? 100 })),
    [playing],
  );
  const turn = (by: number) =>
    setSide((old) => (Math.min(old, images.length - 1) + by + images.length) % Math.max(1, images.length));
  const turning = useRef(turn);
  turning.current = turn;
  const onDelete = () => {
    soon(`“${asset.name}” goes in 8 seconds.`, async () => {
      const { error } = await remove({ id: asset.id });
      if (error) complain(problemOf(error)!.message);
    });
    navigate('/library');
  };
  const deleting = useRef(onDelete);
  deleting.current = onDelete;
  useCommands(
    useMemo(
      () => [
        {
          id: 'asset.left',
          title: 'Turn left',
          keys: ['ArrowLeft'],
          group: 'Asset' as const,
          run: () => turning.current(-1),
        },
        {
          id: 'asset.right',
          title: 'Turn right',
          keys: ['ArrowRight'],
          group: 'Asset' as const,
          run: () => turning.current(1),
        },
        {
          id: 'asset.delete',
          title: 'Delete it',
          keys: ['Delete'],
          group: 'Asset' as const,
          run: () => deleting.current(),
        },
      ],
      [],
    ),
  );
  const ended = hasEnded(asset.status as JobState);
  return (
    <div className="asset">
      <section className="asset-turn" aria-label="Sides">
        <div className="stage check">
          {playing && frames.length ? (
            <Player
              frames={frames}
              label={`${asset.name}: ${playing.animation.displayName ?? playing.animation.type}`}
              loops={playing.from.loop}
            />
          ) : image ? (
            <PixelImage src={image.url} alt={`${asset.name}, seen from ${direction}`} />
          ) : ended ? (
            <p role="alert">{asset.job?.error?.message ?? 'There are no pictures.'} Nothing was charged.</p>
          ) : (
            <HeatBar fraction={fraction ?? asset.job?.fraction ?? 0} label="Drawing" />
          )}
        </div>
        {images.length > 1 && (
          <div className="ring" role="group" aria-label="Sides">
            {images.map((one, index) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one === image}
                onClick={() => {
                  setSide(index);
                  if (!clips.length) setClip(undefined);
                }}
                aria-label={`${short(one.label ?? String(index + 1))}: ${one.label ?? 'picture'}`}
              >
                <PixelImage src={one.url} alt="" factor={1} />
                <small>{short(one.label ?? String(index + 1))}</small>
              </button>
            ))}
          </div>
        )}
        <Facts asset={asset} onChange={onChange} />
      </section>
      <section className="asset-clips" aria-label="Animations">
        <header>
          <h2>
            Animations <span className="number">{clips.length || ''}</span>
          </h2>
          {clip && (
            <button type="button" className="button" onClick={() => setClip(undefined)}>
              Stand still
            </button>
          )}
        </header>
        <ul>
          {clips.map(({ animation, from }) => (
            <li key={animation.groupId}>
              <button
                type="button"
                className="clip"
                aria-pressed={animation.groupId === clip}
                onClick={() => setClip(animation.groupId === clip ? undefined : animation.groupId)}
                disabled={from.status !== 'COMPLETED'}
              >
                <b>{animation.displayName ?? animation.type}</b>
                <small>
                  {from.status === 'COMPLETED'
                    ? `${from.frameCount} frames, ${animation.directions.length} of ${images.length} sides`
                    : from.status === 'FAILED'
                      ? `${from.job.error?.message ?? 'It failed.'} Nothing was charged.`
                      : `${from.job.stage} …`}
                </small>
                {from.status === 'COMPLETED' ? (
                  <span className="strip">
                    {from.frames.slice(0, 8).map((frame) => (
                      <img key={frame.id} className="pixels" src={here(frame.url)} alt="" loading="lazy" />
                    ))}
                  </span>
                ) : (
                  !hasEnded(from.status as JobState) && (
                    <HeatBar fraction={from.job.fraction} label={`Drawing: ${animation.type}`} />
                  )
                )}
              </button>
              {from.status === 'COMPLETED' && (
                <span className="clip-files">
                  {(['gif', 'apng', 'webp'] as const).map((format) => (
                    <button
                      key={format}
                      type="button"
                      className="button ghost"
                      onClick={() =>
                        save(
                          `${from.previewUrl}?format=${format}&scale=4`,
                          `${asset.name} ${animation.type} ${from.direction}`,
                          format === 'apng' ? 'png' : format,
                        ).then(
                          () => say('Saved.'),
                          () => complain('It could not be loaded.'),
                        )
                      }
                    >
                      {format.toUpperCase()}
                    </button>
                  ))}
                </span>
              )}
            </li>
          ))}
          {clips.length === 0 && <li className="dim">It stands still so far.</li>}
        </ul>
        {asset.__typename === 'Character' && <Animate asset={asset} direction={direction} onStarted={onChange} />}
      </section>
      <section className="asset-side" aria-label="States and downloads">
        <States asset={asset} />
        <h2>Download</h2>
        {asset.__typename === 'Character' ? (
          <Downloads asset={asset} />
        ) : (
          <button type="button" className="button" onClick={() => void save(asset.downloadUrl, asset.name)}>
            <Download className="icon" aria-hidden /> File
          </button>
        )}
        {image && (
          <a className="button" {...link(`/editor?image=${image.id}`)}>
            <Pencil className="icon" aria-hidden /> Open this side in the editor
          </a>
        )}
        <button type="button" className="button bad" onClick={onDelete}>
          <Trash2 className="icon" aria-hidden /> Delete
        </button>
      </section>
    </div>
  );
}

/** "south-east" → "SE". */
const short = (direction: string): string =>
  direction
    .split('-')
    .map((part) => part[0]!.toUpperCase())
    .join('');

function Facts({ asset, onChange }: { asset: Asset; onChange: () => void }) {
  const [, update] = useMutation(UPDATE);
  const { complain } = useToasts();
  const [tag, setTag] = useState('');
  const palette = [...new Set(asset.images.flatMap((image) => image.palette))];
  const change = async (what: { name?: string; tags?: string[] }) => {
    const { error } = await update({ id: asset.id, ...what });
    if (error) complain(problemOf(error)!.message);
    onChange();
  };
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
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <p className="dim">“{asset.description}”</p>
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
      <h2>
        Palette <span className="number">{palette.length}</span>
      </h2>
      <Palette colors={palette} />
      {asset.images[0] && (
        <p className="dim small">
          {asset.images[0].width} × {asset.images[0].height} pixels, seed{' '}
          <span className="number">{asset.images[0].seed}</span>
        </p>
      )}
    </div>
  );
}

function States({ asset }: { asset: Asset }) {
  const [{ data }] = useQuery({
    query: STATES,
    variables: { group: asset.groupId },
    requestPolicy: 'cache-and-network',
  });
  const states = data?.assets.edges.map(({ node }) => node) ?? [];
  if (states.length < 2) return null;
  return (
    <>
      <h2>States</h2>
      <ul className="states">
        {states.map((state) => (
          <li key={state.id}>
            <a
              className="state"
              aria-current={state.id === asset.id ? 'page' : undefined}
              {...link(`/asset/${state.id}`)}
            >
              <span className="check state-picture">
                {state.previewUrl && <PixelImage src={state.previewUrl} alt="" />}
              </span>
              {state.stateName ?? 'Base'}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Downloads({ asset }: { asset: Asset }) {
  const { complain } = useToasts();
  const [all, setAll] = useState(false);
  const client = useClient();
  const get = async (format: (typeof EXPORTS)[number]['format']) => {
    const { data, error } = await client
      .query(
        FILE,
        { id: asset.id, format: format.toUpperCase() as never, states: all ? 'ALL' : 'THIS' },
        { requestPolicy: 'network-only' },
      )
      .toPromise();
    if (error || !data) return complain(problemOf(error)?.message ?? 'It could not be made.');
    const { base64, mime, name } = data.characterFile;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    saveBlob(new Blob([bytes], { type: mime }), name);
  };
  return (
    <ul className="downloads">
      {EXPORTS.map(({ format, title, what }) => (
        <li key={format}>
          <button
            type="button"
            className="download"
            disabled={asset.status !== 'COMPLETED'}
            onClick={() => void get(format)}
          >
            <Download className="icon" aria-hidden />
            <b>{title}</b>
            <small className="number">{what}</small>
          </button>
        </li>
      ))}
      <li>
        <label className="check-label">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> All its states
        </label>
      </li>
    </ul>
  );
}
