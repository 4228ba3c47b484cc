import { describe, expect, it } from 'vitest';
import type { ComposeOptions } from '../../../workers/engine/composition/compose-scene.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const options: ComposeOptions = { width: 64, height: 64, background: false, flat: false };
const composed = (text: string) =>
  compositionOf(text, understand(text), (said) => understand(said, { heard: true }), options);
const concepts = (text: string): readonly string[] =>
  composed(text)?.graph.nodes.map((n) => n.brief.concept) ?? [understand(text).concept];

describe('one figure is one figure', () => {
  it.each([
    ['princess who ran away from home, muddy dress', ['princess']],
    ['woman in a red qipao holding a fan in front of her mouth', ['woman']],
    ['king with no crown, wrapped in a blanket', ['king']],
    ['pirate with a parrot on his shoulder and a hook hand', ['pirate', 'parrot']],
    ['hobo with bindle on shoulder and torn gloves', ['beggar']],
    ['cowboy on one knee aiming a rifle', ['cowboy']],
  ])('%s', (text, who) => {
    expect(concepts(text)).toEqual(who);
  });

  it('a blanket that somebody is wrapped in is worn', () => {
    expect(understand('king wrapped in a blue blanket').parts.map((p) => p.piece)).toEqual(['cloak']);
  });
});

describe('what a figure wears with what was asked', () => {
  const slots = (text: string) => lookOf(understand(text), 1, 0).worn;

  it('socks go with a skirt, and a gown ends above them', () => {
    const skirted = slots('girl with knee socks and a plaid skirt');
    expect([skirted.get('legs')?.piece.id, skirted.get('hose')?.piece.id]).toEqual(['skirt', 'stockings']);
    const witch = slots('witch with striped socks').get('torso')!.piece.torso!;
    expect(['dress', 'robe']).toContain(witch.shape);
    expect(witch.length).toBeLessThan(0.5);
  });

  it('goggles are not worn twice', () => {
    const worn = slots('steampunk nurse');
    expect(
      [worn.get('hat')?.piece.id, worn.get('face')?.piece.id].filter((id) => /goggles/.test(id ?? '')).length,
    ).toBeLessThan(2);
  });

  it('somebody of a world that is told last is of it', () => {
    expect(understand('bounty hunter, space').concept).toBe('mandalorian');
    expect(understand('bartender, cyberpunk').guises).toEqual(['cyberpunk']);
  });

  it('who kneels with his hands on the hilt leans on the sword that he has', () => {
    const [samurai, ...others] = composed('samurai with a long sword, kneeling, hands on the hilt')!.graph.nodes;
    expect(others).toEqual([]);
    expect(samurai!.act).toMatchObject({ verb: 'lean', legs: 'kneel' });
  });

  it('a face on a screen has the mood that was said', () => {
    const brief = understand('robot with a tv for a head showing a smiley face');
    expect(brief.mood).toContain('happy');
    expect(brief.parts.map((p) => p.piece)).toEqual(['head/tv']);
  });
});

describe('things of the catalogue in other colours', () => {
  it.each([
    ['vampire hunter with a wooden stake', 'held/stake'],
    ['girl holding a toad', 'held/toad'],
    ['man with a raspberry for a head', 'head/raspberry'],
  ])('%s: in the hand or for a head as the thing itself', (text, piece) => {
    expect(concepts(text)).toHaveLength(1);
    expect(understand(text).parts.map((p) => p.piece)).toContain(piece);
  });

  it.each([
    ['wizard with a long grey beard tucked into his belt', 'wizard'],
    ['bride with a bouquet and long train', 'bride-with-a-veil'],
    ['beggar sitting on the ground with a bowl', 'beggar'],
  ])('%s: nothing stands beside', (text, who) => {
    expect(concepts(text)).toEqual([who]);
  });
});
