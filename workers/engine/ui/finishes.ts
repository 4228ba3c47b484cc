/**
 * How matter is worked: the bands of a frame from outside in. A band is `tone`, `tone*pixels` or `role:tone`. Tones are
 * steps of a ramp (line deep shadow base light spec) or depend on the light: up (lit above left), in (lit below right),
 * bright (up with a glint), soft.
 */
import type { Corner } from './shape.ts';

export interface Finish {
  readonly frame: string;
  readonly button: string;
  readonly plate: string;
  readonly slot: string;
  readonly bar: string;
  readonly box: string;
  readonly avatar: string;
  /** Corner and radius of buttons and small parts. */
  readonly corner: Corner;
  readonly radius: number;
  /** Tones from the top to the bottom of a button: above 0 it is lit from above. */
  readonly gradient: number;
  /** Pixels that a button stands out. */
  readonly lip: number;
  /** A light line in the upper part of buttons. */
  readonly gloss?: boolean;
  /** Tones by which the ground is darker under the frame's upper and left side. */
  readonly inner: number;
}

const WOOD: Finish = {
  frame: 'line bright base*2 groove line',
  button: 'line rim',
  plate: 'line up groove',
  slot: 'line in line',
  bar: 'line up line',
  box: 'line up line',
  avatar: 'line bright up line',
  corner: 'cut',
  radius: 2,
  gradient: 1.6,
  lip: 3,
  inner: 1.6,
};

export const FINISHES = {
  wood: WOOD,
  stone: { ...WOOD, frame: 'line bright base*3 groove line', corner: 'notch', radius: 2 },
  metal: {
    ...WOOD,
    frame: 'line bright in up line',
    button: 'trim:base self:line',
    plate: 'line up groove',
    corner: 'scoop',
    radius: 3,
  },
  iron: {
    ...WOOD,
    frame: 'line bright base*3 in line',
    button: 'line rim',
    corner: 'cut',
    radius: 3,
    gradient: 1.2,
  },
  neon: {
    ...WOOD,
    frame: 'line up shadow trim:soft',
    button: 'trim:glow self:deep',
    plate: 'self:line self:up self:groove',
    slot: 'deep line',
    bar: 'trim:soft line',
    box: 'line up line',
    avatar: 'trim:soft line',
    corner: 'cut',
    radius: 4,
    gradient: -2.2,
  },
  paper: {
    ...WOOD,
    frame: 'shadow fill:shadow fill:base*2 shadow',
    button: 'line rim',
    plate: 'self:line self:up self:groove',
    slot: 'shadow fill:shadow',
    bar: 'line base',
    box: 'line up line',
    avatar: 'line base line',
    corner: 'cut',
    gradient: 0.4,
  },
  candy: {
    ...WOOD,
    frame: 'deep spec up*2 trim:base',
    button: 'line rim',
    plate: 'self:line self:up self:light',
    slot: 'shadow spec light',
    bar: 'line up line',
    box: 'deep up light',
    avatar: 'deep bright light spec',
    corner: 'round',
    radius: 8,
    gloss: true,
  },
  glass: {
    ...WOOD,
    frame: 'line spec light up',
    button: 'line spec up',
    plate: 'self:line self:spec self:up',
    slot: 'line up',
    bar: 'line spec',
    box: 'line up line',
    avatar: 'line spec up',
    corner: 'round',
    radius: 5,
    gradient: 2,
    gloss: true,
    inner: 0,
  },
  hull: {
    ...WOOD,
    frame: 'line light base*2 shadow line',
    button: 'line rim',
    slot: 'line shadow line',
    corner: 'cut',
    radius: 3,
    gradient: 0.8,
  },
  console: {
    ...WOOD,
    frame: 'line light spec light line',
    button: 'line spec line',
    plate: 'line spec line',
    slot: 'line light line',
    bar: 'line light line',
    box: 'line light line',
    avatar: 'line spec line',
    corner: 'round',
    radius: 4,
    gradient: 1.4,
    inner: 0,
  },
  pixel: {
    ...WOOD,
    frame: 'line base line',
    button: 'line up',
    plate: 'line base',
    slot: 'line shadow',
    bar: 'line base',
    box: 'line base',
    avatar: 'line base line',
    corner: 'notch',
    radius: 1,
    gradient: 0,
    lip: 2,
    inner: 0,
  },
  flat: {
    ...WOOD,
    frame: 'base fill:deep',
    button: 'self:light',
    plate: 'self:shadow',
    slot: 'shadow',
    bar: 'shadow',
    box: 'base',
    avatar: 'base fill:deep',
    corner: 'round',
    radius: 3,
    gradient: 0,
    lip: 1,
    inner: 0,
  },
  comic: {
    ...WOOD,
    frame: 'line*2 trim:spec*2 line',
    button: 'line*2',
    plate: 'line*2',
    slot: 'line*2',
    bar: 'line*2',
    box: 'line*2',
    avatar: 'line*2 trim:spec line',
    corner: 'round',
    radius: 3,
    gradient: 0.8,
    lip: 3,
    gloss: true,
    inner: 0,
  },
  organic: {
    ...WOOD,
    frame: 'line bright up base in line',
    corner: 'round',
    radius: 4,
    gradient: 1.4,
  },
} as const satisfies Record<string, Finish>;
export type FinishName = keyof typeof FINISHES;
