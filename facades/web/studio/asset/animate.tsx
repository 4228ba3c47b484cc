import { Flame, Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { gql, useMutation } from 'urql';
import { type Problem, problemOf } from '../app/errors.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import type { OperationForm } from '../forms/schema.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset.ts';
import { type Movement, movementInput, movingOf, stateInput } from './moving.ts';
import { firstOf } from './templates.ts';

/** So many templates have a button before all are asked for. */
const SHOWN = 8;

const OF_OBJECTS = ['bobs up and down', 'shakes', 'sways', 'bounces', 'pulses', 'spins', 'falls apart'];
/** What no template of people does: written for the user, whose price is then seen. */
const OF_PEOPLE = ['swings the weapon', 'shoots a bow', 'casts a spell', 'waves'];
const shown = (id: string): string => id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const startOf = ({ field, inputType }: OperationForm) => gql`
  mutation Animate($input: ${inputType}!) {
    ${field}(input: $input) { price { usd generations } animation { groupId } }
  }
`;

/** Makes it move: by a template of its skeleton, or in the user's words; and makes states of it. */
export function Animate({
  asset,
  direction,
  sides: everySide,
  onStarted,
}: {
  asset: Asset;
  direction: string;
  /** The labels of the sides that it has; of what has one picture, that of the picture. */
  sides: readonly string[];
  onStarted: () => void;
}) {
  const moving = movingOf(asset.__typename);
  const isObject = moving.id === 'objectId';
  const [, animate] = useMutation(useMemo(() => startOf(moving.animate), [moving]));
  const [, createState] = useMutation(useMemo(() => mutationOf(moving.state), [moving]));
  const [action, setAction] = useState('');
  const written = useRef<HTMLInputElement>(null);
  const [edit, setEdit] = useState('');
  const [sides, setSides] = useState<'one' | 'all'>('all');
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { say } = useToasts();
  const templates = asset.__typename === 'Character' ? asset.templateAnimationIds : [];
  const listed = all ? templates : firstOf(templates, SHOWN);
  const turns = everySide.length > 1;
  const inputOf = (movement: Movement) =>
    movementInput(moving, asset.id, movement, turns ? (sides === 'one' ? [direction] : everySide) : []);
  const words = action.trim();
  const { price, problem: refused } = usePrice(moving.animate, words ? inputOf({ words }) : undefined);
  // what one of the chips costs: all of them cost the same
  const { price: each } = usePrice(
    moving.animate,
    inputOf(listed[0] ? { template: listed[0] } : { words: OF_OBJECTS[0]! }),
  );
  const changed = edit.trim() ? stateInput(moving, asset.id, edit.trim()) : undefined;
  const statePrice = usePrice(moving.state, changed);

  const start = async (movement: Movement) => {
    const { error } = await animate({ input: inputOf(movement) });
    setProblem(problemOf(error));
    if (error) return;
    say('It is being drawn.');
    setAction('');
    onStarted();
  };
  const told = problem ?? refused ?? statePrice.problem;
  return (
    <div className="animate">
      <div className="animate-where">
        {turns && (
          <div className="segments" role="group" aria-label="Sides to animate">
            <button type="button" aria-pressed={sides === 'all'} onClick={() => setSides('all')}>
              All sides
            </button>
            <button type="button" aria-pressed={sides === 'one'} onClick={() => setSides('one')}>
              {shown(direction)} alone
            </button>
          </div>
        )}
        {each && (
          <span className="dim small">
            <b className="number">{shownPrice(each)}</b> each
          </span>
        )}
      </div>
      <div className="chips">
        {listed.map((id) => (
          <button key={id} type="button" className="chip" onClick={() => void start({ template: id })}>
            <Plus className="icon" aria-hidden /> {shown(id)}
          </button>
        ))}
        {!all && templates.length > SHOWN && (
          <button type="button" className="chip" onClick={() => setAll(true)}>
            All {templates.length}
          </button>
        )}
        {isObject &&
          OF_OBJECTS.filter((one) => turns || one !== 'spins').map((one) => (
            <button key={one} type="button" className="chip" onClick={() => void start({ words: one })}>
              <Plus className="icon" aria-hidden /> {shown(one)}
            </button>
          ))}
        {asset.__typename === 'Character' &&
          asset.bodyType === 'humanoid' &&
          OF_PEOPLE.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              onClick={() => {
                setAction(one);
                written.current?.focus();
              }}
            >
              {shown(one)} …
            </button>
          ))}
      </div>
      <form
        className="animate-words"
        onSubmit={(event) => {
          event.preventDefault();
          if (words) void start({ words });
        }}
      >
        <input
          ref={written}
          className="input"
          aria-label="What it does, in your words"
          placeholder={moving.asks}
          maxLength={1000}
          value={action}
          onChange={(event) => setAction(event.target.value)}
        />
        <span className="number">{price && shownPrice(price)}</span>
        <button type="submit" className="fire" disabled={!words}>
          <Flame className="icon" aria-hidden /> Animate
        </button>
      </form>
      <form
        className="animate-words"
        onSubmit={async (event) => {
          event.preventDefault();
          const { error } = await createState({ input: changed });
          setProblem(problemOf(error));
          if (error) return;
          say('The state is being drawn.');
          setEdit('');
          onStarted();
        }}
      >
        <input
          className="input"
          aria-label="A state: what is different"
          placeholder={moving.asksState}
          maxLength={1000}
          value={edit}
          onChange={(event) => setEdit(event.target.value)}
        />
        <span className="number">{statePrice.price && shownPrice(statePrice.price)}</span>
        <button type="submit" className="button" disabled={!edit.trim()}>
          Make a state
        </button>
      </form>
      {told && (
        <p className="note bad" role="alert">
          {told.message} {told.hint}
        </p>
      )}
    </div>
  );
}
