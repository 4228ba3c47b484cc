/** What is done, won and lost in a game, in short phrases: what of it a kind of game has anyway, what edits make of it, and what is neither. */
import { FRAME } from '../../games/edits/whole-words.ts';
import { editGame, type GameDescription, type TemplateId, themeOf } from '../../games/index.ts';
import { singular } from '../words/nouns.ts';
import { recast, strangeIn } from './drawn.ts';
import { manners } from './words/manners.ts';

const table = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
/** What is done in every game of a kind: it needs no edit. */
const ANYWAY: Readonly<Record<TemplateId, ReadonlySet<string>>> = {
  platformer: table('jump jumping hop hopping leap run running platform land stomp stomping gap reach exit flag goal door climb coin gem across over onto side scroll scroller scrolling left right'),
  adventure: table('explore exploring walk walking wander search searching seek strike sword key gate leave island around discover hidden treasure exit escape door out guard rpg quest top'),
  'twin-stick': table('shoot shooting survive surviving wave waves horde hordes arena aim aiming mouse walk run dodge dodging kill killing blast blasting bullet around direction directions everywhere from shooter top'),
  'match-3': table('match matching swap swapping row combine line three point points score move moves board piece gem puzzle'),
  runner: table('run running jump jumping forever endless endlessly over obstacle obstacles avoid dodge gap gaps auto automatically itself never stop fast distance side'),
  'tower-defence': table('build building tower towers wave waves defend defending protect way path gold stop against upgrade upgrading place placing buy shoot attack attacking'),
}; // biome-ignore format: a table
/** Said of a game and of nothing in it. */
const ABOUT =
  table(`game games player playing money cash currency hero heroes enemy enemies foe foes monster monsters boss character main
  guy about around set theme themed world classic fun funny cute retro pixel art pixelart 2d style arcade old school bit
  16-bit 8-bit simple small short little quick cool awesome basic tiny want would like create build pls please hey
  kid kids daughter son friend wife husband brother sister birthday school project jam jams gamejam phone mobile browser
  itch page sprites assets controls keyboard mouse arrow keys wasd touch simply also named titled title collectible
  collectibles collect pickup pickups item items avoid avoiding dodge kill killing fight fighting against beat defeat
  defeating steal steals stealing must needs where which every while when until bad guys baddies try trying tries
  called similar clone kinda basically vs versus cozy relaxing chill casual music sound sounds stuff idea something
  difficulty everywhere side sides direction directions steer steering drive control controls eat eating eats catch catching catches save saving rescue grab grabs hunt hunting chase chasing chases chased they're that's thats it's i'd anything know hear through crossing cross drew called made made`);
