import { animalEars } from './animal-ears.ts';
import { backpack, fullPack, hugePack, LOADS_OF_PACKS, quiver, sack, satchel } from './bags.ts';
import { BEAST_BODIES } from './beast-bodies.ts';
import { cape } from './cape.ts';
import { horns } from './horns.ts';
import { fishTail, snakeTail, tail } from './tails.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';
import { batWings, fairyWings, featherWings } from './wings.ts';

const piece = (
  slot: Slot,
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  draw: (f: Figure, w: Worn) => void,
): Piece => ({ id, aliases, slot, material, trim, draw });

/** Packs that are full of one kind of goods or of two: "pots-and-scrolls backpack". */
const FULL_PACKS: readonly Piece[] = LOADS_OF_PACKS.flatMap((one, i) => [
  piece('carry', `${one}-backpack`, [], 'leather', 'dark_leather', fullPack([one])),
  ...LOADS_OF_PACKS.slice(i + 1).map((two) =>
    piece('carry', `${one}-and-${two}-backpack`, [], 'leather', 'dark_leather', fullPack([one, two])),
  ),
]);

/** Capes, bags, wings, tails, horns, ears of animals. */
export const BACK_AND_BODY: readonly Piece[] = [
  piece('back', 'cape', ['long cape', 'royal cape', 'flowing cape', 'mantle'], 'red', 'red', cape(0.9, 'roll')),
  piece(
    'back',
    'cloak',
    ['travel cloak', 'mage cloak', 'traveling cloak', 'dark cloak'],
    'forest',
    'forest',
    cape(0.96, 'roll'),
  ),
  piece('back', 'short-cape', ['short cape', 'capelet', 'shoulder cape'], 'blue', 'blue', cape(0.5, 'roll')),
  piece(
    'back',
    'high-collar-cape',
    [
      'vampire cape',
      'high collar cape',
      'dracula cape',
      'high collar cloak',
      'high collared cape',
      'high collared cloak',
    ],
    'black_cloth',
    'crimson',
    cape(0.92, 'high'),
  ),
  piece('carry', 'quiver', ['arrow quiver'], 'leather', 'leather', quiver),
  piece('carry', 'huge-pack', ['huge backpack', 'giant backpack', 'big backpack', 'oversized backpack', 'large backpack', 'heavy backpack', 'enormous backpack', 'overloaded backpack', 'massive backpack', 'huge pack', 'big pack'], 'leather', 'dark_leather', hugePack), // biome-ignore format: one row
  ...FULL_PACKS,
  piece(
    'carry',
    'life-support',
    ['life support', 'life support pack', 'space backpack', 'oxygen pack'],
    'silver',
    'charcoal',
    backpack,
  ),
  piece('carry', 'backpack', ['pack', 'rucksack', 'knapsack', 'travel pack'], 'leather', 'dark_leather', backpack),
  piece(
    'carry',
    'sack',
    ['loot bag', 'loot sack', 'swag bag', 'big sack', 'burlap sack', 'money bag', 'bag of loot', 'bag of gold'],
    'linen',
    'rope',
    sack,
  ),
  piece(
    'carry',
    'satchel',
    ['bag', 'letter bag', 'mail bag', 'mailbag', 'messenger bag', 'shoulder bag', 'purse', 'handbag'],
    'leather',
    'leather',
    satchel,
  ),
  piece(
    'wings',
    'feather-wings',
    ['wings', 'angel wings', 'feathered wings', 'white wings', 'bird wings'],
    'feather',
    '#c8ccdc/feather',
    featherWings,
  ),
  piece(
    'wings',
    'bat-wings',
    ['bat wings', 'demon wings', 'dragon wings', 'devil wings', 'leathery wings'],
    'crimson',
    'dark_metal',
    batWings,
  ),
  piece('wings', 'single-wing', ['single wing', 'single angel wing', 'single feathered wing', 'single feather wing'], 'feather', '#c8ccdc/feather', featherWings), // biome-ignore format: one row
  piece('wings', 'single-bat-wing', ['single bat wing', 'single demon wing', 'single devil wing', 'single dragon wing', 'single leathery wing'], 'crimson', 'dark_metal', batWings), // biome-ignore format: one row
  piece(
    'wings',
    'fairy-wings',
    ['fairy wings', 'butterfly wings', 'pixie wings', 'insect wings', 'dragonfly wings'],
    'ice',
    'rose',
    fairyWings,
  ),
  piece(
    'tail',
    'cat-tail',
    ['cat tail', 'tail', 'monkey tail'],
    'cat',
    'cream',
    tail(
      [
        [0, 0],
        [-0.05, 0.35],
        [0.3, 0.6],
        [0.65, 0.5],
      ],
      [0.1, 0.09, 0.09, 0.08],
      'tip',
    ),
  ),
  piece(
    'tail',
    'fox-tail',
    ['fox tail', 'bushy tail', 'kitsune tail', 'squirrel tail'],
    'fox',
    'cream',
    tail(
      [
        [0, 0],
        [0.02, 0.4],
        [0.3, 0.65],
        [0.55, 0.6],
      ],
      [0.1, 0.2, 0.22, 0.12],
      'tip',
    ),
  ),
  piece(
    'tail',
    'wolf-tail',
    ['wolf tail', 'dog tail'],
    'wolf',
    'wolf',
    tail(
      [
        [0, 0],
        [-0.15, 0.35],
        [-0.3, 0.5],
      ],
      [0.1, 0.15, 0.06],
    ),
  ),
  piece(
    'tail',
    'demon-tail',
    ['demon tail', 'devil tail', 'spade tail', 'pointed tail'],
    'demon',
    'demon',
    tail(
      [
        [0, 0],
        [-0.2, 0.35],
        [-0.05, 0.65],
        [0.3, 0.6],
      ],
      [0.07, 0.05, 0.045, 0.04],
      'spade',
    ),
  ),
  piece(
    'tail',
    'lizard-tail',
    ['lizard tail', 'dragon tail', 'reptile tail'],
    '#5c9c58/orc',
    'orc',
    tail(
      [
        [0, 0],
        [-0.25, 0.35],
        [-0.42, 0.7],
        [-0.36, 0.95],
      ],
      [0.2, 0.16, 0.1, 0.03],
    ),
  ),
  piece('tail', 'fish-tail', ['mermaid tail', 'fish tail'], 'teal', 'teal', fishTail),
  piece(
    'tail',
    'snake-tail',
    ['snake tail', 'serpent tail', 'naga tail', 'snake body', 'serpent body'],
    'forest',
    '#d8d098/orc',
    snakeTail,
  ),
  piece('tail', 'horse-body', ['body of a horse', 'horse body', 'lower body of a horse', 'horse legs', 'pony body'], '#8c5834/horse', '#3c2820/horse', BEAST_BODIES['horse-body']!), // biome-ignore format: one row
  piece('tail', 'deer-body', ['body of a deer', 'deer body', 'lower body of a deer', 'fawn body', 'stag body'], '#b07840/horse', 'cream', BEAST_BODIES['deer-body']!), // biome-ignore format: one row
  piece('tail', 'lion-body', ['body of a lion', 'lion body', 'lower body of a lion', 'cat body', 'tiger body'], '#d8a858/lion', '#94501c/lion', BEAST_BODIES['lion-body']!), // biome-ignore format: one row
  piece('tail', 'spider-body', ['body of a spider', 'spider body', 'lower body of a spider', 'spider abdomen', 'spider legs'], '#544c64/skin', 'crimson', BEAST_BODIES['spider-body']!), // biome-ignore format: one row
  piece('tail', 'scorpion-body', ['body of a scorpion', 'scorpion body', 'lower body of a scorpion'], '#94542c/skin', '#3c2820/skin', BEAST_BODIES['scorpion-body']!), // biome-ignore format: one row
  piece(
    'tail',
    'rat-tail',
    ['rat tail', 'mouse tail'],
    'rose',
    'rose',
    tail(
      [
        [0, 0],
        [-0.25, 0.35],
        [-0.2, 0.7],
        [0.05, 0.85],
      ],
      [0.06, 0.045, 0.04, 0.03],
    ),
  ),
  piece(
    'tail',
    'puff-tail',
    ['bunny tail', 'rabbit tail', 'cotton tail'],
    'feather',
    'feather',
    tail(
      [
        [0.02, 0],
        [0.02, 0.08],
      ],
      [0.14, 0.16],
    ),
  ),
  piece(
    'horns',
    'horns',
    ['demon horns', 'devil horns', 'horn', 'bull horns'],
    'dark_metal',
    'dark_metal',
    horns('curved'),
  ),
  piece('horns', 'ram-horns', ['ram horns', 'curled horns', 'goat horns'], 'bone', 'bone', horns('ram')),
  piece('horns', 'antlers', ['antler', 'deer horns', 'stag horns'], 'antler', 'antler', horns('antlers')),
  piece(
    'horns',
    'cat-ears',
    ['cat ears', 'animal ears', 'dog ears', 'kitty ears', 'neko ears', 'pointed animal ears'],
    'brunette',
    'rose',
    animalEars('point'),
  ),
  piece('horns', 'rabbit-ears', ['rabbit ears', 'bunny ears', 'hare ears'], 'white', 'rose', animalEars('tall')),
  piece(
    'horns',
    'round-ears',
    ['bear ears', 'mouse ears', 'panda ears', 'round ears'],
    'brunette',
    'rose',
    animalEars('round'),
  ),
  piece('horns', 'unicorn-horn', ['unicorn horn', 'single horn'], 'pearl', 'gold', horns('unicorn')),
];
