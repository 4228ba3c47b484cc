/** Forms of words that say the same as others which all readers know. */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { bareNoun, GAME } from '../words.ts';
import type { Said } from './index.ts';
import { headedList } from './lists.ts';

const ROLES: Readonly<Record<string, string>> = {
  hero: 'a hero with a sword',
  heroine: 'a heroine with a sword',
  villain: 'a villain',
  enemy: 'a goblin',
  boss: 'a large dragon',
};

const ROWS: readonly Row[] = [
  // how it is seen
  [/\b(?:facing|turned|looking|seen) sideways\b|\bsideways\b|\bin profile\b/gi, 'side view'],
  [/\bgame ?boy (?:[a-z]+ )?(?:palette|colou?rs?)\b/gi, 'game boy style'],
  [/\b(\d{1,2}) by (\d{1,2}) (?=slots?|cells?|fields?)/gi, '$1x$2 '],
  [/\b([48]|four|eight) (?:directions?|sides) (?:is|are) (?:enough|fine|ok(?:ay)?|plenty)\b/gi, '$1 directions'],
  // its sides, told by what they are
  [/\b(?:around |about |roughly |approx\.? )?(\d{2,3}) ?(?:px|pixels?)? ?(?:wide|in width|across)(?:,? (?:and|by|x) |, )(\d{2,3}) ?(?:px|pixels?)? ?(?:tall|high|in height)\b/gi, '$1x$2'],
  [/\b(?:around |about |roughly |approx\.? )?(\d{2,3}) ?(?:px|pixels?)? ?(?:tall|high)(?:,? (?:and|by|x) |, )(\d{2,3}) ?(?:px|pixels?)? ?(?:wide|across)\b/gi, '$2x$1'],
  // all sides of somebody are drawn anyway
  [/[,;.]?\s*(?:and |then |and then )?(?:(?:also )?(?:give|show|draw|make|do)(?: me| us)? )(?:all |him |her |it )*(?:in |from )?(?:the )?(?:other|remaining|rest of the|missing) (?:directions?|sides|angles|views)(?: too| as well| also)?/gi, ', 8 directions'],
  // what goes with something of one's own is listed behind it
  [/^((?:(?:i|we) )?(?:need|want|make|draw|create|give me|some|a few|more|the| )*?)(?:[a-z]+ )(?:to (?:go with|match|fit|suit)|that (?:goes|go|fits?|match(?:es)?) (?:with )?|matching) (?:my|our|the) [a-z ]{2,30}?\s*(?:[-–—:]+|, like|, e\.?g\.?|such as)\s+(?=[^.]*,)/gi, ''],
  [/\bthat (?:really|actually|truly) (?=(?:flows?|moves?|burns?|spins?|glows?|smokes?|runs?|waves?)\b)/gi, 'that '],
  [/,? (?:and )?then (?=export(?:ed)?\b)/gi, ', '],
  // a heading, and what is in it
  [/\binventory icons\b/gi, 'icons'],
  [/^((?:(?:i|we) )?(?:need|want|make|draw|create|give me)? ?)(?:an? |the )?(?:full |complete |whole |entire |small |basic )*(?:set|pack|collection|bundle|kit) of ([a-z]+(?: [a-z]+)?s)\s*:\s*/gi, '$1$2: '],
  [/^((?:(?:i|we) )?(?:need|want|make|draw|create|give me)? ?)(?:an? |the )?(?:full |complete |whole |small |basic )*([a-z]+) (?:pack|bundle|kit|collection)\s*:\s*/gi, '$1$2: '],
  [/[.;] all (?=(?:of them |in |made of )?[a-z]+ (?:with|and)\b)/gi, ', all '],
  // "plus the dialogue box itself"
  [/(?: for (?:the |an? |my )?((?:[a-z]+ )?[a-z]+))?,?\s*\b(?:plus|and|with) (?:the|that) ((?:[a-z]+ )?[a-z]+) itself\b/gi, (all: string, before: string | undefined, what: string) => (!before || what.endsWith(before.split(' ').at(-1)!) ? ` and a ${what}` : all)],
  // "1 hero 1 villain 1 dog"
  [/\b1 ([a-z]+) (?=1 [a-z])/gi, 'a $1, '],
  [/(?<=a [a-z]+, )1 (?=[a-z]+\b)/gi, 'a '],
  // prices before it begins
  [/[.,;!]?\s*(?:can|could|would|will) (?:you|u) (?:please )?(?:quote|(?:give|send|make)(?: me| us)? (?:a )?(?:quote|price|estimate))(?: me| us)?(?: (?:a price|for (?:that|this|it|all of it)))?(?: (?:before|first)\b[^.?!]*)?\s*[.?!]*$/gi, ', what would that cost before you start?'],
]; // biome-ignore format: a table
const inRows = inTurn(ROWS);

