/** A closer camera on the same figure: head and shoulders, to the belt, or the face. */

import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { bayer4 } from '../../../src/pixels/dither.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { clamp, lerp } from '../solids/vec.ts';
import { headOf } from './changes/parts.ts';
import type { GroupOptions } from './draw-group.ts';
import type { SceneGraph } from './graph.ts';
import { actor } from './layout/actor.ts';
import { FELT } from './layout/felt.ts';
import { withFreeHands } from './layout/hands-free.ts';
import { Stage } from './stage.ts';
import { VERBS } from './verbs.ts';

/** Height of the head over the picture's, and where the nose lies in it. */
const VIEWS = { portrait: [0.5, 0.52], bust: [0.4, 0.44], 'close-up': [0.68, 0.54] } as const;
/** Most that lies above the nose, as a share of the picture, and how much smaller a head may get for it. */
const ROOM_ABOVE = 0.64;
const LEAST_SHARE = 0.72;
/** Poses of what a portrait does not show. */
const UNSEEN: ReadonlySet<string> = new Set(['sleep', 'lie', 'dead', 'sit', 'sit floor', 'kneel', 'meditate']);
const BACKS = ['#c87c3c', '#b89c34', '#5ca860', '#c8506c'] as const;

export const isClose = (framing: string): framing is keyof typeof VIEWS => framing in VIEWS;

/** The first subject seen so near; on a quiet ground where a background is wanted. */
export function drawPortrait(
  graph: SceneGraph,
  width: Px,
  height: Px,
  o: GroupOptions & { readonly backdrop: boolean },
): Stage {
  const stage = new Stage(width, height);
  const node = graph.nodes[0]!;
  const [usual, nose] = VIEWS[graph.framing as keyof typeof VIEWS];
  // a small picture needs its pixels for the face
  const share = usual * lerp(1.36, 1, clamp((height - 48) / 64, 0, 1));
  if (o.backdrop) paintBackdrop(stage, o.seed);
  const c = { S: height, style: { ...o.style, view: 'side' as const }, seed: o.seed, read: o.read, floats: false };
  const row = node.act ? VERBS[node.act.verb] : undefined;
  const pose = row ? ('pose' in row && row.pose ? row.pose : node.act!.verb) : 'stand';
  const direction = o.style.direction ?? (node.brief.kind === 'humanoid' ? 'south' : 'south-east');
  const felt = node.act ? FELT[node.act.verb] : undefined;
  const free = node.brief.kind === 'humanoid' ? withFreeHands(node.brief) : node.brief;
  const brief = felt ? { ...free, mood: [felt.mood, ...free.mood], build: [...free.build, ...felt.shown] } : free;
  const near = node.brief.kind === 'humanoid' && !node.brief.body;
  const draw = (size: number) =>
    actor(node, c, {
      size: size / height,
      direction,
      brief,
      ...(near ? { proportions: 'near' as const } : {}),
      pose: UNSEEN.has(pose) || felt ? 'stand' : pose,
    });
  // the head is measured small, then drawn as large as it must be
  const probe = draw(Math.min(height, 96));
  const head = headHeight(probe, near);
  const size = Math.min(900, (Math.min(height, 96) * height * share) / Math.max(1, head.height));
  const first = draw(size);
  // crowns, hats and hair stay in the picture: the head is set lower for them, and is smaller where that is not enough
  const above = headHeight(first, near).y;
  const room = height * ROOM_ABOVE;
  const s = above > room ? draw(size * Math.max(LEAST_SHARE, room / above)) : first;
  const now = headHeight(s, near);
  const y = Math.round(Math.max(height * nose, Math.min(room, now.y + height * 0.03)) - now.y);
  stage.put(s, Math.round(width / 2 - now.x), y, {
    node: 0,
    copy: 0,
    what: 'subject',
    concept: node.brief.concept,
  });
  return stage;
}

/** The height of a head, and its middle at the nose. `near`: it stands on a neck. */
function headHeight(
  s: ReturnType<typeof actor>,
  near: boolean,
): { readonly height: number; readonly x: number; readonly y: number } {
  const { NOSE, NECK } = s.at;
  if (NOSE && NECK && NECK.y - NOSE.y > s.image.height * 0.03 && s.partNames.includes('head')) {
    const box = headOf(s);
    const human = NECK.y - NOSE.y;
    return { height: Math.max(human * (near ? 1.75 : 2.2), box.height * 0.9), x: box.x + box.width / 2, y: NOSE.y };
  }
  const box = headOf(s);
  return { height: box.height, x: box.x + box.width / 2, y: box.y + box.height * 0.5 };
}

/** Four tones round the head, dithered. */
function paintBackdrop({ image }: Stage, seed: number): void {
  const { width, height, data } = image;
  const back = rgbToOklab(hexToRgb(BACKS[seed % BACKS.length]!));
  const hue = Math.atan2(-back[2], -back[1]) + 0.6;
  const tones = [0.16, 0.08, 0, -0.07].map((d) => oklabToRgb([0.42 + d, 0.05 * Math.cos(hue), 0.05 * Math.sin(hue)]));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const d = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height * 0.45) / (width * 0.75);
      const v = Math.max(0, Math.min(3, Math.floor(d * 4 + (bayer4(x, y) - 0.5) * 0.5)));
      data.set([...tones[v]!, 255], (y * width + x) * 4);
    }
}
