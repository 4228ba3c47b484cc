import { Trash2, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useCommands } from '../commands/commands.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { save } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { hasEnded, type JobState, useJobs } from '../queue/jobs.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

const PAGE = 100;
const ASSETS = graphql(`
  query Assets($first: Int!, $after: String, $search: String, $kinds: [AssetKind!]) {
    assets(first: $first, after: $after, search: $search, kinds: $kinds) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id kind name description status stateName previewUrl downloadUrl tags job { id fraction stage error { message } } } }
    }
  }
`);
type Row = ResultOf<typeof ASSETS>['assets']['edges'][number]['node'];

const CHANGES = graphql(`
  subscription AssetChanges { onAssetChanged { change assetId } }
`);
const DELETE = graphql(`
  mutation DeleteFromLibrary($id: String!) { deleteAsset(input: { assetId: $id }) { __typename } }
`);

/** Kinds whose names are no plural of their word. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  TOPDOWN_TILESET: 'Tilesets',
  SIDESCROLLER_TILESET: 'Platforms',
  TILES_PRO: 'Other tiles',
  UI_ASSET: 'Interfaces',
};
const kindName = (kind: string): string =>
  KIND_NAMES[kind] ??
  `${kind
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())}s`;

/** Height of a row of cards with the gap below it, in pixels; the styles say the same. */
const ROW = 212;
const LEAST_CARD = 168;
const GAP = 12;

