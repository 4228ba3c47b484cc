import { graphql, type ResultOf } from '../app/graphql.ts';

export const ASSET = graphql(`
  query Asset($id: String!) {
    asset(input: { assetId: $id }) {
      __typename id kind name description tags groupId stateName status review downloadUrl createdAt expiresAt
      project { id name }
      job { id status stage fraction etaSeconds error { message } usage { usd generations } }
      images { id url width height label palette seed drawnAs unknownWords }
      animations {
        groupId type displayName mode
        directions { id direction status frameCount loop notes previewUrl job { id fraction stage error { message } } frames { id url durationMs } }
      }
      ... on Character { bodyType template size view templateAnimationIds }
      ... on GameObject { directions candidates notes }
    }
  }
`);
export type Asset = ResultOf<typeof ASSET>['asset'];

export const UPDATE = graphql(`
  mutation UpdateAsset($id: String!, $name: String, $tags: [String!], $projectId: String) {
    updateAsset(input: { assetId: $id, name: $name, tags: $tags, projectId: $projectId }) { id name tags project { id name } }
  }
`);
export const DELETE = graphql(`
  mutation DeleteAsset($id: String!) { deleteAsset(input: { assetId: $id }) { __typename } }
`);

/** "south-east" → "SE"; what has no side is its number. */
export const shortSide = (label: string | null, index: number): string =>
  label && /^(?:north|south|east|west)/.test(label)
    ? label
        .split('-')
        .map((part) => part[0]!.toUpperCase())
        .join('')
    : String(index + 1);
