import { Trash2 } from 'lucide-react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { factorFor } from '../parts/factor.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { save } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { hasEnded, type JobState } from '../queue/jobs.tsx';
import type { Asset } from './asset.ts';

const DELETE_CLIP = graphql(`
  mutation DeleteClip($id: String!, $group: String!) {
    deleteAnimation(input: { characterId: $id, animationGroupId: $group }) { __typename }
  }
`);
const DELETE_OBJECT_CLIP = graphql(`
  mutation DeleteObjectClip($id: String!, $group: String!) {
    deleteObjectAnimation(input: { objectId: $id, animationGroupId: $group }) { __typename }
  }
`);

/** Preview files of an animation, by what a page can save. */
const FILES = ['gif', 'apng', 'webp'] as const;

/** Frames of a strip are at most so high, pixels. */
const STRIP = 96;
/** As large as it is, or by 1/n; empty margins of neighbours overlap, so that more of them fit. */
function shrink(image: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height, style } = image;
  const factor = Math.min(1, factorFor({ width, height }, { width: STRIP, height: STRIP }));
  style.width = `${width * factor}px`;
  style.marginRight = `${-Math.floor((width * factor) / 5)}px`;
  image.dataset.small = String(factor < 1);
}

type Animation = Asset['animations'][number];
/** An animation, and the side of it that is looked at. */
export interface Clip {
  readonly animation: Animation;
  readonly from: Animation['directions'][number];
}

/** The animations below each other, each as a strip of its frames. */
export function Clips({
  asset,
  clips,
  sides,
  playing,
  onPlay,
}: {
  asset: Asset;
  clips: readonly Clip[];
  sides: number;
  playing: string | undefined;
  onPlay: (group: string | undefined) => void;
}) {
  const { say, complain, soon } = useToasts();
  const client = useClient();
  const remove = (animation: Animation) => {
    const name = animation.displayName ?? animation.type;
    if (playing === animation.groupId) onPlay(undefined);
    soon(`The animation “${name}” goes in 8 seconds.`, async () => {
      const mutation = asset.__typename === 'Character' ? DELETE_CLIP : DELETE_OBJECT_CLIP;
      const { error } = await client.mutation(mutation, { id: asset.id, group: animation.groupId }).toPromise();
      if (error) complain(problemOf(error)!.message);
    });
  };
  return (
    <>
      <header>
        <h2>
          Animations <span className="number">{clips.length || ''}</span>
        </h2>
        {playing && (
          <button type="button" className="button" onClick={() => onPlay(undefined)}>
            Stand still
          </button>
        )}
      </header>
      <ul>
        {clips.map(({ animation, from }) => {
          const name = animation.displayName ?? animation.type;
          const done = from.status === 'COMPLETED';
          return (
            <li key={animation.groupId}>
              <button
                type="button"
                className="clip"
                aria-pressed={animation.groupId === playing}
                onClick={() => onPlay(animation.groupId === playing ? undefined : animation.groupId)}
                disabled={!done}
              >
                <b>{name}</b>
                <small>
                  {done
                    ? `${from.frameCount} frames${sides > 1 ? `, ${animation.directions.filter(({ status }) => status === 'COMPLETED').length} of ${sides} sides` : ''}`
                    : from.status === 'FAILED'
                      ? `${from.job.error?.message ?? 'It failed.'} Nothing was charged.`
                      : `${from.job.stage} …`}
                </small>
                {done ? (
                  <span className="strip">
                    {from.frames.slice(0, 8).map((frame) => (
                      <img
                        key={frame.id}
                        className="pixels"
                        src={here(frame.url)}
                        alt=""
                        loading="lazy"
                        onLoad={({ currentTarget }) => shrink(currentTarget)}
                      />
                    ))}
                  </span>
                ) : (
                  !hasEnded(from.status as JobState) && (
                    <HeatBar fraction={from.job.fraction} label={`Drawing: ${name}`} />
                  )
                )}
                {from.notes.length > 0 && <small className="clip-notes">{from.notes.join(' ')}</small>}
              </button>
              {hasEnded(from.status as JobState) && (
                <span className="clip-files">
                  {done &&
                    FILES.map((format) => (
                      <button
                        key={format}
                        type="button"
                        className="button ghost"
                        aria-label={`${name} as ${format.toUpperCase()}`}
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
                  <button
                    type="button"
                    className="button ghost icon-only"
                    aria-label={`Delete the animation ${name}`}
                    onClick={() => remove(animation)}
                  >
                    <Trash2 className="icon" aria-hidden />
                  </button>
                </span>
              )}
            </li>
          );
        })}
        {clips.length === 0 && <li className="dim">It stands still so far.</li>}
      </ul>
    </>
  );
}
