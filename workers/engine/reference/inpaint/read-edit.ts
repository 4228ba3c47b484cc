/** What a description asks to be painted into a hole. */
import { heldConcept } from '../../catalogue/garments/held-thing.ts';
import { PIECES } from '../../catalogue/garments/index.ts';
import { materialOf, type TerrainMaterial } from '../../tile/material.ts';
import { endsInTerrain } from '../../tile/read-terrain.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { understand } from '../../understand/index.ts';

export type Edit =
  /** Nothing new: what is around goes on. */
  | { readonly is: 'nothing' }
  /** Something that lies flat and has no shape of its own. */
  | { readonly is: 'ground'; readonly material: TerrainMaterial }
  /** Something that a person wears, holds or has. */
  | { readonly is: 'piece'; readonly part: BriefPart; readonly slot: string; readonly person: Brief }
  /** A colour or a material for what is there. */
  | { readonly is: 'colour'; readonly part: BriefPart }
  | { readonly is: 'subject'; readonly brief: Brief };

const ERASE = /^(?:please )?(?:remove|erase|delete|clear|nothing|empty|none|background|blank)\b/;
/** What comes after these says where, not what. */
const WHERE =
  /\b(?:with|on|in|near|by|beside|through|over|under|behind|at|from|around|next|against|across|below|above)\b/;
/** A concept that was named outright. */
const SURE = 0.9;

/** Reads a description of what a hole is to hold; `brief` is what the whole text is understood as. */
export function readEdit(description: string, brief: Brief, seed: number): Edit {
  const text = description.trim().toLowerCase();
  if (text === '' || ERASE.test(text)) return { is: 'nothing' };
  const colour = colourOf(brief);
  const material = groundOf(text);
  if (material) return { is: 'ground', material };
  // A person named outright is a person; everything else may be something a person wears.
  if (brief.kind === 'thing' || brief.confidence < SURE) {
    const person = understand(`a person with ${text}`, { seed });
    const part = person.parts[0];
    // what is held in a hand is drawn as the thing that it is
    const isPiece = part && heldConcept(part.piece) === undefined;
    if (person.kind === 'humanoid' && isPiece && person.unknown.length === 0) {
      return { is: 'piece', part: { ...part }, slot: slotOf(part.piece), person };
    }
  }
  if (brief.confidence < SURE) {
    const part = brief.parts.find((p) => p.colour || p.material);
    if (part) return { is: 'colour', part };
    if (brief.confidence === 0) {
      const said = { ...(colour ? { colour } : {}), ...(brief.material ? { material: brief.material } : {}) };
      return colour || brief.material ? { is: 'colour', part: { piece: '', ...said } } : { is: 'nothing' };
    }
  }
  return { is: 'subject', brief };
}

/** Terrains whose words mean the ground in the middle of a picture too; others name things: mushrooms, leaves, a gem. */
const FLAT: ReadonlySet<string> = new Set(
  `grass meadow drygrass farmland moss dirt darksoil peat clay cracked frozendirt mud sand quicksand savannadirt pebbles
  snow ice water ocean deepwater shallow swamp toxic oil lava sky cobble stone brick stonebrick concrete asphalt tiles
  checker marble wood parquet sandstone terracotta linoleum`.split(/\s+/),
);
/** Words of those that name a thing nevertheless. */
const THINGS =
  /\b(?:flowers?|wildflowers|dais(?:y|ies)|blossoms|bridge|pier|dock|castle|temple|fortress|icicle|timber|poison|acid|compost|stone)$/;

/** The terrain that the words name: "a stone path", not "a stone chest"; undefined for what has a shape. */
export function groundOf(text: string): TerrainMaterial | undefined {
  const head = text.split(WHERE)[0]!.trim();
  if (!endsInTerrain(head) || THINGS.test(head)) return undefined;
  const material = materialOf(/\bwith\b/.test(text) ? text : head);
  return FLAT.has(material.kind) ? material : undefined;
}

const colourOf = (brief: Brief): string | undefined => brief.colours[0] ?? brief.parts.find((p) => p.colour)?.colour;

/** The wardrobe's slot of a piece; features of the body are their own. */
const slotOf = (piece: string): string =>
  (Object.hasOwn(PIECES, piece) ? PIECES[piece as keyof typeof PIECES]?.slot : undefined) ?? piece;
