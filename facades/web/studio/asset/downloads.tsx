import { Download } from 'lucide-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { save, saveBase64 } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset.ts';
import { FILES, fileOf } from './files.ts';

/** Files of it, by the programs that open them. */
export function Downloads({ asset }: { asset: Asset }) {
  const { complain } = useToasts();
  const [all, setAll] = useState(false);
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
    const variables = { id: asset.id, format, ...(files.states ? { states: all ? 'ALL' : 'THIS' } : {}) };
    const { data, error } = await client.query(fileOf(files), variables, { requestPolicy: 'network-only' }).toPromise();
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
              onClick={() => void get(format)}
            >
              <Download className="icon" aria-hidden />
              <b>{title}</b>
              <small className="number">{what}</small>
            </button>
          </li>
        ))}
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
