import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { withSlung } from '../../../workers/engine/composition/layout/hands-free.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { piecesIn } from '../../../workers/engine/reference/parts/scraps.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const nodesOf = (text: string) => {
  const read = (said: string) => understand(said, { seed: 1, heard: true });
  const size = { width: 64, height: 64, background: false, flat: true };
  return compositionOf(text, understand(text, { seed: 1 }), read, size)?.graph.nodes ?? [];
};

describe('clothes and bags of the one person of a picture are on that person', () => {
  it.each([
    ['knight swinging a sword, helmet and cape', ['helmet', 'cape'], 'swing'],
    ['wizard casting a spell, red hooded robe with gold trim', ['hood', 'robe'], 'cast'],
    ['wizard casting a spell, red hat and blue robe', ['wizard-hat', 'robe'], 'cast'],
    ['ranger aiming a longbow, green cloak, brown boots, quiver on back', ['cloak', 'boots', 'quiver'], 'aim'],
    ['thief sneaking with a sack over his shoulder', ['sack'], 'sneak'],
  ])('%s', (text, pieces, verb) => {
    const nodes = nodesOf(text);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]!.brief.parts.map(({ piece }) => piece)).toEqual(expect.arrayContaining(pieces));
    expect(nodes[0]!.act?.verb).toBe(verb);
  });

  it.each([
    'beekeeper, veil over the hat, holding a smoker',
    'dark elf with a spider tattoo on cheek',
    'cleric with a book chained to the belt',
    'paladin in silver armor, gold lion on the chest',
    'tailor with measuring tape around the neck and pins in mouth',
    'owl bear with a broken chain on its leg',
    'snake with a rattle made of bone dice',
    'warrior, wooden club with obsidian teeth',
    'scythe with a crow on the handle',
    'queen with a snake instead of a scepter',
    'dwarf king with a gold chain and a crown with three blue gems',
  ])('%s is one picture of one', (text) => {
    expect(nodesOf(text).length).toBeLessThan(2);
  });

  it('what somebody else is or holds stays', () => {
    expect(nodesOf('knight carrying a princess')).toHaveLength(2);
    expect(nodesOf('man with a parrot on his shoulder')).toHaveLength(2);
    expect(nodesOf('man eating bread and cheese')[0]!.act?.object?.text).toBe('bread and cheese');
  });
});

