/** "just boxes, don't draw anything new": a game without pictures, which there is none of. With the fewest that it needs it is proposed. */
import { isPlan, type Plan } from '../step.ts';
import { GAME } from '../words.ts';
import type { Context } from './plan.ts';

const NO_PICTURES =
  /(?:[,.;:]|\b(?:and|but|with|using))*\s*\b(?:(?:please )?(?:do not|don'?t|dont|without|no need to) (?:draw(?:ing)?|generat(?:e|ing)|creat(?:e|ing)|mak(?:e|ing)|us(?:e|ing)|need(?:ing)?|wast(?:e|ing)|spend(?:ing)?) (?:anything(?: new)?|any(?: new)? (?:art|pictures?|sprites?|assets?|graphics|drawings?)|new (?:art|pictures?|sprites?|assets?|graphics|drawings?|things)|credits|generations|pictures?|art|graphics)(?: yet| for (?:it|now|this)| at all)*|(?:use |with |just |only |simple |plain |grey |gray |coloured |colored )+(?:boxes|placeholders?|rectangles|squares|cubes|shapes|blocks|placeholder (?:graphics|art|shapes|sprites|pictures|boxes)|programmer art)(?: only| are fine| is fine| for now| instead)*|(?:no|zero) (?:art|pictures?|sprites?|graphics|drawings?|new drawings?|new art)(?: yet| for now| at all| needed| please)*|spend (?:nothing|no (?:credits|generations|money)))(?=\s*(?:[,.;:!?]|and\b|but\b|$))/gi;
const AROUND =
  /(?:^|[,.;:]\s*)(?:(?:just )?(?:a )?quick (?:prototype|test|demo|mock-?up|draft)|prototype|i (?:only|just) (?:want|need) to (?:test|try(?: out)?)(?= )|(?:only |just )?(?:to|for) (?:test(?:ing)?|try(?:ing)?)(?: (?:it|out|the (?:idea|feel)))*)[,.;:]?\s*/gi;

/** The smallest game that words ask for without drawings, proposed with its price. */
export function withoutDrawings(message: string, { again, agreed }: Context): Plan | undefined {
  if (!GAME.test(message) || !NO_PICTURES.test(message)) return undefined;
  NO_PICTURES.lastIndex = 0;
  const left = message.replace(NO_PICTURES, ' ').replace(AROUND, ' ').replace(/(?:\s*[,.;:]){2,}/g, ',').replace(/^[\s,.;:]+|[\s,.;:]+$/g, '').trim();
  const plan = again(/^(?:an?|the|make|build|i|my)\b/i.test(left) ? left : `a ${left}`);
  if (!isPlan(plan) || !plan.steps.some(({ tool }) => tool === 'write_game')) return undefined;
  if (agreed) return { steps: plan.steps, notes: plan.notes };
  const drawn = plan.steps.filter(({ price }) => price > 0).length;
  return {
    steps: plan.steps,
    notes: plan.notes,
    proposal: `A game of mine without pictures there is not: who and what is in it is drawn, boxes too, and costs 1 generation each; changes of its play afterwards cost nothing. "${left}" I can build with ${drawn} drawings; with pictures that you have already ("with my knight") it takes fewer.${toldIn(plan.notes)}`,
  };
} // biome-ignore format: short enough

const toldIn = (notes: readonly string[]): string => {
  const [first] = notes.filter((note) => /^(?:A|An) /.test(note));
  return first ? ` It would be: ${first}` : '';
};
