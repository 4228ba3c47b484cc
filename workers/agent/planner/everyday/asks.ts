/** Questions that are answered by what would be made, and its price: "can you do isometric buildings?", "what do I need for a game about ants?" */

import { plural } from '../languages/forms.ts';
import { isPlan, type Plan } from '../step.ts';
import { singular, subjectOf } from '../subjects.ts';
import { usualKinds } from '../wording/groups.ts';
import { TILES } from '../words.ts';
import type { Context } from './plan.ts';

const CAN =
  /^\W*(?:(?:hi|hey|hello|so|and|ok|also)[ ,]+)*(?:can|could|do|are) (?:you|u|y'?all) (?:(?:also|even|able to|ever|maybe) )*(?:do|draw|make|create|generate|have|support|offer) ((?:[\w'-]+ ){0,3}[\w'-]+)\s*\?*\s*$/i;
const SIDES = /^(?:(\d|four|eight|two|sixteen)[- ])?(?:directions?|dirs?|sides)$/i;

/** One of a kind that has no look of its own. */
const EXAMPLES: Readonly<Record<string, string>> = {
  building: 'house',
  animal: 'cat',
  person: 'villager',
  people: 'villager',
  vehicle: 'car',
  weapon: 'sword',
  monster: 'goblin',
  creature: 'goblin',
  plant: 'bush',
  character: 'knight',
  item: 'potion',
};

/** "animals that walk in 8 directions, or only humans?" */
const WHO_MOVES =
  /^(?=.*\?)(?=.*\b(?:animals?|creatures?|monsters?|non-?humans?|beasts?)\b)(?=.*\b(?:directions?|sides|walk\w*|animat\w*)\b)\W*(?:can|could|do|are|is)\b/i;
const CONSOLE =
  /,?\s*(?:in |with |using )?(?:an? |the )?(?:(?:original )?game ?boy|nes|snes|pico-?8|c-?64|commodore 64|cga|ega|zx spectrum|master system|genesis)(?: [a-z]+)?(?: (?:palette|colou?rs?|styled?|look|tones|shades))+/i;
/** Tiles in the colours of a console: there are none. */
export function tilesOfConsole(message: string, { again, agreed }: Context): Plan | undefined {
  if (!TILES.test(message) || !CONSOLE.test(message)) return undefined;
  const plan = again(message.replace(CONSOLE, ' ').replace(/\s+([,.])/g, '$1').replace(/[\s,]+$/, ''));
  if (!isPlan(plan) || plan.unclear || plan.doubts) return undefined;
  return agreed
    ? plan
    : { steps: plan.steps, notes: plan.notes, proposal: `Tiles I draw in the colours of their grounds: the palette of a console I can give to things and figures alone. I would make ${plan.steps.filter(({ price }) => price > 0).map(({ what }) => what).join(', ')}; in the studio each of its colours can be swapped then.` };
} // biome-ignore format: short enough

/** What is asked of animals. */
export function knownAnswer(message: string): Plan | undefined {
  if (WHO_MOVES.test(message))
    return {
      tell: 'Yes: animals and creatures are drawn from 4 or 8 directions like people, and move in them: cats, dogs, horses, lions and bears on a skeleton of their own (8 directions of a walk are 8 generations, 4 are 4), others by what is told ("a dragon that flies"). For example "a fox, 8 directions, walk": 1 generation for the fox and 8 for the walk.',
    };
  return undefined;
}

/** A kind of thing that somebody asks about: one of it is offered. */
export function canYou(message: string, { again, agreed }: Context): Plan | undefined {
  const [, what = ''] = CAN.exec(message) ?? [];
  if (!what || /\b(?:it|this|that|them|me|my|more|anything|everything|else|games?|animations?|music|sounds?)\b/i.test(what)) return undefined;
  const sides = SIDES.exec(what);
  if (sides)
    return { tell: `${/^(?:2|two|16|sixteen)$/i.test(sides[1] ?? '') ? 'No: c' : 'Yes: c'}haracters are drawn from 4 or 8 directions, 8 where nothing is said ("a guard with 4 directions"); one side alone is a picture ("a guard, side view"). A character costs 1 generation either way, each direction of an animation 1.` };
  const single = singular(what);
  if (single === what) return undefined;
  const one = single.replace(/(?<![\w-])(?:building|animal|person|people|vehicle|weapon|monster|creature|plant|character|item)$/i, (kind) => EXAMPLES[kind.toLowerCase()] ?? kind);
  const plan = again(`draw ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`);
  if (!isPlan(plan) || plan.unclear || plan.doubts || !plan.steps.some(({ price }) => price > 0)) return undefined;
  return agreed ? plan : { offer: plan.steps, notes: [`Say which ${what} it shall be, or a "yes" makes this one.`], can: true };
} // biome-ignore format: short enough

const NEEDS =
  /^(?=.*\b(?:what|which)\b.*\b(?:should|do|would|could|must|shall|else)\b.*\b(?:draw|need|make|start|begin|sprites?|assets?)\b).*?\b(?:game|rpg|platformer|shooter|jam|project) (?:about|with|of|around|for) (?:an? |the |my |some )?([a-z-]+)/i;

/** What a game about something needs first: the usual things of it, offered with their price. */
export function whatItNeeds(message: string, { again, agreed }: Context): Plan | undefined {
  const [, about = ''] = NEEDS.exec(message) ?? [];
  if (!about) return undefined;
  const one = singular(about);
  const known = usualKinds(`${one} stuff`) ?? usualKinds(`${about} stuff`);
  const subject = subjectOf(one);
  const list = known?.text ?? (subject ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}, a tree, a rock, a gold coin` : undefined);
  if (!list) return undefined;
  const steps = list.split(', ').flatMap((each) => {
    const plan = again(each);
    return isPlan(plan) && !plan.unclear && !plan.doubts ? plan.steps : [];
  });
  if (!steps.length) return undefined;
  return agreed
    ? { steps, notes: [] }
    : { offer: steps, notes: [`Begin with who is played and what is met; of ${plural(one)} that would be these. A ground comes next ("grass and dirt tileset", 1 generation), then a movement of the hero. I build a whole game, too: "a platformer with ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}".`] };
} // biome-ignore format: short enough
