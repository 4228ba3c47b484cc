import { Save } from 'lucide-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { here } from '../app/here.ts';
import { link, navigate } from '../app/router.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import { formOf } from '../forms/schema.ts';
import { useToasts } from '../parts/toasts.tsx';
import { base64Of, readBitmap } from './files.ts';
import type { Source } from './opened.ts';
import { type Bitmap, paletteOf } from './pixels.ts';

const CHARACTER = formOf('createCharacter', 'CreateCharacterInput');
/** Leaves the picture as it is where the palette is its own, and keeps it. */
const PICTURE = formOf('repaint', 'RepaintInput');
const MOST_COLORS = 256;

const camel = (label: string): string => label.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const enumName = (word: string): string => word.toUpperCase().replace(/[ -]/g, '_');

/** Keeps what was drawn: a side of a character as a new version of the whole, any other picture among the pictures. */
export function SaveVersion({ bitmap, source }: { bitmap: Bitmap; source: Source | undefined }) {
  const client = useClient();
  const { complain, say } = useToasts();
  const [busy, setBusy] = useState(false);
  const whole = source?.type === 'Character' && source.label !== null && source.images.length > 1;
  const operation = whole ? CHARACTER : PICTURE;
  // what it costs does not hang on the pixels
  const { price } = usePrice(operation, whole ? requestOf(source, {}) : undefined);

  const inputOf = async () => {
    const own = await base64Of(bitmap);
    if (!whole) return { image: { base64: own }, palette: paletteOf(bitmap).slice(0, MOST_COLORS) };
    const others = source.images.filter(({ label }) => label && label !== source.label);
    const directions = await Promise.all(
      others.map(async ({ label, url }) => {
        const picture = await readBitmap(await (await fetch(here(url))).blob());
        return [camel(label!), { base64: await base64Of(picture) }] as const;
      }),
    );
    return requestOf(source, Object.fromEntries([...directions, [camel(source.label!), { base64: own }]]));
  };
  const save = async () => {
    setBusy(true);
    try {
      const { data, error } = await client.mutation(mutationOf(operation), { input: await inputOf() }).toPromise();
      if (!data) return complain(problemOf(error)?.message ?? 'It could not be saved.');
      say(whole ? 'The new version is in the library in a moment.' : 'It is among the pictures of the library.');
      navigate(whole ? '/library' : '/library?kind=PICTURES');
    } finally {
      setBusy(false);
    }
  };
  const many = paletteOf(bitmap).length;
  const empty = many === 0;
  return (
    <section className="save-version" aria-label="Save">
      <button
        type="button"
        className="button"
        disabled={busy || empty || (!whole && many > MOST_COLORS)}
        onClick={() => void save()}
      >
        <Save className="icon" aria-hidden /> {whole ? 'Save as a new version' : 'Save to the library'}{' '}
        <span className="number">{price && shownPrice(price)}</span>
      </button>
      {!whole && many > MOST_COLORS && <p className="dim small">Pictures of at most {MOST_COLORS} colours are kept.</p>}
      {source && (
        <a className="button ghost" {...link(`/asset/${source.id}`)}>
          Back to {source.name}
        </a>
      )}
    </section>
  );
}

const requestOf = (source: Source, directions: Readonly<Record<string, unknown>>) => ({
  description: source.description,
  name: `${source.name.slice(0, 90)} (edited)`,
  nDirections: source.images.length,
  ...(source.size ? { size: source.size } : {}),
  ...(source.view ? { view: enumName(source.view) } : {}),
  ...(source.projectId ? { projectId: source.projectId } : {}),
  ...(Object.keys(directions).length ? { directions } : {}),
});
