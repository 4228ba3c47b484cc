// Who goes along with the hero, and who stands about and says something while the hero is near. Neither is in anybody's way.

/** So many steps of the hero's way are between the two. */
const BEHIND = 18;
const HEARS = 34;

/** `spot`: where somebody can stand, near the place where the hero begins. */
export const createFolk = ({ companion, folk }, { x, y }, spot) => ({
  // beside the hero, where one can stand
  ...(companion
    ? { companion: { x: x + Math.sign(spot.x - x) * 12, y: y + Math.sign(spot.y - y), side: 'east', trail: [] } }
    : {}),
  ...(folk ? { stander: { ...spot, hears: false } } : {}),
});

/** The companion goes where the hero went, and stands while the hero stands. */
export function moveFolk({ hero, folk: { companion, stander } = {} }) {
  if (companion) {
    const { trail } = companion;
    const { x, y, side } = hero;
    const last = trail.at(-1) ?? companion;
    companion.walks = Math.hypot(last.x - x, last.y - y) > 0.2;
    if (companion.walks) trail.push({ x, y, side });
    if (trail.length > BEHIND) Object.assign(companion, trail.shift());
  }
  if (stander) stander.hears = Math.hypot(stander.x - hero.x, stander.y - hero.y) < HEARS;
}

/** Both as things that are drawn by depth or one after the other. */
export function folkOf({ folk: { companion, stander } = {} }) {
  const draw = (name) => (one, stage) => {
    stage.shadow(one.x, one.y, 12);
    stage.sprite(name, one.x, one.y + 1, {
      ...{ move: one.walks ? 'walk' : 'idle', side: one.side ?? 'south', time: stage.time },
      squash: one.walks ? Math.sin(stage.time * 0.35) * 0.25 : 0,
    });
  };
  return [
    ...(companion ? [{ ...companion, draw: draw('companion') }] : []),
    ...(stander ? [{ ...stander, draw: draw('folk') }] : []),
  ];
}

/** What is said is above the head, over all else. */
export function drawTalk({ folk: { stander } = {}, says }, stage) {
  if (stander?.hears && says) stage.say(stander.x, stander.y - stage.size('folk').height - 3, says);
}
