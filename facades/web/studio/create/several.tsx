import { Archive, Download, Film } from 'lucide-react';
import { here } from '../app/here.ts';
import { readBitmap, sheetOf, writePng } from '../editor/files.ts';
import { writeGif } from '../editor/gif.ts';
import { fileName, saveBlob } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { distinctNames, type NamedBytes, zip } from '../parts/zip.ts';

export interface Drawn {
  readonly url: string;
  readonly label: string | null;
  readonly durationMs: number | null;
}

const blobOf = async (url: string): Promise<Blob> => {
  const response = await fetch(here(url));
  if (!response.ok) throw new Error(`A picture could not be loaded (${response.status}).`);
  return response.blob();
};

/** Pictures that one job drew, as one file: frames as a GIF and as a sheet, any as a ZIP. */
export function Several({ images, words, moves }: { images: readonly Drawn[]; words: string; moves: boolean }) {
  const { complain } = useToasts();
  const name = fileName(words);
  const run = (make: () => Promise<void>) => void make().catch((error: Error) => complain(error.message));
  const asZip = async () => {
    const files = await Promise.all(
      images.map(async ({ url, label }, i): Promise<NamedBytes> => {
        const place = label ?? String(i + 1).padStart(2, '0');
        return { name: `${name}-${place}.png`, bytes: new Uint8Array(await (await blobOf(url)).arrayBuffer()) };
      }),
    );
    saveBlob(zip(distinctNames(files)), `${name}.zip`);
  };
  const bitmaps = () => Promise.all(images.map(async ({ url }) => readBitmap(await blobOf(url))));
  const asGif = async () => {
    const frames = (await bitmaps()).map((bitmap, i) => ({ bitmap, durationMs: images[i]!.durationMs ?? 100 }));
    saveBlob(new Blob([writeGif(frames)], { type: 'image/gif' }), `${name}.gif`);
  };
  const asSheet = async () => saveBlob(await writePng(sheetOf(await bitmaps())), `${name}-sheet.png`);
  return (
    <>
      {moves && (
        <>
          <button type="button" className="button" onClick={() => run(asGif)}>
            <Film className="icon" aria-hidden /> Download GIF
          </button>
          <button type="button" className="button" onClick={() => run(asSheet)}>
            <Download className="icon" aria-hidden /> Download the frames as a sheet
          </button>
        </>
      )}
      <button type="button" className="button" onClick={() => run(asZip)}>
        <Archive className="icon" aria-hidden /> Download all {images.length} (ZIP)
      </button>
    </>
  );
}
