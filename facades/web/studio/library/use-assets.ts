import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type CombinedError, useClient } from 'urql';
import { RECONNECTED } from '../app/client.ts';
import { problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { useLists } from '../app/session-context.ts';
import { AssetList } from './asset-list.ts';

const ASSETS = graphql(`
  query Assets($first: Int!, $after: String, $search: String, $kinds: [AssetKind!], $projectId: ID, $tags: [String!]) {
    assets(first: $first, after: $after, search: $search, kinds: $kinds, projectId: $projectId, tags: $tags) {
      edges {
        cursor
        node {
          id kind name status review stateName previewUrl downloadUrl tags
          job { id fraction stage error { message } }
        }
      }
    }
  }
`);
export type Row = ResultOf<typeof ASSETS>['assets']['edges'][number]['node'];

const CURSORS = graphql(`
  query AssetCursors($first: Int!, $after: String!, $search: String, $kinds: [AssetKind!], $projectId: ID, $tags: [String!]) {
    assets(first: $first, after: $after, search: $search, kinds: $kinds, projectId: $projectId, tags: $tags) {
      edges { cursor }
    }
  }
`);

const COUNT = graphql(`
  query AssetCount($search: String, $kinds: [AssetKind!], $projectId: ID, $tags: [String!]) {
    assets(first: 1, search: $search, kinds: $kinds, projectId: $projectId, tags: $tags) { totalCount }
  }
`);

const CHANGES = graphql(`
  subscription AssetChanges {
    onAssetChanged {
      change assetId
      asset {
        id kind name status review stateName previewUrl downloadUrl tags
        job { id fraction stage error { message } }
      }
    }
  }
`);

/** What is looked for. */
export interface Filter {
  readonly search: string;
  readonly kind?: string | undefined;
  readonly projectId?: string | undefined;
  readonly tag?: string | undefined;
}

/** Many changes at once are one look. */
const SOON_MS = 200;
/** Changes that come within this are shown together. */
const TOGETHER_MS = 50;

/** Everything of the account that fits a filter, kept in step with the server. */
export function useAssets({ search, kind, projectId, tag }: Filter) {
  const client = useClient();
  const lists = useLists();
  const [asked, setAsked] = useState(search);
  const [again, setAgain] = useState(0);
  // what happened while the server was out of reach
  useEffect(() => {
    const onBack = () => setAgain((old) => old + 1);
    addEventListener(RECONNECTED, onBack);
    return () => removeEventListener(RECONNECTED, onBack);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), search ? SOON_MS : 0);
    return () => clearTimeout(timer);
  }, [search]);

  const list = useMemo(() => {
    void again;
    const filter = {
      search: asked.trim() || null,
      kinds: kind ? [kind as never] : null,
      projectId: projectId ?? null,
      tags: tag ? [tag] : null,
    };
    const asking = async <Data>(question: Promise<{ data?: Data; error?: CombinedError }>): Promise<Data> => {
      const { data, error } = await question;
      if (!data) throw new Error(problemOf(error)?.message);
      return data;
    };
    return new AssetList<Row>({
      rows: async (first, after) =>
        (await asking(lists.query(ASSETS, { first, after: after ?? null, ...filter }).toPromise())).assets.edges,
      cursors: async (first, after) => {
        const { assets } = await asking(lists.query(CURSORS, { first, after, ...filter }).toPromise());
        return assets.edges.map(({ cursor }) => cursor);
      },
      count: async () => (await asking(lists.query(COUNT, filter).toPromise())).assets.totalCount,
    });
  }, [lists, asked, kind, projectId, tag, again]);
  useSyncExternalStore(list.subscribe, list.version);
  // the rows of before stay in sight until the next are there
  const shown = useRef(list);
  if (list.loaded || list.error) shown.current = list;

  const filtered = Boolean(asked.trim() || kind || projectId || tag);
  useEffect(() => {
    let timer = 0;
    let together = 0;
    let waiting: Row[] = [];
    const put = () => {
      together = 0;
      list.put(waiting);
      waiting = [];
    };
    const { unsubscribe } = client.subscription(CHANGES, {}).subscribe(({ data }) => {
      if (!data) return;
      const { assetId, asset } = data.onAssetChanged;
      if (!asset) {
        waiting = waiting.filter(({ id }) => id !== assetId);
        return list.remove([assetId]);
      }
      if (list.has(assetId) || !filtered) {
        waiting.push(asset);
        together ||= window.setTimeout(put, TOGETHER_MS);
        return;
      }
      // whether it fits the filter, and where, the server knows
      clearTimeout(timer);
      timer = window.setTimeout(() => setAgain((old) => old + 1), SOON_MS);
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(together);
      unsubscribe();
    };
  }, [client, list, filtered]);

  const want = useCallback((from: number, to: number) => void list.want(from, to), [list]);
  /** Takes rows out of sight; gives what brings them back. */
  const remove = useCallback(
    (ids: readonly string[]) => {
      list.remove(ids);
      return () => setAgain((old) => old + 1);
    },
    [list],
  );
  return { list: shown.current, want, remove, stale: shown.current !== list };
}
