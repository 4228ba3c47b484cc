// The match-3: how it is drawn and what its screens say. Its rules are in rules.js, what lies in rows in board.js.
import { sizeOf } from './board.js';
import { createLevel, hintOf, SPACE, step } from './rules.js';

const FADE_STEPS = 14;

function draw(world, stage) {
  const { cells, cursor, picked, width: side } = world;
  const size = cells.length;
  stage.sky({ horizon: 1 });
  stage.rect(-6, -6, side + 12, side + 12, 'ink', 0.85);
  stage.outline(-6, -6, side + 12, side + 12, 'paper', 2, 0.9);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      stage.rect(x * SPACE + 1, y * SPACE + 1, SPACE - 2, SPACE - 2, 'paper', (x + y) % 2 ? 0.1 : 0.05);
  const hint = hintOf(world);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) drawPiece(cells[y][x], x, y, { hint, picked }, stage);
  if (world.phase !== 'ready') return;
  stage.outline(cursor.x * SPACE, cursor.y * SPACE, SPACE, SPACE, 'paper', 2, 0.9);
  if (picked) stage.outline(picked.x * SPACE - 1, picked.y * SPACE - 1, SPACE + 2, SPACE + 2, 'accent', 3);
}

function drawPiece(piece, x, y, { hint, picked }, stage) {
  if (!piece) return;
  const left = (x + piece.dx) * SPACE + SPACE / 2;
  const top = (y + piece.dy - piece.lift) * SPACE;
  if (top < -SPACE / 2) return; // still above the board
  const isHinted = hint && ((hint.x === x && hint.y === y) || (hint.x + hint.dx === x && hint.y + hint.dy === y));
  const isPicked = picked?.x === x && picked?.y === y;
  const swing = isHinted || isPicked ? Math.sin(stage.time * 0.25) * 2 : 0;
  const name = `gem${piece.kind + 1}`;
  const feet = top + SPACE / 2 + stage.size(name).height / 2 + swing;
  if (piece.isBomb) stage.circle(left, top + SPACE / 2, 12 + Math.sin(stage.time * 0.15), 'accent', 0.55);
  const share = piece.fading ? piece.fading / FADE_STEPS : 1;
  stage.sprite(name, left, feet - (1 - share) * 8, { side: 'south', scale: share, alpha: share });
}

export default {
  view: { board: (_, settings) => ({ width: sizeOf(settings) * SPACE + 12, height: sizeOf(settings) * SPACE + 12 }) },
  controls: 'point',
  texts: {
    level: 'Board',
    goal: 'Three of a kind in a row: reach the goal before your moves are used up.',
    keys: 'Arrows choose, Space picks, an arrow swaps.',
    touch: 'Tap a piece, then its neighbour.',
    win: 'All boards are done.',
    lose: 'No moves are left.',
  },
  createLevel,
  step,
  draw,
  follow: (world, stage) => stage.center(world),
  count: ({ lives, score, target }) => [{ icon: 'gem1', text: `${score}/${target}` }, { text: `${lives} moves` }],
};
