/** What is asked of one's own things, as an order: "could you make my potion blue? it would be for mana then" → "make my potion blue". */
import { isWorn } from '../subjects.ts';
import { type Holding, mentions } from './index.ts';
import { isMotion } from './motion.ts';

export const ORDERS =
  'make|turn|give|put|take|remove|add|change|recolou?r|colou?r|paint|dress|resize|scale|shrink|enlarge|rotate|edit|modify|update|redo|redraw|replace|swap|let|reduce|limit|set|brighten|darken|lighten|clean|use|have|flip|mirror|rename|call|export|download|save|zip|animate|transform|convert|apply|draw|show|get|repaint|tint';
const FRAME = new RegExp(
  `^\\W*(?:(?:hey|hi|hello|ok|okay|so|and|also|now|please|pls|then)\\b[ ,]+)*(?:(?:can|could|would|will) (?:you|u|we|i|ya)|would it be possible to|is it possible to|(?:i|we)(?:'d| would)? ?(?:want|like|love|need)(?: (?:you|u))? to|(?:i |we )?(?:wanna|want to|would like to)|let's|i was wondering if (?:you|u) could)(?: (?:please|pls|maybe|also|just|possibly|perhaps))* (?=(?:${ORDERS})\\b)`,
  'i',
);
/** Beside the order, and nothing of how it shall look. */
const ASIDE =
  /^(?:(?:i|we) )?(?:need|want) (?:it|this|that|them) (?:by|before|for|until|asap|today|tomorrow|tonight|on|this)\b|^(?:it|this|that|they)(?:'s|'re| is| are| would be| will be|'ll be|'d be| was)? (?:for|to be|just|only|because|meant|due|fighting|clashing|hard|not|kinda|kind of|way|a bit|really)\b|^(?:thanks?|thank you|thx|cheers)\b|^(?:the )?deadline\b|^(?:no|not) (?:rush|hurry|urgent)\b|^(?:is|would) (?:that|it|this) (?:be )?(?:possible|doable|ok)|^(?:possible|doable|ok)\?/i;
