/** Sentences of one thing of the account that say a side, a state, a fault or a solid form of it: what stands around its name, and the wish that this is. */
import { isFigure } from '../meant.ts';
import type { Own, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { animationIn } from './moves.ts';
import { type Form, target, whole } from './whole.ts';

const SHE = '(?:he|she|it|they)';
const WAY =
  '(?:left|right|east|west|north|south|up|down|back|away|(?:the )?(?:other|opposite) (?:way|side|direction)(?: (?:a)?round)?)';
const STATE =
  '(?:pressed|hover(?:ed)?|disabled|focus(?:ed)?|active|inactive|selected|checked|unchecked|empty|full|half full|locked|greyed out|highlighted|normal)';
const SOLID = '(?:3 ?-?d|three[- ]dimensional|voxel)';

/** By which a figure has the other side already, and a thing is mirrored only after a yes. */
function faced(own: Own, way: string): readonly Wish[] | undefined {
  if (!/^(?:character|object)$/.test(own.kind)) return undefined;
  const side = /other|opposite|round/i.test(way) ? 'left' : way.toLowerCase();
  return [whole('edit', `${own.name} facing ${side}`, [target(own), { slot: 'view', words: `facing ${side}` }])];
}

/** Each state of a part of an interface is a picture of its own, as large as what is there. */
function statesOf(own: Own, how: readonly string[]): readonly Wish[] | undefined {
  const states = how.flatMap((words) => words.toLowerCase().match(new RegExp(`\\b${STATE}\\b`, 'g')) ?? []);
  if (own.kind !== 'ui' || !states.length) return undefined;
  return states.map((state) => ({
    ...whole('make.ui', `${own.name}, ${state}`, [{ slot: 'n', words: `${own.description || own.name}, ${state}` }]),
    note: `It is drawn anew from the words of "${own.name}", ${state}: alike, and not pixel for pixel the same; "${own.name}" is kept.`,
  }));
}

/** A solid of it: the sides of it are what comes nearest. */
function solid(own: Own): readonly Wish[] | undefined {
  if (!/^(?:character|object)$/.test(own.kind)) return undefined;
  const nearest = isFigure(own)
    ? `I cannot make 3D models. "${own.name}" is drawn from its sides, which games turn like a model.`
    : `I cannot make 3D models. Nearest comes "${own.name}" from 8 sides, which games turn like a model.`;
  return [{ ...whole('edit', `${own.name} from all sides`, [target(own), { slot: 'dirs', words: isFigure(own) && own.sides === 4 ? '4 directions' : '8 directions' }]), note: nearest }]; // biome-ignore format: one line
}

const fault = (own: Own, message: string): readonly Wish[] => [whole('complaint', message, [target(own)])];

export const stateForms = (M: string): readonly Form[] => [
  [new RegExp(`^(?:turn|flip|mirror|make|have|let|rotate|get) ${M}(?: around)?,? (?:so (?:that )?)?(?:${SHE} )?(?:is |should |to |will )*(?:fac(?:es?|ing)|look(?:s|ing)?|points?|pointing|turn(?:s|ed)?)(?: to| towards?)?(?: the)? (${WAY})(?: (?:side|direction))?(?: (?:instead|and not|rather than)\\b.*)?$`, 'i'), ([way = ''], own) => faced(own, way)],
  [new RegExp(`^${M},? (?:but )?(?:facing|looking|turned|pointing)(?: to| towards?)?(?: the)? (${WAY})(?: side)?$`, 'i'), ([way = ''], own) => faced(own, way)],
  [new RegExp(`^(?:an? |the )?${SOLID} ${M}(?: (?:model|figure|object|mesh))?$`, 'i'), (_, own) => solid(own)],
  [new RegExp(`^(?:turn|flip|rotate|spin) ${M} (?:the (?:other|opposite) (?:way|side|direction)(?: a?round)?|around)$`, 'i'), (_, own) => faced(own, 'other')],
  [new RegExp(`^(?:make |draw |do |build |create )?(?:me )?(?:an? |the )?${SOLID}[- ]?(?:model|version|sprite|mesh|figure|object|file)?(?: of| from| for)? ${M}$|^(?:make |turn |convert )?${M},? (?:but )?(?:in|into|as|to)? ?(?:an? )?${SOLID}(?: model| object)?$`, 'i'), (_, own) => solid(own)],
  [new RegExp(`^${M},? (?:but |as |with )?(?:an? )?(${STATE})(?:(?:,| and| or| plus|,? and)? (?:an?other (?:one )?|one |an? )?(?:that is |is )?(${STATE}))?(?:(?:,| and| or| plus|,? and)? (?:an?other (?:one )?|one |an? )?(${STATE}))?(?: (?:version|state|one|variant)s?)?$`, 'i'), (how, own) => statesOf(own, how)],
  [new RegExp(`^(?:an? |the )?(${STATE})(?:(?:,|,? and| or)? (?:an? )?(${STATE}))?(?:(?:,|,? and| or)? (?:an? )?(${STATE}))? (?:version|state|variant|one|look)s? (?:of|for) ${M}$`, 'i'), (how, own) => statesOf(own, how)],
  // "the chest should open, animate it"
  [new RegExp(`^${M},? (?:should |must |has to |needs to |shall |can |could |to |is |be )*([a-z]+(?:ing|s)?(?: (?:and|to|in|up|down|open|shut|apart|gently|slowly|wide|the wind|around)){0,4})(?: (?:when|if|once|as soon as) [^,]+)?(?:,|\\.| -)? (?:and )?(?:please |can you |pls )*(?:animate (?:it|that|this|him|her)|(?:as )?(?:an? )?animation|animated)$`, 'i'), ([how = ''], own, message) => animationIn(own, how.replace(/^(open|close|spin|turn|glow|burn|break|swing|shake)s$/i, '$1'), message)],
  // "isometric version of my chest"
  [new RegExp(`^(?:an? |the )?iso(?:metric)?(?: (?:version|tile|view|variant))?(?: of| from)? ${M}$|^(?:make |turn |draw |convert )?${M},? (?:but |in(?:to)? |as )?(?:an? )?iso(?:metric)?(?: (?:tile|view|version))?$`, 'i'), (_, own) => (own.kind === 'object' ? [{ ...whole('make.iso', `isometric ${own.name}`, [{ slot: 'n', words: article((own.description || own.name).replace(/^(?:an?|the|some) /i, '')) }, ...(own.size ? [{ slot: 'size', words: `${own.size.width}x${own.size.height}` }] : [])]), note: `It is drawn from the words of "${own.name}"; "${own.name}" is kept.` }] : undefined)],
  // "let the light of the lantern go on and off"
  [new RegExp(`^(?:make |let |have )?(?:the )?(?:light (?:of|in) )?${M}(?:'s)?(?: lights?)? (?:go(?:es)?|turn(?:s|ing)?|switch(?:es|ing)?|be)(?: itself)? on and off$`, 'i'), (_, own, message) => (own.kind === 'object' ? animationIn(own, 'blinking', message) : undefined)],
  // "a moonlit version of the windmill and one with snow on the roof"
  [new RegExp(`^(?:an? |the |one )?((?:[a-z-]+ )?[a-z-]+) (?:version|variant|copy) of ${M},? (?:and|plus|and also|also) (?:an?other )?(?:one|an?other) ((?:with|in|without|that is|covered) .+)$`, 'i'), ([one = '', other = ''], own) => (own.kind === 'object' ? [one, other.replace(/^that is /i, '')].map((how) => whole('edit', `make ${own.name} ${how}`, [target(own), { slot: 'change', words: how }])) : undefined)],
  // what is wrong with it
  [new RegExp(`^(?:there(?:'s| is)|theres|i (?:see|found|noticed)) (?:something|sth|smth) (?:wrong|off|weird|odd|broken) (?:with|on|about) ${M}.*$|^(?:something|sth|smth)(?:'s| is|s)? (?:wrong|off|weird|odd|broken) (?:with|on|about) ${M}.*$`, 'i'), (_, own, message) => fault(own, message)],
  [new RegExp(`^${M} (?:looks?|is|seems?|came out|turned out) (?:a bit |so |really |very |kinda |kind of |all |pretty )*(?:weird|wrong|off|odd|strange|broken|ugly|bad|messed up|glitch(?:y|ed)|cut off|terrible|awful)\\b.*$`, 'i'), (_, own, message) => fault(own, message)],
  [new RegExp(`^${M} (?:has|have|got) (?:an? (?:third|extra|hole|gap|sixth|second)|\\d|three|two many|too many|no) .*\\b(?:fix|repair|correct|mend|wrong)\\b.*$`, 'i'), (_, own, message) => fault(own, message)],
  [new RegExp(`^there(?:'s| is| are) (?:an? |some )?(?:[a-z]+ )?(?:pixels?|spots?|dots?|holes?|gaps?|lines?|specks?|artifacts?) (?:on|in|at|around) ${M}.*$`, 'i'), (_, own, message) => fault(own, message)],
]; // biome-ignore format: a table
