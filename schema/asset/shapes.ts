import { z } from 'zod';
import { fetch, list, maybe, read, text } from '../shape.ts';

/** The picture that tools show. */
export const preview = fetch({ preview: maybe(fetch({ base64: text })) });
export const previewOf = ({ preview: of }: { readonly preview: { readonly base64: string } | null }) =>
  of ? [of.base64] : [];

/** What was understood of the description, picture by picture. */
export const understood = fetch({ images: list(fetch({ drawnAs: text, unknownWords: list(text) })) });
interface Understood {
  readonly images: readonly { readonly drawnAs: string; readonly unknownWords: readonly string[] }[];
}
const unknownOf = ({ images }: Understood): string[] => [
  ...new Set(images.flatMap(({ unknownWords }) => unknownWords)),
];

/** The same as lines of a tool: what it was drawn as, and the words that nothing was made of, where there are any. */
export function understoodLines(of: Understood): string[] {
  const drawnAs = of.images[0]?.drawnAs;
  const unknown = unknownOf(of);
  return [
    ...(drawnAs ? [`drawn as: ${drawnAs}`] : []),
    ...(unknown.length ? [`unknown words: ${unknown.join(', ')}`] : []),
  ];
}

/** The same as entries of a reply: null until it is drawn. */
export const understoodEntries = {
  drawn_as: read(
    understood,
    z.string().nullable().describe('What was understood of the description; null until it is drawn.'),
    ({ images }) => images[0]?.drawnAs ?? null,
  ),
  unknown_words: read(
    understood,
    z.array(z.string()).nullable().describe('Words that nothing was made of; null until it is drawn.'),
    (of) => (of.images.length ? unknownOf(of) : null),
  ),
};
