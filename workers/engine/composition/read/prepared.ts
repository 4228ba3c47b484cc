/**
 * A sentence before its words are looked up: possessives and turns of phrase are brought to the words of the tables. What is said of
 * the whole sentence is found here, as it is typed: whether a backdrop is asked for, and whether several stand in a row or a queue.
 */
import type { SceneNode } from '../graph.ts';
import { inPlainTurns } from './turns-of-several.ts';

export interface Prepared {
  readonly text: string;
  /** A backdrop is asked for: what it is of is a place. */
  readonly scenic: boolean;
  readonly line: SceneNode['line'];
  /** What is played at a table. */
  readonly game: string | undefined;
}

export const prepared = (description: string): Prepared => ({
  text: inWordsOfTables(inPlainTurns(description.replace(BACKDROP, ' '))),
  scenic: BACKDROP.test(description),
  game: /\bplaying .*?\b(?:cards?|poker)\b/i.test(description)
    ? 'playing card'
    : /\bdice\b/i.test(description)
      ? 'dice'
      : undefined,
  line: QUEUE.test(description) ? 'queue' : ROW.test(description) ? 'row' : undefined,
});

const BACKDROP =
  /\b(?:(?:visual novel|vn|rpg|jrpg|battle|fight|fighting game|main menu|menu|title screen|start screen|loading screen|game|platformer|2d|pixel art|pixel|stage|level|scene|wallpaper|dating sim|point and click|turn based)\s+)+(?:back ?ground|backdrop)s?(?:\s+(?:art|image|scene))?(?:\s*[:,])?(?:\s+(?:of|for|with|showing))?(?:\s+(?:an?|the))?(?=\s|$)|\b(?:back ?ground|backdrop)s?\s+(?:art\s+)?(?:of|for|showing)(?:\s+(?:an?|the))?\b|^\s*(?:battle|combat)\s+(?:scene|stage|screen)\s*[:,]/i;
const QUEUE =
  /\b(?:queue|parade|procession|conga line|caravan) of\b|\bin (?:a |single )?(?:queue|file)\b|\bqueue?ing\b|\bwaiting in line\b|\bmarching in\b|\bone (?:behind|after) (?:the other|another)\b/i;
const ROW = /\b(?:row|line|lineup|line-up) of\b|\bin (?:a )?(?:row|line)\b|\blined up\b|\bside by side\b/i;

const inWordsOfTables = (description: string): string =>
  description
    .replace(/[.!?;]+/g, ' , ')
    .replace(
      /,\s*(?:heavy |light |falling |some )?(rain|snow|fog|mist|storm|thunderstorm)(?:y weather|ing)?\s*(?=,|$)/gi,
      ' in the $1',
    )
    .replace(/,\s*(?:night(?:time)?(?: (?:time|scene|sky))?)\s*(?=,|$)/gi, ' at night')
    .replace(/,\s*(sunset|dusk|sunrise|dawn)(?: (?:light|sky|colou?rs))?\s*(?=,|$)/gi, ' at $1')
    .replace(/bird(?:'|’)?s[- ]eye/gi, 'birds eye')
    // "a shelf with a skull on top": the skull is on the shelf
    .replace(/^(.+?) with (.+?),? on (?:top(?: of (?:it|them))?|it)(?=$|,)/i, '$2 on $1')
    .replace(
      /\b(?:landing |sitting |perched |perching |resting |standing )?on (?:an? |the |his |her )?([a-z]+)'s (shoulder|head|back|lap|hand|finger|arm)\b/gi,
      (_all: string, who: string, where: string) =>
        where === 'head' ? `atop the top of a ${who}` : `on the ${where} of a ${who}`,
    )
    .replace(/\b(?:standing )?(?:all )?in an? (?:row|line|circle|group)\b/gi, ' ');
