import{f as e,n as t,t as n,u as r}from"./graphql-Cn8XCgK4.js";import{t as i}from"./pixel-image-RNKCMXcP.js";import{n as a}from"./index-B2ftwV5B.js";var o=e(r(),1),s=n(`
  fragment Thing on Placement @_unmask {
    id name kind direction layer x y dx dy show imageUrl footX footY
  }
`),c=n(`
  fragment GroundNow on Map @_unmask { id revision canUndo canRedo corners tiles }
`),l=n(`
  query MapToPaint($id: String!) {
    map(input: { mapId: $id }) {
      ...GroundNow
      name width height tileSize
      terrains { index name }
      tilesets { index tilesetId lower upper columns sheetUrl }
      placements(limit: 2000) { items { ...Thing } }
    }
  }
`,[c,s]),u=n(`
  query MapNow($id: String!) {
    map(input: { mapId: $id }) { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
  }
`,[c,s]),d=n(`
  query SheetOfMap($id: String!) {
    asset(input: { assetId: $id }) {
      id
      ... on TopdownTileset { metadata }
      ... on SidescrollerTileset { metadata }
    }
  }
`),f=n(`
  mutation EditMap($id: String!, $operations: [MapEditInput!]!, $revision: Int) {
    editMap(input: { mapId: $id, operations: $operations, expectedRevision: $revision }) { map { ...GroundNow } }
  }
`,[c]),p=n(`
  mutation StepMap($id: String!, $kind: MapEditKind!, $revision: Int) {
    editMap(input: { mapId: $id, operations: [{ kind: $kind }], expectedRevision: $revision }) {
      map { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
    }
  }
`,[c,s]),m=n(`
  mutation PlaceOnMap($id: String!, $x: Int!, $y: Int!, $objectId: String, $characterId: String, $direction: Direction, $revision: Int) {
    done: placeMapObject(
      input: { mapId: $id, x: $x, y: $y, objectId: $objectId, characterId: $characterId, direction: $direction, expectedRevision: $revision }
    ) { revision placement { ...Thing } }
  }
`,[s]),h=n(`
  mutation MoveOnMap($id: String!, $placementId: String!, $x: Int!, $y: Int!, $show: Boolean!, $revision: Int) {
    done: moveMapObject(
      input: { mapId: $id, placementId: $placementId, x: $x, y: $y, show: $show, expectedRevision: $revision }
    ) { revision placement { ...Thing } }
  }
`,[s]),g=n(`
  mutation RemoveFromMap($id: String!, $placementId: String!, $revision: Int) {
    removeMapObject(input: { mapId: $id, placementId: $placementId, expectedRevision: $revision }) { revision placementId }
  }
`),_=n(`
  subscription MapChanged($id: ID!) { onMapChanged(mapId: $id) { change revision } }
`),v=n(`
  mutation NewMap($tilesetIds: [String!]!, $width: Int!, $height: Int!, $name: String) {
    createMap(input: { tilesetIds: $tilesetIds, width: $width, height: $height, name: $name }) { id }
  }
`),y=n(`
  query MapChoices($kinds: [AssetKind!], $search: String, $first: Int!) {
    assets(first: $first, kinds: $kinds, search: $search) {
      totalCount
      edges { node { id kind name status review previewUrl } }
    }
  }
`),b=n(`
  query SidesOf($id: String!) { asset(input: { assetId: $id }) { id images { id label } } }
`),x=t(),S=[`OBJECT`,`MAP_OBJECT`,`CHARACTER`],C=24,w=200;function T(e,t,n){let r=a(),[i,s]=(0,o.useState)(),c=e.join();return(0,o.useEffect)(()=>{let e=!1,i=setTimeout(async()=>{let i={kinds:c.split(`,`),search:t.trim()||null,first:n},{data:a}=await r.query(y,i).toPromise();if(e||!a)return;let o=a.assets.edges.map(({node:e})=>e);s({total:a.assets.totalCount,items:o.filter(({status:e,review:t})=>e===`COMPLETED`&&!t)})},t?w:0);return()=>{e=!0,clearTimeout(i)}},[r,c,t,n]),i}function E({chosen:e,onChoose:t}){let n=a(),[r,s]=(0,o.useState)(``),c=T(S,r,C),[l,u]=(0,o.useState)([]),d=e?.asset.id;return(0,o.useEffect)(()=>{let e=!1;return u([]),d&&n.query(b,{id:d}).toPromise().then(({data:t})=>{let n=t?.asset.images.flatMap(({label:e})=>e?[e]:[])??[];e||u(n.filter(e=>/^(?:north|south|east|west)/.test(e)))}),()=>{e=!0}},[n,d]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(`input`,{className:`input`,type:`search`,"aria-label":`Search objects and characters`,placeholder:`Search`,value:r,onChange:e=>s(e.target.value)}),c&&!c.items.length&&(0,x.jsx)(`p`,{className:`dim`,children:r.trim()?`Nothing of that name.`:`Objects and characters that you draw can be put here.`}),(0,x.jsx)(`div`,{className:`map-choices`,role:`group`,"aria-label":`Objects and characters`,children:c?.items.map(e=>(0,x.jsx)(`button`,{type:`button`,className:`map-choice check`,"aria-pressed":e.id===d,"aria-label":e.name,title:e.name,onClick:()=>t(e.id===d?void 0:{asset:e}),children:e.previewUrl&&(0,x.jsx)(i,{src:e.previewUrl,alt:``})},e.id))}),e&&l.length>1&&(0,x.jsxs)(`label`,{className:`inline`,children:[`Looks`,(0,x.jsx)(`select`,{value:e.side??`south`,onChange:({target:n})=>t({...e,side:n.value}),children:l.map(e=>(0,x.jsx)(`option`,{children:e},e))})]}),e&&(0,x.jsxs)(`p`,{className:`dim`,role:`status`,children:[`Click the map to put “`,e.asset.name,`” there.`]})]})}export{f as a,h as c,d,p as f,v as i,m as l,T as n,l as o,_ as r,u as s,E as t,g as u};