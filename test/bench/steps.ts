/**
 * Whether each step of outline, shading and detail is seen: `npx tsx test/bench/steps.ts` prints, as JSON, for each pair of neighbouring
 * steps the mean and the least share of a subject's opaque pixels that differ, by the side of the picture.
 */
import { DETAILS, OUTLINES, SHADINGS } from '../../src/domain/words.ts';
import { draw } from '../../workers/engine/draw.ts';
import { difference } from '../../workers/engine/object/candidates.ts';

const SUBJECTS = ['a brave knight with a red cape', 'an old wizard with a staff', 'a woman in a blue dress', 'a grey wolf', 'a green dragon', 'a small house', 'a wooden treasure chest', 'an oak tree', 'a blue potion', 'a steel sword'] as const; // biome-ignore format: a list
const SIZES = [32, 48, 64, 128] as const;
const STEPS = { outline: OUTLINES, shading: SHADINGS, detail: DETAILS } as const;

const rounded = (x: number): number => Math.round(x * 1000) / 1000;
const out: Record<string, Record<string, Record<number, readonly [mean: number, least: number, subject: string]>>> = {};
for (const [name, words] of Object.entries(STEPS))
  for (const size of SIZES) {
    const pictures = new Map<string, Awaited<ReturnType<typeof draw>>['image'][]>();
    for (const word of words)
      for (const description of SUBJECTS) {
        const { image } = await draw({
          description,
          width: size,
          height: size,
          seed: 1,
          noBackground: true,
          [name]: word,
        });
        pictures.set(word, [...(pictures.get(word) ?? []), image]);
      }
    for (let i = 0; i + 1 < words.length; i++) {
      const [a, b] = [pictures.get(words[i]!)!, pictures.get(words[i + 1]!)!];
      const shares = a.map((image, k) => difference(image, b[k]!));
      const least = shares.indexOf(Math.min(...shares));
      const pair = `${words[i]} → ${words[i + 1]}`;
      out[name] ??= {};
      out[name][pair] ??= {};
      out[name][pair][size] = [
        rounded(shares.reduce((x, y) => x + y, 0) / shares.length),
        rounded(shares[least]!),
        SUBJECTS[least]!,
      ];
    }
  }
process.stdout.write(`${JSON.stringify(out, null, 1)}\n`);
