/** Shades of a sprite's own for what lies behind. */
import { areKin, type Color, type Flat, luma } from './flat.ts';

/** A colour of the figure for what lies behind: its kin that is a little darker, where there is one. */
export function shadowsOf(figure: Flat): (color: Color) => Color {
  const own = [...new Set(figure.colors)].filter((c) => c >= 0);
  const known = new Map<Color, Color>();
  return (color) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    const darker = own.filter((c) => areKin(c, color) && luma(color) - luma(c) > 8 && luma(color) - luma(c) < 60);
    const shade = darker.sort((a, b) => luma(b) - luma(a))[0] ?? color;
    known.set(color, shade);
    return shade;
  };
}
