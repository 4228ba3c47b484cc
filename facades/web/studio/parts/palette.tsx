import { useToasts } from './toasts.tsx';

/** Colours of a picture; a click copies one. */
export function Palette({ colors }: { colors: readonly string[] }) {
  const { say, complain } = useToasts();
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(`Copied ${text.length > 20 ? `${colors.length} colours` : text}.`),
      () => complain('This browser does not let the page copy.'),
    );
  return (
    <div className="palette">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          style={{ background: color }}
          aria-label={`Copy ${color}`}
          title={color}
          onClick={() => void copy(color)}
        />
      ))}
      {colors.length > 0 && (
        <button type="button" className="palette-all" onClick={() => void copy(colors.join('\n'))}>
          Copy all {colors.length}
        </button>
      )}
    </div>
  );
}
