import { describe, expect, it } from 'vitest';
import { FORMS, NATIVE, SUBSTANCES } from '../../../workers/engine/catalogue/effect-forms.ts';
import { PAINTED } from '../../../workers/engine/catalogue/things/painted.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

const read = (text: string) => effectOf(heard(text).text);

describe('effects are read by form, substance, colours, phase and what comes along', () => {
  it.each([
    ['ice explosion with shards flying outward', 'ice-burst', ['shards']],
    ['water splash when something falls in', 'splash', []],
    ['black ink explosion', 'splatter', []],
    ['dust ring from a heavy landing', 'smoke-ring', []],
    ['palm strike shockwave, chi, ripple rings', 'ripples', []],
    ['confetti burst for correct answer screen', 'confetti', []],
    ['blood splatter on hit, dark red', 'splatter', []],
    ['portal, green swirl, glowing edge', 'rift', ['swirl', 'edge']],
    ['ring of ice spikes around the player', 'spike-ring', []],
    ['stone shatter effect with debris', 'rock-burst', ['bits']],
    ['fire shield, rotating flames around the caster', 'barrier', ['flames']],
    [
      'a tornado of sand with bits of broken pottery whirling inside it, wide at the top',
      'magic-tornado',
      ['brick bits'],
    ],
    ['lightning shield around the caster, yellow', 'barrier', ['bolts']],
    ['sonic scream waves, purple concentric arcs', 'sound-arcs', []],
    ['fairy transformation swirl in pink and mint', 'rising-swirl', []],
  ])('%s', (text, concept, parts) => {
    const brief = read(text);
    expect(brief?.concept).toBe(concept);
    expect(brief?.parts.map(({ piece }) => piece)).toEqual(parts);
    expect(brief?.unknown).toEqual([]);
  });

  it('gives each part its colour, and the substance where none is said', () => {
    expect(read('fairy transformation swirl in pink and mint')?.colours).toHaveLength(2);
    const smoky = read('fire explosion, orange and black smoke')!;
    expect(smoky.colours).toEqual(['#e07828']);
    expect(smoky.parts).toEqual([{ piece: 'smoke', colour: expect.stringMatching(/^#[23]/) }]);
    expect(read('acid projectile')?.colours).toEqual(['#a8d820']);
    expect(read('fire explosion')?.colours).toEqual([]);
  });

  it.each([
    ['frost breath to the left', 'leftward'],
    ['red shockwave ring on the ground', 'ground'],
    ['fading smoke ring', 'fading'],
    ['laser beam charging up', 'forming'],
    ['explosion, 6 frames', 'frames:6'],
  ])('%s tells its painter', (text, manner) => expect(read(text)?.mood).toContain(manner));

  it.each([
    'a wizard casting a fireball',
    'crystal ball on a stand',
    'gold ring with a ruby',
    'fire shield',
    'explosion over a city with fleeing people',
    'snowball',
    'a knight with a glowing aura',
    'fireworks over the harbor',
    'light blue potion with bubbles',
    'wooden shield',
    'lightning bolt',
    'brick wall',
  ])('%s is none of an effect alone', (text) => expect(read(text)).toBeUndefined());

  it('every form and substance is drawn by a painter', () => {
    for (const { drawn, of = {} } of FORMS) for (const id of [drawn, ...Object.values(of)]) expect(PAINTED[id]?.paint, id).toBeDefined(); // biome-ignore format: one line
    for (const id of Object.keys(NATIVE)) expect(PAINTED[id], id).toBeDefined();
    expect(SUBSTANCES.flatMap(([words]) => words.split('|'))).toEqual([...new Set(SUBSTANCES.flatMap(([words]) => words.split('|')))]); // biome-ignore format: one line
  });

  it('draws frames beside one another, and what flies to the left mirrored', async () => {
    const at = async (description: string) => (await draw({ description, width: 48, height: 48, seed: 3, noBackground: true })).image; // biome-ignore format: one line
    const [right, left, sheet] = await Promise.all(['energy bolt projectile', 'energy bolt projectile to the left', 'explosion, 4 frames'].map(at)); // biome-ignore format: one line
    const ink = ({ data }: { data: Uint8ClampedArray }, x0: number, x1: number) => Array.from({ length: 48 }, (_, y) => Array.from({ length: x1 - x0 }, (_, i) => data[(y * 48 + x0 + i) * 4 + 3]! > 0 ? 1 : 0 as number)).flat().reduce((a, b) => a + b, 0); // biome-ignore format: one line
    expect(ink(right!, 24, 48)).toBeGreaterThan(ink(right!, 0, 24));
    expect(ink(left!, 0, 24)).toBeGreaterThan(ink(left!, 24, 48));
    // the first frame is the smallest
    const quarter = (x: number, y: number) => { let n = 0; for (let j = 0; j < 24; j++) for (let i = 0; i < 24; i++) n += sheet!.data[((y + j) * 48 + x + i) * 4 + 3]! > 0 ? 1 : 0; return n; }; // biome-ignore format: one line
    expect(quarter(0, 0)).toBeGreaterThan(0);
    expect(quarter(0, 24)).toBeGreaterThan(quarter(0, 0));
  });

  it.each([
    ['comic POW hit with red star shape', 'comic-burst', ['text:pow!']],
    ['+1', 'floating-text', ['text:+1']],
    ['mud splash kicked up by hooves', 'splash', []],
    ['oil slick on asphalt', 'liquid-pool', ['ground']],
    ['purple bat burst', 'bat-burst', []],
    ['three music notes floating, rainbow colors', 'afloat-notes', ['rainbow', 'times:3']],
    ['rocket exhaust pointing down, blue then orange', 'fire-breath', ['downward']],
    ['autumn leaves spinning in a circle', 'autumn-swirl', []],
  ])('%s', (text, concept, manners) => {
    const brief = read(text);
    expect(brief?.concept).toBe(concept);
    expect(brief?.mood).toEqual(expect.arrayContaining(manners));
  });
});