const BECAUSE =
  /,?\s+(?:because|since|cause|cuz|bc|as (?:it|he|she|they)(?:'s| is| are)?|so (?:that )?(?:it|he|she|they|i|we|my|the player|players|people)) .+$|,\s+(?:it|they|he|she)(?:'s|'re| is| are) (?!a\b|an\b|wearing|holding).+$/i;

/** "dress the skeleton in a wizard's robe", "put the knight in a santa suit" */
const WORN_IN = /^(?:put|dress|get)(?: up)? (.+?) (?:in|into|up in|up as) ((?:an? |the |some )?[a-z' -]+)$/i;

const OPPOSITE: Readonly<Record<string, string>> = {
  ...{
    short: 'longer',
    long: 'shorter',
    big: 'smaller',
    small: 'bigger',
    large: 'smaller',
    tiny: 'bigger',
    thin: 'thicker',
    thick: 'thinner',
  },
  ...{
    dark: 'brighter',
    bright: 'darker',
    dull: 'shiny',
    clean: 'worn',
    plain: 'decorated',
    wide: 'narrower',
    narrow: 'wider',
  },
};
const EDIT = '(?:give|make|put|add|turn|paint|colou?r|recolou?r|dress|remove|take|let|change|brighten|darken|lighten)';
/** The same in the words in which changes are read; `NAME` is one of one's own. */
function inOrder(text: string, isOwn: (words: string) => boolean): string {
  const said = text.replace(/[.!\s]+$/, '');
  // "dress the skeleton in a wizard's robe"
  const [, whom = '', what = ''] = WORN_IN.exec(said) ?? [];
  const worn = what.replace(/^(?:an?|the|some) /i, '');
  if (whom && isOwn(whom) && (isWorn(worn) || isWorn(worn.split(/[ ']+/).at(-1)!))) return `make ${whom} wear ${what}`;
  // "my knight looks boring, give him a cape"
  const [, who = '', order = ''] =
    new RegExp(`^((?:my|the|our) .+?) (?:looks?|is|seems|feels) [^,.;!]+[,.;!]+ (?:so |please |can you |could you |and |then )*(${EDIT} .+)$`, 'i').exec(said) ?? [];
  if (who && isOwn(who)) return order.replace(/\b(?:him|her|it|them)\b/i, who).replace(/^(?!.*\b(?:my|the|our) )(.*)$/i, `$1 to ${who}`);
  // "my potion is red, I want also a blue version"
  const [, one = '', wish = ''] = /^((?:my|the|our) .+?) (?:is|are) (?:now )?[a-z]+[,.;]\s+(.+\bversions?)$/i.exec(said) ?? [];
  if (one && isOwn(one)) return `${wish} of ${one}`;
  // "the chest as an icon, 32x32"
  const [, small = '', side = ''] = /^(?:(?:i|we) (?:need|want)|make|draw|give me|do|get) ((?:my|the|our) .+?) as (?:an? )?(?:icon|sprite|item|thumbnail)(?:,? (?:in |at )?(\d{2,3})(?: ?x ?\d{2,3})?(?: ?px)?)?$/i.exec(said) ?? [];
  if (small && isOwn(small)) return `resize ${small} to ${side || 32}x${side || 32}`;
  // "I need my skeleton with a bow instead of whatever he has"
  const [, mine = '', how = ''] =
    /^(?:i|we) (?:need|want|would like|'d like) ((?:my|the|our) .+?) ((?:with(?:out)?|in|wearing|holding|as|to (?:be|have|wear|hold)) .+)$/i.exec(said) ?? [];
  if (mine && isOwn(mine) && /\b(?:tile ?sets?|tiles)$/i.test(mine) && /^with /i.test(how)) return `add ${how.slice(5)} to ${mine}`;
  if (mine && isOwn(mine)) {
    const as = how.replace(/^to /i, '').replace(/,? instead of (?:whatever|what|the one) .+$/i, '');
    return /^with /i.test(as) ? `give ${mine} ${as.slice(5)}` : `make ${mine} ${as}`;
  }
  // "can i get the chest opened", "have my knight in blue"
  const [, got = '', look = ''] = /^(?:get|have) ((?:my|the|our) .+?) ((?:[a-z]+ed|open|in|with|without|wearing|holding)\b.*)$/i.exec(said) ?? [];
  if (got && isOwn(got)) return `change ${got} to be ${look.replace(/^opened\b/i, 'open').replace(/^closed\b/i, 'closed')}`;
  // "the knight's sword is too short, make it longer"
  const [, wearer = '', part = '', too = '', than = ''] =
    /^((?:my|the|our) .+?)'s ([a-z ]+?) (?:is|are|looks?) (?:way |much |a bit |far )?too ([a-z]+)(?:[,.;] (?:(?:please|so|can you|could you) )*make (?:it|them) (?:a bit |much |way )?([a-z]+))?$/i.exec(said) ?? [];
  const other = than || OPPOSITE[too.toLowerCase()];
  if (wearer && other && isOwn(wearer)) return `give ${wearer} a ${other} ${part}`;
  // "i dont like the helmet on my knight, remove it"
  const [, thing = '', bearer = ''] = /^(?:i (?:do not|do ?n'?t|hate)(?: like| want)?|no more|i hate) (?:the |that |his |her )?([a-z ]+?) (?:on|of|from) ((?:my|the|our) .+?)[,.;]? (?:so |please |can you )*(?:remove|take|lose|get rid of|delete) (?:it|them|that)(?: off| away)?$/i.exec(said) ?? [];
  if (thing && isOwn(bearer)) return `remove the ${thing} from ${bearer}`;
  // "redo the knight in 48x48"
  const [, again = '', px = ''] = /^(?:redo|redraw|remake|make|draw|do) ((?:my|the|our) .+?) (?:again |new |anew )?(?:in|at|as) (\d{2,3}(?: ?x ?\d{2,3})?)(?: ?px| pixels)?$/i.exec(said) ?? [];
  if (again && isOwn(again)) return `resize ${again} to ${px}`;
  // "a copy of my chest in gold"
  const [, twin = '', looks = ''] = /^(?:(?:please|make|draw|give me|create|do|i need|i want) )*an? (?:copy|duplicate|twin|clone|second one) of ((?:my|the|our) .+?) ((?:in|with|without|but|as|made) .+)$/i.exec(said) ?? [];
  if (twin && isOwn(twin)) return `make ${twin} ${looks.replace(/^but /i, '').replace(/^in (?=[a-z]+$)/i, '')}`;
  // "can the treasure chest rattle before it opens"
  const [, actor = '', act = ''] = /^(?:can|could|would|will) ((?:my|the|our) (?:[a-z]+ ){0,1}?[a-z]+) ((?!be\b|have\b|wear\b|look\b|hold\b|get\b|become\b|also\b)[a-z]+ .+?)\??$/i.exec(said) ?? [];
  if (actor && isOwn(actor) && isMotion(act.split(' ')[0]!)) return `animate ${actor}: ${act}`;
  // "a bigger version of the chest, 64x64"
  const [, size = '', whose = '', pixels = ''] =
    /^(?:(?:please|make|draw|give me|create|do|i need|i want|need) )*an? (bigger|larger|taller|smaller|tinier|\d{2,3} ?x ?\d{2,3}|\d{2,3} ?px) (?:version|copy|variant|one) of ((?:my|the|our) [a-z ]+?)(?:,? (?:in |at |like |about )*(\d{2,3}(?: ?x ?\d{2,3})?)(?: ?px| pixels)?)?$/i.exec(said) ?? [];
  if (whose && isOwn(whose)) return pixels || /\d/.test(size) ? `resize ${whose} to ${pixels || size}` : `make ${whose} ${size}`;
  return text
    // "can the knight be a woman? Same armour"
    .replace(/\?\s+([A-Z])/g, (_, next: string) => `, ${next.toLowerCase()}`)
    // "turn it into a golden one"
    .replace(/^(?:turn|change|make|transform) (.+?) (?:into|to|as) an? ([a-z-]+) (?:one|version)(?=\s*(?:$|[.!,]))/i, 'make $1 $2')
    // "my chest but open"
    .replace(/^((?:my|the|our) [a-z ]{3,30}?),? but ([a-z]+)$/i, (all, name: string, how: string) => (isOwn(name) ? `change ${name} to be ${how}` : all))
    // "knight but on a horse"
    .replace(/^([a-z ]{3,30}?),? but (?=(?:with|without|on|in|as|wearing|holding|riding|made)\b)/i, (all, name: string) => (isOwn(name) ? `make ${/^(?:my|the|our) /i.test(name) ? name : `my ${name}`} ` : all));
} // biome-ignore format: short enough

export function ordered(typed: string, holdings: readonly Holding[]): string {
  const sentences = typed.split(/(?<=[.!?])\s+/);
  const kept = sentences
    .filter((one, i) => sentences.length === 1 || !ASIDE.test(one.trim()) || (i === 0 && mentions(one, holdings).length > 0))
    .map((one) => {
      const order = one.replace(FRAME, '');
      const isOrder = order !== one || new RegExp(`^\\W*(?:${ORDERS})\\b`, 'i').test(one);
      return isOrder ? order.replace(/\?+\s*$/, '').replace(BECAUSE, '') : one;
    });
  const text = kept.join(' ').trim() || typed;
  return inOrder(text, (words) => {
    const [one, more] = mentions(words, holdings);
    return one !== undefined && !more && one.by !== 'new' && one.from === 0 && one.to >= words.trim().length;
  });
} // biome-ignore format: short enough
