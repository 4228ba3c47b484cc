import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../app/graphql.ts';
import { link } from '../app/router.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { useJobs } from '../queue/jobs.tsx';
import type { Asset } from './asset.ts';

const STATES = graphql(`
  query States($group: ID!) {
    assets(groupId: $group, first: 30) { edges { node { id name stateName previewUrl status job { id fraction } } } }
  }
`);

/** What was made of the same thing: it as it was first, and each change of it. */
export function States({ asset }: { asset: Asset }) {
  const [{ data }, refresh] = useQuery({
    query: STATES,
    variables: { group: asset.groupId },
    requestPolicy: 'cache-and-network',
  });
  const { onEnd } = useJobs();
  const again = useRef(refresh);
  again.current = refresh;
  useEffect(() => onEnd(() => again.current({ requestPolicy: 'network-only' })), [onEnd]);
  const states = (data?.assets.edges.map(({ node }) => node) ?? []).toReversed();
  if (states.length < 2) return null;
  return (
    <>
      <h2>States</h2>
      <ul className="states">
        {states.map((state) => (
          <li key={state.id}>
            <a
              className="state"
              aria-current={state.id === asset.id ? 'page' : undefined}
              {...link(`/asset/${state.id}`)}
            >
              <span className="check state-picture">
                {state.previewUrl ? (
                  <PixelImage src={state.previewUrl} alt="" />
                ) : (
                  <HeatBar fraction={state.job?.fraction ?? 0} label={`Drawing: ${state.stateName ?? 'base'}`} />
                )}
              </span>
              {state.stateName ?? 'Base'}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
