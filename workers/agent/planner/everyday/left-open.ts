/** "a big boss, you choose", "an enemy for a desert level": who or what is left to the assistant is chosen by its role, its place and its mood, and told. */
import { singular, subjectOf } from '../subjects.ts';
import { usualKinds } from '../wording/groups.ts';
import { bareWish, GAME } from '../words.ts';
import type { Said } from './index.ts';

/** Said of what the assistant may choose. */
const DELEGATES =
  /[,.;:!–—-]*\s*(?:(?:i (?:don'?t|do not) (?:know|care|mind)|idk|dunno|(?:i )?(?:have )?no (?:idea|preference)s?)[,.;]? )?\b(?:(?:you|u) (?:can |may |should |get to )?(?:choose|pick(?! up| it)|decide)(?: (?:what|which|how|who|the)\b[^,.;!?]*)?|(?:it'?s |that'?s )?(?:your|ur) (?:call|choice|pick|decision)|(?:it'?s |that'?s )?(?:all )?up to (?:you|u)|dealer'?s choice|surprise me|i (?:trust|leave (?:it|that) to) (?:you|u)|whatever (?:you (?:think|like|want|feel|prefer|come up with)|fits|works|looks (?:good|best|cool))\b[^,.;!?]*|anything (?:goes|is fine|works|will do)|be creative|go wild)\b[.!]*/gi;

const ROLES: Readonly<Record<string, string>> = {
  ...{
    enemy: 'enemies',
    foe: 'enemies',
    baddie: 'enemies',
    mob: 'enemies',
    opponent: 'enemies',
    minion: 'enemies',
    'bad guy': 'enemies',
  },
  ...{
    creature: 'creatures',
    critter: 'creatures',
    boss: 'boss',
    'final boss': 'boss',
    'end boss': 'boss',
    villain: 'villain',
    antagonist: 'villain',
    mascot: 'mascot',
  },
};
/** Of these one is chosen only where it is left to the assistant. */
const ASKED_ROLES: Readonly<Record<string, string>> = {
  ...{
    character: 'heroes',
    hero: 'heroes',
    npc: 'npcs',
    animal: 'animals',
    pet: 'pets',
    weapon: 'weapons',
    building: 'buildings',
    plant: 'plants',
    vehicle: 'vehicles',
    item: 'items',
    tree: 'trees',
  },
};
const ROLE = [...Object.keys(ROLES), ...Object.keys(ASKED_ROLES)].sort((a, b) => b.length - a.length).join('|');
const PLACED =
  "(?: (?:for|in|from|of|on) (?:(?:my|our|the|an?|this) )?((?:[a-z'-]+ ){0,2}?[a-z'-]+?)(?: (?:level|map|game|world|stage|area|zone|biome|theme|app|jam|project|page|shop|comic|story|stream|channel|campaign|dungeon))*)?";
const ONE = new RegExp(
  `^(?:(?:an?|one|some|any|the|another|some kind of|some sort of) )?((?:(?:really|very|super|big|huge|giant|small|little|tiny|scary|nasty|evil|cute|creepy|spooky|cool|epic|mean|angry|funny|silly|final|new|good|dark|strong|fat|friendly) )*)(${ROLE})(?: (?:character|sprite|guy|figure|type))?${PLACED}((?:[.,;] ?(?:(?:really|very|super|so|big|huge|giant|scary|nasty|evil|cute|creepy|spooky|cool|epic|mean|angry|funny|silly|dark|strong|anything|something|sweet|and) ?)+)*)[.!]*$`,
  'i',
);
/** "made of trash bags": it is said what it is like. */
const DESCRIBED = new RegExp(
  `^(?:(?:an?|one|the) )?((?:[a-z-]+ ){0,3})(${Object.keys(ROLES).join('|')})((?:[.,;]? (?:big|huge|large|giant|scary|evil)\\b)*)[.,;]? ((?:made (?:out )?of|with|wearing|covered|holding|that|who|out of)\\b.+)$`,
  'i',
);
/** "whip up some baddies for my swamp level": of a place. */
const MANY =
  /\b(?:some|a few|a couple(?: of)?|several|a bunch of|\d|two|three|four|five) ((?:[a-z-]+ ){0,1}?)(enemies|foes|baddies|mobs|monsters|creatures|critters|minions|bad guys|opponents|animals|props|items|npcs) for (?:my|our|the|an?) ([a-z-]+) (?:level|map|game|world|stage|area|zone|biome|dungeon)\b/i;

const SCARY = /\b(?:scary|evil|nasty|creepy|spooky|dark|mean|angry)\b/i;
const CUTE = /\b(?:cute|funny|silly|friendly|sweet|little)\b/i;
const BOSSES = {
  scary: 'a large red demon with black horns',
  cute: 'a large pink slime with a crown',
  usual: 'a large black dragon',
};
const VILLAINS = {
  scary: 'a dark knight with red eyes',
  cute: 'an imp with a small trident',
  usual: 'an evil wizard with a black cape',
};
const moodOf = (text: string): keyof typeof BOSSES => (SCARY.test(text) ? 'scary' : CUTE.test(text) ? 'cute' : 'usual');

/** The usual ones of a place, or of none. */
function usual(place: string, group: string): readonly string[] {
  const found = (place && usualKinds(`${place} ${group}`)) || usualKinds(group);
  return found?.text.split(', ') ?? [];
}
const withHow = (one: string, how: string): string => {
  const said = how
    .replace(/\b(?:really|very|super|so|cool|epic|good|new|final|strong)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = one.replace(/^an? /, '');
  const words = said ? `${said} ${bare}` : bare;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
};

/** Who is chosen of a role. */
function chosen(role: string, place: string, mood: string): { readonly one: string; readonly others: readonly string[] } | undefined {
  const group = ROLES[role] ?? ASKED_ROLES[role]!;
  if (group === 'boss') {
    const [first] = place && usualKinds(`${place} enemies`) ? usual(place, 'enemies') : [];
    return { one: first && moodOf(mood) !== 'cute' ? withHow(first.replace(/^(an? )giant /, '$1'), 'large') : BOSSES[moodOf(mood)], others: Object.values(BOSSES) };
  }
  if (group === 'villain') return { one: VILLAINS[moodOf(mood)], others: Object.values(VILLAINS) };
  if (group === 'mascot') {
    const [first = 'a bear'] = place && usualKinds(`${place} stuff`) ? usual(place, 'stuff') : [];
    return { one: `a cute ${first.replace(/^an? /, '')}${first === 'a bear' ? '' : ' with a smiling face'}`, others: ['a cute bear', 'a cute cat with a chef hat'] };
  }
  const all = usual(place, group);
  const [first, ...others] = all;
  return first ? { one: withHow(first, mood.replace(/[.,;]/g, ' ').replace(/\b(?:anything|something|sweet|and)\b/gi, ' ')), others } : undefined;
} // biome-ignore format: short enough

/** "something to put on a shelf in my wizard's tower" */
const SOMETHING =
  /^(?:something|anything|sth|smth|a thing|things?) (?:cool |nice |fancy |small |big |little |magical )*(?:to|that|which|for)\b.{0,60}$/i;
/** A thing of the place that is named; undefined where no place of it is known. */
function thingOf(wish: string): readonly string[] | undefined {
  if (!SOMETHING.test(wish) || GAME.test(wish)) return undefined;
  for (const word of wish
    .toLowerCase()
    .split(/[^a-z]+/)
    .reverse()) {
    const known =
      word.length > 2 && !/^(?:some|any)?things?$/.test(word) ? usualKinds(`${singular(word)} stuff`) : undefined;
    const things = known?.text
      .split(', ')
      .filter((one) => subjectOf(one)?.kind === 'thing' && !subjectOf(one)?.creature);
    if (things?.length) return things;
  }
  return undefined;
}

const told = (role: string, one: string, others: readonly string[]): string =>
  `You left open what the ${role} is: I took ${one}.${others.length ? ` Others would be ${others.join(', ')}, or say your own.` : ''}`;

/** The message with a choice in the place of what was left open. */
export function leftOpen(message: string): Said {
  const words = message.replace(DELEGATES, (said, at: number) => (at === 0 ? '' : /[.!]$/.test(said) ? '.' : ''));
  const delegated = words !== message && /\p{L}{3}/u.test(words);
  const text = delegated ? words.trim().replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '') : message;
  const many = MANY.exec(text);
  if (many) {
    const amount = many[0].split(' ')[0]!.toLowerCase();
    const group = /^(?:baddies|foes|mobs|bad guys|minions|opponents)$/i.test(many[2]!) ? 'enemies' : many[2]!;
    return { text: text.replace(many[0], `${/^(?:some|a|several)$/.test(amount) ? 'three' : amount} ${many[1]}${many[3]} ${group}`), notes: [] };
  }
  const wish = bareWish(text).replace(/[!?\s]+$/, '');
  const described = DESCRIBED.exec(wish);
  if (described && !GAME.test(wish) && !/\b(?:my|our|the|fits?|match(?:es)?|goes|i|you)\b/i.test(described[4]!)) {
    const [, before = '', role = '', large = '', rest = ''] = described;
    const size = /boss/i.test(role) || /big|huge|large|giant/i.test(large) ? 'giant ' : '';
    return { text: `a ${before}${before.includes('giant') ? '' : size}monster ${rest.replace(/^out of/, 'made of')}`, notes: [] };
  }
  const things = thingOf(wish);
  if (things) return { text: things[0]!, notes: [told('thing', things[0]!, things.slice(1, 4))] };
  const [, how = '', role = '', place = '', mood = ''] = ONE.exec(wish) ?? [];
  // "an enemy": nothing at all is said of it
  const open = !delegated && (ASKED_ROLES[role.toLowerCase()] || (!place && !how.trim() && !/[a-z]/i.test(mood)));
  if (!role || open) return { text, notes: [] };
  const choice = chosen(role.toLowerCase(), place, `${how} ${mood}`);
  if (!choice) return { text, notes: [] };
  const others = choice.others.filter((other) => other !== choice.one).slice(0, 3);
  return { text: choice.one, notes: [told(role.toLowerCase(), choice.one, others)] };
} // biome-ignore format: short enough
