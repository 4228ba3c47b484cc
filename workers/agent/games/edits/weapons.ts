/** What the hero fights with. */
import { armed } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn, withSetting } from './outcome.ts';

/** What fights, and how it is called in the words: held things are drawn in the hero's hand. */
const WEAPONS: readonly (readonly [weapon: string, words: RegExp, held: boolean])[] = [
  ['stars', /\b(?:shurikens?|throwing (?:stars?|kni(?:fe|ves)|daggers?)|ninja stars?|kunais?)\b/, false],
  ['staff', /\b(?:fire ?balls?|spells?|magic(?: bolts?| missiles?)?|flames?|lightning)\b/, false],
  ['staff', /\b(?:(?:magic|wizard|wooden|fire) )?(?:staffs?|wands?|scepters?)\b/, true],
  ['orb', /\b(?:snow ?balls?|rocks?|stones?|bubbles?|energy balls?|orbs?|apples?|bombs?)\b/, false],
  ['bow', /\b(?:(?:wooden|long|short|elven|golden) ?)?(?:bows?|crossbows?|longbows?)\b(?: and arrows?)?/, true],
  ['bow', /\barrows?\b/, false],
  ['gun', /\b(?:(?:laser|ray|machine|water|big|golden|shot|hand|plasma) ?)?(?:guns?|pistols?|rifles?|blasters?|revolvers?|bazookas?|cannon)\b/, true],
  ['gun', /\b(?:bullets|lasers?(?: beams?)?)\b/, false],
  ['spear', /\b(?:(?:golden|long) )?(?:spears?|lances?|tridents?|pikes?|halberds?|pitch ?forks?)\b/, true],
  ['axe', /\b(?:(?:battle|big|war|golden) ?)?(?:axes?|hammers?|maces?|clubs?|hatchets?|pick ?axes?)\b/, true],
  ['sword', /\b(?:(?:big|laser|golden|long|fire|flaming|magic) ?)?(?:swords?|katanas?|sab(?:re|er)s?|blades?|daggers?|kni(?:fe|ves)|machetes?|lightsabers?)\b/, true],
]; // biome-ignore format: a table

export const WEAPON_WORDS: readonly RegExp[] = WEAPONS.map(([, words]) => words);

export interface Weapon {
  readonly weapon: string;
  /** As it is drawn in a hand; undefined for what only flies. */
  readonly held: string | undefined;
}
export function weaponIn(words: string): Weapon | undefined {
  let first: { readonly at: number; readonly found: Weapon } | undefined;
  for (const [weapon, said, held] of WEAPONS) {
    const match = said.exec(words);
    if (match && (!first || match.index < first.at))
      first = {
        at: match.index,
        found: { weapon, held: held ? article(match[0].replace(/([^s])s$/, '$1')) : undefined },
      };
  }
  return first?.found;
}
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Who shoots with what, where only that is said. */
export const shootsWith = (who: string): string =>
  /\b(?:archer|hunter|elf|elven|ranger|robin hood)\b/i.test(who)
    ? 'bow'
    : /\b(?:wizard|witch|mage|sorcer\w+|dragon|warlock)\b/i.test(who)
      ? 'staff'
      : /\b(?:ninja)\b/i.test(who)
        ? 'stars'
        : /\b(?:soldier|astronaut|cowboy|cowgirl|robot|marine|sheriff|pirate|agent|detective|police\w*|commando|gangster|cyborg|alien|bandit)\b/i.test(
              who,
            )
          ? 'gun'
          : 'orb';

const UNKNOWN = { weapon: 'unknown', held: undefined };
const OF_OTHERS = /\b(?:enem(?:y|ies)|foes?|monsters?|boss(?:es)?|towers?|background|pick-?ups?)\b/;
const ARMS =
  /\b(?:give|equip|arm)\b|\b(?:should|can|could|must|has to|shall|to|let (?:him|her|it|them|the [\w-]+(?: [\w-]+)?)|i want to|able to|lets? (?:me|us)) (?:(?:also|now|be able to) )*(?:shoot|throw|fire|cast|use|wield|carry|hold|have|fight|attack|swing|get|strike)\b|\binstead of (?:an? |the |his |her |its )?(?:[\w-]+ )?(?:sword|bow|gun|staff|weapon|spear|axe|wand|blade|orb|fireballs?|arrows?|bullets?)s?\b|\b(?:replace|swap|change) (?:the |his |her |its )?(?:sword|bow|gun|staff|weapon|spear|axe|wand|blade|orb|fireballs?|arrows?|bullets?|shots?)s?\b|^(?:please |also |now |and )*(?:add|i want|with|include) (?:an? |some )?(?:shooting|shots|weapons?|(?:(?:shot|machine|laser|ray|water) ?)?guns?|bows?|swords?|staff|spears?|axe|arrows?|fireballs?|throwing stars?|shurikens?|attack(?:s|ing)?(?: button)?|melee(?: attack)?)\b|\b(?:hero|he|she|it|player|knight|character) (?:shoots|throws|fires|has|uses|casts|carries)\b|\bweapon (?:is|should be|to|into)\b|^(?:please )?(?:remove|no|without|take away|drop) (?:the |his |her )?(?:sword|bow|gun|staff|weapon|spear|axe)s?\b/;

