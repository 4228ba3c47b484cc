import type { SandboxCallData } from '../../src/jobs/contract.ts';
import { decodeImage, encodePng, ImageError } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { SandboxError } from './errors.ts';

/** Of a picture that is shown, pixels. */
const MAX_SIDE = 2048;
const MOST_COLORS = 8;

/** A picture of the tree. Throws failed for what is none. */
export async function readPicture(path: string, bytes: Uint8Array): Promise<Rgba> {
  try {
    return await decodeImage(bytes, { maxWidth: MAX_SIDE, maxHeight: MAX_SIDE });
  } catch (error) {
    if (error instanceof ImageError) throw new SandboxError('failed', `${path}: ${error.message}`);
    throw error;
  }
}

/** A picture as it is shown, and what is measured of it. */
export function measurePicture(path: string, image: Rgba): SandboxCallData {
  const { width, height, data } = image;
  const colors = new Map<number, number>();
  let [opaque, soft, left, top, right, bottom] = [0, 0, width, height, -1, -1];
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 0) continue;
    if (alpha === 255) opaque++;
    else soft++;
    const color = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    colors.set(color, (colors.get(color) ?? 0) + 1);
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  const most = [...colors].sort((a, b) => b[1] - a[1]).slice(0, MOST_COLORS);
  return {
    pictures: [{ name: path, base64: Buffer.from(encodePng(image)).toString('base64') }],
    facts: {
      width,
      height,
      colors: colors.size,
      mostUsed: most.map(([color, count]) => ({ hex: `#${color.toString(16).padStart(6, '0')}`, count })),
      opaquePixels: opaque,
      softPixels: soft,
      transparentPixels: width * height - opaque - soft,
      box: right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    },
  };
}
