/** What is asked of prices beside those of single things. */
import type { Fact } from './types.ts';

export const PRICES: readonly Fact[] = [
  { asked: 'change! colour cost same new | edit cheaper than new drawing | recolour price', answer: 'No: a new drawing in another colour is 1 generation (a character or a thing); a change of a finished one that keeps the rest exactly is a state, 20 to 40 by its size. Free: swap the colour yourself in the pixel editor of the studio.' },
  { asked: 'resize! cost | bigger larger size cost more | 128 64 more expensive! size | 16 smaller size cheaper!', answer: 'Characters up to 128 pixels cost 1 whatever their size (larger ones 2 to 9), things and tilesets 1, pictures 1 for each started 128x128: 64x64 is 1, 256x256 is 4, 320x180 is 4. Enlarging a file by a whole factor is free.' },
  { asked: 'export! download cost | saving files free price', answer: 'Files are free: every format, as often as you like. So are maps, names, tags, searching and changes of a game\'s settings.' },
  { asked: 'try! again cost redraw | another version variant price', answer: 'Each drawing costs the same again: 1 generation for a character or a thing, 20 for a state or an interface. What failed is not charged.' },
  { asked: 'game! change cost | change settings game price', answer: 'Changes of settings (speed, lives, levels, win, texts, light) are free; what has to be drawn anew costs as it does by itself, most things 1, a walking foe about 5 to 9.' },
  { asked: 'directions! 4 8 price difference cost', answer: 'The figure costs 1 generation with 4 or 8 sides; a movement costs 1 for each side, so a walk is 4 or 8.' },
  { asked: 'price list | how much everything cost | what does it cost | prices', answer: 'A character costs 1 generation (4 or 8 sides), each direction of a movement 1, a thing, icon, tileset or isometric tile 1, a picture 1 for each started 128x128 pixels, an interface 20 to 40, a change of a finished character or object 20 to 40, a map nothing beside its tilesets, a small game about 10 to 25. What fails is not charged.' },
  { asked: 'dollars! euro real money generation worth', answer: 'A generation counts as 0.008 dollars of the account\'s own credit; real money is not taken by this service.' },
]; // biome-ignore format: a table
