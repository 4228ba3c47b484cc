/**
 * Whether a wish is drawn alike however it is put: npx tsx test/bench/forms.ts [--shown]
 * Each group is a wish and the forms in which people type it; each form is drawn with several names and must give the very pixels of
 * the first one. Prints how many do not, by form, as JSON; with --shown also what those were drawn as.
 */
import { fileURLToPath } from 'node:url';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const tools = {
  words,
  guess: createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words),
};
/** What is wished for, whether it is drawn in its place, of whom, and how it is put; {B} is the name. */
const WISHES: readonly (readonly [string, boolean, readonly string[], readonly string[]])[] = [
  [
    'hold',
    false,
    ['knight', 'witch', 'old man', 'goblin'],
    [
      '{B} holding a lantern',
      '{B} with a lantern in his hand',
      '{B} with a lantern in hand',
      '{B} carrying a lantern',
      '{B} who carries a lantern',
      '{B}, he is holding a lantern',
      '{B} holds a lantern',
      '{B}, holding a lantern',
      '{B}, lantern in hand',
      '{B} that holds a lantern',
      '{B} and he holds a lantern',
      '{B}. holding a lantern.',
      '{B} has a lantern in his hand',
      '{B} with lantern',
      '{B} (holding a lantern)',
      '{B} - holding a lantern',
      '{B} with a lantern in one hand',
      '{B} clutching a lantern',
      '{B} gripping a lantern',
      '{B} is carrying a lantern',
      'a lantern held by {B}',
    ],
  ],
  [
    'pose',
    false,
    ['knight', 'girl', 'old wizard', 'robot'],
    [
      '{B} sitting',
      '{B} sitting down',
      '{B} that is sitting',
      '{B} who sits',
      '{B}, sitting',
      '{B}, he sits',
      '{B} seated',
      '{B} in a sitting pose',
      'sitting {B}',
      '{B} (sitting)',
      '{B} - sitting',
      '{B} sits',
      '{B} is sitting',
      '{B} in sitting position',
      '{B}, sitting pose',
      '{B}. sitting.',
      '{B} just sitting there',
    ],
  ],
  [
    'sleep',
    false,
    ['cat', 'dragon', 'dog', 'bear'],
    [
      'sleeping {B}',
      '{B} sleeping',
      '{B} that is sleeping',
      '{B} who sleeps',
      '{B}, asleep',
      '{B}, it is sleeping',
      '{B} asleep',
      '{B} is sleeping',
      '{B} (sleeping)',
      '{B} sleeps',
      '{B} fast asleep',
      '{B} taking a nap',
      '{B} napping',
      '{B} in a sleeping pose',
    ],
  ],
  [
    'material',
    false,
    ['sword', 'chest', 'bridge', 'shield'],
    [
      'wooden {B}',
      '{B} made of wood',
      '{B} made out of wood',
      '{B} of wood',
      '{B}, wooden',
      '{B} (wooden)',
      '{B} made from wood',
      'wood {B}',
      '{B} - wooden',
      '{B} built of wood',
      '{B}, made of wood',
      '{B} that is made of wood',
      '{B}, it is made of wood',
      '{B} carved from wood',
      '{B} in wood',
    ],
  ],
  [
    'colour',
    false,
    ['car', 'dragon', 'mushroom', 'vase'],
    [
      'red {B}',
      '{B} in red',
      '{B} that is red',
      '{B}, red',
      '{B} (red)',
      '{B} colored red',
      'red colored {B}',
      'red-coloured {B}',
      '{B} painted red',
      '{B}, it is red',
      '{B}. red.',
      '{B}, color: red',
      '{B} - red',
      '{B} which is red',
      '{B}, its color is red',
      '{B} of red color',
      '{B} with red color',
      '{B} and it is red',
    ],
  ],
  [
    'size',
    false,
    ['spider', 'knight', 'rat'],
    [
      'giant {B}',
      '{B}, giant',
      '{B} that is giant',
      '{B} (giant)',
      'giant-sized {B}',
      'gigantic {B}',
      'enormous {B}',
      '{B}, enormous',
      '{B} of enormous size',
      'a really enormous {B}',
      '{B}, it is enormous',
    ],
  ],
  [
    'count',
    false,
    ['apple', 'mushroom', 'coin'],
    [
      'three {B}s',
      '3 {B}s',
      '3x {B}',
      '{B} x3',
      '{B}s x3',
      '3 x {B}',
      'three (3) {B}s',
      'a group of three {B}s',
      '{B}s, three of them',
      'three of {B}s',
      'a trio of {B}s',
      'three pieces of {B}',
    ],
  ],
  [
    'night',
    true,
    ['castle', 'village', 'forest', 'lighthouse'],
    [
      '{B} at night',
      '{B}, night',
      '{B} at nighttime',
      '{B} during the night',
      '{B}, it is night',
      '{B}, night time',
      '{B} in the night',
      'night, {B}',
      '{B} by night',
      '{B} (night)',
      '{B} - night',
      'nighttime {B}',
      '{B} at night time',
      '{B}, at night',
    ],
  ],
  [
    'rain',
    true,
    ['castle', 'village', 'knight', 'cat'],
    [
      '{B} in the rain',
      '{B}, rain',
      '{B} while it rains',
      '{B}, it is raining',
      '{B}, raining',
      '{B} in rain',
      '{B}, rainy weather',
      '{B} on a rainy day',
      '{B} when it rains',
      '{B} with rain',
      '{B} (rain)',
      '{B} in rainy weather',
      '{B} during rain',
    ],
  ],
  [
    'place',
    true,
    ['knight', 'cat', 'chest', 'dragon'],
    [
      '{B} in a forest',
      '{B} in the forest',
      '{B} standing in a forest',
      '{B} in the woods',
      '{B}, forest background',
      '{B} with a forest background',
      '{B} with forest in the background',
      '{B}, forest behind',
      '{B}, in a forest',
      '{B} (in a forest)',
      '{B} - in a forest',
      '{B}, background: forest',
      '{B} inside a forest',
      '{B} that is in a forest',
      '{B} surrounded by a forest',
      '{B} deep in the forest',
    ],
  ],
  [
    'wear',
    false,
    ['cat', 'goblin', 'robot', 'skeleton'],
    [
      '{B} wearing a top hat',
      '{B} with a top hat',
      '{B} with a top hat on',
      '{B} in a top hat',
      '{B} who wears a top hat',
      '{B}, it wears a top hat',
      '{B} wears a top hat',
      '{B} with a top hat on its head',
      '{B}, top hat',
      '{B}, wearing a top hat',
      '{B} that has a top hat on',
      '{B} (wearing a top hat)',
      '{B} - top hat',
      'top-hatted {B}',
      '{B} with top hat',
      '{B} sporting a top hat',
    ],
  ],
  [
    'mood',
    false,
    ['knight', 'cat', 'wizard', 'girl'],
    [
      'angry {B}',
      '{B}, angry',
      '{B} with an angry face',
      '{B} that is angry',
      '{B} (angry)',
      '{B} who looks angry',
      '{B}, looking angry',
      '{B} looking angry',
      '{B} with an angry expression',
      '{B}, he is angry',
      '{B}, angry face',
      '{B} in an angry mood',
      '{B}, angry expression',
      '{B} - angry',
      '{B} with angry look',
    ],
  ],
];
/** A name, its part, what that is like, whose it is. */
const PARTS: readonly (readonly [string, string, string, string, string])[] = [
  ['knight', 'cape', 'red', 'he', 'his'],
  ['witch', 'hat', 'green', 'she', 'her'],
  ['cat', 'eyes', 'green', 'it', 'its'],
  ['dragon', 'wings', 'golden', 'it', 'its'],
  ['cottage', 'door', 'blue', 'it', 'its'],
  ['sword', 'handle', 'golden', 'it', 'its'],
  ['robot', 'head', 'yellow', 'it', 'its'],
  ['old wizard', 'beard', 'long', 'he', 'his'],
  ['mushroom', 'cap', 'purple', 'it', 'its'],
  ['wolf', 'fur', 'white', 'it', 'its'],
  ['lamp', 'shade', 'orange', 'it', 'its'],
];
const PART_FORMS = [
  '{B} with {A} {P}',
  'a {B} that has {A} {P}',
  'a {B}, {he} has {A} {P}',
  '{B}. {L} {P}.',
  '{B}, {L} {P}',
  '{B} ({L} {P})',
  '{B} - {L} {P}',
  '{B}: {L} {P}',
  'a {B}, {his} {P} {is} {L}',
  'a {B}, the {P} {is} {L}',
  'a {B} whose {P} {is} {L}',
  'i want a {B}, {he} should have {A} {P}',
  'please make me a {B} with {A} {P}',
  '{B} w/ {L} {P}',
  '{B} + {L} {P}',
  'can you draw a {B} with {A} {P}?',
  'need a {B}, {P} should be {L}',
  'a {B} with {P} that {is} {L}',
  '{B} with {P} ({L})',
  '{B} with {A} {P} for my game',
  'a {B} and also {A} {P} please',
];
const forPart = (form: string, [name, part, like, he, his]: (typeof PARTS)[number]): string => {
  const many = /s$/.test(part);
  const bare = many || part === 'fur';
  const words: Readonly<Record<string, string>> = {
    B: name,
    P: part,
    L: like,
    A: bare ? like : `${/^[aeiou]/.test(like) ? 'an' : 'a'} ${like}`,
    he,
    his,
    is: many ? 'are' : 'is',
  };
  return form.replace(/\{(\w+)\}/g, (_all, key: string) => words[key]!);
};

