/** Slots that several templates have, and their settings. */
import type { AssetSlot, Move, NumberSetting, Setting, Side } from './types.ts';

const SIDE_VIEW: readonly Side[] = ['east'];
const FROM_ABOVE: readonly Side[] = ['south', 'east', 'north', 'west'];

export const hero = (about: string, prompt: string, seen: 'side' | 'above', moves: readonly Move[]): AssetSlot => ({
  ...{ id: 'hero', about, kind: 'character', prompt, size: 32, required: true, moves },
  sides: seen === 'side' ? SIDE_VIEW : FROM_ABOVE,
  words: ['player', 'character', 'main character', 'protagonist'],
});
export const thing = (
  id: string,
  about: string,
  prompt: string,
  size: number,
  words: readonly string[],
  more: Partial<AssetSlot> = {},
): AssetSlot => ({ id, about, kind: 'object', prompt, size, required: true, words, ...more });

/** A foe that is a figure, seen from four sides and walking. */
export const foe = (
  id: string,
  about: string,
  prompt: string,
  size: number,
  words: readonly string[],
  more: Partial<AssetSlot> = {},
): AssetSlot => ({
  ...{ id, about, kind: 'character', prompt, size, required: true, words },
  ...{ moves: ['walk'], sides: FROM_ABOVE },
  ...more,
});
/** Seen from above: an island in water, and a second ground in patches. */
export const LAND: AssetSlot = {
  ...{
    id: 'land',
    about: 'the land and what is around it',
    kind: 'topdown',
    prompt: 'shallow water',
    upper: 'green grass',
  },
  ...{ size: 16, required: true, ofGround: true, words: ['tiles', 'tileset', 'island', 'water', 'ground', 'floor'] },
};
export const PATCH: AssetSlot = {
  ...{
    id: 'patch',
    about: 'the ground, and a second one in patches',
    kind: 'topdown',
    prompt: 'green grass',
    upper: 'dirt path',
  },
  ...{ size: 16, required: true, ofGround: true, words: ['path', 'tiles', 'tileset', 'ground', 'floor', 'way'] },
};

export const HEART = thing('heart', 'a life, also in the row of lives', 'a red heart', 16, ['hearts', 'life icon']);
export const PANEL: AssetSlot = {
  ...{ id: 'panel', about: 'the frame of screens and buttons', kind: 'ui', prompt: 'a game menu panel', size: 96 },
  ...{ required: false, words: ['interface', 'ui', 'menu', 'frame', 'buttons'] },
};
export const BACKGROUND: AssetSlot = {
  ...{ id: 'background', about: 'what is seen far behind', kind: 'background', prompt: 'hills', size: 320 },
  ...{ required: false, words: ['backdrop', 'scenery', 'sky'] },
};

export const MORE = /\b(more|increase\w*|add|extra|higher|bigger|raise\w*|another|additional)\b/;
export const LESS = /\b(less|fewer|decrease\w*|reduce\w*|lower\w*|remove|smaller)\b/;
const FASTER = /\b(faster|quicker|speed(?:s|ed)? up|more speed|swifter|too slow|(?:isn't|not) fast enough)\b/;
const SLOWER = /\b(slower|slow\w* down|less speed|too fast|(?:isn't|not) slow enough)\b/;
const PLAYER = /\b(hero|player|character|he|she|him|her|i|me|my)\b/;

type Change = Partial<Omit<NumberSetting, 'id'>>;

export const number = (id: string, about: string, rest: Omit<NumberSetting, 'id' | 'about'>): NumberSetting => ({
  ...{ id, about },
  ...rest,
});
export const heroSpeed = (more: Change = {}): NumberSetting =>
  number('heroSpeed', 'how fast the hero walks', {
    ...{ min: 0.7, max: 1.8, default: 1, of: PLAYER, more: FASTER, less: SLOWER },
    ...more,
  });
export const lives = (standard: number): NumberSetting =>
  number('lives', 'how often one may be hurt', {
    ...{ min: 1, max: 9, default: standard, whole: true, step: 2 },
    ...{ of: /\b(lives|life|hearts?|health|hp|hit points)\b/, more: MORE, less: LESS },
  });
export const difficulty: NumberSetting = number('difficulty', 'how hard it is, 1 is usual', {
  ...{ min: 0.5, max: 3, default: 1, step: 0.5 },
  more: /\b(harder|more (?:difficult|challenging)|too easy|tougher|difficulty (?:up|higher)|(?:raise|increase) the difficulty)\b/,
  less: /\b(easier|less difficult|too (?:hard|difficult)|simpler|difficulty (?:down|lower)|(?:lower|reduce) the difficulty)\b/,
});
export const levels = (standard: number, word = 'levels?|stages?'): NumberSetting =>
  number('levels', 'how many levels there are', {
    ...{ min: 1, max: 9, default: standard, whole: true, step: 2 },
    ...{ of: new RegExp(`\\b(${word})\\b`), more: MORE, less: LESS },
  });
export const enemies = (more: Change = {}): NumberSetting =>
  number('enemies', 'how many foes there are, 1 is usual', {
    ...{ min: 0, max: 2.5, default: 1, step: 0.5 },
    ...{ of: /\b(enem(?:y|ies)|foes?|monsters?|opponents?|baddies|walkers?|flyers?)\b/, more: MORE, less: LESS },
    ...more,
  });
export const length = (about: string): NumberSetting =>
  number('length', about, {
    ...{ min: 0.5, max: 2.5, default: 1, step: 0.5 },
    ...{ more: /\b(longer|too short|bigger (?:levels?|maps?|world)|larger (?:levels?|maps?|world))\b/ },
    ...{ less: /\b(shorter|too long|smaller (?:levels?|maps?|world))\b/ },
  });
export const boss = (standard = false): Setting => ({
  ...{ id: 'boss', about: 'whether the last level has a boss', default: standard, of: /\bboss(?:es)?\b/ },
});

/** What every game has. */
export const MUSIC: readonly Setting[] = [
  {
    ...{ id: 'music', about: 'the mood of the music', values: ['cheerful', 'sad', 'none'], default: 'cheerful' },
    of: /\bmusic|melody|soundtrack|tune\b/,
  },
  number('tempo', 'quarter notes a minute', {
    ...{ min: 70, max: 200, default: 130, whole: true, step: 25, of: /\b(music|melody|tempo|soundtrack)\b/ },
    ...{ more: FASTER, less: SLOWER },
  }),
];
