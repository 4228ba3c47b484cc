/** Who and what is in a game: another one, a further one, none of these. */
import { slotsOf } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import type { AssetSlot, GameDescription } from '../types.ts';
import { groupIn, isGround, type Outcome, partsOf, redrawn, slotIn, withSetting } from './outcome.ts';
import { weaponIn } from './weapons.ts';

/** What something is to become: "make the hero a fox", "replace the coins with bananas", "the enemies should be ghosts". */
export function replacement(clause: string): { readonly what: string; readonly by: string } | undefined {
  for (const pattern of [
    /\b(?:replace|swap|change|exchange|switch|turn)\s+(?:out )?(?:the |all (?:the |of the )?)?(.+?)\s+(?:with|by|for|to|into)\s+(.+)$/i,
    /\b(?:make|turn|let)\s+(?:the |my |all (?:the |of the )?)?(.+?)\s+(?:into |be |look like )?((?:a|an|some)\s.+)$/i,
    /\b(?:make|turn) (?:all (?:the |of the )?|the )?(enemies|towers|foes|monsters|gems|pieces)\s+(?:into |be |look like )?(?:all )?(.+)$/i,
    /\b(?:make|turn) (?:all )?(?:the )?(floors?|ground|walls?|tiles|terrain|path|water) (?:into |be |out of |of |from )*([a-z]+(?: [a-z]+)?)$/i,
    /\bmake (?:all )?(?:the |of the )*([a-z]+s) (?:into |be )?((?:[a-z]+ )?[a-z]+s)$/i,
    /\b(?:use|take|have|put(?: in)?|add|place|drop|insert|set|i (?:want|need|would like)|i'd like|there should be|let there be)\s+(.+?)\s+(?:as|for)\s+(?:the |an? )?(.+)$/i,
    /^()((?:an?|some)\s.+?\s+as\s+(?:the |my )?.+)$/i,
    /^(?:the |all (?:the |of the )?)?(.+?)\s+(?:should (?:all )?be|should look like|must be|are now|is now|becomes?|to be)\s+(.+)$/i,
    /\bplay(?:ed)?\s+(as)\s+(.+)$/i,
    /^instead of (?:the |all the |all )?(.+?),? (?:(?:he|she|it|they|you|i|the hero) (?:should|must|can) |let (?:him|her|it|them) )?(?:collect|gather|use|have|find|fight|put|make|there should be|i want|let there be|pick up|eat)s?(?: (?:the|some))? (.+)$/i,
    /^(?:(?:i (?:want|would like)|i'd like|use|with|have|put|we need|only|collect|gather|find|pick up|eat|fight|please|now|he|she|should|must|(?:the )?hero) )*(.+?)\s+(?:instead of|rather than|in place of)\s+(?:the |all the |all )?(.+)$/i,
  ]) {
    const [said = '', first, second] = pattern.exec(clause) ?? [];
    // "a scorpion as the boss"
    if (first === '' && second) {
      const [by, what] = second.split(/\s+as\s+(?:the |my )?/i) as [string, string];
      return { what, by };
    }
    if (!first || !second) continue;
    if (/^instead of/i.test(said)) return { what: first, by: second };
    if (/\s(?:instead of|rather than|in place of)\s/i.test(said)) return { what: second, by: first };
    if (
      /\s(?:as|for)\s/i.test(clause) &&
      /^(?:use|take|have|put|add|place|drop|insert|set|i|there|let there)\b/i.test(clause)
    )
      return { what: second, by: first };
    return first === 'as' ? { what: 'hero', by: second } : { what: first, by: second };
  }
  return undefined;
}

export const bare = (words: string): string =>
  words.replace(/^(?:(?:all|the|some|collect|gather|find|eat|use|have|fight) )+/i, '').trim();
export const IN_THE_AIR =
  /\b(?:bats?|birds?|crows?|ravens?|owls?|eagles?|vultures?|gulls?|parrots?|ghosts?|bees?|wasps?|hornets?|fly|flies|moths?|butterfl\w+|mosquito\w*|dragons?|drones?|ufos?|saucers?|fair\w+|jelly ?fish|fish\w*|balloons?|clouds?|angels?|harp\w+|imps?|griffins?|pterodactyls?|planes?|helicopters?|rockets?|wings?|winged|flying|spirits?|wisps?|eyes?)\b/i;

function replaceGroup(what: string, by: string, game: GameDescription): Outcome {
  const ids = groupIn(what, game);
  // one foe alone is meant by "the enemy"
  if (ids.length < 2 || /^(?:an?|one|some|another) /.test(what)) return undefined;
  const list = by.split('|').map(bare);
  // who cannot fly leaves the air empty
  const grounded = ids.includes('flyer') && list.length === 1 && !IN_THE_AIR.test(list[0]!);
  const taken = ids.filter((id) => !grounded || id !== 'flyer');
  const prompts = Object.fromEntries(taken.map((id, i) => [id, list[i % list.length]!]));
  const now = grounded ? withSetting(game, 'flyers', false) : game;
  return {
    game: redrawn(now, prompts),
    changed: `${taken.map((id) => `The ${id} is drawn anew: ${prompts[id]}.`).join(' ')}`,
  };
}

const COLOUR =
  /^(?:(?:bright|dark|light|pale) )?(?:red|blue|green|yellow|purple|orange|pink|black|white|grey|gray|brown|golden|silver|turquoise|cyan)$/i;
const WHO = /^an? (?:girl|boy|woman|man|female|male|lady|old man|old woman|robot)$/i;
/** "the knight should be a girl", "… red": of who is there already. */
function bent(by: string, before: string): string | undefined {
  const [head = '', ...rest] = before.replace(/^(?:an?|the)\s+/i, '').split(/(?= (?:with|in|holding) )/);
  const article = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
  if (COLOUR.test(by)) {
    const kept = head.split(' ').filter((word) => !COLOUR.test(word));
    return article([by, ...kept].join(' ') + rest.join(''));
  }
  const [only = '', ...held] = by.split(/(?= with )/);
  if (
    WHO.test(only) &&
    /^(?:[\w-]+ )?(?:knight|warrior|wizard|elf|pirate|ninja|soldier|archer|viking|hero|dwarf|explorer|astronaut|cowboy)(?: hero)?$/i.test(
      head,
    )
  )
    return article(`${only.replace(/^an? /i, '')} ${head}${held.length ? held.join('') : rest.join('')}`);
  return undefined;
}

/** "lava instead of grass": of two grounds the one that is named. */
function ground(slot: AssetSlot, what: string, by: string, game: GameDescription): Outcome {
  const { assetId: _, ...kept } = game.assets[slot.id]!;
  const noun = what
    .replace(/^(?:the|all) /, '')
    .split(' ')
    .at(-1)!
    .replace(/s$/, '');
  // what one walks on is in front of what is around it
  const around = /^(?:wall|edge|border|cliff|rim)$/.test(noun);
  const isLower =
    around ||
    (new RegExp(`\\b${noun}`, 'i').test(kept.prompt) && !new RegExp(`\\b${noun}`, 'i').test(kept.upper ?? ''));
  const choice = isLower || !kept.upper ? { ...kept, prompt: by } : { ...kept, upper: by };
  return {
    game: { ...game, assets: { ...game.assets, [slot.id]: choice } },
    changed: `The ground is drawn anew: ${choice.prompt}${choice.upper ? ` and ${choice.upper}` : ''}.`,
  };
}

export function replace(clause: string, game: GameDescription): Outcome {
  const { what, by } = replacement(clause) ?? {};
  if (!what || !by) return undefined;
  // "make towers cheaper": how, and not who
  if (
    /^(?:much |a bit |way |even )?(?:cheap|strong|weak|smart|nice|pretti|cut|dumb|tough|clever|hard|eas|quick|slow|fast|bigg|small|larg)i?er$/.test(
      by,
    )
  )
    return undefined;
  const all = replaceGroup(what, by, game);
  if (all) return all;
  const slot = slotIn(what, game);
  if (!slot) return { refused: `The game has no "${what}"; it has ${partsOf(game)}.` };
  // "make the water red"
  if (isGround(slot))
    return ground(slot, what, COLOUR.test(by) ? `${by} ${what.replace(/^(?:the|all) /, '')}` : bare(by), game);
  const said = bare(by.replace(/\|/g, ' and '));
  // another one is another one: "change the hero to a robot"
  const anew = /\b(?:replace|swap|exchange|change|switch|turn)\b|\binstead of\b/.test(clause) && !COLOUR.test(said);
  // "the hero should be a girl with a red hood" is somebody of her own; "the knight should be a girl" is the knight still
  const other =
    anew ||
    (/^(?:the |my |our )?(?:hero(?:ine)?|player|main character|character)$/.test(what) && / (?:with|in) /.test(said));
  const prompt = (other ? undefined : bent(said, game.assets[slot.id]!.prompt)) ?? said;
  // who has a bow now shoots with it
  const arms = slot.id === 'hero' && / (?:with|and|holding) /.test(said) ? weaponIn(said) : undefined;
  const fights = templateOf(game.template).settings.find(({ id }) => id === 'weapon');
  const armedGame =
    arms?.held && fights && 'values' in fights && fights.values.includes(arms.weapon)
      ? withSetting(game, 'weapon', arms.weapon)
      : game;
  // "the aliens should be bees": all that are aliens
  const noun = /^(?:the |all |all the )?([a-z-]+?)s$/i.exec(what.trim())?.[1]?.toLowerCase();
  const alike = slotsOf(game).filter(
    ({ id, kind }) =>
      noun &&
      id !== slot.id &&
      /^(?:character|object)$/.test(kind) &&
      game.assets[id]?.prompt.toLowerCase().split(/\s+/).at(-1) === noun,
  );
  const ids = [slot.id, ...alike.map(({ id }) => id)];
  return {
    game: redrawn(armedGame, Object.fromEntries(ids.map((id) => [id, prompt]))),
    changed: `The ${ids.join(' and the ')} ${ids.length > 1 ? 'are' : 'is'} drawn anew: ${prompt}.`,
  };
}
