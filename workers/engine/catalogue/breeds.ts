import type { Vec3 } from '../solids/vec.ts';
import type { Beast } from './beast.ts';

/** An animal that is another one with some measures, colours or marks of its own. */
export interface Breed extends Partial<Beast> {
  /** Id of the animal whose measures it has where it says nothing. */
  readonly of: string;
  readonly id: string;
  readonly aliases: readonly string[];
}

const STUB: readonly Vec3[] = [
  [0, 0, 0],
  [0, 0.04, -0.1],
];
const CURLED: readonly Vec3[] = [
  [0, 0.06, 0],
  [0, 0.26, -0.14],
  [0.06, 0.34, 0.02],
];
const PLUME: readonly Vec3[] = [
  [0, 0.02, 0],
  [0, 0.06, -0.3],
  [0, 0.26, -0.52],
];
const LONG: readonly Vec3[] = [
  [0, 0.02, 0],
  [0, 0.02, -0.34],
  [0, 0.2, -0.6],
];
const FLAT: readonly Vec3[] = [
  [0, -0.1, 0],
  [0, -0.16, -0.26],
  [0, -0.18, -0.56],
];
const HIGH: readonly Vec3[] = [
  [0, 0, 0],
  [0, 0.22, -0.22],
  [0, 0.5, -0.26],
  [0, 0.66, -0.08],
];
const SWISH: readonly Vec3[] = [
  [0, 0.02, 0],
  [0, 0.1, -0.35],
  [0, 0.46, -0.5],
  [0, 0.66, -0.4],
];

const plain = { marks: undefined, markFur: undefined } as const;
const short = { leg: 0.3, length: 0.92 } as const;

