/** Buttons, key caps, tabs and tool bars in every state. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, pixel, put, rect, solid, stamp } from '../canvas.ts';
import { inkOn } from '../kit.ts';
import { capHeight, moved, widthOf, write } from '../lettering.ts';
import { enlargedArt, ICON_ART, type IconArt } from '../ornaments.ts';
import { artMask, boxMask } from '../shape.ts';
import { finishOf, paintSurface, tone } from '../surface.ts';
import { textureNamed } from '../textures.ts';
import type { Kit, Label, Part, Slice, State } from '../types.ts';

export interface ButtonOptions {
  readonly state?: State;
  /** 'primary' has the highlight colour. */
  readonly kind?: 'plain' | 'primary';
  readonly icon?: IconArt;
  readonly picture?: Rgba;
  readonly face?: string;
  /** A disc, or as round as it can be at both ends. */
  readonly round?: boolean;
  /** The colour of the face, '#rrggbb'. */
  readonly colour?: string;
}

/** The rim that shows which element the keyboard is on. */
export function focusRing(kit: Kit, image: Rgba): void {
  const { width, height } = image;
  const c = kit.ramps.gem[5];
  const inside = (x: number, y: number): boolean => pixel(image, x, y) !== undefined;
  const border: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (inside(x, y) && !(inside(x - 1, y) && inside(x + 1, y) && inside(x, y - 1) && inside(x, y + 1)))
        border.push([x, y]);
    }
  }
  for (const [x, y] of border) put(image, x, y, c);
}

/** A face that stands out over its lip; pressed, it lies in. From 8×8. */
export function button(kit: Kit, width: Px, height: Px, label = '', options: ButtonOptions = {}): Part {
  const { state = 'normal', kind = 'plain', icon, picture } = options;
  const finish = finishOf(kit);
  const off = state === 'disabled';
  const pressed = state === 'pressed';
  const own = options.colour ? kit.tint(options.colour) : kind === 'primary' ? kit.ramps.accent : kit.ramps.button;
  const ramp = off ? kit.grey(own) : own;
  const trim = off ? kit.grey(kit.ramps.trim) : kit.ramps.trim;
  const lip = height >= 18 ? finish.lip : Math.min(2, finish.lip);
  const drop = pressed ? lip : 0;
  const tall = height - lip;
  const image = canvas(width, height);
  const corner = options.round ? 'round' : finish.corner;
  const radius = options.round ? tall >> 1 : Math.min(finish.radius, tall >> 1);
  if (!pressed) {
    const under = boxMask(width, tall, corner, radius);
    for (let y = 0; y < tall; y++) {
      for (let x = 0; x < width; x++) {
        if (!under.cells[y * width + x]) continue;
        const side = !under.cells[y * width + x - 1] || !under.cells[y * width + x + 1] || x === 0 || x === width - 1;
        for (let k = 1; k <= lip; k++) put(image, x, y + k, k === lip || side ? ramp[0] : ramp[1]);
      }
    }
  }
  const shift = (state === 'hover' ? 1 : 0) - (pressed ? 0.9 : 0);
  const glossy = finish.gloss && !pressed;
  const { image: face, border } = paintSurface(trimmed(kit, trim), width, tall, {
    bands: finish.button,
    fill: ramp,
    corner,
    radius,
    state,
    gradient: finish.gradient * Math.min(1, tall / 16),
    inner: pressed ? 1.2 : 0,
    shift,
    ...(kit.theme.buttonTexture ? { texture: buttonTexture(kit) } : {}),
    ground: (x, y, t) => (glossy && tall > 12 && y >= 3 && y <= 4 && x > 4 && x < width - 6 ? ramp[5] : tone(ramp, t)),
  });
  stamp(image, face, 0, drop);
  if (!options.round) decorate(kit, image, width, tall, drop, trim, label !== '');
  const labels: Label[] = [];
  const t = pressed ? 2 : state === 'hover' ? 4 : 3;
  const ink = off
    ? inkOn(kit, [ramp[2], ramp[3], ramp[4]], ramp[0])
    : inkOn(kit, [ramp[Math.max(1, t - 1)]!, ramp[t]!, ramp[Math.min(5, t + 1)]!], ramp[0]);
  const shown = picture
    ? undefined
    : icon && artMask(enlargedArt(ICON_ART[icon], iconFactor(icon, Math.min(tall, width), label)));
  const sign = shown ?? picture;
  const room = width - 2 * border - (sign ? sign.width + 6 : 2);
  const face0 = options.face ?? ['bold', 'plain', 'tiny'].find((face) => widthOf(label, face) <= room) ?? 'bold';
  const scale = face0 === 'bold' && tall >= 40 && widthOf(label, face0, 2) <= room * 0.8 ? 2 : 1;
  const fits = label !== '' && widthOf(label, face0, scale) <= room;
  const group = (sign?.width ?? 0) + (sign && fits ? 4 : 0) + (fits ? widthOf(label, face0, scale) : 0);
  let x = Math.round((width - group) / 2);
  if (sign) {
    const y = drop + Math.round((tall - sign.height) / 2);
    if (shown) solid(image, shown, x, y, trim, { stone: ramp[1] });
    else if (picture) stamp(image, off ? greyed(kit, picture) : picture, x, y);
    x += sign.width + 4;
  }
  if (fits) {
    const y = drop + Math.round((tall - capHeight(face0, scale)) / 2);
    const shadow = ink.outline ? {} : { shadow: ink.colour === kit.light ? ramp[1] : ramp[5] };
    labels.push(write(kit, image, label, x, y, { face: face0, scale, ink, ...shadow }));
  }
  if (state === 'focused') focusRing(kit, image);
  return {
    image,
    slice: middle(width, height),
    content: {
      x: border + 2,
      y: drop + border + 1,
      width: Math.max(1, width - 2 * border - 4),
      height: Math.max(1, tall - 2 * border - 2),
    },
    labels,
  };
}

