import * as slots from '../slots.ts';
import type { NumberSetting, TemplateFacts } from '../types.ts';

const tower = (id: string, about: string, prompt: string, words: readonly string[]) =>
  slots.thing(id, about, prompt, 22, words, { ofPlace: false });

export const towerDefence: TemplateFacts = {
  id: 'tower-defence',
  words: [
    'tower defence',
    'tower defense',
    'tower-defence',
    'tower-defense',
    'towerdefence',
    'towerdefense',
    'castle defence',
    'castle defense',
    'base defence',
    'base defense',
    'td game',
    'defend the castle',
    'defence game',
    'defense game',
  ],
  plays:
    /\btd\b|\btower ?def\b|\b(?:turrets?|towers?) defen\w+|\b(?:defend|protect|guard)(?:s|ing)? (?:the|a|an|my|your|his|her|their|our|its) (?:[a-z]+ )?towers?\b|\btowers? (?:against|vs\.?|versus)\b|\btowers\b.*\bwaves of\b|\bwaves of\b.*\btowers\b|\bplants (?:vs?\.?|versus) zombies\b|\bbloons\b|\bkingdom rush\b|\b(?:build|place|put)(?:s|ing)? towers\b|\btowers?\b[\w ]{0,40}?\b(?:shoot|defend|stop|fight|hold off|kill|protect)\w*\b|\bdefend(?:s|ing)? (?:the|a|an|my|your|his|her) [\w ]{2,24}? (?:from|against)\b/i,
  title: 'Tower defence',
  about: 'Build three kinds of towers beside a winding way, and let nobody reach its end.',
  controls: 'Arrows and Space build, 1 to 3 choose a tower; or choose a tower and tap a cell.',
  takesPlaces: true,
  playtest:
    'start, press arrow up, press space, press arrow right, press space, press 2, press arrow up, press space, wait 8 seconds',
  needs: [
    tower('towerArrow', 'a quick tower', 'a wooden archer tower', ['towers', 'tower', 'archer tower', 'arrow tower']),
    tower('towerCannon', 'a tower that hits all around', 'a black cannon', ['cannon', 'cannon tower', 'bomb tower']),
    tower('towerFrost', 'a tower that slows', 'a blue ice crystal', ['frost tower', 'ice tower', 'slow tower']),
    slots.thing('base', 'what is defended', 'a small stone castle', 36, ['castle', 'base', 'home', 'village'], {
      ofPlace: false,
    }),
    slots.thing('walker', 'who comes first', 'a green slime monster', 18, ['weak enemy', 'weak enemies', 'slime'], {
      when: 'walkers',
    }),
    slots.foe(
      'chaser',
      'who is stronger',
      'a goblin',
      24,
      ['enemy', 'enemies', 'creeps', 'creep', 'foe', 'monster', 'invaders'],
      { when: 'chasers' },
    ),
    slots.thing('flyer', 'who is faster', 'a purple bat', 20, ['flying enemy', 'flying enemies', 'fast enemy', 'bat'], {
      when: 'flyers',
    }),
    ...slots.MORE_FOES,
    slots.foe('boss', 'who comes last', 'a large angry troll', 36, [], { when: 'boss' }),
    slots.thing('pickup', 'gold', 'a gold coin', 14, ['gold', 'coins', 'coin', 'money'], { ofPlace: false }),
    slots.HEART,
    slots.thing('tallProp', 'something high beside the way', 'an oak tree', 30, ['trees', 'tree'], { required: false }),
    slots.thing('lowProp', 'something low beside the way', 'a grey rock', 16, ['bushes', 'bush', 'rocks'], {
      required: false,
    }),
    slots.PATCH,
    slots.PANEL,
  ],
  settings: [
    slots.number('fireRate', 'how fast towers shoot', {
      ...{ min: 0.5, max: 2, default: 1, of: /\b(fir(?:e|ing)|shoot\w*|shots?|towers?)\b/ },
      ...{ more: /\b(faster|quicker|stronger|better|more powerful)\b/, less: /\b(slower|weaker)\b/ },
    }),
    slots.number('gold', 'gold at the start, 1 is usual', {
      ...{
        min: 0.2,
        max: 20,
        default: 1,
        step: 0.5,
        of: /\b(gold|money|coins?|cash|budget|funds)\b/,
        more: slots.MORE,
        less: slots.LESS,
      },
    }),
    { ...slots.lives(9), max: 30 } as NumberSetting,
    slots.number('waves', 'waves of a map; 0 is as many as usual', {
      ...{
        min: 0,
        max: 30,
        default: 0,
        usual: 6,
        whole: true,
        step: 3,
        of: /\bwaves?\b/,
        more: slots.MORE,
        less: slots.LESS,
      },
    }),
    slots.difficulty,
    slots.levels(3, 'levels?|stages?|maps?'),
    slots.enemies({ min: 0.5, of: /\b(enem(?:y|ies)|foes?|monsters?|creeps?)\b/ }),
    slots.boss(),
    slots.enemySpeed,
    ...slots.speedsOf('walker', 'chaser', 'flyer', 'foe2', 'foe3', 'boss'),
    slots.FOE_SIZE,
    ...slots.BOSS,
    slots.prices,
    slots.waveBreak,
    slots.foeKinds,
    ...slots.FURTHER_FLY,
    slots.kindOfFoes('walkers', 'weak foes'),
    slots.kindOfFoes('chasers', 'strong foes'),
    slots.kindOfFoes('flyers', 'fast foes'),
    ...slots.AIR,
    ...slots.MUSIC,
  ],
};
