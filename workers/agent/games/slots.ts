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
  ...{
    size: 16,
    required: true,
    ofGround: true,
    words: ['tiles', 'tileset', 'island', 'water', 'ground', 'floor', 'wall'],
  },
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
const NEVER = /(?!)/;
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
    ...{
      more: /\b(longer|too short|(?:bigger|larger) (?:levels?|maps?|world|rooms?|islands?)|(?:levels?|maps?|world|rooms?|islands?) (?:much |a bit |way )?(?:bigger|larger))\b/,
    },
    ...{
      less: /\b(shorter|too long|smaller (?:levels?|maps?|world|rooms?|islands?)|(?:levels?|maps?|world|rooms?|islands?) (?:much |a bit |way )?smaller)\b/,
    },
  });
export const boss = (standard = false): Setting => ({
  ...{ id: 'boss', about: 'whether the last level has a boss', default: standard, of: /\bboss(?:es)?\b/ },
});

/** Of one kind of foe alone, beside the speed of all of them. */
const SPEEDS: Readonly<Record<string, string>> = {
  walker: 'how fast those are who walk',
  chaser: 'how fast those are who come after one',
  flyer: 'how fast those are who fly',
  foe2: 'how fast the other kind of foe is',
  foe3: 'how fast the third kind of foe is',
  boss: 'how fast the boss is',
};
export const speedsOf = (...ids: readonly string[]): readonly Setting[] =>
  ids.map((id) =>
    number(`${id}Speed`, `${SPEEDS[id]}, 1 is usual`, {
      ...{ min: 0.25, max: 2.5, default: 1, of: NEVER, more: FASTER, less: SLOWER },
    }),
  );
/** What is said of how large or strong somebody is, by rules of their own. */
const factor = (id: string, about: string, [min, max, step]: readonly [number, number, number]): NumberSetting =>
  number(id, `${about}, 1 is usual`, { ...{ min, max, default: 1, step, of: NEVER }, ...{ more: MORE, less: LESS } });
export const FOE_SIZE: Setting = factor('foeSize', 'how large foes look', [0.6, 2, 0.4]);
export const BOSS: readonly Setting[] = [
  factor('bossHealth', 'how much the boss stands', [0.25, 4, 0.5]),
  number('bossEvery', 'after how many levels or waves the boss comes each time; 0 is only at the end', {
    ...{ min: 0, max: 20, default: 0, whole: true, of: NEVER, more: MORE, less: LESS },
  }),
];
export const pickups = (): Setting => factor('pickups', 'how much lies about to be picked up', [0.25, 2, 0.5]);
export const drops = (): Setting => factor('drops', 'how often foes leave something behind', [0, 4, 1]);
export const nights: Setting = number('nights', 'how long nights are, 1 is usual; 0 is no night', {
  ...{ min: 0, max: 4, default: 0, of: NEVER, more: MORE, less: LESS },
});
export const prices: Setting = factor('prices', 'what towers cost', [0.25, 3, 0.25]);
export const waveBreak: Setting = factor('waveBreak', 'how long it is from one wave to the next', [0.4, 4, 1]);
export const speedUp: Setting = factor('speedUp', 'how much faster each stage is than the one before', [0, 3, 0.5]);
export const endless = (): Setting => toggle('endless', 'whether levels go on for ever');

const SOUND = ['usual', 'soft', 'none'] as const;
const sound = (id: string, about: string): Setting => ({ id, about, values: SOUND, default: 'usual', of: NEVER });
const LOOKS = ['usual', 'gameboy', 'grey', 'sepia', 'pastel', 'bright', 'dark'] as const;

/** What every game has. */
export const MUSIC: readonly Setting[] = [
  { id: 'look', about: 'the colours of the whole picture', values: LOOKS, default: 'usual', of: NEVER },
  sound('sounds', 'all sounds but the music'),
  sound('soundJump', 'the sound of a jump'),
  sound('soundPick', 'the sound of what is picked up'),
  sound('soundShoot', 'the sound of shots and blows'),
  sound('soundHit', 'the sound of hits'),
  number('musicVolume', 'how loud the music is, 1 is usual', {
    ...{ min: 0.2, max: 2, default: 1, step: 0.4, of: NEVER, more: MORE, less: LESS },
  }),
  {
    ...{ id: 'music', about: 'the mood of the music', values: ['cheerful', 'sad', 'none'], default: 'cheerful' },
    of: /\bmusic|melody|soundtrack|tune\b/,
  },
  number('tempo', 'quarter notes a minute', {
    ...{ min: 70, max: 200, default: 130, whole: true, step: 25, of: /\b(music|melody|tempo|soundtrack)\b/ },
    ...{ more: FASTER, less: SLOWER },
  }),
];

