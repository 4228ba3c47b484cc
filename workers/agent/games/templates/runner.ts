import * as slots from '../slots.ts';
import type { TemplateFacts } from '../types.ts';
import { platformer } from './platformer.ts';

const shared = (id: string) => platformer.needs.find((slot) => slot.id === id)!;

export const runner: TemplateFacts = {
  id: 'runner',
  words: ['endless runner', 'auto runner', 'infinite runner', 'runner', 'running game', 'run and jump'],
  plays:
    /\b(?:chrome |google )dino(?:saur)?(?: game)?\b|\bdino(?:saur)? (?:run|game)\b|\b(?:temple run|subway surfers|canabalt|jetpack joyride)\b|\bruns? (?:forever|endlessly|for ?ever|by (?:him|her|it)self)\b|\bnever stops? running\b|\b(?:keeps? (?:on )?running|always runs?|runs? and runs?|runs? automatically|auto-?matically runs?|runs? on (?:his|her|its|their) own|auto-?runs?)\b|\bendless(?:ly)? (?:run|runs|running|jump\w*)\b|\b(?:vector|alto'?s (?:adventure|odyssey)|jetpack|crossy road)\b|\bjump(?:s|ing)? over (?:\w+ )?(?:rocks|obstacles|things|cact\w+|logs|gaps|fences|stones|everything)\b|\bdodg(?:es|ing|e) (?:\w+ )?(?:rocks|obstacles|things|cact\w+|logs)\b/i,
  title: 'Runner',
  about: 'The hero runs by itself: jump over gaps, stones and foes, gather what lies about, reach the flag.',
  controls: 'Space or a tap jumps, once more in the air.',
  takesPlaces: true,
  playtest: 'start, wait 1 second, jump, wait 1 second, jump, jump, wait 2 seconds, jump',
  needs: [
    slots.hero('who runs', 'a brave knight with a red cape', 'side', ['run', 'jump']),
    slots.thing(
      'walker',
      'what stands in the way',
      'a grey spiky rock',
      18,
      ['obstacle', 'obstacles', 'enemy', 'enemies', 'rock', 'rocks'],
      { ofPlace: false, when: 'walkers' },
    ),
    slots.thing('flyer', 'who comes flying', 'a black crow', 20, ['bird', 'birds', 'flying enemy', 'flying enemies'], {
      when: 'flyers',
    }),
    ...slots.MORE_FOES,
    slots.thing('pickup', 'what is gathered', 'a gold coin', 14, [
      'coins',
      'coin',
      'gems',
      'gem',
      'collectible',
      'treasure',
    ]),
    slots.thing('shield', 'what saves from one stumble', 'a blue shield', 16, ['power-up', 'powerup', 'protection']),
    slots.HEART,
    ...['tallProp', 'ground'].map(shared),
    slots.BACKGROUND,
    slots.PANEL,
  ],
  settings: [
    slots.heroSpeed({ about: 'how fast the hero runs', of: undefined }),
    slots.number('heroJump', 'how high the hero jumps', {
      ...{ min: 0.8, max: 1.8, default: 1, of: /\bjump\w*\b/ },
      ...{ more: /\b(higher|farther|further|stronger|better|bigger)\b/, less: /\b(lower|weaker|smaller)\b/ },
    }),
    slots.number('jumps', 'jumps in a row, 2 is a double jump', {
      ...{ min: 1, max: 3, default: 2, whole: true, step: 1, of: /\bjumps\b|\b(double|triple) jump\b/ },
      ...{ more: /\b(more|extra|triple|add)\b/, less: /\b(fewer|no|remove|single)\b/ },
    }),
    slots.lives(3),
    slots.difficulty,
    slots.levels(3),
    slots.enemies({ of: /\b(enem(?:y|ies)|foes?|monsters?|obstacles?|rocks?|birds?)\b/ }),
    slots.length('how long stages are, 1 is usual'),
    slots.enemySpeed,
    ...slots.speedsOf('flyer', 'foe2', 'foe3'),
    slots.FOE_SIZE,
    slots.pickups(),
    slots.speedUp,
    slots.endless(),
    slots.foeKinds,
    ...slots.FURTHER_FLY,
    slots.heroSize,
    slots.kindOfFoes('walkers', 'things in the way'),
    slots.kindOfFoes('flyers', 'foes that fly'),
    slots.BEHIND,
    slots.nights,
    ...slots.AIR,
    ...slots.MUSIC,
  ],
  noBoss: 'A runner has no place for a boss: the hero never stops. A platformer or a shooter has one.',
};
