import { ChevronLeft, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { type Drawing, flat, withDuration, withFrame, withFrameMoved, withoutFrame } from './drawing.ts';
import { BitmapPicture } from './surface.tsx';

/** The frames in the order of play, and what to do with the one that is drawn on. */
export function Frames({
  drawing,
  frame,
  onFrame,
  onDrawing,
}: {
  drawing: Drawing;
  frame: number;
  onFrame: (frame: number) => void;
  onDrawing: (next: Drawing) => void;
}) {
  const { frames } = drawing;
  const move = (to: number) => {
    if (to < 0 || to >= frames.length) return;
    onDrawing(withFrameMoved(drawing, frame, to));
    onFrame(to);
  };
  return (
    <div className="frames">
      <div className="frames-row" role="group" aria-label="Frames">
        {frames.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: frames are their places
            key={index}
            type="button"
            className="frame"
            aria-pressed={index === frame}
            onClick={() => onFrame(index)}
          >
            <small aria-hidden>{index + 1}</small>
            <BitmapPicture bitmap={flat(drawing, index)} label={`Frame ${index + 1}`} />
          </button>
        ))}
      </div>
      <div className="frames-bar">
        <button
          type="button"
          className="button"
          onClick={() => {
            onDrawing(withFrame(drawing, frame));
            onFrame(frame + 1);
          }}
        >
          <Copy className="icon" aria-hidden /> Add a frame
        </button>
        {frames.length > 1 && (
          <>
            <button
              type="button"
              className="button icon-only"
              aria-label="Move it forward"
              onClick={() => move(frame - 1)}
            >
              <ChevronLeft className="icon" aria-hidden />
            </button>
            <button
              type="button"
              className="button icon-only"
              aria-label="Move it back"
              onClick={() => move(frame + 1)}
            >
              <ChevronRight className="icon" aria-hidden />
            </button>
            <button
              type="button"
              className="button icon-only"
              aria-label="Delete this frame"
              onClick={() => {
                onDrawing(withoutFrame(drawing, frame));
                onFrame(Math.max(0, frame - 1));
              }}
            >
              <Trash2 className="icon" aria-hidden />
            </button>
            <label className="inline">
              <input
                className="input number frame-ms"
                type="number"
                min={20}
                max={5000}
                step={10}
                aria-label="How long it shows, in milliseconds"
                value={frames[frame]!.durationMs}
                onChange={({ target }) =>
                  target.valueAsNumber >= 20 && onDrawing(withDuration(drawing, frame, target.valueAsNumber))
                }
              />
              ms
            </label>
          </>
        )}
      </div>
    </div>
  );
}
