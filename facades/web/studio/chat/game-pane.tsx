import { Maximize, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

/** A deployed game, shut into a frame of its own: it runs scripts and reaches nothing of this page. */
export function GamePane({ url, name, version }: { url: string; name: string; version: string }) {
  const [round, setRound] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className="game" aria-label="Game">
      <header className="bar">
        <h2 className="cut grow">{name}</h2>
        <button type="button" className="button" onClick={() => setRound((old) => old + 1)}>
          <RotateCcw className="icon" aria-hidden /> Restart
        </button>
        <button type="button" className="button" onClick={() => void frame.current?.requestFullscreen()}>
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
      />
      <p className="dim small game-keys">Click the game to play. Tab or a click outside gives the keys back.</p>
    </section>
  );
}
