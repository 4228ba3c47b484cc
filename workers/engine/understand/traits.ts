import type { Brief, Trait } from '../types.ts';
import { ELEMENTS } from './materials.ts';

/** What a creature is ruled by: words of elements, as far as its colour came from them. */
const RULED: Readonly<Partial<Record<Trait, string>>> = {
  fire: 'fire|flame|flaming|fiery|ember|infernal|blazing|burning|volcanic',
  lightning: 'lightning|thunder|electric|electrified|electrical|storm',
  water: 'water|aquatic',
  earth: 'earth|earthen',
  poison: 'poison|poisonous|venom|venomous|toxic|acid|plague',
  nature: 'nature|plant|flower|floral|leaf|grass',
  shadow: 'shadow|void|dark shadow',
  light: 'holy|light|divine|celestial|star',
};
/** Of what substance shows itself beside its colour. */
const MADE: Readonly<Record<string, Trait>> = {
  ice: 'ice',
  lava: 'fire',
  crystal: 'crystal',
  amethyst: 'crystal',
  emerald: 'crystal',
  ruby: 'crystal',
  sapphire: 'crystal',
  leaf: 'nature',
  grass: 'nature',
};
/** In what state an animal's body is. */
const STATES: Readonly<Partial<Record<Trait, string>>> = {
  armoured:
    'armou?red|armou?r[- ]?clad|armou?r[- ]?plated|(?:in|with|wearing) (?:an? |its |some )?(?:(?:heavy|plate|steel|full|iron|metal|golden|gold|silver|spiked|knight|battle|war|shiny|rusty|black|red|bronze) )*armou?r',
  skeletal: 'skeletal|skeleton|bone',
  undead: 'undead|zombie|zombified|rotting|decaying|rotten',
  shaggy: 'fluffy|furry|shaggy|hairy|woolly|wooly|fuzzy|scruffy|long[- ]haired',
  gaunt: 'gaunt|starving|starved|emaciated|malnourished|bony|half[- ]starved',
  mechanical: 'mechanical|mech|mecha|robot|robotic|cyborg|clockwork|android|cybernetic|steampunk',
};

const wordsOf = (said: string): RegExp => new RegExp(`\\b(?:${said})\\b`);
const ruled = Object.entries(RULED).map(([trait, said]) => [trait as Trait, wordsOf(said), said.split('|')] as const);
const states = Object.entries(STATES).map(([trait, said]) => [trait as Trait, wordsOf(said)] as const);
const OTHER_FIRE = /\b(?:blue|green|purple|violet|white|black|pink|cyan|ghost|cold) (?:fire|flames?)\b/;
/** Words for the young of animals. */
const YOUNG = /\b(?:puppy|pup|kitten|kitty|foal|colt|filly|cub|calf|piglet|lamb|kid goat|joey|baby|hatchling)\b/;
/** Small ones with hairs all over where it is said. */
const HAIRY: ReadonlySet<string> = new Set(['spider']);
/** Whose rows are those of young ones. */
const GROWN_SMALL: ReadonlySet<string> = new Set(['baby-elephant', 'fawn', 'pony']);
const STEAM = /\b(?:steampunk|clockwork|brass)\b/;
/** Words for creatures in general; beside one that is named they say nothing more. */
const GENERAL: ReadonlySet<string> = new Set([
  'monster',
  'creature',
  'beast',
  'boss',
  'enemy',
  'animal',
  'mob',
  'pet',
  'mascot',
  'critter',
  'hind',
]);

/** A brief of a creature with what its words say of elements and states; `living` says whether a thing is one. */
export function withTraits(brief: Brief, text: string, living: (brief: Brief) => boolean): Brief {
  if (brief.kind === 'humanoid' || brief.scenery || !living(brief)) return brief;
  const said = text.toLowerCase();
  const traits = new Set<Trait>();
  const coloured = new Set(brief.colours);
  for (const [trait, words, list] of ruled) {
    // a place or a thing of that name beside it gives it no colour
    const own = words.test(said) && list.some((w) => coloured.has(ELEMENTS.get(w) ?? ''));
    if (own) traits.add(trait);
  }
  // "a blue fire wolf": the colour is the fire's
  if (OTHER_FIRE.test(said)) traits.add('fire');
  if (brief.kind === 'quadruped' && (brief.mood.includes('burning') || brief.parts.some((p) => p.piece === 'flames')))
    traits.add('fire');
  const made = brief.material && MADE[brief.material];
  if (made) traits.add(made);
  const animal = brief.kind === 'quadruped';
  let material = brief.material;
  for (const [trait, words] of states) {
    if (!words.test(said)) continue;
    // of creatures that are no four-legged ones small pictures show the machine and the undead
    if (animal || trait === 'mechanical' || trait === 'undead' || (trait === 'shaggy' && HAIRY.has(brief.concept)))
      traits.add(trait);
    if (trait === 'shaggy' && animal && material === 'wool' && !/\b(?:wool|woolen|woollen|knitted|fleece)\b/.test(said))
      material = undefined;
    if (trait === 'mechanical') material ??= STEAM.test(said) ? 'bronze' : 'steel';
  }
  const gone = (word: string): boolean =>
    GENERAL.has(word) ||
    (traits.has('armoured') && /^(?:heavy|plate|iron|metal|steel|spiked|armou?r(?:ed|s)?|clad|plated)$/.test(word)) ||
    (traits.has('gaunt') && /^(?:gaunt|starving|starved|emaciated|malnourished|bony)$/.test(word)) ||
    (traits.has('shaggy') && /^(?:shaggy|hairy|scruffy|woolly|wooly|long|haired|fuzzy)$/.test(word)) ||
    (material !== undefined && /^(?:mechanical|mech|clockwork|cybernetic|steampunk)$/.test(word));
  const unknown = brief.unknown.filter((word) => !gone(word));
  const named = brief.drawnAs.replace(/\b(armou?r)s\b/, '$1');
  const told =
    traits.has('gaunt') && !/gaunt/.test(named)
      ? `${named}, its ribs showing`
      : traits.has('armoured') && !/armou?r/.test(named)
        ? `${named} in armour`
        : named;
  const young =
    animal &&
    !GROWN_SMALL.has(brief.concept) &&
    YOUNG.test(said) &&
    !brief.build.some((b) => b === 'young' || b === 'child');
  return {
    ...brief,
    ...(young && { build: [...brief.build, 'young'] }),
    unknown,
    drawnAs: told,
    ...((material !== undefined || brief.material !== undefined) && { material }),
    ...(traits.size > 0 && { traits: [...traits] }),
  };
}
