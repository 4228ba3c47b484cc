import { memo, useCallback, useState } from 'react';
import { link } from '../app/router.ts';
import type { Size } from '../parts/factor.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { hasEnded, type JobRow, type JobState } from '../queue/jobs.tsx';
import type { Row } from './use-assets.ts';

interface CardProps {
  /** Undefined until it is loaded. */
  readonly row: Row | undefined;
  /** Of the job that draws it, while it does. */
  readonly job: JobRow | undefined;
  readonly index: number;
  /** Of its picture, pixels. */
  readonly room: Size;
  readonly selected: boolean;
  readonly current: boolean;
  readonly onSelect: (index: number, range: boolean) => void;
  readonly top: number;
  readonly left: string;
  readonly width: string;
}

/** One asset in the library: its picture, or the place where it will be. */
export const Card = memo(function Card({
  row,
  job,
  index,
  room,
  selected,
  current,
  onSelect,
  top,
  left,
  width,
}: CardProps) {
  const [size, setSize] = useState<Size>();
  const onFactor = useCallback((_factor: number, picture: Size) => setSize(picture), []);
  const style = { top, left, width };
  if (!row) return <li className="card-item card-empty" style={style} aria-hidden />;
  const failed = row.status === 'FAILED' || row.status === 'CANCELED';
  const ended = hasEnded(row.status as JobState);
  return (
    <li className="card-item" data-selected={selected} style={style}>
      <input
        type="checkbox"
        className="card-check"
        aria-label={`Select ${row.name}`}
        checked={selected}
        onChange={({ nativeEvent }) => onSelect(index, (nativeEvent as MouseEvent).shiftKey)}
      />
      <a className="card-link" data-index={index} tabIndex={current ? 0 : -1} {...link(`/asset/${row.id}`)}>
        <span className="card-picture check">
          {row.previewUrl ? (
            <PixelImage src={row.previewUrl} alt="" room={room} onFactor={onFactor} />
          ) : failed ? (
            <span className="card-failed">{row.job?.error?.message ?? 'Cancelled'} Nothing was charged.</span>
          ) : (
            <span className="card-drawing">
              {job?.preview && <PixelImage src={`data:image/png;base64,${job.preview}`} alt="" />}
              <HeatBar fraction={job?.fraction ?? row.job?.fraction ?? 0} label={`Drawing ${row.name}`} />
            </span>
          )}
        </span>
        <span className="card-words">
          <b className="cut">{row.name}</b>
          {row.stateName && <span className="tag cut">{row.stateName}</span>}
          {row.review && ended && !failed && <span className="tag hot">choose</span>}
          {ended && !row.stateName && !row.review && size && (
            <span className="number dim">
              {size.width === size.height ? size.width : `${size.width}×${size.height}`}
            </span>
          )}
          {!ended && <span className="tag hot">{job?.stage || row.job?.stage || 'waiting'}</span>}
        </span>
      </a>
    </li>
  );
});
