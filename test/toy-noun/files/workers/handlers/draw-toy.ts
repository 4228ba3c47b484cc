import { encodePng } from '../../src/pixels/index.ts';
import type { KindHandler } from '../tools.ts';

/** A square of one colour. */
export const drawToy: KindHandler<'drawToy'> = async ({ color, size }) => {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < data.length; i += 4) data.set([color >> 16, (color >> 8) & 255, color & 255, 255], i);
  const png = encodePng({ width: size, height: size, data });
  return { images: [{ png, width: size, height: size, seed: color, engine: 'toy', brief: {}, palette: [] }] };
};
