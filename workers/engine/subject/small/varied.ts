/** What the seed may take for a material that nobody named: the same thing from another workshop, of another brood. */
import { type MaterialRef, tinted } from '../../catalogue/materials.ts';
import type { StampSlot } from './stamp.ts';

/** As they grew, weathered or stained: a blue chest is asked for. */
const WOODS: readonly MaterialRef[] = ['wood', 'dark_wood', '#b8824c/wood', 'pale_wood', '#7a7f86/wood', '#7c5440/wood', '#984c34/wood', '#77703f/wood', '#a08f78/wood']; // biome-ignore format: a list
const WALLS: readonly MaterialRef[] = ['#e8d4b0/plaster', '#9db7cc/plaster', '#c98a72/plaster', '#f2efe6/plaster', '#b7c48c/plaster', '#d8b04c/plaster', '#8f8a86/plaster', '#c9a0b8/plaster']; // biome-ignore format: a list
const ROOFS: readonly MaterialRef[] = ['#b85040/roof', '#4c688c/roof', '#5c7c4c/roof', '#6c5850/roof', '#8c4c70/roof', 'thatch', '#3c4450/roof', '#c87838/roof']; // biome-ignore format: a list

const FAMILIES: readonly (readonly [of: RegExp, materials: readonly MaterialRef[]])[] = [
  [/^(?:wood|dark_wood|pale_wood)$|\/wood$/, WOODS],
  [/\/plaster$/, WALLS],
  [/\/roof$|^thatch$/, ROOFS],
];

/** Others of its family, beginning with the one behind it; none of what is known by its colour. */
function likeMaterial(material: MaterialRef): readonly MaterialRef[] {
  const family = FAMILIES.find(([of]) => of.test(material))?.[1] ?? [];
  const at = family.indexOf(material);
  return [...family.slice(at + 1), ...family.slice(0, Math.max(at, 0))];
}

/** Unpainted, for what a hand holds and what is too small for paint. */
const BARE_WOODS: readonly MaterialRef[] = ['wood', 'dark_wood', 'pale_wood', '#8c4c34/wood'];
const LEATHERS: readonly MaterialRef[] = ['leather', '#8c2834/leather', '#2c4484/leather', 'dark_leather', '#2f6a4c/leather']; // biome-ignore format: a list
const METALS: readonly MaterialRef[] = ['gold', 'silver', 'iron', 'bronze'];
const JEWELS: readonly MaterialRef[] = ['ruby', 'sapphire', 'emerald', 'amethyst', '#f0a830/ruby'];
const DYES = ['#c83840', '#3c68c0', '#3c9454', '#8450b4', '#e0a030', '#2e9a94', '#d8709c', '#50505e'] as const;

/** Of flowers that are known by their form. */
const PETALS: readonly MaterialRef[] = ['#e04860', '#f4f0f4', '#f0c038', '#8c5cd0', '#5888e0', '#f08848'];

const KNOWN_PETALS: ReadonlySet<string> = new Set(['rose', 'sunflower', 'daisy', 'lavender', 'dandelion', 'lily', 'lotus', 'cherry-blossom']); // biome-ignore format: a list

/** Parts by their names and what they are made of: fittings, grips, cloth. */
const PARTS: readonly (readonly [name: RegExp, of: RegExp, materials: readonly MaterialRef[]])[] = [
  [/^(?:grip|handle|haft|shaft|stock|pole|post|mast|rung|stand|cork|knob)$/, /^(?:wood|dark_wood|pale_wood)$/, BARE_WOODS], // biome-ignore format: a row
  [/^(?:grip|strap|belt|seat|cuff)$/, /^(?:leather|dark_leather)$/, LEATHERS],
  [/^(?:guard|pommel|trim|rim|hoop|band|bands|buckle|lock|knob|stand|chain|dial|cross|emblem)$/, /^(?:gold|iron|silver|bronze|copper)$/, METALS], // biome-ignore format: a row
  [/^(?:liquid|content)$/, /^potion$/, ['potion', '#48b858/potion', '#4880e0/potion', '#9850d0/potion', '#f0a830/potion', '#38b8b8/potion', '#e878b0/potion', '#8cb83c/potion']], // biome-ignore format: a row
  [/^gem$/, /^(?:ruby|sapphire|emerald|amethyst)$/, JEWELS],
  [/^(?:flag|awning|cushion|ribbon|blanket|stripe|stripes|plume|seal|bow|scarf|curtain|fletching|feather|panel|roll|pillow)$/, /^(?:#|red$|blue$|green$)/, DYES], // biome-ignore format: a row
  [/^window$/, /^#/, ['#8cc8e8', '#f8d878', '#a8d8f0', '#f0b860']],
  [/^door$/, /^(?:wood|#)/, ['wood', '#4c6c9c/wood', '#5c7c4c/wood', '#94413a/wood', 'dark_wood']],
];

/** Whose own colour is anybody's choice: sold, bred, dyed or painted in all of them. */
const OPEN: ReadonlySet<string> = new Set(
  `book spellbook car sports-car truck bicycle motorcycle skateboard hot-air-balloon balloon umbrella kite shirt tunic hoodie cape pants scarf
  dress skirt jacket coat cap beanie backpack bowl mug vase teapot jar candy lollipop cupcake cake donut ice-cream gift bed rug tent drum ball
  sofa armchair lamp pencil crayon flag banner mailbox gem crystal orb slime dragon wyvern butterfly bird fish octopus
  jellyfish squid starfish caterpillar dragonfly dinosaur dragon-egg coral shell wizard-hat hat sneakers sock toothbrush yarn spinning-top
  battery phone game-controller screwdriver toolbox suitcase helicopter bus van train submarine surfboard kayak canoe tricycle scooter`.split(
    /\s+/,
  ),
);

/** What one slot of a stamp may be made of where nothing is said, the usual first. */
function workshops(concept: string, at: number, { material, names }: StampSlot): readonly MaterialRef[] {
  const name = names[0] ?? '';
  if (at === 0 || /roof|wall/.test(name)) {
    const like = likeMaterial(material);
    if (like.length) return [material, ...like];
  }
  if (at === 0 && OPEN.has(concept)) return [material, ...DYES.map((dye) => tinted(dye, material))];
  if (at === 0 && name === 'petal' && !KNOWN_PETALS.has(concept)) return [material, ...PETALS];
  const found = PARTS.find(([part, of]) => part.test(name) && of.test(material));
  return found ? [material, ...found[2].filter((other) => other !== material)] : [material];
}

const isMetal = ({ material }: StampSlot): boolean => METALS.includes(material);

/**
 * The material of a slot by the seed. What rows name goes together (a crab and its claws), so do all fittings of metal; the rest is
 * chosen slot by slot: a blue grip comes with every guard.
 */
export function seeded(concept: string, slots: readonly StampSlot[], at: number, seed: number): MaterialRef {
  const slot = slots[at]!;
  const { material, others = [] } = slot;
  if (others.length) return [material, ...others][seed % (others.length + 1)]!;
  if (isMetal(slot) && slots.some((s) => s.others?.length && isMetal(s))) return material;
  const kinds = workshops(concept, at, slot);
  // seeds that follow each other differ in what is seen first
  return kinds[(at === 0 ? seed : mixed(seed, isMetal(slot) ? slots.length : at)) % kinds.length]!;
}

function mixed(seed: number, at: number): number {
  let h = Math.imul((seed + 1) ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  return (h ^ (h >>> 13)) >>> 0;
}
