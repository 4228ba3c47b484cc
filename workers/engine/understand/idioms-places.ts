/** Turns of phrase about buildings and places: the colour of a roof, what is seen out of a craft, what lies far away. */

const COLOUR =
  'red|blue|green|purple|violet|yellow|orange|pink|white|black|brown|grey|gray|cyan|teal|turquoise|golden|gold|silver|crimson|magenta';
const TONE = 'dark|light|bright|pale|deep';
/** Words before which a colour already belongs to the roof, or the roof is something else's place. */
const LINK =
  'with|and|has|having|under|on|of|by|from|over|at|near|whose|in|to|behind|above|below|atop|onto|through|against';
const NO_NOUN = `small|big|huge|steep|pointed|pointy|curved|flat|sloped|tall|high|old|new|shiny|an?|the|its|${TONE}|${COLOUR}`;
const CRAFT =
  "(?:(?:big|small|large|alien|old) )?(?:spaceship|space ship|starship|spacecraft|rocket|space shuttle|shuttle)(?:'s)?";
const PANE = 'cockpit|windows?|window|viewport|porthole|bridge|windshield|windscreen';
const FROM_CRAFT = `(?:inside )?(?:of )?(?:an? |the |its |our )?(?:${CRAFT} (?:${PANE})(?: windows?)?|cockpit(?: windows?)?(?: of an? ${CRAFT})?|(?:windows?|cockpit) of (?:an?|the) ${CRAFT})`;
const SEEN = 'seen|viewed|visible|shown|viewed as seen|as seen';
/** Up to four words that name what is seen. */
const THING = '((?:[a-z-]+ ){0,3}?[a-z-]+)';

export const PLACE_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // what sank lies at the bottom of the sea, whatever ground is named; ships, cities and temples that sank are places of their own
  [
    /^((?:an? |the )?(?:[a-z]+ )?)sunken (?!(?:[a-z]+ )?ships?\b|cit(?:y|ies)|temples?|ruins?|galleon|town|village|palace|eyes|cheeks|face|garden)((?:[a-z]+ )?[a-z]+)(?: (?:half buried )?(?:on|in|into) (?:the )?(?:sand|sea ?bed|sea ?floor|ocean floor|bottom of the (?:sea|ocean)))?(?! underwater)(?=$|,| with)/gi,
    '$1$2 underwater',
  ],
  // beneath them it is night on the ground, not space
  [/\b(?:under|beneath|below) (?:the )?(?:moon|stars|star light|starlight|night stars)\b(?! (?:base|colony|lander|rock|dust))/gi, 'in the moonlight'], // biome-ignore format: a row
  [/\b(?:rice|tea) (?:fields?|padd(?:y|ies)|terraces?) (village|hamlet|town)\b/gi, '$1 with fields'],
  [
    /\b(village|hamlet|town|farm|house)( with| among| in| and)? (?:the |some )?(?:rice|tea) (?:fields|paddies|terraces)\b/gi,
    '$1 with fields',
  ],
  [/\b(?:in|with) (?:the |an? )?(?:early )?(morning|evening) (fog|mist|rain|snow)\b/gi, 'in $2 in the $1'],
  // "japanese temple red roof": the colour is the roof's
  [
    new RegExp(
      `^((?:(?!(?:${LINK})\\b)[a-z'-]+ )*(?!(?:${NO_NOUN})\\b)[a-z'-]+),? ((?:(?:${TONE}) )?(?:${COLOUR}))(?: (?:tiled?|shingled?|metal|tin))? (roofs?|rooftops?)(?=$|,| and | with | in | at | on )`,
      'i',
    ),
    '$1 with a $2 roof',
  ],
  // what is seen out of a craft is seen from within
  [
    new RegExp(
      `^(?:an? |the )?(?:view|sight|picture|scene) (?:of|on|to) (?:an? |the |some )?${THING},? (?:(?:${SEEN}) )?(?:from|through|outside|out of) ${FROM_CRAFT}(?=$|,)`,
      'i',
    ),
    'cockpit from within with a view of a $1',
  ],
  [
    new RegExp(`^(?:an? |the |some )?${THING},? (?:(?:${SEEN}) )(?:from|through|out of) ${FROM_CRAFT}(?=$|,)`, 'i'),
    'cockpit from within with a view of a $1',
  ],
  [
    new RegExp(`^(?:an? |the |some )?${THING} outside (?:of )?${FROM_CRAFT}(?=$|,)`, 'i'),
    'cockpit from within with a view of a $1',
  ],
  [
    /^(?:(?:an? |the )?view (?:of|on) )?(?:an? |the |some )?((?:[a-z-]+ ){0,3}?[a-z-]+),? (?:(?:as )?(?:seen|viewed) (?:from|through|out of)|(?:outside|from|through)) (?:an? |the |inside a )?(?:moving )?train(?:'s)? windows?(?=$|,)/i,
    'train interior with a view of $1',
  ],
  // "pyramids far away": they stand small on the horizon
  [
    /(?:,(?: with| and)?| with| and) ((?:an? |the |some )?(?:(?!(?:with|and|in|on|a|an|the|by)\b)[a-z-]+ ){0,2}?(?!(?:and|with|stretching|reaching|going|flying|from|that|is|are|not|so|very)\b)[a-z-]+),? (?:very |so )?(?:far[- ]away|far off|far in the distance|in the far distance)(?=$|,)/i,
    ' with $1 on the horizon',
  ],
  [/\bin the (?:far )?distance(?=$|,)/gi, 'on the horizon'],
  // what lies in sand lies in a desert, unless a place is said
  [
    /^((?!.*\b(?:desert|beach|dunes|oasis|shore|sea|ocean|underwater|island|egypt|mars|planet|moon)\b).*\b(?:buried|sunk|sunken|swallowed) (?:in|under|by|beneath) (?:the )?sands?)$/i,
    '$1 in a desert',
  ],
];
