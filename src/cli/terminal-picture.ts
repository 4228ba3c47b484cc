import sharp from 'sharp';

/** The upper half of a cell: its foreground is one pixel, its background the one below. */
const UPPER = '▀';
const LOWER = '▄';
const RESET = '\x1b[0m';
const INDENT = '  ';

/**
 * A PNG as lines of text for a terminal that shows 24-bit colours: two rows of pixels a line, without the empty rim.
 * Transparent pixels show the terminal's own background.
 */
export async function terminalPicture(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colour = (x: number, y: number): string | undefined => {
    const i = (y * width + x) * 4;
    return y < height && data[i + 3]! >= 128 ? `${data[i]};${data[i + 1]};${data[i + 2]}` : undefined;
  };
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const columns = range(0, width).filter((x) => range(0, height).some((y) => colour(x, y)));
  const rows = range(0, height).filter((y) => range(0, width).some((x) => colour(x, y)));
  if (!columns.length) return '';
  const across = range(columns[0]!, columns.at(-1)! + 1);
  const lines = range(rows[0]!, rows.at(-1)! + 1).filter((_, i) => i % 2 === 0);
  return lines
    .map((y) => `${INDENT}${across.map((x) => cell(colour(x, y), colour(x, y + 1))).join('')}${RESET}`)
    .join('\n');
}

function cell(upper: string | undefined, lower: string | undefined): string {
  if (upper && lower) return `\x1b[38;2;${upper};48;2;${lower}m${UPPER}`;
  if (upper) return `${RESET}\x1b[38;2;${upper}m${UPPER}`;
  return lower ? `${RESET}\x1b[38;2;${lower}m${LOWER}` : `${RESET} `;
}
