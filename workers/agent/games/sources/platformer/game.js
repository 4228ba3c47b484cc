// The platformer: how it is drawn and what its screens say. Its rules are in rules.js, its levels in level.js.
import { distance } from '../kit/cells.js';
import { drawJumper } from '../kit/jumper.js';
import { createLevel } from './level.js';
import { isOpen, step } from './rules.js';

function draw(world, stage) {
  const { hero, map, goal, steps } = world;
  stage.sky();
  for (const { kind, x, y } of world.props) stage.sprite(kind === 'tall' ? 'tallProp' : 'lowProp', x, y + 1);
  // these tiles count air as their upper ground
  stage.tiles('ground', (x, y) => y < 0 || !map.get(x, y), { skip: 15 });

  const open = isOpen(world);
  const lift = open ? Math.abs(Math.sin(steps * 0.1)) * 3 : 0;
  stage.sprite('goal', goal.x, goal.y + 1 - lift, open ? {} : { flash: 'far' });
  for (const { kind, x, y } of world.items) stage.sprite(kind, x, y, { bob: 2 });
  for (const foe of world.foes) drawFoe(foe, stage);
  if (hero.safe % 8 < 5) drawJumper(hero, stage);
  stage.weather();
}

function drawFoe({ kind, x, y, vx, rest }, stage) {
  const wobble = kind === 'flyer' ? Math.sin(stage.time * 0.4) * 0.4 : Math.sin(stage.time * 0.15) * 0.2;
  stage.sprite(kind, x, y + 1, {
    ...{ move: 'walk', side: vx < 0 ? 'west' : 'east', squash: wobble },
    ...(rest % 10 > 4 ? { flash: 'danger' } : {}),
  });
}

export default {
  view: { short: 200 },
  controls: 'stick',
  texts: {
    level: 'Level',
    goal: 'Gather enough, then reach the goal!',
    keys: 'Arrows walk, Space jumps. Land on foes.',
    touch: 'Left thumb walks, right thumb jumps.',
    win: 'All levels are done.',
    lose: 'Try once more!',
  },
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.follow(world.hero, world),
  count: ({ lives, found, needed, hero, goal, total }, settings) => [
    { hearts: lives, of: settings.lives },
    { icon: 'pickup', text: `${found}/${needed}` },
    { text: distance(hero, goal) < 60 && found < needed ? `${needed - found} more!` : String(total) },
  ],
};
