/** The places a subject can stand in: colours and shapes as data. Colours stay muted and off black and white. */

export type Texture =
  | 'grass'
  | 'sand'
  | 'snow'
  | 'stone'
  | 'tiles'
  | 'planks'
  | 'waves'
  | 'cracks'
  | 'craters'
  | 'cloud'
  | 'plain';
export type Wall = 'bricks' | 'panels' | 'blocks';
export type Skyline =
  | 'hills'
  | 'dunes'
  | 'mountains'
  | 'pines'
  | 'trees'
  | 'city'
  | 'tombs'
  | 'stalactites'
  | 'sea'
  | 'weeds';
export type Light = 'sun' | 'low sun' | 'moon' | 'stars' | 'clouds' | 'planet' | 'window' | 'columns' | 'bubbles';

export interface Scene {
  /** From the top to the horizon. */
  readonly sky: readonly string[];
  /** A wall instead of open sky: what it is built of; `sky` then gives [base, joint, light]. */
  readonly wall?: Wall;
  readonly lights?: readonly Light[];
  /** Colours of `lights`: bright and half-bright. */
  readonly glow?: readonly [string, string];
  /** Silhouettes before the sky, the farthest first. */
  readonly skylines?: readonly (readonly [shape: Skyline, color: string, height: number])[];
  readonly ground: readonly [base: string, light: string, dark: string];
  readonly texture: Texture;
  /** A second colour of the texture: flowers, glowing cracks. */
  readonly accent?: string;
}

