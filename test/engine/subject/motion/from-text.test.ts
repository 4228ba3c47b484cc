import { describe, expect, it } from 'vitest';
import { QUADRUPEDS } from '../../../../workers/engine/catalogue/animals.ts';
import { plainBrief } from '../../../../workers/engine/reference/fit/candidates.ts';
import { MANNEQUIN_WORDS, QUADRUPED_WORDS } from '../../../../workers/engine/subject/motion/action-words.ts';
import { gestureFor, motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import { motionFromText } from '../../../../workers/engine/subject/motion/from-text.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';

describe('words choose a motion', () => {
  it.each([
    ['mannequin', 'waves happily', 'wave'],
    ['mannequin', 'swings an axe', 'slash'],
    ['mannequin', 'casts a spell', 'cast'],
    ['mannequin', 'dies', 'falling-back-death'],
    ['mannequin', 'jumps over a fence', 'running-jump'],
    ['mannequin', 'walking', 'walking'],
    ['mannequin', 'running-8-frames', 'running-8-frames'],
    ['mannequin', 'shooting an arrow from a bow', 'shoot-bow'],
    ['mannequin', 'picks a flower up', 'picking-up'],
    ['mannequin', 'gets hit in the face', 'taking-punch'],
    ['mannequin', 'not walking but running', 'running-8-frames'],
    ['mannequin', 'ran away', 'running-8-frames'],
    ['cat', 'sleeping', 'sleep'],
    ['horse', 'gallops', 'run'],
    ['lion', 'attack', 'attack'],
    ['dog', 'eats its food', 'eat'],
  ] as const)('%s: "%s" → %s', (rig, text, id) => {
    const motion = motionFromText(rig, text);
    expect(motion.id).toBe(id);
    expect(motion.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it('unknown words give something to look at, and say so', () => {
    const motion = motionFromText('mannequin', 'quaffles the zorb');
    expect(motion.confidence).toBeLessThan(0.2);
    expect(motion.note).toContain('quaffles the zorb');
    expect(motionFromText('bear', '').id).toBe('idle');
  });

  it('every entry names a motion that exists', () => {
    for (const { motion } of MANNEQUIN_WORDS)
      expect(gestureFor('mannequin', motion) ?? motionFor('mannequin', motion)).toBeDefined();
    for (const { motion } of QUADRUPED_WORDS) expect(gestureFor('cat', motion), motion).toBeDefined();
  });
});

describe('a subject has a skeleton', () => {
  it.each([
    ['humanoid', 'knight', 'mannequin'],
    ['quadruped', 'wolf', 'dog'],
    ['quadruped', 'tiger', 'lion'],
    ['quadruped', 'cow', 'horse'],
    ['quadruped', 'panda', 'bear'],
    ['thing', 'chest', undefined],
  ] as const)('%s %s: %s', (kind, concept, rig) => expect(bodyOf(plainBrief(kind, concept)).rig).toBe(rig));

  it('every animal that is told apart exists', () => {
    for (const id of ['cat', 'horse', 'bear', 'lion', 'dog']) expect(bodyOf(plainBrief('quadruped', id)).rig).toBe(id);
    expect(Object.keys(QUADRUPEDS)).toEqual(expect.arrayContaining(['raccoon', 'hippo', 'boar', 'panther']));
  });
});
