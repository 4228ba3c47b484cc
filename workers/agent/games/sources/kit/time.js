// Day and night that pass by themselves.
const DAY = 60 * 14;
/** Of a night as long as usual. */
const NIGHT = 60 * 8;
const DUSK = 60 * 2;

/** `world.night` goes from 0 to 1 and back, where the game has nights. */
export function passTime(world, emit) {
  const { nights = 0 } = world.settings ?? {};
  if (!nights) return;
  const long = DAY + NIGHT * nights;
  const at = world.steps % long;
  const into = Math.min(at - DAY, long - at);
  if (at === DAY) emit('open', world.hero.x, world.hero.y, 'Night falls');
  if (at === 0 && world.steps) emit('open', world.hero.x, world.hero.y, 'Day breaks');
  world.night = into <= 0 ? 0 : Math.min(1, into / DUSK);
}
