import { expect, it } from 'vitest';
import { housesTyped } from '../../../workers/engine/understand/idioms-houses.ts';

it.each([
  ['water tower on metal legs', 'water tower'],
  ['cabin on long wooden legs', 'cabin on stilts'],
  ['orthodox church with golden onion domes', 'orthodox church with golden domes'],
  ['elven tree house village', 'elven treehouse village'],
  ['temple carved into a cliff', 'temple carved into a cliff'],
  ['witch hut in swamp crooked chimney', 'witch hut in swamp with crooked chimney'],
  ['medieval watchtower wood', 'wooden medieval watchtower'],
  ['pagoda 5 floors', 'pagoda'],
  ['tent made of animal hides', 'tent made of hide'],
  ['church ruin without roof', 'ruined church with a collapsed roof'],
  ['outhouse with moon on door', 'outhouse with a moon on the door'],
  ['cabin in the woods smoke from chimney', 'cabin in the woods with smoke from the chimney'],
  ['flower shop, bicycle leaning on the wall', 'flower shop with bicycle outside'],
  ['destroyed skyscraper, plants growing on it', 'overgrown destroyed skyscraper'],
  ['old hospital reclaimed by nature', 'overgrown old hospital'],
  ['castle storm lightning', 'castle in a storm'],
  ['cottage rain night', 'cottage in the rain at night'],
  ['laboratory building', 'office building with a flask sign'],
  ['haunted mansion, bats and full moon behind', 'haunted mansion, bats at night'],
  ['clock tower ruin', 'ruined clock tower'],
  ['an old lighthouse ruins', 'a ruined old lighthouse'],
  ['ruins of an old mill', 'a ruined old mill'],
  ['house inside a giant seashell', 'shell house'],
  ['house in an old boot', 'boot house'],
  ['desert temple ruins', 'ruined temple in the desert'],
  [
    'orc barracks made out of tusks and hides, red banner on top',
    'orc barracks with tusks walls and a hides roof, red banner on top',
  ],
  ['hut made of leather and bones with a red door', 'hut with bones walls and a leather roof and a red door'],
  ['embassy made of mud bricks and reeds, green flags', 'embassy with mud walls and a reeds roof, green flags'],
  ['old bathhouse ruin', 'ruined old bathhouse'],
  ['palace made of seashells', 'palace with seashells walls and a seashells roof'],
  ['greenhouse made of glass and iron', 'greenhouse made of glass'],
  // these say what they mean
  ['a bridge made of sticks', 'a bridge made of sticks'],
  ['a cat in a boot', 'a cat in a boot'],
  ['a wolf with a red roof', 'a wolf with a red roof'],
  ['werewolf standing on two legs', 'werewolf standing on two legs'],
  ['spider with long legs', 'spider with long legs'],
  ['a castle with two towers', 'a castle with two towers'],
] as const)('%s', (text, plain) => {
  expect(housesTyped(text).replace(/\s+/g, ' ').trim()).toBe(plain);
});
