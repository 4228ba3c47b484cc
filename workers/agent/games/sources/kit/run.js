// Runs a game: sixty steps of its rules a second, whatever the screen does; screens, sound and effects around them.
//
// A game is { view, controls, texts, createLevel(settings, number, seed, view, maps), step(world, input, emit), draw(world,
// stage), count(world), follow(world) }. Its rules know neither browser nor time: step() changes the world, sets
// world.done, lowers world.lives, and tells what happened by emit(name, x, y, note).
import { backdropOf } from './backdrop.js';
import { createInput } from './input.js';
import { inLook } from './look.js';
import { createRandom } from './random.js';
import { createScreens, useKit } from './screens.js';
import { createSound } from './sound.js';
import { createStage } from './stage.js';
import { createView } from './view.js';

const STEP_MS = 1000 / 60;
/** A key that is still held from before does not leave a screen at once. */
const SCREEN_STEPS = 20;
/** What an event looks like: sparks, their colour, how much the picture shakes, steps of standstill. */
const EFFECTS = {
  jump: [5, 'haze'],
  land: [6, 'haze'],
  pick: [9, 'accent'],
  heal: [12, 'danger'],
  shoot: [2, 'accent'],
  hit: [5, 'paper', 1],
  kill: [16, 'accent', 3, 2],
  hurt: [14, 'danger', 7, 6],
  open: [24, 'accent', 2],
  build: [10, 'haze'],
  match: [7, 'accent'],
  dust: [1, 'haze'],
  clear: [40, 'accent', 3],
  win: [60, 'accent', 4],
  lose: [30, 'danger', 8],
};