/** Pixels to a pixel of an icon: beside words twice at most, alone about half of the button. */
function iconFactor(icon: IconArt, side: Px, label: string): number {
  if (side < 30) return 1;
  return label ? 2 : Math.max(2, Math.floor((side * 0.5) / ICON_ART[icon].split('/').length));
}

const trimmed = (kit: Kit, trim: Ramp): Kit =>
  trim === kit.ramps.trim ? kit : { ...kit, ramps: { ...kit.ramps, trim } };

/** Buttons are small: their matter shows in few strokes. */
function buttonTexture(kit: Kit) {
  const texture = textureNamed(kit.theme.buttonTexture!);
  return (x: number, y: number): number =>
    y % 4 === 3 && texture(x, y) < 0 ? -1 : texture(x + 5, y + 3) <= -2 ? 0 : 0;
}

/** Margins that leave one row in the middle, so that a gradient stays whole, and a period of columns where there is room. */
export function middle(width: Px, height: Px): Slice {
  const side = Math.max(1, Math.min(12, (width >> 1) - 1));
  const top = Math.max(1, height >> 1);
  return { left: side, top, right: side, bottom: Math.max(0, height - top - 1) };
}

/** A picture in the greys of what cannot be used. */
export function greyed(kit: Kit, picture: Rgba): Rgba {
  const out = canvas(picture.width, picture.height);
  const ramp = kit.grey(kit.ramps.button);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const c = pixel(picture, x, y);
      if (c) put(out, x, y, ramp[Math.min(5, Math.floor((c[0] * 0.3 + c[1] * 0.6 + c[2] * 0.1) / 43))]!);
    }
  }
  return out;
}

/** Nails, studs and screws at a button's ends. */
function decorate(kit: Kit, image: Rgba, width: Px, tall: Px, drop: Px, trim: Ramp, labelled: boolean): void {
  const { finish } = kit.theme;
  const y = drop + (tall >> 1) - 1;
  if (width < 40 || tall < 15) return;
  if (finish === 'metal' && labelled) {
    const stone = artMask('.#./###/.#.');
    for (const x of [4, width - 7]) solid(image, stone, x, y, trim);
  }
  if (finish === 'wood' || finish === 'iron') {
    for (const x of [3, width - 5]) {
      rect(image, x, y, 2, 2, trim[4]);
      put(image, x + 1, y + 1, trim[1]);
    }
  }
}

