import { expect, it } from 'vitest';
import { SKELETON_LABELS } from '../../../workers/engine/subject/motion/labels.ts';
import { conceptsOf } from '../reference/vision/drawings.ts';
import { faults } from '../subject/briefs.ts';
import { captionedSubject } from './captioned.ts';

const CATEGORIES = [
  ...['animal', 'armor', 'building', 'clothing', 'door', 'effect', 'equipment layer', 'floor', 'food', 'furniture'],
  ...['humanoid', 'item', 'monster', 'plant', 'robot', 'structure', 'terrain', 'tile', 'tool', 'ui', 'vehicle', 'wall'],
  'weapon',
];
const subjects = Array.from({ length: 40 }, (_, i) => captionedSubject(`test/${i}`, false));

it('gives the same pictures for the same seed', () => {
  expect(captionedSubject('test/3', false)).toEqual(subjects[3]);
});

it('draws exact pixels, with a category and captions that begin with the fullest', () => {
  for (const { pictures, category, captions, concept } of subjects) {
    expect(CATEGORIES).toContain(category);
    expect(captions.length).toBeGreaterThan(0);
    for (const shorter of captions.slice(1)) expect(captions[0]).toContain(shorter);
    for (const { image } of pictures)
      expect([concept, faults(image, image.width, image.height)]).toEqual([concept, []]);
  }
});

it('names the parts of standing subjects and the joints of moving ones', () => {
  const pictures = subjects.flatMap((s) => s.pictures);
  const moving = pictures.filter(({ frame }) => frame !== undefined);
  expect(moving.length).toBeGreaterThan(8);
  for (const { joints } of moving) expect(joints?.map(({ label }) => label)).toEqual(SKELETON_LABELS);
  for (const { image, parts } of pictures.filter(({ frame }) => frame === undefined)) {
    expect(parts?.length).toBe(image.width * image.height);
    const wrong = [...parts!].filter((part, i) => part > 0 && image.data[i * 4 + 3] === 0);
    expect(wrong).toEqual([]);
    expect(parts!.some((part) => part > 0)).toBe(true);
  }
});

it('keeps the held-out concepts apart', () => {
  const seen = new Set(subjects.map(({ concept }) => concept));
  const held = Array.from({ length: 20 }, (_, i) => captionedSubject(`test/${i}`, true));
  for (const { concept, kind } of held) {
    expect(seen).not.toContain(concept);
    expect(conceptsOf(kind, true)).toContain(concept);
  }
});
