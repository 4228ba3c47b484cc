import { FolderPlus, Package, Tag, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { useLists } from '../app/session-context.ts';
import { UPDATE } from '../asset/asset.ts';
import { SPRITES } from '../asset/files.ts';
import { saveBlob } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { each, gather } from './gather.ts';
import { CREATE_PROJECT, PROJECTS } from './projects.ts';
import type { Row } from './use-assets.ts';

/** What can be done with several at once. */
export function BulkBar({
  rows,
  onDelete,
  onClear,
}: {
  rows: readonly Row[];
  onDelete: () => void;
  onClear: () => void;
}) {
  const client = useClient();
  const lists = useLists();
  const [projects, refresh] = useQuery({ query: PROJECTS });
  const { say, complain } = useToasts();
  const [open, setOpen] = useState<'project' | 'tag'>();
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const ready = rows.filter(({ status }) => status === 'COMPLETED');

  const run = async (what: (signal: AbortSignal) => Promise<string>) => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      say(await what(controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) complain((error as Error).message);
    }
    setDone(undefined);
  };
  const onZip = (format: string | undefined) =>
    run(async (signal) => {
      saveBlob(await gather(lists, ready, format, setDone, signal), 'pixelkiln.zip');
      const left = rows.length - ready.length;
      return `Saved ${ready.length} in one ZIP.${left ? ` ${left} without pictures were left out.` : ''}`;
    });
  const change = (of: (row: Row) => { tags?: string[]; projectId?: string | null }, told: string) =>
    run(async (signal) => {
      const one = async (row: Row) => {
        const { error } = await client.mutation(UPDATE, { id: row.id, ...of(row) }).toPromise();
        if (error) throw new Error(problemOf(error)!.message);
      };
      await each(rows, one, setDone, signal);
      setOpen(undefined);
      refresh({ requestPolicy: 'network-only' });
      return told;
    });
  const onNewProject = async (name: string) => {
    const { data, error } = await client.mutation(CREATE_PROJECT, { name }).toPromise();
    if (!data) return complain(problemOf(error)!.message);
    const { id } = data.createProject;
    await change(() => ({ projectId: id }), `Put into ${name}.`);
  };
  const known = projects.data?.projects.edges.map(({ node }) => node) ?? [];
  return (
    <div className="bulk" role="toolbar" aria-label="What is selected">
      <b role="status">{done === undefined ? `${rows.length} selected` : `${done} of ${rows.length}`}</b>
      {done !== undefined ? (
        <button type="button" className="button" onClick={() => running.current?.abort()}>
          Stop
        </button>
      ) : open === 'tag' ? (
        <form
          className="bulk-form"
          onSubmit={(event) => {
            event.preventDefault();
            const tag = String(new FormData(event.currentTarget).get('tag')).trim();
            if (tag) void change(({ tags }) => ({ tags: [...tags, tag] }), `Tagged ${tag}.`);
          }}
        >
          {/* biome-ignore lint/a11y/noAutofocus: it was opened to write in it */}
          <input className="input" name="tag" aria-label="Tag for all of them" maxLength={50} autoFocus required />
          <button type="submit" className="button">
            Tag
          </button>
          <button type="button" className="button ghost" onClick={() => setOpen(undefined)}>
            Cancel
          </button>
        </form>
      ) : open === 'project' ? (
        <form
          className="bulk-form"
          onSubmit={(event) => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name')).trim();
            const same = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
            if (same) void change(() => ({ projectId: same.id }), `Put into ${same.name}.`);
            else if (name) void onNewProject(name);
            else void change(() => ({ projectId: null }), 'Taken out of their projects.');
          }}
        >
          <input
            className="input"
            name="name"
            aria-label="Project, an old one or a new one; empty takes them out"
            placeholder="Project"
            list="bulk-projects"
            maxLength={100}
            // biome-ignore lint/a11y/noAutofocus: it was opened to write in it
            autoFocus
          />
          <datalist id="bulk-projects">
            {known.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <button type="submit" className="button">
            Put into it
          </button>
          <button type="button" className="button ghost" onClick={() => setOpen(undefined)}>
            Cancel
          </button>
        </form>
      ) : (
        <>
          <button type="button" className="button" onClick={() => void onZip(undefined)} disabled={!ready.length}>
            <Package className="icon" aria-hidden /> ZIP
          </button>
          <select
            className="bulk-export"
            aria-label="Export for an engine"
            value=""
            disabled={!ready.length}
            onChange={({ target }) => target.value && void onZip(target.value)}
          >
            <option value="">Export …</option>
            {SPRITES.filter(({ format }) => format !== 'ZIP').map(({ format, title }) => (
              <option key={format} value={format}>
                {title}
              </option>
            ))}
          </select>
          <button type="button" className="button" aria-label="Put into a project" onClick={() => setOpen('project')}>
            <FolderPlus className="icon" aria-hidden /> <span className="desk">Project</span>
          </button>
          <button type="button" className="button" aria-label="Tag" onClick={() => setOpen('tag')}>
            <Tag className="icon" aria-hidden /> <span className="desk">Tag</span>
          </button>
          <button type="button" className="button bad" aria-label="Delete" onClick={onDelete}>
            <Trash2 className="icon" aria-hidden /> <span className="desk">Delete</span>
          </button>
          <button type="button" className="button ghost icon-only" aria-label="Select nothing" onClick={onClear}>
            <X className="icon" aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
