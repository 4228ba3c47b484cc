/**
 * Somebody who is told twice is one: "protagonist, slim figure in a dark cape", "hacker, skinny guy with green glasses". What is said
 * of the figure is said of who was named, and no second person stands beside.
 */
import { LEXICON } from './default-lexicon.ts';

/** Anybody, as a second name of somebody. */
const FIGURE =
  'figure|silhouette|man|woman|person|guy|girl|boy|lady|gentleman|dude|fellow|build|body|frame|physique|humanoid';
/** Their parts in a game: who they are is said next. */
const PART =
  /^(?:(?:an?|the|my|our|main|playable|player|final|young|female|male|game|story) )*(?:protagonist|hero|heroine|antagonist|villain|character|player|npc|boss|enemy|mascot|avatar|companion|sidekick|shopkeeper|quest giver|person|adventurer)$/i;
const SEX: Readonly<Record<string, string>> = { woman: 'female', girl: 'female', lady: 'female', man: 'male', guy: 'male', boy: 'male', gentleman: 'male', dude: 'male', fellow: 'male' }; // biome-ignore format: a table

const TWICE = new RegExp(
  `^([^,]+), ((?:an?|the) )?((?:(?!and |with |in |of |next )[a-z-]+ ){0,4})(${FIGURE})(?=(?: (?:with|in|wearing|holding|carrying|wrapped|dressed|wielding|whose|who|covered|of)\\b.*)?(?:,|$))`,
  'i',
);
const SOMEBODY_ELSE = / and (?:an?|the|two|three|his|her) (?:[a-z]+ ){0,2}(?:man|woman|girl|boy|child|dog|cat|horse|knight|person|king|queen)\b/i; // biome-ignore format: one line

const isPerson = (phrase: string): boolean =>
  [3, 2, 1].some((n) =>
    LEXICON.read(phrase.toLowerCase().split(' ').slice(-n).join(' ')).some(
      (r) => r.is === 'concept' && r.kind === 'humanoid',
    ),
  );

/** Worlds and ages that somebody is of, told after a comma: "bounty hunter, space", "nurse, cyberpunk". */
const WORLD =
  /, ?(space|sci-?fi|science fiction|futuristic|cyberpunk|steampunk|medieval|post[- ]apocalyptic|wasteland|gothic|victorian|western|wild west|tribal|fantasy|dystopian)(?: (?:setting|style|theme|world|era))?(?=$|,)/i;

/** The text with the world of somebody before his name. */
export function ofItsWorld(text: string): string {
  const found = WORLD.exec(text);
  const [first = ''] = text.split(',');
  const name = first.split(/ (?:with|in|wearing|holding|of|on|at|from) /)[0]!.trim();
  if (!found || !isPerson(name) || /\b(?:and|two|three)\b/.test(first)) return text;
  const world = found[1]!.toLowerCase();
  const [, lead = '', named = ''] = /^((?:an?|the) )?(.+)$/i.exec(text.replace(found[0], ''))!;
  const known = LEXICON.read(`space ${name.replace(/^(?:an?|the) /i, '').toLowerCase()}`).some(
    (r) => r.is === 'concept',
  );
  const said = world === 'space' ? (known ? 'space' : 'futuristic') : /sci|dystop/.test(world) ? 'futuristic' : world.replace('wild west', 'western'); // biome-ignore format: one line
  return world === 'fantasy' ? text : `${lead ? 'a ' : ''}${said} ${named}`;
}

/** The text with one person where two names of the same one stood. */
export function toldOnce(text: string): string {
  const found = TWICE.exec(text);
  if (!found || SOMEBODY_ELSE.test(text)) return text;
  const [all, who, article, adjectives, figure] = found as unknown as [string, string, string?, string?, string?];
  const name = who.split(/ (?:with|in|wearing|holding|of|on|at|from) /)[0]!.trim();
  const part = PART.test(name);
  if (/\b(?:and|two|three|four|group|pair|family|couple)\b/i.test(who) || !(part || (!article && isPerson(name)))) return text; // biome-ignore format: one line
  const rest = text.slice(all.length);
  const said = `${adjectives ?? ''}${SEX[figure!.toLowerCase()] ?? ''}`.trim();
  const [, lead = '', named = ''] = /^((?:an?|the|my|our) )?(.+)$/i.exec(who)!;
  const joined = rest.startsWith(' ') ? `,${rest}` : rest;
  return `${lead ? 'a ' : ''}${said ? `${said} ` : ''}${named}${joined}`;
}
