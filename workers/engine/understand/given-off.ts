/**
 * What comes out of somebody: "smoke from its nostrils" is breathed, "bubbles rising from his mask" are blown, "light from her eyes" is
 * in them; beams are drawn (composition/read/eyes-said.ts). Said so, nothing stands beside the one that it comes from.
 */
const MOVES = `(?:coming|rising|pouring|streaming|billowing|blowing|shooting|leaking|drifting|puffing|curling|seeping|bursting|spilling|flowing|flying|emanating|escaping|spraying|venting|steaming)`;
const OUT_OF = `(?: ${MOVES})?(?: up)?(?: out)? (?:of|from) (?:(?:his|her|its|their|the) )?(?:(?:open|both|big|wide) )?`;
const LOOK = `((?:(?!and |with |the |its |his |her )[a-z-]+ ){0,2}?)`;
const FRONT = `(?:,? (?:with |and )?|^)(?:(?:some|a bit of|a puff of|puffs of|clouds of|a cloud of|streams? of|jets? of) )?`;

const BREATHED = new RegExp(
  `${FRONT}${LOOK}(smoke|steam|fire|flames?|frost|ice|poison|acid|mist|fog|gas|lightning|sparks)${OUT_OF}(?:mouths?|nose|nostrils?|snout|muzzle|beak|jaws?|maw|lips|throat)(?=$|,| and )`,
  'gi',
);
const BLOWN = new RegExp(
  `${FRONT}${LOOK}(?:air )?bubbles${OUT_OF}(?:mouths?|nose|nostrils?|snout|beak|lips|mask|helmet|head|snorkel|gills|regulator)(?=$|,| and )`,
  'gi',
);
const SEEN = new RegExp(`${FRONT}${LOOK}(?:light|glow|fire|flames?|energy|magic)${OUT_OF}eyes?(?=$|,| and )`, 'gi');
/** Off a thing: where on it is plain. */
const STEAMS = new RegExp(
  `${FRONT}${LOOK}(smoke|steam|vapou?r)${OUT_OF}(?:spout|top|lid|opening|rim|surface|exhausts?|engines?|vents?)(?=$|,| and )`,
  'gi',
);
/** A dragon covered in webs is no pile of webs. */
const WEBBED = /,? (?:that is |all )?(?:covered|draped|wrapped|overgrown|hung|full) (?:in|with|by|of) (?:(?:old|dusty|thick|spider) )*(?:cobwebs?|spider ?webs?|webs)(?=$|,| and )/gi; // biome-ignore format: one line

/** A description with what comes out of somebody as an act or a look of theirs; other texts as they are. */
export function givenOff(text: string): string {
  return text
    .replace(BREATHED, (_, look: string, what: string) => `, breathing ${look}${what}`)
    .replace(BLOWN, ', blowing bubbles')
    .replace(SEEN, (_, look: string) => ` with ${look}glowing eyes`)
    .replace(STEAMS, (_, look: string, what: string) => ` with ${look}${what}`)
    .replace(WEBBED, ' with cobwebs');
}
