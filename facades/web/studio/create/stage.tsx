import {
  Download,
  Images,
  ListChecks,
  Map as MapIcon,
  Pencil,
  Play,
  Repeat,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { link, navigate } from '../app/router.ts';
import { useCommands } from '../commands/commands.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { Keys } from '../parts/keys.tsx';
import { LeftOut } from '../parts/left-out.tsx';
import { Palette } from '../parts/palette.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { save } from '../parts/save.ts';
import { hasEnded, useJobs } from '../queue/jobs.tsx';
import { StageProgress } from './stage-progress.tsx';
import { failureOf, useDrawing } from './use-drawing.ts';

/** Loaded where there are frames, and where there are several pictures. */
const Player = lazy(async () => ({ default: (await import('../player/player.tsx')).Player }));
const Several = lazy(async () => ({ default: (await import('./several.tsx')).Several }));

/** The sides in the order in which a figure turns. */
export const AROUND: readonly string[] = [
  'south',
  'south-east',
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
];

/** What can be made to move. */
const MOVES: ReadonlySet<string> = new Set(['Character', 'GameObject']);

/** What a map can be laid with. */
const LAYS: ReadonlySet<string> = new Set(['TopdownTileset', 'SidescrollerTileset']);

/** One and the same, so that nothing is reckoned anew. */
const NONE: readonly never[] = [];

/** One job: its picture as it grows, what was understood, and what to do next. `small`: the picture alone. */
export function Stage({
  jobId,
  examples = [],
  onExample,
  onAgain,
  small = false,
  named = false,
}: {
  jobId: string | undefined;
  examples?: readonly string[];
  onExample?: (example: string) => void;
  onAgain?: (change: Readonly<Record<string, unknown>>) => void;
  small?: boolean;
  /** Words beside it name it already. */
  named?: boolean;
}) {
  const drawing = useDrawing(jobId);
  const { cancel } = useJobs();
  const [label, setLabel] = useState('south');
  const [zoom, setZoom] = useState<{ factor: number; width: number; height: number }>();
  const onFactor = useCallback(
    (factor: number, { width, height }: { width: number; height: number }) => setZoom({ factor, width, height }),
    [],
  );
  const made = drawing?.result?.images;
  // several without names are called by their numbers
  const images = useMemo(
    () =>
      made && made.length > 1 ? made.map((one, i) => ({ ...one, label: one.label ?? String(i + 1) })) : (made ?? NONE),
    [made],
  );
  const labels = (
    images.length ? images.map(({ label }) => label ?? '') : [...(drawing?.previews.keys() ?? [])]
  ).toSorted((a, b) => AROUND.indexOf(a) - AROUND.indexOf(b));
  // of a tileset its map says most
  const at = [label, 'map'].find((one) => labels.includes(one)) ?? labels[0];
  const image = images.find((one) => (one.label ?? '') === at);
  const preview = at === undefined ? undefined : drawing?.previews.get(at);
  const src = image?.url ?? (preview && `data:image/png;base64,${preview}`);
  const asset = drawing?.result?.asset;
  // frames are seen in their time
  const frames = useMemo(
    () =>
      images.length > 1 && images.every(({ durationMs }) => durationMs)
        ? images.map(({ url, durationMs }) => ({ url, durationMs: durationMs! }))
        : [],
    [images],
  );
  const moves = frames.length > 0;
  // what is chosen from is seen all at once
  const many = !moves && labels.length > AROUND.length;
  const words = image?.drawnAs ?? 'what is being drawn';
  const alt = `${words}${at ? `, seen from ${at}` : ''}`;
  const open = asset ? `/asset/${asset.id}` : undefined;
  const opens = asset?.review ? 'Choose' : asset && MOVES.has(asset.__typename) ? 'Animate' : 'Open it';
  const edit = image && `/editor?image=${image.id}`;

  useCommands(
    useMemo(
      () =>
        small
          ? []
          : [
              ...(open
                ? [
                    {
                      id: 'stage.open',
                      title: opens,
                      keys: ['A'],
                      group: 'Create' as const,
                      run: () => navigate(open),
                    },
                  ]
                : []),
              ...(edit
                ? [
                    {
                      id: 'stage.edit',
                      title: 'Open in the editor',
                      keys: ['E'],
                      group: 'Create' as const,
                      run: () => navigate(edit),
                    },
                  ]
                : []),
              ...(image
                ? [
                    {
                      id: 'stage.save',
                      title: 'Download PNG',
                      keys: ['D'],
                      group: 'Create' as const,
                      run: () => save(image.url, words),
                    },
                  ]
                : []),
            ],
      [small, open, opens, edit, image, words],
    ),
  );

  if (small)
    return (
      <span className="thumb-picture check">
        {src ? (
          <PixelImage src={src} alt={named ? '' : alt} />
        ) : (
          <HeatBar fraction={drawing?.fraction ?? 0} label="Drawing" />
        )}
      </span>
    );
  // one that another account made, or that went with what it drew
  if (!drawing || drawing.problem?.code === 'NOT_FOUND')
    return (
      <div className="stage check">
        <div className="say">
          <h2>Nothing in the kiln yet</h2>
          <p className="dim">Describe something, or begin with one of these.</p>
          <div className="chips">
            {examples.map((example) => (
              <button key={example} type="button" className="chip" onClick={() => onExample?.(example)}>
                {example}
              </button>
            ))}
          </div>
        </div>
      </div>
    );
  const failed = failureOf(drawing);
  return (
    <div className="preview">
      <div className="stage check" data-status={drawing.status}>
        <Suspense>{moves && <Player frames={frames} label={words} loops />}</Suspense>
        {src && !many && !moves && <PixelImage src={src} alt={alt} onFactor={onFactor} />}
        {many && (
          <div className="stage-many">
            {labels.map((one) => {
              const url = images.find((image) => image.label === one)?.url;
              return (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === at}
                  aria-label={`Picture ${one}`}
                  onClick={() => setLabel(one)}
                >
                  <PixelImage src={url ?? `data:image/png;base64,${drawing.previews.get(one)}`} alt="" />
                </button>
              );
            })}
          </div>
        )}
        {failed && (
          <div className="say" role="alert">
            <TriangleAlert className="icon bad" aria-hidden />
            <h2>The kiln did not finish it</h2>
            <p className="dim">{failed} Nothing was charged.</p>
            {onAgain && (
              <button type="button" className="button" onClick={() => onAgain({})}>
                Try again
              </button>
            )}
          </div>
        )}
        {drawing.status === 'CANCELED' && (
          <div className="say" role="status">
            <h2>It was stopped</h2>
            <p className="dim">Nothing was charged.</p>
            {onAgain && (
              <button type="button" className="button" onClick={() => onAgain({})}>
                Draw it after all
              </button>
            )}
          </div>
        )}
        {zoom && src && !many && !moves && (
          <span className="pill stage-size">
            <span className="number">
              {zoom.width} × {zoom.height}
            </span>{' '}
            shown {zoom.factor >= 1 ? `${zoom.factor}×` : `1/${Math.round(1 / zoom.factor)}`}
          </span>
        )}
        {!hasEnded(drawing.status) && !failed && (
          <StageProgress key={drawing.jobId} drawing={drawing} onStop={() => cancel(drawing.jobId)} />
        )}
        {labels.length > 1 && !many && !moves && (
          <div className="ring" role="group" aria-label="Sides">
            {labels.map((one) => {
              const side = images.find((image) => image.label === one);
              const bytes = drawing.previews.get(one);
              return (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === at}
                  aria-label={one || 'picture'}
                  onClick={() => setLabel(one)}
                >
                  {(side || bytes) && (
                    <PixelImage src={side?.url ?? `data:image/png;base64,${bytes}`} alt="" factor={1} />
                  )}
                </button>
              );
            })}
          </div>
        )}
      </div>
      {image && (
        <aside className="stage-facts">
          <section>
            <h2>Drawn as</h2>
            <p>{image.drawnAs}</p>
            <LeftOut words={image.unknownWords} />
          </section>
          <section className="desk">
            <h2>Colours</h2>
            <Palette colors={image.palette} />
          </section>
          <section className="next">
            <h2>Next</h2>
            {onAgain && (
              <button
                type="button"
                className="button"
                onClick={() => onAgain({ seed: Math.floor(Math.random() * 2 ** 32) })}
              >
                <Repeat className="icon" aria-hidden /> Again with another seed <Keys keys={['R']} />
              </button>
            )}
            {open && (
              <a className={asset?.review ? 'fire' : 'button'} {...link(open)}>
                {asset?.review ? <ListChecks className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}{' '}
                {opens} <Keys keys={['A']} />
              </a>
            )}
            {!asset && (
              <a className="button" {...link('/library?kind=PICTURES')}>
                <Images className="icon" aria-hidden /> Among the pictures of the library
              </a>
            )}
            {asset && LAYS.has(asset.__typename) && (
              <a className="button" {...link(`/maps/new?tileset=${asset.id}`)}>
                <MapIcon className="icon" aria-hidden /> Lay a map with it
              </a>
            )}
            {edit && (
              <a className="button" {...link(edit)}>
                <Pencil className="icon" aria-hidden /> Open in the editor <Keys keys={['E']} />
              </a>
            )}
            <a className="button" {...link(`/tools?image=${image.id}`)}>
              <Wrench className="icon" aria-hidden /> Use in the tools
            </a>
            <Suspense>
              {images.length > 1 && !asset && <Several images={images} words={words} moves={moves} />}
            </Suspense>
            <button type="button" className="button" onClick={() => save(image.url, words)}>
              <Download className="icon" aria-hidden /> Download PNG <Keys keys={['D']} />
            </button>
            {onAgain && (
              <p className="dim small">
                Seed <span className="number">{image.seed}</span>
              </p>
            )}
          </section>
        </aside>
      )}
    </div>
  );
}
