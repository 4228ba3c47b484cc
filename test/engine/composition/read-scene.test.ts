import { describe, expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { RELATIONS } from '../../../workers/engine/composition/relations.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const PLAIN = { width: 64, height: 64, background: true, flat: true } as const;
const graphOf = (text: string) => readScene(text, read);

/** "3 fox around campfire": subjects and relations in one line. */
function told(text: string): string {
  const { nodes, edges } = graphOf(text);
  const name = (id: number): string =>
    `${nodes[id]!.count} ${nodes[id]!.brief.concept}${nodes[id]!.act ? ` (${nodes[id]!.act.verb})` : ''}`;
  const related = edges.map(
    ({ a, is, b, c }) => `${name(a)} ${is} ${name(b)}${c === undefined ? '' : ` and ${name(c)}`}`,
  );
  return related.length > 0 ? related.join('; ') : nodes.map((n) => name(n.id)).join('; ');
}

test('who looks on is there as well', () => {
  const { nodes, unknown } = graphOf('witch stirring a cauldron while her black cat watches');
  expect(nodes.map((n) => n.brief.concept)).toEqual(['witch', 'black-cat']);
  expect(unknown).toEqual([]);
});

test.each([
  ['three foxes around a campfire', '3 fox around 1 campfire'],
  ['a chicken between two cows', '1 chicken between 2 cow'],
  ['a lantern between a bed and a chair', '1 lantern between 1 bed and 1 chair'],
  ['two samurai fighting', '1 samurai fight 1 samurai'],
  ['four goblins fighting one knight', '4 goblin fight 1 knight'],
  ['a wizard with a black cat on his shoulder', '1 black-cat on shoulder 1 wizard'],
  ['a crate full of apples', '1 crate full 5 apple'],
  ['a sleeping cat on a chair', '1 cat (sleep) on 1 chair'],
  ['an archer shooting an arrow at a target', '1 archer (shoot) attack 1 target'],
  ['a man in a boat', '1 person in 1 rowboat'],
  ['campfire with two beggars sitting round it', '2 beggar around 1 campfire'],
  ['two men arm wrestling', '2 person (arm wrestle) at table 1 table'],
  ['a heart with a sword through it', '1 heart pierced 1 sword'],
  ['a zombie emerging from a grave', '1 zombie out of grave 1 gravestone'],
  ['two women talking', '1 woman talk 1 woman'],
  ['a wolf chases a sheep', '1 wolf chase 1 sheep'],
  ['two dogs chase a cat', '2 dog chase 1 cat'],
  ['knight fighting a green dragon, dragon breathes fire at his shield', '1 knight fight 1 dragon (breathe)'],
  [
    'mermaid sitting on a rock and a sailor in a rowboat staring at her',
    '1 mermaid sit on 1 rock; 1 sailor in 1 rowboat; 1 sailor facing 1 mermaid',
  ],
  ['a cat on a chair and a dog under a table', '1 cat on 1 chair; 1 dog under 1 table'],
  ['boy pulling a sled with his sister on it', '1 person pull 1 sled; 1 woman ride 1 sled'],
  ['tiny mouse huge cheese', '1 mouse beside 1 cheese'],
  ['a big whale under a small boat', '1 whale under 1 boat'],
  ['king on his throne', '1 king on 1 throne'],
  ['lion tamer with a lion jumping through a ring of fire', '1 lion through 1 basketball-hoop'],
  ['red dragon on the left, blue dragon on the right, fighting', '1 dragon fight 1 dragon'],
  ['a pumpkin with a candle inside', '1 candle in 1 pumpkin'],
  ['man sitting on a bench and a cat under it', '1 person sit on 1 bench; 1 cat under 1 bench'],
  ['red house left of a blue house', '1 house left of 1 house'],
  ['a dog to the right of a cat', '1 dog right of 1 cat'],
  ['horse tied to a post', '1 horse bound 1 pole'],
  ["crab pinching a pirate's nose", '1 crab bite 1 pirate'],
  ['a boy walking his dog on a red leash', '1 person walking 1 dog'],
  ['party of knight, wizard and archer', '1 knight; 1 wizard; 1 archer'],
  ['a witch on a broom', '1 witch ride 1 broom'],
  ['a mother and a child holding hands', '1 mom hands 1 child'],
  ['two dwarves drinking beer at a table', '2 dwarf (drink) at table 1 table'],
  ['a boy giving a flower to a girl', '1 person giving 1 woman and 1 flower'],
  ['a thief stealing a purse from a merchant', '1 thief stealing 1 merchant and 1 purse'],
  ['a knight rescuing a princess from a dragon', '1 knight fight 1 dragon; 1 knight shielding 1 princess'],
  ['a queen on a throne with a knight kneeling before her', '1 queen on 1 throne; 1 knight kneeling 1 queen'],
  ['a girl kissed by a boy', '1 person kiss 1 woman'],
  ['a dog chasing a cat up a tree', '1 dog chase 1 cat; 1 cat climbing 1 tree'],
  ['a cook chasing a chicken with a knife', '1 cook chase 1 chicken'],
  ['two rabbits sharing a carrot', '1 rabbit sharing 1 rabbit and 1 carrot'],
  ['a chef cutting a fish on a table', '1 chef (slash) at table 1 table; 1 fish on 1 table'],
  ['a boy pulling a cart with a puppy in it', '1 dog in 1 cart; 1 person pull 1 cart'],
  ['a viking ship with warriors', '5 warrior in 1 ship'],
  ['two knights riding horses', '2 knight ride 1 horse'],
  ['king and queen on thrones', '1 king sit on 1 throne; 1 queen sit on 1 throne'],
  ['three slimes in different colours', '1 slime; 1 slime; 1 slime'],
  ['sword, shield, bow, axe and potion', '1 sword; 1 shield; 1 bow; 1 axe; 1 potion'],
  ['mushroom family, big and small', '1 mushroom; 1 mushroom; 1 mushroom'],
  ['mouse chasing a piece of cheese on wheels', '1 mouse chase 1 cheese; 1 cheese on 3 wheel'],
  ['two dogs pulling a sled with a man', '1 person in 1 sled; 2 dog pull 1 sled'],
  ['octopus playing drums and fish playing guitar', '1 fish hold 1 acoustic-guitar'],
  ['farmer riding a tractor, chickens running away', '1 farmer in 1 tractor; 1 farmer chase 2 chicken'],
  ['skeleton band, one play drum one guitar one trumpet', '1 skeleton (play); 1 skeleton (play); 1 skeleton (play)'],
  ['two boxers in a ring, one is knocked out', '1 boxer (stand); 1 boxer (faint)'],
  ['a pair of knights, one crouching, the other throwing a spear', '1 knight (crouch); 1 knight (throw)'],
  ['bear stealing honey, bees chase him', '1 bear hold 1 honey; 3 bee chase 1 bear'],
  ['dwarf and elf back to back, axe and bow', '1 dwarf back 1 elf'],
  ['my dad and me fishing in a boat', '1 dad (fish) in 1 rowboat; 1 person (fish) in 1 rowboat'],
  ['potion, scroll and dagger lying on wooden table', '1 potion on 1 table; 1 scroll on 1 table; 1 dagger on 1 table'],
  ['farmer milks cow, cat waits for milk', '1 farmer milking 1 cow'],
  ['knight rides horse, wolf chases him', '1 knight ride 1 horse; 1 wolf chase 1 knight'],
  ['witch and her cat on a flying broom', '1 witch ride 1 broom; 1 cat ride 1 broom'],
  ['knight fights goblin, burning cart in the background', '1 knight fight 1 goblin; 1 knight beside 1 cart (burn)'],
  ['knight fights goblin, castle in the background', '1 knight fight 1 goblin; 1 knight beside 1 castle'],
  ['three wolves hunt deer', '3 wolf chase 1 deer'],
  ['girl opens box, light shining out', '1 woman opening 1 box'],
  ['robot giving flower to little girl', '1 robot giving 1 little-girl and 1 flower'],
  ['goblin riding a boar with spear', '1 goblin ride 1 boar'],
  ['wizard holding a crystal ball, owl on his shoulder', '1 owl on shoulder 1 wizard'],
  [
    'gnome sleeping under a red mushroom with ladybug on it',
    '1 gnome sleep under 1 mushroom; 1 lady-beetle sit on 1 mushroom',
  ],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

describe('one subject that stands there is no composition', () => {
  it.each([
    'a knight with a red cape and a golden crown',
    'knight riding a horse',
    'a fox in a business suit',
    'red and white mushroom',
    'a woman in a red dress holding a sword',
    'fishing rod',
    'three apples',
    'dragon, green scales, big wings',
    'bow and arrow',
  ])('%s', (text) => {
    expect(compositionOf(text, understand(text), read, PLAIN)).toBeUndefined();
  });
});

it('hears who people are to each other', () => {
  expect(told('a woman hugging her son')).toMatch(/^1 woman hug 1 (?:child|person)$/);
  expect(graphOf('a teacher with two pupils').unknown).toEqual([]);
  expect(graphOf('an elf with a wolf companion').nodes.map((n) => n.brief.concept)).toEqual(['elf', 'wolf']);
});

it('tells relations and things that it makes nothing of', () => {
  expect(graphOf('a knight next to a zogwort').unknown).toContain('zogwort');
  expect(graphOf('a cat on a couch').unknown).toEqual([]);
});

it('has at least 60 relations and 60 verbs, and no phrase twice among the relations', () => {
  const phrases = Object.values(RELATIONS).flatMap((r) => r.words as readonly string[]);
  expect(Object.keys(RELATIONS).length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(VERBS).length).toBeGreaterThanOrEqual(60);
  expect(phrases.filter((p, i) => phrases.indexOf(p) !== i)).toEqual([]);
});

test.each([
  ['spaceship corridor', 'ship corridor'],
  ['dungeon prison cell', 'dungeon cell'],
  ['train station platform at night', 'station'],
  ['floating islands with clouds', 'sky islands'],
  ['a castle', undefined],
  ['a gold mine', undefined],
  ['a stone bridge', undefined],
])('"%s" is the place %s: of several words the last one says what it is', (text, place) => {
  expect(graphOf(text).place).toBe(place);
});

test('a room of somebody is seen without its owner, and what is listed says how it looks', () => {
  const graph = graphOf('bedroom of a teen gamer, messy, pc on desk');
  expect(graph.place).toBe('bedroom');
  expect(graph.nodes).toEqual([]);
  expect(graph.manners?.map(({ id }) => id)).toEqual(expect.arrayContaining(['gamer', 'messy']));
  expect(graph.extras.map(({ brief }) => brief.concept)).toEqual(['computer']);
  expect(graph.unknown).toEqual([]);
});

test('the surface of Mars has its moons in the sky and its base of domes', () => {
  const graph = graphOf('surface of mars with two moons and a base');
  expect(graph.place).toBe('mars');
  expect(graph.painted?.map(({ feature }) => feature)).toEqual(['moons:2']);
  expect(graph.extras.map(({ brief }) => brief.concept)).toEqual(['space-base']);
});

test('a cyberpunk shop stands in the streets of its city', () => {
  const text = 'cyberpunk noodle shop with neon signs';
  expect(compositionOf(text, understand(text), read, { ...PLAIN, width: 96, height: 96 })?.brief.drawnAs).toMatch(
    /ramen shop with neon signs.*cyberpunk city/,
  );
});

test('of two things said of one, the first is on top of it and the second beside it', () => {
  const { nodes, edges } = graphOf('skull with a candle on top and a raven feather next to it');
  const named = edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`);
  expect(named).toContain('candle on skull');
  expect(nodes).toHaveLength(3);
});

test('who lies next to somebody lies, and another one is one of the same', () => {
  const [boy, cat] = graphOf('a boy reading, a cat lying next to him').nodes;
  expect([boy!.act?.verb, boy!.act?.legs, cat!.act?.verb]).toEqual(['read', undefined, 'lie']);
  const [, smaller] = graphOf('dragon chasing a smaller one').nodes;
  expect([smaller!.brief.concept, smaller!.brief.build]).toEqual(['dragon', ['small']]);
});
