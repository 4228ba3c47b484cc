/** "A goblet filled with wine", "lava bucket": what is in a vessel, said so that it is a part of the vessel and no thing beside it. */
import { LIQUIDS, LOADS } from '../catalogue/contents.ts';

const longest = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|').replaceAll(' ', '[ -]'); // biome-ignore format: one line
const LIQUID = longest(Object.keys(LIQUIDS));
const LOAD = longest(Object.keys(LOADS));
const VESSEL =
  'bucket|pail|bottle|flask|vial|phial|test tube|beaker|jar|jug|pitcher|goblet|chalice|grail|cup|mug|tankard|stein|flagon|pint|glass|wine glass|drinking glass|cauldron|cooking pot|pot|bowl|vase|urn|amphora|barrel|keg|cask|bathtub|syringe|waterskin|canteen|teacup|trough|tub';
const CARRIER =
  'wheelbarrow|cart|wagon|minecart|mine cart|shovel|spade|bucket|pail|bowl|pot|barrel|sack|bag|pouch|crate|basket|box|jar';
const FULL =
  '(?:,? (?:that is |which is )?(?:half )?(?:full of|filled (?:up )?(?:with|to the brim with)|brimming with|overflowing with|containing|holding|loaded with|carrying|of|with))';
const LOOK =
  '((?:(?:an?|some|the|hot|cold|fresh|warm|boiling|glowing|steaming|bubbling|red|blue|green|yellow|purple|pink|black|white|orange|brown|golden|dark|light|bright|wet|loose|dry) )*)';
const SMALL_VESSELS = 'bucket|pail|vial|phial|goblet|chalice|flask|cauldron|barrel|jug|bowl|vase|jar|bottle';

/** Names of their own that no rule may take apart. */
const OWN =
  /^(?:(?:wine|milk|water|beer|oil|soda|cola|perfume|ink|ketchup|mustard|honey|jam|poison|whiskey|rum|champagne|shampoo|medicine|soup|rice|salad|coffee|tea|sugar|salt|candy|seed|paint|popcorn|dog food|cereal|corn) (?:bottle|jar|bowl|barrel|jug|bag|box|can|glass|mug|cup)|water vase|bowl of (?:soup|stew|rice|popcorn|curry)|bag of (?:coins|gold|flour|sugar|candy|chips|gunpowder|popcorn|crisps)|sack of (?:flour|sugar)|box of (?:cereal|popcorn|candy|chocolate|nachos)|bottle of (?:poison|milkshake|ketchup|mustard|vodka)|barrel of (?:gunpowder|oil)|cup of (?:coffee|tea|hot chocolate|espresso|cocoa)|bag of dirt)$/i;

const of = (vessel: string, rest: string, words: string): RegExp =>
  new RegExp(`\\b(${vessel})${FULL} ${LOOK}(${words})\\b(?! (?:${rest}))`, 'gi');

const LIQUID_IN = of(VESSEL, 'bottles?|cartons?|cans?|beans?|bags?|bar|cake|cookies?|chips|leaves|flowers?|lilies|lily|ice|brush|monster', LIQUID); // biome-ignore format: one line
const LOAD_IN = of(CARRIER, 'cream|crystals?|cubes?|beans?|bags?|cakes?|bales?|dolls?|castle|cobs?|ingots?|canes?|pods?|flakes?|man', LOAD); // biome-ignore format: one line
const HEAP = new RegExp(
  `\\b(?:pile|heap|mound|small pile|big pile) of ${LOOK}(${LOAD})\\b(?! (?:crystals?|bags?|bales?|cubes?|ingots?))`,
  'gi',
);
const LIQUID_BEFORE = new RegExp(`\\b(${LIQUID})(?:[- ]filled)? (${SMALL_VESSELS})\\b(?! of| with| stand)`, 'gi');
const FILLED_BEFORE = new RegExp(`\\b(${LIQUID}|${LOAD})[- ]filled (${VESSEL}|${CARRIER})\\b`, 'gi');

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'midnight', 'noon', 'midday']; // biome-ignore format: a list
const HOUR = `(${HOURS.join('|')}|1[0-2]|0?[1-9])`;
const CLOCK =
  '(?:(?:an? |the )?(?:(?:round|analog(?:ue)?|wall|simple|old|classic|wooden) )*clock(?: face)?,? (?:(?:that|which) )?(?:at|showing|shows|set (?:to|at)|saying|says|reading|reads|striking|strikes|pointing (?:at|to)|with (?:its |the )?hands (?:at|on|pointing (?:at|to))) )';
