/** Wordings that mean another than they name, put plainly before they are read. */

import { asListed } from './as-listed.ts';
import { partsPlainly } from './parts-plainly.ts';
import { namesPlace, OPEN_WORDS, PLACE_WORDS, placeAt, placeLength } from './place-words.ts';
import { skyLast } from './sky-last.ts';

/** "Night campsite with a tent": the hour stands before the place. */
function hourLast(text: string): string {
  const [, rest] = /^(?:an? |the )?(?:night|nighttime|midnight) (.+)$/i.exec(text.trim()) ?? [];
  return rest && placeAt(rest.toLowerCase().split(/[ ,]+/)) ? `${rest} at night` : text;
}
/** "Summer beach", "monochrome forest": the season and the palette are the place's, unless it has a name of its own. */
function seasonLast(text: string): string {
  const [, how = '', rest = ''] = /^(?:an? |the )?(summer|winter|autumn|fall|spring|monochrome|black and white|sepia|grayscale|greyscale|pastel) (.+)$/i.exec(text.trim()) ?? []; // biome-ignore format: one line
  const words = rest.toLowerCase().split(/[ ,]+/);
  if (rest === '' || !placeAt(words) || PLACE_WORDS.has(`${how} ${words[0]}`.toLowerCase())) return text;
  return /^(?:summer|winter|autumn|fall|spring)$/i.test(how)
    ? `${rest} in ${how.toLowerCase()}`
    : `${rest}, ${/^mono/i.test(how) ? 'grayscale' : how.toLowerCase()} palette`;
}
/** "Village in the snow with a longhouse": the snow lies on the place. */
function snowFirst(text: string): string {
  const [, before, after] = /^(?:an? |the )?((?:[\w-]+ ){1,4})(?:in|under|covered (?:in|with|by)) (?:the |deep )?snow\b(.*)$/i.exec(text.trim()) ?? []; // biome-ignore format: one line
  const words = before?.trim().toLowerCase().split(' ') ?? [];
  return before && words.some((_, i) => PLACE_WORDS.has(words.slice(i).join(' '))) ? `snowy ${before.trim()}${after}` : text; // biome-ignore format: one line
}

/** Places that are seen from others. */
const FAR_PLACE = /^(?:an? |the |some )?(?:[a-z-]+ )?(?:volcano|mountains?|hills|city|city skyline|skyline|forest)$/i;
const ON_HORIZON = '(?:on the horizon|in the (?:far |hazy )?distance|far[- ]away|far off|off in the distance)';
/** "Castle on the horizon, a road through wheat fields": what lies far off is told after what one stands in. */
const horizonLast = (text: string): string =>
  text.replace(
    new RegExp(`^((?:an? |the |some )?(?:(?!(?:with|and|in|on|at)\\b)[a-z'-]+ ){1,4}?)${ON_HORIZON}(?:,| and| behind)\\s*(.+)$`, 'i'), // biome-ignore format: one line
    (whole: string, what: string, rest: string) =>
      FAR_PLACE.test(what.trim()) && namesPlace(rest) ? `${rest} with ${what.trim()} in the background` : placeAt(what.trim().toLowerCase().replace(/^(?:an?|the|some) /, '').split(' ')) ? whole : `${rest} with ${what.trim()} on the horizon`, // biome-ignore format: one line
  );

/** "Gas station post apocalypse": a world in which something stands is said like an adjective. */
const inRuins = (text: string): string => {
  const [, what = '', more = ''] = /^(.+?),? (?:in (?:an? |the )?|after the )?(?:post[- ]?)?apocalyp(?:se|tic)(?: (?:world|setting|style|wasteland|vibe|mood))?((?:,| with| at).*)?$/i.exec(text.trim()) ?? []; // biome-ignore format: one line
  if (what === '' || /\b(?:post|the|in|of|after|an?)$/i.test(what)) return text;
  const words = what.toLowerCase().split(' ');
  return words.some((_, i) => OPEN_WORDS.has(words.slice(i).join(' ')) && (words.length < 2 || words.at(-1) !== 'station')) ? `post apocalyptic ${what}${more}` : `${what} in a ruined city${more}`; // biome-ignore format: one line
};

