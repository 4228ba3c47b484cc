import { Map as MapIcon, Pencil, Trash2, Wrench } from 'lucide-react';
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { useOpenHere } from '../app/open-here.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useCommands } from '../commands/commands.ts';
import { AROUND } from '../create/stage.tsx';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { useToasts } from '../parts/toasts.tsx';
import type { Frame } from '../player/frames.ts';
import { Player } from '../player/player.tsx';
import { hasEnded, type JobState, useJobs } from '../queue/jobs.tsx';
import { TilesInUse } from '../tiles/tiles-in-use.tsx';
import { KitPreview } from '../ui/kit-preview.tsx';
import { Animate } from './animate.tsx';
import { ASSET, type Asset, DELETE, shortSide } from './asset.ts';
import { Clips } from './clips.tsx';
import { Downloads } from './downloads.tsx';
import { Facts } from './facts.tsx';
import { Review } from './review.tsx';
import { States } from './states.tsx';
import './asset.css';

/** Sides up to so wide stand beside each other as large as they are: their margins may be cut. */
const MOST_BESIDE = 80;

/** Loaded when a map is opened. */
const MapPage = lazy(async () => ({ default: (await import('../map/map-page.tsx')).MapPage }));

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
  useOpenHere(data?.asset.name, data?.asset.__typename === 'Map' ? 'maps' : undefined);
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
  const { asset } = data;
  const onChange = () => refresh({ requestPolicy: 'network-only' });
  if (asset.review) return <Review key={asset.id} asset={asset} onChange={onChange} />;
  if (asset.__typename === 'Map') return <MapPage key={asset.id} asset={asset} onChange={onChange} />;
  const progress = rows.find((row) => row.id === asset.job?.id);
  return <Shown key={asset.id} asset={asset} fraction={progress?.fraction} onChange={onChange} />;
}

function Shown({ asset, fraction, onChange }: { asset: Asset; fraction: number | undefined; onChange: () => void }) {
  const [side, setSide] = useState(0);
  const [clip, setClip] = useState<string>();
  const { soon, complain } = useToasts();
  const [, remove] = useMutation(DELETE);
  const images = asset.images.toSorted((a, b) => AROUND.indexOf(a.label ?? '') - AROUND.indexOf(b.label ?? ''));
  const image = images[Math.min(side, images.length - 1)];
  const direction = image?.label ?? 'south';
  const clips = asset.animations.map((animation) => ({
    animation,
    from: animation.directions.find((one) => one.direction === direction) ?? animation.directions[0]!,
  }));
  // what was just drawn is what is looked at
  const drawing = useRef<ReadonlySet<string>>(new Set());
  const states = clips.map(({ animation, from }) => `${animation.groupId} ${from.status}`).join();
  const fresh = clips.find(
    ({ animation, from }) => from.status === 'COMPLETED' && drawing.current.has(animation.groupId),
  )?.animation.groupId;
  useEffect(() => {
    if (fresh) setClip(fresh);
    drawing.current = new Set(
      states.split(',').flatMap((state) => {
        const [group = '', status = ''] = state.split(' ');
        return group && !hasEnded(status as JobState) ? [group] : [];
      }),
    );
  }, [fresh, states]);
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
    useMemo(() => {
      const command = (id: string, title: string, key: string, run: () => void) => ({
        id: `asset.${id}`,
        title,
        keys: [key],
        group: 'Asset' as const,
        run,
      });
      return [
        command('left', 'Turn left', 'ArrowLeft', () => turning.current(-1)),
        command('right', 'Turn right', 'ArrowRight', () => turning.current(1)),
        command('delete', 'Delete it', 'Delete', () => deleting.current()),
      ];
    }, []),
  );
  const ended = hasEnded(asset.status as JobState);
  const done = asset.status === 'COMPLETED';
  const moves = asset.__typename === 'Character' || asset.__typename === 'GameObject';
  return (
    <div className="asset">
      <section className="asset-turn" aria-label="Pictures">
        <div className="stage check">
          {playing && frames.length ? (
            <Player
              frames={frames}
              label={`${asset.name}: ${playing.animation.displayName ?? playing.animation.type}`}
              loops={playing.from.loop}
            />
          ) : image ? (
            <PixelImage src={image.url} alt={`${asset.name}${image.label ? `, ${describe(image.label)}` : ''}`} />
          ) : ended ? (
            <p className="asset-failed" role="alert">
              {asset.job?.error?.message ?? 'There are no pictures.'} Nothing was charged.
            </p>
          ) : (
            <HeatBar fraction={fraction ?? asset.job?.fraction ?? 0} label="Drawing" />
          )}
        </div>
        {images.length > 1 && (
          <div className="ring" role="group" aria-label="Pictures" data-many={images.length > 8}>
            {images.map((one, index) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one === image}
                onClick={() => {
                  setSide(index);
                  if (!clips.length) setClip(undefined);
                }}
                aria-label={`${shortSide(one.label, index)}: ${one.label ?? 'picture'}`}
              >
                <PixelImage src={one.url} alt="" factor={one.width <= MOST_BESIDE ? 1 : undefined} />
                <small>{shortSide(one.label, index)}</small>
              </button>
            ))}
          </div>
        )}
        <Facts asset={asset} onChange={onChange} />
      </section>
      {moves ? (
        <section className="asset-clips" aria-label="Animations">
          <Clips asset={asset} clips={clips} sides={images.length} playing={clip} onPlay={setClip} />
          {done && (
            <Animate
              asset={asset}
              direction={direction}
              sides={images.map(({ label }) => label ?? 'south')}
              onStarted={onChange}
            />
          )}
        </section>
      ) : (
        <section className="asset-use" aria-label="In use">
          {done && (asset.__typename === 'TopdownTileset' || asset.__typename === 'SidescrollerTileset') && (
            <TilesInUse id={asset.id} type={asset.__typename} />
          )}
          {done && asset.__typename === 'UiAsset' && <KitPreview id={asset.id} />}
          {!['TopdownTileset', 'SidescrollerTileset', 'UiAsset'].includes(asset.__typename) && image && (
            <div className="asset-large check">
              <PixelImage src={image.url} alt={`${asset.name}, as large as it fits`} />
            </div>
          )}
        </section>
      )}
      <section className="asset-side" aria-label="States and downloads">
        <States asset={asset} />
        <Downloads asset={asset} picture={image} />
        {image && (
          <a className="button" {...link(`/editor?image=${image.id}&asset=${asset.id}`)}>
            <Pencil className="icon" aria-hidden /> Open this picture in the editor
          </a>
        )}
        {image && (
          <a className="button" {...link(`/tools?image=${image.id}`)}>
            <Wrench className="icon" aria-hidden /> Use this picture in the tools
          </a>
        )}
        {done && (asset.__typename === 'TopdownTileset' || asset.__typename === 'SidescrollerTileset') && (
          <a className="button" {...link(`/maps/new?tileset=${asset.id}`)}>
            <MapIcon className="icon" aria-hidden /> Lay a map with it
          </a>
        )}
        <button type="button" className="button bad" onClick={onDelete}>
          <Trash2 className="icon" aria-hidden /> Delete
        </button>
      </section>
    </div>
  );
}

const describe = (label: string): string =>
  AROUND.includes(label) ? `seen from ${label}` : label.replaceAll('_', ' ');
