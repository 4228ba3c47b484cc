import { expect, it } from 'vitest';
import { withHours } from '../../../workers/engine/composition/read/hour-said.ts';

it.each([
  ['bakery with a pink awning, cozy evening', 'bakery with a pink awning at sunset'],
  ['chapel, foggy morning', 'chapel at dawn in the fog'],
  ['cottage with a blue door cold winter night', 'cottage with a blue door at night in winter'],
  ['harbour, golden hour light', 'harbour at sunset'],
  ['barn, late autumn afternoon, red doors', 'barn at noon in autumn, red doors'],
  // these name other things
  ['a painting of a starry night', 'a painting of a starry night'],
  ['castle at night', 'castle at night'],
  ['knight with a dark blue night sky', 'knight with a dark blue night sky'],
  ['evening star', 'evening star'],
])('%s', (text, plain) => expect(withHours(text)).toBe(plain));
