import { graphql, type ResultOf } from '../app/graphql.ts';

const THING = graphql(`
  fragment Thing on Placement @_unmask {
    id assetId name kind direction layer x y dx dy show imageUrl footX footY
  }
`);
export type Thing = ResultOf<typeof THING>;

const GROUND = graphql(`
  fragment GroundNow on Map @_unmask { id revision canUndo canRedo corners tiles }
`);

export const MAP = graphql(
  `
  query MapToPaint($id: String!) {
    map(input: { mapId: $id }) {
      ...GroundNow
      name width height tileSize
      terrains { index name }
      tilesets { index tilesetId lower upper columns sheetUrl }
      placements(limit: 2000) { items { ...Thing } }
    }
  }
`,
  [GROUND, THING],
);
export const MAP_NOW = graphql(
  `
  query MapNow($id: String!) {
    map(input: { mapId: $id }) { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
  }
`,
  [GROUND, THING],
);

/** What lies where in the sheet of a tileset, and the sheets that follow it where it moves. */
export const SHEET = graphql(`
  query SheetOfMap($id: String!) {
    asset(input: { assetId: $id }) {
      id
      images { id label url }
      ... on TopdownTileset { metadata }
      ... on SidescrollerTileset { metadata }
    }
  }
`);

export const EDIT = graphql(
  `
  mutation EditMap($id: String!, $operations: [MapEditInput!]!, $revision: Int) {
    editMap(input: { mapId: $id, operations: $operations, expectedRevision: $revision }) { map { ...GroundNow } }
  }
`,
  [GROUND],
);
/** Undo and redo bring things back, too. */
export const STEP = graphql(
  `
  mutation StepMap($id: String!, $kind: MapEditKind!, $revision: Int) {
    editMap(input: { mapId: $id, operations: [{ kind: $kind }], expectedRevision: $revision }) {
      map { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
    }
  }
`,
  [GROUND, THING],
);
export const PLACE = graphql(
  `
  mutation PlaceOnMap($id: String!, $x: Int!, $y: Int!, $objectId: String, $characterId: String, $direction: Direction, $revision: Int) {
    done: placeMapObject(
      input: { mapId: $id, x: $x, y: $y, objectId: $objectId, characterId: $characterId, direction: $direction, expectedRevision: $revision }
    ) { revision placement { ...Thing } }
  }
`,
  [THING],
);
export const MOVE = graphql(
  `
  mutation MoveOnMap(
    $id: String!, $placementId: String!, $x: Int!, $y: Int!, $show: Boolean!, $layer: Int, $direction: Direction, $revision: Int
  ) {
    done: moveMapObject(
      input: {
        mapId: $id, placementId: $placementId, x: $x, y: $y, show: $show, layer: $layer, direction: $direction, expectedRevision: $revision
      }
    ) { revision placement { ...Thing } }
  }
`,
  [THING],
);
export const REMOVE = graphql(`
  mutation RemoveFromMap($id: String!, $placementId: String!, $revision: Int) {
    removeMapObject(input: { mapId: $id, placementId: $placementId, expectedRevision: $revision }) { revision placementId }
  }
`);
export const CHANGED = graphql(`
  subscription MapChanged($id: ID!) { onMapChanged(mapId: $id) { change revision } }
`);

export const CREATE = graphql(`
  mutation NewMap($tilesetIds: [String!]!, $width: Int!, $height: Int!, $name: String, $description: String) {
    createMap(input: { tilesetIds: $tilesetIds, width: $width, height: $height, name: $name, description: $description }) { id }
  }
`);
/** Of these kinds, the newest that say a text. */
export const CHOICES = graphql(`
  query MapChoices($kinds: [AssetKind!], $search: String, $first: Int!) {
    assets(first: $first, kinds: $kinds, search: $search) {
      totalCount
      edges { node { id kind name status review previewUrl } }
    }
  }
`);
export type Choice = ResultOf<typeof CHOICES>['assets']['edges'][number]['node'];
/** The sides that it can show. */
export const SIDES = graphql(`
  query SidesOf($id: String!) { asset(input: { assetId: $id }) { id images { id label } } }
`);