describe('what is said of a weapon in hand', () => {
  it.each([
    ['guard blocking with a shield', 'round-shield', 'block'],
    ['samurai kneeling with katana in front of him', 'katana', 'kneel'],
  ])('%s', (text, piece, verb) => {
    const [node, ...more] = nodesOf(text);
    expect(more).toEqual([]);
    expect(node!.brief.parts.map((p) => p.piece)).toContain(piece);
    expect(node!.act?.verb).toBe(verb);
  });

  it.each([
    ['knight in helmet with sword', ['helmet', 'sword']],
    ['nomad in turban with scimitar', ['turban', 'scimitar']],
    ['girl in hat with umbrella', ['umbrella']],
  ])('%s: worn and held, nothing on the head', (text, pieces) => {
    const nodes = nodesOf(text);
    expect(nodes.length).toBeLessThan(2);
    const { parts } = nodes[0]?.brief ?? understand(text, { seed: 1 });
    expect(parts.map((p) => p.piece)).toEqual(expect.arrayContaining(pieces));
  });

  it.each([
    ['girl crying, hands on face', 'cry'],
    ['priest with hands together', 'pray'],
    ['soldier crouching with rifle aiming', 'shoot kneeling'],
  ])('%s: one person who does it', (text, verb) => {
    const nodes = nodesOf(text);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]!.act?.verb).toBe(verb);
  });

  it('a plaid skirt has its pattern', () => {
    const { parts } = understand('girl in a plaid skirt', { seed: 1 });
    expect(parts).toMatchObject([{ piece: 'skirt', pattern: 'plaid' }]);
  });

  it('two small things that are carried are in the hands', () => {
    const nodes = nodesOf('tavern barmaid carrying two mugs of beer, green dress');
    expect(nodes).toHaveLength(1);
    expect(nodes[0]!.brief.parts.filter((p) => p.piece === 'mug')).toHaveLength(2);
  });

  it('the fur of a beast is of its colour, and nobody is the beast', () => {
    const { species, parts } = understand('berserker roaring, bare chest, bear fur cloak, double axe', { seed: 1 });
    expect(species).toBeUndefined();
    expect(parts).toEqual(expect.arrayContaining([expect.objectContaining({ piece: 'cloak', colour: '#7c5234' })]));
  });

  it('an apron goes over a dress that was named', () => {
    const { worn } = lookOf(understand('maid in a green dress, white apron', { seed: 1 }), 1, 0);
    expect([worn.get('torso')?.piece.torso?.shape, worn.get('waist')?.piece.id]).toEqual(['dress', 'apron-front']);
  });

  it('a bamboo staff is a staff, a hooded figure in black', () => {
    expect(understand('monk with a bamboo staff', { seed: 1 }).parts).toMatchObject([{ piece: 'quarterstaff' }]);
    expect(understand('hooded figure', { seed: 1 })).toMatchObject({ concept: 'cultist', unknown: [] });
  });

  it('one in each hand are two', () => {
    const [node] = nodesOf('barbarian with one sword in each hand, kneeling');
    expect(node!.brief.parts.filter((p) => p.piece === 'sword')).toHaveLength(2);
  });

  it('hangs on the back where both hands are needed', () => {
    const { parts } = withSlung(understand('knight with a greatsword', { seed: 1 }));
    expect(parts.map((p) => p.piece)).toEqual(['back/greatsword']);
  });

  it('what somebody leans on is in the hand', () => {
    const nodes = nodesOf('swordsman leaning on his katana');
    expect(nodes).toHaveLength(1);
    expect(nodes[0]!.brief.parts.map((p) => p.piece)).toContain('katana');
    const [guard] = nodesOf('sleeping guard leaning on a spear');
    expect(guard!.act?.verb).toBe('lean');
    expect(guard!.brief.mood).toContain('closed-eyed');
  });

  it('a hooded robe is of one colour, a veil before a face no other person', () => {
    expect(understand('cultist in a purple hooded robe', { seed: 1 }).parts).toMatchObject([
      { piece: 'hood', colour: '#7444b0' },
      { piece: 'robe', colour: '#7444b0' },
    ]);
    const dancer = understand('dancer with red veil and gold bracelets', { seed: 1 });
    expect([dancer.concept, dancer.count]).toEqual(['dancer', 1]);
    expect(dancer.parts).toMatchObject([{ piece: 'face-mask', colour: '#cc3038' }, { piece: 'bracers' }]);
  });

  it('war paint on a face is war paint', () => {
    const { parts, unknown } = understand('orc, blue war paint on his face', { seed: 1 });
    expect(parts).toMatchObject([{ piece: 'war-paint', colour: '#3868c4' }]);
    expect(unknown).toEqual([]);
  });
});

it.each(['old sailor with a parrot on his shoulder', 'sailor with a parrot on the shoulder'])(
  '%s: it sits there and does not hang beside the face',
  async (description) => {
    const { image } = await draw({ description, width: 64, height: 64, seed: 1, noBackground: true });
    expect(piecesIn(image)).toBe(1);
  },
);

it.each([
  ['two kids playing with a ball', ['child', 'child']],
  ['a cat and a dog playing with a ball', ['cat', 'dog']],
  ['two kids in a boat', ['child', 'rowboat']],
  ['old man fishing from a small boat', ['old-man', 'rowboat']],
])('%s: one ball between them, no sail above them', (text, concepts) => {
  expect(nodesOf(text).map(({ brief }) => brief.concept)).toEqual(concepts);
});

describe('who bears an animal or hides something behind the back', () => {
  it.each([
    ['policeman with a parrot on his shoulder leaning on a sword', ['parrot'], 'lean'],
    ['fat blacksmith with a basket on his shoulder leaning on a sword', ['basket'], 'lean'],
    ['knight with a cat on his back', ['cat'], undefined],
    ['desert nomad with a face veil and curved sword', [], undefined],
    ['werewolf howling with torn pants', [], 'howl'],
    ['goblin chief with a raven on his shoulder holding a staff', ['crow'], undefined],
    ['girl holding a flower behind her back', ['flower'], 'hands behind'],
    ['thief with a dagger behind his back', ['dagger'], 'hands behind'],
    ['barbarian holding a rock above his head', [], 'raise blade'],
  ])('%s', (text, others, verb) => {
    const nodes = nodesOf(text);
    expect(nodes.filter(({ brief }) => brief.kind !== 'humanoid').map(({ brief }) => brief.concept)).toEqual(others);
    expect(nodes.find(({ brief }) => brief.kind === 'humanoid')!.act?.verb).toBe(verb);
  });
});
