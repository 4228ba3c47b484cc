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

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;
/** Trimmed, in order; of tags that differ by case alone the first. */
export function distinctTags(tags: readonly string[]): string[] {
  const known = new Set<string>();
  return tags.map((tag) => tag.trim()).filter((tag) => known.size < known.add(tag.toLowerCase()).size);
}
/** Tags of a thing, before they are trimmed and made distinct. */
export const tags = z
  .array(
    z.string().refine((tag) => tag.trim().length >= 1 && tag.trim().length <= MAX_TAG_LENGTH, {
      message: `a tag has 1 to ${MAX_TAG_LENGTH} characters`,
    }),
  )
  .refine((list) => distinctTags(list).length <= MAX_TAGS, { message: `at most ${MAX_TAGS} tags` });
