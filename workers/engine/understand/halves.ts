/** Who is half a person and half an animal, by the name that is known for them: "half man half horse" is a centaur. */
export const HYBRIDS: Readonly<Record<string, string>> = { horse: 'centaur', goat: 'satyr', fish: 'mermaid', bull: 'minotaur', cow: 'minotaur', bird: 'harpy', snake: 'naga', serpent: 'naga', wolf: 'werewolf', spider: 'drider', deer: 'cervitaur', stag: 'cervitaur', lion: 'liontaur', scorpion: 'scorpion person' }; // biome-ignore format: a table

const PERSON = 'man|woman|human|person|girl|boy|lady|guy|elf|knight|warrior|king|queen';
const ANIMAL = Object.keys(HYBRIDS).join('|');
const HALVES = new RegExp(
  `\\bhalf[- ](?:an? )?(?:(${PERSON})[, ]+(?:and )?half[- ](?:an? )?(${ANIMAL})|(${ANIMAL})[, ]+(?:and )?half[- ](?:an? )?(${PERSON}))(?: (?:creature|monster|hybrid|being|thing))?\\b`,
  'gi',
);
/** Names that say nothing of a trade. */
const ANYBODY = /^(?:man|woman|human|person|girl|boy|lady|guy)$/;
const WOMAN = /^(?:woman|girl|lady|queen)$/;

export const halvesNamed = (text: string): string =>
  text.replace(HALVES, (_, before?: string, animal?: string, other?: string, after?: string) => {
    const person = (before ?? after)!.toLowerCase();
    const kind = (animal ?? other)!.toLowerCase();
    const name = kind === 'fish' && /^(?:man|boy|guy|king)$/.test(person) ? 'merman' : HYBRIDS[kind]!;
    return `${WOMAN.test(person) ? 'female ' : ''}${name}${ANYBODY.test(person) ? '' : ` ${person}`}`;
  });
