import { expect, it } from 'vitest';
import { cohere } from '../../../../workers/engine/reference/turn/cohere.ts';
import { colourCosts, expectedCosts } from '../../../../workers/engine/reference/turn/decide.ts';

const GRID = { width: 16, height: 16 };
const PALETTE = [0x202020, 0xd04040, 0xf0f0f0];

/** A dark square with a red inside and one white eye. */
const face = Uint8Array.from({ length: 256 }, (_, i) => {
  const [x, y] = [i % 16, Math.floor(i / 16)];
  if (x < 3 || x > 12 || y < 3 || y > 12) return 0;
  if (x === 6 && y === 6) return 3;
  return x === 3 || x === 12 || y === 3 || y === 12 ? 1 : 2;
});

/** Logits that name a picture's numbers, more or less surely. */
function logitsOf(numbers: Uint8Array, sure: number): Float32Array {
  const out = new Float32Array(4 * 256);
  numbers.forEach((number, i) => {
    out[number * 256 + i] = sure;
  });
  return out;
}

function put(logits: Float32Array) {
  const costs = colourCosts(PALETTE);
  const thoughts = { ...GRID, logits, gates: new Float32Array(768), index: face, shares: new Float32Array(1024) };
  return cohere(expectedCosts(thoughts, costs, { gates: 0, exemplars: 0, repeat: 0 }), costs, [face], GRID);
}

it('repeats a picture that it is sure of, each pixel from its own place', () => {
  const { numbers, origins } = put(logitsOf(face, 20));
  expect([...numbers]).toEqual([...face]);
  expect([...origins]).toEqual(Array.from(face, (number, i) => (number === 0 ? -1 : i)));
});

it('draws no dot that the picture has not', () => {
  const logits = logitsOf(face, 6);
  const dot = 9 * 16 + 9;
  // There the network thinks a little more of the outline's colour than of the red around it.
  logits[1 * 256 + dot] = 5.5;
  logits[2 * 256 + dot] = 5;
  const found = put(logits).numbers;
  expect(found[dot]).toBe(2);
  expect(found[6 * 16 + 6]).toBe(3);
});

it('moves a picture as it is', () => {
  const moved = Uint8Array.from(face, (_, i) => (i % 16 < 2 ? 0 : face[i - 2]!));
  expect([...put(logitsOf(moved, 20)).numbers]).toEqual([...moved]);
});
