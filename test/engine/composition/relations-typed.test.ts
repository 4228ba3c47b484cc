import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { compared } from '../../../workers/engine/composition/layout/compared.ts';
import { sizeOf } from '../../../workers/engine/composition/sprites/sizes.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const of = (text: string) => {
  const read = (said: string) => understand(said, { seed: 1, heard: true });
  return compositionOf(text, understand(text, { seed: 1 }), read, {
    width: 96,
    height: 96,
    background: true,
    flat: true,
  });
};
/** Who is there, how many of each, and what holds between the first two. */
const shown = (text: string) => {
  const graph = of(text)!.graph;
  return [
    graph.nodes.map(({ brief, count }) => `${count} ${brief.concept}`).join(', '),
    graph.edges.map(({ is }) => is).join(', '),
  ];
};

describe('what several do, as it is typed in few words', () => {
  it.each([
    ['children building a snowman', '3 child, 1 snowman', 'constructing'],
    ['spider hanging below a branch', '1 spider, 1 bough', 'hanging'],
    ['snake around apple', '1 snake, 1 apple', 'coiled'],
    ["goblin on another goblin's shoulders", '1 goblin, 1 goblin', 'on head'],
    ['vampire losing at chess to a werewolf', '1 vampire, 1 werewolf, 1 table', 'at table, at table'],
    ['monk beating a demon at chess', '1 monk, 1 demon, 1 table', 'at table, at table'],
    ['ghoul bitting a policeman', '1 zombie, 1 police', 'bite'],
    ['waiter serving a ghost', '1 waiter, 1 ghost, 1 coffee', 'giving'],
    ['goblins stealing a cow', '3 goblin, 1 cow', 'walking'],
    ['knight saving princess from dragon', '1 knight, 1 princess, 1 dragon', 'fight, shielding'],
    ['dragon stealing a princess', '1 dragon, 1 princess', 'carry'],
    ['guard caging a troll', '1 soldier, 1 troll', 'arrest'],
  ])('%s', (text, who, how) => {
    expect(shown(text)).toEqual([who, how]);
  });

  it('who is taught to do something does it', () => {
    const { nodes } = of('grandpa teaching a kid to fish')!.graph;
    expect(nodes.map(({ act }) => act?.verb)).toEqual(['fish', 'fish']);
  });

  it('a giant beast is as large as the ship that it attacks', () => {
    const { nodes, edges } = compared(of('giant crab attacking a ship')!.graph);
    expect(edges.map(({ is }) => is)).toEqual(['fight']);
    expect(sizeOf(nodes[0]!.brief)).toBeGreaterThan(2);
  });

  it('those who fight each other are two, where no number is said', () => {
    expect(shown('cowboys duelling')).toEqual(['1 cowboy, 1 cowboy', 'fight']);
    expect(shown('three cowboys duelling')).toEqual(['2 cowboy, 1 cowboy', 'fight']);
  });

  it('beneath the moon and the stars it is night on the ground', () => {
    for (const where of ['under the moon', 'beneath the stars']) expect(of(`couple dancing ${where}`)!.graph.place, where).not.toBe('space'); // biome-ignore format: one line
    expect(understand('campfire under the stars').setting).toBe('night');
    expect(understand('campfire on the moon').setting).toBe('space');
  });

  it('who rides is there with the horse', () => {
    expect(understand('cowboy riding horse')).toMatchObject({ concept: 'cowboy', mount: { concept: 'horse' } });
  });

  it('who acts is meant, not what is acted upon', () => {
    expect(understand('pirates digging treasure').concept).toBe('pirate');
    expect(understand('children building a snowman').concept).toBe('child');
  });
});
