/**
 * Kin on two legs of single animals: a duck in a coat has a duck's bill and colours, a raccoon its mask, a lion its mane. A row is what
 * its head is like; `KIN_OF` says whose kin it is, by the animal's id.
 */
import type { Species } from './species-row.ts';

type Kin = Omit<Species, 'id' | 'aliases' | 'skins'>;

const COMMON = { monster: true, ears: 'none' } as const;
const BIRD: Kin = { ...COMMON, eye: 'dot', head: 'beak', animalEars: 'none' };
const FUR: Kin = { ...COMMON, eye: 'dot', head: 'muzzle', animalEars: 'round' };
const beak = (material: string, length: number): Kin['snout'] => ({ material, length, nose: material });
const bill = (material: string, length: number, wide = 0.42): Kin['snout'] => ({ material, length, nose: '#8c5420', wide, nostrils: true }); // biome-ignore format: one line
const snout = (material: string, length: number, nose = 'nose'): Kin['snout'] => ({ material, length, nose });
const broad = (material: string, length: number, wide: number): Kin['snout'] => ({ material, length, nose: 'nose', wide, bridge: true, nostrils: true }); // biome-ignore format: one line

/** Animals | id | skins | the rest. */
const ROWS: readonly (readonly [animals: string, id: string, skins: readonly string[], kin: Kin])[] = [
  ['owl barn-owl snowy-owl great-horned-owl', 'owlfolk', ['#8c6844/cat', '#a08468/cat'], { ...BIRD, animalEars: 'point', face: { mark: 'disc', colour: '#ecd8b0/cat' }, snout: beak('#e0a03c', 0.16) }],
  ['penguin emperor-penguin puffin', 'penguinfolk', ['#34384c/cat'], { ...BIRD, face: { mark: 'hood', colour: '#f4f2ec/cat' }, snout: beak('orange', 0.3) }],
  ['duck duckling mallard', 'duckfolk', ['#f0ece4/cat', '#ecc450/cat'], { ...BIRD, head: 'muzzle', snout: bill('orange', 0.4) }],
  ['goose swan seagull albatross', 'goosefolk', ['#f0ece4/cat'], { ...BIRD, snout: beak('orange', 0.5) }],
  ['pelican stork heron crane flamingo', 'pelicanfolk', ['#f0ece4/cat'], { ...BIRD, snout: beak('#f0b84c', 1) }],
  ['crow raven magpie rook', 'crowfolk', ['#3a3848/cat'], { ...BIRD, snout: beak('#5c5a68', 0.7) }],
  ['eagle hawk falcon bald-eagle osprey', 'eaglefolk', ['#f0ece4/cat', '#8c6440/cat'], { ...BIRD, eye: 'evil', snout: beak('#f0b83c', 0.5) }],
  ['vulture condor', 'vulturefolk', ['#d89888/cat'], { ...BIRD, eye: 'evil', snout: beak('#e8d4a0', 0.6), tufts: true }],
  ['chicken hen turkey', 'henfolk', ['#f4f0e8/cat', '#b87044/cat'], { ...BIRD, snout: beak('#f0b83c', 0.3), comb: '#d8303c' }],
  ['rooster', 'roosterfolk', ['#c8703c/cat'], { ...BIRD, snout: beak('#f0b83c', 0.36), comb: '#d8303c' }],
  ['parrot macaw cockatoo parakeet budgie toucan', 'parrotfolk', ['#4cac54/cat', '#d8404c/cat'], { ...BIRD, face: { mark: 'disc', colour: '#f4f0e4/cat' }, snout: beak('#f0a83c', 0.4) }],
  ['pigeon dove', 'pigeonfolk', ['#8490a8/cat'], { ...BIRD, snout: beak('#d8a08c', 0.3) }],
  ['raccoon', 'raccoonfolk', ['#8c9098/cat'], { ...FUR, eye: 'human', eyes: 'gold', animalEars: 'point', face: { mark: 'bandit', colour: '#34343c/cat' }, snout: snout('#e4e2dc/cat', 0.34), wears: ['fox-tail:@'] }],
  ['red-panda', 'redpandafolk', ['#b8542c/cat'], { ...FUR, animalEars: 'point', face: { mark: 'cheeks', colour: '#f4ece0/cat' }, snout: snout('#f4ece0/cat', 0.24), wears: ['fox-tail:@'] }],
  ['panda', 'pandafolk', ['#f4f2ee/cat'], { ...FUR, eye: 'human', eyes: 'brown', face: { mark: 'panda', colour: '#2c2a34/cat' }, earFur: '#2c2a34/cat', snout: snout('#f4f2ee/cat', 0.24), build: { shoulder: 1.12, chest: 1.2, arm: 1.2, waist: 1.25, depth: 1.2 } }],
  ['koala', 'koalafolk', ['#9498a4/cat'], { ...FUR, earSize: 1.3, snout: snout('#44444c/cat', 0.2, '#2c2a34') }],
  ['polar-bear', 'polarbearfolk', ['#f0f0f0/cat'], { ...FUR, snout: snout('#e4e6ea/cat', 0.3), build: { shoulder: 1.18, chest: 1.22, arm: 1.3, waist: 1.25 } }],
  ['lion', 'lionfolk', ['#d8a858/cat'], { ...FUR, mane: '#94501c/cat', eye: 'human', eyes: 'gold', snout: snout('#f0dcb0/cat', 0.24), wears: ['cat-tail:@'] }],
  ['tiger white-tiger', 'tigerfolk', ['#e08430/cat'], { ...FUR, face: { mark: 'tiger', colour: '#2c2830/cat' }, eye: 'human', eyes: 'gold', snout: snout('#f8ece0/cat', 0.22, 'rose'), wears: ['cat-tail:@'], build: { shoulder: 1.12, chest: 1.12, arm: 1.15 } }],
  ['leopard jaguar cheetah snow-leopard serval', 'leopardfolk', ['#dca850/cat'], { ...FUR, face: { mark: 'spots', colour: '#4c3424/cat' }, eye: 'human', eyes: 'green', snout: snout('#f8ece0/cat', 0.22, 'rose'), wears: ['cat-tail:@'] }],
  ['squirrel chipmunk', 'squirrelfolk', ['#b8703c/cat'], { ...FUR, animalEars: 'point', face: { mark: 'cheeks', colour: '#f4e4cc/cat' }, snout: snout('#f4e4cc/cat', 0.22), wears: ['fox-tail:@'], build: { stature: 0.88 } }],
  ['hamster guinea-pig gerbil', 'hamsterfolk', ['#e0a058/cat'], { ...FUR, face: { mark: 'cheeks', colour: '#f8ecdc/cat' }, snout: snout('#f8ecdc/cat', 0.12, 'rose'), build: { stature: 0.84, belly: 0.7, head: 1.08 } }],
  ['otter weasel ferret stoat mongoose meerkat sea-otter', 'otterfolk', ['#7c5438/cat'], { ...FUR, earSize: 0.7, face: { mark: 'cheeks', colour: '#dcc4a4/cat' }, snout: snout('#dcc4a4/cat', 0.22), wears: ['rat-tail'] }],
  ['beaver capybara groundhog marmot', 'beaverfolk', ['#8c5c34/cat'], { ...FUR, earSize: 0.7, snout: snout('#b48858/cat', 0.3), bucktooth: true, build: { belly: 0.7, stature: 0.92 } }],
  ['badger honey-badger skunk', 'badgerfolk', ['#f0eeea/cat'], { ...FUR, earSize: 0.8, face: { mark: 'badger', colour: '#34343c/cat' }, snout: snout('#f0eeea/cat', 0.4), build: { shoulder: 1.08, chest: 1.1 } }],
  ['hedgehog porcupine echidna', 'hedgehogfolk', ['#e0c498/cat'], { ...FUR, earSize: 0.8, quills: '#6c4c34/wolf', snout: snout('#ecd8b4/cat', 0.44), build: { stature: 0.86 } }],
  ['mole shrew', 'molefolk', ['#4c4450/cat'], { ...FUR, animalEars: 'none', snout: snout('#5c525c/cat', 0.5, 'rose'), build: { stature: 0.86, hand: 1.3 } }],
  ['sheep lamb alpaca', 'sheepfolk', ['#ecdcc4/cat'], { ...FUR, animalEars: 'flop', wool: '#f4f0e8/wool', snout: snout('#ecdcc4/cat', 0.24, 'rose') }],
  ['ram', 'ramfolk', ['#d8c4a4/cat'], { ...FUR, animalEars: 'flop', wool: '#ece4d4/wool', snout: snout('#d8c4a4/cat', 0.28), wears: ['ram-horns:bone'] }],
  ['goat ibex mountain-goat', 'goatfolk', ['#ece8e0/cat', '#8c7458/cat'], { ...FUR, animalEars: 'flop', eye: 'human', eyes: 'gold', snout: snout('#f4efe4/cat', 0.36), wears: ['ram-horns:bone'] }],
  ['deer stag reindeer moose elk fawn gazelle impala antelope', 'deerfolk', ['#a8703c/cat'], { ...FUR, animalEars: 'flop', face: { mark: 'cheeks', colour: '#f0dcc0/cat' }, snout: snout('#f0dcc0/cat', 0.4), wears: ['antlers'] }],
  ['cow bull ox', 'cattlefolk', ['#f0ece4/cat'], { ...FUR, animalEars: 'flop', face: { mark: 'patch', colour: '#34303a/cat' }, snout: broad('#e8a8a0/pig', 0.2, 0.56), wears: ['horns:bone'], build: { shoulder: 1.12, chest: 1.14, waist: 1.2 } }],
  ['horse donkey mule zebra pony unicorn', 'horsefolk', ['#9c6438/cat'], { ...FUR, animalEars: 'point', face: { mark: 'blaze', colour: '#f4ece0/cat' }, forelock: '#3c2820/wolf', snout: broad('#c89878/cat', 0.5, 0.4) }],
  ['elephant mammoth', 'elephantfolk', ['#8c94a4/bear'], { ...FUR, earSize: 2.1, proboscis: true, build: { shoulder: 1.25, chest: 1.25, arm: 1.3, waist: 1.3, depth: 1.25, legWidth: 1.25 } }],
  ['rhino', 'rhinofolk', ['#8c909c/bear'], { ...FUR, earSize: 0.8, noseHorn: 'bone', snout: broad('#9ca0ac/bear', 0.3, 0.5), build: { shoulder: 1.28, chest: 1.26, arm: 1.35, waist: 1.25, legWidth: 1.2 } }],
  ['hippo tapir', 'hippofolk', ['#9888a4/bear'], { ...FUR, earSize: 0.7, snout: broad('#c09cb0/bear', 0.34, 0.72), build: { belly: 0.9, waist: 1.35, chest: 1.2 } }],
  ['boar warthog', 'boarfolk', ['#6c5040/bear'], { ...FUR, animalEars: 'point', eye: 'evil', tusks: true, snout: broad('#b8887c/pig', 0.3, 0.44), build: { shoulder: 1.2, chest: 1.2, arm: 1.25 } }],
  ['monkey baboon gibbon lemur capuchin', 'monkeyfolk', ['#7c5034/cat'], { ...FUR, earSize: 1.15, face: { mark: 'belly', colour: '#e4b890/cat' }, snout: snout('#e4b890/cat', 0.12), wears: ['rat-tail'] }],
  ['gorilla chimpanzee orangutan yeti', 'apefolk', ['#44424c/bear'], { ...FUR, earSize: 0.7, face: { mark: 'belly', colour: '#7c7880/bear' }, snout: snout('#7c7880/bear', 0.18), build: { shoulder: 1.35, chest: 1.25, arm: 1.5, hand: 1.35, legWidth: 1.1 } }],
  ['shark hammerhead-shark whale orca dolphin goblin-shark', 'sharkfolk', ['#6c84a0/orc'], { ...FUR, animalEars: 'none', dorsal: true, fangs: true, face: { mark: 'cheeks', colour: '#eceef0/orc' }, snout: snout('#7c94b0/orc', 0.5, '#54687c/orc'), build: { shoulder: 1.18, chest: 1.18, arm: 1.15 } }],
  ['fish goldfish tropical-fish catfish salmon', 'fishfolk', ['#48a0a8/orc', '#e08838/orc'], { ...FUR, animalEars: 'none', dorsal: true, bulges: true, eyeY: 0.42, snout: broad('#d8e0c4/orc', 0.1, 0.5) }],
  ['turtle tortoise', 'turtlefolk', ['#7cb054/orc'], { ...FUR, animalEars: 'none', face: { mark: 'belly', colour: '#c4d490/orc' }, snout: snout('#c4d490/orc', 0.14, '#54783c/orc'), build: { chest: 1.15, waist: 1.2 } }],
  ['crocodile alligator gharial', 'crocfolk', ['#5c8448/orc'], { ...FUR, animalEars: 'none', eye: 'slit', eyes: 'eye_glow', fangs: true, snout: broad('#8cac68/orc', 0.6, 0.46), wears: ['lizard-tail:@'], build: { shoulder: 1.2, chest: 1.2, arm: 1.2 } }],
  ['bat', 'batfolk', ['#54445c/cat'], { ...FUR, animalEars: 'point', earSize: 1.3, fangs: true, snout: snout('#74607c/cat', 0.14), wears: ['bat-wings'] }],
  ['kangaroo wallaby', 'kangaroofolk', ['#b08458/cat'], { ...FUR, animalEars: 'tall', snout: snout('#dcc09c/cat', 0.44) }],
  ['walrus seal sea-lion', 'walrusfolk', ['#8c6450/orc'], { ...FUR, animalEars: 'none', tusks: true, snout: broad('#c09c84/orc', 0.16, 0.6), build: { belly: 1, waist: 1.35, chest: 1.2 } }],
  ['camel llama giraffe', 'camelfolk', ['#c89c60/cat'], { ...FUR, animalEars: 'point', snout: broad('#dcbc88/cat', 0.44, 0.4) }],
]; // biome-ignore format: a table

/** The species of those kin, as species.ts lists them. */
export const KIN_SPECIES: readonly Species[] = ROWS.map(([, id, skins, kin]) => ({ id, aliases: [`${id.replace(/folk$/, '')} person`], skins, ...kin })); // biome-ignore format: one line

/** The species of an animal's kin, by the animal's id. */
export const KIN_OF: ReadonlyMap<string, string> = new Map(ROWS.flatMap(([animals, id]) => animals.split(' ').map((animal): [string, string] => [animal, id]))); // biome-ignore format: one line
