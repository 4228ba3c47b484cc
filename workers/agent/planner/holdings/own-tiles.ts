/** Own tilesets in another way: "make the dungeon darker and add torches on the walls". What is no ground is drawn as a thing to stand on it. */
import { endsInTerrain } from '../../../engine/tile/material.ts';
import type { Plan, Step } from '../step.ts';
import { isAdjective, isColour, singular, subjectOf } from '../subjects.ts';
import { type Holding, isTiles, mentions } from './index.ts';
import { ORDERS } from './ordered.ts';

/** What lies on a ground → how the ground is then. */
const ON_GROUND: Readonly<Record<string, string>> = {
  ...{ crack: 'cracked', moss: 'mossy', vine: 'overgrown', ivy: 'overgrown', plant: 'overgrown', blood: 'bloody', dust: 'dusty', snow: 'snowy', frost: 'frosty' },
  ...{ ice: 'icy', rust: 'rusty', mud: 'muddy', dirt: 'dirty', puddle: 'wet', water: 'wet', flower: 'flowery', leaf: 'leafy', rock: 'rocky', stone: 'stony', pebble: 'pebbly', hole: 'broken', rune: 'runic', gold: 'golden', glow: 'glowing', slime: 'slimy', sand: 'sandy', ash: 'ashen', cobweb: 'dusty', weed: 'weedy' },
}; // biome-ignore format: a table
const EASED = '(?:(?:a bit|a little|slightly|somewhat|much|a lot|way|even|more|less|look|be|all|too|kinda|a)\\s+)*';
/** "darker" → "dark", "yellower" → "yellow" */
const plainly = (how: string): string => {
  const one = how.toLowerCase().replace(/ish$/, '');
  const shorter = one.replace(/ier$/, 'y').replace(/([bdgnt])\1er$/, '$1').replace(/er$/, '');
  return shorter !== one && isAdjective(shorter) ? shorter : isAdjective(`${shorter}e`) && shorter !== one ? `${shorter}e` : one;
}; // biome-ignore format: short enough

const groundsOf = ({ description, name }: Holding): readonly string[] =>
  (description || name)
    .toLowerCase()
    .split(/\s*(?:\band\b|\bto\b|\/|,|→|->|\bover\b)\s*/)
    .filter(Boolean);

/** Which tileset is meant: by its name, with "tiles" or without; the only one that has a ground so called. */
function meant(text: string, holdings: readonly Holding[]): Holding | undefined {
  const sets = holdings.filter((one) => isTiles(one) && one.kind === 'TOPDOWN_TILESET');
  const named = mentions(text, sets)[0]?.holding;
  if (named) return named;
  if (mentions(text, holdings).length) return undefined;
  const called = sets.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().split(/[^a-z]+/).some((word) => word.length > 3 && !/^(?:tile|with|from)/.test(word) && new RegExp(`\\b(?:the|my|our) (?:[a-z]+ )?${word}\\b`, 'i').test(text)),
  ); // biome-ignore format: short enough
  return called.length === 1 ? called[0] : undefined;
}

