/** What of a creature is a thing: "with a lamp for a tail", "flowers instead of spines", "hammer hands", "its tail is a sword". */
import { CREATURE_PARTS, creaturePart } from '../../catalogue/creature-parts.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import type { Read } from './known.ts';

const PART = `(${Object.values(CREATURE_PARTS).flatMap(({ words }) => [...words]).filter((w) => !/^(?:body|fur|skin|hide|scales|wool|feathers|face|neck)$/.test(w)).sort((a, b) => b.length - a.length).join('|')})`; // biome-ignore format: one line
const DET = '(?:an? |the |its |some |two |four |many |a pair of |big |huge |giant |large |small |tiny |little |sharp |long |old |glowing )*'; // biome-ignore format: one line
const NP = '((?:[a-z]+ ){0,2}?[a-z]+)';
const FOR = '(?:for|as|instead of|in place of|in lieu of|where)';
const OWN = '(?:an? |the |its |his |her |their |both |all |real |normal |front |hind )*';
const FOR_PART = new RegExp(`(,? ?\\b(?:with|has|having|and|whose|uses?)|,) ${DET}${NP} ${FOR} ${OWN}${PART.replace('(', '(face|')}(?: should be| are| is)?(?=$|,| (?:and|with|on|in|that)\\b)`, 'i'); // biome-ignore format: one line
const IS = new RegExp(`(,? ?\\b(?:with|and|whose|its|the|,) (?:its |the )?)${PART} (?:(?:that |which )?(?:is|are) (?:actually |really |made of |made from |like |shaped like )?|(?:being |that is |that are )?(?:replaced (?:by|with)|turned into|made of|made from|shaped like) )${DET}${NP}(?=$|,| (?:and|with|on|in|that)\\b)`, 'i'); // biome-ignore format: one line
const BEFORE = new RegExp(`(,? ?\\b(?:with|has|having|and)|,) ${DET}((?:[a-z]+ )?[a-z]+)[- ](?:shaped )?${PART}(?=$|,| (?:and|with|on|in|that)\\b)`, 'i'); // biome-ignore format: one line

/** Words before a part that say how it looks, though a thing is called so. */
const LOOKS = /^(?:saber|sabre|razor|dagger|buck|snaggle|ring|bob|cotton|fan|saw|needle|ball|bell|top|one|single|feather|snow|rose|peach|orange|star|rainbow|spring|arrow|button|mask|baby|club|forked|brush|plume|flag|whip|paddle|iron|steel|stone|rock|crystal|gem|ice|fire|flame|gold|silver|bone|wood|metal|glass|lava|cloud|leaf|leaves|flower|coral|moss|mushroom|diamond|web|webbed|laser|cannon|drill|sword|blade|hair|egg|heart|moon|sun|shadow|candy|root|branch|vine|thorn|paper|bubble|spike|claw|tooth)$/i; // biome-ignore format: a list
/** Of those some stand for the thing itself at some parts. */
const THING_AT: Readonly<Record<string, RegExp>> = { head: /^(?:flower|mushroom|sun|moon|star|egg|heart|bell|cloud|rose|candle|crystal|laser)$/i, eyes: /^(?:button|star|heart|flower|sun|moon|diamond|gem)$/i, tail: /^(?:flower|candle|star|button|bell|sword|club|mushroom|heart|flag)$/i, horns: /^(?:drill|candle|sword|mushroom|flower|star)$/i, arms: /^(?:cannon|drill|sword|blade|saw|club|flower|mushroom)$/i, claws: /^(?:saw|sword|drill)$/i, shell: /^(?:mushroom|egg|flower|candy|moon|bell|cloud|heart)$/i, ears: /^(?:flower|mushroom|bell|heart)$/i, legs: /^(?:sword|blade|drill|spring)$/i }; // biome-ignore format: a table

const PINCERS = /^(?:crab|lobster|scorpion|mantis) (?:claws?|pincers?)$/i;

/** The text of a creature without its parts that are things, and those. */
export function swapsOf(asked: string, whole: Brief, read: Read): { readonly text: string; readonly changes: readonly Change[] } {
  const changes: Change[] = [];
  let text = asked;
  for (let k = 0; k < 3; k++) {
    const found = match(text, whole, read);
    if (!found) break;
    changes.push(found.change);
    const rest = text.slice(found.end);
    const before = text.slice(0, found.start).trimEnd();
    text = (/^\s*,?\s*and\b/i.test(rest) && !/\b(?:with|and)$/.test(before) ? `${before} with${rest.replace(/^\s*,?\s*and\b/i, '')}` : `${before}${rest}`).replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  }
  return { text, changes };
} // biome-ignore format: a signature

