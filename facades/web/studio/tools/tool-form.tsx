import { Flame } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { type Problem, problemOf } from '../app/errors.ts';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { Stage } from '../create/stage.tsx';
import { Thumb } from '../create/thumb.tsx';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import { base64Of } from '../editor/files.ts';
import { type FormValues, initialValue, isShown, labelOf, type OperationForm, toInput } from '../forms/schema.ts';
import { Keys } from '../parts/keys.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { emptyMask, isEmpty, type Mask, maskBitmap } from './mask.ts';
import { MaskPainter } from './mask-painter.tsx';
import { ToolField } from './own-fields.tsx';
import type { Picture } from './picture.ts';
import { type Tool, unfit } from './tools.ts';

const nameOf = ({ name, width, height, base64 }: Picture): string => `${name} ${width} ${height} ${base64.length}`;

/** What a user has set for a tool, and for which picture: what follows from a picture does not outlive it. */
interface Kept {
  readonly of: string;
  readonly values: FormValues;
}

/** One tool: what is asked beside the picture, what it costs, and what comes out beside what went in. */
export function ToolForm({
  form,
  tool,
  picture,
  before,
}: {
  form: OperationForm;
  tool: Tool;
  picture: Picture | undefined;
  /** Above what the tool asks. */
  before: ReactNode;
}) {
  const [kept, setKept] = useStored<Kept>(`tools.${tool.id}`, { of: '', values: {} }, { tab: true });
  const [jobs, setJobs] = useStored<readonly string[]>('tools.jobs', [], { tab: true });
  const [latestShown, setShown] = useStored<{ id: string; tool: string } | undefined>('tools.shown', undefined, {
    tab: true,
  });
  // what another tool made is among the small ones
  const shown = latestShown?.tool === tool.id ? latestShown.id : undefined;
  const [refused, setRefused] = useState<Problem>();
  const [mask, setMask] = useState<Mask>();
  const [painted, setPainted] = useState<string>();
  const [sending, send] = useMutation(useMemo(() => mutationOf(form), [form]));
  const stage = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const fields = form.input.properties!;
  const of = picture ? nameOf(picture) : '';
  const begins = useMemo(() => (picture ? (tool.begins?.(picture) ?? {}) : {}), [tool, picture]);
  const values = useMemo((): FormValues => {
    const own = Object.entries(kept.values).filter(([name]) => kept.of === of || !(name in begins));
    const first = Object.entries(fields).map(([name, one]) => [name, initialValue(one)] as const);
    return { ...Object.fromEntries(first), ...begins, ...Object.fromEntries(own) };
  }, [kept, of, begins, fields]);
  const fits = picture && unfit(tool, picture);
  const missing = missingOf(form, tool, picture, values, painted);
  const input = useMemo(
    () =>
      picture && !missing && !fits
        ? toInput(form.input, { ...values, ...tool.sent(picture, tool.masked ? painted : undefined) })
        : undefined,
    [form, tool, picture, values, painted, missing, fits],
  );
  const { price, problem } = usePrice(form, input);
  const told = refused ?? (input ? problem : undefined);
  const errors = told?.fields ?? {};
  const set = (name: string, value: unknown) => {
    setRefused(undefined);
    const own = Object.entries(kept.values).filter(([one]) => kept.of === of || !(one in begins));
    setKept({ of, values: { ...Object.fromEntries(own), [name]: value } });
  };

  // another picture is seen, and nothing is painted on it yet
  const last = useRef(of);
  useEffect(() => {
    setMask(picture && emptyMask(picture.width, picture.height));
    setRefused(undefined);
    if (last.current && last.current !== of) setShown(undefined);
    if (of) last.current = of;
  }, [picture, of, setShown]);
  useEffect(() => {
    let gone = false;
    setPainted(undefined);
    if (tool.masked && mask && !isEmpty(mask)) void base64Of(maskBitmap(mask)).then((png) => !gone && setPainted(png));
    return () => {
      gone = true;
    };
  }, [tool, mask]);

  const draw = async (more: FormValues = {}) => {
    if (!input || sending.fetching) return;
    const { data, error } = await send({ input: { ...input, ...more } });
    setRefused(problemOf(error));
    const id = data?.[form.field]?.job?.id as string | undefined;
    if (!id) return;
    setJobs([id, ...jobs].slice(0, 12));
    setShown({ id, tool: tool.id });
    // on a phone it is above the form
    stage.current?.scrollIntoView({ block: 'start' });
  };
  const latest = useRef(draw);
  latest.current = draw;
  useCommands(
    useMemo(
      () => [
        { id: 'tools.write', title: 'Write', keys: ['/'], group: 'Tools' as const, run: () => field.current?.focus() },
        {
          id: 'tools.run',
          title: tool.title,
          keys: ['Ctrl+Enter'],
          inFields: true,
          group: 'Tools' as const,
          run: () => void latest.current(),
        },
      ],
      [tool],
    ),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void draw();
  };
  const sent = picture ? Object.keys(tool.sent(picture, '')) : [];
  const more = Object.entries(fields).filter(
    ([name, schema]) =>
      name !== tool.words?.field && !tool.first.includes(name) && !sent.includes(name) && isShown(schema),
  );
  const errorOf = (name: string) =>
    Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  const one = (name: string) => (
    <ToolField
      key={`${name} ${of}`}
      name={name}
      field={fields[name]!}
      picture={picture!}
      value={values[name]}
      onChange={(value) => set(name, value)}
      error={errorOf(name)}
    />
  );
  const placed = [tool.words?.field ?? '', ...tool.first, ...more.map(([name]) => name)];
  const unplaced = Object.entries(errors).filter(([path]) => !placed.includes(path.split('.')[0]!));
  return (
    <div className="create tools-page">
      <form className="create-form" onSubmit={onSubmit} aria-label={`Tool: ${tool.title}`}>
        <div className="create-fields">
          {before}
          <p className="dim">{tool.does}</p>
          {picture && fits && (
            <p className="note bad" role="alert">
              {fits}
            </p>
          )}
          {tool.words && (
            <div className="field">
              <label htmlFor="tool-words">{tool.words.ask}</label>
              <textarea
                id="tool-words"
                ref={field}
                rows={2}
                maxLength={fields[tool.words.field]?.maxLength ?? 2000}
                placeholder={tool.words.example}
                value={String(values[tool.words.field] ?? '')}
                onChange={({ target }) => set(tool.words!.field, target.value)}
              />
              {errorOf(tool.words.field) && (
                <span className="field-error" role="alert">
                  {errorOf(tool.words.field)}
                </span>
              )}
            </div>
          )}
          {picture && tool.first.length > 0 && (
            <div className="field-grid">{tool.first.filter((name) => fields[name]).map(one)}</div>
          )}
          {picture && more.length > 0 && (
            <details className="more">
              <summary>More settings</summary>
              <div className="field-grid">{more.map(([name]) => one(name))}</div>
              <button type="button" className="button" onClick={() => setKept({ of, values: {} })}>
                All settings as they were
              </button>
            </details>
          )}
          {told && (unplaced.length > 0 || Object.keys(errors).length === 0) && (
            <p className="note bad" role="alert">
              {unplaced.length > 0
                ? unplaced.map(([path, message]) => `${labelOf(path.split('.')[0]!)}: ${message}`).join(' ')
                : `${told.message} ${told.hint ?? ''}`}
            </p>
          )}
        </div>
        <div className="create-foot">
          <span className="grow" aria-live="polite">
            {price && input ? (
              <b className="number">{shownPrice(price)}</b>
            ) : (
              <span className="dim">{missing ?? (fits ? '' : '…')}</span>
            )}
          </span>
          <button type="submit" className="fire" disabled={!input || sending.fetching}>
            <Flame className="icon" aria-hidden /> {tool.title} <Keys keys={['Ctrl+Enter']} />
          </button>
        </div>
      </form>
      <section ref={stage} className="create-shown" aria-label="What comes out">
        {shown && picture && (
          <div className="segments before-after" role="group" aria-label="What is shown">
            <button type="button" aria-pressed={false} onClick={() => setShown(undefined)}>
              Picture
            </button>
            <button type="button" aria-pressed={true}>
              Result
            </button>
          </div>
        )}
        {shown ? (
          <Stage jobId={shown} {...('seed' in fields ? { onAgain: (change) => void draw(change) } : {})} />
        ) : picture && tool.masked && mask && !fits ? (
          <MaskPainter picture={picture} mask={mask} onMask={setMask} />
        ) : (
          <div className="stage check">
            {picture ? (
              <PixelImage src={`data:image/png;base64,${picture.base64}`} alt={picture.name} />
            ) : (
              <div className="say">
                <h2>Which picture?</h2>
                <p className="dim">Drop one of your own anywhere here, or take one that was drawn lately.</p>
              </div>
            )}
          </div>
        )}
        {jobs.length > 0 && (
          <div className="thumbs" role="group" aria-label="Done here">
            {jobs.slice(0, 6).map((id) => (
              <Thumb key={id} id={id} on={id === shown} onShow={() => setShown({ id, tool: tool.id })} />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}

/** What a user still has to do before the tool can be used; undefined where nothing is missing. */
function missingOf(
  form: OperationForm,
  tool: Tool,
  picture: Picture | undefined,
  values: FormValues,
  mask: string | undefined,
): string | undefined {
  if (!picture) return 'Choose a picture';
  if (tool.masked && !mask) return 'Paint over what is to change';
  if (tool.words?.needed && !String(values[tool.words.field] ?? '').trim()) return tool.words.ask;
  const sent = tool.sent(picture, mask);
  const open = (form.input.required ?? []).find((name) => !(name in sent) && (values[name] ?? '') === '');
  return open && OPEN[open];
}
/** By the names of fields that nothing can be set for beforehand. */
const OPEN: Readonly<Record<string, string>> = {
  swaps: 'Choose colours to swap',
  palette: 'Write or choose a palette',
  endImage: 'Choose the picture at the end',
  description: 'Say what it shows',
};
