/** Words for parts of bodies, houses and things. */
import { singulars } from './tokens.ts';

/** Parts of bodies, houses and things: where nobody's reading shows them, they are told as unknown and stand nowhere by themselves. */
const PARTS =
  /\b(?:arm|leg|hand|foot|paw|claw|talon|hoof|tail|ear|eye|eyebrow|nose|snout|mouth|jaw|lip|tongue|tooth|fang|tusk|horn|antler|beak|wing|feather|fur|wool|mane|scale|shell|skin|hide|bark|belly|back|neck|shoulder|elbow|knee|finger|nail|hair|beard|mustache|braid|face|head|skull face|cheek|forehead|rib|spine|spike|thorn|tentacle|gill|fin|body|torso|blood|vein|wound|scar|tattoo|marking|spot|stripe|pattern|hole|crack|dent|edge|tip|handle|hilt|grip|blade|pommel|string|rim|lid|lampshade|shade|base|stem|leaf|petal|root|branch|label|cork|core|floor|roof|wall|window|door|chimney|step|stair|column|pillar|panel|button|screen|wheel|sail|mast|trigger|scope|cover|page|spine|strap|buckle|lace|sole|heel|sleeve|collar|cuff|pocket|trim|hem|seam|patch|glow|aura|reflection|shadow|highlight|expression|smile|grin|pose|stance|makeup|accessory|detail|color|colour|colors|colours|tone|style|vibe|look|looks|theme|effect|thing|stuff|piece|bit)$/;
/** Names a part of something. */
export const isPart = (text: string): boolean => {
  const [name = ''] = text.split(/,| (?:with|of|in|on) /);
  return [name, ...singulars(name.slice(name.lastIndexOf(' ') + 1))].some((one) => PARTS.test(one));
};
