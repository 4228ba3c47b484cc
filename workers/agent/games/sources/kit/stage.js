// What is drawn, through Kaplay: sprites by name, tiles, shadows, particles, the sky. World coordinates, whole pixels.
import kaplay from 'kaplay';
import { drawAir, drawLights, lit } from './air.js';
import { drawBackdrop } from './backdrop.js';
import { CELL, cellOf, clamp } from './cells.js';
import { SHADER, showsOtherwise } from './look.js';
import { cellNoise } from './random.js';

const SIDES = { east: 'west', west: 'east' };
/** How long a picture of moving ground is shown, in steps. */
const GROUND_STEPS = 13;
const MOST_SPARKS = 240;
const FOES = /^(?:walker|chaser|flyer|foe\d)$/;

/** The clip that a sprite has nearest to what is wanted: the same move, another side, mirrored, or standing. */
function clipOf(sprite, move, side) {
  for (const name of [`${move}-${side}`, `idle-${side}`]) if (sprite.clips[name]) return { clip: sprite.clips[name] };
  const other = SIDES[side];
  for (const name of [`${move}-${other}`, `idle-${other}`])
    if (other && sprite.clips[name]) return { clip: sprite.clips[name], mirrored: true };
  const first = sprite.clips[`${move}-south`] ?? sprite.clips['idle-south'] ?? Object.values(sprite.clips)[0];
  return { clip: first, mirrored: side === 'west' };
}

