import { describe, expect, it } from 'vitest';
import { compared } from '../../../workers/engine/composition/layout/compared.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { groupsPlainly } from '../../../workers/engine/composition/read/turns-of-groups.ts';
import { withoutParts } from '../../../workers/engine/composition/scene-rules.ts';
import { sizeOf } from '../../../workers/engine/composition/sprites/sizes.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const told = (text: string): string => {
  const { nodes, edges, place } = readScene(text, read);
  return [
    ...nodes.map(({ brief, count, act }) => `${brief.concept}×${count}${act ? ` ${act.verb}` : ''}`),
    ...edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`),
    ...(place ? [`in ${place}`] : []),
  ].join('; ');
};

it('knows people and beasts by the one noun for what they do together', () => {
  const said = (text: string): string => told(heard(text).text);
  expect(said('desert caravan')).toMatch(/^camel×3/);
  expect(said('sleigh with huskies')).toMatch(/^husky×3; sled/);
  expect(said('chess players')).toMatch(/×2/);
  expect(said('poker table')).not.toMatch(/person/);
  expect(said('pirate fighting an octopus, barrel between them')).toMatch(/^barrel×1; pirate×1; octopus×1/);
  expect(understand('cute baby gryfon sleeping, one wing over its face', { seed: 1 }).concept).toBe('griffin');
});

it('leaves no limb that is told of a body beside it', () => {
  expect(withoutParts(readScene('griffin sleeping, one wing over its face', read)).nodes).toHaveLength(1);
  expect(withoutParts(readScene('wizard and a floating eye', read)).nodes).toHaveLength(2);
});

describe('who does what to whom', () => {
  it.each([
    ['pupils sitting around a globe, four of them', 'child×4; globe×1; child sit around globe'],
    ['boy feeding pigeons from a park bench', 'person sit on park-bench'],
    ['a dog barking at a cat on a fence', 'cat on fence'],
    ['two crossed sabers', 'scimitar crossed scimitar'],
    ['badger on the left, moose on the right, growling', 'badger×1 roar; moose×1 roar'],
    ['a hedgehog hiding under a leaf while two ants march past', 'ant×2 walk; hedgehog under leaf'],
    ['two sumo fighters about to clash, arena', 'squaring off sumo-wrestler; in arena'],
    ['two gladiators helping a third one to stand up', 'gladiator×2; gladiator×1; gladiator help up gladiator'],
    ['a thief lowering herself on a rope towards a diamond on a pedestal, a guard dozing next to it', 'soldier×1 sleep; thief climbing rope; thief beside diamond; diamond on pillar'],
    ['a giant holding a tiny knight in his hand', 'knight on hand giant'],
    ['a bee between two flowers', 'flower×2; bee between flower'],
    ['two gunslingers in a standoff, back to back', 'gunslinger back gunslinger'],
    ['a stagecoach pulled by four horses', 'carriage×1; horse×4; carriage pulled horse'],
    ['shootout: two outlaws behind a table', 'bandit×2'],
    ['a father and his daughter fishing', 'dad×1 fish; little-girl×1 fish'],
    ['hansel and gretel holding hands', 'child hands little-girl'],
    ['swat team behind a riot shield', 'police-swat×4; riot-shield×1'],
    ['a bandit patrol', 'bandit×4'],
    ['five gnomes holding a log over their heads', 'gnome carry log'],
    ['scarecrow with crows on both arms', 'crow×2; scarecrow×1; crow on shoulder scarecrow'],
    ['doctor and nurse beside a patient in bed', 'person in bed'],
    ['cat and dog in a boat', 'cat in rowboat; dog in rowboat'],
    ['a sleeping dragon and a brave knight', 'dragon×1 sleep; knight×1'],
    ['crying boy and his dog', 'person×1 cry; dog×1'],
    ['angry chef and scared waiter', 'chef×1; waiter×1 fear'],
    ['elephant giving a mouse a ride', 'mouse ride elephant'],
    ['four goblins dancing around a fire', 'goblin dance around campfire'],
    ['king on throne, jester in front of him', 'king on throne; jester before king'],
    ['rock band', 'musician×1; musician×1; singer×1'],
    ['volleyball match', 'volleyball-player×1; volleyball-player×1'],
    ['dj and dancing crowd', 'dj×1; person×4 dance'],
    ['family picnic', 'person sit around blanket; woman sit around blanket'],
    ['witch stirring a cauldron with black cat watching', 'witch×1 cook; black-cat×1 sit'],
    ['two wizards shooting beams at each other', 'wizard beams wizard'],
    ['lab scientist and mutant rat in a cage', 'scientist×1; rat×1; cage×1; rat in cage'],
    ['tiger mom carrying cub in her mouth', 'tiger×1; tiger×1; tiger hold tiger'],
    ['bikers riding side by side', 'biker ride motorcycle'],
    ['two cats, left is black, right is white', 'black-cat×1; cat×1'],
    ['two knights fighting, the left one has an axe and the right one has a sword', 'knight fight knight'],
    ['a baby bear in front of its mother', 'bear×1; bear×1; bear before bear'],
  ])('%s', (text, expected) => {
    expect(told(text)).toContain(expected);
  }); // biome-ignore format: a table

  it('what both of two have is said of each', () => {
    expect(groupsPlainly('a king and a queen, both wearing red capes')).toBe(
      'a king with a red cape and a queen with a red cape',
    );
    expect(groupsPlainly('a squirrel monster and its smaller pre evolution, both with lightning cheeks')).toBe(
      'a squirrel monster with yellow cheeks and a small squirrel monster with yellow cheeks',
    );
  });

  it('the sun and the moon that kiss have faces', () => {
    const { nodes } = readScene('sun and moon kissing', read);
    expect(nodes.map(({ changes }) => changes.map(({ is }) => is))).toEqual([['face'], ['face']]);
  });
});

describe('how large they are beside each other', () => {
  it('sizes of one kind are told apart, and none is lost', () => {
    const [small, medium, large] = compared({ nodes: readScene('a small slime, a slime and a large slime', read).nodes, edges: [] }).nodes.map(({ brief }) => sizeOf(brief)); // biome-ignore format: one line
    expect(small! / medium!).toBeCloseTo(0.67, 1);
    expect(large! / small!).toBeLessThan(2.4);
  });

  it('each carrier has its own', () => {
    expect(told('an adventuring party of four around a campfire')).toBe(
      'adventurer×4; campfire×1; adventurer around campfire',
    );
    expect(told('two mushrooms, a big one and a small one')).toContain('mushroom×1; mushroom×1');
    expect(told('a troll under a bridge, goat on top')).toContain('goat on bridge');
  });
});

describe('who does it together', () => {
  it.each([
    ['two knights on horses jousting', 'knight ride horse; knight ride horse; knight joust knight'],
    ['a boy and his dog sleeping under a tree', 'person sleep under tree; dog sleep under tree'],
  ])('%s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });
});
