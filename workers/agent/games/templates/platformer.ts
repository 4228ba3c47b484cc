import * as slots from '../slots.ts';
import type { TemplateFacts } from '../types.ts';

export const platformer: TemplateFacts = {
  id: 'platformer',
  words: [
    'platformer',
    'platform game',
    'jump and run',
    'jump n run',
    "jump'n'run",
    'side scroller',
    'sidescroller',
    'plattformer',
  ],
  plays:
    /\b(?:(?:super )?mario|sonic|metroid\w*|celeste|donkey kong|platforming)\b|\bjump(?:s|ing)? (?:from|between|over|on) (?:\w+ )?platforms?(?: to platform)?\b|\bfrom platform to platform\b|\bjump(?:ing)? game\b|\b(?:jump|hop|leap)(?:s|ing)? (?:on|onto|across|between|around|from|through|up)\b|\b(?:kirby|mega ?man|rayman|yoshi|crash bandicoot|super meat boy|hollow knight)\b/i,
  title: 'Platformer',
  about: 'Run and jump through levels, land on foes, gather enough and reach the goal.',
  controls: 'Arrows or WASD walk, Space jumps; left thumb walks, right thumb jumps.',
  playtest: 'start, walk right for 2 seconds, jump, walk right for 1 second, jump, walk right for 2 seconds',
  needs: [
    slots.hero('who is played', 'a brave knight with a red cape', 'side', ['idle', 'run', 'jump']),
    slots.thing('walker', 'a foe that walks', 'a green slime monster', 20, [
      'enemy',
      'enemies',
      'foe',
      'monster',
      'slime',
    ]),
    slots.thing('flyer', 'a foe that flies', 'a purple bat', 22, ['flying enemy', 'flying enemies', 'bat']),
    slots.thing('boss', 'who guards the last goal', 'a large angry troll', 48, [], { when: 'boss' }),
    slots.thing('pickup', 'what is gathered', 'a red ruby gem', 14, [
      'coins',
      'coin',
      'gems',
      'gem',
      'collectible',
      'treasure',
      'items',
    ]),
    slots.HEART,
    slots.thing('goal', 'where a level ends', 'a treasure chest', 28, ['exit', 'finish', 'door', 'flag']),
    slots.thing('tallProp', 'something high that only stands there', 'an oak tree', 56, ['trees', 'tree'], {
      required: false,
    }),
    slots.thing('lowProp', 'something low that only stands there', 'a green bush', 22, ['bushes', 'bush', 'rocks'], {
      required: false,
    }),
    {
      ...{
        id: 'ground',
        about: 'the ground and platforms',
        kind: 'sidescroller',
        prompt: 'brown dirt',
        upper: 'green grass',
      },
      ...{ size: 16, required: true, words: ['tiles', 'tileset', 'platforms', 'floor'] },
    },
    slots.BACKGROUND,
    slots.PANEL,
  ],
  settings: [
    slots.heroSpeed(),
    slots.number('heroJump', 'how high the hero jumps', {
      ...{ min: 0.8, max: 1.8, default: 1, of: /\bjump\w*\b/ },
      ...{ more: /\b(higher|farther|further|stronger|more|better|bigger)\b/, less: /\b(lower|less|weaker|smaller)\b/ },
    }),
    slots.lives(3),
    slots.difficulty,
    slots.levels(3),
    slots.enemies(),
    slots.length('how long levels are, 1 is usual'),
    slots.number('gems', 'share of what lies about that opens the goal', {
      ...{ min: 0, max: 0.8, default: 0.5, step: 0.15, of: /\b(gather|collect|needed?|coins?|gems?|pickups?)\b/ },
      ...{ more: slots.MORE, less: slots.LESS },
    }),
    slots.boss(),
    ...slots.MUSIC,
  ],
};
