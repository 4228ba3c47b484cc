import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { DELETE } from '../asset/asset.ts';
import { useCommands } from '../commands/commands.ts';
import { useToasts } from '../parts/toasts.tsx';
import { useJobs } from '../queue/jobs.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { Card } from './card.tsx';
import { addressOf, Filters, filterOf, PICTURES } from './filters.tsx';
import { each } from './gather.ts';
import { Pictures } from './pictures.tsx';
import { type Filter, type Row, useAssets } from './use-assets.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './library.css';

/** Height of a row of cards with the gap below it, in pixels; the styles say the same. */
const ROW = 212;
const LEAST_CARD = 168;
const GAP = 12;
/** Of a card, what is not its picture: border, padding and words. */
const FRAME = { width: 18, height: 54 };
const CARD = ROW - GAP;
/** Cards that are loaded below those in sight. */
const AHEAD = 120;

/** Everything that the account keeps. */
export function LibraryPage() {
  const { search } = useRoute();
  const filter = filterOf(search);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [total, setTotal] = useState<number>();
  const onFilter = (next: Filter) => navigate(addressOf(next), { replace: true });
  const onSeen = useCallback((count: number | undefined, seen: readonly string[]) => {
    setTotal(count);
    setTags((old) => (seen.every((tag) => old.includes(tag)) ? old : [...new Set([...old, ...seen])].sort()));
  }, []);
  const pictures = filter.kind === PICTURES;
  return (
    <div className="library">
      <Filters filter={filter} onFilter={onFilter} tags={tags} total={pictures ? undefined : total} />
      {pictures ? <Pictures search={filter.search} /> : <Shelves filter={filter} onSeen={onSeen} />}
    </div>
  );
}

