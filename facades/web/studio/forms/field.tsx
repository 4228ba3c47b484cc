import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { TAKEN, wrongWith } from '../parts/pictures.ts';
import { readImage } from './read-image.ts';
import { type FieldSchema, type ImageValue, isSize, labelOf } from './schema.ts';

interface FieldProps<T = unknown> {
  readonly name: string;
  readonly field: FieldSchema;
  readonly value: T;
  readonly onChange: (value: T | undefined) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Squares to offer for a size, where not all that its bounds allow are taken. */
  readonly sides?: readonly number[] | undefined;
}

/** The control for a field of an operation, by its schema. */
export function Field(props: FieldProps) {
  const { field } = props;
  if (field.format === 'image') return <ImageField {...(props as FieldProps<ImageValue | undefined>)} />;
  if (isSize(field)) return <SizeField {...(props as FieldProps<Size | undefined>)} />;
  if (field.enum) return <ChoiceField {...(props as FieldProps<string | number | undefined>)} />;
  if (field.type === 'boolean') return <ToggleField {...(props as FieldProps<boolean | undefined>)} />;
  if (field.type === 'integer' || field.type === 'number')
    return <NumberField {...(props as FieldProps<number | undefined>)} />;
  return <TextField {...(props as FieldProps<string | undefined>)} />;
}

function Notes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className="hidden-text">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="field-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

const described = (id: string, { field, error }: Pick<FieldProps, 'field' | 'error'>) => ({
  'aria-describedby':
    [field.description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  title: field.description,
});

function TextField({ name, field, value, onChange, error, required }: FieldProps<string | undefined>) {
  const id = useId();
  const long = (field.maxLength ?? 0) > 200;
  const shared = {
    id,
    value: value ?? '',
    maxLength: field.maxLength,
    required,
    ...described(id, { field, error }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(name)}</label>
      {long ? (
        <textarea {...shared} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} className="input" onChange={(event) => onChange(event.target.value)} />
      )}
      <Notes id={id} hint={field.description} error={error} />
    </div>
  );
}

function NumberField({ name, field, value, onChange, error, required }: FieldProps<number | undefined>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(name)}</label>
      <input
        id={id}
        className="input number"
        type="number"
        inputMode="decimal"
        min={field.minimum}
        max={field.maximum}
        step={field.type === 'integer' ? (field.multipleOf ?? 1) : 'any'}
        placeholder={field.default === undefined ? 'any' : String(field.default)}
        value={value ?? ''}
        required={required}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        {...described(id, { field, error })}
      />
      <Notes id={id} hint={field.description} error={error} />
    </div>
  );
}

function ChoiceField({ name, field, value, onChange, error, required }: FieldProps<string | number | undefined>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(name)}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(field.enum!.find((word) => String(word) === target.value))}
        {...described(id, { field, error })}
      >
        {!required && field.default === undefined && <option value="">As it fits</option>}
        {field.enum!.map((word) => (
          <option key={word} value={word}>
            {String(word)
              .replace(/^./, (letter) => letter.toUpperCase())
              .replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <Notes id={id} hint={field.description} error={error} />
    </div>
  );
}

function ToggleField({ name, field, value, onChange, error }: FieldProps<boolean | undefined>) {
  const id = useId();
  return (
    <div className="field field-toggle">
      <label htmlFor={id}>{labelOf(name)}</label>
      <input
        id={id}
        type="checkbox"
        className="toggle"
        checked={value ?? false}
        onChange={(event) => onChange(event.target.checked)}
        {...described(id, { field, error })}
      />
      <Notes id={id} hint={field.description} error={error} />
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}
const SIDES = [16, 32, 48, 64, 96, 128, 192, 256, 400] as const;

/** Common squares that the bounds allow, and any other size. */
function SizeField({ name, field, value, onChange, error, sides: given }: FieldProps<Size | undefined>) {
  const id = useId();
  const { width, height } = field.properties!;
  const sides = (given ?? SIDES)
    .filter((side) => side >= (width!.minimum ?? 1) && side <= (width!.maximum ?? 1024))
    .slice(0, 7);
  const side = value && value.width === value.height ? value.width : undefined;
  const number = (which: 'width' | 'height', schema: FieldSchema) => (
    <input
      className="input number"
      type="number"
      aria-label={`${labelOf(name)}: ${which}, pixels`}
      aria-invalid={error ? true : undefined}
      min={schema.minimum}
      max={schema.maximum}
      value={value?.[which] ?? ''}
      onChange={({ target }) =>
        onChange({ width: value?.width ?? 64, height: value?.height ?? 64, [which]: target.valueAsNumber || 0 })
      }
    />
  );
  return (
    <fieldset className="field" title={field.description}>
      <legend>{labelOf(name)}</legend>
      <div className="segments">
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            onClick={() => onChange({ width: one, height: one })}
          >
            {one}
          </button>
        ))}
      </div>
      <div className="size-numbers">
        {number('width', width!)}
        <span aria-hidden>×</span>
        {number('height', height!)}
      </div>
      <Notes id={id} error={error} />
    </fieldset>
  );
}

/** The service takes no larger ones. */
const MOST_SIDE = 2048;

function ImageField({ name, field, value, onChange, error }: FieldProps<ImageValue | undefined>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const told = await wrongWith(file, MOST_SIDE);
    setWrong(told);
    if (!told) onChange(await readImage(file, file.name));
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    // a picture from the clipboard goes to the first field that takes one
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => TAKEN.includes(type));
      if (!file || document.querySelector('[data-image-field]')?.id !== id) return;
      event.preventDefault();
      void latest.current(file);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [id]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same
    <div className="field" id={id} data-image-field onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <span className="label">{labelOf(name)}</span>
      <div className="image-field">
        {value ? (
          <>
            <img className="pixels check" src={`data:image/*;base64,${value.base64}`} alt={value.name} />
            <span className="grow cut">{value.name}</span>
            <button
              type="button"
              className="button ghost icon-only"
              aria-label={`Remove: ${labelOf(name)}`}
              onClick={() => onChange(undefined)}
            >
              <X className="icon" aria-hidden />
            </button>
          </>
        ) : (
          <button type="button" className="drop" title={field.description} onClick={() => input.current!.click()}>
            <ImagePlus className="icon" aria-hidden /> Drop, paste or choose a picture
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={TAKEN.join()}
        className="hidden-text"
        tabIndex={-1}
        aria-label={labelOf(name)}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // the same file again is a choice, too
          target.value = '';
        }}
      />
      <Notes id={id} error={wrong ?? error} />
    </div>
  );
}
