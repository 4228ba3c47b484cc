/** People whose hands are emptied, or hold what an act takes. */
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Brief } from '../../types.ts';
import type { SceneNode } from '../graph.ts';
import type { Read } from '../read/known.ts';

/** Whatever hands hold. */
const HELD: readonly string[] = ['weapon', ...Object.values(PIECES).flatMap(({ id, slot }) => (slot === 'right' || slot === 'left' ? [id] : []))]; // biome-ignore format: one line

/** A person whose hands are free: what they carry is put down. */
export const withFreeHands = (brief: Brief): Brief =>
  brief.kind === 'humanoid'
    ? { ...brief, parts: brief.parts.filter((p) => !HELD.includes(p.piece)), without: [...brief.without, ...HELD] }
    : brief;

/** A person with only what was named in the hands: both are at one thing. */
export const withOnlyNamed = (brief: Brief): Brief => {
  const named = new Set(brief.parts.map((p) => p.piece));
  return { ...brief, without: [...brief.without, ...HELD.filter((id) => id !== 'weapon' && !named.has(id))] };
};

/** A person whose right hand is free, what was named of what it holds in the left one; undefined where that cannot be. */
export function withLeftHand(brief: Brief): Brief | undefined {
  const held = brief.parts.filter((p) => /^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? ''));
  const [only] = held;
  const piece = only && pieceOf(only.piece);
  if (!only || held.length > 1 || piece?.slot !== 'right' || piece.both || only.piece === 'bow') return undefined;
  const { shouldered: _, ...rest } = only;
  const without = brief.without.concat(HELD.filter((id) => id !== only.piece && id !== 'weapon'));
  return { ...brief, parts: brief.parts.map((p) => (p === only ? { ...rest, leftHand: true } : p)), without };
}

/** A person whose hands are free, what was named of what they hold slung on the back. */
export function withSlung(brief: Brief): Brief {
  const free = withFreeHands(brief);
  const slung = brief.parts.find((p) => !p.chosen && HELD.includes(p.piece) && pieceOf(`back/${p.piece}`));
  if (!slung || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'sling')) return free;
  return { ...free, parts: [...free.parts, { ...slung, piece: `back/${slung.piece}` }] };
}

/** A person with a tool in the hand, as the engine dresses "X holding a Y"; as before where it has no such piece. */
export function withTool(node: SceneNode, tool: string, read: Read): Brief {
  if (node.brief.kind !== 'humanoid') return node.brief;
  const free = withFreeHands(node.brief);
  const armed = read(`${node.text} holding a ${tool}`);
  const piece = armed.parts.find((p) => !node.brief.parts.some((q) => q.piece === p.piece) || HELD.includes(p.piece));
  if (armed.kind !== 'humanoid' || !piece) return node.brief;
  return {
    ...free,
    parts: [...free.parts.filter((p) => p.piece !== piece.piece), piece],
    without: free.without.filter((w) => w !== piece.piece && w !== 'weapon'),
  };
}
