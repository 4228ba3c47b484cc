/** A wish for a game, read by its grammar: who plays, against whom, what is picked up, jumped over, thrown, defended; and what of it is no part of play. */
import { type GameTemplate, templateOf, templates } from '../../games/index.ts';
import type { Cast } from '../cast.ts';
import { KIND } from './chunks.ts';
import { rolesIn } from './roles.ts';
import type { Roles } from './said.ts';

/** Words that name a kind of game, the longest first. */
const KINDS = [
  ...new Set([
    ...templates.flatMap(({ words }) => words.filter((word) => !/^(?:zombie|defend|gem|castle|base)\b/.test(word))),
    'top-down',
    'top down',
    'castle siege',
    'metroidvania',
  ]),
].sort((a, b) => b.length - a.length);
const NAMED = new RegExp(
  `\\b(?:(?:endless|infinite|simple|little|small|short) )*(?:${KINDS.map((word) => word.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('|')})s?(?: games?)?(?:[- ](?:clone|like|style|type|puzzle))*\\b|\\b(?:video ?)?games?\\b`,
  'gi',
);
/** "make it sunny and cheerful" */
const MAKE_IT =
  /\b(?:make|keep) (?:it|everything|the whole thing|the game) ([a-z]+(?:(?:,? and |, ?)[a-z]+)*)(?=\s*(?:$|[.,;!]))/gi;
const BOARD =
  /\b(?:(?:an?|the|with|on) )*(?:board|grid|field)? ?(?:(?:should|must) be |is |of )?(\d) ?(?:x|by|×) ?\d(?: (?:board|grid|field|tiles))?\b/gi;

export type { Roles } from './said.ts';

/** "make it sunny and cheerful" says as much as "sunny, cheerful"; and what is asked for politely is asked for. */
export const plainWish = (said: string): string =>
  said.replace(MAKE_IT, (_, how: string) => `, ${how.replace(/,? and |, ?/g, ', ')}, `).replace(ASKS, '');
const ASKS =
  /^(?:(?:so|hi|hey|hello|ok|okay|please|well|also|now|i'd(?: like| love)?|i would (?:like|love)|i (?:want|need)|we (?:want|need)|can|could|you|would|make|build|create|do|have|get|me|us|to|something|sth|someone|somebody|where|let's)[ ,]+)+(?=\S)/i;

/** What a wish says, in whose words kinds of games are still named; undefined where a part of it is not read. */
export function readGame(said: string, template: GameTemplate): Roles | undefined {
  const edits: string[] = [];
  const text = said
    .replace(BOARD, (all, n: string) => {
      if (template.id !== 'match-3') return all;
      edits.push(`a board of ${n}`);
      return ' ';
    })
    .replace(template.id === 'match-3' ? new RegExp(`(?:${template.plays.source})(?:[- ](?:clone|like|style|type|games?|puzzles?))*`, 'gi') : NAMED, ` ${KIND} `)
    .replace(NAMED, ` ${KIND} `);
  const roles = rolesIn(text, template.id);
  roles.edits.push(...edits);
  const somebody = template.id === 'match-3' ? roles.pieces.length || roles.pickups.length || roles.place : template.id === 'tower-defence' ? roles.foes.length || roles.towers.length : roles.hero || roles.foes.length;
  return roles.left.length || !somebody ? undefined : roles;
} // biome-ignore format: short enough

const RULES = /^(?:\d+ (?:levels?|lives|waves?|moves|stages?|rounds?|hearts)|start with|time limit|a target)/;
const OFTEN = new Map<string, boolean>();
/** Whether so much is done in a sentence, and to whom, that it is played and no picture: against whom, what for, by which rules. */
export function playsIn(wish: string): boolean {
  const said = plainWish(wish.toLowerCase());
  if (said.length > 400 || said.split(' ').length < 8) return false;
  const known = OFTEN.get(said);
  if (known !== undefined) return known;
  const roles = readGame(said, templateOf(towersStand(said) ? 'tower-defence' : 'platformer'));
  const points = roles
    ? [roles.foes.length, roles.pickups.length, roles.hurdles.length, roles.goal].filter(Boolean).length +
      2 *
        [
          roles.heals,
          roles.boss,
          roles.base && roles.towers.length,
          roles.edits.some((edit) => RULES.test(edit)),
          FROM_ABOVE.test(said),
        ].filter(Boolean).length
    : 0;
  if (OFTEN.size > 64) OFTEN.clear();
  OFTEN.set(said, points > 3);
  return points > 3;
}
const FROM_ABOVE = /^(?:a )?(?:top[- ]?down|side[- ]?scroll(?:er|ing))\b\s*[:,.-]/;
/** Whether some come and others stand against them: "worms attack an apple tree, ladybugs protect it". */
export function towersStand(said: string): boolean {
  if (!/\b(?:protect|defend|guard)/.test(said)) return false;
  const roles = readGame(said, templateOf('tower-defence'));
  return Boolean(roles?.base && roles.towers.length && roles.foes.length);
}

