/** Bars that fill: health, mana, progress. Frame, fill and gloss are told apart, so that a game can move the fill. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, put, solid, stamp } from '../canvas.ts';
import { inkOn } from '../kit.ts';
import { widthOf, write } from '../lettering.ts';
import { enlargedArt, ICON_ART, type IconArt } from '../ornaments.ts';
import { artMask, boxMask } from '../shape.ts';
import { finishOf, paintSurface, thickness } from '../surface.ts';
import type { Kit, Label, Part } from '../types.ts';

/** What bars hold: the colour and the sign before them. */
export const LIQUIDS = {
  health: ['#d83c3c', 'heart'],
  mana: ['#3c78dc', 'drop'],
  stamina: ['#58b048', 'bolt'],
  xp: ['#e8b838', 'star'],
  shield: ['#a8b4c8', 'shield'],
  poison: ['#9448c0', 'skull'],
  heat: ['#e87828', 'flame'],
  hunger: ['#c8843c', 'meat'],
  air: ['#58c8e8', 'air'],
  ammo: ['#d8b048', 'ammo'],
  fuel: ['#d8a838', 'fuel'],
  boss: ['#a83c78', 'skull'],
} as const satisfies Record<string, readonly [string, IconArt]>;
export type Liquid = keyof typeof LIQUIDS;

export interface BarOptions {
  /** 0..1: how full it is; `ghost` is what was just lost. */
  readonly fraction?: number;
  readonly ghost?: number;
  /** Splits the fill into so many cells. */
  readonly cells?: number;
  readonly label?: string;
  readonly icon?: boolean;
  /** Which layers are drawn; all by default. */
  readonly layers?: 'all' | 'frame' | 'fill' | 'gloss';
}

export function bar(kit: Kit, width: Px, height: Px, liquid: Liquid, options: BarOptions = {}): Part {
  const { fraction = 1, ghost = 0, cells = 0, label = '', icon = true, layers = 'all' } = options;
  const [colour, sign] = LIQUIDS[liquid];
  const ramp = kit.tint(colour);
  const scale = height >= 26 ? 2 : 1;
  const mark = icon && width > 30 ? artMask(enlargedArt(ICON_ART[sign], scale)) : undefined;
  const left = mark ? mark.width + 2 : 0;
  const image = canvas(width, Math.max(height, mark && layers === 'all' ? mark.height + 2 : 1));
  const top = (image.height - height) >> 1;
  const [long, finish] = [width - left, finishOf(kit)];
  const bands = height >= 12 ? finish.bar : finish.bar.split(' ').slice(0, 2).join(' ');
  const edge = thickness(bands);
  const radius = Math.min(
    finish.corner === 'round' ? Math.floor(height / 2) : finish.radius,
    Math.floor(height / 3) + 1,
    7,
  );
  if (layers === 'all' || layers === 'frame') {
    const { image: frame } = paintSurface(kit, long, height, {
      bands,
      fill: kit.ramps.well,
      frame: kit.ramps.frame,
      corner: finish.corner === 'scoop' ? 'cut' : finish.corner,
      radius,
      inner: 1,
    });
    stamp(image, frame, left, top);
  }
  const box = { x: left + edge, y: top + edge, width: long - 2 * edge, height: height - 2 * edge };
  if (layers !== 'frame') liquidIn(image, kit, ramp, box, { fraction, ghost, cells, round: radius - edge, layers });
  if (mark && layers === 'all') solid(image, mark, 1, Math.max(1, (image.height - mark.height) >> 1), ramp);
  const labels: Label[] = [];
  if (label && layers === 'all' && height >= 11) {
    const face = height >= 17 ? 'bold' : 'tiny';
    const letter = face === 'tiny' ? 5 : 7;
    const line = kit.dark;
    const ink = { ...inkOn(kit, [line], line), outline: line };
    if (widthOf(label, face) < box.width) {
      const y = top + Math.round((height - letter) / 2);
      labels.push(write(kit, image, label, left + long / 2, y, { face, align: 'center', ink }));
    }
  }
  return {
    image,
    slice: { left: left + edge + 3, top: top + edge + 1, right: edge + 3, bottom: edge + 1 },
    fill: { axis: 'x', box },
    labels,
  };
}

interface LiquidOptions {
  readonly fraction: number;
  readonly ghost: number;
  readonly cells: number;
  readonly round: number;
  readonly layers: 'all' | 'fill' | 'gloss';
}

function liquidIn(
  image: Rgba,
  kit: Kit,
  r: Ramp,
  box: { x: Px; y: Px; width: Px; height: Px },
  o: LiquidOptions,
): void {
  const { width: w, height: h } = box;
  if (w < 1 || h < 1) return;
  const inside = boxMask(w, h, o.round > 0 ? 'round' : 'square', Math.max(0, o.round));
  const full = Math.round(w * o.fraction);
  const lost = Math.round(w * Math.min(1, o.fraction + o.ghost));
  const pale = kit.tint('#ecc4a0');
  const light = Math.max(1, Math.round(h * 0.16));
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!inside.cells[y * w + x]) continue;
      const glint = h > 4 && y >= 1 && y < 1 + light && x > 1 && x < Math.min(full - 2, 1 + w * 0.28);
      const gloss = h > 4 && y < 1 + light;
      if (x < full) {
        if (o.layers === 'gloss' && !glint && !gloss) continue;
        let t = y >= h - Math.max(1, light) && h > 3 ? 1 : y < h * 0.62 ? 3 : 2;
        if (h <= 4) t = y === 0 ? 4 : y === h - 1 && h > 2 ? 2 : 3;
        if (gloss && o.layers !== 'fill') t = glint ? 5 : y === 0 ? 3 : 4;
        if (x === full - 1 && full < w && o.layers !== 'gloss') t = 5;
        put(image, box.x + x, box.y + y, r[t]!);
      } else if (x < lost && o.layers === 'all') {
        put(image, box.x + x, box.y + y, pale[y === 0 ? 5 : 3]);
      }
    }
  }
  if (o.layers === 'gloss') return;
  for (let k = 1; k < o.cells; k++) {
    const x = box.x + Math.round((w * k) / o.cells);
    for (let y = 0; y < h; y++) if (inside.cells[y * w + x - box.x]) put(image, x, box.y + y, r[0]);
  }
}
