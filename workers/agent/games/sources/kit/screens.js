// Title, pause and end screens, and what is counted while one plays: plain HTML, so that all of it is legible and can be
// touched on a phone.

const byId = (id) => document.querySelector(`#${id}`);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

/** A sprite as an element: the first picture of it, or a moving one. */
export function spriteElement(sprite, { scale = 1, clip } = {}) {
  const element = make('i', 'sprite');
  const { width, height, columns, files } = sprite;
  Object.assign(element.style, {
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    backgroundImage: `url(${files[0]})`,
    backgroundSize: `${width * columns * scale}px auto`,
  });
  const show = (frame) => {
    const [x, y] = [frame % columns, Math.floor(frame / columns)];
    element.style.backgroundPosition = `${-x * width * scale}px ${-y * height * scale}px`;
  };
  const { from, count, speed } = sprite.clips?.[clip] ?? Object.values(sprite.clips ?? {})[0] ?? { from: 0, count: 1 };
  show(from);
  if (clip && count > 1) {
    let i = 0;
    const timer = setInterval(
      () => (element.isConnected ? show(from + (++i % count)) : clearInterval(timer)),
      1000 / speed,
    );
  }
  return element;
}

/** A sprite beside a text, about as high as its line. */
const icon = (sprite) => spriteElement(sprite, { scale: Math.max(1, Math.round(26 / sprite.height)) });

/** An interface of the account around screens and buttons: its panel and button stretch between their corners. */
export function useKit({ kit }) {
  const { style } = document.documentElement;
  for (const [name, { file, slice }] of Object.entries(kit)) {
    const sides = [slice.top, slice.right, slice.bottom, slice.left];
    style.setProperty(`--${name}-image`, `url(${new URL(file, location.href)})`);
    style.setProperty(`--${name}-slice`, sides.join(' '));
    style.setProperty(`--${name}-width`, sides.map((side) => `${side * 2}px`).join(' '));
  }
  document.body.classList.add('kit');
}

export function createScreens({ game, sprites, texts, onAction, onChoose }) {
  const screen = byId('screen');
  const hud = byId('hud');
  const bar = byId('bar');
  let shown = '';
  let offered = '';

  /** `lines` are shown under the heading; `button` is what a tap or Space does. */
  function show({ kind, heading, lines = [], button }) {
    screen.replaceChildren();
    screen.className = `${kind} on`;
    const panel = make('div', 'panel');
    panel.append(make('h1', '', heading));
    if (kind === 'title' && sprites.hero) {
      const sprite = sprites.hero;
      const move = ['walk-east', 'walk-south', 'idle-south', 'idle-east'].find((name) => sprite.clips?.[name]);
      panel.append(spriteElement(sprite, { scale: Math.max(2, Math.round(96 / sprite.height)), clip: move }));
    }
    for (const line of lines) panel.append(make('p', '', line));
    const go = make('button', '', button);
    go.addEventListener('click', (event) => {
      event.preventDefault();
      onAction();
    });
    panel.append(go);
    screen.append(panel);
  }

  return {
    title: () =>
      show({
        kind: 'title',
        heading: game.title,
        lines: [texts.intro, texts.goal, matchMedia('(pointer: coarse)').matches ? texts.touch : texts.keys].filter(
          Boolean,
        ),
        button: 'Start',
      }),
    pause: () =>
      show({ kind: 'pause', heading: 'Paused', lines: [texts.keys, 'M switches sound off and on.'], button: 'Go on' }),
    clear: (level, levels, score) =>
      show({
        kind: 'clear',
        heading: `${texts.level} ${level}${levels ? ` of ${levels}` : ''} done`,
        lines: [`Score ${score}`],
        button: 'Next',
      }),
    win: (score, best) =>
      show({ kind: 'win', heading: 'You win!', lines: [texts.win, scoreLine(score, best)], button: 'Play again' }),
    lose: (score, best) =>
      show({ kind: 'lose', heading: 'Game over', lines: [texts.lose, scoreLine(score, best)], button: 'Try again' }),
    hide() {
      screen.className = '';
      screen.replaceChildren();
    },
    /** Buttons below the game: { id, icon, text, on, off }. */
    offer(entries) {
      const text = JSON.stringify(entries);
      if (text === offered) return;
      offered = text;
      bar.replaceChildren(
        ...entries.map(({ id, icon: name, text, on, off }) => {
          const button = make('button', `${on ? 'on' : ''} ${off ? 'off' : ''}`);
          if (sprites[name]) button.append(icon(sprites[name]));
          button.append(make('b', '', text));
          button.addEventListener('click', () => onChoose(id));
          return button;
        }),
      );
    },
    /** Entries: { icon: name of a sprite, text } or { hearts, of }. */
    count(entries) {
      const text = JSON.stringify(entries);
      if (text === shown) return;
      shown = text;
      hud.replaceChildren(
        ...entries.map(({ icon: name, text, hearts, of }) => {
          const entry = make('span');
          if (hearts !== undefined)
            for (let i = 0; i < Math.max(hearts, of); i++) {
              const heart = sprites.heart ? icon(sprites.heart) : make('i', 'heart');
              if (i >= hearts) heart.classList.add('lost');
              entry.append(heart);
            }
          if (sprites[name]) entry.append(icon(sprites[name]));
          if (text !== undefined) entry.append(make('b', '', text));
          return entry;
        }),
      );
    },
  };
}

/** A line about a score. */
const scoreLine = (score, best) => (best > score ? `Score ${score}, best ${best}` : `Score ${score}: your best`);
