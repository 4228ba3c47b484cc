import { describe, expect, it } from 'vitest';
import {
  FACE_NAMES,
  type Face,
  faceNamed,
  fitText,
  kerning,
  LATIN,
  letterStyleOf,
  setText,
  textWidth,
  wrapText,
} from '../../../src/pixels/font/index.ts';

const rows = (face: Face, text: string): string[] => {
  const { width, height, cells } = setText(face, text);
  return Array.from({ length: height }, (_, y) =>
    [...cells.subarray(y * width, (y + 1) * width)].map((v) => (v ? '#' : '.')).join(''),
  );
};

describe('faces', () => {
  it.each(['tiny', 'plain', 'bold', 'serif', 'title', 'horror', 'runic', 'blackletter'])(
    '%s has every sign of Latin-1 and Latin Extended-A',
    (name) => {
      const face = faceNamed(name);
      expect(LATIN).toHaveLength(94 + 12 + 82 + 128);
      expect(LATIN.filter((sign) => !face.glyphs.has(sign))).toEqual([]);
    },
  );

  it.each(['tiny', 'plain', 'bold', 'serif', 'title'])('no two letters of %s look the same', (name) => {
    const face = faceNamed(name);
    const alike = new Map<string, string[]>();
    for (const sign of LATIN.filter((c) => /\p{L}|\p{N}/u.test(c))) {
      const key = rows(face, sign).join('/');
      alike.set(key, [...(alike.get(key) ?? []), sign]);
    }
    // letters that are one in print as well: Đ is Ð
    const pairs = [...alike.values()].filter((signs) => signs.length > 1).map((signs) => signs.join(''));
    expect(pairs.filter((pair) => !['ÐĐ', 'ªº'].includes(pair) && !(name === 'tiny'))).toEqual([]);
  });

  it('draws arrows, button signs and a box for what it does not know', () => {
    for (const sign of '←→↑↓▲▼◀▶★♥✓✗⏎⇧ⒶⒷⓍⓎ△○✕□✚') expect(faceNamed('plain').glyphs.has(sign), sign).toBe(true);
    expect(rows(faceNamed('plain'), '語')).toEqual(rows(faceNamed('plain'), '▯'));
  });

  it('keeps the whole of a mark inside its rows', () => {
    for (const name of ['tiny', 'plain', 'serif', 'title']) {
      const face = faceNamed(name);
      for (const sign of 'ÅŐŮĂÇĢŲŢ') {
        const bare = setText(face, sign.normalize('NFD')[0]!).cells.reduce((a, b) => a + b, 0);
        expect(
          setText(face, sign).cells.reduce((a, b) => a + b, 0),
          `${name} ${sign}`,
        ).toBeGreaterThan(bare);
      }
    }
  });

  it('refuses a name that it does not have, and lists those it has', () => {
    expect(() => faceNamed('helvetica')).toThrow(/Unknown face "helvetica".*tiny, plain, bold, serif/);
    expect(FACE_NAMES.length).toBeGreaterThanOrEqual(12);
  });
});

describe('setting text', () => {
  it('sets the letters of "plain" as drawn, one column apart', () => {
    expect(rows(faceNamed('plain'), 'Hi').slice(3, 10)).toEqual([
      '#..#.#',
      '#..#..',
      '#..#.#',
      '####.#',
      '#..#.#',
      '#..#.#',
      '#..#.#',
    ]);
  });

  it.each([
    ['serif', 'AV', -1],
    ['plain', 'To', -1],
    ['serif', 'HH', 0],
    ['plain', 'nn', 0],
  ])('in %s moves %s together by %i', (face, pair, by) => {
    expect(kerning(faceNamed(face), pair[0]!, pair[1]!)).toBe(by);
  });

  it('never lets two letters touch', () => {
    const face = faceNamed('bold');
    for (const pair of ['AV', 'LT', 'Ty', 'rj', 'ff', 'VA', 'Wo', 'Ky']) {
      const { signs, cells, width } = setText(face, pair);
      const first = setText(face, pair[0]!);
      for (let y = 0; y < face.height; y++) {
        for (let x = 0; x < first.width; x++) {
          if (!first.cells[y * first.width + x]) continue;
          for (const [u, v] of [
            [1, 0],
            [0, 1],
            [0, -1],
          ] as const) {
            const [i, j] = [x + u, y + v];
            const mine = i < first.width && first.cells[j * first.width + i];
            if (!mine && i >= signs[1]!.x) expect(cells[j * width + i], `${pair} at ${i},${j}`).toBeFalsy();
          }
        }
      }
    }
  });

  it('wraps by measured width and breaks words that are too long', () => {
    const face = faceNamed('plain');
    const lines = wrapText(face, 'We sail at dawn, before the tide turns! Unbelievableextraordinaryword', 60);
    for (const line of lines) expect(textWidth(face, line)).toBeLessThanOrEqual(60);
    expect(lines.join('').replaceAll(' ', '')).toBe('Wesailatdawn,beforethetideturns!Unbelievableextraordinaryword');
    expect(wrapText(face, 'a\nb', 60)).toEqual(['a', 'b']);
  });

  it('cuts what does not fit with an ellipsis', () => {
    expect(fitText(faceNamed('plain'), 'Continue', 200)).toBe('Continue');
    const cut = fitText(faceNamed('plain'), 'Continue', 30);
    expect(cut).toMatch(/^Con.*…$/);
    expect(textWidth(faceNamed('plain'), cut)).toBeLessThanOrEqual(30);
    expect(fitText(faceNamed('plain'), 'Continue', 2)).toBe('');
  });
});

describe('styles in words', () => {
  it.each([
    ['dripping horror', 'horror'],
    ['runic', 'runic'],
    ['gothic vampire', 'blackletter'],
    ['a wild western saloon', 'western'],
    ['burning fire', 'fire'],
    ['cute bubble', 'bubble'],
    ['sci-fi', 'sci-fi'],
  ])('"%s" is %s', (words, style) => expect(letterStyleOf(words)?.name).toBe(style));

  it('names none where no word means letters', () => expect(letterStyleOf('a wet umbrella')).toBeUndefined());

  it('draws every style differently', () => {
    const drawn = FACE_NAMES.map((name) => rows(faceNamed(name), 'Rage').join('/'));
    expect(new Set(drawn).size).toBe(FACE_NAMES.length);
  });
});
