/** Each slot of a wish for a game as what it says: a network may mark a boss as a foe, or "a mouse as the hero" as a foe. */
import { FEATURES, type GameTemplate, templateFor, textsIn } from '../../games/index.ts';
import { tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { actorOf, genreOf } from './actors.ts';
import { isSomebody } from './somebody.ts';
import { SHOT_AT, standsAs } from './stands-as.ts';
import { FOES_BY_NATURE, isGathered } from './words/cast-words.ts';
import { withoutControls } from './words/controls.ts';
import { titleIn } from './words/titles.ts';

const HERO =
  /\b(?:as|is|=|for) (?:the |a |an |my |our )?(?:main )?(?:hero(?:ine)?|player|character|protagonist)$|^(?:the )?(?:hero(?:ine)?|player|main character|main (?:guy|dude|girl|man|woman)|protagonist)(?: is|:| =|,| should be)? (?=\w)/i;
const FOE =
  /\b(?:as|are|is|=|for) (?:the |an? |my |our )?(?:enem(?:y|ies)|foes?|baddies|bad guys|villains?|obstacles?)$|^(?:the )?(?:enem(?:y|ies)|foes?|villains?)(?: are| is|:| =)? (?=\w)/i;
const BOSS =
  /(?:\b(?:as|is|=|for) )?(?:\b(?:the|an?|my)\b )?(?:\b(?:final|last|end|big|level|mini)[- ])*\bboss(?:es)?(?: ?(?:fight|battle))?(?: (?:at|in) the (?:end|last level))?$/i;
const PICKUP =
  /\b(?:as|are|is|=|for|to) (?:the |an? )?(?:collectibles?|pick-?ups?|coins|collect|gather|pick up|find)$/i;
const FOR_WHOM =
  /\b(?:kids?|child|children|son|daughter|brother|sister|wife|husband|girlfriend|boyfriend|friends?|niece|nephew|class|students?|mom|dad|grand\w+|toddlers?|birthday|school|jam)\b/i;
/** Neither somebody nor something that is drawn. */
const OF_RULES =
  /\b(?:music|sounds?|timers?|time ?limit|seconds?|minutes?|levels?|dungeons|lives|waves?|support|controls?|keyboard|game ?pad|checkpoints?|difficulty|high ?score|mode)\b/i;
/** "mushrooms as towers", "mushrooms are the towers", "obstacles are trash cans": who or what is in a role. */
const ROLES: readonly (readonly [role: string, words: string])[] = [
  ['tower', 'towers?|turrets?|defenders?'],
  ['foe', 'enem(?:y|ies)|foes?|obstacles?|monsters?|baddies|bad guys'],
  ['pickup', 'coins?|gems?|collectibles?|pick-?ups?'],
];
const BE = '(?:as|are|is|being|should be|will be|for)';
const IN_ROLE = ROLES.map(
  ([role, words]) =>
    [
      role,
      new RegExp(`^(?:the |my |our )?(.+?) ${BE} (?:the |my |our |an? )?(?:${words})$`, 'i'),
      new RegExp(`^(?:the |my |our |all )*(?:${words}) ?${BE} (.+)$`, 'i'),
    ] as const,
);
function inRole(words: string, { id }: GameTemplate): Slot | undefined {
  for (const [role, behind, before] of IN_ROLE) {
    const [, what] = behind.exec(words) ?? before.exec(words) ?? [];
    if (what && (role !== 'tower' || id === 'tower-defence') && !/\b(?:easy|hard|fast\w*|slow\w*|strong\w*|weak\w*|big\w*|more|less|too|very|worth|faster)\b/i.test(what)) return { slot: role, words: tidy(what) };
  }
  return undefined;
} // biome-ignore format: short enough
/** "[obstacles are trash cans] and [pigeons]": both are. */
const listedOn = (words: string, one: string, next: string): boolean =>
  /^\s*(?:,|and|&|or|,? and)\s*(?:an? |the |some )?$/i.test(
    words.slice(words.indexOf(one) + one.length, words.indexOf(next, words.indexOf(one) + one.length)),
  );

/** Slots of who and what is in it. */
const CAST = /^(?:hero|foe|pickup|n|look|place)$/;
/** Slots that a new game knows; all others are rules. */
const KNOWN = /^(?:boss|goal|tower|genre|hero|foe|pickup|rule|place|style|view|name|no|palette|look|again)$/;

/** "with gems, but the gems should be sushi": of two in one role the first is what the second is in place of. */
function isOverruled(slot: Slot, next: Slot | undefined, { words }: Wish): boolean {
  if (next?.slot !== slot.slot) return false;
  const behind = words.slice(words.indexOf(slot.words) + slot.words.length);
  const between = behind.slice(0, behind.indexOf(next.words));
  return /\b(?:should|shall|must|will|can|could)(?: all| both| each| instead)? be\b\W*(?:an? |the )?$/i.test(between);
}

/** The same wish with each slot as what it says. */
export function inRoles(wish: Wish, template: GameTemplate): Wish {
  // what is written on the screen is nobody and nothing in it
  const written = [titleIn(wish.words).title, ...[...textsIn(wish.words).texts].map(([, text]) => text)].flatMap(
    (text) => text?.toLowerCase() ?? [],
  );
  // "a monster called Blubbo" is no title: only what stands in quotes is sure to be one
  const quoted = /["“”]/.test(wish.words);
  const isWritten = (words: string): boolean =>
    quoted && written.some((text) => text.includes(bare(words)) && bare(words).length > 2);
  const slots = wish.slots
    .filter((slot, i, all) => !isOverruled(slot, all[i + 1], wish))
    .filter(({ slot, words }) => slot === 'name' || !isWritten(words))
    .map((slot, i, all) => {
      const last = all[i - 1];
      const role = last && /^(?:n|foe|pickup|hero|look)$/.test(slot.slot) && /^(?:the |my |our |all )*(?:obstacles?|enem\w+|foes?|towers?|coins?|gems?)\b/i.test(last.words) ? inRole(tidy(last.words), template) : undefined; // biome-ignore format: one line
      return role && listedOn(wish.words, last!.words, slot.words) ? { slot: role.slot, words: slot.words } : slot;
    })
    .flatMap((slot) => roleOf(slot, template, wish));
  return { ...wish, slots };
}

const bare = (words: string): string => words.toLowerCase().replace(/^["'“”]+|["'“”]+$/g, '');

function roleOf({ slot, words }: Slot, template: GameTemplate, wish: Wish): readonly Slot[] {
  const said = tidy(words);
  const as = (role: string, text: string): readonly Slot[] => (tidy(text) ? [{ slot: role, words: tidy(text) }] : []);
  if (slot === 'name' || slot === 'no' || /^(?:view|again|boss|goal|tower)$/.test(slot)) return [{ slot, words: said }];
  const role = slot === 'genre' || slot === 'place' ? undefined : inRole(said, template);
  if (role) return [role];
  const [, shotAt = ''] = (/^(?:rule|n|foe)$/.test(slot) && SHOT_AT.exec(said)) || [];
  if (shotAt && template.id !== 'match-3' && (isSomebody(shotAt) || subjectOf(singular(shotAt))))
    return as('foe', shotAt);
  // "2 towers: arrow and ice"
  const [, towers = ''] = (template.id === 'tower-defence' && /\btowers?\s*[:(=]\s*([^.;)]+)/i.exec(wish.words)) || [];
  if (towers && /^(?:\d+ |the |some )?towers?$/i.test(said)) return [];
  if (CAST.test(slot) && towers.includes(words))
    return said.split(/\s*(?:,|&|\+|\band\b)\s*/i).flatMap((one) => as('tower', one));
  const stands = standsAs(said, slot, wish.words);
  if (stands) return as(stands, said);
  if (BOSS.test(said)) return as('boss', said.replace(BOSS, '') || 'boss');
  if (HERO.test(said) && (CAST.test(slot) || /^\W*(?:the )?\w+(?: \w+)? (?:is|=|:)/i.test(said)))
    return as('hero', said.replace(HERO, ''));
  if (FOE.test(said) && (CAST.test(slot) || /^\W*(?:the )?\w+ (?:are|is|=|:)/i.test(said)))
    return as('foe', said.replace(FOE, ''));
  if (PICKUP.test(said)) return as('pickup', said.replace(PICKUP, ''));
  const [, placed] =
    template.id === 'tower-defence' && slot === 'rule'
      ? (/^(?:you |u |i |we )?(?:place|build|put|plant|set up)s? (?:down )?(?:the |some )?(.+?)(?: (?:that|who|which|to) .*)?$/i.exec(
          said,
        ) ?? [])
      : [];
  if (placed && !/\btowers?\b/i.test(placed) && subjectOf(singular(placed))) return as('tower', placed);
  const [, full, whom] = slot === 'place' ? (/^(.+?) full of (.+)$/i.exec(said) ?? []) : [];
  if (full) return [...as('place', full), ...as('foe', whom!)];
  const [, guards] =
    template.id === 'tower-defence' && slot === 'rule'
      ? (/^(?:the |my )?([a-z]+(?: [a-z]+)?) (?:who |that )?(?:defend|protect|guard)s? /i.exec(said) ?? [])
      : [];
  if (guards && subjectOf(singular(guards))) return [...as('tower', guards), ...as('rule', said)];
  // "aim with mouse": no mouse is in it
  if (
    /^(?:hero|foe|pickup)$/.test(slot) &&
    !withoutControls(wish.words.toLowerCase()).includes(said.replace(WITH_KEYS, '').toLowerCase().split(' ').at(-1)!)
  )
    return [];
  const [, tower] = /^towers?\s*(?:=|:|are|is|like|should be)\s*(.+)$/i.exec(said) ?? [];
  if (tower) return as('tower', tower);
  if (slot === 'n' && !templateFor(said))
    return as(
      FOES_BY_NATURE.test(said)
        ? 'foe'
        : !isSomebody(said)
          ? isGathered(said)
            ? 'pickup'
            : 'rule'
          : wish.slots.some((one) => one.slot === 'hero')
            ? 'foe'
            : 'hero',
      said,
    );
  const [, who, where] = /^(.+?) (?:over|in|on|through|across|at) (.+)$/i.exec(said) ?? [];
  if (slot === 'place' && who && isSomebody(who)) return [...as('hero', who), ...as('place', where!)];
  if (FEATURES.some(({ words: form }) => form.exec(said)?.[0].length === said.length)) return as('rule', said);
  if (slot === 'genre' || (slot === 'n' && templateFor(said))) return genreOf(said, template, wish);
  // "a game for my kid": who plays it, and not in it
  if (new RegExp(`\\bfor ${said.replace(/[^\w ]/g, '.')}\\b`, 'i').test(wish.words) && FOR_WHOM.test(said))
    return as('rule', `for ${said}`);
  if (/^(?:hero|foe|pickup|target)$/.test(slot) && OF_RULES.test(said)) return as('rule', said);
  if (/^(?:hero|foe|target)$/.test(slot))
    return actorOf(
      slot === 'target' ? 'hero' : slot,
      tidy(withoutControls(said).replace(WITH_KEYS, '').replace(IS_THE, '')),
    );
  return [{ slot: KNOWN.test(slot) ? slot : 'rule', words: said }];
}

const IS_THE = / is (?:the|an?|our|my) \w+$/i;
const WITH_KEYS = / (?:with|using|by) (?:the |your )?(?:mouse|keyboard|wasd|arrows?(?: keys)?|game ?pad|touch)$/i;
