/** Who or what a name is by the words beside it: "a wolf as the final boss", "my goblin and my orc as enemies", "asteroids to dodge". */
import { themeOf } from '../../games/index.ts';
import { isSomebody } from './somebody.ts';

/** One more that stands beside it: ", my bat and a troll". */
const ONE_MORE = '(?:(?:my|the|an?|some) )?[a-z-]+(?: (?!as\\b|are\\b|to\\b|and\\b|or\\b)[a-z-]+)?';
const ALSO_ONE = `(?:(?:, ?${ONE_MORE})*,? (?:and|or) ${ONE_MORE})?`;
const ALSO_BEFORE = '(?:[a-z-]+(?: [a-z-]+)?(?:,? (?:and|or) |, )(?:(?:my|the|an?|some) )?)';
/** What is shot at, and not with. */
export const SHOT_AT = /^(?:and |then )?(?:shoot|dodge|avoid|fight|kill|destroy|blast|defeat|blow up|battle|slay|stomp(?: on)?)(?:ing|s)?(?: down| at| against)? (?:the |some |all |my |flying |falling |evil )*((?!enem|foes?\b|monsters?\b|them\b|it\b|things?\b|everything\b|back\b|bullets?\b|arrows?\b|lasers?\b|fireballs?\b|rockets?\b|missiles?\b|bombs?\b|balls?\b)[a-z-]+(?: [a-z-]+)?s)$/i; // biome-ignore format: one line
/** What stands beside the words in the sentence says what they are: "a wolf as the final boss", "picking up groceries". */
export function standsAs(said: string, slot: string, words: string): string | undefined {
  if (!/^(?:hero|foe|pickup|place|n|look)$/.test(slot)) return undefined;
  const it = said.replace(/[^\w ]/g, '.');
  const is = (before: string, after = ''): boolean => new RegExp(`${before}\\b${it}\\b${after}`, 'i').test(words);
  if (is('', ' (?:as|is) (?:the |a |an |my )?(?:(?:final|last|end|big|level) )*boss\\b')) return 'boss';
  if (is('', ' (?:as|is) (?:the |my )?(?:main )?(?:hero|player|character|protagonist)\\b')) return 'hero';
  if (slot === 'place' && is('(?:run|runs|running|flee\\w*|escap\\w*) (?:away )?from ') && !themeOf(`in ${said}`))
    return 'foe';
  // "with boris, barrels and logs to jump over": who is played stands before them
  if (
    slot === 'place' ||
    / as /i.test(said) ||
    (slot === 'hero' && is('\\b(?:with|as|play|playing|about|starring) (?:my |the |an? )?', ','))
  )
    return undefined;
  // "my goblin and my skeleton as enemies": all that stand side by side before it
  if (is('', `${ALSO_ONE} (?:as|are|being) (?:the |my |an? )?(?:enem|foes|bad ?guys|obstacle|monsters)`)) return 'foe';
  if (
    is(
      '',
      `${ALSO_ONE} (?:as (?:the |my |an? )?(?:pick-?ups?|collectibles?|coins?|loot)|to (?:be )?(?:collect|gather|pick up|pick|grab|find)(?:ed)?\\b)`,
    )
  )
    return 'pickup';
  if (
    is(
      '',
      `${ALSO_ONE} (?:to|that (?:one|you|the player) (?:has to|must|should)) (?:be )?(?:dodge|avoid|shoot|fight|kill|defeat|destroy|jump over)`,
    )
  )
    return 'foe';
  if (
    slot === 'hero' &&
    is(
      `\\b(?:dodg|avoid|shoot|fight|kill|defeat|destroy|against|battl)\\w*(?: against)? (?:(?:the|my|some|all) )?${ALSO_BEFORE}*`,
    ) &&
    isSomebody(said)
  )
    return 'foe';
  if (slot === 'foe' && /\brunning(?: away)?$|\b(?:hero|heroine)$/i.test(said)) return 'hero';
  if (
    slot === 'foe' &&
    is('(?:collect|pick|gather|grab|steal|eat|find|harvest)\\w*(?: up)? (?:the |some |all )*') &&
    !isSomebody(said)
  )
    return 'pickup';
  return undefined;
}
