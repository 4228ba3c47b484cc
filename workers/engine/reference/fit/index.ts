/** Sprites explained by the geometry's own people and animals, and drawn anew from any side in their own colours. */
export { type Fit, type FitOptions, fitSeen, fitSprite } from './fit-sprite.ts';
export type { FigureModel, Model, Sight } from './model.ts';
