/**
 * "road set: straight, curve, T, crossing": pieces of a way or a wall by their shape. A tileset has each of them already: its tiles join whatever
 * lies beside. Of what stands on the ground each piece is drawn by itself.
 */
import { isPlan, type Plan } from '../step.ts';
import type { Context } from './plan.ts';

const SHAPE =
  '(?:straights?|curves?|curved|bends?|turns?|corners?|(?:inner|outer|inside|outside) corners?|ends?|dead ends?|t|tees?|t-?(?:junctions?|crossings?|pieces?|shape)|junctions?|intersections?|cross|crossings?|crossroads?|x|vertical|horizontal|edges?|middle|center|centre|switch(?:es)?|splits?|forks?)';
const SHAPES = new RegExp(`^${SHAPE}(?: pieces?| tiles?| parts?)?$`, 'i');
const WAYS =
  '(?:roads?|streets?|paths?|trails?|rivers?|streams?|creeks?|canals?|rails?|railways?|tracks?|train tracks?|walls?|cliffs?|fences?|hedges?|pipes?|conveyors?(?: belts?)?)';
const SET = new RegExp(
  `^((?:[a-z-]+ ){0,3}?)(${WAYS})(?: (?:tiles?|tile ?sets?|pieces?|sets?|parts?|kits?|segments?))*(?:[:,-]| with| in) *(.+)$`,
  'i',
);
/** Of these no ground is made: each piece is a thing that stands. */
const STANDS = /^(?:fences?|hedges?|pipes?|conveyors?(?: belts?)?)$/i;
const ASPHALT = /\b(?:asphalt|tarmac|concrete|cobble\w*|dirt|gravel|sand\w*|stone|brick|paved|mud\w*|wood\w*)\b/i;

/** What a set of such pieces is made of; undefined where a message is for anything else. */
export function piecesPlan(message: string, { again, agreed }: Context): Plan | undefined {
  const wish = message.toLowerCase().replace(/^(?:(?:i need|we need|need|make|draw|create|give me|please|can you (?:make|draw)|an?|the|some|set of) )+/, '');
  const [list = '', ...sentences] = wish.split(/[.;!]\s+/);
  const [, before = '', way = '', said = ''] = SET.exec(list.replace(/[.!?\s]+$/, '')) ?? [];
  const items = said.split(/\s*(?:,|\band\b|\/|\+)\s*/).filter(Boolean);
  const shapes = items.filter((item) => SHAPES.test(item));
  if (shapes.length < 2) return undefined;
  const others = items.filter((item) => !SHAPES.test(item) && !/^\d/.test(item));
  const size = /\b(\d{2,3}) ?(?:x ?\d+ ?)?(?:px|pixels?)?\b/.exec(wish)?.[1];
  const isIso = /\biso(?:metric)?\b/.test(wish);
  const looks = before.replace(/\b(?:iso(?:metric)?|top[- ]?down|pixel(?: art)?|seamless|tile|set)\b/g, ' ').trim();
  const stuff = [...sentences, looks].map((one) => ASPHALT.exec(one)?.[0]).find(Boolean) ?? '';
  const one = way.replace(/s$/, '');
  const named = `${looks} ${one}`.trim();
  if (STANDS.test(way)) {
    const things = [`a ${named}`, ...others.map((other) => (/gate|door/.test(other) ? `a ${looks ? `${looks} ` : ''}${other}` : `a ${other}`))];
    return asked(again(`${things.join(', ')}${size ? `, ${size} px` : ''}`), agreed, [`Of a ${one} I draw a piece as it stands; ${told(shapes)} I have no drawings of: a piece turned or set beside another makes them.`]);
  }
  const ground = /river|stream|creek|canal/.test(way) ? `${looks || 'blue'} water` : /wall|cliff/.test(way) ? `${stuff || looks || 'stone'} ${one}` : /rail|track/.test(way) ? 'gravel' : `${looks && stuff !== looks ? `${looks} ` : ''}${stuff || 'dirt'}${stuff ? '' : ' path'}`;
  if (isIso)
    return asked(again(`isometric tile of ${ground.replace(/\s+/g, ' ').trim()}${size ? `, ${size} px` : ''}`), agreed, [`Isometric tiles I draw one ground each, without lines or curves on them: ${told(shapes)} of a ${one} are none that I have. Nearest comes its plain ground as one isometric tile; or say "from above" for a tileset, which has all of these shapes.`]);
  const edge = Number(size) === 16 || Number(size) === 32 ? `, ${size}x${size}` : '';
  return asked(again(`tileset ${ground.replace(/\s+/g, ' ').trim()} and ${/wall|cliff/.test(way) ? 'stone floor' : 'grass'}${edge}`), agreed, [
    `One tileset has all of it: its 16 tiles and more join at every edge, so ${told(shapes)} are laid of them.${others.length ? ` ${told(others)} I left out.` : ''}`,
  ], true);
} // biome-ignore format: short enough

const told = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

function asked(plan: Plan, agreed: boolean, notes: readonly string[], sure = false): Plan {
  if (!isPlan(plan)) return plan;
  const all = plan.steps.filter(({ price }) => price > 0).map(({ what }) => what);
  return agreed || sure
    ? { ...plan, notes: [...notes, ...plan.notes], whole: true }
    : { steps: plan.steps, notes: plan.notes, proposal: `${notes.join(' ')} I would make ${all.join(', ')}.` };
}
