/** What colours a piece of a subject. */
import { contentColour } from '../../catalogue/contents.ts';
import { baseColour } from '../../catalogue/materials.ts';
import { allowed } from '../banned.ts';
import type { NamedColour } from '../description.ts';
import type { Mention } from '../interpret.ts';
import type { Binding, Chosen } from './binding.ts';
import { BODY_SLOTS } from './piece-states.ts';

/** What colours a piece, and the words for it. */
interface Paint {
  readonly hex?: string | undefined;
  /** The material, where it is not only a colour or an edge. */
  readonly material?: string | undefined;
  /** The colour of its edges. */
  readonly edge?: string | undefined;
  readonly said: readonly string[];
}

export function paintOf({ unit, description }: Mention, chosen: Chosen, { choice, banned }: Binding): Paint {
  const piece = chosen.is === 'piece' ? chosen : undefined;
  const person = choice.kind === 'humanoid';
  const [colour, second] = allowed(description.colours, banned);
  const material = description.material && !banned.materials.has(description.material.id) ? description.material : undefined; // biome-ignore format: one line
  const isBody = piece !== undefined && BODY_SLOTS.has(piece.slot);
  const plain = !colour && !material;
  const said: NamedColour | undefined = colour ?? (isBody && material ? { hex: baseColour(material.id), name: material.name } : undefined); // biome-ignore format: one line
  // "a bucket of milk": what is in it has its own colour
  const content = piece || colour ? undefined : contentColour(chosen.id, unit.text);
  // "a glowing string": a part of a thing that gives light
  const light = !piece && plain && description.moods.includes('glowing') ? lightOf(unit.text) : undefined; // biome-ignore format: one line
  // "a dark hood": dark whatever its owner's colours are
  const dark = piece && person && plain && description.moods.includes('dark') && !NOT_DARKENED.has(piece.slot) ? { hex: /^(?:hair|beard)$/.test(piece.slot) ? '#3a2b2a' : '#3a3644', name: 'dark' } : undefined; // biome-ignore format: one line
  const shown = (plain ? description.element : undefined) ?? light ?? dark;
  // "black and gold armour": its edges are of gold
  const edging = colour && material && person && piece && EDGED.has(piece.slot) && EDGING.has(material.id) ? baseColour(material.id) : undefined; // biome-ignore format: one line
  return {
    hex: said?.hex ?? content ?? shown?.hex,
    material: material && !isBody && !edging ? material.id : undefined,
    // "a black and red gown": its edges
    edge: person && second ? second.hex : edging,
    said: [colour?.name, material?.name, shown?.name].filter((word) => word !== undefined),
  };
}

/** "Lit windows" shine as lamps do; a lit candle has its flame, and its wax is as ever. */
const lightOf = (text: string): { readonly hex?: string; readonly name: string } =>
  /\b(?:candles?|torch(?:es)?|fuses?|wicks?)\b/.test(text) ? { name: 'glowing' } : { hex: /\b(?:windows?|lamps?|lanterns?|panes?|lights?|signs?|embers?|coals?)\b/.test(text) ? '#f8d060' : '#8cf0fc', name: 'glowing' }; // biome-ignore format: one line

/** What a body is of, and what hands hold or wear of things: "dark skin" has shades of its own. */
const NOT_DARKENED: ReadonlySet<string> = new Set(['skin', 'eyes', 'body', 'right', 'left']);
/** Metals that edge what has a colour, and where. */
const EDGING: ReadonlySet<string> = new Set(['gold', 'silver', 'bronze', 'copper']);
const EDGED: ReadonlySet<string> = new Set(['torso', 'back', 'legs']);
