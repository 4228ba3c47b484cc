/** What names a kind of picture and nothing that is on it. */
const KIND =
  'characters?|chars?|sprites?|things?|objects?|items?|assets?|props?|icons?|npcs?|(?:pixel )?arts?|pictures?|pics?|images?|animations?|ones?|versions?|stuff|something|anything|effects?|vfx|fx|sets?|packs?|it';
const GENERIC = new RegExp(
  `^(?:(?:an?|the|some|my|our|new|different|various|single|little|small|of|for|game|rpg|pixel|set|pack|bunch|simple|basic|more|cool|nice) )*(?:${KIND})$`,
  'i',
);
const ENDS =
  /\b(?:props?|items?|things?|assets?|objects?|stuff|sprites?|icons?|tools|weapons|foods?|furniture|decorations?|enemies|npcs|emotes|emojis|emoticons|faces|expressions|moods|reactions|skills|spells|status(?:es)?|buffs|debuffs|characters|villagers|animals|ingredients|buildings|effects|power-?ups|collectibles|sets?|packs?)$/i;

export const isGeneric = (name: string): boolean => GENERIC.test(name);
/** "kitchen props", "weapon set": several by what they are together. */
export const isSetName = (name: string): boolean => ENDS.test(name);