const isShown = process.argv.includes('--shown');
const pictureOf = async (description: string, inPlace: boolean) => {
  const { image, brief } = await draw(
    { description, width: inPlace ? 96 : 64, height: 64, seed: 1, noBackground: !inPlace },
    tools,
  );
  return { pixels: Buffer.from(image.data), drawnAs: brief.drawnAs };
};
interface Sum {
  drawn: number;
  unlike: number;
  readonly forms: Record<string, number>;
}
async function measure(
  inPlace: boolean,
  forms: readonly string[],
  names: readonly ((form: string) => string)[],
): Promise<Sum> {
  const sum: Sum = { drawn: 0, unlike: 0, forms: {} };
  for (const said of names) {
    const first = await pictureOf(said(forms[0]!), inPlace);
    for (const form of forms.slice(1)) {
      const other = await pictureOf(said(form), inPlace);
      sum.drawn += 1;
      if (other.pixels.equals(first.pixels)) continue;
      sum.unlike += 1;
      sum.forms[form] = (sum.forms[form] ?? 0) + 1;
      if (isShown) console.error(`${said(form)} = ${other.drawnAs}; not ${first.drawnAs}`);
    }
  }
  return sum;
}

const result: Record<string, Sum> = {
  parts: await measure(
    false,
    PART_FORMS,
    PARTS.map((part) => (form) => forPart(form, part)),
  ),
};
for (const [wish, inPlace, names, forms] of WISHES)
  result[wish] = await measure(
    inPlace,
    forms,
    names.map((name) => (form) => form.replace('{B}', name)),
  );
const all = Object.values(result);
const total = (of: 'drawn' | 'unlike') => all.reduce((n, sum) => n + sum[of], 0);
console.log(JSON.stringify({ drawn: total('drawn'), unlike: total('unlike'), wishes: result }, null, 2));
