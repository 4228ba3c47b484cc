/** What is seen through the windows of a room: weather and hour, or what the words say lies outside. */
import { hexToRgb } from '../../../../src/pixels/color.ts';

export type View = 'night' | 'sunset' | 'snow' | 'snowy night' | 'rain' | 'rainy night' | 'city' | 'city night' | 'sea' | 'space' | 'forest' | 'mountains' | 'desert' | 'underwater' | 'lava' | 'sky' | `planet ${string}`; // biome-ignore format: a list

const noise = (n: number): number => {
  const v = Math.sin(n * 91.7 + 3.1) * 43758.5453;
  return v - Math.floor(v);
};

/** A ridge: how high it stands at that place, 0..1 of the window. */
const ridge = (u: number, base: number, swing: number, k: number): number =>
  base + swing * (Math.sin(u * 5.1 * k + k) * 0.6 + Math.sin(u * 11.3 * k + 2 * k) * 0.4);

const star = (x: number, y: number, rare: number): boolean => noise(x * 7.3 + y * 131.9) > rare;

/** A planet of one colour in bands, lit from the upper left, among stars; with 'ringed' a ring goes round it. */
function planetSeen(kind: string, u: number, v: number, x: number, y: number): string {
  const [hex = '#cc5a3c', ringed] = kind.split(' ');
  const tone = (k: number): string => `#${hexToRgb(hex).map((c) => Math.max(0, Math.min(255, Math.round(k > 1 ? c + (255 - c) * (k - 1) : c * k))).toString(16).padStart(2, '0')).join('')}`; // biome-ignore format: one line
  const [dx, dy] = [u - 0.5, (v - 0.52) * 0.95];
  const r = ringed ? 0.27 : 0.35;
  const d = Math.hypot(dx, dy);
  if (ringed) {
    // the ring leans; its far half goes behind the disc
    const [a, b] = [dx + dy * 0.3, dy - dx * 0.3];
    const e = Math.hypot(a, b * 3.6);
    if (e > r * 1.34 && e < r * 1.85 && (b > 0 || d > r))
      return e > r * 1.55 && e < r * 1.62 ? '#1a1830' : d < r ? '#fff6dc' : '#e8d8b0';
    // its shadow on the disc, so that it is seen before it
    if (d < r && b > 0 && e > r * 1.12 && e <= r * 1.34) return tone(0.42);
  }
  if (d < r) {
    const light = (-dx * 0.6 - dy * 0.75) / r;
    const bandy = Math.sin((dy - dx * 0.3) * (24 / r) * 0.33 + Math.sin(dx * 9) * 0.6);
    const crater = Math.sin(u * 23 + v * 9) * Math.sin(v * 27 - u * 7) > 0.72;
    return light < -0.5 ? tone(0.45) : light < -0.12 ? tone(crater || bandy > 0.6 ? 0.6 : 0.7) : light > 0.55 ? tone(bandy > 0.5 ? 1.16 : 1.34) : tone(crater ? 0.82 : bandy > 0.5 ? 0.9 : 1.06); // biome-ignore format: one line
  }
  return star(x, y, 0.955) ? (star(y, x, 0.5) ? '#ffffff' : '#9ca4d0') : v < 0.5 ? '#0e1028' : '#161838';
}

/** Colours of other worlds by the words for them. */
const WORLDS: readonly (readonly [RegExp, string])[] = [[/\b(?:red|mars|martian|crimson|rust|lava|desert)\b/, '#cc5238'], [/\borange\b/, '#e08a3c'], [/\b(?:yellow|gold|golden)\b/, '#e8c050'], [/\b(?:green|jungle)\b/, '#58a858'], [/\b(?:purple|violet|alien)\b/, '#8c58b8'], [/\bpink\b/, '#e08cb0'], [/\b(?:ice|icy|frozen|white)\b/, '#c4dcec'], [/\b(?:gr[ae]y|dead|moon)\b/, '#9c9ca8'], [/\bbrown\b/, '#9c7450'], [/\b(?:jupiter|gas)\b/, '#d8a878'], [/\bsaturn\b/, '#e0c088'], [/\b(?:blue|neptune|water|ocean)\b/, '#4c80d0']]; // biome-ignore format: a table

/** Which planet a text means; undefined: our own, or none. */
export function planetIn(text: string): View | undefined {
  if (!/\b(?:planets?|world|mars|jupiter|saturn|neptune|moon|gas giant)\b/.test(text) || /\bearth\b/.test(text))
    return undefined;
  const ringed = /\b(?:ring|rings|ringed|saturn)\b/.test(text);
  const hex = WORLDS.find(([words]) => words.test(text))?.[1] ?? (ringed ? '#e0c088' : undefined);
  return hex ? `planet ${hex}${ringed ? ' ringed' : ''}` : undefined;
}