/** Everything that the account keeps. */
export function LibraryPage() {
  const { search: parameters } = useRoute();
  const [search, setSearch] = useState(parameters.get('search') ?? '');
  const [kind, setKind] = useState<string>();
  const { rows, total, kinds, more, loading, problem, remove } = useAssets(search, kind);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last, columns, height, offset } = useVirtualRows(scroller, rows.length, {
    row: ROW,
    card: LEAST_CARD,
    gap: GAP,
  });
  const { soon, complain } = useToasts();
  const [, deleteAsset] = useMutation(DELETE);
  const at = Math.min(current, Math.max(0, rows.length - 1));

  useEffect(() => {
    if (last >= rows.length - columns * 2) more();
  }, [last, rows.length, columns, more]);

  const toggle = useCallback(
    (id: string) =>
      setSelected((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const move = (by: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + by));
    setCurrent(next);
    const top = Math.floor(next / columns) * ROW;
    const view = scroller.current!;
    if (top < view.scrollTop) view.scrollTop = top;
    else if (top + ROW > view.scrollTop + view.clientHeight) view.scrollTop = top + ROW - view.clientHeight;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  const onDelete = () => {
    const ids = selected.size ? [...selected] : rows[at] ? [rows[at].id] : [];
    if (!ids.length) return;
    const back = remove(ids);
    setSelected(new Set());
    soon(
      `${ids.length === 1 ? 'One goes' : `${ids.length} go`} in 8 seconds.`,
      async () => {
        for (const id of ids) {
          const { error } = await deleteAsset({ id });
          if (error) complain(problemOf(error)!.message);
        }
      },
      back,
    );
  };
  const actions = useRef({ move, toggle, onDelete, columns, rows, at });
  actions.current = { move, toggle, onDelete, columns, rows, at };
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, key: string, run: () => void) => ({
        id: `library.${id}`,
        title,
        keys: [key],
        group: 'Library' as const,
        run,
      });
      return [
        command('left', 'Left', 'ArrowLeft', () => actions.current.move(-1)),
        command('right', 'Right', 'ArrowRight', () => actions.current.move(1)),
        command('up', 'Up', 'ArrowUp', () => actions.current.move(-actions.current.columns)),
        command('down', 'Down', 'ArrowDown', () => actions.current.move(actions.current.columns)),
        command(
          'select',
          'Select',
          'X',
          () =>
            actions.current.rows[actions.current.at] &&
            actions.current.toggle(actions.current.rows[actions.current.at]!.id),
        ),
        command('delete', 'Delete what is selected', 'Delete', () => actions.current.onDelete()),
        command('search', 'Search here', '/', () => document.getElementById('library-search')?.focus()),
      ];
    }, []),
  );

  return (
    <div className="library">
      <div className="bar">
        <input
          id="library-search"
          className="input"
          type="search"
          aria-label="Search the library"
          placeholder="Search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            navigate(`/library${event.target.value ? `?search=${encodeURIComponent(event.target.value)}` : ''}`, {
              replace: true,
            });
          }}
        />
        <div className="chips" role="group" aria-label="Kinds">
          <button type="button" className="chip" aria-pressed={!kind} onClick={() => setKind(undefined)}>
            All
          </button>
          {kinds.map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {kindName(one)}
            </button>
          ))}
        </div>
        <span className="number grow right" role="status">
          {total === undefined ? '' : total.toLocaleString('en')}
        </span>
      </div>
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      <div ref={scroller} className="grid-scroll">
        {rows.length === 0 && !loading ? (
          <div className="empty">
            <h2>{search ? 'Nothing of that name' : 'The shelves are empty'}</h2>
            <p className="dim">{search ? 'Fewer words find more.' : 'What you draw stands here.'}</p>
            <a className="button" {...link('/')}>
              Draw something
            </a>
          </div>
        ) : (
          <ul className="grid" style={{ height }} aria-label="Library">
            {rows.slice(first, last).map((row, i) => {
              const index = first + i;
              return (
                <Card
                  key={row.id}
                  row={row}
                  index={index}
                  selected={selected.has(row.id)}
                  current={index === at}
                  onSelect={toggle}
                  place={{
                    top: Math.floor(index / columns) * ROW + offset,
                    left: `calc((100% + ${GAP}px) / ${columns} * ${index % columns})`,
                    width: `calc((100% + ${GAP}px) / ${columns} - ${GAP}px)`,
                  }}
                />
              );
            })}
          </ul>
        )}
      </div>
      {selected.size > 0 && (
        <div className="bulk" role="toolbar" aria-label="What is selected">
          <b>{selected.size} selected</b>
          <button
            type="button"
            className="button"
            onClick={() => void saveAll(rows.filter(({ id }) => selected.has(id)))}
          >
            Save files
          </button>
          <button type="button" className="button bad" onClick={onDelete}>
            <Trash2 className="icon" aria-hidden /> Delete
          </button>
          <button
            type="button"
            className="button ghost icon-only"
            aria-label="Select nothing"
            onClick={() => setSelected(new Set())}
          >
            <X className="icon" aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

async function saveAll(rows: readonly Row[]): Promise<void> {
  for (const { downloadUrl, name } of rows) await save(downloadUrl, name);
}

function Card({
  row,
  index,
  selected,
  current,
  onSelect,
  place,
}: {
  row: Row;
  index: number;
  selected: boolean;
  current: boolean;
  onSelect: (id: string) => void;
  place: { top: number; left: string; width: string };
}) {
  const ended = hasEnded(row.status as JobState);
  const failed = row.status === 'FAILED' || row.status === 'CANCELED';
  return (
    <li className="card-item" data-selected={selected} style={place}>
      <input
        type="checkbox"
        className="card-check"
        aria-label={`Select ${row.name}`}
        checked={selected}
        onChange={() => onSelect(row.id)}
      />
      <a className="card-link" data-index={index} tabIndex={current ? 0 : -1} {...link(`/asset/${row.id}`)}>
        <span className="card-picture check">
          {row.previewUrl ? (
            <PixelImage src={row.previewUrl} alt="" />
          ) : failed ? (
            <span className="card-failed">{row.job?.error?.message ?? 'Cancelled'}</span>
          ) : (
            <HeatBar fraction={row.job?.fraction ?? 0} label={`Drawing ${row.name}`} />
          )}
        </span>
        <span className="card-words">
          <b className="cut">{row.name}</b>
          {row.stateName && <span className="tag cut">{row.stateName}</span>}
          {!ended && <span className="tag hot">{row.job?.stage ?? 'waiting'}</span>}
        </span>
      </a>
    </li>
  );
}

/** Pages of assets as they are scrolled to, kept in step with the server. */
function useAssets(search: string, kind: string | undefined) {
  const client = useClient();
  const { onEnd } = useJobs();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [total, setTotal] = useState<number>();
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(true);
  const cursor = useRef<{ key: string; after: string | null; done: boolean; busy: boolean }>({
    key: '',
    after: null,
    done: false,
    busy: false,
  });
  const key = `${search}\0${kind ?? ''}`;

  const load = useCallback(
    async (fresh: boolean) => {
      const state = cursor.current;
      if (!fresh && (state.busy || state.done)) return;
      const mine = fresh ? { key, after: null, done: false, busy: true } : state;
      mine.busy = true;
      cursor.current = mine;
      setLoading(true);
      const variables = {
        first: PAGE,
        after: mine.after,
        search: search || null,
        kinds: kind ? [kind as never] : null,
      };
      const { data, error } = await client.query(ASSETS, variables, { requestPolicy: 'network-only' }).toPromise();
      mine.busy = false;
      if (cursor.current !== mine) return;
      setLoading(false);
      setProblem(problemOf(error)?.message);
      if (!data) return;
      const page = data.assets.edges.map(({ node }) => node);
      mine.after = data.assets.pageInfo.endCursor ?? null;
      mine.done = !data.assets.pageInfo.hasNextPage;
      setTotal(data.assets.totalCount);
      setRows((old) => (fresh ? page : [...old, ...page]));
      setKinds((old) => [...new Set([...old, ...page.map(({ kind }) => kind)])].sort());
    },
    [client, key, search, kind],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(true), search ? 200 : 0);
    return () => clearTimeout(timer);
  }, [load, search]);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let timer = 0;
    // many changes at once are one look
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void latest.current(true), 150);
    };
    const changes = client.subscription(CHANGES, {}).subscribe(({ data }) => data && soon());
    const ends = onEnd(soon);
    return () => {
      clearTimeout(timer);
      changes.unsubscribe();
      ends();
    };
  }, [client, onEnd]);

  const more = useCallback(() => void latest.current(false), []);
  /** Takes rows out of sight; gives what brings them back. */
  const remove = useCallback((ids: readonly string[]) => {
    setRows((old) => old.filter(({ id }) => !ids.includes(id)));
    return () => void latest.current(true);
  }, []);
  return { rows, total, kinds, more, loading, problem, remove };
}
