/** Different words by which a call says the same. */
import { stem } from '../heard.ts';

const SAME: readonly (readonly string[])[] = [
  ['kid', 'child', 'boy', 'girl'],
  ['photo', 'scene'],
  ['rock', 'stone', 'boulder'],
  ['dead', 'bare', 'withered'],
  ['harbour', 'harbor', 'port', 'dock'],
  ['grey', 'gray'],
  ['winter', 'snowy', 'snow'],
  ['gold', 'golden'],
  ['shop', 'stall', 'store'],
  ['stand', 'stall', 'booth'],
  ['broken', 'breaking', 'broke'],
  ['bold', 'brave'],
  ['dark', 'brighter'],
  ['bright', 'darker'],
].map((words) => words.map(stem)); // biome-ignore format: a table

export const isSaidSo = (word: string, told: string): boolean =>
  SAME.some((kin) => kin.includes(stem(word)) && kin.some((one) => told.includes(one)));