function match(text: string, whole: Brief, read: Read): { readonly start: number; readonly end: number; readonly change: Change } | undefined {
  for (const [pattern, name, part] of [[FOR_PART, 2, 3], [IS, 3, 2], [BEFORE, 2, 3]] as const) {
    const found = pattern.exec(text);
    if (!found || found.index === 0) continue;
    // what is there for a face is its head
    const at = creaturePart(found[part]!.toLowerCase().replace(/^face$/, 'head'));
    const said = found[name]!.toLowerCase();
    // a chest of treasure is no breast
    // what burns there is its own fire
    if (/(?:^| )(?:flames?|fire)$/.test(said) && /^(?:mane|tail|hair)/.test(found[part]!)) continue;
    if (pattern === BEFORE && /^(?:chest|trunk)$/i.test(found[part]!) && thingOf(`${said} ${found[part]}`, read)) continue;
    if (!at || (at === 'head' && whole.kind === 'humanoid')) continue;
    if (pattern === BEFORE && LOOKS.test(said) && !THING_AT[at]?.test(said)) continue;
    if (pattern === IS && /^(?:fire|flames?|smoke|ice|water|crystal|stone|metal|gold|silver|shadow|leaves|bone|wood|glass)$/.test(said)) continue;
    const told = found[0].replace(/^[\s,]*(?:with|and|has|having|whose)\s+/i, '').trim();
    if (/^(?:[a-z]+ )?(?:tentacles?|tendrils?)$/.test(said)) {
      if (/^(?:arms|legs|claws|paws)$/.test(at)) return { start: found.index, end: found.index + found[0].length, change: { is: 'swapped', part: at, told } };
      continue;
    }
    // "a human skull head": what stands before the thing may say no more than whose it is
    const item = /^(?:peg|stick|prosthetic)$/.test(said) && at === 'legs' ? thingOf('stick', read) : thingOf(PINCERS.test(`${said} ${found[part]}`) && whole.kind === 'quadruped' ? 'crab claw' : said, read) ?? (/^(?:human|animal|dragon|big|large|old|carved|hollow|wooden|stone|giant|glowing) /.test(said) && !LOOKS.test(said.split(' ')[1]!) ? thingOf(said.split(' ')[1]!, read) : undefined);
    const home = item || at !== 'shell' ? undefined : buildingOf(said, read);
    if (home) return { start: found.index, end: found.index + found[0].length, change: { is: 'grows', item: { ...home, count: 1 }, place: 'back', count: 1, large: true, text: said } };
    if (!item || item.concept === whole.concept) continue;
    // what hands hold is held
    if (whole.kind === 'humanoid' && !/^(?:arms|tail|horns|legs|eyes|wings|claws)$/.test(at)) continue;
    const { index } = found;
    return { start: index, end: index + found[0].length, change: { is: 'swapped', part: at === 'paws' && whole.kind === 'humanoid' ? 'arms' : at, by: { ...item, count: 1 }, ...(/^(?:arm|hand|claw|pincer|eye|ear|leg|wing|fin|fist|foot|paw)$/i.test(found[part]!) ? { one: true as const } : {}), told } };
  }
  return undefined;
} // biome-ignore format: conditions

/** A house stands on the back of who bears it. */
function buildingOf(said: string, read: Read): Brief | undefined {
  const home = read(said);
  return home.kind === 'thing' && home.confidence >= 0.9 && home.unknown.length === 0 && categoryOf(home.concept) === 'building' ? home : undefined; // biome-ignore format: one line
}

/** The one thing that those words name, of the plural as well; nobody who lives, and no place. */
function thingOf(said: string, read: Read): Brief | undefined {
  for (const one of [said.replace(/ies$/, 'y').replace(/(?<=[a-z][a-rt-z])s$/, ''), said]) {
    const item = read(one);
    const known = item.kind === 'thing' && item.confidence >= 0.9 && item.unknown.length === 0 && !item.scenery && !item.setting; // biome-ignore format: one line
    if (known && !isAlive(item) && !/^(?:building|scenery|effect|surface)$/.test(categoryOf(item.concept) ?? '')) return item; // biome-ignore format: one line
  }
  return undefined;
}
