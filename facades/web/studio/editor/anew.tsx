import { Flame } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { here } from '../app/here.ts';
import { useDrawing } from '../create/use-drawing.ts';
import { mutationOf, shownPrice, usePrice } from '../create/use-price.ts';
import type { OperationForm } from '../forms/schema.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { base64Of, readBitmap } from './files.ts';
import { type Bitmap, type Box, blank, laidOver, maskOf } from './pixels.ts';

const FORM = {
  field: 'inpaint',
  inputType: 'InpaintInput',
  payload: '',
  description: '',
  input: {},
} satisfies OperationForm;
/** What the service draws anew has at least and at most so many pixels a side. */
const [LEAST, MOST] = [16, 200];

/** Draws what is selected anew, as words say: before and after, and what it costs. */
export function Anew({
  bitmap,
  box,
  onKeep,
  onClose,
}: {
  bitmap: Bitmap;
  box: Box;
  onKeep: (next: Bitmap) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const [images, setImages] = useState<{ image: string; mask: string }>();
  const [jobId, setJobId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [, send] = useMutation(useMemo(() => mutationOf(FORM), []));
  const drawing = useDrawing(jobId);
  const image = drawing?.result?.images[0];
  const fits = bitmap.width <= MOST && bitmap.height <= MOST;
  const [width, height] = [Math.max(LEAST, bitmap.width), Math.max(LEAST, bitmap.height)];

  useEffect(() => {
    let gone = false;
    const canvas = laidOver(blank(width, height), bitmap, { x: 0, y: 0 });
    void Promise.all([base64Of(canvas), base64Of(maskOf(canvas, box))]).then(
      ([image, mask]) => !gone && setImages({ image: image!, mask: mask! }),
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
            inpaintingImage: { base64: images.image },
            maskImage: { base64: images.mask },
            noBackground: true,
          }
        : undefined,
    [words, images, fits, width, height],
  );
  const { price, problem: refused } = usePrice(FORM, input);
  const draw = async () => {
    if (!input) return;
    const { data, error } = await send({ input });
    setProblem(problemOf(error)?.message);
    setJobId(data?.inpaint?.job?.id);
  };
  const keep = async () => {
    const made = await readBitmap(await (await fetch(here(image!.url))).blob());
    const next = blank(bitmap.width, bitmap.height);
    for (let y = 0; y < bitmap.height; y++)
      next.data.set(made.data.subarray(y * made.width * 4, (y * made.width + bitmap.width) * 4), y * bitmap.width * 4);
    onKeep(next);
  };
  return (
    <section className="anew" aria-label="Draw this part anew">
      <h2>
        Draw this part anew{' '}
        <span className="tag number">
          {box.width} × {box.height}
        </span>
      </h2>
      {!fits && <p className="note bad">At most {MOST} pixels a side can be drawn anew.</p>}
      <textarea
        rows={2}
        // biome-ignore lint/a11y/noAutofocus: it was opened to write in it
        autoFocus
        aria-label="What is to be there"
        placeholder="a round wooden shield"
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {image ? (
        <PixelImage src={image.url} alt={image.drawnAs} className="check anew-picture" />
      ) : (
        drawing && <HeatBar fraction={drawing.fraction} label="Drawing" />
      )}
      {(problem ?? refused?.message ?? drawing?.problem?.message) && (
        <p className="note bad" role="alert">
          {problem ?? refused?.message ?? drawing?.problem?.message}
        </p>
      )}
      <p className="dim small">Pixels outside the selection stay.</p>
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
