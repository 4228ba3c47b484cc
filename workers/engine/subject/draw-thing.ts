import { applyOutline } from '../../../src/pixels/outline.ts';
import { vivid } from '../catalogue/eye-colours.ts';
import { isMaterial, type MaterialRef, shadeOf, tinted } from '../catalogue/materials.ts';
import { categoryOf, thingOf } from '../catalogue/things/index.ts';
import { crusted } from '../catalogue/things/monster-parts.ts';
import type { PropContext, PropSetup } from '../catalogue/things/types.ts';
import { type Rest, sceneAt } from '../object/acts/act.ts';
import { findAct } from '../object/acts/find-act.ts';
import type { Painter } from '../painted/canvas.ts';
import { painted } from '../painted/sheet.ts';
import { createRandom } from '../random.ts';
import { type Bounds, bounds, ISOMETRIC_PITCH, PITCH, shearOf, viewMatrix, YAW } from '../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../solids/detail.ts';
import { type Rendering, type RenderOptions, renderScene } from '../solids/render.ts';
import { Scene } from '../solids/scene.ts';
import { diagonal, type Mat3, multiply, rotZ } from '../solids/vec.ts';
import type { Brief, Style, Trait } from '../types.ts';
import { drawGroup, groupOf } from './draw-group.ts';
import { anchorsOf, grow } from './elements.ts';
import { FLIES, FLYING, FROM_ABOVE } from './flying.ts';
import { smallThing } from './small/small-thing.ts';
import { stampGroup } from './small/stamp-group.ts';
import { bare, isBones } from './thing-bones.ts';
import { girded, girthOf } from './thing-girth.ts';
import { isYoung, younger } from './thing-young.ts';
import type { SubjectOptions } from './types.ts';

/** Below this many pixels a side, one of a thing is all that can be read. */
const LEAST_GROUP = 12;

/**
 * Draws a thing from its recipe, as large as the picture allows; a small one as often as the brief counts (2–5). A thing
 * that nothing draws becomes a crate.
 */
export function drawThing(brief: Brief, o: SubjectOptions): Rendering {
  const group = groupOf(brief);
  if (!group || Math.min(o.width, o.height) < LEAST_GROUP) return drawOne(brief, o);
  const { each } = group;
  const ground = thingOf(each.concept).recipe(new Scene(), contextOf(each, o)).view !== 'item';
  const { onStage: _, ...quiet } = o;
  const stamps = stampGroup(group, o, ground, (copy) => coloured(each, copy), contextOf);
  if (stamps) return stamps;
  return drawGroup(group, o.width, o.height, ground, (width, height, copy) =>
    drawOne(coloured(each, copy), { ...quiet, width, height }, copy),
  );
}

/** "In different colours": each of a group has its own. */
const ASSORTED = ['#d83c4c', '#3f7ce0', '#54b848', '#f0c038', '#9850d0'];
const coloured = (each: Brief, copy: number): Brief =>
  each.mood.includes('assorted') && each.colours.length === 0 ? { ...each, colours: [ASSORTED[copy % ASSORTED.length]!] } : each; // biome-ignore format: one line

function drawOne(brief: Brief, o: SubjectOptions, copy = 0): Rendering {
  const small = o.whole && copy === 0 ? smallThing(brief, contextOf(brief, o, copy), o) : undefined;
  if (small) return small;
  const { paint } = thingOf(brief.concept);
  if (paint && !o.shape) return drawPainted(paint, contextOf(brief, o, copy), o);
  const { scene, still } = modelOf(brief, o, copy);
  return renderScene(scene, { ...still, onStage: o.onStage });
}

/** What shines has no outer line, unless one is asked for. */
function drawPainted(paint: Painter, ctx: PropContext, { width, height, style }: SubjectOptions): Rendering {
  const lined = style.outline === 'single color black outline';
  const drawn = painted(paint, width, height, ctx, lined ? 2 : 1).rendering();
  return lined ? { ...drawn, image: applyOutline(drawn.image, 'single color black outline') } : drawn;
}

