import { Maximize, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** A deployed game, shut into a frame of its own: it runs scripts and reaches nothing of this page. */
export function GamePane({ url, name, version }: { url: string; name: string; version: string }) {
  const [round, setRound] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const over = useRef(false);
  useKeptFocus(frame, over);
  return (
    <section className="game" aria-label="Game">
      <header className="bar">
        <h2 className="cut grow">{name}</h2>
        <button type="button" className="button" onClick={() => setRound((old) => old + 1)}>
          <RotateCcw className="icon" aria-hidden /> Restart
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            void frame.current?.requestFullscreen();
            frame.current?.focus();
          }}
        >
          <Maximize className="icon" aria-hidden /> Full screen
        </button>
      </header>
      <iframe
        ref={frame}
        key={`${version} ${round}`}
        className="game-frame"
        title={`The game ${name}`}
        src={url}
        sandbox="allow-scripts"
        allow="fullscreen; gamepad; autoplay"
        onPointerEnter={() => {
          over.current = true;
        }}
        onPointerLeave={() => {
          over.current = false;
        }}
      />
      <p className="dim small game-keys">Click the game to play. Tab or a click outside gives the keys back.</p>
    </section>
  );
}

/** Focus that comes so soon after a Tab was moved by it. */
const TABBED_MS = 500;

/**
 * A game takes the focus when it starts: whoever writes at that moment goes on writing. Who points at the game, or goes
 * to it by Tab, gives it the keys.
 */
function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>, over: RefObject<boolean>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let tabbed = Number.NEGATIVE_INFINITY;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frame.current) last = target;
    };
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Tab') tabbed = timeStamp;
    };
    const onBlur = ({ timeStamp }: Event) => {
      const played = over.current || document.fullscreenElement === frame.current;
      if (document.activeElement !== frame.current || played || timeStamp - tabbed < TABBED_MS) return;
      // where a keyboard on the screen would come up nothing is given back
      if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
      // once the browser has done with it: before, the keys would still go to the game
      setTimeout(() => {
        window.focus();
        if (last?.isConnected) last.focus({ preventScroll: true });
      });
    };
    document.addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey);
    addEventListener('blur', onBlur);
    if (document.activeElement instanceof HTMLElement && document.activeElement !== frame.current)
      last = document.activeElement;
    return () => {
      document.removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
      removeEventListener('blur', onBlur);
    };
  }, [frame, over]);
}
