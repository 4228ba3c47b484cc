/**
 * Who is meant, said in full: "the other one with arms up" after a boxer is another boxer, "a smaller one who falls" a small one of them,
 * "kraken tentacles, five of them" are five tentacles, "key, map and a bag on a table" are three things with an article each; a crowd is
 * several people, what is taken from a thing was beside it, and who cuts a cake stands at it with a knife.
 */
import { categoryOf } from '../../catalogue/things/index.ts';
import { isAlive } from '../layout/actor.ts';
import { eventShown } from './events.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { isPart } from './syntax/kinds.ts';

const COUNT = '(two|three|four|five|six|seven|eight|nine|[2-9])';
/** Ends the name of who is named first. */
const ENDS =
  /^(?:with|in|on|at|and|who|that|over|under|from|of|to|by|is|are|while|behind|near|next|beside|knocked|asleep|out|up|against|vs|versus|wearing|without|has|into|off)$|ing$|ed$|s$/;

/** The noun that a text begins with: its words without article and looks. */
function headNoun(text: string, read: Read): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/^(?:an?|the|one) /, '')
    .split(/[ ,]+/);
  const end = words.findIndex((word, i) => i > 0 && ENDS.test(word));
  for (let n = Math.min(4, end < 0 ? words.length : end); n > 0; n--) {
    const name = words.slice(0, n).join(' ');
    const brief = read(name);
    if (brief.confidence < 0.9 || brief.scenery || brief.unknown.length > 0) continue;
    // without its looks, where the rest is the same
    for (let k = n - 1; k > 0; k--) if (read(words.slice(k, n).join(' ')).concept === brief.concept) return words.slice(k, n).join(' '); // biome-ignore format: one line
    return name;
  }
  return undefined;
}

/** "Bank robbery, three robbers run": what it is called, before those who do it. */
const HEADING =
  /^(?:an? |the )?(?:(?:bank|train|street|car|police|bar|sword|gun|snowball|pillow|food|boxing|birthday|dragon|space|sea|naval|mage|wizard|final|epic|western|chess|dance|horse|medieval|jousting) )?(?:robbery|heist|chase|fight|duel|party|battle|race|picnic|wedding|accident|tug of war|rescue|standoff|brawl|ambush|feast|ceremony|match|tournament|contest|scene|funeral)(?<at> (?:at|by|in|on) (?:the |an? )?(?:[a-z]+ )?[a-z]+)?(?:,|:) (?=\S)/i; // biome-ignore format: one line
function withoutHeading(text: string, read: Read): string {
  const found = HEADING.exec(text);
  if (!found) return text;
  const rest = text.slice(found[0].length);
  const at = found.groups?.at ? `,${found.groups.at}` : '';
  // "horse race, one jockey falling": one of those who are at it
  const shown = eventShown(text.slice(0, found[0].length).replace(/[,:] $/, ''));
  if (/^(?:one|the last|the first) /i.test(rest)) return shown === text.slice(0, found[0].length - 2) ? text : `${shown}, ${rest}`; // biome-ignore format: one line
  const both = /^((?:[a-z]+ ){0,2}[a-z]+) and ((?:[a-z]+ ){0,2}[a-z]+)$/i.exec(rest);
  if (both && /\b(?:battle|fight|brawl|duel)\b/i.test(found[0]) && both.slice(1).every((who) => isAlive(read(singularOf(who.replace(/^(?:an?|the|two|three) /i, '')))))) return `${both[1]} fighting ${both[2]}${at}`; // biome-ignore format: one line
  const first = rest.replace(/^(?:an?|the|two|three|four|five|six|some) /i, '');
  const noun = headNoun(first, read) ?? headNoun(singularOf(first.split(/[ ,]/)[0]!), read);
  return noun && isAlive(read(noun)) ? `${rest}${at}` : text;
}

