/** What stands before the name of something worn and says what that is like: a thing, a beast, a plant. */
import { MOTIFS } from '../catalogue/cloth-patterns.ts';
import { canHold, heldId } from '../catalogue/garments/held-thing.ts';
import { pieceOf } from '../catalogue/garments/index.ts';
import { canBeHead, thingHatId, thingHeadId, toppedId } from '../catalogue/garments/thing-heads.ts';
import { isLiving } from '../catalogue/living.ts';
import { NOUN_COLOURS } from '../catalogue/noun-colours.ts';
import type { Mention, pieceReadings } from './interpret.ts';
import { reading } from './phrases.ts';
import type { Choice } from './subject.ts';

const VESSEL = /^(?:tray|plate|platter|dish|basket|bucket|bowl)$/;
const HANDS: ReadonlySet<string> = new Set(['right', 'left']);

/**
 * "A lobster hat", "a cheese mask", "a potion belt": the hat is the lobster, the mask the cheese, the potions hang at the belt. Of other
 * clothes it is a picture on them, in its colour.
 */
export function asLiked({ unit, description }: Mention, fitting: ReturnType<typeof pieceReadings>, { kind }: Choice): { is: 'piece'; id: string; slot: string } | undefined {
  const piece = fitting.find((r) => r.is === 'piece');
  if (kind !== 'humanoid' || piece?.is !== 'piece') return undefined;
  const at = description.nouns.findIndex((n) => reading(n, 'concept') !== undefined && reading(n, 'concept')!.kind !== 'humanoid'); // biome-ignore format: one line
  const noun = description.nouns[at];
  if (!noun) return undefined;
  const { id } = reading(noun, 'concept')!;
  const taken = (found: { readonly id: string; readonly slot: string }): { is: 'piece'; id: string; slot: string } => {
    description.nouns.splice(at, 1);
    description.liked = noun.text;
    return { is: 'piece', ...found };
  };
  // "a tray of bread", "a hand on a plate": what lies on it is seen
  const vessel = reading(unit, 'concept');
  if (VESSEL.test(unit.text) && vessel?.kind === 'thing' && canHold(vessel.id) && reading(noun, 'concept')!.kind === 'thing' && canHold(id)) return taken({ id: heldId(vessel.id, id), slot: 'right' }); // biome-ignore format: one line
  const isThing = reading(noun, 'concept')!.kind === 'thing' && canBeHead(id);
  // a beast on a head is no helmet
  const sits = isThing && !(unit.text.includes('helm') && isLiving(id));
  if (piece.slot === 'hat' && sits && !/ear|horn|crown/.test(unit.text)) return taken({ id: thingHatId(id), slot: 'hat' });
  if (/mask/.test(unit.text) && isThing) return taken({ id: thingHeadId(id), slot: 'hat' });
  // what grows as a shaft is the staff itself, not something at its end
  if (/^(?:staff|staffs|cane|rod)$/.test(unit.text) && /^(?:bamboo|reed|stick|log|branch|twig|driftwood|root|vine)$/.test(id)) {
    if (description.colours.length === 0) description.colours.push({ hex: id === 'bamboo' ? '#9ca850' : '#8a6238', name: noun.text });
    return taken({ id: 'quarterstaff', slot: 'right' });
  }
  if (/^(?:staff|staffs|scepter|sceptre|cane|rod)$/.test(unit.text) && isThing) return taken({ id: toppedId(id), slot: 'right' }); // biome-ignore format: one line
  const held = noun.readings.find((r) => r.is === 'piece' && HANDS.has(r.slot));
  if (piece.slot === 'waist' && held?.is === 'piece' && pieceOf(`belt/${held.id}`)) return taken({ id: `belt/${held.id}`, slot: 'belt' }); // biome-ignore format: one line
  // what is on it is drawn by its pattern, in its own colour
  const motif = motifNamed(noun.text);
  if (motif && PATTERNED.has(piece.slot)) {
    description.pattern ??= { kind: `${piece.slot === 'torso' || piece.slot === 'legs' ? 'scatter' : 'emblem'}:${motif}`, text: noun.text, inks: [] }; // biome-ignore format: one line
    description.nouns.splice(at, 1);
  }
  const hue = NOUN_COLOURS[noun.text] ?? NOUN_COLOURS[id];
  if (hue && description.colours.length === 0 && !description.material) {
    description.colours.push({ hex: hue, name: noun.text });
    if (description.nouns[at] === noun) description.nouns.splice(at, 1);
  }
  return undefined;
} // biome-ignore format: a signature

/** Cloth that bears pictures. */
const PATTERNED: ReadonlySet<string> = new Set(['torso', 'legs', 'back', 'feet', 'hands', 'hose', 'shoulders']);
const motifNamed = (word: string): string | undefined =>
  Object.entries(MOTIFS).find(([id, { words }]) => id === word || words.includes(word))?.[0];