/** "he should throw tomatoes": a thing that no weapon is. */
function thrownIn(said: string): string | undefined {
  const [, what = ''] =
    /\b(?:throws?|throwing|shoots?|shooting|fires?|hurls?|spits?) (?:some |with |out )?(?!things\b|stuff\b|faster\b|slower\b|at\b|the\b|an?\b|more\b|less\b|shots\b|always\b|times\b|enemies\b|foes\b)((?:[a-z-]+ )?[a-z-]+s)(?= at\b|$)/.exec(
      said.trim(),
    ) ?? [];
  if (
    !what ||
    weaponIn(what) ||
    /\b(?:at|times|walls|enemies|foes|monsters|directions|upwards|sideways|forwards|backwards|shots)$/.test(what)
  )
    return undefined;
  const one = what
    .replace(/ies$/, 'y')
    .replace(/(?<=[oxs]|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');
  return article(one);
}

/** "let the elf have a bow instead of the sword" */
export function withWeapon(clause: string, game: GameDescription): Outcome {
  // "the boss should throw bombs": not the hero
  if (
    /^(?:the |all |my )*(?:boss|enem(?:y|ies)|foes?|monsters?)\b.*\b(?:throw|shoot|fire|spit|cast|hurl)s? (?!at\b|back\b|faster|slower|more|less|at)[a-z]/.test(
      clause,
    )
  )
    return {
      refused:
        'What foes throw is not to be set: the boss of a shooter shoots balls of light, and nobody else throws anything.',
    };
  if (!ARMS.test(clause) || OF_OTHERS.test(clause)) return undefined;
  // "he should shoot faster": how, and not with what
  if (
    /\b(?:shoot|fire|throw|attack|strike|cast|swing)\w* (?:(?:a bit|much|way|even|a lot|more) )*(?:faster|slower|quicker|more often|less often|rapidly|quickly)\b/.test(
      clause,
    )
  )
    return undefined;
  const template = templateOf(game.template);
  const [kept] = clause.split(/\b(?:instead of|rather than|in place of)\b/);
  const [, after] = /\b(?:replace|swap|change)\b.+?\b(?:with|by|for|to|into)\b(.+)$/.exec(kept!) ?? [];
  const said = (after ?? kept!).replace(/\bthrowing (?!star|kni|dagger)/, '');
  const setting = template.settings.find((one) => one.id === 'weapon');
  const off = /^(?:please )?(?:no|without|remove|take away|drop)\b/.test(clause);
  const shoots = /\bshoot(?:s|ing)?\b|\bshots\b|\bfir(?:e|es|ing)\b(?! ball)/.test(said);
  const strikes = /\b(?:attack|melee|strike)\w*\b/.test(said);
  const hero = game.assets.hero?.prompt ?? '';
  const thing = thrownIn(said);
  if (thing && setting && 'values' in setting && template.settings.some(({ id }) => id === 'ownShots')) {
    const now = withSetting(withSetting(game, 'weapon', 'orb'), 'ownShots', true);
    return { game: redrawn(now, { shot: thing }), changed: `The hero throws things: ${thing}.` };
  }
  const found =
    weaponIn(said) ??
    (/\bthrow(?:s|ing)? (?!things\b|stuff\b)[a-z]/.test(said) ? UNKNOWN : undefined) ??
    (shoots
      ? { weapon: shootsWith(hero), held: undefined }
      : strikes
        ? { weapon: 'sword', held: undefined }
        : undefined);
  if (found === UNKNOWN)
    return {
      refused:
        'What a hero can throw or shoot: arrows, bullets, fireballs, throwing stars, or balls of light like snowballs and stones.',
    };
  if (!found) return undefined;
  if (!setting || !('values' in setting))
    return { refused: `In a ${template.title.toLowerCase()} nobody carries a weapon.` };
  if (!setting.values.includes(found.weapon))
    return { refused: `In a ${template.title.toLowerCase()} one fights with ${setting.values.join(', ')}.` };
  const weapon = off && setting.values.includes('none') ? 'none' : found.weapon;
  const now = withSetting(game.settings.ownShots ? withSetting(game, 'ownShots', false) : game, 'weapon', weapon);
  if (off && weapon !== 'none')
    return { refused: `In a ${template.title.toLowerCase()} the hero has to fight with something.` };
  if (!found.held || weapon === 'none')
    return game.settings.weapon === weapon
      ? { refused: `The weapon is that already (${weapon}).`, already: true }
      : { game: now, changed: `The hero fights with: ${weapon}.` };
  const prompt = armed(unarmed(hero), found.held);
  return prompt === hero
    ? { refused: `The hero has ${found.held} already.`, already: true }
    : { game: redrawn(now, { hero: prompt }), changed: `The hero has ${found.held}, and is drawn anew with it.` };
}

/** "an elf with a green hat and a sword" → "an elf with a green hat" */
const unarmed = (who: string): string =>
  who
    .split(/\s+(?=(?:with|and|holding|carrying) )/)
    .filter((part, i) => i === 0 || !weaponIn(part))
    .join(' ')
    .replace(/ and (?!.* with )(?=an? )(?<!with .*)/, ' with ');
