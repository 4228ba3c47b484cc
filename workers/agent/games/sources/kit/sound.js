// All sound is made here, by code: effects of one voice each, and a loop of four bars that belongs to the game's seed.

/** wave, from Hz, to Hz, seconds, loudness */
const EFFECTS = {
  jump: ['square', 260, 560, 0.13, 0.12],
  land: ['noise', 300, 100, 0.05, 0.08],
  pick: ['square', 880, 1320, 0.12, 0.12],
  heal: ['triangle', 520, 1040, 0.25, 0.25],
  shoot: ['square', 900, 300, 0.08, 0.06],
  hit: ['noise', 500, 200, 0.06, 0.1],
  kill: ['noise', 900, 100, 0.18, 0.2],
  hurt: ['sawtooth', 300, 60, 0.3, 0.2],
  open: ['triangle', 330, 990, 0.4, 0.25],
  build: ['square', 220, 440, 0.15, 0.1],
  swap: ['triangle', 440, 520, 0.08, 0.15],
  match: ['square', 660, 990, 0.15, 0.1],
  refuse: ['square', 180, 140, 0.12, 0.08],
  button: ['square', 660, 660, 0.06, 0.1],
};
const TUNES = { clear: [0, 4, 7, 12], win: [0, 4, 7, 12, 7, 12, 16, 19], lose: [7, 5, 3, 0, -5] };
const SCALES = { cheerful: [0, 2, 4, 7, 9], sad: [0, 3, 5, 7, 10] };
const BEATS = 16;
/** Of semitones over the A below middle C. */
const frequency = (semitones) => 220 * 2 ** (semitones / 12);

/** Effects that one setting is of. */
const KINDS = {
  soundJump: ['jump', 'land'],
  soundPick: ['pick', 'heal', 'match'],
  soundShoot: ['shoot'],
  soundHit: ['hit', 'kill', 'hurt'],
};
const settingOf = (name) => Object.keys(KINDS).find((id) => KINDS[id].includes(name));
/** As it is, softer and rounder, or not at all. */
function tuned(name, settings) {
  const ways = [settings[settingOf(name)], settings.sounds];
  const [wave, from, to, seconds, loudness] = EFFECTS[name];
  if (ways.includes('none')) return undefined;
  if (!ways.includes('soft')) return EFFECTS[name];
  return [wave === 'noise' ? wave : 'sine', from * 0.75, to * 0.75, seconds * 1.3, loudness * 0.6];
}

/** `mood` is 'cheerful', 'sad' or 'none'; `tempo` is in quarter notes a minute. */
export function createSound(random, { mood, tempo, settings = {} }) {
  const loud = settings.musicVolume ?? 1;
  const scale = SCALES[mood] ?? SCALES.cheerful;
  const melody = Array.from({ length: BEATS }, () =>
    random.chance(0.62) ? random.pick(scale) + (random.chance(0.3) ? 12 : 0) : null,
  );
  const bass = [0, random.chance(0.3) ? -5 : 0, -4, -2];
  let context;
  let output;
  let music;
  let noise;
  let beat = 0;
  let nextAt = 0;
  let isOn = true;

  function voice([wave, from, to, seconds, loudness], at = context.currentTime, into = output) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    let source;
    if (wave === 'noise') {
      source = context.createBufferSource();
      source.buffer = noise;
      source.playbackRate.setValueAtTime(from / 600, at);
      source.playbackRate.linearRampToValueAtTime(to / 600, at + seconds);
    } else {
      source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(from, at);
      source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    }
    source.connect(gain).connect(into);
    source.start(at);
    source.stop(at + seconds + 0.02);
  }

  /** Writes the next quarter second of music; called a few times a second. */
  function playAhead() {
    if (!isOn || mood === 'none') return;
    if (nextAt < context.currentTime) nextAt = context.currentTime + 0.05;
    for (; nextAt < context.currentTime + 0.25; nextAt += 30 / tempo, beat++) {
      const [i, bar] = [beat % BEATS, (beat / BEATS) & 3];
      const note = melody[(i + (bar === 3 ? 5 : 0)) % BEATS];
      const low = frequency(bass[bar] - 12);
      if (note !== null) voice(['square', frequency(note + 12), frequency(note + 12), 0.16, 0.05], nextAt, music);
      if (i % 2 === 0) voice(['triangle', low, low, 0.2, 0.22], nextAt, music);
      if (i % 4 === 2) voice(['noise', 1200, 800, 0.04, 0.05], nextAt, music);
      if (i % 8 === 0) voice(['triangle', 110, 40, 0.12, 0.3], nextAt, music);
    }
  }

  function open() {
    context = new AudioContext();
    output = context.createGain();
    output.gain.value = 0.7;
    output.connect(context.destination);
    music = context.createGain();
    music.gain.value = 0.6 * loud;
    music.connect(output);
    noise = context.createBuffer(1, 22050, 44100);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    setInterval(playAhead, 80);
  }

  return {
    /** Browsers let a page sound after the first key or touch. */
    wake() {
      try {
        if (!context) open();
        if (context.state === 'suspended') context.resume();
      } catch {
        isOn = false; // a machine without sound
      }
    },
    play(name) {
      if (!context || !isOn) return;
      const tune = TUNES[name];
      if (tune)
        tune.forEach((note, i) => {
          voice(['square', frequency(note + 12), frequency(note + 12), 0.22, 0.12], context.currentTime + i * 0.11);
        });
      else if (EFFECTS[name]) {
        const effect = tuned(name, settings);
        if (effect) voice(effect);
      }
    },
    /** Soft behind screens. */
    soften(isSoft) {
      if (music) music.gain.value = (isSoft ? 0.15 : 0.6) * loud;
    },
    /** Switches all sound off and on; gives whether it is on. */
    toggle() {
      isOn = !isOn;
      return isOn;
    },
  };
}
