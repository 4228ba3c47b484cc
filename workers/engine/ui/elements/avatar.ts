/** Portraits: a frame, and of whoever is shown the head and shoulders. */
import { crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import { enlarge, resizePixels } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, pixel, put, solid } from '../canvas.ts';
import { BUST_ART, enlargedArt } from '../ornaments.ts';
import { artMask, circleMask } from '../shape.ts';
import { finishOf, paintSurface } from '../surface.ts';
import type { Kit, Part } from '../types.ts';

/** Of a whole figure the head and shoulders: enlarged by a whole factor, on the axis of its head, cut below. */
function bustOf(figure: Rgba, width: Px, height: Px): Rgba {
  const box = opaqueBounds(figure);
  if (!box) return figure;
  // what its picture's lower edge cuts is a bust already; of a large figure in a small frame not even the head would be seen
  const cutBelow = box.y + box.height >= figure.height;
  if (height < (cutBelow ? 0.7 : 0.45) * box.height && height >= 8) {
    const by = height / ((cutBelow ? 0.9 : 0.56) * box.height);
    const small = resizePixels(
      figure,
      Math.max(1, Math.round(figure.width * by)),
      Math.max(1, Math.round(figure.height * by)),
    );
    return bustOf(small, width, height);
  }
  const factor = Math.max(1, Math.min(3, Math.round(height / ((cutBelow ? 1 : 0.58) * box.height))));
  if (box.height * factor <= height && box.width * factor <= width) return enlarge(crop(figure, box), factor);
  // swords and wings push the box aside, the head is where the upper rows are
  let [sum, count] = [0, 0];
  for (let y = box.y; y < box.y + box.height * 0.28; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (!pixel(figure, x, y)) continue;
      sum += x;
      count++;
    }
  }
  const axis = count > 0 ? Math.round(sum / count) : figure.width >> 1;
  const wide = Math.ceil(width / factor);
  const tall = Math.ceil((height - 3) / factor);
  const cut = crop(figure, { x: axis - (wide >> 1), y: box.y, width: wide, height: tall });
  return crop(enlarge(cut, factor), { x: 0, y: 0, width, height: Math.min(height - 3, tall * factor) });
}

/** A portrait's frame; the face stands on its lower edge and is cut by the frame's own shape. */
export function avatar(
  kit: Kit,
  size: Px,
  face?: Rgba,
  { round = false, height = size }: { round?: boolean; height?: Px } = {},
): Part {
  const finish = finishOf(kit);
  const { image, relief, border } = paintSurface(kit, size, height, {
    bands: finish.avatar,
    fill: kit.tint(kit.theme.backdrop ?? '#4c5470'),
    frame: kit.ramps.frame,
    ...(round && size === height ? { shape: circleMask(size) } : {}),
    corner: finish.corner === 'scoop' ? 'scoop' : finish.corner,
    radius: Math.min(finish.radius + 1, 9),
    gradient: 2,
  });
  if (!face) {
    const shadow = kit.tint(kit.theme.backdrop ?? '#4c5470');
    const factor = Math.max(1, Math.floor((Math.min(size, height) - 2 * border) / 18));
    const bust = artMask(enlargedArt(BUST_ART, factor));
    const shape = canvas(size, height);
    solid(shape, bust, (size - bust.width) >> 1, height - border - bust.height, shadow, { line: false, flat: true });
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < size; x++) {
        if (pixel(shape, x, y) && relief.depth[y * size + x]! > border + 0.01) put(image, x, y, shadow[1]);
      }
    }
  } else {
    const bust = bustOf(face, size - 2 * border, height - 2 * border);
    const [dx, dy] = [border + ((size - 2 * border - bust.width) >> 1), height - border - bust.height];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < size; x++) {
        if (relief.depth[y * size + x]! <= border + 0.01) continue;
        const c = pixel(bust, x - dx, y - dy);
        if (c) put(image, x, y, c);
      }
    }
  }
  return {
    image,
    content: { x: border, y: border, width: size - 2 * border, height: height - 2 * border },
    labels: [],
  };
}
