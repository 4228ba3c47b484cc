/** What a text says of the front of a building: words on its board, curtains, shutters, stairs of iron, a wing at its side. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Change } from '../graph.ts';
import type { Read } from './known.ts';

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

const AND = '(?:,? (?:(?:with|and|has|having) )+|, )(?:(?:an?|the|its) )?';
/** What is said of it before its name. */
const LOOKS = '((?:(?!(?:with|and|an?|the|its|has)\\b)[a-z-]+ ){0,3}?)';
const hexOf = (words: string | undefined): string | undefined => (words ?? '').toLowerCase().split(' ').map((w) => COLOUR_HEX.get(w)).find(Boolean); // biome-ignore format: one line

/** "With a sign that says BOOKS". */
const LETTERED = new RegExp(
  `${AND}${LOOKS}(?:sign|signboard|sign board|billboard|banner) (?:(?:that|which) )?(?:says?|saying|reads?|reading|with the (?:words?|text|name|letters)|labell?ed|spelling)(?: out)?:? ['‘“]?([\\w&!?.' -]{1,14}?)['’”]?(?: (?:over the door|above the door|on (?:the )?(?:front|roof|top|wall)|on it))?(?=$|,| and | with | at | in | on | over | above | outside)`,
  'i',
); // biome-ignore format: one line

/** The word on a board as it was typed: turns of phrase may have changed it. */
export const letteredIn = (typed: string): string | undefined =>
  LETTERED.exec(typed.replace(/["“”]/g, ' ').replace(/\s+/g, ' '))?.[2]?.trim();

/** Shows several floors by itself. */
const STOREYED = /^(?:medieval-inn|apartment-building|bookstore|hotel|mansion|office-building|barber-shop|pharmacy|town-hall|school|hospital|police-station|saloon|library|palace|skyscraper|cafe)$/; // biome-ignore format: a list

/** `take` cuts what it finds out of the text. */
export function frontOf(whole: Brief, take: Take, text: () => string, read: Read): readonly Change[] {
  const changes: Change[] = [];
  if (
    take(
      new RegExp(
        `${AND}(?:(?:rusty|iron|metal|old|black|steel|outside) )*fire (?:escapes?|stairs|ladders?)\\b(?: (?:on|along|down|at) (?:the |its )?(?:front|side|wall|facade|outside))?`,
        'i',
      ),
    )
  )
    // biome-ignore format: one line
    changes.push({ is: 'fire escape' });
  const lettered = take(LETTERED);
  if (lettered) {
    const neon = /\b(?:neon|glowing|led|lit)\b/i.test(lettered[1] ?? '');
    const colour = hexOf(lettered[1]);
    changes.push({ is: 'lettering', text: lettered[2]!.trim(), ...(neon ? { neon: true as const } : {}), ...(colour ? { colour } : {}) }); // biome-ignore format: one line
  }
  // one picture for the shops of several dishes: its board says which
  const dish = whole.concept === 'ramen-shop' && !lettered && /\b(sushi|udon|soba|noodles?|dumplings?|bento|tempura|izakaya|takoyaki|pho|teriyaki)\b/i.exec(text())?.[1]; // biome-ignore format: one line
  if (dish) changes.push({ is: 'lettering', text: dish, colour: '#a8242c' });
  const curtain = take(
    new RegExp(`${AND}${LOOKS}(?:noren(?: curtains?)?|(?:door )?curtains?|door cloth)(?: (?:hanging )?(?:at|over|in|on|across|from|before|above|for) (?:the |its |a )?(?:door(?:way)?|entrance|front|door frame))\\b|${AND}${LOOKS}noren(?: curtains?)?\\b`, 'i'), // biome-ignore format: one line
  );
  if (curtain) changes.push({ is: 'door curtain', colour: hexOf(curtain[1] ?? curtain[2]) ?? '#2f4c94' });
  const shutters = take(new RegExp(`${AND}${LOOKS}(?:window )?shutters\\b(?: on (?:the |its )?windows)?`, 'i')); // biome-ignore format: one line
  if (shutters) changes.push({ is: 'shutters', colour: hexOf(shutters[1]) ?? '#7c5434', told: `${shutters[1] ?? ''}shutters`.trim() }); // biome-ignore format: one line
  if (
    /barber|hair/.test(`${whole.concept} ${whole.drawnAs}`) &&
    take(
      /,? (?:with|and|has),? (?:a )?(?:red and white |red white and blue |striped |spinning |rotating |turning |spiral |barber(?:'s)? )*poles?\b(?: (?:outside|by the door|at the door|in front))?/i,
    )
  )
    // biome-ignore format: one line
    changes.push({ is: 'on walls', of: 'barber pole', count: 2, told: "barber's poles" });
  if (STOREYED.test(whole.concept)) take(/,? (?:with|and|has) (?:two|2|three|3|several|multiple)[ -](?:floors?|stor(?:e)?ys?|stories|levels)\b/i); // biome-ignore format: one line
  if (
    take(
      new RegExp(
        `(?:${AND}|,? )(?:green |thick |some |lots of |climbing )*(?:ivy|vines|creepers)(?: (?:growing|climbing|creeping|hanging))?(?: (?:up|on|over|along|across|all over) (?:the |its |one )?(?:walls?|facade|front|sides?|it|roof|bricks?))\\b`,
        'i',
      ),
    )
  )
    // biome-ignore format: one line
    changes.push({ is: 'ivy' });
  const beside = new RegExp(`${AND}((?:attached |small |little |wooden |old |side )*)([a-z]+(?: [a-z]+)?) (?:(?:attached|built) )?(?:(?:on|to|at|by|along) (?:the |its |one )?(?:left |right )?side|beside it|next to it|attached(?: to it)?|next door)\\b`, 'i'); // biome-ignore format: one line
  const wing = beside.exec(text());
  if (wing && wing.index > 0) {
    const item = read(WINGS[wing[2]!.toLowerCase()] ?? wing[2]!);
    if (item.confidence >= 0.9 && categoryOf(item.concept) === 'building' && take(beside)) changes.push({ is: 'wing', item, text: `a ${wing[2]}` }); // biome-ignore format: one line
  }
  return changes;
}

/** Parts of a house that are houses by themselves. */
const WINGS: Readonly<Record<string, string>> = { stable: 'barn', stables: 'barn', 'horse stable': 'barn', 'tool shed': 'shed', 'storage shed': 'shed', garage: 'garage', annex: 'cottage', 'side building': 'cottage', workshop: 'shed' }; // biome-ignore format: a table
