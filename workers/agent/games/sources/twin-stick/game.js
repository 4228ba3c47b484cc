// The shooter: how it is drawn and what its screens say. Its rules are in rules.js, its arenas in level.js.

import { drawHealth } from '../kit/health.js';
import { softNoise } from '../kit/random.js';
import { drawByDepth } from '../kit/walker.js';
import { drawShot } from '../kit/weapons.js';
import { createLevel } from './level.js';
import { step } from './rules.js';

function draw(world, stage) {
  const { hero, salt } = world;
  stage.tiles('patch', (x, y) => softNoise(x, y, salt) > 0.52, { salt });
  stage.dimAround(world);
  const things = [
    ...world.props.map((prop) => ({ ...prop, draw: drawProp })),
    ...world.items.map((item) => ({ ...item, draw: drawItem })),
    ...world.foes.map((foe) => ({ ...foe, draw: drawFoe })),
    { ...hero, draw: drawHero },
  ];
  drawByDepth(things, (thing) => thing.draw(thing, stage));
  for (const shot of world.shots)
    if (shot.isBolt) drawBolt(shot, stage);
    else drawShot(shot, stage);
  const boss = world.foes.find(({ kind }) => kind === 'boss');
  if (boss) drawHealth(boss, 44, stage);
  stage.weather(20);
  if (world.night) stage.darken(hero.x, hero.y - 8, world.night);
}

function drawBolt({ x, y }, stage) {
  stage.rect(x - 4, y - 4, 8, 8, 'ink', 0.8, 4);
  stage.rect(x - 3, y - 3, 6, 6, 'danger', 1, 3);
  stage.rect(x - 1, y - 2, 2, 2, 'paper');
}
function drawProp({ kind, x, y }, stage) {
  stage.shadow(x, y, 16);
  stage.sprite(kind, x, y + 1);
}
function drawItem({ kind, x, y }, stage) {
  stage.shadow(x, y + 1, 8);
  stage.sprite(kind, x, y - 2, { bob: 2 });
}
function drawFoe({ kind, look, x, y, side, time, flash }, stage) {
  const flies = kind === 'flyer';
  stage.shadow(x, y, kind === 'boss' ? 26 : 12);
  stage.sprite(stage.has(look) ? look : kind, x, y + 1 - (flies ? 6 : 0), {
    ...{ move: 'walk', side, time, alpha: Math.min(1, time / 20) },
    squash: flies || kind === 'walker' ? Math.sin(time * (flies ? 0.4 : 0.2)) * 0.22 : 0,
    ...(flash % 6 > 2 ? { flash: 'danger' } : {}),
  });
}
function drawHero({ x, y, side, walks, walked, safe, squash, power }, stage) {
  stage.shadow(x, y, 12);
  if (power && stage.time % 6 < 3) stage.circle(x, y - 10, 15, 'accent', 0.3);
  if (safe % 8 < 5)
    stage.sprite('hero', x, y + 1, { move: walks ? 'walk' : 'idle', side, squash, time: walks ? walked : stage.time });
}

export default {
  view: { short: 200 },
  controls: 'sticks',
  texts: {
    level: 'Wave',
    goal: 'Outlive everybody who comes!',
    keys: 'WASD walk, arrows or a held mouse shoot. Space aims by itself.',
    touch: 'Left thumb walks, right thumb shoots.',
    win: 'Nobody is left but you.',
    lose: 'Try once more!',
  },
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.follow(world.hero, world, { rise: 0.5, sky: 0.5 }),
  count: ({ lives, queue, foes, total, food }, settings) => [
    { hearts: lives, of: settings.lives },
    ...(settings.hunger ? [{ icon: 'food', text: `${Math.ceil(food * 100)} %` }] : []),
    { icon: 'chaser', text: `${queue.length + foes.length} left` },
    { text: `Score ${total}` },
  ],
};
