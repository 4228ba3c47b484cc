// The tower defence: how it is drawn and what its screens say. Its rules are in rules.js, its maps in level.js.

import { CELL } from '../kit/cells.js';
import { theOne } from '../kit/names.js';
import { drawByDepth } from '../kit/walker.js';
import { createLevel, sizeOf } from './level.js';
import { placeOf, priceOf, step, TOWERS, upgradePrice } from './rules.js';

const SHOT_COLORS = ['paper', 'ink', '#8fe3ff'];

function draw(world, stage) {
  const { map, way, cursor, columns, rows, seed } = world;
  const at = (x, y) => [Math.min(columns - 1, Math.max(0, x)), Math.min(rows - 1, Math.max(0, y))];
  stage.tiles('patch', (x, y) => world.onWay(...at(x, y)), { salt: seed });
  // the map ends here; what lies around it is dim
  stage.dimAround(world);
  drawGate(way, stage);
  drawByDepth(
    [
      ...world.props.map((prop) => ({ ...prop, draw: drawProp })),
      ...world.towers.map((tower) => ({ ...tower, draw: drawTower })),
      ...world.creeps.map((creep) => ({ ...creep, draw: drawCreep })),
      { ...placeOf(way, way.length - 1), y: way.at(-1).y * CELL + 15, draw: drawBase },
    ],
    (thing) => thing.draw(thing, stage),
  );
  for (const { x, y, kind } of world.shots) {
    stage.rect(x - 3, y - 3, 6, 6, 'ink', 0.7, 3);
    stage.rect(x - 2, y - 2, 4, 4, SHOT_COLORS[kind], 1, 2);
  }
  drawCursor(world, cursor, map, stage);
}

/** Where they come from. */
function drawGate(way, stage) {
  const { x, y } = placeOf(way, 0);
  for (const size of [9, 6]) stage.circle(x, y - 4, size + Math.sin(stage.time * 0.08), 'danger', 0.35);
}
function drawProp({ kind, x, y }, stage) {
  stage.shadow(x, y, 14);
  stage.sprite(kind, x, y + 1);
}
function drawBase({ x, y }, stage) {
  stage.shadow(x, y, 20);
  stage.sprite('base', x, y + 1);
}
function drawTower({ kind, x, y, rank, squash }, stage) {
  stage.shadow(x, y, 16);
  stage.sprite(TOWERS[kind].icon, x, y + 1, { squash });
  for (let i = 1; i < rank; i++) stage.rect(x - 6 + i * 4, y - 1, 3, 3, 'accent');
}
function drawCreep({ kind, look, x, y, side, strength, full, flash, slow }, stage) {
  const flies = kind === 'flyer';
  stage.shadow(x, y, kind === 'boss' ? 20 : 10);
  stage.sprite(stage.has(look) ? look : kind, x, y + 1 - (flies ? 7 : 0), {
    ...{ move: 'walk', side },
    squash: kind === 'chaser' || kind === 'boss' ? 0 : Math.sin(stage.time * (flies ? 0.4 : 0.2) + x) * 0.2,
    ...(flash > 4 ? { flash: 'danger' } : slow ? { flash: '#8fe3ff' } : {}),
  });
  if (strength >= full) return;
  const top = y - stage.size(kind).height - (flies ? 9 : 3);
  stage.rect(x - 9, top, 18, 4, 'ink');
  stage.rect(x - 8, top + 1, (16 * strength) / full, 2, 'danger');
}
function drawCursor({ towers, kind, gold, settings }, cursor, map, stage) {
  const there = towers.find(({ cell }) => cell.x === cursor.x && cell.y === cursor.y);
  const price = there
    ? upgradePrice(there, settings)
    : map.get(cursor.x, cursor.y)
      ? undefined
      : priceOf(kind, settings);
  const { reach } = TOWERS[there?.kind ?? kind];
  const fill = price === undefined ? 'danger' : gold >= price ? 'accent' : 'paper';
  const [x, y] = [cursor.x * CELL, cursor.y * CELL];
  if (price !== undefined || there) stage.circle(x + 8, y + 8, reach + (there?.rank ?? 1) * 5, fill, 0.14);
  stage.outline(x, y, CELL, CELL, fill, 2);
}

export default {
  view: {
    board: (portrait) => {
      const { columns, rows } = sizeOf(portrait);
      return { width: columns * CELL + 8, height: rows * CELL + 8 };
    },
    bar: true,
  },
  controls: 'point',
  texts: (_, game) => ({
    level: 'Map',
    goal: `Build towers beside the way: let nobody through to ${theOne(game, 'base', 'its end')}!`,
    keys: 'Arrows and Space build, 1 to 3 choose a tower. Build again to make it stronger.',
    touch: 'Choose a tower, then tap where it is to stand. Tap it again to make it stronger.',
    win: 'Nobody came through.',
    lose: 'Too many came through.',
  }),
  refill: true,
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.center(world),
  count: ({ lives, gold, wave, waves }) => [
    { icon: 'heart', text: String(Math.max(0, lives)) },
    { icon: 'pickup', text: String(gold) },
    { text: `Wave ${wave}/${waves.length}` },
  ],
  offer: ({ gold, kind, settings }) =>
    TOWERS.map(({ id, icon }, i) => {
      const price = priceOf(i, settings);
      return { id, icon, text: String(price), on: i === kind, off: gold < price };
    }),
};
