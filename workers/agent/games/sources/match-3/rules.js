// Rules of the match-3: swap neighbours so that three of a kind lie in a row; reach the goal before the moves are used up.
import { clamp } from '../kit/cells.js';
import { createRandom } from '../kit/random.js';
import { createBoard, drop, inside, movesOf, rowsOf, sizeOf, swap } from './board.js';

/** Pixels of a cell. */
export const SPACE = 26;
const SWAP_STEPS = 9;
const FADE_STEPS = 14;
const GRAVITY = 0.022;
const HINT_AFTER = 60 * 6;

export function createLevel(settings, number, seed) {
  const hard = number - 1 + (settings.difficulty - 1) * 2;
  const random = createRandom(seed * 31 + number * 7);
  const kinds = clamp(settings.kinds + (hard > 2 ? 1 : 0), 4, 6);
  const size = sizeOf(settings);
  const cells = createBoard(random, kinds, size);
  return {
    ...{ cells, kinds, random, settings, number, steps: 0, phase: 'ready', chain: 0, waited: 0 },
    ...{ width: size * SPACE, height: size * SPACE },
    // moves are what can be used up
    lives: settings.moves,
    target: settings.target || targetOf(settings, number, kinds),
    cursor: { x: size >> 1, y: size >> 1 },
    picked: undefined,
    moves: movesOf(cells),
  };
}

/**
 * Points to reach. Whoever takes any swap makes 95 points a move with five kinds, 57 with six, and nine times of ten more
 * than 60 and 45 (measured on 25 boards each).
 */
function targetOf({ moves, difficulty }, number, kinds) {
  const share = { 4: 1.5, 5: 1, 6: 0.66 }[kinds];
  return Math.round(((42 + 7 * number) * (0.6 + 0.4 * difficulty) * share * moves) / 50) * 50;
}

export function step(world, input, emit) {
  world.steps++;
  if (world.phase === 'ready') choose(world, input, emit);
  else if (world.phase === 'swap') finishSwap(world, emit);
  else if (world.phase === 'fade') fade(world);
  else fall(world, emit);
}

/** A piece is picked by touch or Space; a neighbour, or an arrow, then says with which it changes places. */
function choose(world, input, emit) {
  world.waited++;
  const { cursor } = world;
  if (input.point) {
    const [x, y] = [Math.floor(input.point.x / SPACE), Math.floor(input.point.y / SPACE)];
    if (inside(world.cells, x, y)) {
      const { picked } = world;
      Object.assign(cursor, { x, y });
      if (picked && Math.abs(picked.x - x) + Math.abs(picked.y - y) === 1) return begin(world, picked, { x, y }, emit);
      world.picked = picked && picked.x === x && picked.y === y ? undefined : { x, y };
      emit('swap', (x + 0.5) * SPACE, (y + 0.5) * SPACE);
    }
  }
  const dx = Number(input.pressed.right) - Number(input.pressed.left);
  const dy = dx ? 0 : Number(input.pressed.down) - Number(input.pressed.up);
  const to = { x: cursor.x + dx, y: cursor.y + dy };
  if ((dx || dy) && inside(world.cells, to.x, to.y)) {
    const from = world.picked;
    Object.assign(cursor, to);
    if (from) return begin(world, from, { x: from.x + dx, y: from.y + dy }, emit);
  }
  if (input.pressed.action) world.picked = world.picked ? undefined : { ...cursor };
}

function begin(world, from, to, emit) {
  world.picked = undefined;
  world.waited = 0;
  if (!inside(world.cells, to.x, to.y)) return;
  emit('swap', (to.x + 0.5) * SPACE, (to.y + 0.5) * SPACE);
  Object.assign(world, { phase: 'swap', left: SWAP_STEPS, swapped: [from, to], isBack: false });
}