const WAY =
  /^((?:an? |the )?)((?:(?!through\b|over\b|in\b)[a-z]+ ){0,3}?)(path|road|trail|track|driveway|walkway|footpath|stairs|staircase|steps|stairway|bridge) (?:that )?(?:leading|leads|going|goes|winding|winds|running|runs|climbing) (?:(?:up|down|straight|on|deep|all the way) )*(?:to|towards?|into) ((?:an? |the )?(?:[a-z-]+ ){0,3}?[a-z]+)(?=$|,| at | in | with | under )/i;
/** What a way leads to is seen behind it: a castle on its hill, a temple at the top of its stairs. */
function atItsEnd(text: string): string {
  const found = WAY.exec(text.trim());
  if (!found) return text;
  const [all, , how = '', way = '', end = ''] = found;
  const rest = text.trim().slice(all.length);
  const there = end
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(' ');
  if (OPEN_WORDS.has(there.join(' ')) || OPEN_WORDS.has(there.slice(-1)[0]!) || /^(?:woods|hills|mountains?)$/.test(there.slice(-1)[0]!)) return `${end} with a ${how}${way}${rest}`; // biome-ignore format: one line
  if (/^stair|^steps/i.test(way)) return `${end} with ${how}${way}${rest}`;
  const article = /^(?:an?|the) /i.test(end) ? end : `a ${end}`;
  return /^bridge/i.test(way)
    ? `river with ${article} behind and a ${how}${way}${rest}`
    : `hill with ${article} and a ${how}${way}${rest}`;
}

/** Where it is autumn, or several colours of leaves are told, an orange tree bears no oranges. */
const leafed = (text: string): string =>
  /\b(?:autumn|autumnal|fall|october|november|halloween|thanksgiving|pumpkins?)\b|\b(?:red|yellow|gold|golden|brown)(?:,| and) orange\b|\borange(?:,| and) (?:red|yellow|gold|golden|brown)\b/i.test(
    text,
  )
    ? text.replace(
        /\b(?:(?:red|yellow|gold|golden|brown)(?:,| and|, and) )*orange(?:(?:,| and|, and) (?:red|yellow|gold|golden|brown))* (?=(?:[a-z]+ )?trees?\b)/gi,
        'autumn ',
      )
    : text;

