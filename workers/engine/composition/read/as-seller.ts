/** What sells something and is not somebody: a shop has its wares before it, a cart is full of them, a truck has one on its roof. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { counted } from '../../understand/sentence.ts';
import { singularOf } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';

const SELLS =
  /^(.+?),? (?:(?:that|which) (?:sells|is selling)|selling) ((?:(?!(?:in|at|on|near|by|with|and|to|from) )[a-z-]+ ?)+)(?=$|,| )/i;
/** What goods lie in openly. */
const OPEN = /^(?:cart|wagon|handcart|wheelbarrow|rowboat|boat|minecart|raft|sled)$/;

/** Somebody first, then the stall that they stand behind. */
const BEHIND =
  /^((?:an? |the )?(?:[a-z]+ ){0,2}?[a-z]+) (?:(?:standing|sitting|waiting|working|smiling|selling) )?(?:behind|at) (?:an? |the |his |her |their )((?:[a-z]+ ){0,3}?(?:stall|stand|booth|kiosk))(?=$|,| (?:with|full|selling|at|in)\b)/i;

export function asSeller(text: string, read: Read): string {
  const behind = BEHIND.exec(text.trim());
  if (behind) {
    const [all, person, stall] = behind;
    const who = read(person!);
    const where = read(stall!);
    // read the way round in which the stall has somebody who sells, seen over its counter
    if (who.kind === 'humanoid' && who.confidence >= KNOWN && where.concept === 'shop') {
      const rest = text.trim().slice(all!.length);
      return `${stall}${rest} with ${person} behind the counter`;
    }
  }
  const [all = '', head = '', sold = ''] = SELLS.exec(text.trim()) ?? [];
  if (head === '') return text;
  const who = read(head);
  // a market stall is read with its wares by itself
  if (who.kind !== 'thing' || who.confidence < KNOWN || who.scenery || who.concept === 'shop') return text;
  const goods = sold.trim();
  const rest = text.trim().slice(all.trimEnd().length);
  if (OPEN.test(who.concept)) return `${head} full of ${goods}${rest}`;
  switch (categoryOf(who.concept)) {
    case 'building':
      return `${head} with ${goods}${rest}`;
    case 'vehicle':
      return `${head} with ${counted(singularOf(goods))} on top${rest}`;
    default:
      return text;
  }
}
