import { expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

it.each([
  ['magic carpet rolled up', 'rolled-carpet'],
  ['sushi set on a wooden board', 'sushi-plate'],
  ['gameboy like handheld console, grey with two buttons', 'game-boy'],
  ['cursed doll missing one eye', 'one-eyed-doll'],
  ['apple with a worm coming out', 'wormy-apple'],
  ['red potion in a heart shaped bottle', 'heart-potion'],
  ['katana on a wooden stand', 'sword-stand'],
  ['pizza slice with dripping cheese', 'cheesy-pizza-slice'],
  ["pharaoh's golden mask", 'pharaoh-mask'],
  ['message in a bottle', 'message-bottle'],
  ['wizard staff with a sun on top', 'sun-staff'],
  ['bow and quiver of arrows', 'archery-set'],
  ["ten o'clock", 'hour-ten-clock'],
  ['clock showing 9:30', 'half-past-nine-clock'],
  ['fragment of meteorite glowing violet', 'asteroid'],
  ['electric guitar black and red flames', 'guitar-with-flames'],
  ['monarch butterfly wings open top view', 'monarch-butterfly'],
  ['centipede boss made from metal plates', 'centipede'],
  ['elf zombie', 'elf'],
  ['stiletto', 'stiletto-dagger'],
])('%s is one thing: %s', (said, concept) => {
  expect(understand(said)).toMatchObject({ concept, unknown: [] });
});
