import { Flame, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { gql, useMutation } from 'urql';
import { type Problem, problemOf } from '../app/errors.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import type { OperationForm } from '../forms/schema.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset.ts';

/** How a kind of thing is told to move and to change. */
interface Moving {
  readonly animate: OperationForm;
  readonly state: OperationForm;
  /** The field that names the thing. */
  readonly id: 'characterId' | 'objectId';
  /** The field of what it does, in words. */
  readonly action: 'action' | 'animationDescription';
  readonly asks: string;
  readonly asksState: string;
}
const form = (field: string, inputType: string): OperationForm => ({
  field,
  inputType,
  payload: '',
  description: '',
  input: {},
});
const CHARACTER: Moving = {
  animate: form('animateCharacter', 'AnimateCharacterInput'),
  state: form('createCharacterState', 'CreateCharacterStateInput'),
  id: 'characterId',
  action: 'action',
  asks: 'In your words: sneaks, waves, casts a spell',
  asksState: 'A state of it: wears a blue cape, holds an axe',
};
const OBJECT: Moving = {
  animate: form('animateObject', 'AnimateObjectInput'),
  state: form('createObjectState', 'CreateObjectStateInput'),
  id: 'objectId',
  action: 'animationDescription',
  asks: 'In your words: bobs slowly, shakes, spins',
  asksState: 'A state of it: open, broken, made of gold',
};

const COMMON = [
  'walking-8-frames',
  'running-8-frames',
  'breathing-idle',
  'jumping-1',
  'cross-punch',
  'fireball',
  'picking-up',
  'falling-back-death',
];
const OF_OBJECTS = ['bobs up and down', 'shakes', 'sways', 'bounces', 'pulses', 'spins', 'falls apart'];
const shown = (id: string): string => id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const enumName = (direction: string): string => direction.toUpperCase().replace('-', '_');

const startOf = ({ field, inputType }: OperationForm) => gql`
  mutation Animate($input: ${inputType}!) {
    ${field}(input: $input) { price { usd generations } animation { groupId } }
  }
`;

/** Makes it move: by a template of its skeleton, or in the user's words; and makes states of it. */
export function Animate({
  asset,
  direction,
  sides: count,
  onStarted,
}: {
  asset: Asset;
  direction: string;
  /** How many sides it has. */
  sides: number;
  onStarted: () => void;
}) {
  const moving = asset.__typename === 'Character' ? CHARACTER : OBJECT;
  const [, animate] = useMutation(useMemo(() => startOf(moving.animate), [moving]));
  const [, createState] = useMutation(useMemo(() => mutationOf(moving.state), [moving]));
  const [action, setAction] = useState('');
  const [edit, setEdit] = useState('');
  const [sides, setSides] = useState<'one' | 'all'>('all');
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { say } = useToasts();
  const templates = asset.__typename === 'Character' ? asset.templateAnimationIds : [];
  const listed = all ? templates : [...COMMON.filter((id) => templates.includes(id)), ...templates].slice(0, 8);
  const turns = count > 1;
  const where = useMemo(
    () => (turns && sides === 'one' ? { directions: [enumName(direction)] } : {}),
    [turns, sides, direction],
  );
  const inputOf = (what: Readonly<Record<string, unknown>>) => ({ [moving.id]: asset.id, ...what, ...where });
  const words = action.trim();
  const asked = words ? inputOf({ [moving.action]: words }) : undefined;
  const { price, problem: refused } = usePrice(moving.animate, asked);
  // what one of the chips costs: all of them cost the same
  const ready = listed[0] ? { templateAnimationId: listed[0] } : { [moving.action]: OF_OBJECTS[0] };
  const { price: each } = usePrice(moving.animate, inputOf(ready));
  const changed = edit.trim() ? { [moving.id]: asset.id, editDescription: edit.trim() } : undefined;
  const statePrice = usePrice(moving.state, changed);

  const start = async (what: Readonly<Record<string, unknown>>) => {
    const { error } = await animate({ input: inputOf(what) });
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
          <button key={id} type="button" className="chip" onClick={() => void start({ templateAnimationId: id })}>
            <Plus className="icon" aria-hidden /> {shown(id)}
          </button>
        ))}
        {!all && templates.length > 8 && (
          <button type="button" className="chip" onClick={() => setAll(true)}>
            All {templates.length}
          </button>
        )}
        {moving === OBJECT &&
          OF_OBJECTS.filter((one) => turns || one !== 'spins').map((one) => (
            <button key={one} type="button" className="chip" onClick={() => void start({ [moving.action]: one })}>
              <Plus className="icon" aria-hidden /> {shown(one)}
            </button>
          ))}
      </div>
      <form
        className="animate-words"
        onSubmit={(event) => {
          event.preventDefault();
          if (words) void start({ [moving.action]: words });
        }}
      >
        <input
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