const aOf = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
const SMALLER: Readonly<Record<string, string>> = { smaller: 'small', bigger: 'big', larger: 'large', taller: 'tall', shorter: 'short', older: 'old', younger: 'young', fatter: 'fat', thinner: 'thin', darker: 'dark' }; // biome-ignore format: a table

/** The text in full. */
export function plainlyNamed(typed: string, read: Read): string {
  let text = typed;
  // "tentacles, five of them"; "a caravan of camels, three, led by"
  text = text.replace(new RegExp(`\\b((?:[a-z]+ )?[a-z]+s), ${COUNT} of (?:them|those|these)\\b`, 'i'), '$2 $1');
  text = text.replace(new RegExp(`^((?:an? |the )?(?:(?:caravan|row|line|group|herd|pack|team) of )?)((?:[a-z-]+ ){0,2}?[a-z-]+)(?: row| pair)?, ${COUNT}(?=,|$)`, 'i'), (all, group: string, what: string, n: string) => (read(singularOf(what)).confidence >= 0.9 && !/^(?:day|night)/.test(what) ? `${/of /.test(group) ? group : ''}${n} ${/s$/.test(what) ? what : `${what}s`}` : all)); // biome-ignore format: one line
  text = withoutHeading(eventShown(text), read);
  text = text.replace(/(^|, |\b(?:and|while|of) )(?:an? |the )?(?:whole )?family(?= (?:[a-z]+ing|at|on|in|running|with)\b|$|,)/i, (_, lead: string) => `${lead}a man, a woman and a child`); // biome-ignore format: one line
  text = text.replace(/\b(dad|mom|father|mother|grandpa|giant|man|woman|someone|somebody|person|king|uncle|brother|troll|ogre)s (shoulders?|back|lap|head)\b/gi, (_, who: string, what: string) => `${/^some/i.test(who) ? 'man' : who}'s ${what}`).replace(/\b(on|in) ((?:his |her |a |the )?)([a-z]+)'s (shoulders?|lap)\b/gi, (all, at: string, article: string, who: string, what: string) => (article ? all : `${at} a ${who}'s ${what}`)); // biome-ignore format: one line
  text = text.replace(/(^|, |\b(?:and|while) )(?:an? |the )?((?:young|old|elderly|happy) )?couple(?= (?:holding|kissing|dancing|walking|sitting|hugging|arguing|sharing|sleeping|on|in|under|at)\b|$|,)/i, (_, lead: string, age = '') => `${lead}${age ? aOf(`${age}man`) : 'a man'} and ${age ? aOf(`${age}woman`) : 'a woman'}`); // biome-ignore format: one line
  text = text.replace(/\b(?:an? |the )?(?:mother|mom|mama|father|dad|papa)(?:,? and| with| &) (?:her |his |an? )?(?:baby|young|little) ([a-z]+)\b/i, (all, beast: string) => (read(beast).kind !== 'humanoid' && isAlive(read(beast)) ? `${aOf(beast)} and a baby ${beast}` : all)); // biome-ignore format: one line
  // "subway car, one sleeping man": the only one, and none of those before him
  text = text.replace(/(, |\bwith )one (?=((?:[a-z]+ )?)([a-z]+)(?=$|,| (?:on|in|at|with|and)\b))/gi, (all, lead: string, look: string, noun: string, i: number) => (look && !/(?:ing|ed)$/.test(noun) && !new RegExp(`\\b${noun}`, 'i').test(text.slice(0, i)) && read(`${look}${noun}`).kind === 'humanoid' ? `${lead}a ` : all)); // biome-ignore format: one line
  text = text.replace(/(, |\bwith )one ([a-z]+)(?= (?:[a-z]+ing|asleep)\b)/gi, (all, lead: string, noun: string, i: number) => (!new RegExp(`\\b${noun}`, 'i').test(text.slice(0, i)) && isAlive(read(noun)) && read(noun).confidence >= 0.9 ? `${lead}a ${noun}` : all)); // biome-ignore format: one line
  // "two dwarves carrying a chest, a third one with a torch"
  const counted = / one /.test(text) ? new RegExp(`^${COUNT} (.+)$`, 'i').exec(text) : null;
  const kind = counted && /, (?:an?|the) (?:third|fourth|fifth|second) one /i.test(text) ? headNoun(counted[2]!.replace(/^((?:[a-z]+ ){0,2}?)([a-z]+)(?= (?:[a-z]+ing|with|in|on|at)\b)/i, (_, looks: string, noun: string) => `${looks}${singularOf(noun)}`), read) : undefined; // biome-ignore format: one line
  if (kind) text = text.replace(/, (?:an?|the) (?:third|fourth|fifth|second) one /i, ` and another ${kind} `);
  // one of several has a reading of its own
  const several = new RegExp(`^(?:${COUNT}|some|several|a (?:group|pair|couple|row|team) of) `, 'i').test(text);
  if (!several && /\b(?:other|another|one)\b/i.test(text)) {
    const noun = headNoun(text, read);
    if (noun) {
      text = text.replace(/(?:,| and|,? while|;)+ (?:the |an)other(?: one)?(?= (?:with|wearing|holding|carrying|in|on|is|has|who|[a-z]+ing|[a-z]+s)\b)/i, ` and another ${noun}`); // biome-ignore format: one line
      text = text.replace(/\b(an?|the) ((?:[a-z]+ )?)one(?= (?:with|[a-z]+ing|in|on|behind|beside|next)\b|$|,)/i, (all, _article: string, looks: string) => (looks.trim() && read(`${looks}${noun}`).confidence >= 0.9 ? aOf(`${SMALLER[looks.trim()] ?? looks.trim()} ${noun}`) : all)); // biome-ignore format: one line
    }
  }
  text = text.replace(/\bout (?=(?:an?|the) (?:[a-z]+ )?(?:window|door|hatch|hole|car|train|bus)\b)/gi, 'out of ');
  // what is bitten, pulled and held is whose it is
  text = text.replace(/\b(bit(?:es|ing)|pull(?:s|ing)|grab(?:s|bing)|tug(?:s|ging)|lick(?:s|ing)|pinch(?:es|ing)|sting(?:s|ing)|scratch(?:es|ing))(?: on| at)? (his|her|him by (?:his|her|the)|her by (?:his|her|the)) (?:pants|trousers|leg|sleeve|coat|arm|hand|ear|tail|foot|skirt|dress|shirt|face|nose|butt|bum|ankle|finger|cloak|cape)\b/gi, (_, verb: string, whose: string) => `${verb} ${/^her/i.test(whose) ? 'her' : 'him'}`); // biome-ignore format: one line
  text = text.replace(/((?:,| with| and) )(?:an? |the )?(?:cheering |angry |big |small |huge )*(?:crowd|audience|onlookers|spectators|bystanders)(?: of (?:people|men|fans))?(?: (?:is |are )?(?:behind(?: them| him| her| it)?|watching|cheering|looking on|around(?: them| it)?|in the background))?(?=$|,)/i, (all, join: string) => (/^,/.test(join) || /behind|watch|cheer|look|around|background/.test(all) ? ', six people behind them' : all)); // biome-ignore format: one line
  text = text.replace(/\b(steal(?:s|ing)|tak(?:es|ing)|grab(?:s|bing)|snatch(?:es|ing)|swip(?:es|ing)|nick(?:s|ing)|eat(?:s|ing)) ((?:an? |the |some )?(?:[a-z]+ )?[a-z]+) (?:from|off|out of) (an? |the )((?:[a-z]+ ){0,2}?[a-z]+)(?=$|,| while| and)/i, (all, verb: string, what: string, article: string, from: string) => { // biome-ignore format: one line
    const whose = read(from);
    return whose.confidence >= 0.9 && !whose.scenery && whose.kind === 'thing' && !isAlive(whose) ? `${verb} ${what} next to ${article}${from}` : all; // biome-ignore format: one line
  });
  text = text.replace(/\b(?:cut(?:s|ting)?|slic(?:es|ing)|carv(?:es|ing)) ((?:an? |the |some |their |his |her )?(?:[a-z]+ ){0,2}?[a-z]+)(?=$|,| while| with)/i, (all, what: string) => (categoryOf(read(what.replace(/^(?:their|his|her) /i, '')).concept) === 'food' ? `with a knife next to ${what.replace(/^(?:their|his|her) /i, 'a ')}` : all)); // biome-ignore format: one line
  text = text.replace(new RegExp(`^(?:an? |the )?(?:poker|card|cards|blackjack|gambling) table with (${COUNT.slice(1, -1)}|some|several)? ?(?:players|people|men|gamblers|guys|persons)`, 'i'), (_, n?: string) => `${n ?? 'four'} people playing cards at a table`); // biome-ignore format: one line
  return listed(eachHolds(text, read), read);
} // biome-ignore format: a list of patterns

/** "A cat with a ball and a dog with a bone": each holds its own. */
function eachHolds(text: string, read: Read): string {
  const found = /^((?:an? |the )?(?:[a-z]+ ){0,2}?[a-z]+) (?:with|holding) (an? (?:[a-z]+ ){0,2}?[a-z]+)(,?(?: and)?) (an?|the|another) ((?:[a-z]+ ){0,2}?[a-z]+) with (an? (?:[a-z]+ ){0,2}?[a-z]+)(?=$|,)/i.exec(text); // biome-ignore format: one line
  if (!found) return text;
  const [all, one = '', has = '', and = '', article = '', other = '', too = ''] = found;
  const beasts = [one, other].every((who) => isAlive(read(who)) && read(who).kind !== 'humanoid' && read(who).confidence >= 0.9); // biome-ignore format: one line
  const held = [has, too].every((what) => {
    const brief = read(what);
    return brief.confidence >= 0.9 && brief.kind === 'thing' && brief.unknown.length === 0 && (!isAlive(brief) || /fish|mouse|worm|fly|frog/.test(brief.concept)) && !isPart(what) && categoryOf(brief.concept) !== 'clothing'; // biome-ignore format: one line
  });
  return beasts && held ? `${one} holding ${has}${and} ${article} ${other} holding ${too}${text.slice(all.length)}` : text; // biome-ignore format: one line
}

/** "Key, map and a bag of coins on a table": things of a list that lie together have an article each. */
function listed(text: string, read: Read): string {
  const found =
    /^([^,]+), ([^,]+?),? and (.+?) (on|in|inside|under|next to|beside) ((?:an?|the) .+|(?:[a-z]+ )?(?:table|desk|shelf|tray|plate|altar|counter|bench|barrel|stump|bed))$/i.exec(
      text,
    );
  if (!found) return text;
  const items = found.slice(1, 4).map((item) => item.trim());
  if (items.every((item) => /^(?:an?|the|two|three|some) /i.test(item))) return text;
  const known = items.every((item) => {
    const bare = item.replace(/^(?:an?|the|some) /i, '').replace(/ of [a-z]+$/, '');
    const brief = read(bare);
    return brief.confidence >= 0.9 && brief.unknown.length === 0 && brief.kind === 'thing' && !brief.scenery && !isAlive(brief); // biome-ignore format: one line
  });
  if (!known) return text;
  const [one, two, three] = items.map((item) => (/^(?:an?|the|two|three|some) /i.test(item) || /[^s]s$/.test(item) ? item : aOf(item))); // biome-ignore format: one line
  return `${one}, ${two} and ${three} ${found[4]} ${/^(?:an?|the) /i.test(found[5]!) ? found[5] : aOf(found[5]!)}`;
}
