/** What a wish for a game says besides who plays: parts by their names ("hero: a ninja"), and how it is to be. */
import { editGame, type GameDescription } from '../games/index.ts';

export type Part = 'hero' | 'enemy' | 'boss' | 'pickup' | 'place' | 'title';

const PARTS: readonly (readonly [part: Part, words: string])[] = [
  ['hero', 'hero(?:ine)?|player(?: character)?|main character|main hero|protagonist|you play(?: as)?|character'],
  ['boss', '(?:final |last |end )?boss(?:es)?'],
  ['enemy', 'enem(?:y|ies)|foes?|villains?|opponents?|attackers?|invaders?|baddies|bad guys?|monsters?|obstacles?'],
  ['pickup', 'pick-?ups?|collectibles?|items?|treasures?|rewards?|things to (?:collect|find)|pieces?|gems?|stones?|tiles'],
  ['place', 'settings?|theme|place|world|environment|background|location|scene(?:ry)?|it takes place(?= in)|takes place(?= in)|set(?= in)'],
  ['title', 'title|name'],
]; // biome-ignore format: a table
const ENDS =
  '(?=\\s*(?:[,;.!?]|$|\\b(?:and|with|vs\\.?|versus|but) (?:the )?(?:hero|enem|boss|foe|main|setting|theme|collect|title)))';
/** "hero: ninja", "enemies are ice giants", "hero a valkyrie"; without a sign only what stands between commas. */
const named = (words: string): RegExp =>
  new RegExp(
    `(?:^|[,;.:!?]|\\band\\b|\\bwhere\\b|\\bwith\\b)\\s*(?:the |my |as )?(?:${words})(?:\\s*(?:=|:|is|are|will be|should be|being)\\s*(?:called |named )?|\\s+(?=an? )|(?<=[,;]\\s*(?:the )?(?:${words}))\\s+(?:in )?(?=\\w))["']?((?:[\\w'-]+ ){0,6}?[\\w'-]+)["']?${ENDS}`,
    'i',
  );

export interface Named {
  readonly rest: string;
  readonly parts: Readonly<Partial<Record<Part, string>>>;
}

/** The parts that are named, and the words without them. */
export function namedParts(words: string): Named {
  let rest = words;
  const parts: Partial<Record<Part, string>> = {};
  for (const [part, called] of PARTS) {
    const found = named(called).exec(rest);
    if (!found || parts[part]) continue;
    parts[part] = found[1]!.trim();
    rest = `${rest.slice(0, found.index)}, ${rest.slice(found.index + found[0].length)}`;
  }
  return { rest: rest.replace(/(?:\s*,)+/g, ','), parts };
}

const NUMBER = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten';
/** How a game is to be → the edit that makes it so. */
const MANNERS: readonly (readonly [words: RegExp, edit: string])[] = [
  [/\b(?:very |really |super |quite |a bit |insanely |pretty )?(?:hard(?:er)?|difficult|challenging|tough|brutal)\b(?! hat| rock| candy)/i, 'harder'],
  [/\b(?:very |really |super |quite |a bit )?(?:easy|easier|relaxing|relaxed|casual|for (?:little |small |young )?(?:kids|children|beginners|toddlers))\b/i, 'easier'],
  [new RegExp(`\\b(?:with )?(?:only |just )?(${NUMBER}) (lives|life|hearts?|levels?|stages?|waves?|moves)\\b`, 'i'), '$1 $2'],
  [/\b(?:with |and )?(?:an? |the )?(?:big |final |last |end |huge |giant )*boss(?:es)?(?: fights?| battles?| at the end| in the last level)?\b(?! (?:is|are|should))/i, 'add a boss'],
  [/\b(?:no|without|with no|without any) (?:music|sound)\b/i, 'no music'],
  [/\b(?:with )?(sad|cheerful|happy|dark|spooky|calm) music\b/i, '$1 music'],
  [/\b(?:with )?(?:many|lots of|loads of|tons of|more) (?:enemies|foes|monsters)\b/i, 'more enemies'],
  [/\b(?:with )?(?:few|fewer|not many|less) (?:enemies|foes|monsters)\b/i, 'fewer enemies'],
  [/\blong(?:er)? (?:levels?|game|one)\b/i, 'longer levels'],
  [/\bshort(?:er)? (?:levels?)\b/i, 'shorter levels'],
  [/\b(?:fast|quick)(?: paced|-paced)?(?= (?:platformer|runner|shooter|game|hero|jump))/i, 'the hero should be faster'],
  [/\bslow(?: paced|-paced)?(?= (?:platformer|runner|shooter|game|hero|jump))/i, 'the hero should be slower'],
]; // biome-ignore format: a table

/** The words without what is said of the manner, and the edits that do it. */
export function manners(words: string): { readonly rest: string; readonly edits: readonly string[] } {
  let rest = words;
  const edits: string[] = [];
  for (const [said, edit] of MANNERS) {
    const found = said.exec(rest);
    if (!found) continue;
    edits.push(edit.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? ''));
    rest = rest.replace(said, ' ');
  }
  return { rest: rest.replace(/\s+/g, ' '), edits };
}

/** A new game as its words want it to be; what its kind cannot do is said. */
export function withManners(
  game: GameDescription,
  edits: readonly string[],
): { readonly game: GameDescription; readonly notes: readonly string[] } {
  const notes: string[] = [];
  let now = game;
  for (const edit of edits) {
    const done = editGame(now, edit);
    now = done.game;
    notes.push(...done.unclear);
  }
  return { game: now, notes };
}
