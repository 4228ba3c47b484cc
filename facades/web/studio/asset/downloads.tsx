import { Download } from 'lucide-react';
import { useState } from 'react';
import { gql, useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { save, saveBase64 } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import type { Asset } from './asset.ts';

interface Format {
  readonly format: string;
  readonly title: string;
  readonly what: string;
}

/** Engines and editors that open a thing that stands and moves, by their names. */
const SPRITES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: '.tres and .png' },
  { format: 'TEXTUREPACKER', title: 'Unity, PixiJS', what: 'TexturePacker .json' },
  { format: 'PHASER', title: 'Phaser 3', what: 'atlas .json' },
  { format: 'ASEPRITE', title: 'Aseprite', what: '.aseprite' },
  { format: 'SPRITESHEET', title: 'Spritesheet', what: '.png and .json' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];
const TILES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: 'TileSet .tres' },
  { format: 'TILED', title: 'Tiled', what: '.tsx, corner sets' },
  { format: 'UNITY', title: 'Unity', what: 'slices .json' },
  { format: 'LDTK', title: 'LDtk', what: 'tile ids .json' },
  { format: 'EXTRUDED', title: 'Sheet, edges repeated', what: '.png' },
  { format: 'PNG', title: 'Sheet', what: '.png' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];
const INTERFACES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: 'Theme .tres' },
  { format: 'UNITY', title: 'Unity', what: 'sprites with borders' },
  { format: 'PHASER', title: 'Phaser 3, PixiJS', what: 'nine-slice atlas' },
  { format: 'CSS', title: 'Web page', what: 'border images .css' },
  { format: 'ATLAS', title: 'Atlas', what: '.png and .json' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];

interface Files {
  readonly formats: readonly Format[];
  /** The field of the query, its id and the type of its format. */
  readonly field: string;
  readonly id: string;
  readonly type: string;
  /** Whether all states can be in one file. */
  readonly states?: boolean;
}
const FILES: Partial<Record<Asset['__typename'], Files>> = {
  Character: { formats: SPRITES, field: 'characterFile', id: 'characterId', type: 'ExportFormat', states: true },
  GameObject: { formats: SPRITES, field: 'objectFile', id: 'objectId', type: 'ExportFormat', states: true },
  TopdownTileset: { formats: TILES, field: 'topdownTilesetFile', id: 'tilesetId', type: 'TilesetFormat' },
  SidescrollerTileset: { formats: TILES, field: 'sidescrollerTilesetFile', id: 'tilesetId', type: 'TilesetFormat' },
  UiAsset: { formats: INTERFACES, field: 'uiAssetFile', id: 'uiAssetId', type: 'UiExportFormat' },
};

const fileOf = ({ field, id, type, states }: Files) => gql`
  query File($id: String!, $format: ${type}!${states ? ', $states: ExportedStates!' : ''}) {
    file: ${field}(input: { ${id}: $id, format: $format${states ? ', states: $states' : ''} }) { name mime base64 }
  }
`;

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