export const SCENES = {
  meadow: {
    sky: ['#78b0dc', '#98c6e4', '#c4e0e4'],
    lights: ['clouds'],
    glow: ['#e4eeec', '#d0e4e8'],
    skylines: [
      ['hills', '#8cb8a4', 0.3],
      ['hills', '#74a870', 0.16],
    ],
    ground: ['#7cac54', '#94bf66', '#629448'],
    texture: 'grass',
    accent: '#ecd884',
  },
  forest: {
    sky: ['#6ea294', '#8cb89c', '#b0ccaa'],
    skylines: [
      ['pines', '#6a9a88', 0.62],
      ['trees', '#4a7c64', 0.36],
    ],
    ground: ['#628c4c', '#7aa258', '#4c7644'],
    texture: 'grass',
    accent: '#c8b868',
  },
  cave: {
    sky: ['#353248', '#454158', '#575268'],
    skylines: [['stalactites', '#2a283c', 0.4]],
    ground: ['#625c70', '#767084', '#4c475c'],
    texture: 'stone',
  },
  dungeon: {
    sky: ['#50566c', '#3e4258', '#5e6680'],
    wall: 'bricks',
    ground: ['#6c7082', '#7e8294', '#565a70'],
    texture: 'tiles',
  },
  night: {
    sky: ['#20264c', '#2e386a', '#46548e'],
    lights: ['stars', 'moon'],
    glow: ['#e4e0c4', '#8c94b8'],
    skylines: [
      ['hills', '#2c3c64', 0.28],
      ['trees', '#243252', 0.16],
    ],
    ground: ['#38585f', '#48696c', '#2a4553'],
    texture: 'grass',
  },
  desert: {
    sky: ['#84bcd4', '#b0ccc8', '#e4d8b4'],
    lights: ['sun'],
    glow: ['#f4ecc8', '#ecdcac'],
    skylines: [
      ['dunes', '#d4b07c', 0.26],
      ['dunes', '#c89e68', 0.14],
    ],
    ground: ['#dcb87c', '#e8ca92', '#c69f66'],
    texture: 'sand',
  },
  snow: {
    sky: ['#84a6cc', '#a4bed8', '#c4d6e4'],
    skylines: [
      ['mountains', '#96aac8', 0.5],
      ['pines', '#6c8ca6', 0.26],
    ],
    ground: ['#d0dcea', '#e6edf3', '#b0c4da'],
    texture: 'snow',
  },
  water: {
    sky: ['#74b0dc', '#98c8e4', '#c4e2e8'],
    lights: ['clouds'],
    glow: ['#e4eeec', '#d0e4e8'],
    ground: ['#4088bc', '#62a6d0', '#3070a6'],
    texture: 'waves',
  },
  underwater: {
    sky: ['#5cacc8', '#4492b8', '#3478a4'],
    lights: ['bubbles'],
    glow: ['#a4d8e0', '#74bcd0'],
    skylines: [
      ['hills', '#326c98', 0.3],
      ['weeds', '#2c7080', 0.36],
    ],
    ground: ['#8ca094', '#a0b4a0', '#74887f'],
    texture: 'sand',
  },
  beach: {
    sky: ['#74b4dc', '#9acce4', '#c8e4e4'],
    lights: ['clouds'],
    glow: ['#e4eeec', '#d4e8e8'],
    skylines: [['sea', '#4490bc', 0.2]],
    ground: ['#e0c890', '#ecd8a8', '#ccb078'],
    texture: 'sand',
  },
  sky: {
    sky: ['#5c98d4', '#7cb2e0', '#a4cce8', '#c8e2ec'],
    lights: ['clouds'],
    glow: ['#e8eff0', '#cce2ec'],
    ground: ['#d4e4ec', '#e6eff2', '#b4cee0'],
    texture: 'cloud',
  },
  mountain: {
    sky: ['#7cacd8', '#a0c4e0', '#c8dce4'],
    lights: ['clouds'],
    glow: ['#e4ecec', '#d0e0e8'],
    skylines: [
      ['mountains', '#8c9cb8', 0.6],
      ['mountains', '#74868c', 0.28],
    ],
    ground: ['#8a947c', '#9ca68a', '#727e6c'],
    texture: 'stone',
  },
  castle: {
    sky: ['#7c7484', '#686074', '#8c8492'],
    wall: 'blocks',
    lights: ['columns', 'window'],
    glow: ['#e4d8a4', '#c8a870'],
    ground: ['#a08c80', '#b09c8c', '#887468'],
    texture: 'tiles',
  },
  room: {
    sky: ['#b09470', '#987c5c', '#bca480'],
    wall: 'panels',
    lights: ['window'],
    glow: ['#c8e0e4', '#a0c4d4'],
    ground: ['#94704e', '#a4805a', '#7c5c42'],
    texture: 'planks',
  },
  city: {
    sky: ['#80a8cc', '#a4c0d4', '#ccd6d8'],
    lights: ['clouds'],
    glow: ['#e0e8e8', '#d4dee0'],
    skylines: [
      ['city', '#8ca0b4', 0.6],
      ['city', '#70849c', 0.34],
    ],
    ground: ['#8c8e94', '#9ea0a4', '#74767f'],
    texture: 'tiles',
    accent: '#d8d0a0',
  },
  lava: {
    sky: ['#40222f', '#5e2d34', '#8a4238'],
    skylines: [
      ['mountains', '#56303a', 0.46],
      ['hills', '#3e2630', 0.18],
    ],
    ground: ['#573e42', '#694b4c', '#432f36'],
    texture: 'cracks',
    accent: '#e8843c',
  },
  space: {
    sky: ['#1a1a34', '#24244a', '#343260'],
    lights: ['stars', 'planet'],
    glow: ['#d8d8e4', '#7480b0'],
    skylines: [['hills', '#686886', 0.14]],
    ground: ['#8a8aa0', '#9e9eb0', '#717189'],
    texture: 'craters',
  },
  graveyard: {
    sky: ['#3c3a5c', '#545074', '#766e8e'],
    lights: ['moon'],
    glow: ['#dcd8c8', '#9088a4'],
    skylines: [
      ['hills', '#4c4a68', 0.26],
      ['tombs', '#3e4056', 0.22],
    ],
    ground: ['#546658', '#667864', '#43544d'],
    texture: 'grass',
  },
  /** A dance floor in a room with lamps. */
  hall: {
    sky: ['#7c4c58', '#683e4c', '#94606a'],
    wall: 'panels',
    lights: ['columns'],
    glow: ['#d8b47c', '#a87c54'],
    ground: ['#b4804c', '#c8965e', '#9c6c3e'],
    texture: 'planks',
  },
  /** Boards before a curtain. */
  stage: {
    sky: ['#84303e', '#6a2432', '#9c4450'],
    wall: 'panels',
    ground: ['#9c7048', '#b08458', '#845c3a'],
    texture: 'planks',
  },
  /** Sand within a wall. */
  arena: {
    sky: ['#b89870', '#a08058', '#c8ac84'],
    wall: 'blocks',
    ground: ['#d8b684', '#e4c698', '#c2a070'],
    texture: 'sand',
  },
  /** Boards over the sea. */
  pier: {
    sky: ['#74b0dc', '#98c8e4', '#c4e2e8'],
    lights: ['clouds'],
    glow: ['#e4eeec', '#d0e4e8'],
    skylines: [['sea', '#4088bc', 0.3]],
    ground: ['#a07850', '#b48c60', '#886442'],
    texture: 'planks',
  },
  /** Pale tiles and walls: doctors, laboratories, kitchens. */
  clinic: {
    sky: ['#b8ccd0', '#a4bcc2', '#ccdcdc'],
    wall: 'blocks',
    lights: ['window'],
    glow: ['#dce8ec', '#b4d0dc'],
    ground: ['#a4b4b8', '#b4c2c4', '#92a4a8'],
    texture: 'tiles',
  },
  /** Mats on the floor of a gym. */
  gym: {
    sky: ['#c4b090', '#b09c7c', '#d0c0a4'],
    wall: 'panels',
    ground: ['#7c98ac', '#8ca8ba', '#6c889c'],
    texture: 'plain',
  },
  /** Colours are replaced by ones that suit the subject. */
  studio: {
    sky: ['#8c98a8', '#9ca8b4', '#b0bac0'],
    ground: ['#a0a8b0', '#b4bcc0', '#8890a0'],
    texture: 'plain',
  },
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof SCENES;

export const isScene = (id: string): id is SceneId => Object.hasOwn(SCENES, id);
