import { expect, it } from 'vitest';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';

it.each([
  ['no beard', 'remove the beard'],
  ['no shoulder pads', 'remove the shoulder pads'],
  ['hood to dark blue', 'make the hood dark blue'],
  ['his cape into red', 'make the cape red'],
  ['freeze him', 'make him frozen'],
  ['take the knife away', 'remove the knife'],
  ['cut his hair short', 'make his hair shorter'],
  ['give him bigger ears', 'bigger ears'],
])('%s', (clause, plain) => expect(byLook(clause)).toBe(plain));

it.each(['no background', 'no changes', 'no outline', 'add a hat', 'turn it to winter'])('%s stays', (clause) =>
  expect(byLook(clause)).toBe(clause),
);
