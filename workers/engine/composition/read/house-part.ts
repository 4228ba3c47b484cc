/** One piece of a description as a part of a house: a number, looks, a part and where it is, or what befell the whole. */

import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Built, Change } from '../graph.ts';
import { WALL_WORDS } from './fitting-words.ts';
import { addedPart } from './house-added.ts';
import { FATES } from './house-fates.ts';
import { doorPart, litWindow, windowPart } from './house-openings.ts';
import { CUT, CUTS, cover, hexOf } from './house-part-looks.ts';
import { LEAD, NUMBERS, ON_TOP, ONLY_ON_TOP, OWN_FLAGS, PARTS, PLAIN, WHERE } from './house-part-words.ts';
import { singularOf } from './how-many.ts';
import { isOwnOfHouse } from './own-of-house.ts';

/** What that building has by itself at one side. */
const SIDED = /^(?:water-mill wheel|water-mill waterwheel|barn silo|.* chimney|.* sign)$/;

/** Stuffs that lie otherwise on walls than on roofs. */
const WALLS: Readonly<Record<string, string>> = { stone: 'stone', cobblestone: 'stone', brick: 'bricks', 'red brick': 'bricks', rock: 'stone', clay: 'clay', metal: 'scrap-metal', tile: 'mosaic' }; // biome-ignore format: a table

/** Flowers that are of one colour where none is said. */
const BLOOMS: Readonly<Record<string, string>> = {
  rose: '#d83c58',
  sunflower: '#f4c428',
  tulip: '#e85878',
  daisy: '#f8f4ec',
};

const asideOf = (words: string): { readonly to?: 'left' | 'right' } => (/\bleft\b/.test(words) ? { to: 'left' } : /\bright\b/.test(words) ? { to: 'right' } : {}); // biome-ignore format: one line

