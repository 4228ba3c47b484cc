import { expect, it } from 'vitest';
import { isTentative } from '../../workers/agent/planner/tentative.ts';
import { asksFact } from '../../workers/agent/planner/words/questions.ts';
import { restated } from '../../workers/agent/planner/words/restated.ts';
import { inFull } from '../../workers/agent/planner/words/shortly.ts';
import { takenOut } from '../../workers/agent/planner/words/taken-back.ts';
import { asWished } from '../../workers/agent/planner/words/wished.ts';
import { withEdit } from '../../workers/agent/planner/words/with-edit.ts';

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

it.each([
  ['a teal, no wait, yellow umbrella', 'a yellow umbrella'],
  ['make the fountain i mean the hut wooden', 'make the hut wooden'],
  ['make the boat white, no, teal', 'make the boat teal'],
  ['draw a fox or rather crow', 'draw a crow'],
  ['a knight with a red hat, no wait, a blue hat', 'a knight with a blue hat'],
  ['add a dragon boss, no, a spider', 'add a spider boss'],
  ['draw me a frog, actually a toad please', 'draw me a toad please'],
  ['3 wolves, no, 4', '4 wolves'],
  ['a red door, no wait, a green one with a window', 'a green door with a window'],
  // nothing is taken back
  ['no, a trumpet', 'no, a trumpet'],
  ['a room, no windows', 'a room, no windows'],
  ['a tower, wait, is that ok?', 'a tower, wait, is that ok?'],
])('takes back: %s', (said, meant) => expect(takenOut(said)).toBe(meant));

it.each<readonly [said: string, order: string]>([
  ['can the fountain be bloody instead?', 'make the fountain bloody'],
  ['could pip have a white vest?', 'give pip a white vest'],
  ['what about the boat in navy?', 'make the boat navy'],
  ["why don't we make the hut frozen?", 'make the hut frozen'],
  ['can we have 5 lives in Pip runs?', 'make it 5 lives in Pip runs'],
  // asked
  ...['can it be animated?', 'can a character have 3 arms?', 'can the boss be a dragon?', 'can Marrow dance?'].map((one) => [one, one] as const), // biome-ignore format: one line
])('is wished: %s', (said, order) => expect(asWished(said)).toBe(order));

it.each([
  ['another one, frozen this time', 'a lantern', 'a frozen one too'],
  ['one crying as well', 'a camel', 'a crying one too'],
  ['whiskers sharper', 'a fox', 'with sharper whiskers'],
  ['and eyepatch navy', 'a samurai', 'with a navy eyepatch'],
  ['make her laughing', 'a nun', 'she should look laughing'],
  ['no a trumpet', 'a cactus', 'not that, a trumpet'],
  ['lit and unlit', 'a campfire', 'a lit campfire and an unlit campfire'],
  ['no green', 'make him blue', 'make him green'],
  ['with smoke', 'a mushroom house', 'add smoke to it'],
  ['now spiky', 'a backpack', 'same but spiky'],
  ['two more', 'a shark', 'two more like it'],
  ['no wait, a bandana', 'give Marrow a hat', 'give Marrow a bandana'],
  ['a bit less', 'make the hero faster', 'make the hero a bit slower'],
  ['swap the hat for a vest', 'a butcher', 'with a vest instead of the hat'],
  ['too dark', 'a drum', 'make it brighter'],
  ['sorry, 6', '9 lives in Pip runs', '6 lives in Pip runs'],
  ['and add 4 more', 'make the enemies faster', '4 more enemies'],
  ['make the jump higher', 'a knight', 'make the jump higher'],
])('in short: %s', (said, before, whole) => expect(inFull(said, before)).toBe(whole));

it.each([
  ['a stone hut', 'more wooden and less furry', 'a wooden hut, not furry'],
  ['a mossy well', 'less mossy', 'a well'],
  ['rusty cutlass', 'fluffier and burnt', 'fluffier burnt rusty cutlass'],
  ['red potion', 'on fire', 'red potion on fire'],
  ['stone well', 'overgrown with ivy', 'stone well overgrown with ivy'],
  ['a house', 'red and blue', 'a red and blue house'],
])('%s: %s', (words, edit, drawn) => expect(withEdit(words, edit)).toBe(drawn));

it.each([
  ['is the boat transparent?', true],
  ['hey, how many frames does the walk have', true],
  ['can the boat be pink?', false],
  ['how do i put it into godot', false],
])('asks for a fact: %s', (said, fact) => expect(asksFact(said)).toBe(fact));

it.each([
  ['a wyvern with green wings. actually make the wings red', 'a wyvern with red wings'],
  ['a knight with a blue cape, hm actually make the cape black', 'a knight with a black cape'],
  ['make me a zombie, hmm no, more like a mummy', 'make me a mummy'],
  ['a cat with a red bow. make the bow bigger', 'a cat with a red bow. make the bow bigger'],
])('put right in a second sentence: %s', (said, meant) => expect(takenOut(said)).toBe(meant));
