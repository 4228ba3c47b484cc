import { useLayoutEffect, useRef, useState } from 'react';
import { here } from '../app/here.ts';
import { factorFor, type Size } from './factor.ts';

/**
 * A picture as large as its box lets it be, sharp. `factor` fixes it. The box needs a size of its own; `room` is that size
 * where it is known, so that many pictures need not be measured.
 */
export function PixelImage({
  src,
  alt,
  factor,
  room: known,
  onFactor,
  className = '',
}: {
  src: string;
  alt: string;
  factor?: number | undefined;
  room?: Size | undefined;
  onFactor?: (factor: number, picture: Size) => void;
  className?: string;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<Size>();
  const [measured, setRoom] = useState<Size>();
  const room = known ?? measured;
  const measures = !known && factor === undefined;
  useLayoutEffect(() => {
    if (!measures) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width, height });
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [measures]);
  const shown = picture && (factor ?? (room && factorFor(picture, room)));
  useLayoutEffect(() => {
    if (shown && picture) onFactor?.(shown, picture);
  }, [shown, picture, onFactor]);
  return (
    <span ref={box} className={`pixel-box ${className}`}>
      <img
        src={here(src)}
        alt={alt}
        draggable={false}
        className="pixels"
        data-small={shown !== undefined && shown < 1}
        style={shown ? { width: picture!.width * shown, height: picture!.height * shown } : { visibility: 'hidden' }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setPicture((old) => (old?.width === width && old.height === height ? old : { width, height }))
        }
      />
    </span>
  );
}
