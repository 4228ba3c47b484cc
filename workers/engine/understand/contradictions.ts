import type { Brief } from '../types.ts';
import { LEXICON } from './default-lexicon.ts';
import { interpret } from './interpret.ts';
import { phrases, type Unit } from './phrases.ts';
import { tokenise } from './tokens.ts';

/** Words of builds and moods that one subject cannot both be. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['old', 'young'],
  ['old', 'child'],
  ['fat', 'thin'],
  ['tall', 'short'],
  ['small', 'giant'],
  ['female', 'male'],
  ['happy', 'sad'],
  ['happy', 'angry'],
  ['calm', 'angry'],
  ['brave', 'scared'],
  ['open', 'closed'],
  ['empty', 'full'],
  ['burning', 'frozen'],
];

const namesOf = ({ readings }: Unit): readonly string[] =>
  readings.flatMap((r) => (r.is === 'piece' || r.is === 'component' ? [r.id] : []));

/** Whether a text says of a place that it is night there, whatever else it says of it. */
export const saysNight = (text: string): boolean =>
  phrases(tokenise(text), LEXICON).some(({ units }) =>
    units.some(({ readings }) => readings.some((r) => r.is === 'setting' && r.id === 'night')),
  );

/** What a description says that cannot be so all at once, in plain words; `brief` is what was understood of it. */
export function contradictions(text: string, brief: Brief): readonly string[] {
  const { mentions, without } = interpret(phrases(tokenise(text), LEXICON), LEXICON);
  const traits = new Set([...brief.build, ...brief.mood]);
  const denied = mentions.filter(({ unit }) => {
    const names = namesOf(unit);
    return without.some((w) => w.text === unit.text || namesOf(w).some((name) => names.includes(name)));
  });
  return [
    ...OPPOSITES.filter((pair) => pair.every((word) => traits.has(word))).map(([a, b]) => `${a} and ${b}`),
    ...[...new Set(denied.map(({ unit }) => unit.text))].map((name) => `with and without ${name}`),
    ...(saysNight(text) && brief.mood.includes('sunset') ? ['at night and at sunset'] : []),
  ];
}
