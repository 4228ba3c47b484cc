import{a as e,r as t,t as n}from"./jsx-runtime-j_dapTrQ.js";import{r,t as i}from"./graphql-BdAHCg8x.js";import{a,t as o}from"./pixel-image-D1rNlzK8.js";import{E as s,W as c,c as l,g as u,i as d,j as f,l as p,nt as m}from"./index-Cv54VBXq.js";var h=e(t(),1),g=i(`
  fragment Thing on Placement @_unmask {
    id assetId name kind direction layer x y dx dy show imageUrl footX footY
  }
`),_=i(`
  fragment GroundNow on Map @_unmask { id revision canUndo canRedo corners tiles }
`),v=i(`
  query MapToPaint($id: String!) {
    map(input: { mapId: $id }) {
      ...GroundNow
      name width height tileSize
      terrains { index name }
      tilesets { index tilesetId lower upper columns sheetUrl }
      placements(limit: 2000) { items { ...Thing } }
    }
  }
`,[_,g]),y=i(`
  query MapNow($id: String!) {
    map(input: { mapId: $id }) { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
  }
`,[_,g]),b=i(`
  query SheetOfMap($id: String!) {
    asset(input: { assetId: $id }) {
      id
      images { id label url }
      ... on TopdownTileset { metadata }
      ... on SidescrollerTileset { metadata }
    }
  }
`),x=i(`
  mutation EditMap($id: String!, $operations: [MapEditInput!]!, $revision: Int) {
    editMap(input: { mapId: $id, operations: $operations, expectedRevision: $revision }) { map { ...GroundNow } }
  }
`,[_]),S=i(`
  mutation StepMap($id: String!, $kind: MapEditKind!, $revision: Int) {
    editMap(input: { mapId: $id, operations: [{ kind: $kind }], expectedRevision: $revision }) {
      map { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
    }
  }
`,[_,g]),C=i(`
  mutation PlaceOnMap($id: String!, $x: Int!, $y: Int!, $objectId: String, $characterId: String, $direction: Direction, $revision: Int) {
    done: placeMapObject(
      input: { mapId: $id, x: $x, y: $y, objectId: $objectId, characterId: $characterId, direction: $direction, expectedRevision: $revision }
    ) { revision placement { ...Thing } }
  }
`,[g]),w=i(`
  mutation MoveOnMap(
    $id: String!, $placementId: String!, $x: Int!, $y: Int!, $show: Boolean!, $layer: Int, $direction: Direction, $revision: Int
  ) {
    done: moveMapObject(
      input: {
        mapId: $id, placementId: $placementId, x: $x, y: $y, show: $show, layer: $layer, direction: $direction, expectedRevision: $revision
      }
    ) { revision placement { ...Thing } }
  }
`,[g]),T=i(`
  mutation RemoveFromMap($id: String!, $placementId: String!, $revision: Int) {
    removeMapObject(input: { mapId: $id, placementId: $placementId, expectedRevision: $revision }) { revision placementId }
  }
`),E=i(`
  subscription MapChanged($id: ID!) { onMapChanged(mapId: $id) { change revision } }
`),D=i(`
  mutation NewMap($tilesetIds: [String!]!, $width: Int!, $height: Int!, $name: String, $description: String) {
    createMap(input: { tilesetIds: $tilesetIds, width: $width, height: $height, name: $name, description: $description }) { id }
  }
`),O=i(`
  query MapChoices($kinds: [AssetKind!], $search: String, $first: Int!) {
    assets(first: $first, kinds: $kinds, search: $search) {
      totalCount
      edges { node { id kind name status review previewUrl } }
    }
  }
`),k=i(`
  query SidesOf($id: String!) { asset(input: { assetId: $id }) { id images { id label } } }
`),A=n(),j=[`south`,`south-east`,`east`,`north-east`,`north`,`north-west`,`west`,`south-west`];function M(e){let t=d(),[n,r]=(0,h.useState)();return(0,h.useEffect)(()=>{let n=!1;return e&&t.query(k,{id:e}).toPromise().then(({data:t})=>{let i=new Set(t?.asset.images.map(({label:e})=>e));n||r({id:e,sides:j.filter(e=>i.has(e))})}),()=>{n=!0}},[t,e]),n&&n.id===e?n.sides:[]}var N=e=>e.toUpperCase().replace(`-`,`_`),P=(e,t,n)=>e[(Math.max(0,e.indexOf(t))+n+e.length)%e.length],F=f(`createMapObject`,`CreateMapObjectInput`),I=f(`createCharacter`,`CreateCharacterInput`),L=({field:e,inputType:t})=>a(`mutation DrawForMap($input: ${t}!) { drawn: ${e}(input: $input) { job { id asset { id } } } }`),R=e=>({character:Math.max(32,Math.min(128,2*e)),thing:Math.max(32,Math.min(192,3*e))});function z({words:e,tileSize:t,onDrawn:n}){let i=r(),{byId:a}=u(),[o,d]=(0,h.useState)(),[f,g]=(0,h.useState)(),{character:_,thing:v}=R(t),y={description:e,size:_},b={description:e,imageSize:{width:v,height:v}},{price:x}=p(I,e?y:void 0),{price:S}=p(F,e?b:void 0),C=o&&a.get(o.job),w=C?.status;(0,h.useEffect)(()=>{o&&w&&w!==`QUEUED`&&w!==`RUNNING`&&(w===`COMPLETED`?n(o.asset):g(`“${o.words}” was not finished. Nothing was charged.`),d(void 0))},[o,w,n]);let T=async(t,n)=>{g(void 0);let{data:r,error:a}=await i.mutation(L(t),{input:n}).toPromise(),o=r?.drawn.job;o?.asset?d({job:o.id,asset:o.asset.id,words:e}):g(c(a)?.message??`It could not be drawn.`)};return o?(0,A.jsxs)(`div`,{role:`status`,children:[(0,A.jsxs)(`p`,{className:`dim small cut`,children:[`Drawing “`,o.words,`” …`]}),(0,A.jsx)(s,{fraction:C?.fraction??0,label:`Drawing: ${o.words}`})]}):(0,A.jsxs)(A.Fragment,{children:[e&&(0,A.jsxs)(`div`,{className:`draw-here`,role:`group`,"aria-label":`Draw “${e}”`,children:[(0,A.jsx)(`span`,{className:`dim small`,children:`Draw it as`}),(0,A.jsxs)(`button`,{type:`button`,className:`button`,onClick:()=>void T(F,b),children:[(0,A.jsx)(m,{className:`icon ember`,"aria-hidden":!0}),` Thing`,` `,(0,A.jsx)(`span`,{className:`number`,children:S&&l(S)})]}),(0,A.jsxs)(`button`,{type:`button`,className:`button`,onClick:()=>void T(I,y),children:[(0,A.jsx)(m,{className:`icon ember`,"aria-hidden":!0}),` Character`,` `,(0,A.jsx)(`span`,{className:`number`,children:x&&l(x)})]})]}),f&&(0,A.jsx)(`p`,{className:`note bad`,role:`alert`,children:f})]})}var B=[`OBJECT`,`MAP_OBJECT`,`CHARACTER`],V=24,H=200;function U(e,t,n,r=0){let i=d(),[a,o]=(0,h.useState)(),s=e.join();return(0,h.useEffect)(()=>{let e=!1,r=setTimeout(async()=>{let r={kinds:s.split(`,`),search:t.trim()||null,first:n},{data:a}=await i.query(O,r).toPromise();if(e||!a)return;let c=a.assets.edges.map(({node:e})=>e);o({total:a.assets.totalCount,items:c.filter(({status:e,review:t})=>e===`COMPLETED`&&!t)})},t?H:0);return()=>{e=!0,clearTimeout(r)}},[i,s,t,n,r]),a}function W({chosen:e,onChoose:t,tileSize:n}){let[r,i]=(0,h.useState)(``),[a,s]=(0,h.useState)(),c=U(B,r,V,+!!a),l=a&&c?.items.find(e=>e.id===a);(0,h.useEffect)(()=>{l&&(t({asset:l}),s(void 0),i(``))},[l,t]);let u=e?.asset.id,d=M(u);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)(`input`,{id:`map-search`,className:`input`,type:`search`,"aria-label":`Search objects and characters`,placeholder:`Find, or say what to draw`,value:r,onChange:e=>i(e.target.value)}),c&&!c.items.length&&(0,A.jsx)(`p`,{className:`dim`,children:r.trim()?`Nothing of that name yet.`:`Nothing to put here yet: say what to draw.`}),(0,A.jsx)(z,{words:r.trim(),tileSize:n,onDrawn:s}),(0,A.jsx)(`div`,{className:`map-choices`,role:`group`,"aria-label":`Objects and characters`,children:c?.items.map(e=>(0,A.jsx)(`button`,{type:`button`,className:`map-choice check`,"aria-pressed":e.id===u,"aria-label":e.name,title:e.name,onClick:()=>t(e.id===u?void 0:{asset:e}),children:e.previewUrl&&(0,A.jsx)(o,{src:e.previewUrl,alt:``})},e.id))}),e&&d.length>1&&(0,A.jsxs)(`label`,{className:`inline`,children:[`Looks`,(0,A.jsx)(`select`,{value:e.side??`south`,onChange:({target:n})=>t({...e,side:n.value}),children:d.map(e=>(0,A.jsx)(`option`,{children:e},e))})]}),e&&(0,A.jsxs)(`p`,{className:`dim`,role:`status`,children:[`Click the map to put “`,e.asset.name,`” there.`]})]})}export{M as a,x as c,w as d,C as f,S as h,P as i,v as l,b as m,U as n,E as o,T as p,N as r,D as s,W as t,y as u};