import { expect, it } from 'vitest';
import { loadWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

/** Common nouns of games, written down before anybody looked at what becomes of them. */
const NOUNS = `
anvil axe apple arrow amulet altar armor bag banana banner barrel basket bat battleaxe beacon bear bed bee bench
bomb book boots bottle boulder bow bowl bread bridge broom bucket bush cactus cage cake campfire candle cannon
carrot castle cat cauldron chair chandelier chest chicken clock cloak club coin compass coral cow crab crate
crossbow crown crystal cup dagger deer demon desk diamond dog door dragon drum duck egg emerald eagle elixir
fence fern fish flag flail flower fountain fox frog gargoyle gate gem ghost giant gloves goat goblin golem grave
hammer harp hat hay heart helmet horse house imp jar key knight ladder lamp lantern leaf lever lizard log lute
mace map mermaid minotaur mimic mirror monkey moon mushroom necklace ninja octopus ogre oven owl paladin parrot
pickaxe pig pillar pirate pizza plant portal potion pumpkin rabbit raft rat ring robot rock rope rug ruby sack
scorpion scroll scythe shark sheep shield ship shovel sign skeleton skull slime snail snake spear spellbook spider
staff star statue stool sword table tavern tent throne torch totem tower tractor trap tree troll turret turtle
unicorn urn vampire vase wagon wand warrior well werewolf wheel windmill witch wizard wolf wolfman worm zombie

`
  .trim()
  .split(/\s+/);

/** What is near enough when the very thing is not drawn: the same use, the same shape. */
const NEAR: Readonly<Record<string, string>> = {
  altar: 'pillar',
  bag: 'sack',
  battleaxe: 'battle-axe',
  beacon: 'lighthouse',
  boulder: 'rock',
  chandelier: 'candelabra',
  chest: 'treasure-chest',
  cloak: 'shirt',
  cup: 'mug',
  desk: 'table',
  elixir: 'potion',
  fern: 'grass',
  gate: 'fence',
  grave: 'gravestone',
  hat: 'wizard-hat',
  imp: 'demon',
  lamp: 'lantern',
  lizard: 'dinosaur',
  necklace: 'amulet',
  ogre: 'troll',
  oven: 'fireplace',
  parrot: 'bird',
  raft: 'boat',
  stool: 'chair',
  totem: 'statue',
  tractor: 'truck',
  trap: 'spikes',
  turret: 'cannon',
  urn: 'vase',
  wagon: 'cart',
  wolfman: 'werewolf',
};

it(`of ${NOUNS.length} game nouns all but a few become the thing or a near kind`, () => {
  const words = loadWordVectors('models');
  const wrong = NOUNS.map((noun) => [noun, understand(noun, { words }).concept] as const).filter(
    ([noun, concept]) => concept !== noun && concept !== NEAR[noun],
  );
  expect(wrong.length / NOUNS.length, `wrong: ${wrong.map((w) => w.join(' → ')).join(', ')}`).toBeLessThanOrEqual(0.03);
  expect(NOUNS.length).toBeGreaterThanOrEqual(150);
});

it.each([
  ['a chicken', 'thing', 'chicken'],
  ['a white hen', 'thing', 'chicken'],
  ['roast chicken', 'thing', 'roast-chicken'],
  ['chicken leg', 'thing', 'meat'],
  ['a giant', 'humanoid', 'giant'],
  ['frost giant', 'humanoid', 'giant'],
  ['a giant spider', 'thing', 'spider'],
  ['giant rat', 'quadruped', 'rat'],
  ['giant knight', 'humanoid', 'knight'],
  ['a gorilla', 'thing', 'gorilla'],
  ['chimpanzee', 'thing', 'monkey'],
  ['iron portcullis', 'thing', 'portcullis'],
  ['bowl of soup', 'thing', 'soup'],
  ['wooden bowl', 'thing', 'bowl'],
  ['bowl of ramen', 'thing', 'ramen'],
  ['cup of tea', 'thing', 'coffee'],
  ['beer mug', 'thing', 'beer-mug'],
  ['ice dragon', 'thing', 'dragon'],
  ['lightning mage', 'humanoid', 'lightning-mage'],
  ['bolt of lightning', 'thing', 'lightning-bolt'],
  ['ship wheel', 'thing', 'ship-wheel'],
  ['wagon wheel', 'thing', 'wheel'],
  ['stop sign', 'thing', 'stop-sign'],
  ['wooden sign', 'thing', 'sign'],
  ['eagle feather', 'thing', 'feather'],
  ['feather pen', 'thing', 'quill'],
  ['a nurse with a white cap', 'humanoid', 'nurse'],
  ['fireman', 'humanoid', 'firefighter'],
  ['elderly fortune teller with a crystal ball', 'humanoid', 'fortune-teller'],
  ['football player in a blue jersey', 'humanoid', 'football-player'],
  ['evil clown with a red nose', 'humanoid', 'clown'],
  ['desert nomad with a turban', 'humanoid', 'nomad'],
  ['cute capybara', 'quadruped', 'capybara'],
  ['guinea pig', 'quadruped', 'guinea-pig'],
  ['ferret', 'quadruped', 'weasel'],
  ['a spiky hedgehog', 'quadruped', 'hedgehog'],
  ['giraffe', 'quadruped', 'giraffe'],
  ['red squirrel', 'quadruped', 'squirrel'],
  ['bulldog', 'quadruped', 'bulldog'],
  ['red panda eating bamboo', 'quadruped', 'red-panda'],
  ['a rat eating cheese', 'quadruped', 'rat'],
  ['skeleton playing guitar', 'humanoid', 'skeleton'],
])('"%s" is the %s %s', (text, kind, concept) => {
  expect(understand(text)).toMatchObject({ kind, concept });
});

it('an unknown trade in clothes is a person, whatever thing its word resembles', () => {
  const words = loadWordVectors('models');
  for (const trade of ['zamboni puppeteer', 'jockey', 'principal']) {
    const dressed = `${trade} with a red hat and a blue jacket`;
    expect(understand(dressed, { words }).kind, dressed).toBe('humanoid');
  }
  expect(understand('zogwort', { words }).kind).not.toBe('humanoid');
});

it.each([
  ['pixel art explosion', 'explosion'],
  ['a puff of smoke', 'smoke'],
  ['fire spell effect', 'fireball'],
  ['sword slash effect', 'slash'],
  ['blue magic circle', 'magic-circle'],
  ['ice spikes', 'ice-spikes'],
  ['speech bubble', 'speech-bubble'],
  ['laser gun', 'ray-gun'],
  ['sci-fi blaster', 'ray-gun'],
  ['health pack', 'medkit'],
  ["rubik's cube", 'cube'],
  ['gelatinous cube', 'gelatinous-cube'],
  ['voodoo doll', 'doll'],
  ['wheel of cheese', 'cheese-wheel'],
  ['pancakes with syrup and butter', 'pancakes'],
  ['roasted turkey', 'roast-turkey'],
  ['wheat field', 'wheat'],
  ['weeping willow', 'willow'],
  ['japanese temple', 'pagoda'],
  ['cave entrance', 'cave-entrance'],
  ['army tank', 'tank'],
  ['spaceship fighter', 'starfighter'],
  ['washing machine', 'washing-machine'],
])('"%s" is drawn as %s, with no word left over', (text, concept) => {
  expect(understand(text)).toMatchObject({ concept, confidence: 1, unknown: [] });
});

it('"sci-fi" is a finish, not two unknown words', () => {
  expect(understand('sci-fi crate')).toMatchObject({ concept: 'crate', material: 'steel', unknown: [] });
});

it('a colour that is part of a name does not paint over it', () => {
  expect(understand('red panda')).toMatchObject({ kind: 'quadruped', concept: 'red-panda', colours: [] });
  expect(understand('blue red panda').colours).toHaveLength(1);
  expect(understand('a red fox').colours).toHaveLength(1);
});

it.each([
  ['samovar', 'samovar'],
  ['butter churn', 'butter-churn'],
  ['churros', 'churro'],
  ['dim sum basket', 'bamboo-steamer'],
  ['pitcher plant', 'pitcher-plant'],
  ['segway', 'segway'],
  ['rickshaw', 'rickshaw'],
  ['harpoon gun', 'harpoon-gun'],
  ['croissant sandwich', 'croissant-sandwich'],
  ['kintsugi bowl', 'kintsugi-bowl'],
  ['fondue pot', 'fondue-pot'],
  ['skewered meat on a stick', 'meat-skewer'],
  ['spiked wooden club', 'club-with-nails'],
  ['half heart', 'heart'],
  ['empty heart', 'heart'],
  ['terrarium', 'terrarium'],
  ['cuckoo clock', 'cuckoo-clock'],
  ['fish skeleton', 'fishbone'],
  ['two handed axe', 'battle-axe'],
  ['one handed axe', 'axe'],
])('%s is known', (text, concept) => {
  expect(understand(text)).toMatchObject({ concept, unknown: [] });
});

it.each([
  ['mana icon', 'droplet'],
  ['red mana icon', 'droplet'],
  ['health icon', 'heart'],
  ['attack icon', 'crossed-swords'],
  ['defense icon', 'shield'],
  ['freeze icon', 'snowflake'],
  ['pause button', 'pause-button'],
  ['close button', 'close-button'],
  ['sound icon', 'speaker-icon'],
  ['wifi icon', 'wifi-icon'],
  ['map marker', 'map-pin'],
  ['mouse cursor', 'arrow-cursor'],
  ['hand cursor', 'hand-cursor'],
  ['level up arrow', 'up-arrow'],
  ['restart button', 'refresh-icon'],
])('%s is what stands for it', (text, concept) => {
  expect(understand(text)).toMatchObject({ concept, unknown: [] });
});