export function tilesChanged(text: string, holdings: readonly Holding[], projectId: string | null): Plan | undefined {
  if (!new RegExp(`^(?:${ORDERS}|my|the)\\b|\\b(?:version|variant) of (?:my|the|our)\\b`, 'i').test(text) || /\bmaps?\b|\?$/.test(text)) return undefined;
  const set = meant(text, holdings);
  const grounds = set && [...groundsOf(set)];
  if (!set || grounds?.length !== 2) return undefined;
  const names = [...set.name.toLowerCase().split(/[^a-z]+/), 'tileset', 'tiles', 'it', 'all', 'them', 'everything'].filter(Boolean);
  const all = new RegExp(`^(?:(?:my|the|our|of|on|in|to|set|${names.join('|')})[\\s/]*)+$`, 'i');
  /** Which of the two grounds words are about: both, where it is the whole set. */
  const heads = grounds.map((ground) => ground.split(' ').at(-1)!);
  // "grass/water" is called by its grounds, "stone dungeon" by a place
  const isPlace = !heads.some((head) => names.includes(head));
  const about = (words: string): readonly number[] => {
    const said = words.toLowerCase().replace(/^(?:the|my|its|all|all the) /, '').replace(/ (?:in|of|on) .*$/, '').trim();
    if (isPlace && all.test(said)) return [0, 1];
    const noun = singular(said.replace(/ (?:tile ?sets?|tiles)$/, '').split(' ').at(-1)!);
    const own = grounds.flatMap((ground, i) => (ground.split(' ').some((word) => word === noun || singular(word) === noun) ? [i] : []));
    if (own.length === 1) return own;
    if (/^(?:wall|tree|cliff|edge|border)$/.test(noun)) return [1];
    if (/^(?:floor|ground|path)$/.test(noun)) return [0];
    return all.test(words.trim()) ? [0, 1] : own;
  };
  const bend = (which: readonly number[], how: string): boolean => {
    for (const i of which) {
      const kept = grounds[i]!.split(' ').filter((word) => !(isColour(how) && isColour(word)) && word !== how);
      grounds[i] = [how, ...kept].join(' ');
    }
    return which.length > 0;
  };
  const laid = (which: number, ground: string): boolean => {
    const head = grounds[which]!.split(' ').at(-1)!;
    grounds[which] = /^(?:wall|floor)$/.test(head) && !ground.includes(head) ? `${ground} ${head}` : ground;
    return true;
  };
  const things: string[] = [];
  // "lava version of my grass/water tiles, so grass + lava"
  const [, other = '', said = ''] = /^(?:(?:make|draw|create|give me|i need|i want|do) )*(?:an? )?([a-z]+) (?:version|variant) of (?:my|the|our) .*?(?:,? (?:so|meaning|i mean|that is|=) (.+))?$/i.exec(text) ?? [];
  if (other) {
    const pair = said.toLowerCase().split(/\s*(?:\+|&|\/|,|\band\b|\bto\b|\bwith\b)\s*/).map((one) => one.replace(/^(?:the|an?) /, '').trim()).filter(Boolean);
    const stays = groundsOf(set).find((ground) => pair.includes(ground)) ?? '';
    const comes = pair.find((one) => one !== stays) ?? '';
    if (stays && comes && pair.length === 2) grounds[groundsOf(set).indexOf(stays) === 0 ? 1 : 0] = comes;
    else if (isAdjective(other) && !endsInTerrain(other)) bend([0, 1], other.toLowerCase());
    else return { ask: `Which of the two grounds shall be ${other.toLowerCase()}: ${groundsOf(set).join(' or ')}?` };
    const [lower = '', upper = ''] = grounds;
    return {
      whole: true,
      steps: [{ tool: 'create_topdown_tileset', args: { lower_description: lower, upper_description: upper, ...(projectId ? { project_id: projectId } : {}) }, price: 1, what: `tiles: ${lower} to ${upper}` }],
      notes: ['The tiles that you have are kept.'],
    };
  }
  const clauses = text.split(/\s*(?:[,;]|\band\b|\bthen\b|\balso\b)\s*(?=(?:add|make|put|give|remove|change|turn|with|replace|have)\b)/i).filter(Boolean);
  for (const clause of clauses) if (!clauseRead(clause.trim(), { about, bend, laid, things, all })) return undefined;
  const [lower = '', upper = ''] = grounds;
  const changed = lower !== groundsOf(set)[0] || upper !== groundsOf(set)[1];
  const project = projectId ? { project_id: projectId } : {};
  const steps: Step[] = changed
    ? [{ tool: 'create_topdown_tileset', args: { lower_description: lower, upper_description: upper, ...project }, price: 1, what: `tiles: ${lower} to ${upper}` }]
    : [];
  for (const thing of things)
    steps.push({ tool: 'create_map_object', args: { description: thing, width: 32, height: 32, ...project }, price: 1, what: thing });
  return steps.length
    ? { whole: true, steps, notes: ['The tiles that you have are kept.', ...(things.length ? [`Tiles repeat everywhere, so ${things.join(' and ')} I draw as ${things.length > 1 ? 'things' : 'a thing'} by ${things.length > 1 ? 'themselves' : 'itself'}, to be put where you like.`] : [])] }
    : undefined;
} // biome-ignore format: short enough

interface Reading {
  readonly about: (words: string) => readonly number[];
  readonly bend: (which: readonly number[], how: string) => boolean;
  /** Another ground in the place of one. */
  readonly laid: (which: number, ground: string) => boolean;
  readonly things: string[];
  readonly all: RegExp;
}
/** One of the changes; false where it is none of these. */
function clauseRead(clause: string, { about, bend, laid, things }: Reading): boolean {
  const [, what = '', how = ''] =
    new RegExp(`^(?:make|turn|let|have|paint|colou?r|recolou?r|tint|my|the) ?(?:the )?(.+?) (?:(?:be|look|is|are|should be|to|into) )?${EASED}([a-z-]+)$`, 'i').exec(clause) ?? [];
  if (what && isAdjective(plainly(how)) && about(what).length) return bend(about(what), plainly(how));
  const [, old = '', next = ''] = /^(?:change|turn|make|replace|swap) (?:the |my )?(.+?) (?:to|into|with|by) (?:be )?(?:an? |the )?(.+)$/i.exec(clause) ?? [];
  if (old && next && about(old).length === 1)
    return isColour(next) || (isAdjective(next) && !endsInTerrain(next)) ? bend(about(old), next.toLowerCase()) : laid(about(old)[0]!, next.toLowerCase());
  const [, way = '', lit = ''] = /^(brighten|lighten|darken)(?: up)? (?:the )?(.+?)(?: (?:a bit|a little|slightly|up|please))*$/i.exec(clause) ?? [];
  if (lit && about(lit).length) return bend(about(lit), /^dark/i.test(way) ? 'dark' : 'bright');
  const [, added = '', where = ''] =
    /^(?:add|put|give it|give them|place|draw|paint|with)(?: (?:some|a few|more|a bit of|a couple of|lots of))? (.+?)(?: (?:to|on|onto|in|into|all over|over|at) ((?:the |my |its |it)[a-z /]*?))?$/i.exec(clause) ?? [];
  if (!added) return false;
  for (const item of added.split(/\s*(?:,|&|\band\b)\s*/i)) {
    const bare = item.toLowerCase().replace(/^(?:an?|some|a few|more|the|a bit of|a couple of|lots of|few) /, '').trim();
    const head = singular(bare.split(' ').at(-1)!);
    const which = where && about(where).length ? about(where) : [0, 1];
    const lies = ON_GROUND[head] ?? (isAdjective(bare) ? bare : undefined);
    if (lies) bend(which, lies);
    else if (subjectOf(singular(bare))?.kind === 'thing' || subjectOf(head)) things.push(`a ${singular(bare)}`.replace(/^a (?=[aeiou])/, 'an '));
    else return false;
  }
  return true;
} // biome-ignore format: short enough
