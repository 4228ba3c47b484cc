// The time of day and the weather: other colours of the sky, a tint over all that is drawn, and what falls or drifts.
import { cellNoise } from './random.js';

/** Sky, air and what is far, how much of them is taken, and the tint over everything. */
const LIGHTS = {
  dawn: { sky: '#f0a0ae', haze: '#fde6c8', far: '#8c7296', share: 0.8, tint: '#ffb48c', alpha: 0.1 },
  sunset: { sky: '#e8604c', haze: '#ffd08a', far: '#6a3f62', share: 0.85, tint: '#ff7a3c', alpha: 0.16 },
  night: { sky: '#10163a', haze: '#34416f', far: '#1b2348', share: 0.88, tint: '#0a1242', alpha: 0.34 },
};

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mixed = (a, b, share) => {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((value, i) =>
      Math.round(value + (to[i] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** The colours of a place at a time of day. */
export function lit(palette, light) {
  const at = LIGHTS[light];
  if (!at) return palette;
  const changed = ['sky', 'haze', 'far'].map((name) => [name, mixed(palette[name], at[name], at.share)]);
  return { ...palette, ...Object.fromEntries(changed) };
}

/** A sun that is low, or a moon and stars, behind all else. */
export function drawLights(stage, view, light) {
  if (light === 'night') {
    for (let i = 0; i < 60; i++) {
      const [x, y] = [cellNoise(i, 11) * view.width, cellNoise(i, 12) * view.height * 0.6];
      const twinkles = (stage.time + i * 37) % 240 > 12;
      if (twinkles)
        stage.rect(Math.floor(x), Math.floor(y), i % 7 ? 1 : 2, i % 7 ? 1 : 2, '#f4f1d8', i % 3 ? 0.6 : 0.95);
    }
    stage.circle(view.width * 0.78, view.height * 0.2, 13, '#f4efcf');
    stage.circle(view.width * 0.78 + 6, view.height * 0.2 - 3, 11, 'sky');
  } else if (light) {
    const low = light === 'sunset' ? 0.56 : 0.62;
    stage.circle(view.width * 0.68, view.height * low, 26, '#fff0b8', 0.35);
    stage.circle(view.width * 0.68, view.height * low, 19, light === 'sunset' ? '#ffd460' : '#fff3cf');
  }
}

/** Weather that was asked for, and the light over the whole picture. */
export function drawAir(stage, view, { light, weather }) {
  const { x, y } = stage.camera;
  const drift = (i, salt, speed, size) => (((cellNoise(i, salt) * size + speed) % size) + size) % size;
  const falls = (count, speed, draw) => {
    for (let i = 0; i < count; i++) {
      const pace = speed * (0.7 + cellNoise(i, 1) * 0.6);
      const left = drift(i, 2, Math.sin(stage.time * 0.02 + i) * 8 - x, view.width);
      draw(x + left, y + drift(i, 3, stage.time * pace - y, view.height), i);
    }
  };
  if (weather === 'rain' || weather === 'storm') {
    stage.rect(x, y, view.width, view.height, '#3c4a66', weather === 'storm' ? 0.28 : 0.16);
    falls(weather === 'storm' ? 110 : 70, 5, (left, top, i) =>
      stage.rect(left, top, 1, i % 3 ? 5 : 7, '#cfe2f5', 0.55),
    );
    if (weather === 'storm' && stage.time % 400 < 6) stage.rect(x, y, view.width, view.height, '#ffffff', 0.35);
  }
  if (weather === 'snow')
    falls(60, 0.6, (left, top, i) => stage.rect(left, top, i % 3 ? 1 : 2, i % 3 ? 1 : 2, '#ffffff', 0.9));
  if (weather === 'leaves')
    falls(26, 0.5, (left, top, i) =>
      stage.rect(left, top, 2, i % 2 ? 1 : 2, ['#d9772b', '#b5432a', '#e2b13c'][i % 3], 0.95),
    );
  if (weather === 'fog')
    for (let i = 0; i < 5; i++) {
      const top = y + view.height * (0.15 + i * 0.17) + Math.sin(stage.time * 0.008 + i * 2) * 8;
      stage.rect(x, top, view.width, view.height * 0.14, 'haze', 0.24);
    }
  const at = LIGHTS[light];
  if (at) stage.rect(x, y, view.width, view.height, at.tint, at.alpha);
}
