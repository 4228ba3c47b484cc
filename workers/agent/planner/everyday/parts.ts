/** "a house. roof red, door blue, two windows, chimney with no smoke": one thing that is told by its parts. It is drawn once, with all of them. */
import { isPlan, type Plan } from '../step.ts';
import { isAdjective, isColour, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish, GAME, TILES, UI } from '../words.ts';
import type { Context } from './plan.ts';

const PART =
  '(?:windows?|doors?|roofs?|chimneys?|walls?|balcon(?:y|ies)|porch|stairs|columns?|shutters?|hull|engines?|thrusters?|cockpits?|wings?|wheels?|antennas?|antennae|arms?|legs?|eyes?|ears?|horns?|tail|tails|head|heads|hands?|feet|claws?|teeth|fangs|beard|hair|mane|beak|belly|paws?|handles?|hilt|grip|blade|guard|pommel|lid|lock|hinges|sails?|masts?|deck|portholes?|screen|headlights?|bumper|petals|leaves|branches|roots|trunk|smoke|gem|rim|emblem|stripes?|spots?|dots?|feathers?|scales|shell|fins?)';
const HAS_PART = new RegExp(`\\b${PART}\\b`, 'i');
const IS_PART = new RegExp(
  `^(?:an? |the |one |two |three |four |five |six |\\d |some |big |small |little |long |short |large |round )*(?:[a-z-]+ ){0,2}?${PART}(?: (?:with|in|on|at|of|out of|made of) [a-z -]+)?$`,
  'i',
);
const NO_PART = /^(?:but )?(?:no|without|has no|with no) (?:an? |any )?([a-z -]+)$/i;
/** "roof red" */
const PART_LOOK = new RegExp(`^(?:the |its )?(${PART})(?:s)? (?:is |are )?([a-z-]+)$`, 'i');
const HOW =
  /^(?:\d{2,3} ?(?:x ?\d{2,3}|px|pixels?)|(?:seen )?(?:top[- ]?down|from (?:above|the side|the front)|side view|front view)|(?:on |with )?(?:an? )?(?:transparent|no|plain) background|isometric)$/i;
const ACTS = /^(?:pointing|facing|looking|flying|floating|standing) [a-z -]{2,20}$/i;
const LONGEST = 220;
const WITH =
  /\s+(?:and|with) (?=(?:an? |one |two |three |four |no |\d )?(?:[a-z-]+ )?[a-z-]+(?:$|[.,;]| with | and | without ))/i;

/** One drawing of a thing with all the parts that are told of it. */
export function inParts(message: string, { again }: Context): Plan | undefined {
  const wish = bareWish(message).replace(/[.!?\s]+$/, '');
  if (wish.length > LONGEST || GAME.test(wish) || TILES.test(wish) || UI.test(wish) || /\b(?:my|our|map|portrait|scene|then|animat\w*|i|you)\b/i.test(wish)) return undefined;
  const [opening = '', ...behind] = wish.split(/\s*(?:[.;:!](?!\d)|,)\s*(?:and |with )?/i);
  // of what follows "a chimney with smoke" is one
  const clauses = [...opening.split(WITH), ...behind.flatMap((clause, i) => (i === behind.length - 1 ? clause.split(/ and (?=(?:an? |one |two |three |four |no |without |\d )?[a-z])/i) : [clause]))].map((one) => one.trim()).filter(Boolean);
  const [first = '', ...rest] = clauses;
  const head = bareNoun(first).replace(/ (?:top[- ]?down|isometric)$/i, '');
  const subject = subjectOf(head);
  if (!subject || subject.kind === 'place' || HAS_PART.test(head) || /^(?:\d|two|three|four|five|some)\b/i.test(first) || rest.length < 2) return undefined;
  const [parts, without, hows, acts, looks]: [string[], string[], string[], string[], string[]] = [[], [], [], [], []];
  for (const clause of rest) {
    const look = PART_LOOK.exec(clause);
    const no = NO_PART.exec(clause);
    if (new RegExp(`^(?:just|only) (?:an? |the )?${head.split(' ').at(-1)!.replace(/[^\w-]/g, '.')}$`, 'i').test(clause)) continue;
    if (HOW.test(clause)) hows.push(clause.replace(/^(?:on|with) (?:an? )?/i, ''));
    else if (no) without.push(no[1]!);
    else if (look && (isColour(look[2]!) || isAdjective(look[2]!))) parts.push(/s$/.test(look[1]!) ? `${look[2]} ${look[1]}` : `${/^[aeiou]/i.test(look[2]!) ? 'an' : 'a'} ${look[2]} ${look[1]}`);
    else if (IS_PART.test(clause)) parts.push(clause.replace(/ with no /i, ' without ').replace(/ with (?=(?:light|flame|flag|crystal|spike|bulb)$)/i, ' with a '));
    else if (ACTS.test(clause)) acts.push(clause);
    else if (isAdjective(clause)) looks.push(clause);
    else return undefined;
  }
  if (parts.length + without.length < 2) return undefined;
  const size = hows.find((how) => /^\d/.test(how));
  const plan = again([`${/^[aeiou]/i.test(head) ? 'an' : 'a'} ${head}`, ...(size ? [/x|px/i.test(size) ? size : `${size} px`] : [])].join(', '));
  const step = isPlan(plan) && plan.steps.length === 1 ? plan.steps[0] : undefined;
  if (!step || typeof step.args === 'function' || !/^create_(?:character|map_object)$/.test(step.tool)) return undefined;
  const named = [...looks, head].join(' ');
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
  const words = [`${/^[aeiou]/i.test(named) ? 'an' : 'a'} ${named}`, ...acts, ...(listed ? [`with ${listed}`] : []), ...(without.length ? [`without ${without.join(' and without ')}`] : [])].join(' ');
  const view = hows.some((how) => /top|above/i.test(how)) && step.tool === 'create_map_object' ? { view: 'high top-down' } : {};
  return { steps: [{ ...step, args: { ...step.args, description: words, ...view }, what: words }], notes: [], whole: true };
} // biome-ignore format: short enough
