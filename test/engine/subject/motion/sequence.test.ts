import { expect, test } from 'vitest';
import { motionFromText } from '../../../../workers/engine/subject/motion/from-text.ts';
import { motionFromWords } from '../../../../workers/engine/subject/motion/sequence.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const who = (text: string) => ({ brief: understand(text), seed: 1, variation: 0 });

test.each([
  ['a knight with a sword', 'slash'],
  ['a guard with a spear', 'thrust'],
  ['an archer with a bow', 'shoot-bow'],
  ['a wizard with a staff', 'cast'],
  ['a viking with an axe', 'chop'],
  ['a dwarf with a warhammer', 'smash'],
  ['a thief with a dagger', 'stab'],
  ['a pirate with a pistol', 'shoot-gun'],
  ['a boy', 'cross-punch'],
])('%s attacks: %s', (text, id) => {
  expect(motionFromWords('mannequin', 'attacks', who(text)).id).toBe(id);
  expect(motionFromWords('mannequin', 'does a backflip', who(text)).id).toBe('backflip');
});

test('"waves, then bows" is both, one after the other, with a pose between them', () => {
  const both = motionFromWords('mannequin', 'waves, then bows');
  const [wave, bow] = [motionFromText('mannequin', 'waves'), motionFromText('mannequin', 'bows')];
  expect([both.id, both.loop, both.frames]).toEqual(['wave-then-bow', false, wave.frames + bow.frames + 1]);
  const poses = both.poses();
  expect(poses.length).toBe(both.frames);
  expect(poses.slice(0, wave.frames)).toEqual(wave.poses());
  expect(poses.slice(-bow.frames)).toEqual(bow.poses());
  expect(both.durationMs).toBeGreaterThan(wave.durationMs + bow.durationMs);
});

test('four legs do things after each other too; what nobody knows is left out', () => {
  expect(motionFromWords('dog', 'barks and then jumps').id).toBe('bark-then-jump');
  expect(motionFromWords('dog', 'barks, then zogwibbles').id).toBe('bark');
});

test('a bow is a weapon where it is shot, a greeting where somebody bows', () => {
  expect(motionFromText('mannequin', 'shoots a bow').id).toBe('shoot-bow');
  expect(motionFromText('mannequin', 'bows politely').id).toBe('bow');
});