const DOGS: readonly Breed[] = [
  { of: 'dog', id: 'corgi', aliases: ['welsh corgi', 'pembroke corgi', 'corgi dog', 'corgi puppy'], ...short, fur: ['#dc9448/dog'], belly: 'feather', yoke: 'feather', socks: 'feather', paw: 'feather', muzzleFur: 'feather', blaze: 'feather', ear: 'point', earFur: '#dc9448/dog', chest: 0.28, hip: 0.26, head: 0.34, neck: [0.2, 0.26], tail: STUB, tailRadius: 0.1 },
  { of: 'dog', id: 'beagle', aliases: ['foxhound', 'harrier hound'], fur: ['#b8743c/dog'], belly: 'feather', socks: 'feather', paw: 'feather', muzzleFur: 'feather', blaze: 'feather', marks: 'saddle', markFur: '#3c3438/dog', tailTip: 'feather', earFur: '#8c5428/dog', leg: 0.5 },
  { of: 'dog', id: 'labrador', aliases: ['retriever', 'lab dog', 'yellow lab', 'labrador retriever'], fur: ['#e4c078/dog'], belly: 'same', muzzleFur: 'same', tail: LONG },
  { of: 'dog', id: 'golden-retriever', aliases: ['golden retriever puppy'], fur: ['#d89c48/dog'], belly: '#ecc078/dog', muzzleFur: '#e8c080/dog', tail: PLUME, tailRadius: 0.13, chest: 0.29 },
  { of: 'dog', id: 'poodle', aliases: ['toy poodle', 'labradoodle', 'bichon frise', 'bichon'], fur: ['#f0e8e4/wool'], belly: 'same', muzzleFur: '#e4dcd8/wool', paw: 'same', earFur: '#dcd0cc/wool', tail: [[0, 0.04, 0], [0, 0.24, -0.12], [0, 0.4, -0.14]], tailRadius: 0.05, tailTip: '#f0e8e4/wool', ruff: '#f4ecea/wool' },
  { of: 'dog', id: 'bulldog', aliases: ['english bulldog', 'french bulldog', 'pitbull', 'pit bull'], leg: 0.32, legRadius: 0.12, chest: 0.36, hip: 0.27, head: 0.38, neck: [0.22, 0.12], neckRadius: 0.26, muzzle: [0.08, 0.22], snub: true, fur: ['#c89868/dog'], belly: 'feather', muzzleFur: 'feather', tail: STUB },
  { of: 'dog', id: 'pug', aliases: ['pug dog', 'pug puppy'], leg: 0.32, chest: 0.29, hip: 0.25, head: 0.35, neck: [0.2, 0.2], muzzle: [0.06, 0.17], snub: true, fur: ['#dcbc88/dog'], belly: 'same', muzzleFur: '#46383c/dog', earFur: '#46383c/dog', eyePatch: '#7c6450/dog', tail: CURLED, tailRadius: 0.09 },
  { of: 'dog', id: 'chihuahua', aliases: [], leg: 0.4, legRadius: 0.06, length: 0.6, chest: 0.2, hip: 0.17, head: 0.32, neck: [0.14, 0.3], muzzle: [0.14, 0.1], fur: ['#d8a868/dog'], ear: 'point', tail: LONG, tailRadius: 0.05 },
  { of: 'dog', id: 'dachshund', aliases: ['wiener dog', 'sausage dog', 'weiner dog', 'basset hound', 'basset'], leg: 0.22, length: 1.18, chest: 0.22, hip: 0.2, head: 0.27, neck: [0.22, 0.22], muzzle: [0.3, 0.12], fur: ['#9c5830/dog'], belly: '#b87c48/dog', socks: '#b87c48/dog', paw: '#b87c48/dog', muzzleFur: '#b87c48/dog', tail: LONG, tailRadius: 0.05 },
  { of: 'dog', id: 'terrier', aliases: ['yorkie', 'yorkshire terrier', 'jack russell', 'jack russell terrier', 'scottish terrier', 'schnauzer'], leg: 0.36, length: 0.66, fur: ['#f0e8dc/dog'], belly: 'same', muzzleFur: 'feather', earFur: '#a8683c/dog', eyePatch: '#a8683c/dog', marks: 'patches', markFur: '#a8683c/dog', tail: CURLED, tailRadius: 0.06 },
  { of: 'dog', id: 'border-collie', aliases: ['collie', 'sheepdog', 'rough collie', 'bernese mountain dog', 'australian shepherd'], fur: ['#3c3844/wolf'], belly: 'feather', yoke: 'feather', socks: 'feather', paw: 'feather', muzzleFur: 'feather', blaze: 'feather', earFur: '#3c3844/wolf', tail: PLUME, tailRadius: 0.13, tailTip: 'feather' },
  { of: 'dog', id: 'spaniel', aliases: ['cocker spaniel', 'king charles spaniel'], leg: 0.42, fur: ['#b86c34/dog'], belly: 'same', muzzleFur: '#d09458/dog', earFur: '#9c5428/dog', tail: STUB },
  { of: 'dog', id: 'mastiff', aliases: ['bullmastiff', 'st bernard', 'saint bernard'], leg: 0.6, legRadius: 0.13, chest: 0.36, hip: 0.3, head: 0.37, neckRadius: 0.26, muzzle: [0.18, 0.2], fur: ['#c8905c/dog'], belly: 'feather', muzzleFur: '#4c3c3c/dog', blaze: undefined, earFur: '#6c4838/dog', tail: LONG },
  { of: 'dog', id: 'greyhound', aliases: ['whippet', 'saluki', 'borzoi'], leg: 0.72, legRadius: 0.06, waist: 0.62, chest: 0.27, hip: 0.22, head: 0.23, neck: [0.24, 0.44], neckRadius: 0.11, muzzle: [0.32, 0.09], fur: ['#9c98a4/dog', '#c8a078/dog'], belly: 'same', muzzleFur: '#b8b4bc/dog', tail: [[0, 0, 0], [0, -0.2, -0.24], [0, -0.3, -0.5]], tailRadius: 0.035 },
  { of: 'dog', id: 'shiba-inu', aliases: ['shiba', 'akita', 'doge', 'akita inu', 'shiba dog'], fur: ['#e09850/fox'], belly: 'cream', socks: 'cream', paw: 'cream', muzzleFur: 'cream', ear: 'point', earFur: '#e09850/fox', tail: CURLED, tailRadius: 0.12, tailFur: '#ecc490/fox', leg: 0.5, head: 0.33 },
  { of: 'dog', id: 'great-dane', aliases: ['doberman', 'dobermann', 'rottweiler'], leg: 0.68, chest: 0.3, fur: ['#3c3844/dog'], belly: '#a8683c/dog', socks: '#a8683c/dog', paw: '#a8683c/dog', muzzleFur: '#a8683c/dog', ear: 'point', earFur: '#3c3844/dog', tail: STUB, waist: 0.72 },
  { of: 'dog', id: 'german-shepherd', aliases: ['shepherd dog', 'alsatian', 'police dog', 'guard dog', 'belgian malinois'], fur: ['#c08848/wolf'], belly: '#d8ac70/wolf', muzzleFur: '#46383c/wolf', ear: 'point', earFur: '#46383c/wolf', marks: 'saddle', markFur: '#3c3438/wolf', tail: [[0, 0.02, 0], [0, -0.14, -0.24], [0, -0.28, -0.44]], tailRadius: 0.11, leg: 0.6, chest: 0.29, yoke: undefined },
  { of: 'dog', id: 'pomeranian', aliases: ['spitz', 'samoyed', 'chow chow', 'fluffy dog'], leg: 0.3, length: 0.6, chest: 0.3, hip: 0.27, head: 0.32, neck: [0.14, 0.22], muzzle: [0.12, 0.1], fur: ['#ecb068/bear'], belly: 'cream', muzzleFur: 'cream', ear: 'point', ruff: '#f4c888/bear', tail: CURLED, tailRadius: 0.15 },
]; // biome-ignore format: a table

