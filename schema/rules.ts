import { z } from 'zod';

/** Width and height within bounds (pixels), and at least `minArea` together. */
export const sizeWithin = (min: number, max: number, minArea = min * min) => {
  const side = z.number().int().min(min).max(max);
  return z.object({ width: side, height: side }).refine(({ width, height }) => width * height >= minArea, {
    message: `the area must be at least ${minArea} pixels (for example ${Math.sqrt(minArea)}x${Math.sqrt(minArea)})`,
  });
};

/** Words that say something: not only blanks. */
export const description = z.string().max(2000).regex(/\S/, 'must not be empty');
/** What must not be there; may be empty. */
export const negative = z.string().max(2000);
export const guidance = z.number().min(1).max(20);
export const initStrength = z.number().int().min(1).max(999);
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
