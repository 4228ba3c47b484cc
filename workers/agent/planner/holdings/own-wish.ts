import type { Plan } from '../step.ts';
import { type Holding, isCharacter, mentions } from './index.ts';
import { isMotion } from './motion.ts';
import { ordered } from './ordered.ts';
import { tilesChanged } from './own-tiles.ts';
import { versionsOf } from './versions.ts';
import { changed } from './wish/changed.ts';
import { likeOwn } from './wish/like.ts';
import { moved } from './wish/moved.ts';
import { become, inkChanged, versionOf } from './wish/other.ts';
import { inSizes, onOwnTiles, pictureOf, together, turned } from './wish/placed.ts';
import { groups, nameOf, type Own, type Said } from './wish/said.ts';
import { told } from './wish/told.ts';

const POLITE =
  /[,;.]?\s*\b(?:please|pls|plz|thanks?|thx|if (?:that(?:'s| is)|it(?:'s| is))? ?possible|when you can|asap|lol|haha|just so you know|by the way|btw)\b[!.]*|^\W*(?:(?:hey|hi|hello|ok|okay|so|and|now|then|also|well)\b[ ,!]*)+|^\W*(?:can|could|would|will) (?:you|u) (?:please )?|^\W*(?:i(?:'d| would) like (?:you )?to|i (?:want|need) (?:you )?to|let'?s)\s+/gi;

const firstly = <T>(...tries: readonly (() => T | undefined)[]): T | undefined => {
  for (const one of tries) {
    const found = one();
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "does my skeleton have animations?": asked, and no order. */
const ASKED = /^\W*(?:(?:and|so|hey|hi) )*(?:does|do|did|is|are|has|was|were)\b/i;
const OF_FACTS = /\b(?:animations?|directions?|sides|frames|size|big|large|pixels|walk|idle|run|states?)\b/i;
function factsAsked(typed: string, { holdings }: Own): Plan | undefined {
  const one = OF_FACTS.test(typed) ? mentions(typed, holdings)[0]?.holding : undefined;
  return one && isCharacter(one)
    ? { steps: [{ tool: 'get_character', args: { character_id: one.id }, price: 0, what: `your ${nameOf(one)}` }], notes: [] }
    : undefined;
} // biome-ignore format: short enough

export function ownWish(typed: string, own: Own): Plan | undefined {
  if (ASKED.test(typed)) return factsAsked(typed, own);
  const text = asTold(ordered(typed, own.holdings), own.holdings)
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/^[\s,]+|[\s,.!]+$/g, '');
  const found = groups(text, own.holdings) ?? mentions(text, own.holdings);
  const said: Said = { ...own, text, found };
  return firstly(
    () => told(said),
    () => versionsOf(said),
    () => inSizes(said),
    () => turned(said),
    () => together(said),
    () => likeOwn(said),
    () => versionOf(said),
    () => moved(said),
    () => onOwnTiles(said),
    () => pictureOf(said),
    () => inkChanged(said),
    () => become(said),
    () => changed(said),
    () => tilesChanged(said.text, said.holdings, said.projectId),
  );
}

/** What somebody else can do already is no wish. */
const CAN_ALREADY =
  /[,.;!?]+\s*(?:and |but |since |because |like )*(?:the|my) [a-z ]+? (?:already|also)? ?(?:can|does|do|has|have|is|did)(?: (?:it|one|that|so))*(?: already| too)*\W*$/i;
const AGAIN = /\b(?:again|redo|re-?do|anew|once more|over|another try|retry|new one|better|remake|fix)\b/i;
/** "the walk of my knight looks stiff, do it again", "can the skeleton walk too? the knight already can": the plain wish in it. */
function asTold(typed: string, holdings: readonly Holding[]): string {
  const without = typed.replace(CAN_ALREADY, (said, at: number) => (mentions(typed.slice(0, at), holdings).length ? '?' : said));
  const able = /^\W*(?:hey |hi |ok |so |and )*(?:can|could|would|will) ((?:the|my|our) .+?)(?:,? too|,? as well|,? also)?\?*\s*$/i.exec(without)?.[1];
  if (able && mentions(able, holdings)[0]?.from === 0) return `make ${able}`;
  const [, move = '', who = ''] =
    /\bthe ([a-z]+)(?: animation| cycle| anim)? (?:of|on|for|from) ((?:my|the|our) (?:[a-z]+ ){0,3}?[a-z]+?) (?:looks?|is|feels?|seems?|came out|turned out)\b/i.exec(typed) ?? [];
  const [, whose = '', deed = ''] =
    /\b((?:my|the|our) (?:[a-z]+ ){0,3}?[a-z]+?)'s ([a-z]+)(?: animation| cycle| anim)? (?:looks?|is|feels?|seems?|came out|turned out)\b/i.exec(typed) ?? [];
  const [name, does] = move ? [who, move] : [whose, deed];
  if (does && AGAIN.test(typed) && isMotion(does) && mentions(name, holdings).length) return `animate ${name}: ${does}`;
  return without;
} // biome-ignore format: short enough
