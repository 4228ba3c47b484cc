import { ArrowRight, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { readBitmap } from '../editor/files.ts';
import { readPalette } from '../editor/palette.ts';
import { paletteOf } from '../editor/pixels.ts';
import { Field } from '../forms/field.tsx';
import { type FieldSchema, type ImageValue, labelOf } from '../forms/schema.ts';
import { bytesOf } from '../parts/save.ts';
import type { Picture } from './picture.ts';

interface OwnFieldProps {
  readonly name: string;
  readonly field: FieldSchema;
  readonly picture: Picture;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
}

/** Fields whose shape only the tools ask for; the others are those of every form. */
export function ToolField(props: OwnFieldProps) {
  const { name, field, picture, value, onChange, error } = props;
  if (name === 'swaps') return <Swaps {...props} />;
  if (name === 'palette') return <PaletteField {...props} />;
  if (name === 'grid') return <Grid {...props} />;
  if (name === 'endImage')
    return (
      <Field
        name={name}
        field={{ ...field.properties!.image!, format: 'image' }}
        value={(value as { image?: ImageValue } | undefined)?.image}
        onChange={(image) =>
          onChange(image ? { image, size: { width: picture.width, height: picture.height } } : undefined)
        }
        error={error}
      />
    );
  return <Field name={name} field={field} value={value} onChange={onChange} error={error} />;
}

/** More colours than so are no pixel art, and no list that anybody goes through. */
const MOST_SWATCHES = 64;

interface Swap {
  readonly from: string;
  readonly to: string;
}

/** The picture's colours; one that is pressed gets another beside it. */
function Swaps({ picture, value, onChange, error }: OwnFieldProps) {
  const [colours, setColours] = useState<readonly string[]>([]);
  const swaps = (value ?? []) as readonly Swap[];
  useEffect(() => {
    let gone = false;
    void readBitmap(new Blob([bytesOf(picture.base64)])).then((bitmap) => !gone && setColours(paletteOf(bitmap)));
    return () => {
      gone = true;
    };
  }, [picture]);
  const set = (next: readonly Swap[]) => onChange(next.length ? next : undefined);
  const toggle = (from: string) =>
    set(
      swaps.some((one) => one.from === from)
        ? swaps.filter((one) => one.from !== from)
        : [...swaps, { from, to: from }],
    );
  return (
    <fieldset className="field wide">
      <legend>Colours of the picture</legend>
      <div className="palette">
        {colours.slice(0, MOST_SWATCHES).map((colour) => (
          <button
            key={colour}
            type="button"
            style={{ background: colour }}
            title={colour}
            aria-label={`Swap ${colour}`}
            aria-pressed={swaps.some(({ from }) => from === colour)}
            onClick={() => toggle(colour)}
          />
        ))}
      </div>
      {colours.length > MOST_SWATCHES && (
        <p className="dim small">
          The {MOST_SWATCHES} most used of {colours.length}.
        </p>
      )}
      {swaps.length === 0 && <p className="dim small">Press those that are to be another colour.</p>}
      <ul className="swaps">
        {swaps.map((swap) => (
          <li key={swap.from}>
            <span className="swatch" style={{ background: swap.from }} />
            <code>{swap.from}</code>
            <ArrowRight className="icon" aria-hidden />
            <input
              type="color"
              aria-label={`What takes the place of ${swap.from}`}
              value={swap.to}
              onChange={({ target }) => set(swaps.map((one) => (one === swap ? { ...one, to: target.value } : one)))}
            />
            <code className="grow">{swap.to}</code>
            <button
              type="button"
              className="button ghost icon-only"
              aria-label={`Keep ${swap.from}`}
              onClick={() => toggle(swap.from)}
            >
              <X className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}

/** Well known ones, so that nobody must look one up. */
const KNOWN: readonly { readonly name: string; readonly colours: string }[] = [
  {
    name: 'PICO-8',
    colours:
      '000000 1d2b53 7e2553 008751 ab5236 5f574f c2c3c7 fff1e8 ff004d ffa300 ffec27 00e436 29adff 83769c ff77a8 ffccaa',
  },
  { name: 'Game Boy', colours: '0f380f 306230 8bac0f 9bbc0f' },
  {
    name: 'Sweetie 16',
    colours:
      '1a1c2c 5d275d b13e53 ef7d57 ffcd75 a7f070 38b764 257179 29366f 3b5dc9 41a6f6 73eff7 f4f4f4 94b0c2 566c86 333c57',
  },
];

/** Colours as text, as they are copied from anywhere: `.hex`, `.gpl`, a list. */
function PaletteField({ value, onChange, error }: OwnFieldProps) {
  const id = useId();
  const colours = (value ?? []) as readonly string[];
  const [text, setText] = useState(colours.join('\n'));
  const write = (next: string) => {
    setText(next);
    const found = readPalette(next);
    onChange(found.length ? found : undefined);
  };
  return (
    <div className="field wide">
      <label htmlFor={id}>Palette</label>
      <textarea
        id={id}
        rows={3}
        className="number"
        placeholder="#1a1c2c #5d275d #b13e53 …"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className="chips">
        {KNOWN.map(({ name, colours }) => (
          <button key={name} type="button" className="chip" onClick={() => write(colours.replaceAll(' ', '\n'))}>
            {name}
          </button>
        ))}
      </div>
      <div className="palette" role="img" aria-label={`${colours.length} colours`}>
        {colours.map((colour) => (
          <span key={colour} className="swatch" style={{ background: colour }} title={colour} />
        ))}
      </div>
      {error && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

/** Numbers of a group; all empty leaves the group out. */
function Grid({ field, value, onChange, error }: OwnFieldProps) {
  const all = (value ?? {}) as Readonly<Record<string, number | undefined>>;
  return (
    <fieldset className="field wide">
      <legend>Cells</legend>
      <p className="dim small">Left empty, the frames are found by the empty rows and columns between them.</p>
      <div className="field-grid">
        {Object.entries(field.properties!).map(([name, each]) => (
          <Field
            key={name}
            name={name}
            field={{ ...each, default: undefined }}
            value={all[name]}
            onChange={(next) => {
              const changed = Object.entries({ ...all, [name]: next as number | undefined }).filter(
                ([, one]) => one !== undefined,
              );
              onChange(changed.length ? Object.fromEntries(changed) : undefined);
            }}
          />
        ))}
      </div>
      {error && (
        <span className="field-error" role="alert">
          {labelOf('cells')}: {error}
        </span>
      )}
    </fieldset>
  );
}
