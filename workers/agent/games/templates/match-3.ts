import * as slots from '../slots.ts';
import type { TemplateFacts } from '../types.ts';

const gem = (id: number, prompt: string) =>
  slots.thing(`gem${id}`, `a piece of the ${id}. kind`, prompt, 20, [`piece ${id}`], { required: id <= 5 });

export const match3: TemplateFacts = {
  id: 'match-3',
  words: [
    'match-3',
    'match 3',
    'match three',
    'match-three',
    'matching game',
    'gem puzzle',
    'bejeweled',
    'candy crush',
    'puzzle game',
    'swap puzzle',
  ],
  plays:
    /\bbejewell?ed\b|\bcandy crush(?: saga)?\b|\b(?:three|3) in a row\b|\bswap(?:s|ping)? (?:\w+ ){0,5}?(?:puzzle|gems|jewels|pieces|tiles|stones|candies|fruits?)\b|\b(?:puzzle quest|homescapes|gardenscapes|royal match|candy saga)\b|\b(?:three|3) of (?:a kind|the same)\b|\bmatch\w* (?:\w+ )?(?:puzzle|game)\b|\bmatch(?:es|ing)? (?:three|3|tiles|gems|fruits?)\b/i,
  title: 'Match-3',
  about: 'Swap neighbours so that three of a kind lie in a row; reach the goal before the moves are used up.',
  controls: 'Arrows choose, Space picks, an arrow swaps; or tap a piece and then its neighbour.',
  playtest:
    'start, wait 1 second, press space, press arrow right, wait 1 second, press arrow down, press space, press arrow left, wait 1 second',
  needs: [
    gem(1, 'a red ruby gem'),
    gem(2, 'a green emerald gem'),
    gem(3, 'a blue sapphire gem'),
    gem(4, 'a yellow star'),
    gem(5, 'a purple crystal'),
    gem(6, 'an orange'),
    slots.BACKGROUND,
    slots.PANEL,
  ],
  settings: [
    slots.number('moves', 'moves for a board', {
      ...{
        min: 8,
        max: 50,
        default: 22,
        whole: true,
        step: 5,
        of: /\b(moves?|turns?)\b/,
        more: slots.MORE,
        less: slots.LESS,
      },
    }),
    slots.number('kinds', 'kinds of pieces', {
      ...{
        min: 4,
        max: 6,
        default: 5,
        whole: true,
        step: 1,
        of: /\b(kinds?|types?|colou?rs?|sorts?) of (?:pieces?|gems?|candies|tiles)?|\bcolou?rs\b/,
      },
      ...{ more: slots.MORE, less: slots.LESS },
    }),
    slots.number('size', 'cells of a side of the board', {
      ...{ min: 5, max: 9, default: 7, whole: true, step: 1, of: /\b(?:board|grid|field|cells?|rows?|columns?)\b/ },
      ...{ more: /\b(?:bigger|larger|wider|taller|huge|more)\b/, less: /\b(?:smaller|tinier|less|fewer)\b/ },
    }),
    slots.number('target', 'points to reach on each board; 0 is as many as usual', {
      ...{ min: 0, max: 20000, default: 0, whole: true, step: 500 },
      ...{ of: /\b(?:points?|scores?|target)\b/, more: slots.MORE, less: slots.LESS },
    }),
    slots.difficulty,
    slots.levels(5, 'levels?|stages?|boards'),
    slots.BEHIND,
    ...slots.AIR,
    ...slots.MUSIC,
  ],
  noBoss: 'A match-3 has no place for a boss. An adventure, a platformer, a shooter or a tower defence has one.',
};
