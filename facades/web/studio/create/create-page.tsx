import { Flame, X } from 'lucide-react';
import { type FormEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { type Problem, problemOf, wasReached } from '../app/errors.ts';
import { useRoute } from '../app/router.ts';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { Field } from '../forms/field.tsx';
import { type Forms, loadForms } from '../forms/load.ts';
import { type FormValues, initialValue, isShown, labelOf, toInput } from '../forms/schema.ts';
import { Keys } from '../parts/keys.tsx';
import { useWriteAtOnce } from '../parts/write-at-once.ts';
import { Gallery } from './gallery.tsx';
import { KINDS, type Kind } from './kinds.ts';
import { Stage } from './stage.tsx';
import { Thumb } from './thumb.tsx';
import { mutationOf, shownPrice, usePrice } from './use-price.ts';

const defaultsOf = (forms: Forms, kind: Kind): FormValues => ({
  ...Object.fromEntries(
    Object.entries(forms[kind.field]!.input.properties!).flatMap(([name, field]) => {
      const value = initialValue(field);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...kind.values,
});

/** Say what is wanted, see what it costs, press; the picture grows beside it. */
export function CreatePage() {
  const { search } = useRoute();
  const forms = use(loadForms());
  const kinds = KINDS.filter(({ field }) => field in forms);
  const [kindId, setKindId] = useStored('create.kind', 'character');
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]!;
  return (
    <CreateForm
      key={kind.id}
      forms={forms}
      kinds={kinds}
      kind={kind}
      onKind={setKindId}
      text={search.get('text') ?? undefined}
    />
  );
}

function CreateForm({
  forms,
  kinds,
  kind,
  onKind,
  text,
}: {
  forms: Forms;
  kinds: readonly Kind[];
  kind: Kind;
  onKind: (id: string) => void;
  text: string | undefined;
}) {
  const form = forms[kind.field]!;
  const [values, setValues] = useStored<FormValues>(`create.${kind.id}`, defaultsOf(forms, kind));
  // a reload and a look at another page keep what was drawn here
  const [jobs, setJobs] = useStored<readonly string[]>(`create.${kind.id}.jobs`, [], { tab: true });
  const [shown, setShown] = useState<string | undefined>(jobs[0]);
  const [refused, setRefused] = useState<Problem>();
  const document = useMemo(() => mutationOf(form), [form]);
  const [sending, send] = useMutation(document);
  const field = useRef<HTMLTextAreaElement>(null);
  const stage = useRef<HTMLElement>(null);
  const fields = form.input.properties!;
  const words = String(values[kind.words] ?? '');
  const input = useMemo(() => (words.trim() ? toInput(form.input, values) : undefined), [form, values, words]);
  const { price, problem } = usePrice(form, input);
  const errors = (refused ?? problem)?.fields ?? {};
  const set = (name: string, value: unknown) => {
    setRefused(undefined);
    setValues({ ...values, [name]: value });
  };

  useWriteAtOnce(field);

  // the server is there again: what it did not hear was not refused
  useEffect(() => {
    if (price) setRefused((old) => (old && !wasReached(old) ? undefined : old));
  }, [price]);

  // what a link brings is written once, when it comes
  const brought = useRef(set);
  brought.current = set;
  useEffect(() => {
    if (text) brought.current(kind.words, text);
  }, [text, kind.words]);

  const draw = async (more: Readonly<Record<string, unknown>> = {}) => {
    if (!input || sending.fetching) return;
    const { data, error } = await send({ input: { ...input, ...more } });
    const wrong = problemOf(error);
    setRefused(wrong);
    const id = data?.[form.field]?.job?.id as string | undefined;
    if (!id) return;
    setJobs([id, ...jobs].slice(0, 12));
    setShown(id);
    // on a phone it is above the form
    stage.current?.scrollIntoView({ block: 'start' });
  };
  const latest = useRef(draw);
  latest.current = draw;
  const isShowing = useRef(false);
  isShowing.current = shown !== undefined;

  useCommands(
    useMemo(
      () => [
        {
          id: 'create.write',
          title: 'Write what to draw',
          keys: ['/'],
          group: 'Create' as const,
          run: () => field.current?.focus(),
        },
        {
          id: 'create.draw',
          title: 'Draw it',
          keys: ['Ctrl+Enter'],
          inFields: true,
          group: 'Create' as const,
          run: () => void latest.current(),
        },
        {
          id: 'create.again',
          title: 'Again with another seed',
          keys: ['R'],
          group: 'Create' as const,
          // nothing is drawn again, nor paid for, before something was drawn
          run: () => isShowing.current && void latest.current({ seed: Math.floor(Math.random() * 2 ** 32) }),
        },
        ...kinds.map(({ id, title }) => ({
          id: `create.kind.${id}`,
          title: `Create: ${title.toLowerCase()}`,
          group: 'Create' as const,
          run: () => onKind(id),
        })),
      ],
      [onKind, kinds],
    ),
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void draw();
  };
  const more = Object.entries(fields).filter(
    ([name, schema]) => name !== kind.words && !kind.first.includes(name) && isShown(schema),
  );
  const general = refused ?? problem;
  const unplaced =
    general && !Object.keys(general.fields).some((path) => path.split('.')[0]! in fields) ? general : undefined;

  return (
    <div className="create">
      <form className="create-form" onSubmit={onSubmit} aria-label={`Create: ${kind.title}`}>
        <div className="create-fields">
          <fieldset className="kinds">
            <legend className="hidden-text">What to draw</legend>
            {kinds.map(({ id, title, icon: Icon }) => (
              <button key={id} type="button" className="kind" aria-pressed={id === kind.id} onClick={() => onKind(id)}>
                <Icon className="icon" aria-hidden />
                {title}
              </button>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="words">{kind.ask}</label>
            <textarea
              id="words"
              ref={field}
              rows={3}
              required
              maxLength={fields[kind.words]?.maxLength ?? 2000}
              placeholder={kind.examples[0]}
              value={words}
              onChange={(event) => set(kind.words, event.target.value)}
              aria-describedby="words-count"
            />
            <span className="field-note">
              <span className="desk unless-writing">
                Press <kbd>/</kbd> to write here
              </span>
              <span className="desk while-writing">
                <kbd>Esc</kbd> makes letters keys again
              </span>
              <span id="words-count" className="number">
                {words.length} / {fields[kind.words]?.maxLength ?? 2000}
              </span>
            </span>
          </div>
          <div className="field-grid">
            {kind.first
              .filter((name) => fields[name] && isShown(fields[name]))
              .map((name) => (
                <Field
                  key={name}
                  name={name}
                  field={fields[name]!}
                  sides={kind.sides?.[name]}
                  value={values[name]}
                  onChange={(value) => set(name, value)}
                  error={errors[name] ?? errors[`${name}.width`] ?? errors[`${name}.height`]}
                />
              ))}
          </div>
          <details className="more">
            <summary>More settings</summary>
            <div className="field-grid">
              {more.map(([name, schema]) => (
                <Field
                  key={name}
                  name={name}
                  field={schema}
                  value={values[name]}
                  onChange={(value) => set(name, value)}
                  error={errors[name] ?? errors[`${name}.width`] ?? errors[`${name}.height`]}
                />
              ))}
            </div>
            <button
              type="button"
              className="button"
              onClick={() => setValues({ ...defaultsOf(forms, kind), [kind.words]: words })}
            >
              All settings as they were
            </button>
          </details>
          {unplaced && (
            <p className="note bad" role="alert">
              {unplaced.message} {unplaced.hint}
            </p>
          )}
          {Object.entries(errors)
            .filter(([path]) => !kind.first.includes(path.split('.')[0]!))
            .map(([path, message]) => (
              <p key={path} className="note bad" role="alert">
                {labelOf(path.split('.')[0]!)}: {message}
              </p>
            ))}
        </div>
        <div className="create-foot">
          <span className="grow" aria-live="polite">
            {price ? (
              <b className="number">{shownPrice(price)}</b>
            ) : (
              <span className="dim">{words.trim() ? '…' : 'Write what you need'}</span>
            )}
          </span>
          <button type="submit" className="fire" disabled={!words.trim() || sending.fetching}>
            <Flame className="icon" aria-hidden /> Draw it <Keys keys={['Ctrl+Enter']} />
          </button>
        </div>
      </form>
      <section ref={stage} className="create-shown" aria-label="What was drawn">
        <Greeting drawn={jobs.length > 0} />
        {!shown && <Gallery />}
        <Stage
          jobId={shown}
          onExample={(example) => {
            set(kind.words, example);
            field.current?.focus();
          }}
          examples={kind.examples}
          onAgain={(change) => void draw(change)}
        />
        {jobs.length > 1 && (
          <div className="thumbs" role="group" aria-label="Drawn here">
            {jobs.slice(0, 6).map((id) => (
              <Thumb key={id} id={id} on={id === shown} onShow={() => setShown(id)} />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}

/** The way through the first minutes; gone once it was closed. */
function Greeting({ drawn }: { drawn: boolean }) {
  const [closed, setClosed] = useStored('greeting.closed', false);
  if (closed) return null;
  return (
    <div className="greeting">
      <Flame className="icon" aria-hidden />
      <div>
        <h2>The kiln is warm.</h2>
        <p className="dim">Say what your game needs.</p>
      </div>
      <ol className="desk">
        <li className={drawn ? 'tag' : 'tag hot'}>1 Draw something</li>
        <li className={drawn ? 'tag hot' : 'tag'}>2 Make it walk</li>
        <li className="tag">3 Put it in a game</li>
      </ol>
      <button
        type="button"
        className="button ghost icon-only"
        aria-label="Close the greeting"
        onClick={() => setClosed(true)}
      >
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
