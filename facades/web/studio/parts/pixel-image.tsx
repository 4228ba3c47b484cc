import { useLayoutEffect, useRef, useState } from 'react';
import { here } from '../app/here.ts';
import { factorFor, type Size } from './factor.ts';

/** A picture as large as its box lets it be, sharp. `factor` fixes it. The box needs a size of its own. */
export function PixelImage({
  src,
  alt,
  factor,
  onFactor,
  className = '',
}: {
  src: string;
  alt: string;
  factor?: number | undefined;
  onFactor?: (factor: number, picture: Size) => void;
  className?: string;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<Size>();
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width, height });
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const shown = picture && room ? (factor ?? factorFor(picture, room)) : undefined;
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