/** `air`: the time of day and the weather; `behind`: what is seen far away; `heroScale`: how large the hero is. */
export async function createStage({
  sprites,
  palette: ofPlace,
  view,
  air,
  behind: ofBehind,
  heroScale = 1,
  foeScale = 1,
  look,
}) {
  let palette = lit(ofPlace, air.light);
  let behind = ofBehind;
  const canvas = document.querySelector('canvas');
  const k = kaplay({
    canvas,
    background: palette.sky,
    crisp: true,
    texFilter: 'nearest',
    pixelDensity: 1,
    global: false,
    debug: false,
    loadingScreen: false,
    touchToMouse: false,
    focus: false,
  });
  // weather may be 'none'
  const colorsOf = (names) =>
    Object.fromEntries(
      Object.entries(names)
        .filter(([, hex]) => hex.startsWith('#'))
        .map(([name, hex]) => [name, k.Color.fromHex(hex)]),
    );
  let color = colorsOf(palette);
  /** A level in a place of its own has pictures of its own: `ground-2` instead of `ground`. */
  let level = 1;
  let scene = 'background';
  const named = (name) => (`${name}-${level}` in sprites ? `${name}-${level}` : name);
  const loading = [];
  for (const [name, sprite] of Object.entries(sprites))
    sprite.files.forEach((file, i) => {
      const slices = { sliceX: sprite.columns, sliceY: Math.ceil(sprite.count / sprite.columns) };
      loading.push(k.loadSprite(i ? `${name}#${i}` : name, file, slices));
    });
  if (showsOtherwise(look)) loading.push(k.loadShader('look', null, SHADER(look)));
  await Promise.all(loading);

  let sparks = [];
  let notes = [];
  let shake = 0;
  const camera = { x: 0, y: 0, at: undefined };
  const notesElement = document.querySelector('#notes');
  const speech = { x: 0, y: 0, isSaid: false, element: undefined };
  const placeSpeech = () => {
    if (!speech.element) return;
    speech.element.hidden = !speech.isSaid;
    speech.element.style.transform = `translate(${(speech.x - camera.x) * view.zoom}px, ${(speech.y - camera.y) * view.zoom}px) translate(-50%, -100%)`;
  };
  const at = (x, y) => k.vec2(Math.round(x - camera.x), Math.round(y - camera.y));
  const paint = (name) => color[name] ?? k.Color.fromHex(name);

  const stage = {
    view,
    time: 0,
    camera,
    has: (name) => named(name) in sprites,
    size: (name) => ({ width: sprites[named(name)]?.width ?? CELL, height: sprites[named(name)]?.height ?? CELL }),
    /** A level begins: its pictures, colours and what is far behind it. */
    enter(number, place) {
      level = number;
      scene = place.isOwn ? `background-${number}` : 'background';
      palette = lit(place.palette, air.light);
      color = colorsOf(palette);
      behind = place.behind;
      k.setBackground(color.sky);
    },

    /** Feet at x, y. `squash` over 0 flattens, under 0 stretches; `flash` paints it in one colour. */
    sprite(
      name,
      x,
      y,
      {
        move = 'idle',
        side = 'east',
        time = stage.time,
        squash = 0,
        turn = 0,
        alpha = 1,
        flash,
        bob = 0,
        scale = 1,
      } = {},
    ) {
      const picture = named(name);
      const sprite = sprites[picture];
      if (!sprite || x - camera.x < -90 || x - camera.x > view.width + 90) return;
      const { clip, mirrored = false } = clipOf(sprite, move, side);
      const frame = clip.from + (Math.floor((time * clip.speed) / 60) % clip.count);
      // who has no legs that move hops
      const hop = /^(?:walk|run)$/.test(move) && clip.count === 1 ? Math.abs(Math.sin(time * 0.22)) * 2.5 : 0;
      const lift = Math.round(Math.sin(stage.time * 0.1 + x) * bob - hop);
      const large = scale * (name === 'hero' ? heroScale : FOES.test(name) ? foeScale : 1);
      k.drawSprite({
        sprite: picture,
        frame,
        pos: at(x, y + lift - (turn ? sprite.height / 2 : 0)),
        anchor: turn ? 'center' : 'bot',
        angle: turn,
        flipX: mirrored,
        opacity: alpha,
        ...(flash ? { color: paint(flash) } : {}),
        scale: k.vec2(large * (1 + squash * 0.5), large * (1 - squash * 0.5)),
      });
    },
    rect(x, y, width, height, fill, alpha = 1, radius = 0) {
      k.drawRect({ pos: at(x, y), width, height, color: paint(fill), opacity: alpha, radius });
    },
    outline(x, y, width, height, stroke, thick = 1, alpha = 1) {
      for (const [dx, dy, w, h] of [
        [0, 0, width, thick],
        [0, height - thick, width, thick],
        [0, 0, thick, height],
        [width - thick, 0, thick, height],
      ])
        stage.rect(x + dx, y + dy, w, h, stroke, alpha);
    },
    circle(x, y, radius, fill, alpha = 1) {
      k.drawCircle({ pos: at(x, y), radius, color: paint(fill), opacity: alpha });
    },
    line(x1, y1, x2, y2, fill, width = 1, alpha = 1) {
      k.drawLine({ p1: at(x1, y1), p2: at(x2, y2), width, color: paint(fill), opacity: alpha });
    },
    /** Makes dim what lies around a map that is smaller than the window. */
    dimAround({ width, height }, fill = 'ink', alpha = 0.55) {
      const far = Math.max(view.width, view.height);
      stage.rect(-far, -far, 2 * far + width, far, fill, alpha);
      stage.rect(-far, height, 2 * far + width, far, fill, alpha);
      stage.rect(-far, 0, far, height, fill, alpha);
      stage.rect(width, 0, far, height, fill, alpha);
    },
    shadow(x, y, width) {
      k.drawEllipse({
        pos: at(x, y),
        radiusX: width / 2,
        radiusY: Math.max(2, width / 5),
        color: color.ink,
        opacity: 0.3,
      });
    },

    /**
     * A set of corner tiles. A tile lies between four cells, so it is drawn half a cell aside; `isUpper(x, y)` says
     * which of its two grounds a cell has. `skip` is the number of a tile that is not drawn (15: all upper, 0: none).
     */
    tiles(name, isUpper, { salt = 1, skip = -1 } = {}) {
      const tiles = named(name);
      const set = sprites[tiles];
      if (!set?.wang) return;
      const picture = Math.floor(stage.time / GROUND_STEPS) % set.files.length;
      const sheet = picture ? `${tiles}#${picture}` : tiles;
      const half = CELL / 2;
      for (let y = cellOf(camera.y - half) - 1; y <= cellOf(camera.y + view.height); y++)
        for (let x = cellOf(camera.x - half) - 1; x <= cellOf(camera.x + view.width); x++) {
          const corners = [isUpper(x, y), isUpper(x + 1, y), isUpper(x, y + 1), isUpper(x + 1, y + 1)];
          const number = corners.reduce((bits, upper) => bits * 2 + (upper ? 1 : 0), 0);
          if (number === skip) continue;
          const frames = set.wang[number] ?? set.wang[0];
          const noise = cellNoise(x, y, salt);
          // the plain tile most often, its variants now and then
          const frame = frames[noise < 0.6 ? 0 : Math.floor(((noise - 0.6) / 0.4) * frames.length)];
          k.drawSprite({ sprite: sheet, frame, pos: at(x * CELL + half, y * CELL + half) });
        }
    },
    /** One picture of a set of tiles, by its number, with its corner at x, y. */
    tile(name, frame, x, y) {
      const set = sprites[name];
      if (!set) return;
      const picture = Math.floor(stage.time / GROUND_STEPS) % set.files.length;
      k.drawSprite({ sprite: picture ? `${name}#${picture}` : name, frame, pos: at(x, y) });
    },
    /** One tile that is all lower ground, at a cell. */
    plainTile(name, cellX, cellY, upper = false) {
      const tiles = named(name);
      const set = sprites[tiles];
      if (!set?.wang) return;
      const frames = set.wang[upper ? 15 : 0];
      const frame = frames[Math.floor(cellNoise(cellX, cellY) * frames.length)];
      k.drawSprite({ sprite: tiles, frame, pos: at(cellX * CELL, cellY * CELL) });
    },

    /** The sky and, where the game has one, its background, which moves more slowly than the world. */
    sky({ horizon = 0.86 } = {}) {
      const { x, y } = camera;
      camera.x = camera.y = 0;
      const bands = 7;
      const depth = view.height / bands;
      for (let i = 0; i < bands; i++) {
        stage.rect(0, Math.floor(i * depth), view.width, Math.ceil(depth) + 1, 'sky');
        stage.rect(0, Math.floor(i * depth), view.width, Math.ceil(depth) + 1, 'haze', i / bands);
      }
      if (air.light !== 'day') drawLights(stage, view, air.light);
      const bottom = Math.round(view.height * horizon);
      const picture = sprites[scene];
      if (picture) {
        const round = picture.width * 2;
        const from = -(((x * 0.25) % round) + round) % round;
        for (let left = from - round, i = 0; left < view.width; left += picture.width, i++)
          k.drawSprite({
            ...{ sprite: scene, flipX: i % 2 === 1 },
            pos: k.vec2(Math.round(left), bottom - picture.height),
          });
        stage.rect(0, bottom, view.width, view.height - bottom, 'far');
      } else drawBackdrop(stage, view, { kind: behind, x, bottom, light: air.light === 'day' ? '' : air.light });
      Object.assign(camera, { x, y });
    },
    /** Snow, dust, sparks of the theme: they drift over everything. */
    weather(count = 26) {
      // what is asked for comes instead of what the place has
      if (palette.weather === 'none' || air.weather !== 'place') return;
      for (let i = 0; i < count; i++) {
        const speed = 0.2 + cellNoise(i, 1) * 0.5;
        const x = (cellNoise(i, 2) * 600 + Math.sin(stage.time * 0.01 + i) * 20 + 6000 - camera.x * speed) % view.width;
        const y = (cellNoise(i, 3) * 600 + stage.time * speed + 6000 - camera.y * speed) % view.height;
        stage.rect(camera.x + x, camera.y + y, i % 3 ? 1 : 2, i % 3 ? 1 : 2, 'weather', 0.7);
      }
    },

    /** By night one sees well only around a point. */
    darken(x, y, share) {
      const { x: left, y: top } = camera;
      stage.rect(left - 8, top - 8, view.width + 16, view.height + 16, '#0a1030', share * 0.5);
      for (const [radius, alpha] of [
        [58, 0.07],
        [40, 0.08],
      ])
        stage.circle(x, y, radius, '#ffe9b0', share * alpha);
    },

    /** Over all that was drawn. */
    air: () => drawAir(stage, view, air),

    burst(x, y, count, fill) {
      for (let i = 0; i < count && sparks.length < MOST_SPARKS; i++) {
        const angle = Math.random() * 2 * Math.PI;
        const speed = 0.4 + Math.random() * (count > 12 ? 2.2 : 1.1);
        const [vx, vy] = [Math.cos(angle) * speed, Math.sin(angle) * speed - 0.6];
        sparks.push({ x, y: y - 4, vx, vy, steps: 18 + Math.random() * 22, size: Math.random() < 0.4 ? 2 : 1, fill });
      }
    },
    /** A word that rises: letters of the page, so that they can be read on a phone. */
    note(x, y, text) {
      const element = document.createElement('b');
      element.textContent = text;
      notesElement.append(element);
      notes.push({ x, y, steps: 50, element });
    },
    /** What somebody says: it stands there as long as it is said anew for each frame. */
    say(x, y, text) {
      if (!speech.element) {
        speech.element = document.createElement('b');
        speech.element.className = 'speech';
        notesElement.append(speech.element);
      }
      Object.assign(speech, { x, y, isSaid: true });
      if (speech.element.textContent !== text) speech.element.textContent = text;
    },
    shake(strength) {
      shake = Math.max(shake, strength);
    },
    /** Moves what belongs to nobody. */
    step() {
      stage.time++;
      for (const spark of sparks) {
        spark.x += spark.vx;
        spark.y += spark.vy;
        spark.vy += 0.08;
        spark.steps--;
      }
      sparks = sparks.filter(({ steps }) => steps > 0);
      for (const note of notes) {
        note.y -= 0.5;
        if (--note.steps <= 0) note.element.remove();
      }
      notes = notes.filter(({ steps }) => steps > 0);
      shake = shake < 0.3 ? 0 : shake * 0.86;
    },
    clear() {
      for (const { element } of notes) element.remove();
      sparks = [];
      notes = [];
      camera.at = undefined;
    },
    /** Follows a point of a world of this size; a world that is smaller than the window stands in its middle. */
    follow({ x, y, look = 0 }, world, { rise = 0.62, sky = 0.7 } = {}) {
      const place = (wanted, size, space) => (size <= space ? (size - space) / 2 : clamp(wanted, 0, size - space));
      const to = {
        x: place(x + look - view.width / 2, world.width, view.width),
        // around a world that is less high than the window there is more sky than ground
        y:
          world.height <= view.height
            ? (world.height - view.height) * sky
            : clamp(y - view.height * rise, 0, world.height - view.height),
      };
      camera.at ??= { ...to };
      camera.at.x += (to.x - camera.at.x) * 0.12;
      camera.at.y += (to.y - camera.at.y) * 0.1;
    },
    /** Holds the middle of a board in the middle of what the window has left for it. */
    center({ width, height }) {
      const y = (height - view.height - view.top + view.bottom) / 2;
      camera.at = { x: Math.round((width - view.width) / 2), y: Math.round(y) };
    },
    /** Calls `draw` for each frame, with the camera in place. */
    run(update, draw) {
      k.onUpdate(update);
      k.onDraw(() => {
        if (showsOtherwise(look)) k.usePostEffect('look');
        const { x, y } = camera.at ?? { x: 0, y: 0 };
        camera.x = Math.round(x + (Math.random() - 0.5) * shake * 1.6);
        camera.y = Math.round(y + (Math.random() - 0.5) * shake * 1.6);
        speech.isSaid = false;
        draw();
        placeSpeech();
        for (const { x, y, size, fill } of sparks) stage.rect(x, y, size, size, fill);
        for (const { x, y, element } of notes)
          element.style.transform = `translate(${(x - camera.x) * view.zoom}px, ${(y - camera.y) * view.zoom}px) translate(-50%, -100%)`;
      });
    },
    toWorld: (point) => point && { x: point.x + camera.x, y: point.y + camera.y },
  };
  return stage;
}