const HOW_ABOUT = /^\W*(?:so |ok |hey |and )*(?:how|what) (?:about|bout|'bout) (?=an? )/i;
/** A role alone among others that are named: "a hero, a villain, a dog". */
const ROLE_ALONE = /(?<=^|, |and )an? (hero|heroine|villain|enemy|boss)(?=, | and |$)/gi;

const SAVED =
  /,?\s*\b(?:and )?(?:exported|ready|saved|packed) (?:to|for|as) (?:godot(?: ?4)?|unity|tiled|aseprite|phaser|gamemaker|unreal)\b/gi;
const FEW_COLOURS =
  /,?\s*\b(?:with |in )?(?:an? )?(?:limited |small |reduced )?palette of \d{1,3} colou?rs\b|,?\s*\b(?:max(?:imum)?|at most|only) \d{1,3} colou?rs\b/gi;

/** "a house, a table, a chair, all red with white dots": said of each. */
const ALL =
  /^((?:(?:draw|make|create|i need|need) )?)((?:[a-z -]+, ){1,7}[a-z -]+?),? (?:and )?all (?:of them |are |in )?([a-z]+)( with [a-z ]+)$/i;
function ofEach(text: string): string {
  const [, lead = '', list = '', look = '', more = ''] = ALL.exec(text.replace(/[.!\s]+$/, '')) ?? [];
  if (!look || !isAdjective(look)) return text;
  const items = list.split(/, (?:and )?/).map((one) => bareNoun(one.trim()));
  return items.every((one) => subjectOf(one)?.kind === 'thing')
    ? `${lead}${items.map((one) => `a ${look} ${one}${more}`).join(', ')}`
    : text;
}
/** "farm animals: cow pig chicken sheep": a list without commas. */
const UNPARTED = /(?<=: )((?:[a-z]+ ){2,9}[a-z]+)(?=$|[,.;])/gi;
const spaced = (text: string): string =>
  text.replace(UNPARTED, (list) => {
    const items = list.split(' ');
    return items.every((one) => subjectOf(one) !== undefined && !isAdjective(one)) ? items.join(', ') : list;
  });

/** The message in the usual form of its words. */
export function usualForms(message: string): Said {
  const text = inRows(message).replace(HOW_ABOUT, (said) => (GAME.test(message) ? 'make ' : said));
  const isList = /, an? |, and an? /i.test(text) && !GAME.test(text);
  const named = isList ? text.replace(ROLE_ALONE, (_, role: string) => ROLES[role.toLowerCase()]!) : text;
  const each = headedList(spaced(ofEach(named)));
  const notes: string[] = [];
  const rest = each
    .replace(SAVED, () => {
      notes.push(
        'Files for an engine are saved from the page of what is made, or asked for then ("export it for Godot").',
      );
      return '';
    })
    .replace(FEW_COLOURS, () => {
      notes.push('The number of colours is not set by words; in the studio a palette can be given.');
      return '';
    });
  return { text: rest, notes };
}
