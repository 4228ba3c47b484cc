/** Maps told in sentences: "a small village map? A few houses, a well in the middle, a dirt road going north to south." */
import { NAMES } from '../map-things.ts';
import { isMapWish } from '../maps.ts';
import type { Said } from './index.ts';

const SIDE = '(?:the )?(north|south|east|west|top|bottom|left|right)(?: (?:side|end|edge))?';
const FROM_TO = new RegExp(
  `\\b(?:that )?(?:go(?:es|ing)?|run(?:s|ning)?|lead(?:s|ing)?|cross(?:es|ing)?(?: it)?)(?: through it)?(?: from)? ${SIDE} to ${SIDE}`,
  'gi',
);
const PLAIN_FROM = new RegExp(`\\bfrom ${SIDE} to ${SIDE}`, 'gi');
/** Where something stands on a map is set in the studio. */
const STANDS = new RegExp(
  `(\\b(?:${NAMES}|trees?)) (?:right )?(?:in|at|near|on|by) (?:the |its |one )?(?:(?:very )?(?:middle|cent(?:er|re)|corners?|edges?|sides?|north|south|east|west)|(?:top|bottom)[- ](?:left|right)(?: corner)?)(?: of (?:it|the map|town|the village))?`,
  'gi',
);

/** A wish for a map in one sentence. */
export function oneMap(message: string): Said {
  if (!isMapWish(message.toLowerCase()) || message.length > 300) return { text: message, notes: [] };
  let stood = false;
  const text = message
    .replace(/\b(\d{1,3} ?(?:x|by) ?\d{1,3}) (?:tiles|cells|fields|squares)\b/gi, '$1')
    .replace(/\b(map(?: of [^.?!:]{3,40})?)\s*[.?!:]\s+(?=\S)/i, '$1 with ')
    .replace(/(?<=[a-z])[.!]\s+(?=(?:an?|the|some|two|three|\d) )/gi, ', ')
    .replace(/\b(path|road|trail|street|river|way)s? from (?:the |a )?([a-z]+) to (?:the |a )?([a-z]+)\b/gi, (all, way: string, from: string, to: string) => {
      if ([from, to].every((side) => /^(?:north|south|east|west|top|bottom|left|right)$/i.test(side))) return all;
      stood = true;
      return way;
    })
    .replace(FROM_TO, 'from $1 to $2')
    .replace(PLAIN_FROM, 'from $1 to $2')
    .replace(/\b(?:a few|some|several) (?=(?:[a-z]+ )?(?:houses|huts|cottages|tents|towers|shops|barrels|boats)\b)/gi, 'three ')
    .replace(STANDS, (_, what: string) => {
      stood = true;
      return what;
    });
  return text === message ? { text, notes: [] } : { text, notes: stood ? ['Where a thing stands on the map, and which of them a way joins, is set in the studio.'] : [] };
} // biome-ignore format: short enough