/** Machines whose recipes point to the right; so do those of all vehicles. */
const POINTING: ReadonlySet<string> = new Set(['cannon', 'catapult']);

/** What stands upright or is round and faces the viewer as it is; a cart's shafts point to the left. */
const FACING: Readonly<Record<string, number>> = {
  rocket: 0,
  starfighter: 0,
  ufo: 0,
  'hot-air-balloon': 0,
  'ship-wheel': 0,
  cart: 90,
  // seen from its side in a picture of its own, its head to the left
  fish: 90,
  'tropical-fish': 90,
  shark: 90,
  'flying-fish': 90,
  'goblin-shark': 90,
  whale: 90,
  bee: 90,
  narwhal: 90,
  ant: 90,
  wasp: 90,
  firefly: 90,
  'praying-mantis': 90,
  // shown turned, though what their recipes draw looks ahead: a whole turn
  dragon: 360,
  tyrannosaurus: 360,
  velociraptor: 360,
  spinosaurus: 360,
  dinosaur: 360,
  'long-dragon': -90,
  worm: -90,
  snail: -90,
};

/** The turn, in degrees, that has a thing face the viewer: a car's south is its front. */
export const ahead = (concept: string): number =>
  FACING[concept] ?? (categoryOf(concept) === 'vehicle' || POINTING.has(concept) ? -90 : 0);

/** A thing and how it is rendered, for those who draw it again with its parts moved. */
export interface Model {
  /** With `shape` already done to it. */
  readonly scene: Scene;
  readonly still: RenderOptions;
}

/** Said of what stands open. */
const OPEN = 'open';

/** A thing that was said to be open and whose own recipe shows nothing of that: its lid or door at the end of its movement. */
function opened(brief: Brief, scene: Scene, context: PropContext, setup: PropSetup): Scene {
  if (!brief.mood.includes(OPEN)) return scene;
  const rest: Rest = {
    scene,
    concept: brief.concept,
    px: context.px,
    size: context.size,
    item: setup.view === 'item',
    inMood: (mood) => {
      const other = new Scene();
      thingOf(brief.concept).recipe(other, { ...context, said: (word) => word === mood || context.said(word) });
      return other;
    },
  };
  const act = findAct(OPEN, rest)?.act(rest);
  return act ? sceneAt(scene, act.at(1)) : scene;
}

/** Said of what was knocked over. */
const TOPPLED = 'toppled';

/** A thing as large as its picture allows; with a `shape`, as large as both it and what it was allow. */
export function modelOf(brief: Brief, o: SubjectOptions, copy = 0): Model {
  const built = new Scene();
  const context = contextOf(brief, o, copy);
  const asked = new Set<string>();
  const setup = buildThing(brief, built, { ...context, said: (word) => { asked.add(word); return context.said(word); } }); // biome-ignore format: one line
  const scene = asked.has(OPEN) ? built : opened(brief, built, context, setup);
  const shaped = o.shape?.(scene, Math.min(o.width, o.height)) ?? scene;
  // what stands lies on its side where it was knocked over
  const roll = (o.roll ?? 0) + (context.said(TOPPLED) && setup.view !== 'item' ? 88 : 0);
  const view = viewOf(
    roll ? { ...setup, roll: (setup.roll ?? 0) + roll } : setup,
    o.style,
    o.stretch,
    ahead(brief.concept),
    FLIES.has(brief.concept),
  );
  const margin = o.style.outline === 'lineless' ? 1 : 2;
  const shared = {
    width: o.width,
    height: o.height,
    outline: o.style.outline,
    light: o.style.light,
    detail: o.style.detail,
    shading: shadingOf(o.style, Math.max(o.width, o.height)),
  };
  const item = setup.view === 'item';
  // bounds of cut solids are too large, so the first drawing only measures
  const extent = (of: Scene): Bounds => {
    const rough = fitTo(bounds(of, view(1)), o, margin, item);
    const first = renderScene(of, { ...shared, ...rough, view: view(rough.scale), samples: 2, plain: true });
    return measured(first, rough) ?? bounds(of, view(1));
  };
  const drawn = shaped === scene ? extent(scene) : union(extent(scene), extent(shaped));
  const exact = fitTo(drawn, o, margin, item);
  return { scene: shaped, still: { ...shared, ...exact, view: view(exact.scale) } };
}

