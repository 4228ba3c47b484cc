import { describe, expect, it } from 'vitest';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const told = (text: string): string => {
  const { nodes, edges, place, mood } = readScene(text, read);
  return [
    ...nodes.map(({ brief, count, act }) => `${brief.concept}×${count}${act ? ` ${act.verb}` : ''}`),
    ...edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`),
    ...(place ? [`in ${place}`] : []),
    ...(mood.length > 0 ? [mood.join()] : []),
  ].join('; ');
};

describe('what is typed in several forms', () => {
  it.each([
    ['a moose with a crow on antlers', 'moose×1; crow×1; crow on head moose'],
    ['troll with a mouse on its palm', 'troll×1; mouse×1; mouse on hand troll'],
    ['a unicycle with a rider', 'person ride unicycle'],
    ['fork, ladle, whisk', 'fork×1; ladle×1; whisk×1'],
    ['an ogre and two goblins following him', 'goblin×2; goblin follow troll'],
    ['a giant holding a mace over a gnome who is begging', 'gnome'],
    ['two ghosts dancing, hallway', 'in home hallway'],
    ['a sheriff tackling a bandit', 'sheriff wrestling bandit'],
    ['a nun soothing a child', 'nun petting child'],
    ['a duck waddling after a cow', 'duck follow cow'],
    ['a giant with a mace over a dwarf', 'giant scaring dwarf'],
  ])('%s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it('who is said to do something does it, not whoever was named first', () => {
    const { nodes } = readScene('a wolf near a knight who is praying', read);
    expect(nodes.map(({ brief, act }) => `${brief.concept}: ${act?.verb}`)).toEqual([
      'wolf: undefined',
      'knight: pray',
    ]);
  });

  it('a mood is nobody', () => {
    expect(told('a robot fighting a crab, kaiju mood')).not.toContain('dinosaur');
  });
});
