// The adventure: how it is drawn and what its screens say. Its rules are in rules.js, its islands in level.js.
import { drawBlade } from '../kit/blade.js';
import { CELL, distance } from '../kit/cells.js';
import { drawTalk, folkOf } from '../kit/folk.js';
import { drawHealth } from '../kit/health.js';
import { cellNoise } from '../kit/random.js';
import { drawByDepth } from '../kit/walker.js';
import { BLADES, drawShot } from '../kit/weapons.js';
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
    ...world.receivers.map((receiver) => ({ ...receiver, draw: drawReceiver })),
    ...folkOf(world),
    { ...hero, weapon: world.settings.weapon ?? 'sword', draw: drawHero },
    { ...goal, open: isOpen(world), draw: drawGoal },
  ];
  drawByDepth(things, (thing) => thing.draw(thing, stage));
  for (const foe of world.foes) drawHealth(foe, stage.size('boss').height + 4, stage);
  for (const shot of world.shots) drawShot(shot, stage);
  if (world.night) stage.darken(hero.x, hero.y - 8, world.night);
  stage.weather(20);
  drawTalk(world, stage);
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
/** Over the head of who still waits stands what is to be brought. */
function drawReceiver({ x, y, served }, stage) {
  stage.shadow(x, y, 14);
  stage.sprite('receiver', x, y + 1, { squash: Math.sin(stage.time * 0.06 + x) * 0.04 });
  const top = y - stage.size('receiver').height - 4;
  if (served) stage.sprite('heart', x, top, { scale: 0.6, bob: 1 });
  else {
    stage.circle(x, top - 6, 9, 'paper', 0.85);
    stage.sprite('pickup', x, top, { scale: 0.7, bob: 1 });
  }
}
function drawFoe({ kind, look = kind, x, y, side, time, flash }, stage) {
  stage.shadow(x, y, kind === 'boss' ? 24 : 12);
  const squash = kind === 'walker' ? Math.sin(time * 0.2) * 0.2 : 0;
  stage.sprite(stage.has(look) ? look : kind, x, y + 1, {
    move: 'walk',
    side,
    squash,
    time,
    ...(flash % 6 > 2 ? { flash: 'danger' } : {}),
  });
}
function drawHero({ x, y, side, walks, walked, safe, swing, squash, weapon }, stage) {
  const blade = BLADES[weapon];
  stage.shadow(x, y, 12);
  const move = swing ? 'attack' : walks ? 'walk' : 'idle';
  const drawSwing = () =>
    swing && blade && drawBlade({ x, y: y - 8, turn: TURNS[side], share: 1 - swing / 16 }, blade, stage);
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
function drawGoal({ x, y, open }, stage) {
  stage.shadow(x, y, 22);
  if (open) for (const size of [16, 11]) stage.circle(x, y - 14, size + Math.sin(stage.time * 0.1) * 2, 'accent', 0.25);
  stage.sprite('goal', x, y + 2, open ? {} : { flash: '#8a90a6' });
}

export default {
  view: { short: 190 },
  controls: 'stick',
  texts: ({ weapon = 'sword', deliver }) => ({
    level: 'Island',
    goal: deliver ? 'Bring everybody what they wait for!' : 'Find all keys, then leave by the gate!',
    keys: `Arrows walk${weapon === 'none' ? '' : `, Space ${BLADES[weapon] ? 'strikes' : 'shoots'}`}.`,
    touch: `Left thumb walks${weapon === 'none' ? '' : `, right thumb ${BLADES[weapon] ? 'strikes' : 'shoots'}`}.`,
    win: 'All islands are explored.',
    lose: 'Try once more!',
  }),
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.follow(world.hero, world, { rise: 0.5, sky: 0.5 }),
  count: (world, settings) => [
    { hearts: world.lives, of: settings.lives },
    { icon: 'pickup', text: `${world.found}/${world.needed}${world.carried ? ` (+${world.carried})` : ''}` },
    { text: distance(world.hero, world.goal) < 60 && !isOpen(world) ? 'It is shut' : String(world.total) },
  ],
};
