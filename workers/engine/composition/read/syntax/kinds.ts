/** What sorts of words there are for whoever reads a tree: parts, what stands by itself, where things are in a room. */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { singulars } from '../../../understand/tokens.ts';

import type { RelationId } from '../../relations.ts';

/** What stands on the ground by itself. */
export const GROUNDED = /^(?:building|furniture|plant|nature|vehicle|rock|light)$/;
/** What a thing can do; what hands do, it cannot. */
export const ACTS_OF_THINGS: ReadonlySet<string> = new Set(['stand', 'glow', 'sail', 'drive', 'fly', 'float', 'fall', 'hover', 'burn', 'melt', 'explode', 'spin', 'roll', 'bounce', 'sink', 'pour', 'swim', 'hang']); // biome-ignore format: a list
/** Below this confidence a brief is of nothing that was named. */
export const NOBODY = 0.3;
/** Sure enough that a word names something, for what is not the first that is named. */
export const SURE = 0.9;
/** Parts of bodies, houses and things: where nobody's reading shows them, they are told as unknown and stand nowhere by themselves. */
const PARTS =
  /\b(?:arm|leg|hand|foot|paw|claw|talon|hoof|tail|ear|eye|eyebrow|nose|snout|mouth|jaw|lip|tongue|tooth|fang|tusk|horn|antler|beak|wing|feather|fur|wool|mane|scale|shell|skin|hide|bark|belly|back|neck|shoulder|elbow|knee|finger|nail|hair|beard|mustache|braid|face|head|skull face|cheek|forehead|rib|spine|spike|thorn|tentacle|gill|fin|body|torso|blood|vein|wound|scar|tattoo|marking|spot|stripe|pattern|hole|crack|dent|edge|tip|handle|hilt|grip|blade|pommel|string|rim|lid|base|stem|leaf|petal|root|branch|label|cork|core|floor|roof|wall|window|door|chimney|step|stair|column|pillar|panel|button|screen|wheel|sail|mast|trigger|scope|cover|page|spine|strap|buckle|lace|sole|heel|sleeve|collar|cuff|pocket|trim|hem|seam|patch|glow|aura|reflection|shadow|highlight|expression|smile|grin|pose|stance|makeup|accessory|detail|color|colour|colors|colours|tone|style|vibe|look|looks|theme|effect|thing|stuff|piece|bit)$/;
/** Names a part of something. */
export const isPart = (text: string): boolean => {
  const [name = ''] = text.split(/,| (?:with|of|in|on) /);
  return [name, ...singulars(name.slice(name.lastIndexOf(' ') + 1))].some((one) => PARTS.test(one));
};

/** Said without naming where: of what was named first. */
export const PLACED: Readonly<Record<string, RelationId>> = { inside: 'in', within: 'in', underneath: 'under', below: 'under', behind: 'behind', above: 'over', overhead: 'over', nearby: 'beside', beside: 'beside', top: 'on', atop: 'on' }; // biome-ignore format: a table
/** Where a thing is in a place, which the place shows anyway. */
export const OF_ROOMS =
  /^(?:the |a |an |its |their )?(?:\w+ )?(?:walls?|floor|ground|ceiling|corner|middle|centre|center|distance|background|foreground|back|front|side|edge|far end|end)$/;
/** The catalogue has somebody or something of that name. */
export const namesThing = (word: string): boolean =>
  LEXICON.read(word).some(({ is }) => is === 'concept' || is === 'species' || is === 'piece');
