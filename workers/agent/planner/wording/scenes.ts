/** Backgrounds by all the ways in which they are asked for → "a snowy background". */
const BACK = '(?:back ?grounds?|backdrops?|bg)';
const FOR_A = '(?:for|to|of|in) (?:an? |the |my |our )?';
/** "background for a snowy level 256 wide" */
const FOR_PLACE = new RegExp(
  `\\b${BACK}(?: (?:image|picture|art|scene))? ${FOR_A}((?:(?!game|with|and|for|of)[\\w'-]+ ){1,3}?)(?:levels?|stages?|scenes?|areas?|worlds?|zones?|fights?|battles?|arenas?|maps?|screens?|games?|platformers?)\\b`,
  'i',
);
/** "misty forest as background", "a beach to use as a game background" */
const AS_BACK = new RegExp(
  `[\\s,]+(?:(?:to (?:be )?use[d]?|used|usable|which i use|for use) )?(?:as|for) (?:an? |the |my |our )?(?:(?:game|level|menu|title|battle|stage|scene|main|simple|nice|full|static|whole) )*${BACK}(?: (?:image|picture|art))?(?: ${FOR_A}(?:[\\w-]+ ){0,2}?(?:game|platformer|level|rpg|menu|app|stage|shooter|runner|project))?(?=\\s*(?:$|[,.;!?]|\\d|in\\b|at\\b))`,
  'i',
);
const GENERIC =
  /^(?:(?:my|the|an?|our|new|small|little|first|next|2d|pixel|art|side|scrolling|scroller|side-scroller|sidescroller|main|title|video|mobile|indie|platformer|platform|rpg|shooter|puzzle|adventure|retro) ?)+$/i;
/** What places are when one is said of a level. */
const AS_PLACE: Readonly<Record<string, string>> = {
  snowy: 'snowy landscape', icy: 'snowy landscape', rainy: 'rainy forest', sandy: 'desert', underwater: 'underwater',
  spooky: 'spooky forest', haunted: 'haunted forest', lava: 'volcano', fire: 'volcano', sky: 'sky with clouds', sunny: 'sunny meadow',
  grassy: 'meadow', dark: 'dark forest', foggy: 'foggy forest', misty: 'misty forest', night: 'night landscape', winter: 'snowy landscape', ice: 'snowy landscape', snow: 'snowy landscape',
}; // biome-ignore format: a table

const IS_SCENE = new RegExp(`\\b${BACK}\\b|\\bscener?y?\\b|\\blandscapes?\\b`, 'i');

export function withScenes(message: string): string {
  const read = placed(message);
  return IS_SCENE.test(read) ? read.replace(/\b(?:misty|hazy|mist)\b/gi, 'foggy') : read;
}

function placed(message: string): string {
  const [all, said = ''] = FOR_PLACE.exec(message) ?? [];
  const place = said.trim();
  if (all && place && !GENERIC.test(place)) return message.replace(all, `${AS_PLACE[place.toLowerCase()] ?? place} background`);
  const [as] = AS_BACK.exec(message) ?? [];
  const before = as ? message.slice(0, message.indexOf(as)) : '';
  return as && /[a-z]{3}/i.test(before) && !/\b(?:transparent|white|black|plain|no)\b\s*$/i.test(before)
    ? message.replace(as, ' background')
    : message;
} // biome-ignore format: short enough
