import { Flame } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { here } from '../app/here.ts';
import { failureOf, useDrawing } from '../create/use-drawing.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import { formOf } from '../forms/schema.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { LeftOut } from '../parts/left-out.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { base64Of, readBitmap } from './files.ts';
import { type Bitmap, type Box, blank, laidOver, maskOf } from './pixels.ts';

/** A part of the picture drawn anew, or all of it changed: how, and how many pixels a side it has at most. */
const PART = {
  form: formOf('inpaint', 'InpaintInput'),
  most: 200,
  title: 'Draw this part anew',
  asks: 'What is to be there',
  example: 'a round wooden shield',
  note: 'Pixels outside the selection stay.',
};
const WHOLE = {
  form: formOf('editImage', 'EditImageInput'),
  most: 400,
  title: 'Change it in words',
  asks: 'What is to change',
  example: 'give him a blue hat',
  note: 'To change a part alone, select it first.',
};
const LEAST = 16;

/** Draws what is selected anew, or changes the whole picture, as words say: how it becomes, and what it costs. */
export function Anew({
  bitmap,
  box,
  onKeep,
  onClose,
}: {
  bitmap: Bitmap;
  /** What is selected; undefined changes the whole picture. */
  box: Box | undefined;
  onKeep: (next: Bitmap) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const { form, most, ...says } = box ? PART : WHOLE;
  const [images, setImages] = useState<{ image: string; mask: string | undefined }>();
  const [jobId, setJobId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [, send] = useMutation(useMemo(() => mutationOf(form), [form]));
  const drawing = useDrawing(jobId);
  const image = drawing?.result?.images[0];
  const fits = bitmap.width <= most && bitmap.height <= most;
  const [width, height] = [Math.max(LEAST, bitmap.width), Math.max(LEAST, bitmap.height)];

  useEffect(() => {
    let gone = false;
    const canvas = laidOver(blank(width, height), bitmap, { x: 0, y: 0 });
    void Promise.all([base64Of(canvas), box && base64Of(maskOf(canvas, box))]).then(
      ([image, mask]) => !gone && setImages({ image, mask }),
    );
    return () => {
      gone = true;
    };
  }, [bitmap, box, width, height]);

  const input = useMemo(
    () =>
      words.trim() && images && fits
        ? {
            description: words.trim(),
            imageSize: { width, height },
            ...(images.mask
              ? {
                  inpaintingImage: { base64: images.image },
                  maskImage: { base64: images.mask },
                  noBackground: true,
                }
              : { image: { base64: images.image }, width, height }),
          }
        : undefined,
    [words, images, fits, width, height],
  );
  const { price, problem: refused } = usePrice(form, input);
  const failed = drawing && failureOf(drawing);
  const told = problem ?? refused?.message ?? (failed && `${failed} Nothing was charged.`);
  const draw = async () => {
    if (!input) return;
    const { data, error } = await send({ input });
    setProblem(problemOf(error)?.message);
    setJobId(data?.[form.field]?.job?.id);
  };
  const keep = async () => {
    const made = await readBitmap(await (await fetch(here(image!.url))).blob());
    const next = blank(bitmap.width, bitmap.height);
    for (let y = 0; y < bitmap.height; y++)
      next.data.set(made.data.subarray(y * made.width * 4, (y * made.width + bitmap.width) * 4), y * bitmap.width * 4);
    onKeep(next);
  };
  return (
    <section className="anew" aria-label={says.title}>
      <h2>
        {says.title}{' '}
        <span className="tag number">
          {(box ?? bitmap).width} × {(box ?? bitmap).height}
        </span>
      </h2>
      {!fits && <p className="note bad">At most {most} pixels a side can be drawn anew; this picture has more.</p>}
      <textarea
        rows={2}
        // biome-ignore lint/a11y/noAutofocus: it was opened to write in it
        autoFocus
        aria-label={says.asks}
        placeholder={says.example}
        maxLength={box ? 2000 : 500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {image ? (
        <PixelImage src={image.url} alt={image.drawnAs} className="check anew-picture" />
      ) : (
        drawing && !failed && <HeatBar fraction={drawing.fraction} label="Drawing" />
      )}
      {told && (
        <p className="note bad" role="alert">
          {told}
        </p>
      )}
      <LeftOut words={image?.unknownWords ?? []} />
      <p className="dim small">{says.note}</p>
      <div className="anew-foot">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        {image && (
          <button type="button" className="button" onClick={() => void keep()}>
            Keep it
          </button>
        )}
        <button type="button" className="fire" disabled={!input} onClick={() => void draw()}>
          <Flame className="icon" aria-hidden /> Draw <span className="number">{price && shownPrice(price)}</span>
        </button>
      </div>
    </section>
  );
}
