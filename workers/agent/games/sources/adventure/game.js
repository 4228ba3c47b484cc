// The adventure: how it is drawn and what its screens say. Its rules are in rules.js, its islands in level.js.
import { CELL, distance } from '../kit/cells.js';
import { cellNoise } from '../kit/random.js';
import { drawByDepth } from '../kit/walker.js';
import { createLevel } from './level.js';
import { drawMap } from './map-ground.js';
import { isOpen, step } from './rules.js';

const TURNS = { east: 0, south: 90, west: 180, north: 270 };

function draw(world, stage) {
  const { hero, land, salt, goal } = world;
  if (land.drawn) drawMap(land.drawn, stage);
  else {
    stage.tiles('land', land.has, { salt });
    stage.tiles('patch', land.hasPatch, { salt: salt + 1, skip: 0 });
  }
  drawGlitter(world, stage);
  const things = [
    ...world.props.map((prop) => ({ ...prop, draw: drawProp })),
    ...world.items.map((item) => ({ ...item, draw: drawItem })),
    ...world.foes.map((foe) => ({ ...foe, draw: drawFoe })),
    { ...hero, draw: drawHero },
    { ...goal, open: isOpen(world), draw: drawGoal },
  ];
  drawByDepth(things, (thing) => thing.draw(thing, stage));
  stage.weather(20);
}

/** Light on the water. */
function drawGlitter({ land, map, salt }, stage) {
  for (let i = 0; i < 30; i++) {
    const [x, y] = [cellNoise(i, 1, salt) * map.width, cellNoise(i, 2, salt) * map.height];
    if (!land.has(Math.floor(x), Math.floor(y)) && (stage.time + i * 9) % 90 < 40)
      stage.rect(x * CELL, y * CELL, 4, 1, 'paper', 0.5);
  }
}

function drawProp({ kind, side, x, y }, stage) {
  stage.shadow(x, y, 16);
  stage.sprite(kind, x, y + 1, { side });
}
function drawItem({ kind, x, y }, stage) {
  stage.shadow(x, y + 1, 8);
  stage.sprite(kind, x, y - 2, { bob: 2 });
}
function drawFoe({ kind, x, y, side, time, flash }, stage) {
  stage.shadow(x, y, kind === 'boss' ? 24 : 12);
  const squash = kind === 'walker' ? Math.sin(time * 0.2) * 0.2 : 0;
  stage.sprite(kind, x, y + 1, { move: 'walk', side, squash, time, ...(flash % 6 > 2 ? { flash: 'danger' } : {}) });
}
function drawHero({ x, y, side, walks, walked, safe, swing, squash }, stage) {
  stage.shadow(x, y, 12);
  const move = swing ? 'attack' : walks ? 'walk' : 'idle';
  const drawSwing = () => swing && drawBlade(x, y - 8, TURNS[side], 1 - swing / 16, stage);
  if (side === 'north') drawSwing();
  if (safe % 8 < 5)
    stage.sprite('hero', x, y + 1, {
      move,
      side,
      squash,
      time: swing ? (16 - swing) * 2.4 : walks ? walked : stage.time,
    });
  if (side !== 'north') drawSwing();
}
/** The trace of a blade: an arc of light in front of the hero. */
function drawBlade(x, y, turn, share, stage) {
  for (let i = 0; i < 9; i++) {
    const angle = ((turn - 70 + Math.min(1, share * 1.6) * 140 - i * 9) * Math.PI) / 180;
    for (const reach of [12, 16, 20])
      stage.rect(
        x + Math.cos(angle) * reach - 1,
        y + Math.sin(angle) * reach - 1,
        3,
        3,
        i < 3 ? 'paper' : 'accent',
        (1 - i / 9) * (1 - share * 0.6),
      );
  }
}
function drawGoal({ x, y, open }, stage) {
  stage.shadow(x, y, 22);
  if (open) for (const size of [16, 11]) stage.circle(x, y - 14, size + Math.sin(stage.time * 0.1) * 2, 'accent', 0.25);
  stage.sprite('goal', x, y + 2, open ? {} : { flash: 'far' });
}

export default {
  view: { short: 190 },
  controls: 'stick',
  texts: {
    level: 'Island',
    goal: 'Find all keys, then leave by the gate!',
    keys: 'Arrows walk, Space strikes.',
    touch: 'Left thumb walks, right thumb strikes.',
    win: 'All islands are explored.',
    lose: 'Try once more!',
  },
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.follow(world.hero, world, { rise: 0.5, sky: 0.5 }),
  count: (world, settings) => [
    { hearts: world.lives, of: settings.lives },
    { icon: 'pickup', text: `${world.found}/${world.needed}` },
    { text: distance(world.hero, world.goal) < 60 && !isOpen(world) ? 'It is shut' : String(world.total) },
  ],
};
