/**
 * What a creature's body bears, said in words that name something else as well: an island on a back is no beach, a chest no box, a cap of a
 * mushroom no hat. In the words of the tables.
 */

/** Places as what is seen of them on a back. */
const ON_BACKS: Readonly<Record<string, string>> = { island: 'palm tree', islet: 'palm tree', atoll: 'palm tree', 'desert island': 'palm tree', 'tropical island': 'palm tree', city: 'house', town: 'house', village: 'house', forest: 'tree', woods: 'tree', jungle: 'tree', grove: 'tree', garden: 'flowers', meadow: 'flowers', castle: 'castle', fortress: 'castle', temple: 'temple', shrine: 'shrine', ruins: 'temple', ruin: 'temple', mountain: 'mountain', volcano: 'volcano', farm: 'house', tavern: 'house' }; // biome-ignore format: a table
const CARRIES = new RegExp(`,? (?:with |carrying |bearing |and )?(?:an? |the )?(?:(?:whole|entire|tiny|small|little|mini|miniature|mossy|old|ancient|floating|lush|green) )*(${Object.keys(ON_BACKS).join('|')})(?: (?:growing|built|standing|sitting|perched))? (?:up)?on (?:its|his|her|the|their) (back|shell|head|shoulders)(?:,? (?:with|and) (?:an? |some |two |three )?(?:palm )?(?:trees?|houses?|buildings?|palms?)(?: on it)?)?(?:, (?:an? )?(?:palm )?trees?(?= *(?:,|$)))?`, 'i'); // biome-ignore format: one line

/** A breast, where somebody has one. */
const CHEST = /\b(on|across|over|in|inside|from|out of|beating|pounding|thumping) (?:its|his|her|the) chest\b/gi;
/** "A sun shaped mane": no part takes such a shape. */
const SHAPED =
  /\b[a-z]+[- ]shaped (?=(?:mane|fur|scales|body|wool|coat|feathers|legs|beak|claws|teeth|muzzle|snout|wings)\b)/gi;
const PAINTED_WITH = /,? (?:that is )?(?:painted|decorated|patterned|covered|adorned) (?:all over )?(?:with|in) (?:(?:colou?rful|painted|little|small|pretty|folk|tribal|magic|intricate) )*((?:glowing )?(?:(?:blue|red|green|purple|black|white|golden|gold|pink|cyan|orange|yellow) )?(?:flowers|stars|runes|glyphs|symbols|tattoos))\b/gi; // biome-ignore format: one line
const SIGNS_ON = /\b(runes?|glyphs?|symbols|sigils|tattoos?|markings|patterns?|(?:painted )?flowers(?! on (?:its|his|her|the) back\b)|stars) (?:all over|on|across|along|over|down|carved (?:in|into)|painted on|glowing on) (?:its|his|her|the) (?:whole )?(?:fur|body|skin|flanks?|sides?|hide|coat|back|legs|scales)\b/gi; // biome-ignore format: one line
const ITS_CAP = /\b(mushroom|myconid|toadstool|fungus|shroom)\b(?! (?:crab|turtle|tortoise|snail|lobster|isopod)\b)(.*?),? (?:with |wearing |has )?(?:an? )?((?:(?:big|large|red|blue|green|purple|brown|orange|yellow|white|pink|black|golden|glowing|spotted|polka dot|polka-dot) )+)cap\b/i; // biome-ignore format: one line

/** "Brown feathers" of those who have wings on their backs. */
const FEATHERED = /\b(harpy|angel|valkyrie|seraph|birdman|bird man|bird woman|tengu|garuda)\b([^,]*(?:,[^,]*)*?)(,| with| and) ((?:dark |light |pale |bright )?(?:black|white|brown|grey|gray|golden|gold|red|blue|green|purple|pink|silver)) feathers\b/i; // biome-ignore format: one line

