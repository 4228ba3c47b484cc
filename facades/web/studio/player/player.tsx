import { ChevronLeft, ChevronRight, Pause, Play, Repeat } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { here } from '../app/here.ts';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { factorFor } from '../parts/factor.ts';
import { type Frame, frameAt } from './frames.ts';

const stands = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures of frames, decoded; undefined until all are there. */
export function useFrames(frames: readonly Frame[]): readonly ImageBitmap[] | undefined {
  const key = frames.map(({ url }) => url).join();
  const [bitmaps, setBitmaps] = useState<{ key: string; of: readonly ImageBitmap[] }>();
  useEffect(() => {
    let gone = false;
    const urls = key ? key.split(',') : [];
    void Promise.all(urls.map(async (url) => createImageBitmap(await (await fetch(here(url))).blob()))).then(
      (of) => !gone && setBitmaps({ key, of }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return bitmaps?.key === key && bitmaps.of.length ? bitmaps.of : undefined;
}

/** Plays frames on a canvas by whole factors: steps, rate, onion skin, loop. Stands still where motion is not wanted. */
export function Player({ frames, label, loops }: { frames: readonly Frame[]; label: string; loops: boolean }) {
  const bitmaps = useFrames(frames);
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(() => !stands());
  const [at, setAt] = useState(0);
  const [rate, setRate] = useStored('player.rate', 1);
  const [onion, setOnion] = useStored('player.onion', false);
  const [loop, setLoop] = useState(loops);
  const index = Math.min(at, frames.length - 1);

  useEffect(() => {
    if (!playing || !bitmaps) return;
    const began = performance.now();
    let request = 0;
    const tick = (now: number) => {
      setAt(frameAt(frames, now - began, rate, loop));
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [playing, bitmaps, frames, rate, loop]);

  useEffect(() => {
    const target = canvas.current;
    const shown = bitmaps?.[index];
    if (!target || !shown || !box.current) return;
    target.width = shown.width;
    target.height = shown.height;
    const factor = Math.max(
      1,
      Math.floor(factorFor(shown, { width: box.current.clientWidth, height: box.current.clientHeight })),
    );
    target.style.width = `${shown.width * factor}px`;
    target.style.height = `${shown.height * factor}px`;
    const context = target.getContext('2d')!;
    const before = bitmaps[index - 1];
    if (onion && before) {
      context.globalAlpha = 0.3;
      context.drawImage(before, 0, 0);
      context.globalAlpha = 1;
    }
    context.drawImage(shown, 0, 0);
  }, [bitmaps, index, onion]);

  const step = (by: number) => {
    setPlaying(false);
    setAt((old) => (Math.min(old, frames.length - 1) + by + frames.length) % frames.length);
  };
  const actions = useRef({ step, toggle: () => setPlaying((now) => !now) });
  actions.current = { step, toggle: () => setPlaying((now) => !now) };
  useCommands(
    useMemo(
      () => [
        {
          id: 'player.play',
          title: 'Play or stop',
          keys: ['Space'],
          group: 'Player' as const,
          run: () => actions.current.toggle(),
        },
        {
          id: 'player.back',
          title: 'Frame before',
          keys: [','],
          group: 'Player' as const,
          run: () => actions.current.step(-1),
        },
        {
          id: 'player.next',
          title: 'Frame after',
          keys: ['.'],
          group: 'Player' as const,
          run: () => actions.current.step(1),
        },
      ],
      [],
    ),
  );

  return (
    <section className="player" aria-label={`Player: ${label}`}>
      <div ref={box} className="player-stage check">
        <canvas
          ref={canvas}
          className="pixels"
          role="img"
          aria-label={`${label}, frame ${index + 1} of ${frames.length}`}
        />
      </div>
      <div className="player-bar">
        <button type="button" className="button icon-only" aria-label="Frame before" onClick={() => step(-1)}>
          <ChevronLeft className="icon" aria-hidden />
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label={playing ? 'Stop' : 'Play'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        </button>
        <button type="button" className="button icon-only" aria-label="Frame after" onClick={() => step(1)}>
          <ChevronRight className="icon" aria-hidden />
        </button>
        <span className="number">
          {index + 1} / {frames.length}
        </span>
        <label className="inline">
          <span className="hidden-text">Rate</span>
          <select value={rate} onChange={(event) => setRate(Number(event.target.value))}>
            {[0.25, 0.5, 1, 1.5, 2].map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" aria-pressed={onion} onClick={() => setOnion(!onion)}>
          Onion skin
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-pressed={loop}
          aria-label="Loop"
          onClick={() => setLoop(!loop)}
        >
          <Repeat className="icon" aria-hidden />
        </button>
      </div>
    </section>
  );
}
