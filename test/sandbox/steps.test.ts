import { describe, expect, test } from 'vitest';
import { readInstruction, TOUR } from '../../workers/sandbox/index.ts';

/** Keys, clicks and waits of an instruction, without the pictures and the first and last wait. */
const moves = (text: string) =>
  readInstruction(text)
    .steps.slice(1, -2)
    .flatMap((step) =>
      'press' in step
        ? [`${step.press} ${step.ms}`]
        : 'click' in step
          ? [`click ${step.click.join(' ')}`]
          : 'waitMs' in step
            ? [`wait ${step.waitMs}`]
            : [],
    );

test.each([
  ['walk right for 2 seconds', ['ArrowRight 2000']],
  ['walk right for 2 seconds, jump, collect the coin', ['ArrowRight 2000', 'Space 120', 'ArrowRight 1500']],
  ['Press Enter and then move left', ['Enter 80', 'ArrowLeft 800']],
  ['hold the right arrow for 500 ms', ['ArrowRight 500']],
  ['jump three times', ['Space 120', 'wait 250', 'Space 120', 'wait 250', 'Space 120']],
  ['press x twice', ['x 80', 'wait 250', 'x 80']],
  ['click at 100, 50', ['click 100 50']],
  ['wait half a second. shoot', ['wait 500', 'Space 120']],
  ['go north for 1.5 s', ['ArrowUp 1500']],
  ['hold space for 900 seconds', ['Space 10000']],
  ['jump to the right', ['ArrowRight 800', 'Space 120']],
])('%s', (text, expected) => {
  expect(moves(text)).toEqual(expected);
});

describe('pictures', () => {
  const names = (text: string) => readInstruction(text).steps.flatMap((s) => ('picture' in s ? [s.picture] : []));
  test('one after each move where none is asked for', () => {
    expect(names('walk right, jump')).toEqual(['start', 'walk right', 'jump', 'end']);
  });
  test('only those asked for, and both ends', () => {
    expect(names('walk right, jump, take a screenshot, walk left')).toEqual(['start', 'take a screenshot', 'end']);
  });
});

test('what is not understood is named; nothing understood is the tour', () => {
  expect(readInstruction('walk right, contemplate the void').unclear).toEqual(['contemplate the void']);
  expect(readInstruction('is it fun?')).toEqual({ steps: TOUR, unclear: ['is it fun?'] });
  expect(readInstruction('').steps).toEqual(TOUR);
});

test('no instruction makes a playtest endless', () => {
  expect(readInstruction('jump ten times, '.repeat(100)).steps.length).toBeLessThanOrEqual(40);
});
