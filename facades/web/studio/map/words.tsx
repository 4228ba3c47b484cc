import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { OpenMap } from './use-map.ts';

/** Ground made of words. */
export function Words({ open }: { open: OpenMap }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setWrong(await open.describe(text.trim()));
    setBusy(false);
  };
  return (
    <form
      className="map-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !busy) void make();
      }}
    >
      <label htmlFor="map-words">Ground in words</label>
      <textarea
        id="map-words"
        rows={2}
        maxLength={2000}
        placeholder="a small island with a forest in the north"
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? 'map-words-wrong' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong && (
        <p id="map-words-wrong" className="field-error" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="button" disabled={!text.trim() || busy}>
        <WandSparkles className="icon" aria-hidden /> {busy ? 'Laying it …' : 'Lay it'}
      </button>
    </form>
  );
}
