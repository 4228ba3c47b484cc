import { describe, expect, it } from 'vitest';
import { facadesTyped } from '../../../workers/engine/understand/idioms-facades.ts';

describe('fronts of houses as they are typed', () => {
  it.each([
    ['igloo made of blue ice blocks', 'blue ice igloo'],
    ['chapel built out of whale bones', 'bone chapel with a bone roof'],
    ['shoe that an old woman lives in, with a chimney', 'boot house, with a chimney'],
    ['mushroom where a gnome lives', 'mushroom house'],
    ['tavern, sign with a mug, barrels outside', 'tavern with a mug sign, barrels outside'],
    ['bakery, striped awning, bread in window', 'bakery, striped awning with bread in the window'],
    ['treehouse built in a massive oak with a ladder', 'treehouse with a ladder'],
    ['cannon turret on stone base, level 2 upgrade', 'cannon turret with a stone base'],
    ['a castle with a moat full of crocodiles', 'a castle with a moat and crocodiles'],
    ['arcade hall front', 'arcade building'],
    ['greenhouse made of glass and iron, plants inside', 'greenhouse made of glass, plants inside'],
    ['inn, flower boxes', 'inn with flower boxes'],
    ['a knight made of stone', 'a knight made of stone'],
    ['a ring with a blue gem', 'a ring with a blue gem'],
  ])('%s', (typed, said) => expect(facadesTyped(typed)).toBe(said));
});
