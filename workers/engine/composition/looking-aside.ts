/** A composed picture of one creature or thing that is to look to the left or the right: drawn as it is seen best, and turned over where it looks the other way. */
import { flipHorizontal } from '../../../src/pixels/image.ts';
import type { Composed, SceneOptions } from './composed.ts';
import type { SceneFacts } from './facts.ts';
import type { SceneGraph } from './graph.ts';

/** How far off the middle of somebody a face is, as a share of the width, that is seen from its side. */
const ASIDE = 0.06;

/** Whether the only subject looks to the left, by its nose, else by its eyes; whoever looks at the viewer is turned a little to the right. */
function looksLeft({ width, owner, shown, parts, partNames }: SceneFacts): boolean {
  const own = [...owner.keys()].filter((i) => owner[i]! >= 0 && shown[owner[i]!]!.what === 'subject');
  for (const named of [/beak|snout|nose|muzzle/, /^eyes$/]) {
    const face = own.filter((i) => named.test(partNames[parts[i]!] ?? ''));
    if (face.length === 0) continue;
    const xs = own.map((i) => i % width);
    const [left, right] = [xs.reduce((a, b) => Math.min(a, b), width), xs.reduce((a, b) => Math.max(a, b), 0)];
    const aside = face.reduce((sum, i) => sum + (i % width), 0) / face.length - (left + right) / 2;
    if (Math.abs(aside) > (right - left) * ASIDE) return aside < 0;
  }
  return false;
}

function overturned({ image, facts, footings }: Composed): Composed {
  const { width, owner, parts } = facts;
  const turn = (of: Int16Array): Int16Array => of.map((_, i) => of[i - (i % width) + width - 1 - (i % width)]!);
  return {
    image: flipHorizontal(image),
    facts: { ...facts, owner: turn(owner), parts: turn(parts) },
    ...(footings ? { footings: footings.map((foot) => ({ ...foot, x: width - 1 - foot.x })) } : {}),
  };
}

/** Draws so; people are turned by their own bodies, and several look at each other. */
export function lookingAside<O extends SceneOptions>({ nodes }: SceneGraph, o: O, draw: (o: O) => Composed): Composed {
  const [only] = nodes;
  const { direction, oneSide, ...style } = o.style;
  const aside = oneSide && (direction === 'west' || direction === 'east');
  if (!aside || !only || nodes.filter(({ unseen }) => !unseen).length > 1 || only.count > 1 || only.brief.kind === 'humanoid') return draw(o); // biome-ignore format: one line
  const drawn = draw({ ...o, style } as O);
  return looksLeft(drawn.facts) === (direction === 'west') ? drawn : overturned(drawn);
}