/** A key of a keyboard or pad with its sign. */
export function keyCap(kit: Kit, sign: string, state: State = 'normal'): Part {
  const face = /^[A-Z0-9]$/.test(sign) ? 'bold' : 'plain';
  return button(kit, Math.max(16, widthOf(sign, face) + 9), 17, sign, { state, face });
}

/** A tab; the active one has the panel's ground and no lower border. */
export function tab(kit: Kit, width: Px, height: Px, label: string, state: State | 'active' = 'normal'): Part {
  const active = state === 'active';
  const finish = finishOf(kit);
  const own = active ? kit.ramps.fill : kit.ramps.button;
  const ramp = state === 'disabled' ? kit.grey(own) : own;
  const image = canvas(width, height);
  const sunk = active ? 0 : Math.min(2, height - 8);
  const shift = state === 'hover' ? 1 : state === 'pressed' ? -1 : active ? 0 : -0.6;
  const { image: full, border } = paintSurface(kit, width, height + 10, {
    bands: finish.box,
    fill: ramp,
    frame: active ? kit.ramps.frame : ramp,
    corner: finish.corner,
    radius: Math.min(finish.radius, 5),
    shift,
    gradient: active ? 0 : 0.8,
  });
  stamp(image, full, 0, sunk);
  const t = Math.max(1, Math.min(5, 3 + Math.round(shift)));
  const labels: Label[] = [];
  const text = label && widthOf(label, active ? 'bold' : 'plain') <= width - 2 * border - 2 ? label : '';
  if (text) {
    const ink = inkOn(kit, [ramp[Math.max(1, t - 1)]!, ramp[t]!, ramp[Math.min(5, t + 1)]!], ramp[0]);
    const y = sunk + Math.round((height - sunk - 7) / 2);
    labels.push(write(kit, image, text, width / 2, y, { face: active ? 'bold' : 'plain', align: 'center', ink }));
  }
  if (state === 'focused') focusRing(kit, image);
  return { image, slice: middle(width, height), labels };
}

export interface ToolbarOptions {
  /** Which one is in hand, from 0 (default). */
  readonly selected?: number;
  /** How many there are (default: as many as fit); they are as large as lets them fit. */
  readonly count?: number;
  /** What lies on the bar in place of buttons with icons: slots. */
  readonly cell?: (size: Px, index: number) => Part;
}

/** A bar of icon buttons, or of slots, on a panel. */
export function toolbar(
  kit: Kit,
  width: Px,
  height: Px,
  icons: readonly IconArt[],
  { selected = 0, count: wanted, cell }: ToolbarOptions = {},
): Part {
  const upright = height > width;
  const [long, across] = upright ? [height, width] : [width, height];
  const most = wanted ? Math.floor((long - 10 + 3) / wanted) - 3 : 40;
  const size = Math.max(10, Math.min(40, across - 12, most));
  const count = wanted ?? Math.max(1, Math.floor((long - 10 + 3) / (size + 3)));
  const base = paintSurface(kit, width, height, {
    bands: finishOf(kit).frame,
    fill: kit.ramps.fill,
    frame: kit.ramps.frame,
    corner: kit.theme.corner === 'torn' ? 'cut' : kit.theme.corner,
    radius: Math.min(kit.theme.radius, 5),
    ...(kit.theme.frameTexture ? { frameTexture: textureNamed(kit.theme.frameTexture) } : {}),
  }).image;
  const start = Math.round((long - (count * (size + 3) - 3)) / 2);
  const labels: Label[] = [];
  for (let i = 0; i < count; i++) {
    const icon = icons[i % icons.length];
    const one =
      cell?.(size, i) ??
      button(kit, size, size, '', { kind: i === selected ? 'primary' : 'plain', ...(icon ? { icon } : {}) });
    const [x, y] = upright
      ? [(width - size) >> 1, start + i * (size + 3)]
      : [start + i * (size + 3), (height - size) >> 1];
    stamp(base, one.image, x, y);
    labels.push(...moved(one.labels, x, y));
  }
  return { image: base, labels };
}