const CATS: readonly Breed[] = [
  { of: 'cat', id: 'siamese-cat', aliases: ['siamese', 'balinese cat', 'himalayan cat'], ...plain, fur: ['#ecdcc0/cat'], belly: 'cream', muzzleFur: '#5c4440/cat', earFur: '#4c3838/cat', socks: '#5c4440/cat', paw: '#4c3838/cat', tailFur: '#4c3838/cat', eyePatch: '#8c7060/cat', eyes: 'crystal' },
  { of: 'cat', id: 'persian-cat', aliases: ['fluffy cat', 'ragdoll cat', 'angora cat', 'long haired cat'], ...plain, fur: ['#f0ece8/bear'], belly: 'same', muzzleFur: 'same', paw: 'same', snub: true, leg: 0.36, chest: 0.28, hip: 0.26, head: 0.36, ruff: '#f8f4f0/bear', tail: SWISH, tailRadius: 0.15, eyes: 'orange' },
  { of: 'cat', id: 'maine-coon', aliases: ['norwegian forest cat', 'maine coon cat'], fur: ['#8c6848/bear'], belly: 'cream', ruff: '#c8a880/bear', tail: SWISH, tailRadius: 0.15, chest: 0.27, hip: 0.25, legRadius: 0.1 },
  { of: 'cat', id: 'calico-cat', aliases: ['calico', 'tortoiseshell cat', 'tricolor cat', 'calico kitten'], fur: ['#f4ece4/cat'], belly: 'same', muzzleFur: 'cream', marks: 'patches', markFur: '#dc8438/cat', secondMark: '#3c3840/cat', earFur: '#dc8438/cat', tailFur: '#3c3840/cat', eyePatch: undefined },
  { of: 'cat', id: 'tuxedo-cat', aliases: ['black and white cat', 'tuxedo kitten', 'bicolor cat', 'cow cat'], ...plain, fur: ['#3c3844/cat'], belly: 'feather', yoke: undefined, socks: 'feather', paw: 'feather', muzzleFur: 'feather', earFur: '#3c3844/cat' },
  { of: 'cat', id: 'orange-tabby', aliases: ['ginger tabby', 'marmalade cat'], fur: ['cat'], markFur: '#b85c20/cat' },
  { of: 'cat', id: 'gray-tabby', aliases: ['tabby cat'], fur: ['#8c8a94/cat'], markFur: '#54525e/cat' },
  { of: 'cat', id: 'bengal-cat', aliases: ['ocicat', 'spotted cat', 'savannah cat', 'wildcat', 'wild cat'], fur: ['#d8a058/cat'], marks: 'spots', markFur: '#6c4428/cat' },
  { of: 'cat', id: 'sphynx-cat', aliases: ['sphynx', 'hairless cat', 'sphinx cat'], ...plain, fur: ['#e8b8a8/pig'], belly: 'same', paw: 'same', muzzleFur: 'same', earFur: '#dc9c90/pig', waist: 0.78, tailRadius: 0.04, scaly: undefined },
  { of: 'cat', id: 'russian-blue', aliases: ['british shorthair', 'blue cat breed'], ...plain, fur: ['#7c8494/cat'], belly: 'same', paw: 'same', muzzleFur: '#9098a8/cat' },
  { of: 'lion', id: 'white-tiger', aliases: ['bengal white tiger', 'siberian white tiger'], ruff: undefined, tailTip: undefined, fur: ['#f0ecec/cat'], belly: 'feather', muzzleFur: 'feather', marks: 'stripes', markFur: '#3a3844/cat', eyes: 'crystal', tail: LONG, tailRadius: 0.065 },
  { of: 'tiger', id: 'sabertooth', aliases: ['saber tooth', 'sabertooth tiger', 'saber toothed tiger', 'sabretooth', 'sabre toothed tiger', 'smilodon', 'saber tooth tiger', 'saber toothed cat'], ...plain, fur: ['#c89058/lion'], belly: 'muzzle', fangs: true, chest: 0.36, legRadius: 0.13, tail: STUB },
  { of: 'leopard', id: 'cheetah', aliases: ['hunting cheetah'], fur: ['#ecbc60/lion'], leg: 0.66, legRadius: 0.08, waist: 0.7, chest: 0.27, hip: 0.23, head: 0.25, markFur: '#3c3034/cat' },
  { of: 'leopard', id: 'snow-leopard', aliases: ['ounce cat'], fur: ['#dcdce0/cream'], belly: 'feather', muzzleFur: 'feather', markFur: '#6c6c78/cat', tailRadius: 0.11, eyes: 'crystal', home: ['snow'] },
  { of: 'leopard', id: 'jaguar', aliases: ['ocelot'], fur: ['#d89840/lion'], chest: 0.34, legRadius: 0.12, markFur: '#3c2c28/cat' },
]; // biome-ignore format: a table

