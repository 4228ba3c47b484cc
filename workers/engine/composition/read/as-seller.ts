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

const STALL = '(?<stall>(?:an? |the )?(?:[a-z]+ ){0,3}?(?:stall|stand|booth|kiosk))';
const WHO = '(?<who>(?:an? |the |his |her )?(?:[a-z]+ ){0,2}?[a-z]+)';
/** Who keeps a stall, told in a clause of its own or before it. */
const KEPT: readonly RegExp[] = [
  new RegExp(`^${STALL},? (?:and |where )?(?:the|its|whose|with the) (?:seller|merchant|vendor|owner|shopkeeper|shop keeper|keeper|salesman|trader|clerk)(?: is|:| being) ${WHO}(?<rest>$|,.*$)`, 'i'),
  new RegExp(`^${STALL} (?:run|owned|kept|manned|operated|tended|staffed) by ${WHO}(?<rest>$|,.*$)`, 'i'),
  new RegExp(`^${STALL} (?:where|at which) ${WHO} (?:sells|is selling) (?<wares>[a-z ]+?)(?<rest>$|,.*$)`, 'i'),
  new RegExp(`^${WHO} selling (?<wares>[a-z]+(?: [a-z]+)??) (?:at|from|in|behind) (?:(?:an? |the |his |her |their ))${STALL.replace('(?:an? |the )?', '')}(?<rest>$|,.*$)`, 'i'),
]; // biome-ignore format: a list of patterns

/** Whoever keeps a stall is seen over its counter; an animal that does is dressed as one who sells. */
function kept(text: string, read: Read): string | undefined {
  for (const form of KEPT) {
    const { stall, who = '', wares, rest = '' } = form.exec(text.trim())?.groups ?? {};
    if (stall === undefined || read(stall).concept !== 'shop') continue;
    const seller = [who, `${who} merchant`].find((one) => {
      const { kind, confidence } = read(one);
      return kind === 'humanoid' && confidence >= KNOWN;
    });
    if (seller) return `${stall}${wares ? ` selling ${wares}` : ''}${rest} with ${seller} behind the counter`;
  }
  return undefined;
}

export function asSeller(text: string, read: Read): string {
  const told = kept(text, read);
  if (told) return told;
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
