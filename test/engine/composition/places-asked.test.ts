import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { lacking } from '../../../workers/engine/composition/places/lacking.ts';
import { inStalls } from '../../../workers/engine/composition/places/stalls.ts';
import { completed } from '../../../workers/engine/composition/read/members/index.ts';
import { withoutUse } from '../../../workers/engine/composition/read/members/use.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { saidFeature } from '../../../workers/engine/composition/read/said-features.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said);
const scene = (text: string) => completed(readScene(text, read), text, read);
const concepts = (text: string): string[] => [...scene(text).nodes, ...scene(text).extras].map(({ brief }) => brief.concept); // biome-ignore format: one line

describe('places that are one large thing', () => {
  it.each([
    ['basement with a chair', 'cellar'],
    ['rooftop helipad over a megacity', 'helipad'],
    ['airship deck above clouds at dawn', 'airship deck'],
    ['penalty area from behind the goal net', 'behind the goal'],
    ['tournament jousting field with tents', 'jousting field'],
    ['table with green felt', 'felt table'],
    ['floating islands in the sky connected by chains', 'chained islands'],
    ['restaurant kitchen seen from the pass', 'restaurant kitchen'],
    ['overgrown highway with cars, calm post apocalypse', 'highway'],
    ['wild west main street, saloon on the left', 'western street'],
  ])('%s', (text, place) => expect(scene(text).place).toBe(place));

  it('what the place shows is not put into it once more', () => {
    expect(concepts('gaming room with two monitors and a gaming chair')).toEqual([]);
    expect(concepts('classroom, empty desks')).toEqual([]);
    expect(concepts('railway bridge over a gorge, steam train entering from the left')).toContain('train');
  });

  it('a laboratory has tanks of glass in the colour of what fills them', () => {
    const [tank] = scene('laboratory with cloning tanks filled with green fluid').extras;
    expect(tank?.brief.concept).toBe('cryo-chamber');
    expect(tank?.brief.colours.length).toBe(1);
  });
});

describe('what a backdrop is for', () => {
  it.each([
    ['backdrop for cave type fights, crystals left and right', 'backdrop for cave, crystals on both sides'],
    ['forest, boss arena', 'forest'],
  ])('%s', (text, said) => expect(withoutUse(text)).toBe(said));

  it('nothing is painted in a middle that shall be empty', () =>
    expect(lacking(PLACES.cave!, { absent: ['middle'] }).features ?? []).not.toContain('pool'));
});

describe('what is painted', () => {
  it.each([
    ['neat rows of cabbages', 'crop rows:cabbage'],
    ['wet footprints', 'footprints'],
    ['one hanging light bulb', 'bare bulb'],
    ['red alarm light', 'alarm light:#c83040'],
    ['round window', 'round window'],
    ['holograms', 'holograms'],
  ])('%s', (text, feature) => expect(saidFeature(text)?.feature).toBe(feature));

  it('awnings have the colours that were said of them, and the picture keeps its own', () => {
    const graph = scene('farmers market, awnings in pastel colors');
    const features = graph.painted?.map(({ feature }) => feature) ?? [];
    expect(features.some((f) => f.startsWith('palette:'))).toBe(false);
    const stalls = inStalls(PLACES['farmers market']!, graph).things.filter(([, what]) => what.startsWith('art:stall'));
    expect(new Set(stalls.map(([, what]) => what)).size).toBe(4);
  });
});
