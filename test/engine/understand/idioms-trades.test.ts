import { expect, it } from 'vitest';
import { tradesTyped } from '../../../workers/engine/understand/idioms-trades.ts';

it.each([
  ['fishing shack', 'stilt house with a fishing rod on the deck'],
  ["old fisherman's shack with a lantern", 'old stilt house with a fishing rod on the deck and a lantern'],
  ["beekeeper's hut", 'hut with two beehives outside'],
  ['small toymaker workshop with a red door', 'small house with a dice sign and a red door'],
  ['taco shack', 'hut with a giant taco on the roof'],
  ['honey stand', 'honey stall'],
  // these are other things
  ['music stand', 'music stand'],
  ['a beekeeper in front of her hut', 'a beekeeper in front of her hut'],
  ['fishing boat', 'fishing boat'],
])('%s', (text, plain) => expect(tradesTyped(text)).toBe(plain));
