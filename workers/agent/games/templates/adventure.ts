import * as slots from '../slots.ts';
import type { TemplateFacts } from '../types.ts';

export const adventure: TemplateFacts = {
  id: 'adventure',
  takesMaps: true,
  words: [
    ...[
      'top-down adventure',
      'top down adventure',
      'action adventure',
      'adventure game',
      'adventure',
      'zelda-like',
      'zelda like',
      'zelda',
    ],
    ...['rpg', 'dungeon crawler', 'exploration game', 'quest', 'top-down game', 'top down game'],
  ],
  plays:
    /\b(?:stardew|pokemon|undertale|secret of mana|final fantasy|earthbound|diablo|link's awakening)\b(?= ?-?(?:like|style))|\bzelda\w*\b|\bexplor(?:e|es|ing) (?:an? |the |some )?(?:\w+ )?(?:dungeons?|islands?|ruins?|lands?|worlds?)\b/i,
  title: 'Top-down adventure',
  about: 'Explore islands from above, find all keys, strike at whoever guards them, leave by the gate.',
  controls: 'Arrows or WASD walk, Space strikes; left thumb walks, right thumb strikes.',
  playtest: 'start, walk right for 2 seconds, attack, walk up for 1 second, attack, walk right for 1 second',
  needs: [
    slots.hero('who is played', 'a hero with a green tunic and a sword', 'above', ['idle', 'walk', 'attack']),
    slots.foe('chaser', 'a foe that comes after the hero', 'a goblin', 28, ['enemy', 'enemies', 'foe', 'monster']),
    slots.thing('walker', 'a foe that wanders about', 'a green slime monster', 20, [
      'wandering enemy',
      'wandering enemies',
      'slime',
    ]),
    slots.foe('boss', 'who guards the last gate', 'a large angry troll', 48, [], { when: 'boss' }),
    slots.thing('pickup', 'what must be found', 'a golden key', 16, [
      'keys',
      'key',
      'coins',
      'gems',
      'treasure',
      'collectible',
    ]),
    slots.HEART,
    slots.thing('goal', 'the way out', 'a stone arch with a wooden door', 40, ['gate', 'exit', 'door', 'portal']),
    slots.thing('tallProp', 'something high in the way', 'an oak tree', 40, ['trees', 'tree'], {
      required: false,
      ofGround: true,
    }),
    slots.thing('lowProp', 'something low in the way', 'a grey rock', 20, ['bushes', 'bush', 'rocks'], {
      required: false,
      ofGround: true,
    }),
    slots.LAND,
    slots.PATCH,
    slots.PANEL,
  ],
  settings: [
    slots.heroSpeed(),
    slots.lives(4),
    slots.difficulty,
    slots.levels(3, 'levels?|stages?|islands?'),
    slots.enemies(),
    slots.number('keys', 'how many more things are hidden than usual', {
      ...{ min: -1, max: 3, default: 0, whole: true, step: 1, of: /\b(keys?|treasures?|things to find)\b/ },
      ...{ more: slots.MORE, less: slots.LESS },
    }),
    slots.length('how large islands are, 1 is usual'),
    slots.boss(),
    ...slots.MUSIC,
  ],
};
