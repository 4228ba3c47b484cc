import { useQuery } from 'urql';
import { link } from '../app/router.ts';
import { PROJECTS } from './projects.ts';
import type { Filter } from './use-assets.ts';

/** Kinds of things, in the order of the form that makes them. */
const KINDS: readonly (readonly [kind: string, title: string])[] = [
  ['CHARACTER', 'Characters'],
  ['OBJECT', 'Objects'],
  ['MAP_OBJECT', 'Map objects'],
  ['MAP', 'Maps'],
  ['TOPDOWN_TILESET', 'Tilesets'],
  ['SIDESCROLLER_TILESET', 'Platforms'],
  ['ISOMETRIC_TILE', 'Isometric tiles'],
  ['TILES_PRO', 'Other tiles'],
  ['UI_ASSET', 'Interfaces'],
];
/** Pictures that are no assets: they are asked for by their jobs. */
export const PICTURES = 'PICTURES';

export function Filters({
  filter,
  onFilter,
  tags,
  total,
}: {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Tags that were seen. */
  tags: readonly string[];
  total: number | undefined;
}) {
  const [projects] = useQuery({ query: PROJECTS, requestPolicy: 'cache-and-network' });
  const known = projects.data?.projects.edges.map(({ node }) => node) ?? [];
  const chip = (kind: string | undefined, title: string) => (
    <button
      key={title}
      type="button"
      className="chip"
      aria-pressed={filter.kind === kind}
      onClick={() => onFilter({ ...filter, kind })}
    >
      {title}
    </button>
  );
  return (
    <div className="bar library-bar">
      <input
        id="library-search"
        className="input"
        type="search"
        aria-label="Search the library"
        placeholder="Search"
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      <div className="chips grow" role="group" aria-label="Kinds">
        {chip(undefined, 'All')}
        {KINDS.map(([kind, title]) => chip(kind, title))}
        {chip(PICTURES, 'Pictures')}
      </div>
      {known.length > 0 && filter.kind !== PICTURES && (
        <select
          aria-label="Project"
          value={filter.projectId ?? ''}
          onChange={({ target }) => onFilter({ ...filter, projectId: target.value || undefined })}
        >
          <option value="">All projects</option>
          {known.map(({ id, name, assetCount }) => (
            <option key={id} value={id}>
              {name} ({assetCount})
            </option>
          ))}
        </select>
      )}
      {(tags.length > 0 || filter.tag) && filter.kind !== PICTURES && (
        <select
          aria-label="Tag"
          value={filter.tag ?? ''}
          onChange={({ target }) => onFilter({ ...filter, tag: target.value || undefined })}
        >
          <option value="">Any tag</option>
          {[...new Set([...(filter.tag ? [filter.tag] : []), ...tags])].map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      )}
      {filter.kind === 'MAP' && (
        <a className="button" {...link('/maps/new')}>
          New map
        </a>
      )}
      <span className="number" role="status">
        {total === undefined ? '' : total.toLocaleString('en')}
      </span>
    </div>
  );
}

/** A filter in the address, so that it can be kept and sent. */
export function addressOf({ search, kind, projectId, tag }: Filter): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ search, kind, project: projectId, tag }))
    if (value) parameters.set(name, value);
  return parameters.size ? `/library?${parameters}` : '/library';
}
export const filterOf = (parameters: URLSearchParams): Filter => ({
  search: parameters.get('search') ?? '',
  kind: parameters.get('kind') ?? undefined,
  projectId: parameters.get('project') ?? undefined,
  tag: parameters.get('tag') ?? undefined,
});