/** Two things of which one name hid the other: a bridge over a river, the house of a floating island. */
export const plainer = (text: string): string =>
  asListed(snowFirst(seasonLast(hourLast(skyLast(inRuins(horizonLast(leafed(atItsEnd(partsPlainly(text))))))))))
    // "mars colony with a rover": what stands on a world is told of it
    .replace(/^((?:an? |the )?(?:small |big |abandoned |old |space |domed |sci-?fi )*)(?:(mars|moon|lunar|martian) (?:colony|settlement|habitat)|(?:colony|settlement|base|habitat|outpost) on (?:the )?(mars|moon))(?= with |,|$)(?: with|,)?/i, (_all: string, _how: string, a = '', b = '') => `${/mars|martian/i.test(a + b) ? 'mars' : 'moon'} with a space base, `)
    .replace(/\b(?:space|sci-?fi|space station|lunar|colony|alien) outpost\b/i, 'space base')
    .replace(/\b(by|along|on|beside|next to|at) (?:an? |the )canal\b/i, 'by a river')
    // the hall that one comes into
    .replace(/\b((?:haunted |abandoned |old |dark |creepy )*)(?:manor|mansion|villa|castle|palace|chateau|haunted house) (?:entrance hall|entry hall|foyer|vestibule|lobby)(?= with (?:an? )?(?:big |grand |wide |double |large |marble )*(?:stair|chandelier|carpet|fireplace|mirror|column|statue|armou?r|painting)|$|,)/i, '$1grand hall')
    // what flashes over it is a storm's
    .replace(/,? with (?:an? |some )?(?:bright |blue |purple |flashing )*(?:lightning(?: bolts?| strikes?)?|thunder|thunderstorm|storm clouds|thunderclouds) (?:(?:flashing|striking) )?(?:above|overhead|behind(?: it)?|over it|in the (?:sky|background|distance))(?= |,|$)/i, ' in a storm')
    // a place that is on fire burns
    .replace(/^((?:an? |the )?)((?:[a-z]+ ){0,3}?[a-z]+) (?:(?:is |set )?on fire|in flames|ablaze|engulfed in (?:flames|fire))(?=$|,| at night)/i, (all: string, article: string, what: string) => (placeLength(what.toLowerCase().split(' ').slice(-2)) > 0 || PLACE_WORDS.has(what.toLowerCase().split(' ').at(-1)!) ? `${article}burning ${what}` : all))
    // a ship among stars is none of the sea
    .replace(/^((?:an? |the )?(?:space|moon|mars|star|orbital|alien|sci-?fi|futuristic|spaceship|starship) ?(?:hangar|station|dock|port|base|bay|colony|city)\b.*? (?:with|and) (?:an? |the |some |two |three )?(?:[a-z]+ ){0,2}?)ships?\b/i, '$1spaceship')
    // another world over this one
    .replace(/\bwith (?:the |an? )?((?:(?:big|huge|giant|blue|full|distant|rising) )*)(?:planet )?earth (?:(?:visible|rising|hanging|shining|glowing) )?(?:in|on|above|over) (?:the )?(?:[a-z]+ )?(?:sky|horizon|background|distance)\b/i, 'on the moon, earthrise')
    // it is the sand that is black
    .replace(/\bwith (?:an? |the )?(black|white|pink|red|golden|purple|grey|gray|orange) beach(?:es)?\b/i, 'with $1 sand')
    .replace(/^((?:an? |the )?)(black|pink|red|purple) beach\b/i, '$1beach with $2 sand')
    // where food comes from is no place
    .replace(/\b[a-z]+[- ]to[- ](?:table|cup|fork|bar|glass|plate)\b ?/gi, '')
    .replace(/^((?:an? |the )?(?:[a-z]+ )?lighthouse\b.*?),? (?:with )?(?:the |its )?(?:light|lamp|beacon)s? (?:is )?(?:(?:turned|switched) )?on\b(?! top)/i, '$1 with light')
    // a house in a shape is not in a thing
    .replace(/\b(?:in the (?:shape|form) of|that looks like|that is shaped like) (?=an? [a-z ]+$)/i, 'shaped like ')
    // seats are inside, and what stands on a moon or a mountain stands there
    .replace(/^(?:an? |the )?((?:(?:empty|old|crowded|dirty|night) )*)(bus|train|plane|airplane|subway|tram) with (?=(?:[a-z]+ )?(?:seats|passengers|poles|luggage racks)\b)/i, (_all: string, how: string, what: string) => `${how}${/^tram$/i.test(what) ? 'train' : /plane/i.test(what) ? 'airplane cabin' : what}${/plane/i.test(what) ? '' : ' interior'} with `)
    .replace(/^(?:an? |the )?(moon|asteroid|mountain) with (?!(?:an? )?(?:face|rings?|craters?|eyes?|smile|snow|snowy peak|smiling)\b)(?=an? |the |two |some )/i, (_all: string, what: string) => `${/^mountain$/i.test(what) ? 'mountains' : `${what.toLowerCase()} surface`} with `)
    .replace(/\bfrom (?:the |its )?chimneys\b/gi, 'from the chimneys')
    // tombs of the Nile
    .replace(/^((?:an? |the )?(?:[a-z]+ )?)(?:burial chamber|tomb|crypt|burial crypt)\b(?=.*\b(?:hieroglyph(?:s|ics)?|pharaohs?|mumm(?:y|ies)|sarcophag(?:us|i)|scarabs?|anubis)\b)/i, '$1egyptian tomb')
    // where people of a trade are, and what one dances in
    .replace(/\b(?:standing |walking |skating )?on (?:the |thin )?ice(?=$|,)/i, 'on a frozen lake')
    .replace(/\bin (?:an? |the )?(?:night ?)?club(?=$|,)/i, 'in a nightclub interior')
    .replace(/^((?:an? |the )?(?:[a-z]+ )?teacher) (?:at|in front of|before) (?:an? |the )?(?:black|white|chalk) ?board(?=$|,)/i, '$1 in a classroom')
    .replace(/^((?:an? |the )?(?:[a-z]+ )?(?:bar ?keeper|bartender|bar ?keep|innkeeper|barmaid)) (?:behind|at) (?:an? |the |his |her )?(?:bar|counter)(?=$|,)/i, '$1 in a tavern')
    .replace(/^((?:an? |the )?(?:[a-z]+ )?(?:vampire|king|queen|prince|princess|knight|ghost|count|lord|butler)) in (?:an? |the |his |her )?castle(?=$|,)/i, '$1 in a castle hall')
    .replace(/\bmountain range\b/gi, 'mountains')
    // the nights of the year
    .replace(/(?:,? (?:at|on|in|during))? (?:the |a )?(christmas|xmas|halloween|new year'?s?)(?: (?:night|eve))\b(?! (?:party|market))/i, (_all: string, feast: string) => ` at night${/^(?:christmas|xmas)/i.test(feast) ? ' with christmas lights' : /^new/i.test(feast) ? ' with fireworks in the sky' : ' with jack o lanterns'}`)
    // those who watch, and what is shipped
    .replace(/\b(stadium|ballpark|football field|soccer field)\b([^,]*?),? (?:(?:with|and|all|the|flood|stadium|bright) ?)*lights (?:turned |switched )?on\b/i, '$1$2 with floodlights')
    .replace(/\b(stadium|arena|ballpark|football field|soccer field)((?: [a-z]+){0,6}?) and (?:an? )?(?:(?:big|huge|cheering) )*crowd(?: cheering)?$/i, '$1$2 with a cheering crowd')
    .replace(/\b(stadium|arena|concert|concert hall|ballpark|football field|soccer field|match|game)((?: [a-z]+){0,2}?) (?:full of|filled with|packed with|with) ((?:cheering|screaming|excited|many|crazy|thousands of|lots of) )*(?:fans|spectators|supporters|people)\b/i, '$1$2 with a cheering crowd')
    .replace(/\b(an?|the|his|her|with|and|,) ((?:(?:gaming|big|small|messy|old) )*)(computer|laptop|pc) desk\b/gi, (_all: string, joint: string, how: string, what: string) => `${joint} ${how}desk and a ${/^pc$/i.test(what) ? 'computer' : what}`)
    .replace(/\b((?:stacked|stacks of|piles of|colou?rful|rusty|shipping|cargo) )+containers\b/gi, 'crates')
    // what sank lies under water
    .replace(/^(?:an? |the )?(?:sunken|sunk) ((?:[a-z]+ )?(?:ship|galleon|boat|submarine|ship ?wreck)) with (?!.*\b(?:underwater|under water|sea|ocean|reef)\b)/i, 'underwater with a sunken $1 and ')
    .replace(/^((?:an? |the )?)(?:desert )?oasis (palace|temple|castle|town|village|house|mosque|city)\b(.*)$/i, '$1$2$3 in an oasis')
    // one looks over the roofs from one of them
    .replace(/^(?:an? |the )?(?:rooftop|roof) view (?:over|of|above|overlooking|onto) (?:an? |the )?((?:[a-z-]+ ){0,3}?)(?:city|skyline|town|downtown|metropolis)\b/i, '$1rooftop')
    // palms have their roots on a shore
    .replace(/^((?:sunset|sunrise|dawn|dusk|night|moonlight|storm)(?: sky)?) (?:over|on|at|by) (?:the |an? )?(?:[a-z]+ )?(?:sea|ocean)(?=.*\b(?:palms?|palm trees?|sand|umbrellas?|hammock|beach)\b)/i, 'beach at $1')
    .replace(/^((?:[a-z]+ )?(?:sea|ocean)) (?=.*\b(?:palm trees?|palms)\b)/i, 'beach ')
    // signs that are listed after a street are the street's
    .replace(/\b(street|alley|city|town|district)((?: (?:at night|in the rain|rainy|at dusk))*),? ((?:(?:pink|blue|bright|glowing|japanese|lots of|many) )*neon (?:signs|lights))\b/i, '$1$2 with $3')
    // what crowns a hoard lies on it, and is no sign of it; there are gems in each
    .replace(/^(?:an? |the )?((?:big |large |small |huge )?(?:pile|heap|mound|hoard|stack) of (?:gold coins|golden coins|gold|coins|treasure)) with (an? (?:[a-z]+ )?(?:crown|skull|goblet|chalice|tiara|helmet|lamp)) and (?:(?:some|many|colou?rful|shiny) )?(?:gems|jewels|diamonds|rubies|gemstones)(?=$|,)/i, '$2 on a $1')
    // one drawing with its tree
    .replace(/^(?:an? |the )?(?:rope |wooden |old )?swing (?:(?:hanging|hung|tied|attached) )?(?:from|on|to|in|under) (?:an? |the )?(?:(?:big|old|large) )?(?:oak )?tree(?: branch)?(?=$|,)/i, 'a tree swing')
    // grass that somebody is on is the ground, and no tuft of it under the feet
    .replace(/\b(?:on|in) (?:the |some )?((?:green|fresh|tall|long|short|soft) )*(?:grass|turf)(?=$|,| (?:and|with|under|near|next|by|beside|in|at|eating|playing)\b)/gi, 'on a lawn') // biome-ignore format: one line
    // what burns by itself is in no other flames
    .replace(/\b(?:burning|flaming) (?=(?:candles?|torch(?:es)?|lanterns?|campfires?|bonfires?|oil lamps?|braziers?|fireplaces?)\b)/gi, '') // biome-ignore format: one line
    .replace(/\b((?:lighthouse|castle|house|tower|temple|church|hut|cabin|fortress|monastery|cottage|ruins?)) on (?:an? |the |some )(?:(?:big|small|little|large|jagged|steep|lonely|sea|ocean) )*(?:rocks?|crag|islet|reef|outcrop|rocky (?:island|outcrop|islet|shore|coast|base|ground|cliff)|rock base|base of rocks?|stone base)\b/i, '$1 on a sea crag')
    .replace(/\b(?:beside|next to|alongside) (?=(?:an? |the )(?:river|stream|creek|brook|lake|pond)\b)/i, 'by ')
    .replace(/\b(with .*?\bbridges?) (?:over|across|spanning) (?=(?:an? |the )?(?:\w+ )?(?:river|stream|creek|brook)\b)/i, '$1 and ')
    // "lighthouse white and red stripes": the stripes are its own, and do not make it several
    .replace(/^((?:an? |the )?(?:[a-z]+ )?(?:lighthouse|tower|tent|house|barn|silo|windmill|chimney|castle)) ((?:[a-z]+ (?:and )?){1,3})stripes\b/i, '$1 with $2stripes')
    // stripes and colours may stand between a lighthouse and its rocks
    .replace(/^((?:an? |the )?(?:[a-z]+ )?lighthouse\b[a-z ,-]*?),? on (?:the |some )?(?:(?:big|large|jagged|steep|sea) )*rocks$/i, '$1 on a sea crag')
    // what floats floats on its piece of rock
    .replace(/^((?:an? |the )?)(?:floating|flying|levitating|hovering) ((?:(?:small|big|old|ruined|magical?|white|stone|fantasy|wizard) )*(?:castle|house|cottage|tower|temple|palace|windmill|lighthouse|hut|mansion|fortress|village|cabin))\b(?! on\b)/i, '$1$2 on a floating island')
    .replace(/\b(?:kid|child|toddler)(?:'s|s'|s|ren's) (?:bed)?room\b/i, 'nursery')
    .replace(/\b(nursery|playroom) (?:with|full of|filled with) (?:lots of |many |some )?toys\b(?: (?:(?:scattered|lying|spread) )?(?:on|across|all over|over|around) (?:the )?(?:floor|ground|room|place))?/i, '$1')
    .replace(/^((?:an? )?(?:floating|flying|sky) island) with (an? (?:\w+ )?(?:castle|house|cottage|tower|temple|palace|windmill|lighthouse|hut|mansion|fortress|village))\b/i, '$2 on $1'); // biome-ignore format: one line

const HOUSES: Readonly<Record<string, string>> = { bar: 'tavern', pub: 'tavern', blacksmith: 'forge', smith: 'forge', "blacksmith's": 'forge', alchemist: 'alchemist shop', baker: 'bakery', barber: 'barber shop' }; // biome-ignore format: a table
const HOUSE =
  /^((?:an? |the )?(?:(?:medieval|fantasy|old|cozy|cosy|dark|busy|small|empty|crowded|rustic|village|dwarven|seedy|jazz|town|warm) )*)(bar|pub|blacksmith(?:'s)?|smith|alchemist|baker|barber)((?: (?:at|during) .*)?)$/i;
/** One goes there for what is inside; a wide picture of it alone, or with furniture, is of its room. */
const ROOM =
  /^((?:an? |the )?(?:(?:medieval|fantasy|old|cozy|cosy|dark|busy|small|empty|crowded|rustic|seedy|jazz|warm|modern|retro|fancy|abandoned|neon|cyberpunk|dive|irish|english|80s|50s) )*)(night ?club|casino|diner|restaurant|cafe|cinema|movie theat(?:er|re)|pharmacy|barber ?shop|hair salon|warehouse|arcade|laundromat|pizzeria|supermarket|bar|pub)( with .+)?$/i;
/** What is seen of a house from the street. */
const FRONTED =
  /\b(?:awnings?|terrace|roof|chimney|facade|front|outside|umbrellas?|street|parking|marquee|chalkboard|tables outside|sign|flag|balcony|garden|windows?)\b/i;
/** A trade with what only a house has: its sign, what stands before it. */
const SHOP =
  /^((?:an? |the )?(?:(?:medieval|fantasy|old|cozy|cosy|busy|small|empty|rustic|village|dwarven|little|modern) )*)(blacksmith|fishmonger|butcher|baker|barber|florist|alchemist|tailor|cobbler|potter|carpenter|jeweler|bar|pub)((?:,? with (?:an? )?(?:[a-z]+ ){0,3}(?:sign|anvil outside|awning|chimney|smoke|roof|terrace|neon sign|neon lights outside|porch|door|windows?|tables outside|goods outside)\b).*)$/i;
/** The house of a trade that is named with its sign or its front: "blacksmith with a sword sign". */
export function asShop(text: string): string {
  const [, how = '', trade = '', rest = ''] = SHOP.exec(text.trim()) ?? [];
  if (trade === '') return text;
  return `${how}${/^(?:bar|pub)$/i.test(trade) ? 'dive bar' : `${trade} shop`}${rest}`;
}
const LIGHTS_OUT =
  /^((?:an? |the )?(?:[a-z-]+ ){0,4}?[a-z]+),? (?:(?:with|and|has|where) )*(?:(?:all|the|its|most|of) )*(?:lights?|lamps?|power|electricity) (?:(?:are|is|all|turned|switched|went|gone) )*(?:off|out|dead)(?= |,|$)/i;
/** Whose lights are off is a room: an office, a station, a shop by that name stands in the street. */
function darkInside(text: string): string {
  const [all = '', head = ''] = LIGHTS_OUT.exec(text.trim()) ?? [];
  if (head === '') return text;
  const words = head.toLowerCase().split(' ');
  const room = words.some((_, i) => i > words.length - 4 && PLACE_WORDS.has(words.slice(i).join(' ')));
  return `${head}${room && /^(?!.*\b(?:interior|inside|street|city|town|village|forest|park|alley)\b)/i.test(head) ? ' interior' : ''}, lights off${text.trim().slice(all.length)}`;
}
/** A wide picture of a trade alone, or a bar at an hour, is of the room: "bar at night", "medieval blacksmith". */
export function insideOf(typed: string, wide: boolean): string {
  const text = darkInside(typed);
  const room = wide ? ROOM.exec(text.trim()) : null;
  if (room && !FRONTED.test(room[3] ?? ''))
    return `${room[1]}${/^(?:bar|pub)$/i.test(room[2]!) ? 'tavern' : /^cinema|^movie/i.test(room[2]!) ? 'cinema' : room[2]} interior${room[3] ?? ''}`;
  const [, before = '', name = '', after = ''] = HOUSE.exec(text.trim()) ?? [];
  const house = HOUSES[name.toLowerCase()];
  if (!house || !(wide || (after && /^(?:bar|pub)$/i.test(name)))) return text;
  return `${/^(?:bar|pub)$/i.test(name) ? '' : `${before}${name} `}in a ${house}${after}`;
}

const SKY_LIGHT = '((?:full|crescent|blood|red|big|giant|huge|bright|glowing|yellow|pale|blue|white|half|rising|setting|orange|golden|silver) )*(moon|sun)'; // biome-ignore format: a table
const BEFORE_SKY = new RegExp(`,? (?:with|in front of|before|against|under|beneath|below|silhouetted (?:against|by|in front of|before)|standing (?:under|before|in front of)) (?:an? |the )?${SKY_LIGHT}(?: (?:behind|rising behind|glowing behind|shining behind)(?: (?:him|her|it|them))?| in the (?:background|sky)| above| overhead)?$`, 'i'); // biome-ignore format: one line
const AGAINST_MOON = /,? (?:in front of|before|against|silhouetted (?:against|by|in front of|before)|standing (?:before|in front of)) (?:an? |the )?((?:(?:full|blood|red|big|giant|huge|bright|glowing|yellow|pale|blue|white|silver|rising) )*)moon(?: in the (?:background|sky|night sky))?(?: at night)?$/i; // biome-ignore format: one line
/** Who is in front of the moon is there by night, the moon a disc behind. */
export const beforeMoon = (text: string): string =>
  text.replace(
    AGAINST_MOON,
    (_all: string, how: string) => ` silhouetted before a ${how.replace(/full /i, '')}moon at night`,
  );

const BEARS_SIGN = /\b(?:shield|banner|flag|tapestry|book|tome|grimoire|coin|medal|medallion|amulet|pendant|ring|brooch|badge|poster|card|mug|plate|chest|box|crate|barrel|door|cloak|cape|hat|helmet|mask|drum|vase|pot|jar|mirror|clock|rug|pillow|blanket|scroll|key|bottle|potion|bag|backpack|pouch)s?$/i; // biome-ignore format: one line
/** A picture that is cut out has no sky and no ground: the moon is a disc behind who stands there, a cliff is the rock under the feet. */
export const cutOutOfSky = (text: string): string =>
  text
    .replace(BEFORE_SKY, (found, ...more) => {
      // a shield with a sun bears it as its sign
      const [at, whole] = [more.at(-2) as number, more.at(-1) as string];
      if (/^,? with /i.test(found) && !/behind|background|sky|above|overhead/i.test(found) && BEARS_SIGN.test(whole.slice(0, at))) return found; // biome-ignore format: one line
      const light = /(?:[a-z]+ )*(?:moon|sun)/i.exec(found.replace(/^,? (?:with|in front of|before|against|under|beneath|below|silhouetted (?:against|by|in front of|before)|standing (?:under|before|in front of)) (?:an? |the )?/i, ''))![0]; // biome-ignore format: one line
      return ` silhouetted before a ${light.replace(/^full /i, '')}`;
    })
    .replace(/\bon (?:top of )?(?:an? |the )(?:edge of (?:an? |the ))?(?:(?:high|rocky|tall|steep|stone|big) )*(?:cliff(?: edge| ?top)?|rocky outcrop|ledge|mountain ?top|(?:mountain )?peak|crag)(?=$|,| silhouetted| with)/gi, 'on a big rock'); // biome-ignore format: one line