/** A switch that words reach by a rule of their own. */
export const toggle = (id: string, about: string, of: RegExp = NEVER, standard = false): Setting => ({
  ...{ id, about, default: standard, of },
});
/** Foes of one kind, who may be left out. */
export const kindOfFoes = (id: string, about: string): Setting => toggle(id, `whether there are ${about}`, NEVER, true);
/** Further foes, who do what the walkers do. */
export const MORE_FOES: readonly AssetSlot[] = [
  thing('foe2', 'another kind of foe', 'a red slime monster', 20, ['second enemy'], {
    ...{ required: false, when: 'foeKinds', from: 1, ofPlace: false },
  }),
  thing('foe3', 'a third kind of foe', 'a large spider', 20, ['third enemy'], {
    ...{ required: false, when: 'foeKinds', from: 2, ofPlace: false },
  }),
];
/** Who goes with the hero, and who stands about and says something. */
export const FOLK: readonly AssetSlot[] = [
  thing('companion', 'who goes along with the hero', 'a small dog', 20, ['pet', 'sidekick', 'friend', 'follower'], {
    ...{ required: false, when: 'companion', ofPlace: false },
  }),
  thing('folk', 'who stands about and says something', 'an old villager', 28, ['npc', 'villager', 'shopkeeper'], {
    ...{ required: false, when: 'folk', ofPlace: false },
  }),
];
export const WITH_FOLK: readonly Setting[] = [
  toggle('companion', 'whether somebody goes along with the hero'),
  toggle('folk', 'whether somebody stands about and says something'),
];
export const foeKinds: Setting = number('foeKinds', 'how many more kinds of foes there are', {
  ...{
    min: 0,
    max: 2,
    default: 0,
    whole: true,
    step: 1,
    of: /\b(?:kinds?|types?|sorts?|variety) of (?:enem|foe|monster)|\benemy (?:types?|kinds?|variety)\b/,
  },
  ...{ more: MORE, less: LESS },
});
/** Whether a further foe flies: only where some fly. */
export const FURTHER_FLY: readonly Setting[] = [
  toggle('foe2Flies', 'whether the other kind of foe flies'),
  toggle('foe3Flies', 'whether the third kind of foe flies'),
];
export const enemySpeed: Setting = number('enemySpeed', 'how fast foes are, 1 is usual', {
  ...{ min: 0.5, max: 2, default: 1, of: /\b(enem(?:y|ies)|foes?|monsters?|creeps?|invaders?|attackers?)\b/ },
  ...{ more: FASTER, less: SLOWER },
});
/** How who flies moves. */
export const flight: Setting = {
  ...{ id: 'flight', about: 'how flying foes move', values: ['across', 'up-down'], default: 'across', of: NEVER },
};
export const heroSize: Setting = number('heroSize', 'how large the hero looks', {
  ...{ min: 0.6, max: 2, default: 1, of: PLAYER, more: /\b(bigger|larger|taller|too (?:small|little|tiny))\b/ },
  less: /\b(smaller|tinier|shorter|too (?:big|large|huge))\b/,
});
export const weapon = (standard: string, values: readonly string[]): Setting => ({
  ...{ id: 'weapon', about: 'what the hero fights with', values, default: standard, of: NEVER },
});
/** What the hero throws, where that is a thing of its own: tomatoes, carrots, shoes. */
export const SHOT: AssetSlot = thing('shot', 'what the hero throws', 'a red tomato', 12, ['projectile', 'shots'], {
  ...{ required: false, when: 'ownShots', ofPlace: false },
});
export const OWN_SHOTS: Setting = toggle('ownShots', 'whether what the hero throws has a picture of its own');
const LIGHTS = ['day', 'dawn', 'sunset', 'night'] as const;
const WEATHERS = ['place', 'none', 'rain', 'storm', 'snow', 'fog', 'leaves'] as const;
const BACKDROPS = [
  'place',
  'hills',
  'mountains',
  'dunes',
  'trees',
  'roofs',
  'towers',
  'battlements',
  'rocks',
  'none',
] as const;
/** Time of day and weather; how much it shakes; a time for each level. */
export const AIR: readonly Setting[] = [
  { id: 'light', about: 'the time of day', values: LIGHTS, default: 'day', of: NEVER },
  {
    id: 'weather',
    about: 'the weather; that of the place, if nothing else is said',
    values: WEATHERS,
    default: 'place',
    of: NEVER,
  },
  number('shake', 'how much the picture shakes when something hits', {
    ...{ min: 0, max: 3, default: 1, step: 1, of: /\b(?:screen ?shak\w*|shak(?:e|es|ing)|rumble)\b/ },
    ...{
      more: /\b(?:more|stronger|bigger|add|harder|increase)\b/,
      less: /\b(?:less|weaker|smaller|reduce|fewer|remove)\b/,
    },
  }),
  number('timeLimit', 'seconds for a level; 0 is no limit', {
    ...{ min: 0, max: 600, default: 0, whole: true, step: 30, of: /\b(?:time ?limit|timer|count ?down|time|clock)\b/ },
    ...{ more: MORE, less: LESS },
  }),
];
export const BEHIND: Setting = {
  ...{ id: 'backdrop', about: 'what is seen far behind', values: BACKDROPS, default: 'place', of: NEVER },
};
