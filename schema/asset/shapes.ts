import { fetch, maybe, text } from '../shape.ts';

/** The picture that tools show. */
export const preview = fetch({ preview: maybe(fetch({ base64: text })) });
export const previewOf = ({ preview: of }: { readonly preview: { readonly base64: string } | null }) =>
  of ? [of.base64] : [];