/** Creatures that are of an element whatever is said. */
const BORN: Readonly<Record<string, readonly Trait[]>> = { phoenix: ['fire'], thunderbird: ['lightning'] };

/** A thing's recipe, and what its element lets grow on it. */
export function buildThing(brief: Brief, scene: Scene, context: PropContext): PropSetup {
  const setup = thingOf(brief.concept).recipe(scene, context);
  const girth = girthOf(brief);
  if (girth) girded(scene, girth);
  if (isYoung(brief)) younger(scene);
  if (isBones(brief)) bare(scene, brief);
  const traits = brief.traits ?? BORN[brief.concept];
  // what has cooled to a crust has no flames on it
  if (traits && !crusted(brief)) grow(scene, traits, anchorsOf(scene), context.px);
  return setup;
}

const union = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

interface Fit extends Pick<RenderOptions, 'originX' | 'originY'> {
  readonly scale: number;
}

/** Scale and origin that put bounds (at one pixel a unit) between the margins; standing things on the ground row. */
function fitTo(b: Bounds, o: SubjectOptions, margin: number, item: boolean): Fit {
  const roomX = Math.max(1, o.width - 2 * margin);
  const roomY = Math.max(1, o.height - 2 * margin);
  const scale = Math.min(roomX / (b.right - b.left), roomY / (b.bottom - b.top));
  const middleY = o.height / 2 - ((b.top + b.bottom) / 2) * scale;
  return {
    scale,
    originX: o.width / 2 - ((b.left + b.right) / 2) * scale,
    originY: item ? middleY : o.height - margin - b.bottom * scale,
  };
}

