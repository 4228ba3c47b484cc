import { describe, expect, it } from 'vitest';
import { understand } from '../../../../workers/engine/understand/index.ts';

describe('houses of a trade or a service', () => {
  it.each([
    ['haunted orphanage', 'orphanage'],
    ['slaughterhouse at night', 'slaughterhouse'],
    ['monster healing center', 'healing-center'],
    ['gazebo', 'gazebo'],
    ['pawn shop', 'pawn-shop'],
    ['zoo entrance', 'zoo-gate'],
    ['youth hostel', 'hostel'],
  ])('%s', (text, concept) => {
    const brief = understand(text);
    expect(brief.concept).toBe(concept);
    expect(brief.confidence).toBe(1);
  });
});
