/** What a surface is like to the eye. */
export type SurfaceKind =
  | 'none' | 'cloth' | 'membrane' | 'leather' | 'hair' | 'fur' | 'mail' | 'scales' | 'feathers' | 'wood' | 'bark' | 'thatch'
  | 'rock' | 'leaf' | 'grit' | 'metal' | 'plates' | 'gem' | 'skin' | 'flesh' | 'paper' | 'bone' | 'glaze' | 'flame'
  | 'bricks' | 'tiles'; // biome-ignore format: a list
