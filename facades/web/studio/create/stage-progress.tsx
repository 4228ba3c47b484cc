import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HeatBar } from '../parts/heat-bar.tsx';
import type { Drawing } from './use-drawing.ts';

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
/** Whoever waits longer than this to begin wants to know for what. */
const LONG_MS = 8_000;

/** How far a drawing is, and what it waits for. */
export function StageProgress({ drawing, onStop }: { drawing: Drawing; onStop: () => void }) {
  const { status, stage, fraction, etaSeconds } = drawing;
  const queued = status === 'QUEUED';
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!queued) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [queued]);
  const waits = queued && long;
  return (
    <div className="stage-progress pill" role="status">
      <b>{waits ? 'Waits for a worker' : capital(stage)}</b>
      {waits ? (
        <span className="dim stage-waits">No worker is free. If none was started, it waits until one is.</span>
      ) : (
        <HeatBar fraction={fraction} label={`Drawing: ${stage}`} />
      )}
      {!waits && <span className="number">{etaSeconds ? `${etaSeconds.toFixed(1)} s` : ''}</span>}
      <button type="button" className="button" onClick={onStop}>
        <X className="icon" aria-hidden /> Stop
      </button>
    </div>
  );
}
