/** Questions that are answered by what would be made, and its price: "can you do isometric buildings?", "what do I need for a game about ants?" */

import { plural } from '../languages/forms.ts';
import { isPlan, type Plan } from '../step.ts';
import { singular, subjectOf } from '../subjects.ts';
import { usualKinds } from '../wording/groups.ts';
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
