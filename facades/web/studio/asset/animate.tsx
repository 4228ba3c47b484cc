import { Flame, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMutation } from 'urql';
import { type Problem, problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import type { OperationForm } from '../forms/schema.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset-page.tsx';

const ANIMATE = graphql(`
  mutation Animate($input: AnimateCharacterInput!) {
    animateCharacter(input: $input) { price { usd generations } animation { groupId } }
  }
`);
const STATE = {
  field: 'createCharacterState',
  inputType: 'CreateCharacterStateInput',
  payload: '',
  description: '',
  input: {},
} satisfies OperationForm;
const FORM = {
  field: 'animateCharacter',
  inputType: 'AnimateCharacterInput',
  payload: '',
  description: '',
  input: {},
} satisfies OperationForm;

type Side = 'SOUTH' | 'NORTH' | 'EAST' | 'WEST' | 'SOUTH_EAST' | 'SOUTH_WEST' | 'NORTH_EAST' | 'NORTH_WEST';

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
const shown = (id: string): string => id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Makes it move: by a template of its skeleton, or in the user's words; and makes states of it. */
export function Animate({ asset, direction, onStarted }: { asset: Asset; direction: string; onStarted: () => void }) {
  const [, animate] = useMutation(ANIMATE);
  const [action, setAction] = useState('');
  const [edit, setEdit] = useState('');
  const [sides, setSides] = useState<'one' | 'all'>('all');
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { say } = useToasts();
  const [, createState] = useMutation(useMemo(() => mutationOf(STATE), []));
  const ids = asset.__typename === 'Character' ? asset.templateAnimationIds : [];
  const listed = all ? ids : [...COMMON.filter((id) => ids.includes(id)), ...ids].slice(0, 8);
  const where = useMemo(
    () => (sides === 'one' ? { directions: [direction.toUpperCase().replace('-', '_') as Side] } : {}),
    [sides, direction],
  );
  const words = action.trim();
  const asked = useMemo(
    () => (words ? { characterId: asset.id, action: words, ...where } : undefined),
    [asset.id, words, where],
  );
  const { price } = usePrice(FORM, asked);
  const statePrice = usePrice(
    STATE,
    useMemo(
      () => (edit.trim() ? { characterId: asset.id, editDescription: edit.trim() } : undefined),
      [edit, asset.id],
    ),
  );

  const start = async (what: { action: string } | { templateAnimationId: string }) => {
    const { error } = await animate({ input: { characterId: asset.id, ...what, ...where } });
    setProblem(problemOf(error));
    if (error) return;
    say('It is being drawn.');
    setAction('');
    onStarted();
  };
  return (
    <div className="animate">
      <div className="segments" role="group" aria-label="Sides to animate">
        <button type="button" aria-pressed={sides === 'all'} onClick={() => setSides('all')}>
          All sides
        </button>
        <button type="button" aria-pressed={sides === 'one'} onClick={() => setSides('one')}>
          {shown(direction)} alone
        </button>
      </div>
      <div className="chips">
        {listed.map((id) => (
          <button key={id} type="button" className="chip" onClick={() => void start({ templateAnimationId: id })}>
            <Plus className="icon" aria-hidden /> {shown(id)}
          </button>
        ))}
        {!all && ids.length > 8 && (
          <button type="button" className="chip" onClick={() => setAll(true)}>
            All {ids.length}
          </button>
        )}
      </div>
      <form
        className="animate-words"
        onSubmit={(event) => {
          event.preventDefault();
          if (words) void start({ action: words });
        }}
      >
        <input
          className="input"
          aria-label="What it does, in your words"
          placeholder="In your words: sneaks, waves, casts a spell"
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
          const { error } = await createState({ input: { characterId: asset.id, editDescription: edit.trim() } });
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
          placeholder="A state of it: wears a blue cape, holds an axe"
          maxLength={1000}
          value={edit}
          onChange={(event) => setEdit(event.target.value)}
        />
        <span className="number">{statePrice.price && shownPrice(statePrice.price)}</span>
        <button type="submit" className="button" disabled={!edit.trim()}>
          Make a state
        </button>
      </form>
      {problem && (
        <p className="note bad" role="alert">
          {problem.message} {problem.hint}
        </p>
      )}
    </div>
  );
}
