import { describe, expect, it } from 'vitest';
import { eachListed } from '../../../workers/engine/composition/read/each-listed.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });

describe('lists whose members are each drawn', () => {
  it.each([
    ['three swords side by side: iron, gold, diamond', 'an iron sword, a gold sword and a diamond sword in a row'],
    ['three different gemstones in a row, ruby sapphire topaz', 'a ruby, a sapphire and a topaz in a row'],
    ['ruby, sapphire and emerald', 'a ruby, a sapphire and an emerald'],
    ['red pawn, blue pawn, green pawn, white pawn in a row', 'a red pawn, a blue pawn, a green pawn and a white pawn in a row'],
    ['apple, pear, banana in a row', 'an apple, a pear and a banana in a row'],
    ['gold, silver and bronze medals', 'a gold medal, a silver medal and a bronze medal'],
    ['salt and pepper shakers', 'a salt shaker and a pepper shaker'],
    ['red and blue dragons fighting', 'a red dragon and a blue dragon fighting'],
    ['a set of three keys: bronze, silver, gold', 'a bronze key, a silver key and a gold key'],
    ['party lineup: short healer, tall lancer, a bard with a lute, left to right', 'a short healer, a tall lancer and a bard with a lute in a row'],
  ])('%s', (text, expected) => {
    expect(eachListed(text, read)).toBe(expected);
  }); // biome-ignore format: a table

  it.each([
    'knight, red cape, golden sword',
    'a wizard, long beard, staff',
    'black and white cats',
    'three wolves, grey, snarling, hungry',
    'five mushrooms, red, spotted',
    'bow and arrow',
    'sword, gold hilt, glowing blade',
    'an old wooden chest, iron bands, skull lock',
  ])('%s says what one is like, and stays as it is', (text) => {
    expect(eachListed(text, read)).toBe(text);
  });
});
