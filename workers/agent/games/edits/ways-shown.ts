/** How a game sounds and in which colours it is shown: each form reads a whole clause. */
import type { GameDescription } from '../types.ts';
import { type Outcome, withSetting } from './outcome.ts';
import { HOW, scaled, type Way, way } from './way-words.ts';

/** What a look is called. */
const LOOKS: readonly (readonly [look: string, words: string, told: string])[] = [
  [
    'gameboy',
    'game ?boy(?: (?:colou?rs?|style|green|palette|game|look))*|handheld|(?:four|4) (?:shades?|colou?rs?)(?: of green)?|green (?:monochrome|lcd)',
    'four greens, as on an old handheld',
  ],
  [
    'grey',
    'black and white|black\\|white|monochrome|gr[ae]y ?scale|greyscale|noir|silent (?:film|movie)',
    'black and white',
  ],
  ['sepia', 'sepia|old photos?|vintage', 'sepia, as in an old photograph'],
  ['pastel', 'pastels?(?: colou?rs?| tones?)?|softer colou?rs|soft(?:er)? pastel', 'pastel'],
  [
    'bright',
    '(?:much |a (?:bit|little) |way )?(?:brighter|lighter)(?: colou?rs)?|more colou?rful|less dark|not so dark',
    'brighter',
  ],
  [
    'dark',
    '(?:much |a (?:bit|little) |way )?(?:darker)(?: colou?rs)?|less bright|not so bright|(?:more )?gloomy',
    'darker',
  ],
  ['usual', 'normal(?: colou?rs)?|usual(?: colou?rs)?', 'as usual'],
];

const IT =
  '(?:(?:make|turn|let|want|give) )?(?:it|the game|this|everything|the (?:whole )?(?:picture|screen|graphics|colou?rs|palette|look|style|visuals|art))';

const looked = (look: string, told: string, game: GameDescription): Outcome =>
  (game.settings.look ?? 'usual') === look
    ? { refused: `It is shown so already: ${told}.`, already: true }
    : {
        game: withSetting(game, 'look', look),
        changed: `It is shown in other colours: ${told}; nothing is drawn anew.`,
        whole: true,
      };

const SOUNDS: readonly (readonly [id: string, words: string])[] = [
  ['soundJump', 'jump(?:ing)?'],
  ['soundPick', '(?:coin|gem|pick-?up|collect(?:ing)?|item|point|match|star|pick)s?'],
  ['soundShoot', '(?:shoot(?:ing)?|shot|gun|laser|attack|sword|weapon|fire|bullet)s?'],
  ['soundHit', '(?:hit|hurt|damage|death|explosion|kill)s?'],
];

const sounded = (id: string, value: string, game: GameDescription): Outcome =>
  (game.settings[id] ?? 'usual') === value
    ? { refused: `The sound is ${value === 'none' ? 'off' : value} already.`, already: true }
    : {
        game: withSetting(game, id, value),
        changed: `${id === 'sounds' ? 'All sounds but the music are' : `The sound of ${{ soundJump: 'a jump', soundPick: 'what is picked up', soundShoot: 'shots and blows', soundHit: 'hits' }[id]} is`} ${value === 'none' ? 'off' : value === 'soft' ? 'softer and rounder' : 'as usual'}.`,
        whole: true,
      };

const OFF = '(?:no|without|mute|remove|turn off|switch off|disable|kill|drop|get rid of|silence|take out|stop)';

export const SHOWN_WAYS: readonly Way[] = [
  // sounds
  ...SOUNDS.flatMap(([id, words]): Way[] => [
    [way(`${OFF} (?:the )?${words}(?:ing)? (?:sounds?|noises?|effects?|sfx|beeps?)(?: effects?)?(?: (?:off|it (?:is|drives|gets|hurts)\\b.*|(?:it )?(?:drives|makes) me \\w+))?`), (_, game) => sounded(id, 'none', game)],
    [way(`(?:turn|switch) (?:the )?${words} (?:sounds?|noises?|effects?)(?: effects?)? off`), (_, game) => sounded(id, 'none', game)],
    [way(`(?:make )?(?:the )?${words} (?:sounds?|noises?|effects?)(?: effects?)? (?:(?:should|must|be|is|are|a bit|much|sound|to|too|very|really|so) )*(?:nicer|softer|quieter|better|less (?:loud|annoying|harsh|shrill)|annoying|loud|shrill|gentler|lower|harsh|smoother|not so loud)`), (_, game) => sounded(id, 'soft', game)],
    [way(`(?:an? )?(?:nicer|softer|quieter|better|gentler|less annoying|another|different|smoother) ${words} (?:sounds?|noises?)(?: effects?)?`), (_, game) => sounded(id, 'soft', game)],
    [way(`(?:the )?${words} (?:sounds?|noises?)(?: effects?)? (?:drives me (?:nuts|crazy|mad)|should be (?:off|gone|muted|removed))`), (_, game) => sounded(id, 'none', game)],
  ]),
  [way(`${OFF} (?:(?:all|the|any) )*(?:sound ?(?:effects?|fx)|sounds|sfx|noises)(?: off)?|(?:turn|switch) (?:all |the )*(?:sound ?effects?|sounds|sfx) off`), (_, game) => sounded('sounds', 'none', game)],
  [way('(?:make )?(?:the |all )*(?:sound ?(?:effects?|fx)|sounds|sfx) (?:(?:should|must|be|are|is|a bit|much|to|too|very|really|so|way) )*(?:softer|quieter|nicer|gentler|less loud|loud|annoying|harsh|lower|more quiet)|(?:softer|quieter|nicer|gentler) (?:sound ?effects?|sounds)'), (_, game) => sounded('sounds', 'soft', game)],
  [way('(?:make )?(?:the )?(?:music|soundtrack|melody)(?: volume)? (?:(?:should|must|be|is|to|a bit|much|a little|way|too|so|very) )*(quieter|louder|softer in volume|less loud|loud|quiet|lower|more quiet|down|up)|(quieter|louder) music|turn (?:the )?music (down|up)(?: a bit| a little)?'), ([all, one, two, three], game) => scaled(game, 'musicVolume', 'How loud the music is', (/\btoo\b/.test(all) ? one === 'quiet' : /louder|up/.test(one ?? two ?? three ?? '')) ? 1.5 : 0.5)],
  // colours
  ...LOOKS.flatMap(([look, words, told]): Way[] => [
    [way(`${IT} ${HOW}(?:look (?:(?:more |a bit )?like )?|in |like |more |feel like |as (?:on|in) |use )?(?:(?:an?|the|old|retro|original|classic|real|in|just|my) )*(?:${words})(?: (?:game|screen|film|movie|style|look|graphics|colou?rs?|ish))?`), (_, game) => looked(look, told, game)],
    [way(`(?:(?:use|with|in|an?|the|old|retro|original|classic) )*(?:${words})(?: (?:game|style|look|mode|graphics|filter|colou?rs?|palette))?`), (_, game) => looked(look, told, game)],
  ]),
]; // biome-ignore format: a table