/** Who plays against whom, as the plan of a game takes them. */
export function castFrom(roles: Roles, template: GameTemplate): Cast {
  const { hero, foes, hurdles, pickups, pieces, arms, goal, base, place, counts } = roles;
  // in a runner all that is leapt over comes the same way
  const all = template.id === 'runner' ? [...foes, ...hurdles] : foes;
  const [gathered = pieces[0]] = pickups;
  const count = counts.find(({ what }) => what === gathered)?.n;
  const first = gathered && (template.id === 'adventure' && count ? `${count} ${gathered}` : gathered);
  return {
    ...(hero ? { hero } : {}),
    ...(all.length ? { enemy: all[0]! } : {}),
    ...(first ? { pickup: first } : {}),
    ...(pickups[1] ? { also: pickups[1] } : {}),
    ...(arms ? { arms } : {}),
    ...(goal ? { goal } : {}),
    ...(base ? { base } : {}),
    ...(place ? { place } : {}),
    ...{ foes: [...all], things: [...pieces], unknown: [] },
  };
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
/** What of it the game will not have, and what makes no difference to it. */
export function toldOf(roles: Roles, template: GameTemplate): { readonly lacks: readonly string[]; readonly notes: readonly string[] } {
  const has = (id: string): boolean => template.needs.some((slot) => slot.id === id);
  const room = has('lowProp') ? 2 : has('tallProp') ? 1 : 0;
  const standing = template.id === 'runner' ? roles.stands : [...roles.hurdles.slice(template.id === 'platformer' ? 1 : 0), ...roles.stands];
  const crowd = standing.slice(room);
  return {
    lacks: [
      ...(roles.untold.length ? [`What is done in this kind of game is fixed, and ${quoted(roles.untold)} is none of it.`] : []),
      ...(roles.goal && !has('goal') && template.id !== 'tower-defence' ? [`A ${template.title.toLowerCase()} leads to nothing in the end: "${roles.goal}" would not be there.`] : []),
      ...(roles.thrown && !has('shot') ? [`Nobody throws anything in a ${template.title.toLowerCase()}: without "${roles.thrown}".`] : []),
      ...(roles.pickups.length > 2 || (roles.pickups.length > 1 && template.id !== 'match-3') ? [`One kind of thing is picked up: ${quoted(roles.pickups.slice(1))} would be missing.`] : []),
      ...(crowd.length ? [`There is no room for ${quoted(crowd)}.`] : []),
    ],
    notes: [
      ...roles.counts.filter(({ what }) => what !== roles.pickups[0] || template.id !== 'adventure').map(({ what, n }) => `How many ${what} there are follows from the length of a level, and not from a number: ${n} were said ("longer levels", "more coins" change it).`),
      ...(standing.slice(0, room).length && template.id !== 'runner' ? [`Only stands about: ${quoted(standing.slice(0, room))}.`] : []),
      ...(roles.beside.length ? [`Said beside it, and nothing that is seen in play: ${quoted(roles.beside)}.`] : []),
    ],
  };
} // biome-ignore format: short enough

/** What stands about, what must not be touched and what heals → its slot. */
export function slotsFrom(roles: Roles, template: GameTemplate): Readonly<Record<string, string>> {
  const has = (id: string): boolean => template.needs.some((slot) => slot.id === id);
  const hurts = template.id === 'platformer' ? roles.hurdles[0] : undefined;
  const standing = template.id === 'runner' ? roles.stands : [...roles.hurdles.slice(hurts ? 1 : 0), ...roles.stands];
  const props = has('lowProp') ? ['lowProp', 'tallProp'] : has('tallProp') ? ['tallProp'] : [];
  return {
    ...(hurts ? { spikes: hurts } : {}),
    ...Object.fromEntries(props.flatMap((id, i) => (standing[i] ? [[id, standing[i]]] : []))),
    ...(roles.heals && has('heart') ? { heart: roles.heals } : {}),
  };
}

/** Changes of the game that a wish makes besides who is in it. */
export const editsFrom = ({ edits, thrown, hurdles }: Roles, template: GameTemplate): readonly string[] => [
  ...new Set(edits.filter((edit) => !(template.id === 'match-3' && /^time/.test(edit)))),
  ...(thrown && template.needs.some(({ id }) => id === 'shot') ? [`the hero should throw ${thrown}`] : []),
  ...(hurdles.length && template.id === 'platformer' ? ['add spikes'] : []),
];