const HALF_PAST = new RegExp(`^(?:(?:${CLOCK}|an? |the )?half past ${HOUR}(?: o'?clock)?|(?:${CLOCK}|an? |the )?${HOUR}(?:[- ]thirty|:30)(?: o'?clock)?)(?: clock)?(?=$|,)`, 'i'); // biome-ignore format: one line
const FULL_HOUR = new RegExp(`^(?:(?:an? |the )?${HOUR}(?::00)? o'?clock|${CLOCK}${HOUR}(?::00)?(?: o'?clock)?)(?: clock)?(?=$|,)`, 'i'); // biome-ignore format: one line
const hourOf = (said: string): string => (/^(?:midnight|noon|midday)$/i.test(said) ? 'twelve' : /\d/.test(said) ? HOURS[Number(said)]! : said.toLowerCase()); // biome-ignore format: one line

/** A clock whose hands stand at an hour: "six o'clock", "half past nine", "clock showing 3:30". */
const withHours = (text: string): string =>
  text
    .replace(HALF_PAST, (_, a?: string, b?: string) => `half past ${hourOf(a ?? b ?? '')} clock`)
    .replace(FULL_HOUR, (_, a?: string, b?: string) => `hour ${hourOf(a ?? b ?? '')} clock`);

export function withContents(text: string): string {
  const keep = (said: string, changed: string): string => (OWN.test(said.replace(/ (?:with|full of|filled with) /i, ' of ')) ? said : changed); // biome-ignore format: one line
  return (
    withHours(text)
    // what a die shows is no number of dice; a toy of something has its form
    .replace(/(?<=\b(?:dice|die|d6)\b.*) (?:showing|showing a|with a|landed on|on) (?:the )?(?:number )?(?:one|two|three|four|five|six|[1-6])(?=$|,)/gi, '')
    .replace(/^((?:an? |the )?(?:(?!with|of)[a-z]+ ){0,2}?)(submarine|boat|ship|car|truck|train|plane|airplane|rocket|helicopter|tank|dinosaur|horse|duck|boat|bus|tractor) toy(?=$|,| with)/gi, '$1toy $2')
    .replace(/\brolled(?:[- ]up)? (?:treasure )?map\b/gi, 'furled map')
    .replace(/\bbroken hearts?\b/gi, 'heartbreak')
    .replace(/\b([a-z]+)'s (supplies|tools|pack|utensils|kit|pick)\b/gi, '$1s $2')
    .replace(/\brolled(?:[- ]up)? (?=(?:sleeping bag|bedroll|blanket|carpet|rug|towel|mat)\b)/gi, '')
    .replace(/(?<!\bleaning\b.{0,40})\b(stuck|stabbed|planted|driven|buried|embedded|plunged) (?:in|into) (?:the |some )?(?:ground|dirt|earth|soil)\b/gi, '$1 in a mound')
    .replace(/\b(?:hot )?steaming (?=(?:hot )?(?:cup|mug|teacup|coffee|tea|bowl of (?:ramen|noodles|soup|rice))\b)/gi, '')
    .replace(/\bf-?1 (?:race )?car\b|\bformula (?:1|one)(?: car)?\b/gi, 'racing car')
    .replace(/\bbec de corbin\b/gi, 'war pick')
    .replace(/\bjack[- ]?o['’]?[- ]?lantern(s?)\b/gi, 'jack o lantern$1')
    .replace(/\bcarved pumpkin\b/gi, 'jack o lantern')
    .replace(/\bpotted (?!plants?\b|palm|meat|monstera|philodendron)((?:[a-z-]+ ){0,2}?[a-z-]+)((?: with [^,]+)?)(?=$|,)/gi, '$1$2 in a flowerpot')
    .replace(/\bcrossbow,? (?:loaded |armed |drawn )?(?:with|and) (?:an? )?(?:bolt|arrow)s?\b/gi, 'crossbow')
    .replace(/^((?:[a-z-]+ ){0,3})(?:long)?bow,? (?:with|and) (?:an? )?(?:nocked )?arrows?$/i, '$1bow with arrow')
    .replace(/\bskull,? (?:with|and) (glowing )?((?:red|blue|green|purple|yellow|orange|white) )?(glowing )?eyes\b/gi, (_, a = '', c = '', b = '') => `skull with ${c || (a || b ? 'red ' : 'red ')}eyes`)
    .replace(/\bak[- ]?47s?\b/gi, 'kalashnikov')
    .replace(/\b3[- ]?d printer/gi, 'three dimensional printer')
    .replace(/\bc[- ]?4(?: (?:explosives?|bomb|charge|pack))?\b/gi, 'plastic explosive')
    .replace(/\bdesert eagle\b/gi, 'pistol')
    .replace(/\bjack[- ]in[- ]the[- ]box\b/gi, 'jackbox toy')
    .replace(/\b(?:made|built|constructed|assembled) (?:from|of|out of) ((?:(?:rusty|old|shiny|heavy|thick) )*)(metal|steel|iron|bronze|copper|gold|brass|wood|wooden|stone|bone) (?:plates|plating|sheets|panels|planks|slabs|bars|blocks|parts|pieces)\b/gi, 'made of $1$2')
    .replace(/\b(?:fragment|piece|chunk|shard|bit)s? of (?:an? |the )?(?:meteor(?:ite)?|asteroid|comet)\b|\b(?:meteor(?:ite)?|asteroid) (?:fragment|chunk|shard|piece|rock)\b/gi, 'asteroid')
    .replace(/\bhead of (garlic|lettuce|cabbage|broccoli|cauliflower)\b/gi, '$1')
    .replace(/\b(?:mug|tankard|stein|pint|flagon|jug|glass) (?:of|full of|filled with) (?:cold |foamy |frothy )?(beer|ale|lager|stout|mead)\b/gi, 'beer mug') // biome-ignore format: one line
    .replace(/\bmug (of|with|full of) (coffee|tea|hot chocolate|cocoa|espresso)\b/gi, 'mug with $2')
    .replace(/\b(?:tea ?)?cup (?:of|with|full of|filled with) ((?:green )?tea|hot chocolate|cocoa|espresso)\b/gi, 'coffee cup with $1') // biome-ignore format: one line
      .replace(/\bglass (of|full of|filled with|with) (?:a )?((?:red |white )?wine)\b/gi, 'wine glass with $2')
      .replace(HEAP, (said, look: string, what: string) =>
        /coal$|hay$|corn$|wheat$|ore$/i.test(what) ? said : `mound with ${look}${what}`,
      )
      .replace(
        /\bnecklace (?:of|made of|with) ((?:[a-z]+ )?(?:teeth|tooth|fangs|claws|bones))\b/gi,
        'bead necklace with $1',
      )
      .replace(
        /\b(?:(?:shark|wolf|bear|tiger|dragon|beast|animal|monster)(?:'s)?[ -])?(?:tooth|teeth|fangs?|claws?|bones?) necklace\b/gi,
        'bead necklace with teeth',
      )
      .replace(FILLED_BEFORE, (said, what: string, vessel: string) => keep(said, `${vessel} with ${what}`))
      .replace(LIQUID_IN, (said, vessel: string, look: string, what: string) =>
        keep(said, `${/^(?:glass|pint)$/i.test(vessel) ? 'drinking glass' : vessel} with ${look}${what}`),
      )
      .replace(LOAD_IN, (said, vessel: string, look: string, what: string) =>
        keep(said, `${vessel} with ${look}${what}`),
      )
      .replace(LIQUID_BEFORE, (said, what: string, vessel: string) => keep(said, `${vessel} with ${what}`))
  );
}