/** A mark of a shape is put on its head, where there is room for one. */
const MARKED = /(?:(?:,|,? with|,? and|,? has) (?:an? |the |its |one )?)?((?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden|gold|silver|brown|glowing|dark|big|small) )*)\b(moon|star|heart|sun|cross|flower|skull|crescent|diamond|spiral|paw|leaf|flame|snowflake|bone|lightning bolt|eye|rune)[- ](?:shaped )?(?:mark|marking|symbol|emblem|patch|spot|sign|birthmark|pattern) on (?:(?:its|his|her|the) )?(chest|belly|breast|abdomen|thorax|tummy|side|flank|back|shoulder|body|rump|butt|shell|forehead|head|face|brow)\b/gi; // biome-ignore format: one line
/** Where such a mark is painted. */
const spotOf = (where: string): string => (/^(?:forehead|head|face|brow)$/i.test(where) ? 'forehead' : /^(?:chest|belly|breast|abdomen|thorax|tummy)$/i.test(where) ? 'belly' : 'back'); // biome-ignore format: one line
/** What of a spider, a wasp or an ant is seen of its belly, and from behind of others. */
const ABDOMEN = /\b(?:abdomen|thorax|tummy)\b/gi;
/** Birds' feet are their own. */
const TALONS = /(?<=\b(?:harpy|tengu|garuda|birdman|bird man|bird woman|birdfolk)\b.*),? (?:with |and )?(?:(?:sharp|long|big|huge|yellow|black|curved) )*(?:talons|claws)\b/gi; // biome-ignore format: one line

/** "A duck in rain boots" stands in no boot: it has them on. */
const IN_WEAR =
  / in ((?:an? |its |two |a pair of )?(?:[a-z]+ ){0,2}(?:boots|shoes|sneakers|slippers|socks|gloves|mittens|sunglasses|glasses|goggles))\b/gi;

/** Hair that hangs in a face is its own. */
const FRINGE =
  /,? (?:with |has )?(?:(?:long|shaggy|thick|messy|floppy) )*(?:hair|fur|fringe|bangs|wool|mane) (?:over|covering|hanging (?:over|in)|in|hiding) (?:its|his|her|the|both) (?:eyes|face)\b/gi;
/** A throne of webs is a web. */
const WEB_THRONE = /\b(?:spider )?webs? throne\b|\bthrone (?:made )?of (?:spider )?webs?\b/gi;

/** The text of a creature, said so; other texts as they are. */
export function bodyPlainly(asked: string, beast: boolean): string {
  let text = asked.replace(FEATHERED, (_, who: string, between: string, joint: string, hue: string) => `${who}${between}${joint}${joint === ',' ? '' : ''} ${hue} wings`); // biome-ignore format: one line
  text = text.replace(TALONS, '');
  const cap = ITS_CAP.exec(text);
  if (cap) {
    const hues = cap[3]!.trim().split(' ').filter((word) => !/^(?:big|large|spotted|polka|dot|polka-dot|glowing)$/.test(word)); // biome-ignore format: one line
    const [article = ''] = /^(?:an? |the )?/i.exec(text) ?? [];
    const rest = text
      .slice(article.length)
      .replace(cap[0].slice(cap[1]!.length + cap[2]!.length), '')
      .replace(/^,? and /, ' with ');
    text = `${article}${hues.join(' ')}${hues.length > 0 ? ' ' : ''}${rest.replace(/^((?:[a-z-]+ ){0,3}[a-z-]+) and /, '$1 with ')}`;
  }
  if (!beast) return text;
  text = text.replace(
    CARRIES,
    (_, place: string, where: string) =>
      ` with ${/s$/.test(ON_BACKS[place.toLowerCase()]!) ? 'many' : 'a'} ${ON_BACKS[place.toLowerCase()]} on its ${where}`,
  );
  if (FRINGE.test(text))
    text = `${/\b(?:shaggy|highland|yak|fluffy)\b/i.test(text) ? '' : 'shaggy '}${text.replace(FRINGE, '').replace(/^(?:an?|the) /i, '')}`;
  FRINGE.lastIndex = 0;
  text = text
    .replace(/\b(?:radio|tracking|gps|shock|training|electronic) (?=collar\b)/gi, '')
    .replace(WEB_THRONE, 'spider web')
    .replace(/\b(?:tree )?branch(?:es)? (?:for|as|instead of) (?:its )?(antlers|horns)\b/gi, 'wooden $1')
    .replace(MARKED, (_, hue: string, mark: string, where: string) =>
      spotOf(where) === 'forehead'
        ? ` with a ${hue}${mark} on its forehead`
        : ` ${hue}${mark.replace(' bolt', '')}branded`,
    )
    .replace(ABDOMEN, 'belly')
    .replace(SHAPED, '')
    .replace(CHEST, (_, how: string) => (/ing$/i.test(how) ? 'roaring' : `${how} its belly`));
  text = text.replace(IN_WEAR, ' wearing $1');
  return text.replace(PAINTED_WITH, ' with $1').replace(SIGNS_ON, '$1');
}