/** One piece of the description as a part of the house; absent where it is something else. */
export function housePart(piece: string, whole: Brief): Change | undefined {
  const plain = piece.toLowerCase().replace(/[!.]/g, '').replace(/\s+/g, ' ').trim();
  const told = `with ${piece.trim()}`;
  if (isOwnOfHouse(plain, whole.concept)) return { is: 'built', of: 'own', told };
  if (/^(?:(?:an?|the|its|partly|half|big|glass|old|badly) )*(?:broken|shattered|cracked|smashed|collapsed|damaged|fallen[- ]in|caved[- ]in) (?:(?:glass|crystal|main|central) )*(?:dome|cupola|greenhouse roof|glass roof|glass ceiling|skylight)s?$|^(?:glass )?dome (?:is )?(?:broken|shattered|cracked|smashed)$/.test(plain)) return { is: 'built', of: 'broken dome', told }; // biome-ignore format: one line
  if (/^(?:(?:some|many|green|wild|big|alien|lush|overgrown|strange) )*(?:plants?|vines|weeds|greenery|trees|ferns|leaves|roots|branches|flowers|jungle|vegetation)(?: are| is)? (?:growing|sprouting|poking|bursting|creeping|sticking|spilling|coming|breaking) (?:out )?(?:through|thru|out of|from|of|in|between) (?:(?:the|its|all|every|broken|many) )*(?:cracks?|holes?|gaps?|roof|windows?|glass|panes?|dome|walls?|top)$/.test(plain)) return { is: 'built', of: 'broken dome', kind: 'grown', told }; // biome-ignore format: one line
  if (/^(?:an? |the )?fishing (?:rod|pole) (?:on|from|off|over|leaning on|at) (?:the |its )?(?:deck|railing|porch|pier|edge|balcony)$/.test(plain)) return { is: 'built', of: 'rod', told }; // biome-ignore format: one line
  const state = plain.replace(
    /^(?:(?:kinda|kind of|sort of|a bit|a little|slightly|pretty|rather|somewhat|very|quite|really|super|all) )+/,
    '',
  );
  for (const [words, change] of FATES) if (new RegExp(`^${words.source}$`).test(state)) return change.is === 'leaning' ? { ...change, ...asideOf(state) } : change; // biome-ignore format: one line
  const door = doorPart(plain);
  if (door) return { ...door, told };
  if (/^(?:(?:green|thick|climbing|some|overgrown|lush|dense|jungle|hanging|covered in|covered with) )*(?:ivy|vines|creepers|vegetation|climbing plants)(?: (?:everywhere|all over|climbing|growing)(?: .*)?)?$/.test(plain)) return { is: 'ivy' }; // biome-ignore format: one line
  if (/^(?:(?:green|thick|some|covered in|covered with) )*moss(?: (?:everywhere|all over|on .*|growing.*))?$/.test(plain)) return { is: 'moss' }; // biome-ignore format: one line
  if (/^(?:(?:with|many|some|all|the|a few) )*(?:broken|cracked|smashed|shattered|missing) (?:glass |window )?panes?$/.test(plain)) return { is: 'broken windows' }; // biome-ignore format: one line
  if (/^(?:(?:with|iron|steel|metal|prison|black|rusty|thick|the) )*(?:bars (?:on|over|across|in front of|in) (?:the |all |its |every )?windows?|barred windows?)$/.test(plain)) return { is: 'barred windows' }; // biome-ignore format: one line
  const smoke = /^(?:(?:thick|black|white|grey|gray|green|purple|pink|blue|red|dark|light|puffs of|some|curling|curls of|a bit of|wisps? of|a) )*(?:chimney )?smoke(?: (?:rising|coming|billowing|pouring|drifting|curling)(?: out)?(?: (?:of|from|out of) .*)?| (?:out of|from) .*)?$/.exec(plain); // biome-ignore format: one line
  if (smoke) {
    const hue = /\b(green|purple|pink|blue|red|black|dark)\b/.exec(plain)?.[1];
    return { is: 'smokes', ...(hue ? { hue } : {}) };
  }
  const side = /^(?:(?:an?|the|its|one|big|large|small|wooden|water|paddle|mill|grain|tall) )*(wheel|waterwheel|silo|chimney|sign|porch) (?:is )?(?:on|at|to) (?:the |its )?(left|right)(?: hand)?(?: side| end)?$/.exec(plain); // biome-ignore format: one line
  if (side && SIDED.test(`${whole.concept} ${side[1]}`)) return { is: 'built', of: 'side', kind: side[1]!.replace('waterwheel', 'wheel'), hue: side[2]!, told }; // biome-ignore format: one line
  const hung = /^(?:(?:an?|the|some|many|red|strings? of|bunch(?:es)? of|dried|hot|green|several|few) )*(.+?)(?: (?:drying|hanging|hung|nailed|mounted|dried|stuck|pinned))?(?: (?:on|from|to|against|by|under) (?:(?:the|its|all) )*(?:walls?|front|eaves|roof|side|porch|window|door))$/.exec(plain); // biome-ignore format: one line
  const bare = /^(?:(?:an?|the|some|many|old|hanging|two|three) )*(life ?rings?|life ?buoys?|lifebelts?|horseshoes?|wanted posters?|fishing nets?)$/.exec(plain); // biome-ignore format: one line
  const hanging = (hung ?? bare) && WALL_WORDS[singularOf((hung ?? bare)![1]!)];
  if (hanging && /^(?:poster|wanted poster|chili|garlic|herbs|dried fish|net|life ring|horseshoe|anchor)$/.test(hanging)) return { is: 'on walls', of: hanging, count: /^(?:an?|one) /.test(plain) || /ring|horseshoe|anchor/.test(hanging) || (!/s$/.test((hung ?? bare)![1]!) && /poster/.test(hanging)) ? 1 : 4, told: piece.trim() }; // biome-ignore format: one line
  const blazon = new RegExp(`^(?:(?:an?|the|its|one|big|large|small|waving|pirate) )*(?:([a-z]+) )?(?:(${CUTS}) flag|flag (?:with|of|bearing|showing) (?:(?:an?|the|big|large|white|yellow|black|red|golden) )*(${CUTS})(?: (?:on it|face|sign|symbol|emblem))?)$`).exec(plain.replace(WHERE, '')); // biome-ignore format: one line
  if (blazon) {
    const hue = blazon[1] ? COLOUR_HEX.get(blazon[1]) : undefined;
    return { is: 'built', of: 'blazon', cut: CUT[(blazon[2] ?? blazon[3])!]!, ...(hue ? { hue } : {}), told };
  }
  const board = /^(?:(?:an?|the|its|one) )?((?:(?:big|large|small|old|wooden|wood|metal|rusty|shop|road|roadside|front|roof|faded|peeling|painted|blank|empty|dead|dark) )*)((?:(?:broken|cracked|smashed|half[- ]broken|crooked|tilted|slanted|fallen|swinging|lopsided|leaning|flickering|buzzing|burnt[- ]out|half[- ]lit|damaged) )*)((?:(?:neon|wooden|metal|rusty|old|glowing|shop|road) )*)(?:sign ?board|sign|board|billboard|sign ?post)((?: (?:broken|cracked|crooked|tilted|hanging|askew|swinging|falling|half[- ]fallen|down|off|loose|by|from|on|one|a|the|single|chain|hinge|nail|corner|side|flickering|in|half|roof|front|above|over|door|outside))*)$/.exec(plain); // biome-ignore format: one line
  // a board that swings hangs there
  if (
    board &&
    ((board[2] && !/^(?:swinging )+$/.test(board[2])) ||
      board[4] ||
      /\b(?:blank|faded|peeling|empty|dead|dark)\b/.test(board[1]!))
  ) {
    const state = `${board[2]} ${board[4]}`;
    const kind = [/broken|cracked|smashed|fallen|damaged|burnt|half|down|off|flicker|falling/.test(state) ? 'broken' : /crooked|tilted|slanted|lopsided|leaning|askew|hanging|loose|by|swinging/.test(state) ? 'crooked' : 'plain', /neon|glowing|flicker|buzzing|lit/.test(plain) ? 'neon' : ''].filter(Boolean).join(' '); // biome-ignore format: one line
    if (kind !== 'plain') return { is: 'built', of: 'board', kind, told };
  }
  const lit = litWindow(plain);
  if (lit) return lit;
  const lead = LEAD.exec(plain)?.[0] ?? '';
  const numbers = lead.split(' ').filter((w) => NUMBERS[w] !== undefined);
  const count = numbers.length > 0 ? NUMBERS[numbers.at(-1)!]! : undefined;
  const where = WHERE.exec(plain.slice(lead.length))?.[0] ?? '';
  const rest = plain.slice(lead.length, plain.length - where.length).trim();
  const words = rest.split(' ');
  const roof = /^(.*?) ?(?:roofs?|roofing|rooftop)(?: (?:made (?:out )?of|of|covered (?:in|with|by)|overgrown with) (.+))?$/.exec(rest); // biome-ignore format: one line
  if (roof && (roof[1] || roof[2])) {
    const said = roof[2] ?? roof[1]!;
    const colour = said.split(' ').find((w) => COLOUR_HEX.has(w) && cover(w) === undefined);
    const kind = cover(said) ?? cover(said.split(' ').filter((w) => w !== colour && !/^(?:old|thick|green|steep|mossy|big|tall|pointed|lush)$/.test(w)).join(' ')); // biome-ignore format: one line
    if (!kind) return undefined;
    // its own drawing shows wood and slate well enough
    return { is: 'built', of: 'roof', kind, ...(colour && !/^(?:grass|moss|leaves|flowers)$/.test(kind) ? { hue: COLOUR_HEX.get(colour)! } : {}), told }; // biome-ignore format: one line
  }
  const walls = /^(?:([a-z-]+(?: [a-z-]+)?) )?walls(?: (?:(?:made|built) )?(?:out )?(?:of|from) (.+))?$/.exec(rest);
  const stuff = walls && (walls[2] ?? walls[1]);
  if (stuff) {
    const kind = WALLS[stuff.replace(/s$/, '')] ?? cover(stuff);
    if (kind) return { is: 'built', of: 'walls', kind, told };
  }
  if (/^(?:floors?|stor(?:e)?ys?|stories|levels|storeys? (?:high|tall))$/.test(rest) && count && count > 1)
    return storeys(count, whole, told);
  // churches have theirs by their own parts
  if (
    !/church|cathedral|chapel|abbey|temple/.test(whole.concept) &&
    count === 1 &&
    /^(?:(?:big|large|small|little|lit|glowing|[a-z]+) )?(?:round|circular|porthole) window$|^porthole$/.test(rest)
  ) {
    const hue = hexOf(words);
    return { is: 'built', of: 'window look', kind: 'one round', ...(hue ? { hue } : {}), told };
  }
  const window = windowPart(rest, words, count, /\b(?:only|just|single|lone|one|no)\b/.test(lead));
  if (window) return { ...window, told };
  if (
    /^temple$|ruins/.test(whole.concept) &&
    /(?:^| )(?:columns|pillars|column)$/.test(rest) &&
    (count || whole.concept === 'temple')
  ) {
    const ruined = /\b(?:ruin|ruins|ruined|broken|destroyed|collapsed|crumbling|fallen)\b/i.test(`${whole.drawnAs} ${where}`) || /\bleft\b/.test(plain); // biome-ignore format: one line
    return { is: 'built', of: 'columns', count: count ?? 0, ...(ruined ? { kind: 'ruined' } : {}), told };
  }
  const balcony = /^(.*?) ?balcon(y|ies)$/.exec(rest);
  if (balcony && balcony[1]!.split(' ').filter(Boolean).every((w) => PLAIN.test(w))) return { is: 'balcony', ...(balcony[2] === 'ies' ? { many: true as const } : {}), told: piece.trim() }; // biome-ignore format: one line
  const flag = /^(?:([a-z]+) )?(?:team |national |festive |heraldic |waving )*(?:flags?|pennants?|pennons?)$/.exec(
    rest,
  );
  if (flag && !OWN_FLAGS.test(whole.concept) && (!flag[1] || COLOUR_HEX.has(flag[1]))) return { is: 'flags', colour: (flag[1] && COLOUR_HEX.get(flag[1])) || '#d03038', count: Math.min(3, count ?? (/s$/.test(rest) ? 3 : 1)), told: piece.trim() }; // biome-ignore format: one line
  // what flies on its top has a pole there
  const flies = ON_TOP.test(where) && /^(?:(?:big|large|huge|tall|long|tattered|torn|waving|war|battle|royal|clan) )*(?:([a-z]+) )?(?:(?:war|battle|royal|clan|tattered|torn) )*(?:banner|standard|flag|pennant)s?$/.exec(rest); // biome-ignore format: one line
  if (flies && (!flies[1] || COLOUR_HEX.has(flies[1]))) return { is: 'flags', colour: (flies[1] && COLOUR_HEX.get(flies[1])) || '#d03038', count: Math.min(3, count ?? (/s$/.test(rest) ? 3 : 1)), told: piece.trim() }; // biome-ignore format: one line
  const added = addedPart(rest, whole, count, told);
  if (added) return added;
  for (const { nouns, of, kind } of PARTS) {
    const found = nouns.exec(rest);
    if (!found) continue;
    const looks = rest.slice(0, found.index).trim().split(' ').filter(Boolean);
    if (
      !looks.every(
        (w) =>
          PLAIN.test(w) ||
          COLOUR_HEX.has(w) ||
          (of === 'boom' && /^(?:raised|lifted|lowered|closed|open|striped)$/.test(w)),
      )
    )
      return undefined;
    if (kind && ONLY_ON_TOP.test(kind) && !ON_TOP.test(where) && !/^(?:turret|water tank|propeller)$/.test(kind)) return undefined; // biome-ignore format: one line
    if (kind === 'siren' && /gun|search/.test(rest)) return undefined;
    // furniture of a garden stands outdoors: a shop of tables has them inside
    if (/^(?:terrace|chalkboard)$/.test(kind ?? '') && /^(?:tables?|umbrellas|blackboards?)$/.test(rest) && !/\b(?:out|outside|front|outdoor)\b/.test(`${where} ${plain}`)) return undefined; // biome-ignore format: one line
    const smoking = of === 'chimneys' && looks.some((w) => /^(?:smoking|smoky|steaming)$/.test(w));
    if (smoking && (count ?? 1) < 2) return undefined;
    // elsewhere a barrier is a row of them
    if (of === 'boom' && !/booth|checkpoint|guard-?(?:post|house)|parking|border|gate|crossing/.test(whole.concept))
      continue;
    if (of === 'boom')
      return {
        is: 'built',
        of,
        ...(/\b(?:raised|up|open|lifted|opened)\b/.test(plain) ? { kind: 'raised' } : {}),
        ...(hexOf(looks) ? { hue: hexOf(looks)! } : {}),
        told,
      };
    if (of === 'carpet') return { is: 'built', of, hue: hexOf(rest.split(' ')) ?? '#c82c34', told };
    if (of === 'hole' && !/wall|side|front|building|house|it/.test(where)) return undefined;
    if (of === 'steam' && /pipe/.test(where)) return undefined;
    const hue = of === 'lights' || (of === 'row' && kind === 'flowers') || (of === 'chimneys' && !looks.some((w) => w === 'brick')) ? (hexOf(looks) ?? (kind === 'flowers' ? BLOOMS[singularOf(rest.split(' ').at(-1)!)] : undefined)) : undefined; // biome-ignore format: one line
    return { is: 'built', of, ...(kind ? { kind } : smoking ? { kind: 'smoking' } : of === 'chimneys' && looks.some((w) => /^(?:crooked|bent|twisted|wonky)$/.test(w)) ? { kind: 'crooked' } : {}), ...(of === 'chimneys' || of === 'on roof' ? { count: count ?? (/s$/.test(rest) && !/glass$/.test(rest) ? 2 : 1) } : {}), ...(hue ? { hue } : {}), told }; // biome-ignore format: one line
  }
  return undefined;
}

/** Shows two floors by itself. */
export const STOREYED = /^(?:tavern|medieval-inn|apartment-building|hotel|mansion|office-building|town-hall|school|hospital|police-station|saloon|library|palace|skyscraper|adobe-house|pagoda|inn)$/; // biome-ignore format: a list

export const storeys = (count: number, { concept }: Brief, told: string): Built | undefined => {
  const more = count - (STOREYED.test(concept) ? 2 : 1);
  return { is: 'built', of: 'storeys', count: Math.max(0, more), told };
};
