import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../app/graphql.ts';
import { link } from '../app/router.ts';
import { useDropped } from '../parts/dropped.ts';
import { TAKEN } from '../parts/pictures.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { type Picture, pictureOfFile } from './picture.ts';

const RECENT = graphql(`
  query RecentPictures { jobs(first: 24) { edges { node { id images { id url drawnAs } } } } }
`);
/** One row of them. */
const SHOWN = 5;

/** The picture to work on: a file that is chosen, dropped anywhere on the page or pasted, or one that was drawn here. */
export function PictureField({
  picture,
  onFile,
  hrefOf,
}: {
  picture: Picture | undefined;
  onFile: (picture: Picture) => void;
  /** Where a picture of the service is opened. */
  hrefOf: (imageId: string) => string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { complain } = useToasts();
  const [{ data }] = useQuery({ query: RECENT, requestPolicy: 'cache-and-network' });
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    try {
      onFile(await pictureOfFile(file));
    } catch (error) {
      complain((error as Error).message);
    }
  };
  useDropped(take);
  const recent = (data?.jobs.edges ?? []).flatMap(({ node }) => node.images.slice(0, 1)).slice(0, SHOWN);
  return (
    <div className="field" data-image-field>
      <span className="label">Picture</span>
      {picture && (
        <div className="tool-picture">
          <img
            className="pixels check"
            src={`data:image/png;base64,${picture.base64}`}
            alt={`To work on: ${picture.name}`}
          />
          <span className="tool-picture-words">
            <b className="cut">{picture.name}</b>
            <span className="number dim small">
              {picture.width} × {picture.height}
            </span>
          </span>
          <button type="button" className="button" onClick={() => input.current!.click()}>
            <ImagePlus className="icon" aria-hidden /> Another
          </button>
        </div>
      )}
      {picture?.from && (
        <p className="note hot" role="status">
          It had {picture.from.width} × {picture.from.height} pixels, and was made smaller here.
        </p>
      )}
      {!picture && (
        <button type="button" className="drop" onClick={() => input.current!.click()}>
          <ImagePlus className="icon" aria-hidden /> Drop, paste or choose a picture
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={TAKEN.join()}
        className="hidden-text"
        tabIndex={-1}
        aria-label="A picture file to work on"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // the same file again is a choice, too
          target.value = '';
        }}
      />
      {recent.length > 0 && (
        <ul className="tool-recent" aria-label="Drawn lately">
          {recent.map(({ id, url, drawnAs }) => (
            <li key={id}>
              <a className="check" title={drawnAs} {...link(hrefOf(id))}>
                <PixelImage src={url} alt={`Take: ${drawnAs}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
