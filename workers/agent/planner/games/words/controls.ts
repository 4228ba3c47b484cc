/** What a wish for a game says of its keys and of how foes come: nobody, and nothing that is drawn. */
const DEVICE =
  '(?:(?:the|your|my) )?(?:(?:left|right|both) )?(?:wasd(?: keys?)?|(?:arrow|cursor)[ -]?keys?|arrows|(?<!an? )mouse(?: (?:clicks?|buttons?|cursor|pointer))?|keyboard|touch(?: ?screen)?|taps?|clicks?|game ?pads?|controllers?|joy ?sticks?|space ?bar|space(?= (?:to|for|jumps?|shoots?)\\b)|(?<=(?:keys|wasd|arrows|mouse|clicks?)(?:,| and| or| ?\\+| ?&) )space(?=\\s*(?:$|[,.;!]))|thumbs?|fingers?|buttons?|keys(?= to\\b))';
const DEVICES = `${DEVICE}(?:(?:,? (?:and|or|plus) |, ?| ?[+/&] ?)(?:with |by )?${DEVICE})*(?: (?:controls?|keys|movement|aiming|input|support))*`;
const ACT =
  '(?:move(?:ment)?|walk|run|fly|steer|driv|aim|shoot|fir|jump|attack|control|play|turn|look|navigat|interact|dash|go|act|fight|select|choos|swap|build|pick)(?:e?s|e|ing|l?ed|ed)?';
const WHO = '(?:(?:you|i|we|he|she|it|the (?:player|hero))(?: (?:can|should|must|could|will|is|are))? )?';
const OPENS = '(?:[,;.]|\\b(?:where|in which|and|that|which|who|but)\\b)*\\s*(?:then )?';
/** "to jump", "for moving" */
const TO = `(?: (?:to|for|is|are|=) (?:the )?${ACT}(?: (?:around|with it|left and right|up and down))?(?:(?: and|,| or) (?:to )?${ACT}(?= *(?:$|[,.;]|and\\b)))*)`;

const SAID: readonly RegExp[] = [
  // "controls: wasd and mouse", "controls are arrows to move, space to jump"
  new RegExp(`${OPENS}\\b(?:the )?controls?(?:(?: (?:are|is|should be|with|via|by))|:)+ ?${DEVICES}${TO}?(?:,? (?:and )?${DEVICES}${TO}?)*`, 'gi'),
  // "where you move with wasd and aim with mouse"
  new RegExp(`${OPENS}\\b${WHO}${ACT}(?: (?:around|it|him|her|everything|about))?,? (?:with|by|using|via|on|through) ${DEVICES}${TO}?`, 'gi'),
  // "press space to jump", "you use wasd to move", "tap to jump"
  new RegExp(`${OPENS}\\b${WHO}(?:us(?:e|es|ing)|press(?:es|ing)?|hold(?:ing)?|hit|click(?:s|ing)?(?: on)?|tap(?:s|ping)?(?: on)?) (?:the )?(?:${DEVICES}|screen)${TO}?`, 'gi'),
  new RegExp(`${OPENS}\\b${WHO}(?:tap|click|press|swipe|touch)(?: (?:anywhere|on the screen))?${TO}`, 'gi'),
  // "wasd to move, mouse to aim"
  new RegExp(`${OPENS}\\b(?:with )?${DEVICES}${TO}`, 'gi'),
  // "with keyboard controls", "for gamepad"
  new RegExp(`${OPENS}\\b(?:(?:with|using|for|via|has|supports?) )(?:(?:wasd|(?:arrow|cursor)[ -]?keys?|keyboard|touch|gamepad|controller|mouse)(?:(?:,? and |,? or |, ?| ?[+/&] ?)(?:wasd|(?:arrow|cursor)[ -]?keys?|keyboard|touch|gamepad|controller|mouse))*)(?: (?:controls?|support|input|movement|aiming))(?! hero| character)`, 'gi'),
  new RegExp(`${OPENS}\\b(?:(?:with|using|via) )(?:wasd|(?:arrow|cursor)[ -]?keys|(?:the )?keyboard|touch|gamepad)\\b`, 'gi'),
  // "zombie shooter, wasd and mouse"
  new RegExp(`(?:^|[,;.])\\s*(?:with )?(?=[^,;.]*\\b(?:wasd|arrow|cursor|keyboard|game ?pad|joy ?stick))${DEVICES}(?=\\s*(?:$|[,;.]|\\bin\\b))`, 'gi'),
]; // biome-ignore format: a table

/** "you steer a spaceship with the mouse" */
const STEERS = new RegExp(
  `\\b(${ACT} (?:an?|the|your|his|her) (?:[a-z-]+ )?[a-z-]+) (?:with|by|using|via) ${DEVICES}`,
  'gi',
);

/** A wish for a game without what is said of its keys. */
export const withoutControls = (words: string): string =>
  SAID.reduce((text, said) => text.replace(said, ' , '), words.replace(STEERS, '$1 , '))
    .replace(/\b(shooter|platformer|runner|game|defen[cs]e|adventure|rpg) (?:thing|thingy|thingie|stuff)\b/gi, '$1')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .trim();

const COMES =
  '(?:(?:should|will|must|can) )?(?:(?:keeps?|keep on|always) )?(?:com|pour|swarm|spawn|appear|attack|fly|rush|stream|charg|approach|clos|emerg|mov|run)(?:e?s|e|ing|ies)?';
const FROM =
  '(?:(?: (?:in|out|at|towards?|after|for)(?: (?:you|him|her|it|the (?:hero|player|screen)))?)*(?: from (?:everywhere|anywhere|all (?:around|over|(?:the |four )?(?:sides|directions|corners|edges))|(?:every|each|any) (?:side|direction|corner|where)|both sides|(?:the )?(?:left|right|top|edges?|sides|all sides)(?: of the screen)?)| in waves| endlessly| forever| non-?stop| all the time)+|(?: (?:in|at|towards?|after|for) (?:you|him|her|the (?:hero|player)))|(?<=keeps? (?:on )?com(?:ing|e)))';
/** "aliens come from everywhere": whom it is played against. */
const COMING = new RegExp(
  `(^|[,;.:]|\\b(?:and|while|where|with|against|but|as)\\b)\\s*((?:(?:the|all|many|some|more|lots of|an?) )?(?:[a-z-]+ ){0,2}?[a-z-]+) (?:(?:that|who|which) )?${COMES}${FROM}(?=\\s*(?:$|[,.;:!]|\\b(?:and|while|where|but|with|in|on)\\b))`,
  'gi',
);
const comingFoes = (words: string): string =>
  words.replace(COMING, (all: string, _: string, who: string) =>
    /\b(?:you|i|we|it|they|he|she|coins?|gems?)$/i.test(who) ||
    // "a cat runs forever" is who plays
    /\b(?:runs?|running|mov\w+|fl(?:y|ies|ying)|goe?s?) (?:forever|endlessly|non-?stop|all the time)\W*$/i.test(all)
      ? all
      : ` against ${who}, `,
  );

/** What the guard before spending need not account for in a wish for a game. */
export const withoutManner = (words: string): string => comingFoes(withoutControls(words));
