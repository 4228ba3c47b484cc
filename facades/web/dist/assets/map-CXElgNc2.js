import{n as e}from"./rolldown-runtime-WkwZ5CU-.js";import{V as t,i as n,n as r,t as i}from"./graphql-CQ4KrDZ9.js";import{s as a,t as o}from"./pixel-image-BSyC-4JB.js";import{t as s}from"./heat-bar-CWOY-c-u.js";import{I as c,O as l,f as u,o as d,r as f,s as p}from"./index-CJPq7dzn.js";var m=e(t(),1),h=i(`
  fragment Thing on Placement @_unmask {
    id assetId name kind direction layer x y dx dy show imageUrl footX footY
  }
`),g=i(`
  fragment GroundNow on Map @_unmask { id revision canUndo canRedo corners tiles }
`),_=i(`
  query MapToPaint($id: String!) {
    map(input: { mapId: $id }) {
      ...GroundNow
      name width height tileSize
      terrains { index name }
      tilesets { index tilesetId lower upper columns sheetUrl }
      placements(limit: 2000) { items { ...Thing } }
    }
  }
`,[g,h]),v=i(`
  query MapNow($id: String!) {
    map(input: { mapId: $id }) { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
  }
`,[g,h]),y=i(`
  query SheetOfMap($id: String!) {
    asset(input: { assetId: $id }) {
      id
      images { id label url }
      ... on TopdownTileset { metadata }
      ... on SidescrollerTileset { metadata }
    }
  }
`),b=i(`
  mutation EditMap($id: String!, $operations: [MapEditInput!]!, $revision: Int) {
    editMap(input: { mapId: $id, operations: $operations, expectedRevision: $revision }) { map { ...GroundNow } }
  }
`,[g]),x=i(`
  mutation StepMap($id: String!, $kind: MapEditKind!, $revision: Int) {
    editMap(input: { mapId: $id, operations: [{ kind: $kind }], expectedRevision: $revision }) {
      map { ...GroundNow placements(limit: 2000) { items { ...Thing } } }
    }
  }
`,[g,h]),S=i(`
  mutation PlaceOnMap($id: String!, $x: Int!, $y: Int!, $objectId: String, $characterId: String, $direction: Direction, $revision: Int) {
    done: placeMapObject(
      input: { mapId: $id, x: $x, y: $y, objectId: $objectId, characterId: $characterId, direction: $direction, expectedRevision: $revision }
    ) { revision placement { ...Thing } }
  }
`,[h]),C=i(`
  mutation MoveOnMap(
    $id: String!, $placementId: String!, $x: Int!, $y: Int!, $show: Boolean!, $layer: Int, $direction: Direction, $revision: Int
  ) {
    done: moveMapObject(
      input: {
        mapId: $id, placementId: $placementId, x: $x, y: $y, show: $show, layer: $layer, direction: $direction, expectedRevision: $revision
      }
    ) { revision placement { ...Thing } }
  }
`,[h]),w=i(`
  mutation RemoveFromMap($id: String!, $placementId: String!, $revision: Int) {
    removeMapObject(input: { mapId: $id, placementId: $placementId, expectedRevision: $revision }) { revision placementId }
  }
`),T=i(`
  subscription MapChanged($id: ID!) { onMapChanged(mapId: $id) { change revision } }
`),E=i(`
  mutation NewMap($tilesetIds: [String!]!, $width: Int!, $height: Int!, $name: String, $description: String) {
    createMap(input: { tilesetIds: $tilesetIds, width: $width, height: $height, name: $name, description: $description }) { id }
  }
`),D=i(`
  query MapChoices($kinds: [AssetKind!], $search: String, $first: Int!) {
    assets(first: $first, kinds: $kinds, search: $search) {
      totalCount
      edges { node { id kind name status review previewUrl } }
    }
  }
`),O=i(`
  query SidesOf($id: String!) { asset(input: { assetId: $id }) { id images { id label } } }
`),k=r(),A=[`south`,`south-east`,`east`,`north-east`,`north`,`north-west`,`west`,`south-west`];function j(e){let t=f(),[n,r]=(0,m.useState)();return(0,m.useEffect)(()=>{let n=!1;return e&&t.query(O,{id:e}).toPromise().then(({data:t})=>{let i=new Set(t?.asset.images.map(({label:e})=>e));n||r({id:e,sides:A.filter(e=>i.has(e))})}),()=>{n=!0}},[t,e]),n&&n.id===e?n.sides:[]}var M=e=>e.toUpperCase().replace(`-`,`_`),N=(e,t,n)=>e[(Math.max(0,e.indexOf(t))+n+e.length)%e.length],P=(e,t)=>({field:e,inputType:t,payload:``,description:``,input:{}}),F=P(`createMapObject`,`CreateMapObjectInput`),I=P(`createCharacter`,`CreateCharacterInput`),L=({field:e,inputType:t})=>a(`mutation DrawForMap($input: ${t}!) { drawn: ${e}(input: $input) { job { id asset { id } } } }`),R=e=>({character:Math.max(32,Math.min(128,2*e)),thing:Math.max(32,Math.min(192,3*e))});function z({words:e,tileSize:t,onDrawn:r}){let i=n(),{byId:a}=u(),[o,f]=(0,m.useState)(),[h,g]=(0,m.useState)(),{character:_,thing:v}=R(t),y={description:e,size:_},b={description:e,imageSize:{width:v,height:v}},{price:x}=p(I,e?y:void 0),{price:S}=p(F,e?b:void 0),C=o&&a.get(o.job),w=C?.status;(0,m.useEffect)(()=>{o&&w&&w!==`QUEUED`&&w!==`RUNNING`&&(w===`COMPLETED`?r(o.asset):g(`“${o.words}” was not finished. Nothing was charged.`),f(void 0))},[o,w,r]);let T=async(t,n)=>{g(void 0);let{data:r,error:a}=await i.mutation(L(t),{input:n}).toPromise(),o=r?.drawn.job;o?.asset?f({job:o.id,asset:o.asset.id,words:e}):g(l(a)?.message??`It could not be drawn.`)};return o?(0,k.jsxs)(`div`,{role:`status`,children:[(0,k.jsxs)(`p`,{className:`dim small cut`,children:[`Drawing “`,o.words,`” …`]}),(0,k.jsx)(s,{fraction:C?.fraction??0,label:`Drawing: ${o.words}`})]}):(0,k.jsxs)(k.Fragment,{children:[e&&(0,k.jsxs)(`div`,{className:`draw-here`,role:`group`,"aria-label":`Draw “${e}”`,children:[(0,k.jsx)(`span`,{className:`dim small`,children:`Draw it as`}),(0,k.jsxs)(`button`,{type:`button`,className:`button`,onClick:()=>void T(F,b),children:[(0,k.jsx)(c,{className:`icon ember`,"aria-hidden":!0}),` Thing`,` `,(0,k.jsx)(`span`,{className:`number`,children:S&&d(S)})]}),(0,k.jsxs)(`button`,{type:`button`,className:`button`,onClick:()=>void T(I,y),children:[(0,k.jsx)(c,{className:`icon ember`,"aria-hidden":!0}),` Character`,` `,(0,k.jsx)(`span`,{className:`number`,children:x&&d(x)})]})]}),h&&(0,k.jsx)(`p`,{className:`note bad`,role:`alert`,children:h})]})}var B=[`OBJECT`,`MAP_OBJECT`,`CHARACTER`],V=24,H=200;function U(e,t,n,r=0){let i=f(),[a,o]=(0,m.useState)(),s=e.join();return(0,m.useEffect)(()=>{let e=!1,r=setTimeout(async()=>{let r={kinds:s.split(`,`),search:t.trim()||null,first:n},{data:a}=await i.query(D,r).toPromise();if(e||!a)return;let c=a.assets.edges.map(({node:e})=>e);o({total:a.assets.totalCount,items:c.filter(({status:e,review:t})=>e===`COMPLETED`&&!t)})},t?H:0);return()=>{e=!0,clearTimeout(r)}},[i,s,t,n,r]),a}function W({chosen:e,onChoose:t,tileSize:n}){let[r,i]=(0,m.useState)(``),[a,s]=(0,m.useState)(),c=U(B,r,V,+!!a),l=a&&c?.items.find(e=>e.id===a);(0,m.useEffect)(()=>{l&&(t({asset:l}),s(void 0),i(``))},[l,t]);let u=e?.asset.id,d=j(u);return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(`input`,{id:`map-search`,className:`input`,type:`search`,"aria-label":`Search objects and characters`,placeholder:`Find, or say what to draw`,value:r,onChange:e=>i(e.target.value)}),c&&!c.items.length&&(0,k.jsx)(`p`,{className:`dim`,children:r.trim()?`Nothing of that name yet.`:`Nothing to put here yet: say what to draw.`}),(0,k.jsx)(z,{words:r.trim(),tileSize:n,onDrawn:s}),(0,k.jsx)(`div`,{className:`map-choices`,role:`group`,"aria-label":`Objects and characters`,children:c?.items.map(e=>(0,k.jsx)(`button`,{type:`button`,className:`map-choice check`,"aria-pressed":e.id===u,"aria-label":e.name,title:e.name,onClick:()=>t(e.id===u?void 0:{asset:e}),children:e.previewUrl&&(0,k.jsx)(o,{src:e.previewUrl,alt:``})},e.id))}),e&&d.length>1&&(0,k.jsxs)(`label`,{className:`inline`,children:[`Looks`,(0,k.jsx)(`select`,{value:e.side??`south`,onChange:({target:n})=>t({...e,side:n.value}),children:d.map(e=>(0,k.jsx)(`option`,{children:e},e))})]}),e&&(0,k.jsxs)(`p`,{className:`dim`,role:`status`,children:[`Click the map to put “`,e.asset.name,`” there.`]})]})}export{j as a,b as c,C as d,S as f,x as h,N as i,_ as l,y as m,U as n,T as o,w as p,M as r,E as s,W as t,v as u};