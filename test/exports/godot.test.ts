import { describe, expect, test } from 'vitest';
import { godotSpriteFrames } from '../../src/exports/index.ts';
import { animation, character, cut, EIGHT, figure, pixelsOf } from './fixture.ts';
import { type Construct, type Num, type Resource, readTres, StringName, type Variant } from './read-tres.ts';

interface Frame {
  readonly texture: Resource;
  readonly duration: number;
}
interface Animation {
  readonly speed: number;
  readonly loop: boolean;
  readonly frames: readonly Frame[];
}

/** SpriteFrames::_set_animations: an animation or frame that lacks a key is left out there, and fails here. */
function animationsOf(resource: Resource): Map<string, Animation> {
  const out = new Map<string, Animation>();
  for (const entry of resource.properties.get('animations') as readonly ReadonlyMap<Variant, Variant>[]) {
    const name = entry.get('name');
    const speed = entry.get('speed') as Num;
    const loop = entry.get('loop');
    if (!(name instanceof StringName) || !speed.float || typeof loop !== 'boolean') throw new Error('Not an animation');
    const frames = (entry.get('frames') as readonly ReadonlyMap<Variant, Variant>[]).map((frame) => {
      const duration = frame.get('duration') as Num;
      if (!duration.float || duration.value < 0.01) throw new Error('Not a duration');
      return { texture: frame.get('texture') as Resource, duration: duration.value };
    });
    out.set(name.text, { speed: speed.value, loop, frames });
  }
  return out;
}

const numbers = (value: Variant | undefined): number[] => (value as Construct).args.map((arg) => (arg as Num).value);

async function exported(of: Parameters<typeof godotSpriteFrames>[0]) {
  const files = await godotSpriteFrames(of);
  const tres = files.find(({ path }) => path.endsWith('.tres'))!;
  const resource = readTres(Buffer.from(tres.bytes).toString('utf8'));
  return { files, resource, animations: animationsOf(resource) };
}

describe('godotSpriteFrames', () => {
  test('is a SpriteFrames resource and the sheet beside it', async () => {
    const { files, resource, animations } = await exported(await character());
    expect(files.map(({ path }) => path)).toEqual(['Sir-Knight.png', 'Sir-Knight.tres']);
    expect(resource.type).toBe('SpriteFrames');
    expect([...animations.keys()]).toEqual([
      ...EIGHT.map((d) => `rotation_${d}`),
      ...EIGHT.map((d) => `walking_${d}`),
      ...EIGHT.map((d) => `falling-back-death_${d}`),
    ]);
  });

  test('every frame cuts its picture out of the sheet', async () => {
    const { files, animations } = await exported(await character());
    const sheet = await pixelsOf(files[0]!.bytes);
    for (const [turn, direction] of EIGHT.entries())
      for (const [i, { texture }] of animations.get(`walking_${direction}`)!.frames.entries()) {
        expect(texture.type).toBe('AtlasTexture');
        const atlas = texture.properties.get('atlas') as Resource;
        expect([atlas.type, atlas.path]).toEqual(['Texture2D', 'Sir-Knight.png']);
        const [x = -1, y = -1, w = -1, h = -1] = numbers(texture.properties.get('region'));
        expect(cut(sheet, x, y, w, h)).toEqual(figure(turn, i).data);
      }
  });

  test('a frame is shown duration / speed seconds; what does not loop says so', async () => {
    const { animations } = await exported(await character());
    const walking = animations.get('walking_south')!;
    expect([walking.speed, walking.loop]).toEqual([10, true]);
    expect(walking.frames.map(({ duration }) => duration)).toEqual([1, 1, 1, 1]);
    const death = animations.get('falling-back-death_north')!;
    expect(death.loop).toBe(false);
    expect(death.frames.map(({ duration }) => Math.round((1000 * duration) / death.speed))).toEqual([80, 80, 400]);
  });

  test('tells the offset that puts a centred sprite on its feet', async () => {
    const { resource } = await exported(await character());
    expect(numbers(resource.properties.get('metadata/feet_offset'))).toEqual([0, -5]);
  });

  test('names of any script arrive as they are', async () => {
    const animations = [await animation('跳ぶ "hoch"', { directions: ['east'], frames: 1 })];
    const of = await character({ name: 'Ninja "影"', rotations: [], animations });
    const { files, animations: read } = await exported(of);
    expect(files.map(({ path }) => path)).toEqual(['Ninja-影.png', 'Ninja-影.tres']);
    expect([...read.keys()]).toEqual(['跳ぶ-hoch_east']);
  });

  test('the same character gives the same bytes', async () => {
    expect(await godotSpriteFrames(await character())).toEqual(await godotSpriteFrames(await character()));
  });
});

describe('readTres, the judge of these tests, refuses', () => {
  const whole = async () => Buffer.from((await godotSpriteFrames(await character()))[1]!.bytes).toString();
  test.each<[string, (text: string) => string]>([
    [
      'a reference to nothing',
      (text) => text.replace('SubResource("AtlasTexture_3")', 'SubResource("AtlasTexture_x")'),
    ],
    ['an id that is there twice', (text) => text.replace('id="AtlasTexture_3"', 'id="AtlasTexture_2"')],
    ['an unclosed list', (text) => text.replace(/\}\]\nmetadata/, '}\nmetadata')],
    ['a missing comma', (text) => text.replace('}, {', '} {')],
    ['a wrong number of arguments', (text) => text.replace(/Rect2\(0, 0, /, 'Rect2(0, ')],
    ['an unclosed string', (text) => text.replace('path="Sir-Knight.png"', 'path="Sir-Knight.png')],
    ['wrong load_steps', (text) => text.replace('load_steps=66', 'load_steps=65')],
    ["Godot 3's format", (text) => text.replace('format=3', 'format=2')],
    ['a resource after the last', (text) => `${text}\n[resource]\n`],
  ])('%s', async (_, broken) => {
    const text = await whole();
    expect(broken(text)).not.toBe(text);
    expect(() => readTres(broken(text))).toThrow();
  });
});
