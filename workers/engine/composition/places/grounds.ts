/** Backdrops that several places share. */
import { SCENES, type Scene } from '../../place/scenes.ts';

export const S: Readonly<Record<keyof typeof SCENES, Scene>> = SCENES;

export const wall = (
  base: string,
  joint: string,
  light: string,
  ground: readonly [string, string, string],
  texture: Scene['texture'],
  kind: Scene['wall'] = 'bricks',
): Scene => ({ sky: [base, joint, light], wall: kind, ground, texture });

export const STONE = wall('#5c5a72', '#4a485e', '#6c6a80', ['#6a6678', '#7a7688', '#565266'], 'tiles', 'blocks');
export const WOOD = wall('#8a6444', '#755238', '#9a7450', ['#7c583c', '#8c6848', '#684830'], 'planks', 'panels');
export const PLASTER = wall('#c8b090', '#b09878', '#d8c4a4', ['#94704e', '#a4805a', '#7c5c42'], 'planks', 'panels');
export const WHITE = wall('#d4dce0', '#bcc6cc', '#e6ecee', ['#a4b0b4', '#b4c0c4', '#909ca0'], 'tiles', 'panels');
export const METAL = wall('#8892a4', '#6c7688', '#a0aabc', ['#6c7688', '#7c8698', '#5a6476'], 'tiles', 'panels');