const norm = (word: string): string => singular(word.toLowerCase().replace(/'s$/, ''));
const tokens = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** Words of a phrase that neither the kind of game nor what is named in it accounts for. */
export function unheard(
  phrase: string,
  { template, assets, title, theme }: GameDescription,
  ...named: readonly string[]
): readonly string[] {
  const known = new Set(
    [...named, title, theme, ...Object.values(assets).map(({ prompt }) => prompt)]
      .flatMap(tokens)
      .flatMap((word) => [word, norm(word)]),
  );
  return tokens(phrase).filter(
    (word) =>
      !known.has(word) &&
      !known.has(norm(word)) &&
      themeOf(`in ${word}`) !== theme &&
      !FRAME.has(word) &&
      !ABOUT.has(word) &&
      !ANYWAY[template].has(word) &&
      !ANYWAY[template].has(norm(word)) &&
      (word.length > 2 || /\d/.test(word)),
  );
}

export interface Ruled {
  readonly game: GameDescription;
  readonly changed: readonly string[];
  /** Slots that are drawn for it. */
  readonly redraw: readonly string[];
  readonly already: readonly string[];
}

/** The first of several ways of saying one thing that edits read to its last word. */
export function firstRead(game: GameDescription, ways: readonly string[]): Ruled | undefined {
  for (const words of new Set(ways)) {
    if (!words.trim()) continue;
    const { game: after, changed, redraw, unclear, already } = editGame(game, words);
    if (
      redraw.length &&
      strangeIn(recast(after, redraw), redraw, game).some((id) => strangeIn(after, [id], game).length)
    )
      continue;
    if (
      changed.length + already.length > 0 &&
      unclear.every((why) => already.includes(why) || isArms(why, game, after))
    )
      return { game: after, changed, redraw, already };
  }
  return undefined;
}

/** What somebody does with the weapon that he was just given. */
const ARMS =
  /^"(?:and |that |to )*(?:shoot|fire|throw|swing|slash|cast|use|fight|attack|strike|hit)(?:s|es|ing)?(?: (?:with |at )?(?:it|them|him|his|her|the|flaming|magic|fire ?balls?|arrows?|bullets?|lasers?|spells?|stars|knives|daggers?|sword|axe|bow|gun|enemies|foes))*" is nothing/i;
const isArms = (why: string, before: GameDescription, after: GameDescription): boolean =>
  ARMS.test(why) && before.settings.weapon !== after.settings.weapon;

/** Why no way of saying it does anything, where that is known of this game. */
export function whyNot(game: GameDescription, ways: readonly string[]): string | undefined {
  return ways
    .flatMap((words) => editGame(game, words).unclear)
    .find(
      (why) =>
        !/nothing that can be changed by words|I do not know how to do|has no "(?:it|them|that|this|him|her|me|us)"/.test(
          why,
        ),
    );
}

const LEAD =
  /^(?:(?:and|but|with|where|in which|who|that|which|you|u|we|i|he|she|it|they|the (?:hero|player|game)|there (?:is|are)|has|have|having|can|could|should|must|needs?|gets?|to|also|be able|some|lots of|many|a few)\s+)+/i;
const OF_HERO =
  /^(?:deliver|bring|throw|shoot|fire|cast|jump|dash|fly|run|carry|hold|wear|use|fight|climb|double|start)/i;

/** What the hero fights with. */
const ARMED =
  /^(?:(?:the |his |her |your )?weapons? (?:is|are|:|=) )?(.+?) (?:as|for) (?:(?:a|an|the|my|your|his|her) )?weapons?$/i;
/** How many lie about to be found. */
const NUMBERED =
  /^(?:find|collect|gather|get|pick up|search for|grab)(?:s|ing)? (?:all )?(\d+|two|three|four|five|six|seven|eight|nine|ten) [a-z -]+$/i;

/** Ways in which edits may know a rule. */
function waysOf(rule: string): readonly string[] {
  const bare = rule.replace(LEAD, '').trim() || rule;
  const verb = bare.replace(/^(\w+?)(?:ing|s)\b/i, (_, stem: string) => (OF_HERO.test(stem) ? stem : _));
  const [, count] = NUMBERED.exec(bare) ?? [];
  const [, arms] = ARMED.exec(bare) ?? [];
  if (/\b(?:one|1|a single) hit\b/i.test(bare) && /\b(?:kill|die|dead|over|hit(?:s)?$)/i.test(bare)) return ['1 lives'];
  if (arms) return [`give the hero ${arms}`, `the hero should throw ${arms}`, `the hero should fight with ${arms}`];
  return [
    rule,
    bare,
    ...(count ? [`${count} keys to find`] : []),
    ...(OF_HERO.test(verb) ? [`the hero should ${verb}`] : []),
    `add ${bare}`,
    `${bare} please`,
  ];
}

/** A rule in a game; what is left of it is nothing that the game can have. */
export function withRule(
  game: GameDescription,
  rule: string,
  named: readonly string[],
): Ruled & { readonly left?: string } {
  const none = { game, changed: [], redraw: [], already: [] };
  const whole = firstRead(game, waysOf(rule));
  if (whole) return whole;
  const parts = !unheard(rule, game, ...named).length ? [] : rule.split(/\s*(?:[,;]|\band\b)\s*/i).filter(Boolean);
  if (parts.length > 1) {
    const left: string[] = [];
    let now: Ruled = none;
    for (const part of parts) {
      const done = withRule(now.game, part, named);
      now = joinedTo(now, done);
      if (done.left) left.push(done.left);
    }
    return left.length ? { ...now, left: left.length === parts.length ? rule : left.join(', ') } : now;
  }
  const { rest, edits } = manners(rule.toLowerCase());
  if (!edits.length && !unheard(rule, game, ...named).length) return none;
  let now: Ruled = none;
  const left: string[] = [];
  for (const edit of edits) {
    const done = firstRead(now.game, [edit]);
    if (done) now = joinedTo(now, done);
    else left.push(edit.replace(/^add (?:an? )?/, ''));
  }
  const words = rest.replace(/[\s,.;]+/g, ' ').trim();
  // half of a rule is another rule: "minus one life"
  if (edits.length && words && unheard(words, now.game, ...named).length && !firstRead(now.game, waysOf(words)))
    return { ...none, left: rule };
  const more = words && edits.length ? firstRead(now.game, waysOf(words)) : undefined;
  if (more) now = joinedTo(now, more);
  else if (words && unheard(words, now.game, ...named).length) left.push(edits.length ? words : rule);
  return left.length ? { ...now, left: left.join(', ') } : now;
}

export const joinedTo = (before: Ruled, after: Ruled): Ruled => ({
  game: after.game,
  changed: [...before.changed, ...after.changed],
  redraw: [...new Set([...before.redraw, ...after.redraw])],
  already: [...before.already, ...after.already],
});
