import * as slots from '../slots.ts';
import type { NumberSetting, TemplateFacts } from '../types.ts';

export const twinStick: TemplateFacts = {
  id: 'twin-stick',
  words: [
    ...[
      'twin-stick shooter',
      'twin stick shooter',
      'twin-stick',
      'twin stick',
      'twinstick',
      'arena shooter',
      'top-down shooter',
      'top down shooter',
    ],
    ...['shooter', 'shoot em up', "shoot 'em up", 'survival game', 'wave survival', 'zombie game', 'bullet hell'],
  ],
  plays:
    /\b(?:vampire survivors|geometry wars|hotline miami|enter the gungeon|binding of isaac)\b|\b(?:surviv|outliv)(?:e|es|ing) (?:\w+ )?(?:waves?|hordes?)\b|\bhordes? of\b|\bwaves? of\b|\bshoot(?:s|ing|er)? (?:'?em|them) (?:up|all|down)\b|\barena(?: (?:game|fight|battle|shooter))\b|\b(?:in|inside) an arena\b|\bshoot(?:s|ing)? (?:at )?(?:hordes?|waves?|lots|everything)\b|\b(?:brotato|nuclear throne|robotron|smash tv|20 minutes till dawn)\b/i,
  title: 'Twin-stick shooter',
  about: 'Walk with one hand, shoot with the other, outlive wave after wave.',
  controls: 'WASD walk, arrows shoot, Space aims by itself; left thumb walks, right thumb shoots.',
  takesPlaces: true,
  playtest: 'start, hold space for 2 seconds, press d, hold space for 3 seconds, press w, hold space for 2 seconds',
  needs: [
    { ...slots.hero('who is played', 'a wizard with a blue hat', 'above', ['idle', 'walk']), arms: 'shots' },
    slots.foe(
      'chaser',
      'a foe that comes after the hero',
      'a zombie',
      28,
      ['enemy', 'enemies', 'foe', 'monster', 'zombies'],
      { when: 'chasers' },
    ),
    slots.thing('walker', 'a slow foe', 'a green slime monster', 20, ['slow enemy', 'slow enemies', 'slime'], {
      when: 'walkers',
    }),
    slots.thing('flyer', 'a foe that flies and shoots', 'a purple bat', 22, ['flying enemy', 'flying enemies', 'bat'], {
      when: 'flyers',
    }),
    ...slots.MORE_FOES,
    slots.foe('boss', 'who comes last', 'a large angry troll', 48, [], { when: 'boss' }),
    slots.thing(
      'pickup',
      'what makes the hero shoot three at a time',
      'a glowing blue orb',
      16,
      ['power-up', 'powerup', 'power', 'orb'],
      { ofPlace: false },
    ),
    slots.HEART,
    slots.SHOT,
    slots.thing('tallProp', 'something high at the border', 'an oak tree', 40, ['trees', 'tree'], { required: false }),
    slots.thing('lowProp', 'something low to hide behind', 'a grey rock', 20, ['bushes', 'bush', 'rocks'], {
      required: false,
    }),
    slots.PATCH,
    slots.PANEL,
  ],
  settings: [
    slots.heroSpeed(),
    slots.number('fireRate', 'how fast one shoots', {
      ...{ min: 0.5, max: 3, default: 1, of: /\b(fir(?:e|ing)|shoot\w*|shots?|bullets?|gun|attack\w*|cast\w*)\b/ },
      ...{
        more: /\b(faster|quicker|more|higher|rapid\w*|too slow(?:ly)?)\b/,
        less: /\b(slower|less|fewer|lower|too (?:fast|quick))\b/,
      },
    }),
    slots.lives(5),
    slots.difficulty,
    { ...slots.levels(3, 'levels?|stages?|waves?|rounds?'), max: 20 } as NumberSetting,
    slots.enemies({ min: 0.4 }),
    slots.boss(true),
    slots.enemySpeed,
    slots.foeKinds,
    ...slots.FURTHER_FLY,
    slots.heroSize,
    slots.number('shotSize', 'how large shots are, 1 is usual', {
      ...{
        min: 0.6,
        max: 2.5,
        default: 1,
        of: /\b(?:bullets?|shots?|projectiles?|orbs?|fireballs?|arrows?|lasers?)\b/,
      },
      ...{ more: /\b(?:bigger|larger|huge)\b/, less: /\b(?:smaller|tiny)\b/, step: 0.5 },
    }),
    slots.weapon('orb', ['orb', 'gun', 'bow', 'staff', 'stars']),
    slots.OWN_SHOTS,
    slots.kindOfFoes('chasers', 'foes that come after the hero'),
    slots.kindOfFoes('walkers', 'slow foes'),
    slots.kindOfFoes('flyers', 'foes that fly'),
    ...slots.AIR,
    ...slots.MUSIC,
  ],
};