/** `maps`: maps of somebody's own, which games that take them have as levels. */
export async function runGame(template, game, sprites, maps = []) {
  const { settings } = game;
  const palette = inLook(game.palette, settings.look);
  document.title = game.title;
  for (const [name, value] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, value);

  if (sprites.panel?.kit) useKit(sprites.panel);

  const view = createView(template.view, settings);
  const stage = await createStage({
    ...{ sprites, palette: game.palette, view, behind: placeOf(game, 1).behind, heroScale: settings.heroSize },
    ...{ foeScale: settings.foeSize, look: settings.look },
    air: { light: settings.light ?? 'day', weather: settings.weather ?? 'place' },
  });
  const own = typeof template.texts === 'function' ? template.texts(settings, game) : template.texts;
  const texts = { ...own, ...game.texts };
  const shaking = settings.shake ?? 1;
  const most = (settings.timeLimit ?? 0) * 60;
  const sound = createSound(createRandom(game.seed), { mood: settings.music, tempo: settings.tempo, settings });
  const input = createInput(template.controls, {
    ...{ toView: view.toView, onWake: () => sound.wake() },
    more: template.keys?.(settings) ?? [],
  });
  const screens = createScreens({
    game,
    sprites,
    texts,
    onAction: () => input.tap('action'),
    onChoose: (id) => input.tap(id),
  });
  const best = bestScore(game.title);

  let state = 'title';
  let level = 1;
  let world;
  /** Of the levels before this one. */
  let earned = 0;
  let lives = settings.lives;
  let sinceChange = 0;
  let standstill = 0;
  let steps = 0;
  /** Of the time that a level may take. */
  let spent = 0;

  const score = () => earned + world.score;
  function load(number) {
    level = number;
    const place = placeOf(game, number);
    world = template.createLevel(place.settings, number, game.seed, view, maps);
    stage.enter(number, place);
    // where a level counts something else than hearts it says so itself
    world.lives ??= lives;
    // who stands about says what somebody wrote, or what is to be done
    world.says = texts.talk ?? texts.goal;
    world.score = 0;
    spent = 0;
    stage.clear();
  }
  function change(next) {
    state = next;
    sinceChange = 0;
    document.body.dataset.state = state;
    sound.soften(state !== 'play');
    if (state === 'play') screens.hide();
    else if (state === 'clear') screens.clear(level, settings.endless ? undefined : settings.levels, score());
    else if (state === 'win' || state === 'lose') screens[state](score(), best.with(score()));
    else screens[state]();
    sound.play(state);
  }
  function restart(number) {
    earned = number === 1 ? 0 : earned;
    lives = settings.lives;
    // who came past a flag begins there
    const before = number === level && state === 'lose' ? world : undefined;
    load(number);
    if (before?.flag) template.resume(world, before);
    change('play');
  }
  function emit(name, x, y, note) {
    const [count = 0, fill = 'paper', push = 0, stop = 0] = EFFECTS[name] ?? [];
    stage.burst(x, y, count, fill);
    stage.shake(push * shaking);
    standstill = Math.max(standstill, stop);
    sound.play(name);
    if (note !== undefined) stage.note(x, y - 14, String(note));
  }

  /** What Space, Enter and the button of a screen do. */
  const leave = {
    title: () => restart(api.firstLevel ?? 1),
    pause: () => change('play'),
    clear: () => {
      earned += world.score;
      lives = template.refill ? settings.lives : world.lives;
      load(level + 1);
      change('play');
    },
    win: () => {
      load(1);
      change('title');
    },
    lose: () => restart(level),
  };

  function step() {
    steps++;
    sinceChange++;
    api.beforeStep?.(api);
    input.read();
    stage.step();
    if (input.pressed.mute) document.body.classList.toggle('muted', !sound.toggle());
    if (state !== 'play') {
      if (input.pressed.action && sinceChange > SCREEN_STEPS) leave[state]();
      else if (state === 'pause' && input.pressed.pause) change('play');
    } else if (input.pressed.pause) change('pause');
    else if (standstill > 0) standstill--;
    else {
      input.point = stage.toWorld(input.pointed);
      input.hover = stage.toWorld(input.pointer);
      template.step(world, input, emit);
      spent++;
      const { x, y } = world.hero ?? { x: world.width / 2, y: world.height / 2 };
      const late = most > 0 && spent >= most && !world.done;
      if (late) emit('refuse', x, y, 'Time is up!');
      if (world.lives <= 0 || late) {
        emit('lose', x, y);
        change('lose');
      } else if (world.done) {
        emit('clear', x, y);
        change(level >= settings.levels && !settings.endless ? 'win' : 'clear');
      }
    }
    template.follow(world, stage);
  }

  // what tests and playtests read, and may set: `turbo` steps a frame, `beforeStep`, `firstLevel`
  const api = {
    template: game.template,
    turbo: 0,
    errors: [],
    get state() {
      return state;
    },
    get level() {
      return level;
    },
    get score() {
      return score();
    },
    get lives() {
      return world.lives;
    },
    get steps() {
      return steps;
    },
    get sinceChange() {
      return sinceChange;
    },
    get x() {
      return Math.round(world.hero?.x ?? 0);
    },
    get y() {
      return Math.round(world.hero?.y ?? 0);
    },
    get world() {
      return world;
    },
    get view() {
      return view;
    },
    get camera() {
      return stage.camera;
    },
    input,
  };
  window.__game = api;
  addEventListener('error', ({ message }) => api.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => api.errors.push(String(reason)));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && state === 'play' && !api.turbo) change('pause');
  });
  document.querySelector('#pause').addEventListener('click', () => input.tap('pause'));

  load(1);
  change('title');
  let before = performance.now();
  let due = 0;
  stage.run(
    () => {
      const now = performance.now();
      // a page that slept does not catch up
      due = Math.min(due + now - before, 100);
      before = now;
      for (let i = 0; i < api.turbo; i++) step();
      if (api.turbo) due = 0;
      for (; due >= STEP_MS; due -= STEP_MS) step();
    },
    () => {
      template.draw(world, stage);
      stage.air();
      drawThumbs(stage, view, input);
      const playing = state === 'play';
      // what is counted is what all levels gave, as on the screens
      const counted = Object.assign(Object.create(world), { total: score() });
      const clock = most > 0 ? [{ text: `${Math.max(0, Math.ceil((most - spent) / 60))} s` }] : [];
      screens.count(state === 'title' ? [] : [...template.count(counted, settings), ...clock]);
      screens.offer(playing && template.offer ? template.offer(world) : []);
    },
  );
  api.ready = true;
}

/** Where a level takes place: most are where the game is, some in a place of their own, with what is so in it alone. */
function placeOf({ theme, palette, settings, places = [] }, number) {
  const own = places.find(({ level }) => level === number);
  return {
    ...{ isOwn: own !== undefined, palette: own?.palette ?? palette, settings: { ...settings, ...own?.settings } },
    behind: own ? backdropOf(own.theme, own.settings?.backdrop) : backdropOf(theme, settings.backdrop),
  };
}

/** Where thumbs rest on a touch screen. */
function drawThumbs(stage, view, input) {
  for (const { x0, y0, x, y } of input.thumbs()) {
    const base = stage.toWorld(view.toView(x0, y0));
    const [dx, dy] = [(x - x0) / view.zoom, (y - y0) / view.zoom];
    const reach = Math.min(1, 14 / (Math.hypot(dx, dy) || 1));
    stage.circle(base.x, base.y, 18, 'paper', 0.2);
    stage.circle(base.x + dx * reach, base.y + dy * reach, 9, 'paper', 0.5);
  }
}

/** The best score of this browser, where the page may keep one. */
function bestScore(title) {
  const key = `best ${title}`;
  let best = 0;
  try {
    best = Number(localStorage.getItem(key)) || 0;
  } catch {
    // games at an address of their own may store, others may not
  }
  return {
    /** The best with this score among them. */
    with(score) {
      best = Math.max(best, score);
      try {
        localStorage.setItem(key, String(best));
      } catch {
        // as above
      }
      return best;
    },
  };
}
