// Maps of cells, bodies that move through them, and ways over them. No browser in here: levels are checked in Node too.

/** Pixels of a cell. */
export const CELL = 16;
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** The cell of a point. */
export const cellOf = (pixels) => Math.floor(pixels / CELL);

/** `solid` is true beyond the sides and below, and false above. */
export function createMap(width, height, fill = 0) {
  const cells = new Uint8Array(width * height).fill(fill);
  return {
    width,
    height,
    get: (x, y) => cells[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)],
    set: (x, y, value) => {
      if (x >= 0 && y >= 0 && x < width && y < height) cells[y * width + x] = value;
    },
    solid: (x, y) => y >= 0 && (x < 0 || x >= width || cells[Math.min(y, height - 1) * width + x] === 1),
  };
}

/** Bodies have x, y in the middle of their feet, and stand `height` high over y. */
export const touches = (a, b, more = 0) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + more && a.y > b.y - b.height - more && b.y > a.y - a.height - more;

/** Moves a body by its speed, one axis at a time, and tells what it ran into. */
export function moveBody(map, body) {
  const hit = { wall: false, floor: false, ceiling: false };
  const left = () => cellOf(body.x - body.width / 2);
  const right = () => cellOf(body.x + body.width / 2 - 0.01);
  const top = () => cellOf(body.y - body.height);
  const bottom = () => cellOf(body.y - 0.01);
  const blocked = () => {
    for (let y = top(); y <= bottom(); y++) for (let x = left(); x <= right(); x++) if (map.solid(x, y)) return true;
    return false;
  };
  body.x += body.vx;
  if (body.vx && blocked()) {
    body.x = body.vx > 0 ? right() * CELL - body.width / 2 : (left() + 1) * CELL + body.width / 2;
    body.vx = 0;
    hit.wall = true;
  }
  body.y += body.vy;
  if (body.vy && blocked()) {
    if (body.vy > 0) {
      body.y = bottom() * CELL;
      hit.floor = true;
    } else {
      body.y = (top() + 1) * CELL + body.height;
      hit.ceiling = true;
    }
    body.vy = 0;
  }
  return hit;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Steps from a cell to every other one over open cells, as a function of x and y; -1 where there is no way. */
export function stepsFrom(open, width, height, x0, y0) {
  const steps = new Int32Array(width * height).fill(-1);
  const queue = [[x0, y0]];
  steps[y0 * width + x0] = 0;
  for (const [x, y] of queue)
    for (const [dx, dy] of NEIGHBOURS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || steps[ny * width + nx] >= 0 || !open(nx, ny)) continue;
      steps[ny * width + nx] = steps[y * width + x] + 1;
      queue.push([nx, ny]);
    }
  return (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : steps[y * width + x]);
}

/** The neighbour cell with the fewest steps, to walk along `stepsFrom`; undefined where none is nearer. */
export function nextStep(steps, x, y) {
  let best;
  for (const [dx, dy] of NEIGHBOURS) {
    const count = steps(x + dx, y + dy);
    if (count >= 0 && (best === undefined || count < best.count)) best = { x: x + dx, y: y + dy, count };
  }
  const here = steps(x, y);
  return best && (here < 0 || best.count < here) ? best : undefined;
}

/** Which way a speed looks: 'east', 'west', 'north' or 'south'. */
export const facing = (vx, vy, before = 'south') =>
  Math.abs(vx) + Math.abs(vy) < 0.01
    ? before
    : Math.abs(vx) > Math.abs(vy)
      ? vx > 0
        ? 'east'
        : 'west'
      : vy > 0
        ? 'south'
        : 'north';