/** Bounds of the drawn pixels at one pixel a unit, absent when nothing was drawn. */
function measured(r: Rendering, f: Fit): Bounds | undefined {
  const { width } = r.image;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < r.parts.length; i++) {
    if (r.parts[i]! < 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (left > right) return undefined;
  return {
    left: (left - f.originX) / f.scale,
    right: (right - f.originX) / f.scale,
    top: (top - f.originY) / f.scale,
    bottom: (bottom - f.originY) / f.scale,
  };
}

/** Items lie flat towards the viewer whatever the view; things that stand follow it. */
function viewOf(
  setup: PropSetup,
  style: Style,
  stretch: readonly [number, number] = [1, 1],
  front = 0,
  flies = false,
): (scale: number) => Mat3 {
  const turned = style.direction !== undefined;
  const flown = flies && turned && !style.isometric;
  // what has a front has sides, too: it lies flat only where none of them is asked for
  const item = setup.view === 'item' && !style.isometric && !flown && !(turned && front !== 0);
  const shear = item ? 0 : shearOf(style);
  const pitch = shear
    ? 0
    : style.isometric
      ? ISOMETRIC_PITCH
      : item
        ? (setup.pitch ?? 0)
        : style.view
          ? PITCH[style.view]
          : (setup.pitch ?? PITCH['low top-down']);
  const turn = item ? 0 : YAW[style.direction ?? 'south'];
  // what has a front shows it to the south; without a direction it stands as its recipe has it
  const chosen = style.direction !== undefined && front !== 0 && !item ? front : (setup.yaw ?? 0);
  // on isometric ground edges run along the lattice, whatever turn the recipe gives them for their looks
  const own = style.isometric ? Math.round(chosen / 90) * 90 : chosen;
  const yaw = own + turn + (style.isometric ? -45 : 0);
  const [wide, tall] = stretch;
  if (flown) return (scale) => multiply(viewMatrix(turn, Math.max(pitch, FROM_ABOVE), scale), FLYING);
  const roll = setup.view === 'item' && !item && !style.isometric ? 0 : (setup.roll ?? 0);
  return (scale) => multiply(multiply(rotZ(roll), viewMatrix(yaw, pitch, scale, shear)), diagonal(wide, tall, wide));
}

/** "Blue and orange": which parts of a creature take the second colour that is said of it. */
const SECOND: Readonly<Record<string, readonly string[]>> = {
  dragon: ['wings', 'belly'], wyvern: ['wings'], bat: ['wings'], phoenix: ['wings'], spider: ['legs', 'mark'], scorpion: ['claw', 'legs'], crab: ['claw', 'legs'],
  butterfly: ['edge'], beetle: ['mark'], turtle: ['skin'], snail: ['skin'], frog: ['spots'], snake: ['bands'], cobra: ['bands'], rattlesnake: ['bands'],
  octopus: ['arm'], jellyfish: ['arm'], 'furry-monster': ['belly', 'spots'], slime: ['spots'], worm: ['bands'], dinosaur: ['belly', 'spikes'], eagle: ['wings'], owl: ['wings'],
  parrot: ['wings'], 'flying-fish': ['wings', 'belly'], 'goblin-shark': ['belly'], penguin: ['belly'], beholder: ['eyes'], fish: ['fin', 'fins'], shark: ['fin', 'belly'], mimic: ['trim'], helmet: ['trim'], shield: ['rim', 'trim'], armor: ['trim'], sword: ['guard', 'hilt', 'trim'], crown: ['gem', 'gems'], potion: ['cork'], 'mushroom-monster': ['spots'],
}; // biome-ignore format: a table

/** Guns, and which of their parts are of the colour of the whole, in a shade of it; grips of those from the future. */
const GUN = /rifle|shotgun|pistol|revolver|musket|carbine|blunderbuss|(?:machine|ray|tommy|space)-gun/;
const GUN_BODY: Readonly<Record<string, 1 | 2 | 4>> = { body: 4, stock: 2, grip: 2, scope: 2 };
const GUN_GRIP = '#3c4454/steel';
/** What eyes of a colour that was said are made of. */
const EYE = 'eye_glow';

/** What a recipe is told of a brief and a picture. */
export function contextOf(brief: Brief, o: SubjectOptions, copy = 0): PropContext {
  const size = Math.min(o.width, o.height);
  const seen = detailSizeOf(size, o.style.detail);
  const words = new Set([...brief.mood, ...brief.build, ...brief.parts.map((p) => p.piece)]);
  const said = (colour: string | undefined, material: string | undefined, fallback: MaterialRef): MaterialRef => {
    const finish = material !== undefined && isMaterial(material) ? material : fallback;
    return colour === undefined ? finish : tinted(colour, finish);
  };
  return {
    brief,
    random: createRandom(o.seed),
    variation: o.variation,
    copy,
    size,
    // the smallest pictures lose a quarter of their side to margins and lines
    px: 1.15 / (size < 24 ? size * 0.78 : size),
    detail: o.style.detail ?? 'medium detail',
    small: seen < 24,
    middle: seen < 40,
    material(fallback, name) {
      if (name === undefined) return said(brief.colours[0], brief.material, fallback);
      const part = brief.parts.find((p) => p.piece === name);
      if (!part && brief.colours[1] && SECOND[brief.concept]?.includes(name))
        return said(brief.colours[1], undefined, fallback);
      if ((!part || part.chosen) && GUN.test(brief.concept) && GUN_BODY[name]) {
        const [hue] = brief.colours;
        const futuristic = words.has('on-ornament-futuristic');
        // a gun that is white is so with its stock, not between two pieces of wood
        if (name === 'body') return said(hue, brief.material, fallback);
        if (futuristic && name !== 'scope') return GUN_GRIP;
        if (hue !== undefined) return shadeOf(said(hue, brief.material, fallback), GUN_BODY[name]);
      }
      if (name === 'eyes' && part?.colour) return tinted(vivid(part.colour), EYE);
      return said(part?.colour, part?.material, fallback);
    },
    colour: (n, fallback) => said(brief.colours[n], undefined, fallback),
    wants: (name) => !brief.without.includes(name),
    said: (word) => words.has(word),
  };
}
