import { expect, it } from 'vitest';
import { isTentative } from '../../workers/agent/planner/tentative.ts';
import { restated } from '../../workers/agent/planner/words/restated.ts';

it.each([
  ['can you make a run animation for Mira', 'can you animate Mira: run'],
  ['Make a walk cycle for Boris', 'animate Boris: walk'],
  ['hey what can you do exactly?', 'what can you do?'],
  [
    "Make Lin's hair shorter and white, keep the rest the same",
    'give Lin shorter and white hair, keep the rest the same',
  ],
  ["change Boris' beard to grey", 'give Boris grey beard'],
  ['make a portrait of Mira for dialogue, happy angry and sad', 'make three portraits of Mira: happy, angry and sad'],
  ['a portrait of the old king, angry and sad', 'two portraits of the old king: angry and sad'],
  [
    'a dragon egg in three stages: closed, cracked, hatching',
    'a closed dragon egg, a cracked dragon egg, a hatching dragon egg',
  ],
  [
    'a castle gate with portcullis, open and closed version',
    'an open castle gate with portcullis, a closed castle gate with portcullis',
  ],
  ['a set of kitchen tools, pan, ladle and whisk, 32px', 'kitchen tools: pan, ladle and whisk, 32px'],
  ['a helmet, a shield and boots as inventory icons', 'icons of a helmet, a shield and boots'],
  ['a paladin with a hammer; and her horse separately', 'a paladin with a hammer. also a horse'],
  ['draw me a frog, actually a toad please', 'draw me a toad please'],
  ['lantern, rope, pickaxe: camping gear icons', 'icons of lantern, rope, pickaxe'],
  ['treasure pile: gold coins, crown and gems', 'a treasure pile with gold coins, crown and gems'],
  ['an apple tree with ripe apples and one without', 'an apple tree with ripe apples, an apple tree without apples'],
  ['a platformer with a fox, enemies are rats', 'a platformer with a fox, against rats'],
  ['a desk lamp on and off', 'a desk lamp switched on, a desk lamp switched off'],
  ['bank vault door, closed and open, sci fi', 'a closed bank vault door, an open bank vault door, sci fi'],
  ['32px top down: 2 pots, a rake and a hoe', '2 pots, a rake and a hoe, 32px top down'],
  // said as it is meant
  ["make Lin's robe white", "make Lin's robe white"],
  ['what can you do with my knight?', 'what can you do with my knight?'],
  ['a portrait of a happy girl and a sad dog', 'a portrait of a happy girl and a sad dog'],
  ['make a run animation for a new robot', 'make a run animation for a new robot'],
])('%s', (said, plain) => expect(restated(said)).toBe(plain));

it.each([
  ['Can Mira ride a horse?', true],
  ['can the knight swim?', true],
  ['can you draw a horse?', false],
  ['can Mira be bigger?', false],
  ['can I get a red one?', false],
])('%s asks rather than orders: %s', (said, tentative) => expect(isTentative(said)).toBe(tentative));