const HORSES: readonly Breed[] = [
  { of: 'horse', id: 'palomino', aliases: ['palomino horse', 'haflinger'], fur: ['#dcac5c/horse'], muzzleFur: '#c89858/horse', mane: '#f4ecd8', tailFur: '#f4ecd8', blaze: 'feather' },
  { of: 'horse', id: 'appaloosa', aliases: ['spotted horse', 'appaloosa horse'], fur: ['#ece4dc/horse'], marks: 'spots', markFur: '#6c4c3c/horse', muzzleFur: '#8c7c78/horse' },
  { of: 'horse', id: 'pinto', aliases: ['paint horse', 'pinto horse', 'piebald horse', 'skewbald'], fur: ['#f0e8e0/horse'], marks: 'patches', markFur: '#8c5430/horse', muzzleFur: '#c89888/horse', mane: '#4c3830', tailFur: '#4c3830' },
  { of: 'horse', id: 'clydesdale', aliases: ['draft horse', 'shire horse', 'draught horse', 'workhorse', 'war horse', 'warhorse', 'destrier'], fur: ['#8c5030/horse'], chest: 0.37, hip: 0.36, legRadius: 0.125, neckRadius: 0.23, socks: 'feather', blaze: 'feather' },
  { of: 'horse', id: 'pony', aliases: ['shetland pony', 'foal', 'pony horse', 'colt horse', 'filly'], leg: 0.48, length: 0.8, head: 0.29, neck: [0.28, 0.42], muzzle: [0.28, 0.15], fur: ['#b8743c/horse', '#c8a078/horse'] },
  { of: 'horse', id: 'nightmare-horse', aliases: ['nightmare steed', 'hell horse', 'demon horse', 'hell steed', 'horse of death', 'infernal horse'], fur: ['#3a3440/horse'], muzzleFur: '#4c4450/horse', mane: 'lava', tailFur: 'lava', eyes: 'eye_red', socks: undefined, paw: 'lava', home: ['lava'] },
  { of: 'horse', id: 'kelpie', aliases: ['water horse', 'sea horse monster'], fur: ['#3c7478/horse'], muzzleFur: '#54908c/horse', mane: '#3c9c6c', tailFur: '#3c9c6c', paw: '#2c4c54/horse', eyes: 'eye_glow', home: ['water'] },
  { of: 'unicorn', id: 'kirin', aliases: ['qilin', 'kilin'], fur: ['#e8b848/orc'], muzzleFur: '#ecc878/orc', belly: '#f0e0b0/orc', mane: '#d84838', tailFur: '#d84838', paw: 'gold', scaly: true, horns: 'antlers' },
  { of: 'pegasus', id: 'alicorn', aliases: ['winged unicorn', 'pegasus unicorn', 'unicorn pegasus', 'unicorn with wings', 'flying unicorn'], fur: ['#f4f0f8/horse'], muzzleFur: '#f0d4e0/horse', mane: '#e888c0', tailFur: '#e888c0', paw: 'gold', horns: 'unicorn' },
]; // biome-ignore format: a table

