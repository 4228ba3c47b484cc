/** Where a building stands by the word before its name: a forest temple is a temple in a forest. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Read } from './known.ts';
import { namesPlace, PLACE_WORDS } from './place-words.ts';

/** Countries by the word that a building is named with, and how it is told of what stands there. */
const COUNTRIES: Readonly<Record<string, string>> = { forest: 'in a forest', woodland: 'in a forest', swamp: 'in a swamp', marsh: 'in a swamp', bayou: 'in a swamp', bog: 'in a swamp', jungle: 'in the jungle', rainforest: 'in the jungle', arctic: 'in the snow', antarctic: 'in the snow', polar: 'in the snow', moon: 'on the moon', lunar: 'on the moon', underwater: 'under water', undersea: 'under water', savanna: 'in the savanna', savannah: 'in the savanna' }; // biome-ignore format: a table
const NAMED = new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,2}?)(${Object.keys(COUNTRIES).join('|')}) ((?:[a-z-]+ )?[a-z-]+)((?:,| with | and | on ).*)?$`, 'i'); // biome-ignore format: one line

/** A text in which a building is named by its country, told as standing there; others as they are. */
export function inItsCountry(text: string, read: Read): string {
  const [, before = '', country = '', noun = '', rest = ''] = NAMED.exec(text.trim()) ?? [];
  if (noun === '' || PLACE_WORDS.has(`${country} ${noun}`.toLowerCase()) || namesPlace(rest)) return text;
  const [own, bare] = [read(`${country} ${noun}`), read(noun)];
  // what bears that name is a thing of its own: a moon base
  if (own.concept !== bare.concept || categoryOf(bare.concept) !== 'building') return text;
  if (bare.confidence < 0.9 || bare.unknown.length > 0) return text;
  return `${before}${noun}${rest} ${COUNTRIES[country.toLowerCase()]}`;
}
