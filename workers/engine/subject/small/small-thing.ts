/** Things and creatures of recipes in the smallest pictures. */

import { categoryOf } from '../../catalogue/things/index.ts';
import type { PropContext } from '../../catalogue/things/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { SMALL_ARMS } from './arms.ts';
import { SMALL_CREATURES } from './creatures.ts';
import { SMALL_EFFECTS } from './effects.ts';
import { SMALL_FOOD } from './food.ts';
import { SMALL_GOODS } from './goods.ts';
import { MORE_SMALL_CREATURES } from './more-creatures.ts';
import { MORE_SMALL_GOODS } from './more-goods.ts';
import { drawStamp, isStampSized, recoloured, type Stamp } from './stamp.ts';
import { SMALL_TREASURES } from './treasures.ts';

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(
  { ...SMALL_CREATURES, ...SMALL_TREASURES },
  {
    'snowy-owl': ['owl', 'feather', 'white', 'gold', '#c4c8d4/feather'],
    rattlesnake: ['snake', '#c8a468', 'cream', '#7c5838'],
    thunderbird: ['phoenix', '#4860b8', 'yellow', '#3850a0', 'gold'],
    ruby: ['gem', 'ruby'],
    emerald: ['gem', 'emerald'],
    sapphire: ['gem', 'sapphire'],
    diamond: ['gem', 'diamond'],
    amethyst: ['gem', 'amethyst'],
    hawk: ['eagle', '#8a6040', '#a87850'],
    falcon: ['eagle', '#6c7484', '#8c94a4'],
    vulture: ['eagle', '#4c4448', '#d89088'],
    goose: ['duck', 'feather', 'white', 'orange'],
    piranha: ['fish', '#5890a8', '#d85848', '#487888'],
    tarantula: ['spider', '#7c5438', '#5c3c28', '#5c3c28'],
  },
);

const STAMPS: Readonly<Record<string, Stamp>> = {
  ...LIKE,
  ...SMALL_ARMS,
  ...SMALL_CREATURES,
  ...SMALL_FOOD,
  ...SMALL_GOODS,
  ...SMALL_TREASURES,
  ...MORE_SMALL_GOODS,
  ...MORE_SMALL_CREATURES,
};

/** What is said of a whole that a stamp shows as well as anything: the rest (broken, open, burning) has its recipe. */
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'magic', 'magical', 'shiny', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'old', 'male', 'female']); // biome-ignore format: a list

/** Light has no outer line, unless one is asked for. */
function smallEffect(stamp: Stamp, brief: Brief, context: PropContext, o: SubjectOptions): Rendering | undefined {
  const plain =
    brief.mood.every((word) => SEEN.has(word) || word === 'burning') && brief.build.every((word) => SEEN.has(word));
  const { outline } = o.style;
  if (!plain || brief.parts.length > 0 || brief.without.length > 0 || outline === 'single color black outline' || o.style.direction) return undefined; // biome-ignore format: one line
  const materials = stamp.slots.map(({ material }) => context.material(material));
  return drawStamp(stamp, { materials }, false, { ...o, style: { ...o.style, outline: 'lineless' } });
}

/** The stamp of a thing in its colours; undefined: its recipe is drawn. */
export function smallThing(brief: Brief, context: PropContext, o: SubjectOptions): Rendering | undefined {
  const effect = SMALL_EFFECTS[brief.concept];
  if (effect && isStampSized(o) && !brief.traits?.length) return smallEffect(effect, brief, context, o);
  const stamp = STAMPS[brief.concept];
  if (!stamp || !isStampSized(o) || o.style.direction || brief.traits?.length) return undefined;
  const names = new Set([...stamp.slots.flatMap((slot) => slot.names), 'eyes']);
  const entry = brief.parts.every((p) => names.has(p.piece) || !OWN.has(p.piece));
  if (!entry || [...brief.mood, ...brief.build].some((word) => !SEEN.has(word))) return undefined;
  if (stamp.slots.some((slot) => slot.names.some((name) => brief.without.includes(name)))) return undefined;
  const materials = stamp.slots.map(({ material, names }, slot) => {
    const said = names.find((name) => brief.parts.some((p) => p.piece === name)) ?? names[0];
    return slot === 0 && !brief.parts.some((p) => p.piece === said)
      ? context.material(material)
      : said
        ? context.material(material, said)
        : material;
  });
  const eyes = brief.parts.some((p) => p.piece === 'eyes' && p.colour) ? context.material('dark', 'eyes') : undefined;
  return drawStamp(stamp, { materials, eyes }, categoryOf(brief.concept) === 'monster', o);
}

/** Parts that change what a recipe draws: where a stamp has none of them, the recipe does it. */
const OWN: ReadonlySet<string> = new Set(['arrow', 'flame', 'plume', 'horn', 'horns', 'spikes', 'wings', 'load', 'content', 'face', 'one-eyed', 'three-eyes', 'many-eyes', 'crown', 'skull', 'bones', 'crust', 'land', 'ring', 'rope', 'flag', 'dial', 'flower']); // biome-ignore format: a list
