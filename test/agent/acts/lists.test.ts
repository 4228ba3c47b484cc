/** Lists of which the kind is said once, sets with sides, slips of the keyboard, and what a message takes back itself. */
import { expect, it } from 'vitest';
import { character, icons, object } from '../../../workers/agent/planner/acts/draw.ts';
import { price } from '../../../workers/agent/planner/acts/price.ts';
import { briefly, withoutEmpty } from '../../../workers/agent/planner/brief.ts';
import { inEnglish } from '../../../workers/agent/planner/languages/index.ts';
import { asPieces, mended, takenBack } from '../../../workers/agent/planner/typed.ts';
import { drawnIn, EMPTY, wished } from './wished.ts';

it('draws each of a list as what they are together', () => {
  expect(drawnIn(icons(wished('make.icons', 'sword icons: fire, ice', 'n:sword', 'n:fire', 'n:ice'), EMPTY))).toEqual(['a fire sword icon', 'an ice sword icon']);
  expect(drawnIn(character(wished('make.character', 'viking warriors: axe, bow', 'n:viking warriors', 'n:axe', 'anim:bow'), EMPTY))).toEqual(['a viking warrior with an axe', 'a viking warrior with a bow']);
  const trees = wished('make.object', 'need trees. pine, oak, dead one, palm', 'n:trees', 'n:pine', 'look:oak', 'n:dead one', 'n:palm');
  expect(drawnIn(object(trees, EMPTY))).toEqual(['a pine', 'an oak', 'a dead tree', 'a palm']);
  expect(drawnIn(icons(wished('make.icons', 'pistol rifle sniper icons', 'n:pistol rifle sniper'), EMPTY))).toHaveLength(3);
}); // biome-ignore format: short enough

it('offers chess pieces of which each side is somebody', () => {
  const read = asPieces(wished('game.make', 'chess set, all 12 pieces, white ones are cats, black ones are mice', 'genre:chess', 'rule:all 12 pieces'));
  expect(read.act).toBe('make.object');
  const made = object(read, EMPTY)!;
  expect(made.steps).toHaveLength(12);
  expect(made.instead).toMatch(/golden crown/);
  expect(drawnIn(made).filter((words) => /black mouse/.test(words))).toHaveLength(6);
}); // biome-ignore format: short enough

it('tells what a hundred cost and offers the first of them', () => {
  expect(price(wished('price', '100 trees', 'count:100', 'n:trees'), EMPTY)!.instead).toMatch(/100 would be about 100 generations/);
  expect(price(wished('price', 'make me 500 different monsters now', 'change:make me 500 different monsters'), EMPTY)!.steps).toHaveLength(10);
}); // biome-ignore format: short enough

it('puts right what nobody has a word for, and what a message takes back', () => {
  expect(mended('elf wiht bow').text).toBe('elf with bow');
  const before = wished('make.object', 'black ones are dogs', 'n:chess pieces', 'look:black ones are dogs');
  const after = takenBack(before, { ...wished('correct', 'actually mice not dogs', 'no:dogs'), loose: ['actually', 'mice'] });
  expect(after?.words).toBe('black ones are mice');
}); // biome-ignore format: short enough

it('reads Dutch and questions in Italian, and takes no English for another language', () => {
  expect(inEnglish('kan je de kleur van de draak veranderen naar groen')?.text).toBe('change the colour of the dragon to green');
  expect(inEnglish('teken een ridder met een rood zwaard')?.text).toBe('knight with a red sword');
  expect(inEnglish('quanti crediti mi restano? e quanto costa un tileset?')?.text).toBe('how many credits do I have left? and how much is a tileset?');
  expect(inEnglish('ein kleiner Zwerg mit Bierkrug bitte')?.text).toBe('a small dwarf with a beer mug');
  expect(inEnglish('chess pieces')).toBeUndefined();
}); // biome-ignore format: short enough

it('tells nothing empty beside an answer, and of several long ones what was asked', () => {
  expect(withoutEmpty(['There is nothing of yours yet, and nothing was made.', 'You have 20.'])).toEqual(['You have 20.']);
  const long = `${'They are yours. '.repeat(30)}`;
  expect(briefly([long, long]).join('').length).toBeLessThan(600);
  expect(briefly([long])).toEqual([long]);
}); // biome-ignore format: short enough
