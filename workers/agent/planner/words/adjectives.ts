/** Words that only describe: colours, materials, forms, states. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';

/** Forms, patterns and states that no table of the engine has. */
const LOOKS =
  /^(?:chibi|cartoon|cartoony|realistic|cute|kawaii|stylized|heroic|proportions|round|square|oval|triangular|rectangular|hexagonal|spherical|pointed|pointy|curved|straight|crooked|flat|long|narrow|wide|thick|deep|high|low|striped|spotted|dotted|checkered|chequered|plaid|patterned|wet|dry|hot|cold|warm|clean|modern|medieval|futuristic|plain|simple|soft|hard|sharp|blunt|light|heavy|transparent|translucent|see-through|bald|hairy|furry|fluffy|bearded|hooded|masked|armou?red|winged|horned|naked|blind|one-eyed|middle-aged|sci-?fi|fantasy|military|tribal|pirate|medieval|horror|spooky|cosy|cozy|autumn(?:al)?|wintry|winter|summer|spring|snowy|abandoned|ruined|flooded|overgrown|destroyed|retro|vintage|rustic|steampunk|cyberpunk|gothic|spiky|bushy|curly|messy|tidy|male|female)$/;

const DESCRIBES: readonly string[] = ['colour', 'tone', 'material', 'element', 'build', 'mood'];

/** "older", "brighter", "redder", "reddish": what is described, more or less of it. */
function describesMore(word: string): boolean {
  const stem = /^(.{2,}?)(?:er|est|ish|en)$/.exec(word)?.[1];
  if (!stem) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some((one) =>
    LEXICON.read(one).some(({ is }) => DESCRIBES.includes(is)),
  );
}

/** Whether a word is a colour and nothing else. */
export const isColour = (word: string): boolean => {
  const readings = LEXICON.read(word.toLowerCase());
  return readings.length > 0 && readings.every(({ is }) => is === 'colour' || is === 'tone');
};

/** Whether a word is a colour beside what else it is: "navy", "coral". */
export const mayColour = (word: string): boolean => LEXICON.read(word.toLowerCase()).some(({ is }) => is === 'colour');

/** Whether a phrase only describes: "wooden", "red", "very old". */
export function isAdjective(text: string): boolean {
  // "a girl" is somebody, though "girl" says what somebody is like
  if (/^(?:an?|the|some|one)\s/i.test(text)) return false;
  const words = text.toLowerCase().split(/\s+/);
  if (words.every((word) => /^(?:of|on|in|the|and|or|with|colou?rs?|style|tones?)$/.test(word))) return false;
  return words.every((word) => {
    const readings = LEXICON.read(word);
    const describes = readings.some(({ is }) => DESCRIBES.includes(is));
    return (
      describes ||
      describesMore(word) ||
      LOOKS.test(word) ||
      /^(?:very|in|on|or|style|themed?|a|an|and|with|the|of|colou?r(?:s|ed)?|tones?|shades?)$/.test(word)
    );
  });
}