/** The colour at (`u`, `v`) of a window, 0..1 from its upper left corner; `x`, `y` the pixel, for what is a pixel in size. */
export function seen(view: View, u: number, v: number, x: number, y: number): string {
  const up = 1 - v;
  if (view.startsWith('planet ')) return planetSeen(view.slice(7), u, v, x, y);
  switch (view) {
    case 'night':
      if (Math.hypot(u - 0.72, v - 0.26) < 0.11) return '#f4ecc8';
      return up < ridge(u, 0.2, 0.08, 1) ? '#141c34' : star(x, y, 0.965) ? '#e4e8f8' : v < 0.4 ? '#1c2854' : '#2c3c70';
    case 'sunset':
      if (up < ridge(u, 0.2, 0.07, 1)) return '#6c4058';
      if (Math.hypot(u - 0.4, v - 0.66) < 0.12) return '#fff0b0';
      return v < 0.3 ? '#8c5c98' : v < 0.55 ? '#e07c6c' : '#f8b868';
    case 'snow':
    case 'snowy night': {
      const night = view !== 'snow';
      if ((x * 3 + y * 5) % 11 === 0 && star(x, y, 0.45)) return '#ffffff';
      if (up < ridge(u, 0.22, 0.05, 0.7)) return night ? '#a8bcdc' : '#f0f6fa';
      const tree = up < 0.56 - 1.5 * Math.abs(((u * 3) % 1) - 0.5) * 0.7;
      return tree ? (night ? '#2c4864' : '#7c9cac') : night ? (v < 0.4 ? '#24345c' : '#34487c') : v < 0.45 ? '#a4b8cc' : '#c0d0dc';
    }
    case 'rain':
    case 'rainy night': {
      const night = view !== 'rain';
      if ((x + y * 3) % 7 === 0 && star(x, Math.floor(y / 3), 0.5)) return night ? '#7c90c0' : '#d4e0ec';
      return up < ridge(u, 0.24, 0.06, 1) ? (night ? '#182038' : '#54646c') : night ? '#283458' : v < 0.5 ? '#788898' : '#94a4b0';
    }
    case 'city':
    case 'city night': {
      const night = view !== 'city';
      const near = Math.floor(u * 5);
      const tall = 0.28 + 0.4 * noise(near + 4);
      if (up < tall) {
        const lit = x % 2 === 0 && y % 3 === 0 && noise(x * 3.1 + y * 7.7) > 0.42;
        return lit ? (night ? (noise(x + y * 5) > 0.75 ? '#88d8f0' : '#ffd070') : '#d4e8f4') : night ? '#181c3c' : '#6c88a4';
      }
      if (up < 0.4 + 0.34 * noise(Math.floor(u * 7 + 0.4) + 31)) return night ? '#2c305c' : '#9cb4c8';
      return night ? (star(x, y, 0.97) ? '#e4e8f8' : v < 0.4 ? '#1c2050' : '#443c74') : v < 0.4 ? '#a0d0ec' : '#c8e4f0';
    }
    case 'sea':
      if (v > 0.56) return (x + y * 4) % 9 < 3 && y % 2 ? '#94d4ec' : v > 0.8 ? '#2c80b4' : '#449ccc';
      if (v > 0.5) return '#dcf0f4';
      return Math.hypot((u - 0.3) * 0.6, v - 0.22) < 0.08 || Math.hypot((u - 0.42) * 0.6, v - 0.25) < 0.06 ? '#ffffff' : v < 0.25 ? '#8cc8ec' : '#b0dcf0';
    case 'space': {
      const d = Math.hypot(u - 0.52, (v - 0.6) * 0.9);
      if (d < 0.33) {
        const light = (u - 0.52) * -0.6 + (v - 0.6) * -0.7;
        const land = Math.sin(u * 17 + v * 5) + Math.sin(v * 19 - u * 7) > 0.55;
        const cloud = Math.sin(u * 9 - v * 23) > 0.86;
        return light < -0.16 ? (land ? '#2c5c48' : '#1c3c78') : cloud ? '#f0f8fc' : land ? '#5cac68' : '#3c84d0';
      }
      if (d < 0.36) return '#8cc8f0';
      return star(x, y, 0.955) ? (star(y, x, 0.5) ? '#ffffff' : '#9ca4d0') : v < 0.5 ? '#0e1028' : '#161838';
    }
    case 'forest':
      if (up < ridge(u, 0.18, 0.03, 1)) return '#5c9448';
      return up < ridge(u, 0.56, 0.1, 2.2) ? ((x * 5 + y * 3) % 7 < 2 ? '#5c9c50' : '#3c7848') : up < ridge(u, 0.74, 0.08, 1.7) ? '#7cac84' : '#bce4ec';
    case 'mountains': {
      const peak = 0.34 + 0.36 * (1 - Math.abs(((u * 1.7 + 0.2) % 1) - 0.5) * 2);
      if (up < 0.18) return '#5c9458';
      return up < peak ? (up > peak - 0.13 ? '#f0f6fa' : u % 0.5 > 0.27 ? '#6c80a0' : '#8498b4') : v < 0.35 ? '#90c8e8' : '#b8e0f0';
    }
    case 'desert':
      return up < ridge(u, 0.34, 0.08, 0.8) ? (up < ridge(u, 0.2, 0.06, 1.3) ? '#d8a860' : '#e8c080') : v < 0.4 ? '#7cbce0' : '#e4e0c0';
    case 'underwater':
      if (Math.hypot(u - 0.4, (v - 0.44) * 1.6) < 0.1 || (u > 0.48 && u < 0.56 && Math.abs(v - 0.44) < (u - 0.47) * 0.7)) return '#f0a848';
      return up < ridge(u, 0.16, 0.06, 1.4) ? '#c8b478' : Math.abs(Math.sin(u * 19 + v * 4)) > 0.97 && up < 0.5 ? '#48a868' : v < 0.4 ? '#48a8d8' : '#2c78b4';
    case 'lava':
      if (up < 0.24) return (x + y * 3) % 8 < 3 ? '#ffe070' : '#f47c30';
      return up < ridge(u, 0.5, 0.14, 1.2) ? '#3c2028' : v < 0.35 ? '#5c2430' : '#a84434';
    default:
      return up < ridge(u, 0.16, 0.05, 1) ? '#7cb46c' : Math.hypot((u - 0.35) * 0.6, v - 0.3) < 0.1 ? '#ffffff' : v < 0.5 ? '#8cccf0' : '#b4e0f4';
  }
} // biome-ignore format: painters

