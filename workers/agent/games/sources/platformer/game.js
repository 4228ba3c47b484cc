// The platformer: how it is drawn and what its screens say. Its rules are in rules.js, its levels in level.js.

import { drawBlade } from '../kit/blade.js';
import { distance } from '../kit/cells.js';
import { drawTalk, folkOf } from '../kit/folk.js';
import { drawHealth } from '../kit/health.js';
import { drawJumper } from '../kit/jumper.js';
import { drawMovers } from '../kit/movers.js';
import { manyOf, theOne } from '../kit/names.js';
import { BLADES, drawShot } from '../kit/weapons.js';
import { drawExtras, isDoor } from './extras.js';
import { drawFooting } from './footing.js';
import { createLevel } from './level.js';
import { isOpen, resume, step } from './rules.js';

function draw(world, stage) {
  const { hero, map, goal, steps } = world;
  stage.sky();
  for (const { kind, x, y } of world.props) stage.sprite(kind === 'tall' ? 'tallProp' : 'lowProp', x, y + 1);
  // these tiles count air as their upper ground
  stage.tiles('ground', (x, y) => y < 0 || !map.get(x, y) || isDoor(world.doors, x, y), { skip: 15 });
  drawMovers(world.movers, stage);
  drawExtras(world, stage);
  drawFooting(world, stage);

  const open = isOpen(world);
  const lift = open ? Math.abs(Math.sin(steps * 0.1)) * 3 : 0;
  stage.sprite('goal', goal.x, goal.y + 1 - lift, open ? {} : { flash: '#8a90a6' });
  for (const { kind, x, y } of world.items) stage.sprite(kind, x, y, { bob: 2 });
  for (const one of folkOf(world)) one.draw(one, stage);
  for (const foe of world.foes) drawFoe(foe, stage);
  for (const foe of world.foes) drawHealth(foe, stage.size('boss').height + 4, stage);
  for (const shot of world.shots) drawShot(shot, stage);
  if (world.powers.shield) stage.circle(hero.x, hero.y - 11, 17, 'accent', 0.3);
  if (hero.dashing) stage.rect(hero.x - (hero.side === 'east' ? 26 : -8), hero.y - 14, 18, 2, 'paper', 0.6);
  if (hero.safe % 8 < 5) drawJumper(hero, stage);
  if (hero.swing)
    drawBlade(
      { x: hero.x, y: hero.y - 9, turn: hero.side === 'east' ? 0 : 180, share: 1 - hero.swing / 12 },
      BLADES[world.settings.weapon],
      stage,
    );
  if (world.night) stage.darken(hero.x, hero.y - 10, world.night);
  stage.weather();
  drawTalk(world, stage);
}

function drawFoe({ kind, look, x, y, vx, rest }, stage) {
  const wobble = kind === 'flyer' ? Math.sin(stage.time * 0.4) * 0.4 : Math.sin(stage.time * 0.15) * 0.2;
  stage.sprite(stage.has(look) ? look : kind, x, y + 1, {
    ...{ move: 'walk', side: vx < 0 ? 'west' : 'east', squash: wobble },
    ...(rest % 10 > 4 ? { flash: 'danger' } : {}),
  });
}

const more = ({ jumps = 1, wallJump, dash, weapon = 'none' }) =>
  [
    jumps > 1 ? `${jumps > 2 ? ', twice' : ', once'} more in the air` : '',
    wallJump ? ', also off walls' : '',
    weapon === 'none' ? '' : BLADES[weapon] ? ', X strikes' : ', X shoots',
    dash ? ', Shift dashes' : '',
  ].join('');

export default {
  view: { short: 200 },
  controls: 'stick',
  keys: ({ weapon = 'none', dash }) => [...(weapon === 'none' ? [] : ['fire']), ...(dash ? ['dash'] : [])],
  texts: (settings, game) => ({
    level: 'Level',
    goal: `Gather enough ${manyOf(game, 'pickup', 'of what lies about')}, then reach ${theOne(game, 'goal', 'the goal')}!`,
    keys: `Arrows walk, Space jumps${more(settings)}. Land on foes.`,
    touch: 'Left thumb walks, right thumb jumps.',
    win: 'All levels are done.',
    lose: 'Try once more!',
  }),
  createLevel,
  resume,
  step,
  draw,
  /** Buttons for thumbs. */
  offer: ({ settings: { weapon = 'none', dash } }) =>
    matchMedia('(pointer: coarse)').matches
      ? [
          ...(weapon === 'none' ? [] : [{ id: 'fire', text: BLADES[weapon] ? 'Strike' : 'Shoot' }]),
          ...(dash ? [{ id: 'dash', text: 'Dash' }] : []),
        ]
      : [],
  follow: (world, stage) => stage.follow(world.hero, world),
  count: ({ lives, found, needed, hero, goal, total }, settings) => [
    { hearts: lives, of: settings.lives },
    { icon: 'pickup', text: `${found}/${needed}` },
    { text: distance(hero, goal) < 60 && found < needed ? `${needed - found} more!` : `Score ${total}` },
  ],
};
