import { expect, it } from 'vitest';
import { SAYS } from '../../../workers/engine/composition/read/sign-words.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

it.each([
  ['toy robot wind up', /^a toy robot/],
  ['katana with a red handle in its sheath', /^a sheathed katana with a red handle/],
  ['skull cup filled with red wine', /^a skull goblet$/],
  ['meteor with a fire trail', /^a (?:fire )?meteor$/],
  // the velvet is purple, not the gold
  ['crown with purple velvet', /^a crown with a purple/],
])('%s', (text, told) => expect(understand(text, { seed: 1 }).drawnAs).toMatch(told));

it('a name tag says nothing', () => expect(SAYS.exec('dog collar with a name tag')).toBeNull());

it.each([
  ['brown mushroom', 'a brown mushroom'],
  ['sheriff with a tin star', 'a sheriff with a star badge'],
])('%s is %s', (text, told) => expect(understand(text, { seed: 1 }).drawnAs).toBe(told));
