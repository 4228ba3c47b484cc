import{n as e}from"./jsx-runtime-j_dapTrQ.js";import{t}from"./graphql-BdAHCg8x.js";import{a as n}from"./pixel-image-D1rNlzK8.js";var r={name:`tag`,size:24,node:[[`path`,{d:`M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z`,key:`vktsd0`}],[`circle`,{cx:`7.5`,cy:`7.5`,r:`.5`,fill:`currentColor`,key:`kqv944`}]]};r.node;var i=e(r),a=t(`
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
`),o=t(`
  mutation UpdateAsset($id: String!, $name: String, $tags: [String!], $projectId: String) {
    updateAsset(input: { assetId: $id, name: $name, tags: $tags, projectId: $projectId }) { id name tags project { id name } }
  }
`),s=t(`
  mutation DeleteAsset($id: String!) { deleteAsset(input: { assetId: $id }) { __typename } }
`),c=(e,t)=>e&&/^(?:north|south|east|west)/.test(e)?e.split(`-`).map(e=>e[0].toUpperCase()).join(``):String(t+1),l=[{format:`GODOT`,title:`Godot 4`,what:`.tres and .png`},{format:`UNITY`,title:`Unity`,what:`cut sheet, clips, controller`},{format:`TEXTUREPACKER`,title:`PixiJS`,what:`TexturePacker .json`},{format:`PHASER`,title:`Phaser 3`,what:`atlas .json`},{format:`ASEPRITE`,title:`Aseprite`,what:`.aseprite`},{format:`SPRITESHEET`,title:`Spritesheet`,what:`.png and .json`},{format:`ZIP`,title:`Everything`,what:`.zip`}],u=[{format:`GODOT`,title:`Godot 4`,what:`TileSet .tres`},{format:`TILED`,title:`Tiled`,what:`.tsx, corner sets`},{format:`UNITY`,title:`Unity`,what:`cut sheet, corners .json`},{format:`LDTK`,title:`LDtk`,what:`tile ids .json`},{format:`EXTRUDED`,title:`Sheet, edges repeated`,what:`.png`},{format:`PNG`,title:`Sheet`,what:`.png`},{format:`ZIP`,title:`Everything`,what:`.zip`}],d={Character:{formats:l,field:`characterFile`,id:`characterId`,type:`ExportFormat`,states:!0},GameObject:{formats:l,field:`objectFile`,id:`objectId`,type:`ExportFormat`,states:!0},TopdownTileset:{formats:u,field:`topdownTilesetFile`,id:`tilesetId`,type:`TilesetFormat`},SidescrollerTileset:{formats:u,field:`sidescrollerTilesetFile`,id:`tilesetId`,type:`TilesetFormat`},Map:{formats:[{format:`TILED`,title:`Tiled`,what:`.tmx and .tsx`},{format:`GODOT`,title:`Godot 4.3`,what:`scene .tscn`},{format:`LDTK`,title:`LDtk`,what:`project .ldtk`},{format:`JSON`,title:`Plain data`,what:`.json and .png`},{format:`ZIP`,title:`Everything`,what:`.zip`}],field:`mapFile`,id:`mapId`,type:`MapFormat`},UiAsset:{formats:[{format:`GODOT`,title:`Godot 4`,what:`Theme .tres`},{format:`UNITY`,title:`Unity`,what:`sprites with borders`},{format:`PHASER`,title:`Phaser 3, PixiJS`,what:`nine-slice atlas`},{format:`CSS`,title:`Web page`,what:`border images .css`},{format:`ATLAS`,title:`Atlas`,what:`.png and .json`},{format:`ZIP`,title:`Everything`,what:`.zip`}],field:`uiAssetFile`,id:`uiAssetId`,type:`UiExportFormat`}},f=({field:e,id:t,type:r,states:i})=>n`
  query File($id: String!, $format: ${r}!${i?`, $states: ExportedStates!`:``}) {
    file: ${e}(input: { ${t}: $id, format: $format${i?`, states: $states`:``} }) { name mime base64 }
  }
`,p=t(`
  query Projects { projects(first: 100) { edges { node { id name slug assetCount } } } }
`),m=t(`
  mutation CreateProject($name: String!) { createProject(input: { name: $name }) { id name slug assetCount } }
`);export{f as a,o as c,l as i,c as l,p as n,a as o,d as r,s,m as t,i as u};