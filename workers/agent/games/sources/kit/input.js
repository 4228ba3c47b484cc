// Keyboard, touch and gamepad as the same few words. A tap shorter than a step still counts for one step.

const KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'up',
  KeyS: 'down',
  Space: 'action',
  Enter: 'action',
  KeyX: 'action',
  KeyP: 'pause',
  Escape: 'pause',
  KeyM: 'mute',
  Digit1: 'choice1',
  Digit2: 'choice2',
  Digit3: 'choice3',
};
/** Games with two sticks: the letters walk, the arrows aim. */
const TWO_STICKS = { ArrowLeft: 'aimLeft', ArrowRight: 'aimRight', ArrowUp: 'aimUp', ArrowDown: 'aimDown' };
/** What some games have besides: one key more to shoot, one to dash. */
const MORE = {
  fire: { keys: ['KeyX', 'KeyF'], button: 2 },
  dash: { keys: ['KeyC', 'ShiftLeft', 'ShiftRight'], button: 1 },
};
const WORDS = [
  ...['fire', 'dash'],
  ...['left', 'right', 'up', 'down', 'action', 'pause', 'mute'],
  ...['aimLeft', 'aimRight', 'aimUp', 'aimDown', 'choice1', 'choice2', 'choice3'],
];
/** Of a thumb on a touch stick, in CSS pixels. */
const DEAD_ZONE = 12;
const STICK = 0.35;

/**
 * `controls` says what a touch means: 'stick' (a stick on the left half, the action on the right one), 'sticks' (two
 * sticks), 'tap' (the action everywhere), 'point' (cells are touched). `more` are words of MORE that the game has.
 */
export function createInput(controls, { toView, onWake, more = [] }) {
  const keys = {
    ...(controls === 'sticks' ? { ...KEYS, ...TWO_STICKS } : KEYS),
    ...Object.fromEntries(more.flatMap((word) => MORE[word].keys.map((key) => [key, word]))),
  };
  const held = new Set();
  const tapped = new Set();
  const thumbs = new Map();
  let pointed;
  let pointer;
  const input = {
    pressed: {},
    move: { x: 0, y: 0 },
    aim: { x: 0, y: 0 },
    pointed: undefined,
    pointer: undefined,
    aims: false,
  };
  for (const word of WORDS) input[word] = input.pressed[word] = false;

  addEventListener('keydown', (event) => {
    const word = keys[event.code];
    if (!word || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onWake();
    if (!event.repeat) tapped.add(word);
    held.add(word);
  });
  addEventListener('keyup', (event) => held.delete(keys[event.code]));
  addEventListener('blur', () => {
    held.clear();
    input.aims = false;
  });

  const surface = document.querySelector('#view');
  surface.addEventListener('pointerdown', (event) => {
    onWake();
    const { clientX: x, clientY: y, pointerId, pointerType } = event;
    pointer = pointed = toView(x, y);
    if (controls === 'point') return;
    // a mouse has one hand on the keys: it aims where it points
    if (controls === 'sticks' && pointerType === 'mouse') {
      input.aims = true;
      return;
    }
    const isLeft = x < innerWidth / 2;
    const role = controls === 'tap' ? 'action' : isLeft ? 'move' : controls === 'sticks' ? 'aim' : 'action';
    thumbs.set(pointerId, { role, x0: x, y0: y, x, y });
    if (role === 'action') tapped.add('action');
  });
  addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    pointer = toView(x, y);
    const thumb = thumbs.get(pointerId);
    if (thumb) Object.assign(thumb, { x, y });
  });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, ({ pointerId, pointerType }) => {
      thumbs.delete(pointerId);
      if (pointerType === 'mouse') input.aims = false;
    });

  function thumbWords(now) {
    for (const { role, x0, y0, x, y } of thumbs.values()) {
      if (role === 'action') now.add('action');
      else {
        const word = (name) => (role === 'aim' ? `aim${name[0].toUpperCase()}${name.slice(1)}` : name);
        if (x - x0 < -DEAD_ZONE) now.add(word('left'));
        if (x - x0 > DEAD_ZONE) now.add(word('right'));
        if (y - y0 < -DEAD_ZONE) now.add(word('up'));
        if (y - y0 > DEAD_ZONE) now.add(word('down'));
      }
    }
  }
  function padWords(now) {
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      const button = (i) => pad.buttons[i]?.pressed;
      const axis = (i) => pad.axes[i] ?? 0;
      if (button(14) || axis(0) < -STICK) now.add('left');
      if (button(15) || axis(0) > STICK) now.add('right');
      if (button(12) || axis(1) < -STICK) now.add('up');
      if (button(13) || axis(1) > STICK) now.add('down');
      if (axis(2) < -STICK) now.add('aimLeft');
      if (axis(2) > STICK) now.add('aimRight');
      if (axis(3) < -STICK) now.add('aimUp');
      if (axis(3) > STICK) now.add('aimDown');
      for (const word of more) if (button(MORE[word].button)) now.add(word);
      const taken = more.map((word) => MORE[word].button);
      if ([0, 1, 2, 7].some((i) => !taken.includes(i) && button(i))) now.add('action');
      if (button(9)) now.add('pause');
    }
  }
  const unit = (x, y) => (x && y ? { x: x * Math.SQRT1_2, y: y * Math.SQRT1_2 } : { x, y });

  /** Once before each step. `pressed` holds what was not held in the step before. */
  input.read = () => {
    const now = new Set([...held, ...tapped]);
    tapped.clear();
    thumbWords(now);
    padWords(now);
    for (const word of WORDS) {
      input.pressed[word] = now.has(word) && !input[word];
      input[word] = now.has(word);
    }
    input.move = unit(Number(input.right) - Number(input.left), Number(input.down) - Number(input.up));
    input.aim = unit(Number(input.aimRight) - Number(input.aimLeft), Number(input.aimDown) - Number(input.aimUp));
    input.pointed = pointed;
    input.pointer = pointer;
    pointed = undefined;
  };
  /** What a button of a screen does. */
  input.tap = (word) => tapped.add(word);
  /** Where thumbs rest, to draw sticks there. */
  input.thumbs = () => [...thumbs.values()].filter(({ role }) => role !== 'action');
  return input;
}