const WILD: readonly Breed[] = [
  { of: 'bear', id: 'koala', faces: true, aliases: ['koala bear'], length: 0.56, leg: 0.34, legRadius: 0.12, chest: 0.3, hip: 0.34, head: 0.38, neck: [0.18, 0.2], muzzle: [0.06, 0.12], snub: true, muzzleFur: '#3a3440/bear', ear: 'tuft', fur: ['#9c9aa4/bear'], belly: 'feather', earFur: '#9c9aa4/bear', rig: 'bear', claws: undefined },
  { of: 'bear', id: 'black-bear', aliases: ['american black bear', 'sun bear'], fur: ['#46404a/bear'] },
  { of: 'bear', id: 'sloth', faces: true, aliases: ['giant sloth', 'three toed sloth', 'ground sloth'], length: 0.7, leg: 0.5, legRadius: 0.1, chest: 0.27, hip: 0.28, head: 0.28, muzzle: [0.06, 0.14], snub: true, ear: 'none', fur: ['#a8906c/bear'], muzzleFur: '#e8d4ac/bear', eyePatch: '#5c4838/bear', claws: true },
  { of: 'otter', id: 'weasel', aliases: ['ferret', 'stoat', 'marten', 'mink', 'ermine', 'mongoose', 'polecat'], length: 0.96, leg: 0.22, chest: 0.16, hip: 0.17, head: 0.21, fur: ['#b07848/cat'], eyePatch: undefined },
  { of: 'otter', id: 'meerkat', aliases: ['meercat'], length: 0.56, fur: ['#d8b078/cat'], eyePatch: '#5c4438/cat', tailRadius: 0.05 },
  { of: 'raccoon', id: 'badger', aliases: ['honey badger', 'european badger'], headFur: 'feather', fur: ['#8c8c98/wolf'], belly: '#3c3840/wolf', legFur: '#3c3840/wolf', earFur: 'feather', earSize: 0.7, eyePatch: '#36323c/wolf', muzzleFur: 'feather', tail: STUB, tailRings: undefined, tailRadius: 0.1, leg: 0.26, chest: 0.28, hip: 0.3 },
  { of: 'raccoon', id: 'skunk', aliases: ['skunk monster'], fur: ['#3a3640/wolf'], belly: 'same', legFur: undefined, earFur: undefined, eyePatch: undefined, blaze: 'feather', muzzleFur: '#4c4852/wolf', marks: 'line', markFur: 'feather', tail: HIGH, tailRadius: 0.17, tailFur: '#3a3640/wolf', tailTip: 'feather', tailRings: undefined },
  { of: 'raccoon', id: 'tanuki', aliases: ['raccoon dog'], fur: ['#a08060/wolf'], belly: '#c8ac84/wolf', muzzleFur: '#d8c4a0/wolf', tailRings: undefined, tailTip: '#46383c/wolf' },
  { of: 'raccoon', id: 'lemur', aliases: ['ring tailed lemur', 'ring-tailed lemur'], fur: ['#9c98a0/wolf'], belly: 'feather', legFur: undefined, earFur: 'feather', eyePatch: '#2c2830/wolf', muzzleFur: 'feather', tail: HIGH, tailRadius: 0.09, tailFur: 'feather', tailRings: '#2c2830/wolf', leg: 0.42 },
  { of: 'rat', id: 'hamster', faces: true, aliases: ['dwarf hamster', 'hamster pet'], length: 0.3, leg: 0.13, chest: 0.27, hip: 0.29, head: 0.29, neck: [0.12, 0.06], muzzle: [0.04, 0.12], ear: 'round', fur: ['#e8a45c/cat', '#dcb888/cat'], belly: 'cream', muzzleFur: 'cream', paw: '#f0b8a8/pig', tail: STUB, tailRadius: 0.04, nose: 'rose', waist: 1 },
  { of: 'rat', id: 'guinea-pig', aliases: ['cavy'], length: 0.46, leg: 0.12, chest: 0.27, hip: 0.29, head: 0.27, neck: [0.14, 0.02], muzzle: [0.1, 0.14], fur: ['#f4e8d8/cat'], marks: 'patches', markFur: '#b8743c/cat', secondMark: '#4c3c3c/cat', belly: 'same', muzzleFur: 'cream', earFur: '#8c5c3c/cat', tail: STUB, tailRadius: 0.02, waist: 1 },
  { of: 'rat', id: 'mouse', aliases: ['field mouse', 'house mouse', 'gerbil', 'jerboa', 'mouse animal'], length: 0.4, leg: 0.16, chest: 0.2, hip: 0.25, head: 0.25, neck: [0.14, 0.1], muzzle: [0.12, 0.08], ear: 'dish', fur: ['#a8a0a8/cat', '#b8906c/cat'], belly: 'cream', muzzleFur: '#c8bcc0/cat', nose: 'rose' },
  { of: 'rat', id: 'opossum', aliases: ['possum', 'virginia opossum'], length: 0.6, leg: 0.24, legRadius: 0.07, fur: ['#8c8890/wolf'], headFur: '#f0ece8/wolf', muzzleFur: '#f4f0ec/wolf', earFur: '#3c3840/cat', belly: '#c8c4c8/wolf', paw: 'pig', nose: 'rose', muzzle: [0.24, 0.1], tailFur: '#e8b0a8/pig' },
  { of: 'rat', id: 'mole', aliases: ['vole', 'shrew'], length: 0.5, leg: 0.14, legRadius: 0.08, chest: 0.25, hip: 0.27, head: 0.22, muzzle: [0.2, 0.08], ear: 'none', fur: ['#5c5058/cat'], belly: 'same', muzzleFur: '#c89c90/pig', paw: '#e8a898/pig', tail: STUB, nose: 'rose', claws: true },
  { of: 'squirrel', id: 'chipmunk', aliases: ['striped squirrel'], fur: ['#b87840/fox'], marks: 'line', markFur: '#f0e0c4/fox', tailRadius: 0.1 },
  { of: 'squirrel', id: 'gopher', aliases: ['prairie dog', 'groundhog', 'marmot', 'woodchuck', 'ground squirrel'], fur: ['#b08854/fox', '#94704c/fox'], belly: '#d8bc90/fox', ear: 'round', earSize: 0.6, tail: STUB, tailRadius: 0.06, buckTeeth: true },
  { of: 'capybara', id: 'beaver', aliases: ['giant beaver'], length: 0.6, leg: 0.22, fur: ['#8c5c38/bear'], muzzleFur: '#a87850/bear', buckTeeth: true, tail: FLAT, tailRadius: 0.13, tailFur: '#5c4848/orc' },
  { of: 'capybara', id: 'platypus', aliases: ['duck billed platypus'], length: 0.62, leg: 0.18, legRadius: 0.085, chest: 0.25, hip: 0.27, head: 0.23, neck: [0.24, 0.04], fur: ['#7c5840/bear'], belly: '#a88460/bear', muzzle: [0.3, 0.14], muzzleFur: '#4c4654/orc', paw: '#d89c4c/pig', ear: 'none', tail: FLAT, tailRadius: 0.13, tailFur: '#5c4234/bear', neckRadius: undefined, blunt: undefined },
  { of: 'capybara', id: 'wombat', aliases: ['common wombat'], length: 0.6, leg: 0.22, fur: ['#a08468/bear'], muzzleFur: '#b89c80/bear' },
  { of: 'capybara', id: 'tapir', aliases: ['malayan tapir'], leg: 0.38, muzzle: [0.32, 0.14], fur: ['#4c4852/bear'], muzzleFur: '#4c4852/bear', marks: 'bands', markFur: '#e0dcd8/bear', blunt: undefined },
  { of: 'hedgehog', id: 'porcupine', aliases: ['echidna'], length: 0.56, leg: 0.22, fur: ['#5c4c44/bear'], quillFur: '#4c443c/bear', muzzleFur: '#8c7460/bear' },
  { of: 'capybara', id: 'anteater', aliases: ['aardvark', 'giant anteater'], length: 0.9, leg: 0.38, chest: 0.27, hip: 0.28, head: 0.19, neck: [0.28, 0.06], muzzle: [0.5, 0.07], fur: ['#7c6c64/bear'], muzzleFur: '#8c7c74/bear', yoke: '#46383c/bear', tail: [[0, 0, 0], [0, -0.06, -0.34], [0, -0.16, -0.72]], tailRadius: 0.17, claws: true, neckRadius: undefined, blunt: undefined },
  { of: 'capybara', id: 'pangolin', aliases: ['scaly anteater', 'baby pangolin'], length: 0.5, leg: 0.3, legRadius: 0.085, chest: 0.25, hip: 0.3, head: 0.17, neck: [0.24, -0.04], muzzle: [0.24, 0.065], ear: 'none', fur: ['#d8b898/orc'], muzzleFur: '#d8b898/orc', belly: '#e0c4a4', paw: '#c8a080/orc', quillFur: '#a87c4c/orc', scales: true, scaly: true, rolls: true, claws: true, tail: [[0, -0.06, -0.24], [0, -0.2, -0.48], [0, -0.24, -0.74]], tailRadius: 0.11, tailFur: '#a87c4c/orc', legFur: '#b8906c/orc', neckRadius: undefined, blunt: undefined },
  { of: 'capybara', id: 'armadillo', aliases: ['giant armadillo'], length: 0.56, leg: 0.18, chest: 0.27, hip: 0.28, head: 0.18, neck: [0.22, -0.06], muzzle: [0.2, 0.07], ear: 'horse', fur: ['#a88868/orc'], muzzleFur: '#c8a888/orc', marks: 'stripes', markFur: '#7c5c44/orc', scaly: true, rolls: true, tail: FLAT, tailRadius: 0.06, neckRadius: undefined, blunt: undefined },
  { of: 'deer', id: 'doe', aliases: ['hind deer', 'female deer', 'roe deer'], horns: 'none', marks: undefined },
  { of: 'deer', id: 'fawn', aliases: ['baby deer', 'bambi'], horns: 'none', leg: 0.58, length: 0.66, head: 0.26, chest: 0.21, hip: 0.2, muzzle: [0.16, 0.1], neck: [0.22, 0.36], fur: ['#c08850/deer'] },
  { of: 'deer', id: 'gazelle', aliases: ['antelope', 'impala', 'springbok', 'oryx', 'kudu', 'ibex antelope'], horns: 'spiral', fur: ['#d0a060/deer'], marks: undefined },
  { of: 'stag', id: 'reindeer', aliases: ['caribou', 'christmas reindeer'], fur: ['#9c7050/deer'], yoke: '#e0d4c4/deer', home: ['snow'] },
  { of: 'goat', id: 'ibex', aliases: ['mountain goat', 'chamois'], home: ['mountain'] },
  { of: 'fox', id: 'arctic-fox', aliases: ['snow fox', 'polar fox'], fur: ['#eceff4/wolf'], earFur: '#dce2ea/wolf', belly: 'feather', paw: 'same', muzzleFur: 'feather', tailTip: 'feather', home: ['snow'] },
  { of: 'fox', id: 'fennec', aliases: ['fennec fox', 'desert fox'], fur: ['#e8c488/fox'], earFur: '#e0b878/fox', paw: 'same', head: 0.28, length: 0.6, leg: 0.34, ear: 'bat', tailTip: '#8c6848/fox', home: ['desert'] },
  { of: 'fox', id: 'kitsune', aliases: ['nine tailed fox', 'nine tails fox', 'nine-tailed fox', 'ninetails fox', 'fox spirit', 'spirit fox', 'kitsune fox', 'multi tailed fox', 'many tailed fox'], fur: ['#f4ece4/fox'], belly: 'feather', muzzleFur: 'feather', paw: '#d8682c/fox', earFur: '#e8a068/fox', tailTip: '#e06c30/fox', tails: 9, eyes: 'eye_red' },
  { of: 'wolf', id: 'dire-wolf', aliases: ['warg', 'alpha wolf', 'giant wolf', 'fenrir'], fur: ['#565a68/wolf'], belly: '#8c909c/wolf', muzzleFur: '#8c909c/wolf', chest: 0.36, legRadius: 0.12, ruff: '#46485a/wolf', fangs: true, claws: true, markFur: '#3c3e4c/wolf', eyes: 'eye_glow' },
  { of: 'wolf', id: 'arctic-wolf', aliases: ['snow wolf', 'polar wolf'], fur: ['#e8ecf2/wolf'], belly: 'feather', muzzleFur: 'feather', ...plain, eyes: 'crystal', home: ['snow'] },
  { of: 'wolf', id: 'coyote', aliases: ['jackal', 'dingo', 'african wild dog'], fur: ['#b89468/wolf'], belly: 'cream', muzzleFur: '#d8c4a0/wolf', markFur: '#7c6450/wolf', legRadius: 0.075, home: ['desert'] },
  { of: 'hyena', id: 'hellhound', aliases: ['hell hound', 'barghest', 'demon dog', 'hell dog', 'black dog of hell', 'demon hound', 'infernal hound'], fur: ['#3c3038/wolf'], belly: '#8c3024/wolf', muzzleFur: '#5c3434/wolf', ...plain, ear: 'point', eyes: 'eye_red', fangs: true, claws: true, ridge: 'lava', tail: LONG, home: ['lava'] },
  { of: 'rabbit', id: 'jackalope', aliases: ['wolpertinger', 'horned rabbit', 'al mi raj'], horns: 'antlers', fur: ['#b89068/cat'] },
  { of: 'rabbit', id: 'white-rabbit', aliases: ['snow hare', 'arctic hare'], fur: ['#f4f0ec/cream'], eyes: 'eye_red' },
  { of: 'panther', id: 'displacer-beast', aliases: ['displacer'], fur: ['#3c3c64/cat'], eyes: 'eye_glow', tails: 3, ridge: '#54548c/cat', fangs: true },
  { of: 'bull', id: 'behemoth', aliases: ['catoblepas', 'gorgon bull'], fur: ['#6c4878/bear'], muzzleFur: '#8c6890/bear', mane: '#4c3058', chest: 0.5, legRadius: 0.16, fangs: true, ridge: '#4c3058', claws: true, hooves: undefined, equine: undefined },
  { of: 'deer', id: 'okapi', aliases: ['forest giraffe'], horns: 'ossicones', marks: undefined, fur: ['#5c3428/deer'], muzzleFur: '#4c3430/deer', headFur: '#c8b4a0/deer', legFur: '#ece4d8/deer', socks: '#ece4d8/deer', leg: 0.7, chest: 0.3, hip: 0.27, neck: [0.36, 0.66], head: 0.23, muzzle: [0.28, 0.12], earSize: 1.4 },
  { of: 'elephant', id: 'baku', aliases: ['dream eater', 'baku dream eater', 'dream eating tapir'], fur: ['#6c64a8/bear'], belly: '#8c84c8/bear', muzzleFur: '#8c84c8/bear', ruff: '#e8c470', leg: 0.42, chest: 0.38, hip: 0.36, head: 0.34, tailTip: '#e8c470/bear', claws: true, hooves: undefined, paw: '#e8c470/bear', eyes: 'eye_glow' },
  { of: 'bull', id: 'water-buffalo', aliases: ['cape buffalo', 'african buffalo', 'carabao'], fur: ['#5c5a64/bear'], muzzleFur: '#48464e/bear', horns: 'ram' },
  { of: 'bull', id: 'highland-cow', aliases: ['highland cattle', 'scottish highland cow', 'scottish cow', 'hairy cow', 'shaggy cow'], fur: ['#c87c3c/bear'], muzzleFur: '#e0b090/bear', mane: '#d8904c', tailTip: '#d8904c/bear', chest: 0.38, hip: 0.36, leg: 0.46, horns: 'long', shaggy: true, neck: [0.3, 0.24] },
  { of: 'boar', id: 'warthog', aliases: ['razorback'], fur: ['#8c7468/bear'], mane: '#5c4438' },
  { of: 'stegosaurus', id: 'ankylosaurus', aliases: ['ankylosaur', 'nodosaurus'], plates: undefined, ridge: '#d8c090/orc', fur: ['#8c7c50/orc'], belly: '#d8c890/orc', head: 0.22, neck: [0.32, -0.1], leg: 0.28, chest: 0.38, hip: 0.4, tailTip: '#b8a074/orc' },
  { of: 'brachiosaurus', id: 'parasaurolophus', aliases: ['hadrosaur', 'iguanodon', 'duck billed dinosaur'], neck: [0.38, 0.42], leg: 0.52, fur: ['#c88848/orc'], belly: '#ecd8a0/orc', horns: 'crest' },
  { of: 'raccoon', id: 'wolverine', aliases: ['glutton animal', 'carcajou'], tailRings: undefined, tailFur: '#4c342c/bear', fur: ['#5c4030/bear'], belly: '#3c2c24/bear', legFur: '#3c2c24/bear', earFur: undefined, eyePatch: undefined, muzzleFur: '#8c6c4c/bear', marks: 'saddle', markFur: '#b08c58/bear', claws: true, leg: 0.36 },
  { of: 'leopard', id: 'serval', leg: 0.66, legRadius: 0.08, waist: 0.7, chest: 0.25, hip: 0.22, markFur: '#3c3034/cat', aliases: ['serval cat'], fur: ['#dcb068/lion'], earSize: 1.6, head: 0.23 },
  { of: 'bull', id: 'wildebeest', aliases: ['gnu', 'wildebeests'], fur: ['#6c6468/bear'], muzzleFur: '#2c282c/bear', mane: '#2c2a30', beard: '#d8ccb8', legRadius: 0.08, chest: 0.3, hip: 0.24 },
  { of: 'boar', id: 'peccary', aliases: ['javelina'], fur: ['#7c7468/bear'] },
  { of: 'goat', id: 'saiga', aliases: ['saiga antelope'], fur: ['#d0a878/horse'], muzzle: [0.2, 0.17], beard: undefined, leg: 0.6, legRadius: 0.055 },
  { of: 'rat', id: 'chinchilla', faces: true, length: 0.3, leg: 0.13, chest: 0.27, hip: 0.29, head: 0.29, neck: [0.12, 0.06], muzzle: [0.04, 0.12], ear: 'round', aliases: ['chinchillas'], fur: ['#9ca0ac/cat'], belly: '#e4e4ec/cat', earSize: 1.4, tail: PLUME, tailRadius: 0.09 },
  { of: 'capybara', id: 'nutria', aliases: ['coypu', 'river rat'], fur: ['#6c4c30/bear'], tail: LONG, tailRadius: 0.035, leg: 0.26 },
  { of: 'rat', id: 'shrew', length: 0.4, leg: 0.16, chest: 0.2, hip: 0.25, head: 0.25, neck: [0.14, 0.1], ear: 'dish', aliases: ['shrews', 'elephant shrew'], fur: ['#7c6858/cat'], muzzle: [0.22, 0.06], earSize: 0.6 },
  { of: 'rat', id: 'vole', length: 0.4, leg: 0.16, chest: 0.2, hip: 0.25, head: 0.25, neck: [0.14, 0.1], ear: 'dish', aliases: ['water vole', 'lemming'], fur: ['#8c6444/cat'], muzzle: [0.06, 0.1], earSize: 0.5, tail: STUB },
  { of: 'rat', id: 'dormouse', length: 0.4, leg: 0.16, chest: 0.2, hip: 0.25, head: 0.25, neck: [0.14, 0.1], ear: 'dish', aliases: ['dormice', 'hazel dormouse'], fur: ['#d89848/cat'], tail: PLUME, tailRadius: 0.07 },
  { of: 'rat', id: 'naked-mole-rat', aliases: ['mole rat'], fur: ['#e8b0a4/cat'], belly: 'same', muzzleFur: 'same', buckTeeth: true, earSize: 0.3 },
  { of: 'rat', id: 'quokka', faces: true, length: 0.3, chest: 0.27, hip: 0.29, head: 0.29, neck: [0.12, 0.06], muzzle: [0.04, 0.12], ear: 'round', aliases: ['quokkas'], fur: ['#a07848/bear'], belly: '#d8b888/bear', tail: LONG, tailRadius: 0.035, leg: 0.24 },
  { of: 'raccoon', id: 'aye-aye', faces: true, aliases: ['aye aye', 'slow loris', 'tarsier', 'bush baby', 'galago'], fur: ['#6c5444/wolf'], legFur: undefined, tailRings: undefined, tailFur: '#4c3c34/wolf', eyePatch: '#3c3034/wolf', ear: 'dish', eyeSize: 1.6, eyes: 'orange' },
  { of: 'lizard', id: 'iguana', aliases: ['green iguana', 'marine iguana', 'iguanas'], fur: ['#6ca848/orc'], ridge: '#4c7c38', claws: true, tailRadius: 0.06 },
  { of: 'lizard', id: 'gecko', aliases: ['geckos', 'house gecko', 'day gecko'], fur: ['#8cc84c/orc'], belly: '#e8ecc0/orc', head: 0.22, muzzle: [0.12, 0.13], eyeSize: 1.5 },
  { of: 'lizard', id: 'frilled-lizard', aliases: ['frill necked lizard', 'frilled dragon', 'frill-necked lizard'], fur: ['#b08c54/orc'], frill: true },
  { of: 'lizard', id: 'thorny-devil', aliases: ['horned lizard', 'spiny lizard', 'bearded dragon', 'horny toad'], fur: ['#c89454/orc'], marks: 'patches', markFur: '#7c4c2c/orc', ridge: '#8c5c34', horns: 'bull', chest: 0.2 },
  { of: 'lizard', id: 'gila-monster', aliases: ['gila', 'beaded lizard', 'gila lizard'], fur: ['#f08848/orc'], marks: 'spots', markFur: '#2c2430/orc', chest: 0.19, hip: 0.19, tailRadius: 0.1 },
  { of: 'lizard', id: 'tuatara', aliases: ['skink', 'tuataras', 'blue tongued skink'], fur: ['#8c8458/orc'], ridge: '#c8c090' },
  { of: 'crocodile', id: 'gharial', aliases: ['gavial', 'gharials'], fur: ['#7c8458/orc'], muzzle: [0.62, 0.06] },
  { of: 'lizard', id: 'chameleon', aliases: ['veiled chameleon'], length: 0.6, leg: 0.26, chest: 0.22, hip: 0.19, head: 0.24, neck: [0.2, 0.06], fur: ['#58b848/orc'], belly: '#c8d880/orc', horns: 'crest', tail: [[0, -0.02, 0], [0, 0, -0.3], [0, -0.22, -0.46], [0, -0.34, -0.28], [0, -0.22, -0.18]], marks: 'stripes', markFur: '#3c9c7c/orc', eyes: 'orange' },
  { of: 'lizard', id: 'leopard-gecko', aliases: ['crested gecko', 'spotted gecko'], fur: ['#ecc850/orc'], belly: '#f4ecd8/orc', marks: 'spots', markFur: '#5c4430/orc', tailRadius: 0.09, head: 0.22 },
  { of: 'lizard', id: 'salamander', aliases: ['newt', 'fire salamander'], fur: ['#3c3844/orc'], belly: '#e8a030/orc', marks: 'spots', markFur: '#f0b030/orc' },
  { of: 'lizard', id: 'basilisk', aliases: ['basilisk monster', 'giant basilisk', 'king of serpents'], fur: ['#5c8c3c/orc', '#6c7c34/orc'], belly: '#d8d098/orc', chest: 0.25, hip: 0.24, legRadius: 0.09, leg: 0.24, head: 0.23, muzzle: [0.22, 0.13], claws: true, fangs: true, horns: 'crest', ridge: '#c85030/orc', eyes: 'eye_glow', home: ['cave', 'dungeon'] },
  { of: 'lizard', id: 'komodo-dragon', aliases: ['monitor lizard', 'giant lizard'], fur: ['#7c7460/orc'], belly: '#b8ac88/orc', chest: 0.22, hip: 0.22, legRadius: 0.085, claws: true },
  { of: 'elephant', id: 'baby-elephant', aliases: ['elephant calf', 'elephant baby'], leg: 0.42, length: 0.76, head: 0.42, chest: 0.38, hip: 0.36, horns: 'none' },
  { of: 'cow', id: 'brown-cow', aliases: ['jersey cow', 'hereford'], fur: ['#a8683c/horse'], marks: undefined, muzzleFur: '#e8c8b0/horse', blaze: 'feather' },
]; // biome-ignore format: a table

export const BREEDS: readonly Breed[] = [...DOGS, ...CATS, ...HORSES, ...WILD];
