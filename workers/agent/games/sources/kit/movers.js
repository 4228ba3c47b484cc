// Platforms that move: they carry who stands on them, and let through who comes from below.
const THICK = 8;

export const createMover = ({ x, y, from, to, upright, width = 48 }) => ({
  ...{ x, y, from, to, upright, width, vx: 0, vy: 0 },
  step: upright ? 0.5 : 0.6,
});

/** Moves all platforms, and who stands on one with it. Called after the hero moved. */
export function moveMovers({ movers, hero }, before) {
  for (const mover of movers) {
    const top = mover.y;
    const along = mover.upright ? 'y' : 'x';
    mover[along] += mover.step;
    if (mover[along] > mover.to) mover.step = -Math.abs(mover.step);
    if (mover[along] < mover.from) mover.step = Math.abs(mover.step);
    const over = Math.abs(hero.x - mover.x) < (mover.width + hero.width) / 2;
    if (!over || hero.vy < 0 || before > top + 3 || hero.y < top - 1) continue;
    Object.assign(hero, { y: mover.y, vy: 0, onGround: true });
    if (!mover.upright) hero.x += mover.step;
  }
}

export function drawMovers(movers, stage) {
  for (const { x, y, width } of movers) {
    const left = x - width / 2;
    stage.rect(left, y, width, THICK, 'ink', 1, 2);
    stage.rect(left + 1, y + 1, width - 2, THICK - 2, '#9a6438', 1, 1);
    stage.rect(left + 1, y + 1, width - 2, 2, '#cf9a58');
    for (let at = 12; at < width - 4; at += 12) stage.rect(left + at, y + 1, 1, THICK - 2, 'ink', 0.55);
  }
}