function Shelves({
  filter,
  onSeen,
}: {
  filter: Filter;
  onSeen: (total: number | undefined, tags: readonly string[]) => void;
}) {
  const { list, want, remove, stale } = useAssets(filter);
  const { byId } = useJobs();
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [current, setCurrent] = useState(0);
  const from = useRef(0);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last, columns, height, offset, across } = useVirtualRows(scroller, list.length, {
    row: ROW,
    card: LEAST_CARD,
    gap: GAP,
  });
  const room = useMemo(
    () => ({ width: (across + GAP) / columns - GAP - FRAME.width, height: CARD - FRAME.height }),
    [across, columns],
  );
  const { soon, say, complain } = useToasts();
  const [, deleteAsset] = useMutation(DELETE);
  const at = Math.min(current, Math.max(0, list.length - 1));

  // further down than is seen: whoever scrolls meets what is there
  useEffect(() => want(first, Math.max(last, 1) + (list.loaded ? AHEAD : 0)), [want, first, last, list.loaded]);
  const looksFor = addressOf(filter);
  useEffect(() => {
    void looksFor;
    if (scroller.current) scroller.current.scrollTop = 0;
    setCurrent(0);
  }, [looksFor]);
  const version = list.version();
  useEffect(() => {
    void version;
    onSeen(list.counted ? list.length : undefined, [...new Set(list.kept().flatMap(({ tags }) => tags))]);
  }, [list, version, onSeen]);

  const onSelect = useCallback(
    (index: number, range: boolean) =>
      setSelected((old) => {
        const next = new Map(old);
        const row = list.at(index);
        if (!row) return old;
        if (range) {
          const [low, high] = [Math.min(from.current, index), Math.max(from.current, index)];
          for (let i = low; i <= high; i++) {
            const one = list.at(i);
            if (one) next.set(one.id, one);
          }
        } else if (!next.delete(row.id)) next.set(row.id, row);
        from.current = index;
        return next;
      }),
    [list],
  );
  const move = (by: number, select = false) => {
    const next = Math.max(0, Math.min(list.length - 1, at + by));
    setCurrent(next);
    if (select) onSelect(next, true);
    const top = Math.floor(next / columns) * ROW;
    const view = scroller.current!;
    if (top < view.scrollTop) view.scrollTop = top;
    else if (top + ROW > view.scrollTop + view.clientHeight) view.scrollTop = top + ROW - view.clientHeight;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  const onDelete = () => {
    const here = list.at(at);
    const ids = selected.size ? [...selected.keys()] : here ? [here.id] : [];
    if (!ids.length) return;
    const back = remove(ids);
    setSelected(new Map());
    const run = async (id: string) => {
      const { error } = await deleteAsset({ id });
      if (error) complain(problemOf(error)!.message);
    };
    soon(
      `${ids.length === 1 ? 'One goes' : `${ids.length} go`} in 8 seconds.`,
      () => void each(ids, run, () => {}),
      back,
    );
  };
  const selectAll = () => {
    const rows = list.kept();
    setSelected(new Map(rows.map((row) => [row.id, row])));
    if (rows.length < list.length) say(`Selected the ${rows.length} around here; there are ${list.length} in all.`);
  };
  const actions = useRef({ move, onSelect, onDelete, selectAll, columns, at, open: () => {} });
  actions.current = {
    move,
    onSelect,
    onDelete,
    selectAll,
    columns,
    at,
    open: () => {
      const row = list.at(at);
      if (row) navigate(`/asset/${row.id}`);
    },
  };
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, key: string | readonly string[], run: () => void) => ({
        id: `library.${id}`,
        title,
        keys: typeof key === 'string' ? [key] : key,
        group: 'Library' as const,
        run,
      });
      return [
        command('left', 'Left', 'ArrowLeft', () => actions.current.move(-1)),
        command('right', 'Right', 'ArrowRight', () => actions.current.move(1)),
        command('up', 'Up', 'ArrowUp', () => actions.current.move(-actions.current.columns)),
        command('down', 'Down', 'ArrowDown', () => actions.current.move(actions.current.columns)),
        command('select-left', 'Select to the left', 'Shift+ArrowLeft', () => actions.current.move(-1, true)),
        command('select-right', 'Select to the right', 'Shift+ArrowRight', () => actions.current.move(1, true)),
        command('select', 'Select', ['X', 'Space'], () => actions.current.onSelect(actions.current.at, false)),
        command('all', 'Select all', 'Ctrl+A', () => actions.current.selectAll()),
        command('open', 'Open it', 'Enter', () => actions.current.open()),
        command('none', 'Select nothing', 'Escape', () => setSelected(new Map())),
        command('delete', 'Delete what is selected', 'Delete', () => actions.current.onDelete()),
        command('search', 'Search here', '/', () => document.getElementById('library-search')?.focus()),
      ];
    }, []),
  );
  const empty = list.loaded && list.length === 0 && !stale;
  const looked = Boolean(filter.search || filter.kind || filter.projectId || filter.tag);
  return (
    <>
      {list.error && (
        <p className="note bad" role="alert">
          {list.error.message || 'The server cannot be reached.'}
        </p>
      )}
      <div ref={scroller} className="grid-scroll">
        {empty ? (
          <div className="empty">
            <h2>
              {filter.search ? 'Nothing of that name' : looked ? 'Nothing of that kind' : 'The shelves are empty'}
            </h2>
            <p className="dim">{looked ? 'Fewer words and filters find more.' : 'What you draw stands here.'}</p>
            <a className="button" {...link('/')}>
              Draw something
            </a>
          </div>
        ) : (
          <ul className="grid" style={{ height }} aria-label="Library" aria-busy={!list.loaded}>
            {Array.from({ length: Math.max(0, last - first) }, (_, i) => {
              const index = first + i;
              const row = list.at(index);
              return (
                <Card
                  key={row?.id ?? index}
                  row={row}
                  job={row?.job && !row.previewUrl ? byId.get(row.job.id) : undefined}
                  index={index}
                  room={room}
                  selected={row !== undefined && selected.has(row.id)}
                  current={index === at}
                  onSelect={onSelect}
                  top={Math.floor(index / columns) * ROW + offset}
                  left={`calc((100% + ${GAP}px) / ${columns} * ${index % columns})`}
                  width={`calc((100% + ${GAP}px) / ${columns} - ${GAP}px)`}
                />
              );
            })}
          </ul>
        )}
      </div>
      {selected.size > 0 && (
        <BulkBar rows={[...selected.values()]} onDelete={onDelete} onClear={() => setSelected(new Map())} />
      )}
    </>
  );
}
