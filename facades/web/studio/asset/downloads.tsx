import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { isBeingMade, problemOf } from '../app/errors.ts';
import { save, saveBase64 } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset.ts';
import { FILES, fileOf } from './files.ts';

/** A file of what is still being drawn is asked for again this often, for so long. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 180_000;

/** Files of it, by the programs that open them. */
export function Downloads({
  asset,
  picture,
}: {
  asset: Asset;
  /** The one that is looked at. */
  picture?: Asset['images'][number] | undefined;
}) {
  const { complain, say } = useToasts();
  const [all, setAll] = useState(false);
  const [awaited, setAwaited] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const client = useClient();
  const files = FILES[asset.__typename];
  if (!files)
    return (
      <>
        <h2>Download</h2>
        <button type="button" className="button" onClick={() => void save(asset.downloadUrl, asset.name)}>
          <Download className="icon" aria-hidden /> File
        </button>
      </>
    );
  const get = async (format: string) => {
    if (awaited) return;
    const variables = { id: asset.id, format, ...(files.states ? { states: all ? 'ALL' : 'THIS' } : {}) };
    const ask = () => client.query(fileOf(files), variables, { requestPolicy: 'network-only' }).toPromise();
    const until = Date.now() + LONGEST_MS;
    let answer = await ask();
    if (isBeingMade(answer.error))
      say('Some of it is still being drawn: the file is saved as soon as all of it is there.');
    setAwaited(format);
    while (isBeingMade(answer.error) && here.current && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      answer = await ask();
    }
    setAwaited(undefined);
    const { data, error } = answer;
    if (!here.current) return;
    if (error || !data) return complain(problemOf(error)?.message ?? 'It could not be made.');
    saveBase64(data.file);
  };
  return (
    <>
      <h2>Download</h2>
      <ul className="downloads">
        {files.formats.map(({ format, title, what }) => (
          <li key={format}>
            <button
              type="button"
              className="download"
              disabled={asset.status !== 'COMPLETED'}
              aria-disabled={awaited !== undefined}
              aria-busy={awaited === format}
              onClick={() => void get(format)}
            >
              <Download className="icon" aria-hidden />
              <b>{title}</b>
              <small className="number">{awaited === format ? 'waiting …' : what}</small>
            </button>
          </li>
        ))}
        {picture && (
          <li>
            <button
              type="button"
              className="download"
              onClick={() =>
                save(picture.url, [asset.name, picture.label].filter(Boolean).join(' '), 'png').catch((error: Error) =>
                  complain(error.message),
                )
              }
            >
              <Download className="icon" aria-hidden />
              <b>This picture</b>
              <small className="number">.png</small>
            </button>
          </li>
        )}
        {files.states && (
          <li>
            <label className="check-label">
              <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> All its states
            </label>
          </li>
        )}
      </ul>
    </>
  );
}
