/** What sells something and is not somebody: a shop has its wares before it, a cart is full of them, a truck has one on its roof. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { counted } from '../../understand/sentence.ts';
import { singularOf } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';

const SELLS =
  /^(.+?),? (?:(?:that|which) (?:sells|is selling)|selling) ((?:(?!(?:in|at|on|near|by|with|and|to|from) )[a-z-]+ ?)+)(?=$|,| )/i;
/** What goods lie in openly. */
const OPEN = /^(?:cart|wagon|handcart|wheelbarrow|rowboat|boat|minecart|raft|sled)$/;

export function asSeller(text: string, read: Read): string {
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
