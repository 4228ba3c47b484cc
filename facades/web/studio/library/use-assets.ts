import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { RECONNECTED } from '../app/client.ts';
import { problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { useLists } from '../app/session-context.ts';
import { AssetList } from './asset-list.ts';

const ASSETS = graphql(`
  query Assets($first: Int!, $after: String, $search: String, $kinds: [AssetKind!], $projectId: ID, $tags: [String!]) {
    assets(first: $first, after: $after, search: $search, kinds: $kinds, projectId: $projectId, tags: $tags) {
      totalCount
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
    return new AssetList<Row>(
      async (first, after) => {
        const variables = { first, after: after ?? null, ...filter };
        const { data, error } = await lists.query(ASSETS, variables).toPromise();
        if (!data) throw new Error(problemOf(error)?.message);
        return { total: data.assets.totalCount, edges: data.assets.edges };
      },
      async (first, after) => {
        const { data, error } = await lists.query(CURSORS, { first, after, ...filter }).toPromise();
        if (!data) throw new Error(problemOf(error)?.message);
        return data.assets.edges.map(({ cursor }) => cursor);
      },
    );
  }, [lists, asked, kind, projectId, tag, again]);
  useSyncExternalStore(list.subscribe, list.version);
  // the rows of before stay in sight until the next are there
  const shown = useRef(list);
  if (list.loaded || list.error) shown.current = list;

  const filtered = Boolean(asked.trim() || kind || projectId || tag);
  useEffect(() => {
    let timer = 0;
    const { unsubscribe } = client.subscription(CHANGES, {}).subscribe(({ data }) => {
      if (!data) return;
      const { assetId, asset } = data.onAssetChanged;
      if (!asset) return list.remove([assetId]);
      if (list.has(assetId) || !filtered) return list.put(asset);
      // whether it fits the filter, and where, the server knows
      clearTimeout(timer);
      timer = window.setTimeout(() => setAgain((old) => old + 1), SOON_MS);
    });
    return () => {
      clearTimeout(timer);
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
