// The runner: how it is drawn and what its screens say. Its rules are in rules.js, its stages in level.js.
import { CELL, cellOf } from '../kit/cells.js';
import { drawJumper } from '../kit/jumper.js';
import { manyOf } from '../kit/names.js';
import { createLevel } from './level.js';
import { step } from './rules.js';

function draw(world, stage) {
  const { hero, map } = world;
  stage.sky();
  for (const { x, y } of world.props) stage.sprite('tallProp', x, y + 1, { alpha: 0.75 });
  // these tiles count air as their upper ground
  stage.tiles('ground', (x, y) => y < 0 || !map.get(x, y), { skip: 15 });
  drawFinish(world, stage);
  for (const { kind, x, y } of world.items) stage.sprite(kind, x, y, { bob: 2 });
  for (const { kind, look = kind, x, y } of world.foes) {
    const squash = kind === 'flyer' ? Math.sin(stage.time * 0.4) * 0.4 : Math.sin(stage.time * 0.12) * 0.12;
    stage.sprite(stage.has(look) ? look : kind, x, y + 1, { move: 'walk', side: 'west', squash });
  }
  if (hero.safe % 8 < 5) drawJumper(hero, stage);
  if (world.shield) stage.sprite('shield', hero.x + 12, hero.y - 6, { alpha: 0.85 });
  if (world.night) stage.darken(hero.x, hero.y - 10, world.night);
  stage.weather();
}

/** A chequered flag. */
function drawFinish({ goalAt, goalY }, stage) {
  const x = goalAt * CELL;
  stage.rect(x - 2, goalY - 64, 3, 64, 'ink');
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++)
      stage.rect(x + 1 + column * 5, goalY - 64 + row * 5, 5, 5, (row + column) % 2 ? 'paper' : 'ink');
}

const inAir = (jumps) => (jumps > 2 ? ', twice more in the air' : jumps > 1 ? ', once more in the air' : '');

export default {
  view: { short: 200 },
  controls: 'tap',
  texts: ({ jumps }, game) => ({
    level: 'Stage',
    goal: `Reach the flag: jump over what is in the way, and gather ${manyOf(game, 'pickup', 'what lies about')}!`,
    keys: `Space jumps${inAir(jumps)}.`,
    touch: `Tap to jump${inAir(jumps)}.`,
    win: 'All stages are done.',
    lose: 'Try once more!',
  }),
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.follow(world.hero, world),
  count: ({ lives, hero, goalAt, total }, settings) => [
    { hearts: lives, of: settings.lives },
    { text: `${Math.max(0, goalAt - cellOf(hero.x))} m to go` },
    { text: `Score ${total}` },
  ],
};
