/** What has a haft or a blade and is carried on a shoulder with one hand, as an expression of its words. */
export const HAFTED =
  '(?:[a-z]*swords?|katana|[a-z]*axe|[a-z]*hammer|club|mace|spear|scythe|rifle|musket|shotgun|bat|staff|halberd|pickaxe|shovel|pitchfork|bazooka|rake|hoe|spade|broom|mop|brush|trident|fishing rod|stick|pole|oar|paddle|banner|crowbar|cane|crook|pick|sledge|machete|sab(?:re|er)|cutlass|scimitar)';