export const seenRgb = (view: View, u: number, v: number, x: number, y: number): readonly [number, number, number] =>
  hexToRgb(seen(view, u, v, x, y)) as [number, number, number];

const SIGHTS: readonly (readonly [RegExp, View])[] = [
  [/\b(?:snow(?:y|ing|fall|storm)?|winter|blizzard)\b/, 'snow'],
  [/\b(?:rain(?:y|ing)?|storm|thunderstorm)\b/, 'rain'],
  [/\b(?:city|skyline|skyscrapers?|town|street|cityscape|tokyo|new york)\b/, 'city'],
  [/\b(?:sea|ocean|beach|harbou?r|lake|river|water)\b/, 'sea'],
  [/\b(?:space|stars|planets?|earth|galaxy|nebula|mars)\b/, 'space'],
  [/\b(?:forest|woods|trees?|garden|jungle|meadow)\b/, 'forest'],
  [/\b(?:mountains?|alps|hills?)\b/, 'mountains'],
  [/\b(?:desert|dunes)\b/, 'desert'],
  [/\b(?:fish|underwater|reef)\b/, 'underwater'],
  [/\b(?:lava|volcano)\b/, 'lava'],
  [/\b(?:sunset|dusk|sunrise|dawn)\b/, 'sunset'],
  [/\b(?:night|moon|starry|dark)\b/, 'night'],
  [/\b(?:sky|clouds)\b/, 'sky'],
];

const OUT =
  '(?:outside|outdoors|out)(?: of)?(?: (?:the|its|a|an))?(?: (?:big|large|small|round))?(?: windows?)?|(?:through|behind|in|beyond|seen through|visible through) (?:the |its |a |an )?(?:big |large |small |round )?windows?';
const THAT = '((?:(?!and |with |or |in )[a-z]+ ){0,2}?[a-z]+)';
const FORMS: readonly RegExp[] = [
  new RegExp(`,? ?(?:with |and |while |it is |it's )*(?:an? |the |some |falling |heavy |view of (?:an? |the )?)*${THAT} (?:falling |coming down )?(?:${OUT})(?=$|,| and | with | at )`, 'i'),
  new RegExp(`,? ?(?:with |and |has )*(?:an? |the |its |big |large |small |round |huge |open |panoramic )*(?:windows?|view)(?: (?:with|has|that has) (?:an? )?(?:view|views|outlook))? (?:to|of|onto|on|over|overlooking|showing|looking (?:out )?(?:to|at|over|onto|on|into)|facing|into|towards?) (?:an? |the )*${THAT}(?=$|,| and | with | at )`, 'i'),
  new RegExp(`,? (?:that )?(?:overlooking|looking (?:out )?(?:to|at|over|onto|on|into|towards?)|facing|with (?:an? |the )?views? (?:of|over|on)) (?:an? |the )?${THAT}(?=$|,| and | with | at )`, 'i'),
]; // biome-ignore format: patterns

/** What a text says is seen through its windows, and the text without it. */
export function viewIn(
  text: string,
): { readonly view: View; readonly told: string; readonly rest: string; readonly wide: boolean } | undefined {
  for (const form of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const sight = found[1]!.toLowerCase();
    const view = planetIn(sight) ?? SIGHTS.find(([words]) => words.test(sight))?.[1];
    if (!view) continue;
    const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/^[\s,]+|[\s,]+$/g, '').replace(/\b(?:with|and)$/i, '').trim(); // biome-ignore format: one line
    if (rest === '') continue;
    const wide = /\b(?:view|overlooking|big|large|huge|panoramic|floor to ceiling|glass wall)\b/i.test(found[0]);
    return { view, told: found[1]!.toLowerCase(), rest, wide };
  }
  return undefined;
}

/** A view by night. */
export const atNight = (view: View): View =>
  view === 'snow' ? 'snowy night' : view === 'rain' ? 'rainy night' : view === 'city' ? 'city night' : view === 'sky' || view === 'forest' ? 'night' : view; // biome-ignore format: one line
