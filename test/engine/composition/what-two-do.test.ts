import { describe, expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { usualGround } from '../../../workers/engine/composition/places/usual-grounds.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { inPlainHolds } from '../../../workers/engine/composition/read/turns-of-holds.ts';
import { RELATIONS } from '../../../workers/engine/composition/relations.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { chooseScene } from '../../../workers/engine/place/choose-scene.ts';
import { usualHome } from '../../../workers/engine/place/usual-homes.ts';
import { SOURCES } from '../../../workers/engine/subject/sources.ts';
import { loadWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { spelled } from '../../../workers/engine/understand/spelling.ts';

const SIDE = 96;
const read = (said: string) => understand(said, { seed: 1, heard: true });
const compose = (text: string) => compositionOf(text, understand(text, { seed: 1 }), read, { width: SIDE, height: SIDE, background: true, flat: true })!; // biome-ignore format: one line
const shown = (text: string): readonly string[] => {
  const one = compose(text);
  return one.draw(one.brief, { width: SIDE, height: SIDE, style: {}, seed: 5 } as never).facts.shown.map(({ what }) => what); // biome-ignore format: one line
};
const relation = (text: string): string =>
  compose(text)
    .graph.edges.map(({ is }) => is)
    .join(', ');

describe('what one does to another has its own picture', () => {
  it.each([
    ['king knighting a squire', 'knighting', 'sword'],
    ['policeman arresting a thief', 'arrest', 'handcuffs'],
    ['doctor bandaging a boy', 'bandaging', 'bandage'],
    ['mechanic repairing a robot', 'repairing', 'wrench'],
    ['guard whipping a prisoner', 'whipping', 'whip'],
    ['barber shaving a man', 'shaving', 'seat'],
    ['bandits tying up a princess', 'tying up', 'rope'],
    ['hunter throwing a net over a lion', 'netting', 'net'],
    ['cowboy lassoing a calf', 'lassoing', 'lasso'],
    ['man pushing another man off a cliff', 'pushing off', 'ledge'],
    ['pickpocket stealing from a lady', 'stealing from', 'purse'],
    ['two lumberjacks sawing a log', 'sawing together', 'saw'],
    ['pirate making a prisoner walk the plank', 'walk the plank', 'plank'],
    ['octopus squeezing a diver', 'squeezing', 'coil'],
    ['buyer haggling with a merchant', 'haggling', 'goods'],
    ['girl feeding a horse', 'feeding', 'carrot'],
    ['grandma reading to kids', 'reading to', 'book'],
    ['artist painting a model', 'portraying', 'easel'],
    ['executioner beheading a prisoner', 'beheading', 'axe'],
    ['snake wrapped around a knight', 'squeezing', 'coil'],
    ['jogger pulled along by his dog', 'pulled', 'leash'],
  ])('%s', (text, is, what) => {
    expect(relation(text)).toBe(is);
    expect(shown(text)).toContain(what);
  });

  it.each([
    ['judoka throwing his rival', 'throwing down'],
    ['couple dancing tango', 'ballroom'],
    ['two orcs wrestling', 'wrestling'],
    ["hairdresser cutting a woman's hair", 'cutting hair'],
    ["dog licking a girl's face", 'licking'],
    ['father carrying his son piggyback', 'piggyback'],
    ['rogue stabbing a guard in the back', 'backstabbing'],
    ["paladin blocking a troll's club", 'blocking'],
    ['lifeguard dragging a man out of the water', 'saving from water'],
    ['mother scolding her son', 'scolding'],
    ['girl whispering to her friend', 'whispering to'],
    ['zombie grabbing a survivor', 'grabbing'],
    ['monkeys grooming each other', 'brushing'],
    ['giant stepping on a house', 'crush'],
    ['dragon carrying off a sheep', 'carry'],
    ['frog catching a fly', 'swallowing'],
    ['king dancing with a queen', 'dance'],
    ['troll eating a goblin', 'swallowing'],
    ['wolf eating a sheep', 'bite'],
    ['a duel between a knight and an orc', 'fight'],
    ['samurai duel', 'fight'],
    ['dinosaur fight', 'fight'],
    ['jousting knights', 'joust'],
    ['boss fight', 'fight'],
    ['high five between an astronaut and an alien', 'high five'],
    ['man walking three dogs on leashes', 'walking'],
    ['merchant and knight haggling over a carpet', 'sharing'],
    ['two dwarves carrying a log on their shoulders', 'carry'],
    ['knight blocking an arrow with his shield', 'blocking'],
    ['octopus holding four swords', 'hold'],
    ['Perseus flying off with Medusa in pursuit', 'chase'],
    ['a man carrying a woman in his arms', 'carry'],
    ['hedgehog mum sharing a picnic with a fox', 'sit around, sit around'],
  ])('%s', (text, is) => expect(relation(text)).toBe(is));

  it('lays on the table what a seller sells', () => {
    expect(compose('buyer haggling with a rug seller').graph.unknown).toEqual([]);
    expect(compose('buyer haggling with a zogwort seller').graph.unknown).toContain('zogwort');
  });

  it('seats a couple side by side', () => {
    const one = compose('couple on a bench');
    const { facts } = one.draw(one.brief, { width: SIDE, height: SIDE, style: {}, seed: 5 } as never);
    expect(new Set(facts.shown.map(({ node }) => node)).size).toBe(3);
    const middles = [0, 1].map((node) => {
      const columns = [...facts.owner].flatMap((id, i) =>
        id >= 0 && facts.shown[id]!.node === node && facts.shown[id]!.what === 'subject' ? [i % SIDE] : [],
      );
      return columns.reduce((sum, x) => sum + x, 0) / columns.length;
    });
    expect(Math.abs(middles[0]! - middles[1]!)).toBeGreaterThan(14);
  });

  it('has as many arms over a ship that a kraken attacks', () => {
    const one = compose('kraken attacking a sailing ship');
    expect(one.graph.edges.map(({ is }) => is)).toEqual(['squeezing']);
  });
});

test.each([
  ['hero fleeing with a dragon in pursuit', 'a dragon chasing hero'],
  ['elephant spraying a boy with water', 'elephant spraying water on a boy'],
  ['wrestler flipping another wrestler over his shoulder', 'wrestler throwing to the ground another wrestler'],
  ['boy throwing a ball over the fence', 'boy throwing a ball over the fence'],
  ['girl throwing a party', 'girl throwing a party'],
  ["a man holding a dog's bowl", "a man holding a dog's bowl"],
])('"%s" → "%s"', (typed, plain) => {
  const said = inPlainHolds(typed);
  expect(said.replace(/\ba hero\b/, 'hero')).toBe(plain);
});

describe('the ground that nobody named', () => {
  const ground = (text: string): string | undefined => usualGround(readScene(text, read));
  it.each([
    ['girl building a snowman', 'snow'],
    ['couple dancing the tango', 'hall'],
    ['mermaid saving a sailor', 'water'],
    ['two orcs wrestling', 'gym'],
    ['policeman arresting a thief', 'city'],
    ['two kids throwing snowballs at each other', 'snow'],
    ['cat and dog sleeping together', 'room'],
    ['mummy chasing an explorer', 'desert'],
    ['kids sharing an ice cream', undefined],
    ['two kids building a sandcastle', 'beach'],
    ['boy petting a dog', undefined],
  ])('%s', (text, scene) => expect(ground(text)).toBe(scene));

  it('is known of people alone as well, and each of them exists', () => {
    expect(chooseScene(understand('a surgeon'), 1)).toBe('clinic');
    expect(usualHome('nobody')).toBeUndefined();
    const known = new Set(
      SOURCES.filter(({ kind }) => kind === 'humanoid').flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
    expect(known.has('bullfighter') && usualHome('bullfighter')).toBe('arena');
  });
});

it('takes no word of a deed for a slip of the keyboard', () => {
  const words = loadWordVectors(new URL('../../../models', import.meta.url).pathname);
  const deeds = new Set([...Object.values(RELATIONS), ...Object.values(VERBS)].flatMap((row) => row.words.flatMap((said) => said.split(' ')))); // biome-ignore format: one line
  expect([...deeds, 'slung'].filter((word) => spelled(word, words) !== word)).toEqual([]);
});
