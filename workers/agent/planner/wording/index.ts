/** How requests are worded, before they are parted: what they are for, how large and how many, what holds of all of them. */
import { UI } from '../words.ts';
import { withAmounts } from './amounts.ts';
import { withColours } from './colours.ts';
import { takeDelivery } from './delivery.ts';
import { withEdges } from './edges.ts';
import { usualKinds } from './groups.ts';
import { iconsOfEach } from './icon-list.ts';
import { withMotion } from './motion.ts';
import { ofEach } from './of-all.ts';
import { withScenes } from './scenes.ts';
import { inStages } from './stages.ts';
import { withSymbols } from './symbols.ts';

export interface Worded {
  readonly text: string;
  /** What was taken for what, told with the plan. */
  readonly notes: readonly string[];
  /** The program or file that it is for. */
  readonly into: string | undefined;
}

/** Longer messages are told in sentences, and no lists. */
const SHORT = 160;

/** A message is planned anew for each step that it takes: it is read once. */
const KEPT = new Map<string, Worded>();
const MOST_KEPT = 64;

export function worded(message: string): Worded {
  const kept = KEPT.get(message);
  if (kept) return kept;
  const read = readWords(message);
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(message, read);
  return read;
}

/** "day and night versions of a tavern" → "a tavern, day and night" */
const ofVersions = (message: string): string =>
  message.replace(
    /\b((?:[a-z]+, )*[a-z]+,? and [a-z]+) (?:versions?|variants?|variations?|states?) of (an? |the |my )?([a-z][a-z -]*)(?=$|[,.;!])/i,
    (_, states: string, article: string = 'a ', noun: string) => `${article}${noun.trim()}, ${states}`,
  );

/** "6 potions for my inventory": where things are shown is no interface. */
const withoutShelf = (message: string): string => {
  const [said] =
    /[\s,]+(?:for|in|to put in) (?:my|the|our|an?|his|her) (?:(?:game|player|rpg|shop)(?:'s)? )?(?:inventory|hud|shop|store|crafting menu|toolbar|hotbar)(?: (?:screen|menu|window|system))?(?=\s*(?:$|[,.;!]))/i.exec(
      message,
    ) ?? [];
  const rest = said ? message.replace(said, '') : message;
  return UI.test(rest) || !/^.*(?:\d|\b(?:two|three|four|five|six|some|few|icons?)\b)/i.test(rest) ? message : rest;
};

/** "5 vegetables for a farm game, each with 3 growth stages": which they are is chosen first. */
const EACH_GROWS =
  /^(.*?)(?: for (?:an? )?[a-z]+ game)?,? (each (?:of them )?(?:with|in|having) [\w ]*(?:stages|phases|steps)[\w ]*)$/i;

function readWords(message: string): Worded {
  const { text: alone, into } = takeDelivery(withoutShelf(message));
  const [, some = '', growing = ''] = EACH_GROWS.exec(alone) ?? [];
  const growers = some && usualKinds(some);
  if (growers) return { text: inStages(`${growers.text}, ${growing}`), notes: [growers.note], into };
  const group = alone.length < SHORT ? usualKinds(alone) : undefined;
  // what is in an inventory is a thing, also a fish
  if (group)
    return {
      text: /\b(?:items?|props?|icons?|ingredients?|loot|pick-?ups?)\b/i.test(alone)
        ? `items: ${group.text}`
        : group.text,
      notes: [group.note],
      into,
    };
  const coloured = alone.length < SHORT ? withColours(alone) : { text: alone, notes: [] };
  const symbols = withSymbols(alone.length < SHORT ? iconsOfEach(coloured.text) : alone);
  const moved = withMotion(symbols.text);
  const { text, notes } = withAmounts(withScenes(withEdges(ofVersions(moved.text))));
  // "each with 3 growth stages" is said of all, and of how each grows
  const staged = text.length < SHORT ? inStages(text) : text;
  return {
    text: text.length < SHORT ? (staged === text ? inStages(ofEach(text)) : staged) : text,
    notes: [...coloured.notes, ...symbols.notes, ...moved.notes, ...notes],
    into,
  };
}

export { deliveryNote } from './delivery.ts';
export { ofFormer } from './former.ts';
