/** Figures that belong to somebody: they are not copied, and somebody of one's own kind is offered in their place. */
/** By what they are called → somebody new of the same kind. */
const FIGURES: Readonly<Record<string, string>> = {
  ...{ pikachu: 'a yellow mouse with red cheeks', charmander: 'a small orange lizard', charizard: 'an orange dragon', bulbasaur: 'a green toad', squirtle: 'a blue turtle', eevee: 'a brown fox', mewtwo: 'a purple alien', mew: 'a pink cat', snorlax: 'a fat bear', jigglypuff: 'a round pink blob', gengar: 'a purple ghost' },
  ...{ mario: 'a plumber with a moustache and a blue cap', luigi: 'a tall plumber with a moustache and a yellow cap', bowser: 'a spiky turtle monster', yoshi: 'a blue dinosaur', 'donkey kong': 'a gorilla with a scarf', kirby: 'a round pink blob', wario: 'a fat man with a moustache', 'princess peach': 'a princess with a pink dress' },
  ...{ sonic: 'a blue hedgehog with boots', tails: 'an orange fox with two tails', knuckles: 'a red porcupine', 'crash bandicoot': 'an orange marsupial', spyro: 'a purple dragon', rayman: 'a hero with a purple hood', 'pac-?man': 'a round yellow monster', 'mega ?man': 'a blue robot boy', samus: 'a bounty hunter in orange armour', 'master chief': 'a soldier in green armour', kratos: 'a bald warrior with an axe', 'lara croft': 'an explorer woman with a braid', sans: 'a small skeleton with a blue coat', cuphead: 'a boy with a mug for a head', 'hollow knight': 'a small beetle knight', creeper: 'a green leaf monster', enderman: 'a tall black shadow monster', 'steve from minecraft': 'a man with a blue shirt', amongus: 'a small astronaut', 'among us': 'a small astronaut' },
  ...{ batman: 'a hero with a black cape and mask', superman: 'a hero with a red cape', 'spider-?man': 'a hero in a red and blue suit with a mask', hulk: 'a giant green ogre', 'iron man': 'a hero in red armour', thor: 'a warrior with a hammer', 'captain america': 'a hero with a round shield', joker: 'an evil clown', deadpool: 'a ninja in a red suit', wolverine: 'a man with claws', groot: 'a tree man', thanos: 'a giant purple warrior' },
  ...{ 'darth vader': 'a dark knight with a black helmet', yoda: 'an old green goblin with a robe', 'baby yoda': 'a small green goblin with a robe', chewbacca: 'a furry giant', 'r2-?d2': 'a small round robot', 'luke skywalker': 'a space knight', stormtrooper: 'a soldier in white armour', gandalf: 'an old wizard with a grey robe', frodo: 'a small adventurer with a cloak', gollum: 'a thin cave goblin', 'harry potter': 'a young wizard with glasses', hermione: 'a young witch with brown hair', voldemort: 'a pale sorcerer', dobby: 'a small elf in rags' },
  ...{ 'mickey(?: mouse)?': 'a black mouse with red trousers', 'minnie(?: mouse)?': 'a mouse with a red bow', 'donald duck': 'a white duck with a blue shirt', goofy: 'a tall dog with a green hat', elsa: 'an ice princess with a braid', olaf: 'a small snowman', shrek: 'a green ogre', 'buzz lightyear': 'an astronaut in white armour', 'hello kitty': 'a white cat with a red bow', 'sponge ?bob': 'a yellow sponge with trousers', 'patrick star': 'a pink starfish', 'bart simpson': 'a boy with spiky hair', 'homer simpson': 'a bald man with a white shirt', garfield: 'a fat orange cat', snoopy: 'a white dog', 'scooby-?doo': 'a brown dog with a blue collar', 'bugs bunny': 'a grey rabbit', totoro: 'a big grey forest spirit', 'peppa pig': 'a pink pig with a red dress', bluey: 'a blue dog', minion: 'a small yellow robot with goggles', pooh: 'a yellow bear with a red shirt' },
  ...{ goku: 'a martial artist with spiky black hair', vegeta: 'a warrior with spiky hair and blue armour', naruto: 'a ninja boy with blond hair and an orange suit', sasuke: 'a ninja boy with black hair', luffy: 'a pirate boy with a straw hat', zoro: 'a swordsman with green hair', 'sailor moon': 'a girl with long blond pigtails and a sailor dress', gojo: 'a sorcerer with white hair and a blindfold', tanjiro: 'a swordsman with a checkered coat', nezuko: 'a girl with a pink kimono' },
}; // biome-ignore format: a table
const ONE = Object.keys(FIGURES).join('|');
/** Names that are words of their own: meant where they are all that is said. */
const WORDS =
  /^(?:mew|sonic|tails|knuckles|thor|joker|sans|creeper|minion|goofy|hulk|pooh|steve|groot|elsa|bluey|garfield|luigi)$/i;
const NAMED = new RegExp(
  `^(?:(?:an?|the|my|little|tiny|baby|big|cute|evil|angry|old|young|pixel(?:[- ]art)?|sprite of|picture of|portrait of)\\s+)*(${ONE})(?!(?:'s)?[ -](?:style|clone|like|inspired|the (?!hedgehog|hero|character)))\\b(.*)$`,
  'i',
);
const LIKE = /\b(?:like|similar|inspired|style of|based on|kind of|type of|parody)\b/i;

export interface Figure {
  readonly name: string;
  /** Somebody new of that kind, with what else was said. */
  readonly instead: string;
}

/** Whom these words name, where it is somebody's own; undefined where it is nobody's, or only somebody like that. */
export function figureIn(words: string): Figure | undefined {
  const [, name = '', rest = ''] = LIKE.test(words) ? [] : (NAMED.exec(words) ?? []);
  if (
    !name ||
    (WORDS.test(name) && /^ ?[a-z]/i.test(rest) && !/^ (?:with|in|from|as|and|holding|wearing|on)\b/i.test(rest))
  )
    return undefined;
  const of = Object.entries(FIGURES).find(([form]) => new RegExp(`^(?:${form})$`, 'i').test(name))?.[1];
  return of
    ? {
        name: name[0]!.toUpperCase() + name.slice(1),
        instead: `${of}${/^,? (?:with|in|holding|wearing|on|riding)\b/i.test(rest) ? rest.replace(/^,/, '').replace(/^ with /, / with /.test(of) ? ' and ' : ' with ') : ''}`,
      }
    : undefined;
}

export const figureTold = ({ name, instead }: Figure): string =>
  `"${name}" belongs to somebody else: I do not copy it, and a game with it could not be sold. Somebody of your own in that vein I draw: ${instead}.`;
