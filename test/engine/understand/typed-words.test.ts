import { describe, expect, it } from 'vitest';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('prompts as users type them', () => {
  it.each([
    ['red barn', 'barn'],
    ['abandoned gas station', 'gas-station'],
    ['train station', 'train-station'],
    ['outhouse', 'outhouse'],
    ['small fishing hut on stilts', 'stilt-house'],
    ['pizza restaurant', 'pizzeria'],
    ['floating island', 'floating-island'],
    ['slice of blueberry pie', 'pie-slice'],
    ['bouquet of red tulips', 'flower-bouquet'],
    ['coffee grinder', 'coffee-grinder'],
    ['holy light beam', 'light-beam'],
    ['healing aura', 'healing-aura'],
    ['tree monster with glowing red eyes', 'treant'],
    ['black hole portal', 'black-hole'],
    ['owlbear', 'owlbear'],
    ['samurai warrior', 'samurai'],
    ['mermaid warrior with trident', 'merfolk'],
    ['slime girl', 'slime-girl'],
    ['shark hammerhead', 'hammerhead-shark'],
    ['bear polar', 'polar-bear'],
    ['beetle rhinoceros shiny green', 'rhinoceros-beetle'],
    ['goblin shark', 'goblin-shark'],
    ['quetzalcoatl feathered serpent', 'feathered-serpent'],
    ['alien bug with scythe arms', 'alien-bug'],
    ['trex with tiny party hat', 'tyrannosaurus'],
    ['pangolin', 'pangolin'],
    ['kraken tentacles only', 'kraken-tentacles'],
    ['ogopogo lake monster long neck', 'sea-serpent'],
    ['brick resource icon', 'brick'],
    ['iron ingot crafting material icon', 'ingot'],
  ])('"%s" is a %s, and surely so', (prompt, concept) => {
    expect(understand(prompt)).toMatchObject({ concept, confidence: 1 });
  });

  it.each([
    ['cyberpunk hacker girl with neon visor', 'visor'],
    ['teenage skater boy with headphones', 'headphones'],
    ['mermaid with a trident', 'trident'],
    ['slice of blueberry pie', 'blueberry'],
  ])('"%s" has its %s', (prompt, piece) => {
    expect(understand(prompt).parts.map((part) => part.piece)).toContain(piece);
  });

  it('who is armed stands on two legs, where its kin does', () => {
    expect(understand('a rat with a sword')).toMatchObject({ kind: 'humanoid', concept: 'mousefolk' });
    expect(understand('an undead wolf with exposed bones')).toMatchObject({ kind: 'quadruped', concept: 'wolf' });
    expect(understand('a horse with a sword').kind).toBe('quadruped');
  });

  it.each([
    ['mutated rat two heads', { concept: 'rat', heads: 2, count: 1 }],
    ['wolf two tails', { concept: 'wolf', tails: 2 }],
    ['dragon with three tails', { concept: 'dragon', tails: 3 }],
    ['great white shark, mouth open', { concept: 'shark', build: ['jaws open'] }],
    ['undead dragon made of bones', { concept: 'dragon', material: 'bone' }],
    ['werewolf standing on two legs', { concept: 'werewolf', unknown: [] }],
    ['old muddy boots with laces', { concept: 'boots', unknown: [] }],
    ['shark tooth necklace', { concept: 'bead-necklace', unknown: [] }],
    ['dragon with a wizard hat', { kind: 'thing', concept: 'dragon' }],
  ])('"%s" is read in full', (prompt, brief) => {
    expect(understand(prompt)).toMatchObject(brief);
  });

  it('a cat girl is a girl with ears, a dwarf miner is a dwarf', () => {
    expect(understand('catgirl maid')).toMatchObject({ concept: 'maid', species: 'neko' });
    expect(understand('dwarf miner with a pickaxe')).toMatchObject({ concept: 'miner', species: 'dwarf' });
  });

  it.each([
    ['train station platform with people waiting', 'station'],
    ['sky islands with clouds', 'sky islands'],
    ['cozy tavern with a fireplace', 'tavern'],
    ['tavern with a hanging sign', undefined],
  ])('"%s" is seen in the place %s', (prompt, place) => {
    expect(readScene(prompt, understand).place).toBe(place);
  });
});