function finishSwap(world, emit) {
  const [from, to] = world.swapped;
  world.left--;
  const share = 1 - world.left / SWAP_STEPS;
  const [a, b] = [world.cells[from.y][from.x], world.cells[to.y][to.x]];
  a.dx = (to.x - from.x) * share;
  a.dy = (to.y - from.y) * share;
  b.dx = -a.dx;
  b.dy = -a.dy;
  if (world.left > 0) return;
  for (const piece of [a, b]) piece.dx = piece.dy = 0;
  swap(world.cells, from, to);
  const works = rowsOf(world.cells).length > 0;
  if (works || world.isBack) {
    if (works) world.lives--;
    world.chain = 0;
    clear(world, emit);
    return;
  }
  // no row: it goes back, and costs nothing
  emit('refuse', (to.x + 0.5) * SPACE, (to.y + 0.5) * SPACE);
  Object.assign(world, { left: SWAP_STEPS, isBack: true });
}

/** Marks what lies in rows; four and more of a kind leave a bomb, which takes all around it when it goes. */
function clear(world, emit) {
  const { cells } = world;
  const rows = rowsOf(cells);
  if (!rows.length) return settle(world, emit);
  world.chain++;
  const going = new Set();
  const bombs = [];
  const take = (x, y) => {
    if (!inside(cells, x, y) || !cells[y][x] || going.has(cells[y][x])) return;
    going.add(cells[y][x]);
    if (cells[y][x].isBomb) for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) take(x + dx, y + dy);
  };
  for (const row of rows) {
    for (const [x, y] of row.cells) take(x, y);
    if (row.cells.length > 3) bombs.push(row.cells[Math.floor(row.cells.length / 2)]);
  }
  for (const [x, y] of bombs) {
    const piece = cells[y][x];
    if (piece.isBomb) continue;
    going.delete(piece);
    piece.isBomb = true;
  }
  const points = going.size * 5 * (world.chain + 1);
  world.score += points;
  for (const piece of going) piece.fading = FADE_STEPS;
  const [x, y] = rows[0].cells[1];
  emit('match', (x + 0.5) * SPACE, (y + 0.5) * SPACE, `+${points}${world.chain > 1 ? ` x${world.chain}` : ''}`);
  for (const [bx, by] of bombs) emit('open', (bx + 0.5) * SPACE, (by + 0.5) * SPACE);
  Object.assign(world, { phase: 'fade', left: FADE_STEPS });
}

function fade(world) {
  const { cells, random, kinds } = world;
  const isLast = --world.left === 0;
  for (let y = 0; y < cells.length; y++)
    for (let x = 0; x < cells.length; x++) {
      const piece = cells[y][x];
      if (!piece.fading) continue;
      piece.fading = world.left;
      if (isLast) cells[y][x] = null;
    }
  if (!isLast) return;
  drop(cells, random, kinds);
  world.phase = 'fall';
}

function fall(world, emit) {
  let moves = false;
  for (const row of world.cells)
    for (const piece of row) {
      if (!piece?.lift) continue;
      piece.speed = (piece.speed ?? 0) + GRAVITY;
      piece.lift = Math.max(0, piece.lift - piece.speed);
      if (piece.lift) moves = true;
      else piece.speed = 0;
    }
  if (moves) return;
  emit('land', world.width / 2, world.height);
  clear(world, emit);
}

/** All lie still: it is won, lost, or somebody's move. */
function settle(world, emit) {
  Object.assign(world, { phase: 'ready', chain: 0, waited: 0 });
  if (world.score >= world.target) {
    world.done = true;
    world.score += world.lives * 20;
    // moves that are left are worth points, and none of them is a loss
    world.lives = Math.max(1, world.lives);
    return;
  }
  world.moves = movesOf(world.cells);
  if (world.moves.length || world.lives <= 0) return;
  emit('open', world.width / 2, world.height / 2, 'No moves: mixed anew');
  world.cells = createBoard(world.random, world.kinds, world.cells.length);
  world.moves = movesOf(world.cells);
}

/** A move that helps who does not find one. */
export const hintOf = ({ phase, waited, moves }) => (phase === 'ready' && waited > HINT_AFTER ? moves[0] : undefined);
