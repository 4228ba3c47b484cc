/** "what size should my characters be for a game in 320x180?": reckoned from the screen that is said. */

const SCREEN = /\b(\d{3,4}) ?[x×*] ?(\d{3,4})\b/i;
const ASKS =
  /\b(?:what|which|how) (?:\w+ )?(?:sizes?|big|large|tall|high|resolution|many (?:px|pixels))\b|\bsizes? (?:should|do|would|for)\b/i;
const OF =
  /\b(?:characters?|hero(?:es)?|sprites?|player|figures?|people|tiles?|tile ?sets?|enem(?:y|ies)|icons?|assets?)\b/i;
/** Sizes that tiles and figures have. */
const USUAL = [16, 24, 32, 48, 64, 96, 128];
const nearest = (side: number): number => USUAL.reduce((best, one) => (Math.abs(one - side) < Math.abs(best - side) ? one : best)); // biome-ignore format: one line

/** Undefined where no screen is said, or no size is asked for. */
export function sizeForScreen(words: string): string | undefined {
  const [, across = '', down = ''] = SCREEN.exec(words) ?? [];
  const [width, height] = [Number(across), Number(down)];
  if (!width || height < 100 || !ASKS.test(words) || !OF.test(words)) return undefined;
  const figure = nearest(height / 6);
  const tile = figure <= 32 ? 16 : figure <= 64 ? 32 : 64;
  const factor = Math.floor(1080 / height);
  return `For a screen of ${width}x${height}: characters ${figure} pixels high (about a sixth of the screen, so there is room to jump), tiles of ${tile} (${Math.ceil(width / tile)}x${Math.ceil(height / tile)} of them fill it), a boss ${figure * 2} to ${figure * 3}, icons ${tile} or ${nearest(tile * 1.5)}. ${factor > 1 && 1080 % height === 0 ? `Shown ${factor} times as large it is ${width * factor}x${height * factor}. ` : ''}Say it with each wish: "a knight, ${figure}px, 4 directions" (1 generation).`;
}
