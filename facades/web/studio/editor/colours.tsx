import { useRef } from 'react';
import { useToasts } from '../parts/toasts.tsx';
import { readPalette } from './palette.ts';

/** Colours to draw with: those of the picture, and a palette that was brought along. */
export function Colours({
  colour,
  onColour,
  palette,
  brought,
  onBrought,
  onKeepTo,
}: {
  colour: string;
  onColour: (colour: string) => void;
  /** Of the picture. */
  palette: readonly string[];
  /** Of an asset or a file. */
  brought: { readonly name: string; readonly colors: readonly string[] } | undefined;
  onBrought: (palette: { name: string; colors: readonly string[] }) => void;
  onKeepTo: (colors: readonly string[]) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const { say, complain } = useToasts();
  const swatches = (colors: readonly string[]) => (
    <div className="palette pick">
      {colors.slice(0, 96).map((one) => (
        <button
          key={one}
          type="button"
          style={{ background: one }}
          aria-label={`Draw with ${one}`}
          title={one}
          aria-pressed={one === colour}
          onClick={() => onColour(one)}
        />
      ))}
    </div>
  );
  const read = async (chosen: File | undefined) => {
    const colors = chosen ? readPalette(await chosen.text()) : [];
    if (colors.length) onBrought({ name: chosen!.name, colors });
    else if (chosen) complain('No colours were found in it. It takes .hex, .gpl and .pal files.');
  };
  return (
    <>
      <h2>
        Colours <span className="number">{palette.length}</span>
      </h2>
      {swatches(palette)}
      <label className="inline">
        Colour <input type="color" value={colour} onChange={(event) => onColour(event.target.value)} />
        <input
          className="input number"
          aria-label="Colour as hex"
          value={colour}
          onChange={({ target }) => /^#[0-9a-f]{6}$/i.test(target.value) && onColour(target.value.toLowerCase())}
        />
      </label>
      {brought && (
        <>
          <h2 className="cut">
            Palette: {brought.name} <span className="number">{brought.colors.length}</span>
          </h2>
          {swatches(brought.colors)}
          <button type="button" className="button" onClick={() => onKeepTo(brought.colors)}>
            Keep the picture to it
          </button>
        </>
      )}
      <div className="colours-bar">
        <button type="button" className="button" onClick={() => file.current!.click()}>
          Load a palette
        </button>
        <button
          type="button"
          className="button"
          disabled={!palette.length}
          onClick={() =>
            navigator.clipboard.writeText(palette.join('\n')).then(
              () => say(`Copied ${palette.length} colours.`),
              () => complain('This browser does not let the page copy.'),
            )
          }
        >
          Copy colours
        </button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".hex,.gpl,.pal,.txt"
        className="hidden-text"
        tabIndex={-1}
        aria-label="Palette file"
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </>
  );
}
