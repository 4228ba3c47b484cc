import { describe, expect, it } from 'vitest';
import { borneOnBody } from '../../../workers/engine/composition/read/borne-on-body.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { heard: true });

describe('what somebody bears and does not wear', () => {
  it.each([
    ['man with a book on his head', 'book', 'on head'],
    ['woman with a basket of fruit on her head', 'basket', 'on head'],
    ['boy with a boombox on his shoulder', 'boombox', 'on shoulder'],
    ['man with a barrel on his back', 'barrel', 'on back'],
    ['wizard with a skull on his belt', 'skull', 'on belt'],
    ['man with keys on his belt', 'key', 'on belt'],
  ])('%s', (text, thing, relation) => {
    const { nodes, edges } = readScene(borneOnBody(text, read), read);
    const of = (id: number): string => nodes.find((n) => n.id === id)!.brief.concept;
    expect(edges.map(({ a, is }) => [of(a), is])).toContainEqual([thing, relation]);
  });

  it.each([
    'man with a sword on his back',
    'man with a dagger on his belt',
    'man with a bucket on his head',
    'man with a fur on his shoulders',
    'knight with a sword on his shoulder',
    'man with a belt',
    'table with a book on its back',
  ])('%s: worn, slung, shouldered or nobody', (text) => {
    expect(borneOnBody(text, read)).toBe(text);
  });
});
