/**
 * The last look before anything is paid for, at the message as it was typed: whatever was read of it on the way, each of its content
 * words stands in a call or in what is said. A thing, a colour or a material that stands nowhere is asked about; any other word is
 * named as left out.
 */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { kindsOf } from '../kinds.ts';
import type { Memory } from '../memory.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { isAdjective, singular } from '../subjects.ts';
import { takeDelivery } from '../wording/delivery.ts';
import { GAME, plainly, SIDES, VIEW, withoutPurpose } from '../words.ts';
import { FRAME, OF_PLACES } from './frame-words.ts';

/** What is lost with these is what was asked for. */
const ESSENTIAL: readonly string[] = ['concept', 'piece', 'colour', 'material', 'element'];
/** Part of how one speaks, or read as a number, a time, a size or a movement. */
const SPOKEN =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|random|growth|growing|land|world|kingdom|planet|bust|headshots?|avatar|crops?|plants?|seeds?|growing|different|various|whip|sketch|conjure|knock|throw|spawn|fashion|craft|cook|got|think|search|require|trouble|hexagon\w*|scenes?|class|pupils|standing|stands|realistic|proportions|soft|hard|inner|outer|spec|elements?|outfit|role|appearance|party|crowd|loot|drops?|haha|lmao|bruh|dear|mind|hey|yo|lol|btw|asap|kinda|sorta|gonna|wanna|lemme|gimme|dunno|idk|tho|though|also|actually|possible|possibly|preferably|ideally|approximately|exactly|able|etc|stuff|them|themselves|itself|morning|evening|everyone|guys|folks|mate|bro|friend|team|work|working|making|developing|currently|today|tonight|day|week|time|year|month|birthday|idea|request|question|favor|favour|help|appreciate|hope|glad|happy|sorry|job|dev|developer|designer|artist|hobby|student|school|kid|kids|son|daughter|mom|dad|wife|husband|generations?|credits?|free|cheap|fast|quickly|soon|now|whatever|matching|match|matches|fit|fits|fitting|consistent|separate|separately|inside|individual|apiece|together|list|following|below|above|these|those|called|named|say|says|saying|said|read|reads|text|label|labelled|labeled|written|writing|word|words|letters?|animate|animated|animating|animations?|cycles?|frames?|loop|loops|looping|sheet|sheets|spritesheets?|view|viewed|perspective|angle|camera|facing|faces|front|back|left|right|north|south|east|west|ways?|dir|dirs|px|pixels?|size|sizes|sized|resolution|bit|bits|top|down|side|topdown|sidescroller|scroller|platform|platformer|parallax|layer|layers|seamless|tileable|tiled|tiling|tile|tiles|tileset|tilesets|wang|autotile|between|edges?|borders?|corners?|transitions?)$/;

const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z']+/)
    .map((word) => word.replace(/^'+|'(?:s|m|re|ve|ll|d|t)?$/g, ''))
    .filter(Boolean);
const stem = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|er|es|en|ly|s|y|ie|e)$/, '')
    .replace(/(.)\1$/, '$1');

/** Whether two words are the same but for a slip of the finger. */
function alike(one: string, other: string): boolean {
  if (one.length < 4 || Math.abs(one.length - other.length) > 2) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let [a, b] = [one.length, other.length];
  while (a > from && b > from && one[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1];
  return Math.max(a - from, b - from) <= 2 && from + (one.length - a) >= one.length - 2;
}

const argsOf = ({ args }: Step) => (typeof args === 'function' ? args([]) : args);

/** Words of a message that stand in no call and in nothing that is said of them. */
export function unheard(text: string, steps: readonly Step[], notes: readonly string[]): readonly string[] {
  const said = `${steps.map((step) => `${JSON.stringify(argsOf(step))} ${step.what}`).join(' ')} ${notes.join(' ')}`;
  const heard = [...new Set(tokensOf(said))];
  const stems = new Set(heard.flatMap((word) => [word, stem(word)]));
  const bare = withoutPurpose(takeDelivery(plainly(text)).text)
    .replace(new RegExp(SIDES.source, 'gi'), ' ')
    .replace(new RegExp(VIEW.source, 'gi'), ' ')
    .replace(/"[^"]*"/g, ' ')
    // what a picture is for
    .replace(/\b(?:title|loading|splash|start|intro)[- ]screen (?:picture|image|art(?:work)?|illustration|background)\b/gi, ' ')
    // the colours of that style
    .replace(/\b(?:green|original) palette\b/gi, /\bgame ?boy/i.test(text) ? ' ' : '$&')
    // whom it is for, what it is to be like, and how its outline is
    .replace(/^my (?:kid|son|daughter|child|wife|husband|friend|students?|pupils?)s?\b[^,]*,/i, ' ')
    .replace(/^the [\w-]+ should (?:look|be) (?:like )?/i, ' ')
    .replace(/\b[\w-]+ out ?lines?\b|\b[\w-]+ not included\b/gi, ' ')
    // what is not to be there
    .replace(/\b(?:no|not|without|don't (?:do|draw|make|want)|instead of|rather than) (?:an? |the )?[\w-]+/gi, ' ');
  const [head = ''] = (steps.length > 1 && /^[^:]{3,60}:\s/.exec(bare)) || [];
  const headed = new Set(tokensOf(head).filter((word) => !isAdjective(word)));
  const turned = /\biso(?:metric)?\b/i.test(bare) && !/isometric/i.test(said) ? ['isometric'] : [];
  const places = steps.some(({ tool }) => /tile|map$|ui_asset|picture/.test(tool));
  const lost = [...new Set(tokensOf(bare))].filter(
    (word) =>
      word.length > 2 &&
      !FRAME.has(word) &&
      !FRAME.has(singular(word)) &&
      !SPOKEN.test(word) &&
      !headed.has(word) &&
      !(places && OF_PLACES.has(word)) &&
      !stems.has(word) &&
      !stems.has(stem(word)) &&
      !heard.some((other) => other.includes(word) || (word.length > 5 && other.length > 4 && word.includes(other)) || alike(word, other)) &&
      !kindsOf(singular(word), 3)?.some((kind) => said.includes(kind)),
  );
  return [...turned, ...lost];
} // biome-ignore format: short enough

const LONGEST = 120;

/** The plan, with what it does not do of the message. */
export function heardOut(text: string, plan: Plan, memory: Memory): Plan {
  if (!isPlan(plan) || memory.game || memory.made.length || memory.asked !== undefined || GAME.test(text)) return plan;
  if (plan.unclear?.length || plan.doubts?.length || plan.missing?.length || plan.lacks?.length) return plan;
  if (plan.steps.every(({ price }) => price === 0) || plan.steps.some(({ tool }) => /write_game|create_project/.test(tool)))
    return plan;
  // a story has words that are of no picture
  if (text.length > LONGEST || /[.!?;\n]\s+\S/.test(text.trim())) return plan;
  const lost = unheard(text, plan.steps, plan.notes);
  if (!lost.length) return plan;
  const essential = lost.filter((word) => word === 'isometric' ||
    [word, singular(word)].some((one) => LEXICON.read(one).some(({ is }) => ESSENTIAL.includes(is))),
  );
  return essential.length
    ? { ...plan, unclear: essential }
    : { ...plan, notes: [...plan.notes, say.notDrawn(lost)] };
} // biome-ignore format: short enough
