import { describe, expect, it } from 'vitest';
import { GAME_COSTUMES } from '../../../workers/engine/catalogue/costumes-games.ts';
import { NAMED_COSTUMES } from '../../../workers/engine/catalogue/costumes-named.ts';
import { pieceOf } from '../../../workers/engine/catalogue/garments/index.ts';
import { isMaterial } from '../../../workers/engine/catalogue/materials.ts';
import { tradeOf } from '../../../workers/engine/catalogue/trades.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('persons of myths, tales and history', () => {
  it('wear and hold what the catalogue has, in materials that there are', () => {
    const faults = [...NAMED_COSTUMES.trim().split('\n'), ...GAME_COSTUMES.trim().split('\n')].flatMap((line) => {
      const [, mains = '', wears = ''] = line.split('|').map((cell) => cell.trim());
      const materials = mains.split(',').filter((m) => !m.startsWith('#') && !isMaterial(m));
      const pieces = wears.split(/\s+/).filter((piece) => !pieceOf(piece.split(/[+:~]/)[0]!));
      const unknown = [...materials, ...pieces].filter((found) => found !== '');
      return unknown.length > 0 ? [`${line.split(',')[0]}: ${unknown.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['zeus', 'held/lightning-bolt'],
    ['poseidon', 'trident:gold'],
    ['thor', 'warhammer'],
    ['odin', 'eyepatch'],
    ['athena', 'round-shield:gold'],
    ['sun wukong', 'staff:gold'],
    ['sun wukong balancing on a cloud', 'staff:gold'],
    ['kali', 'four-arms'],
    ['captain ahab', 'peg-leg'],
    ['sheriff', 'badge:gold'],
    ['warlock', 'flaming-hands'],
    ['gunslinger in a saloon', 'pistol'],
    ['dentist', 'surgical-mask'],
  ])('%s is known by %s', (text, sign) => {
    expect(tradeOf(understand(text, { seed: 1 }).concept)?.wears).toContain(sign);
  });

  it.each([
    ['el cid', 'cid-campeador'],
    ["chang'e", 'chinese-moon-goddess'],
    ['morgan le fay', 'morgana'],
    ['puss in boots', 'musketeer'],
  ])('%s is read though the name is no English', (text, concept) => {
    expect(understand(text, { seed: 1 }).concept).toBe(concept);
  });
});
