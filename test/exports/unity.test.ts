import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unitySprite } from '../../src/exports/index.ts';
import { character, cut, EIGHT, figure, pixelsOf } from './fixture.ts';

// Unity itself cannot run here: its files are read as YAML and every id in them is followed, as its importers do.

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape, each use of which is an assertion
type Yaml = any;

interface UnityObject {
  readonly type: number;
  readonly id: bigint;
  readonly value: Yaml;
}
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const whole = (content: string) => parse(content, { intAsBigInt: true });

/** Objects of a file of assets: "--- !u!74 &7400000" and a mapping with one key, the class. */
function objectsOf(content: string): UnityObject[] {
  expect(content.startsWith('%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!')).toBe(true);
  return content
    .split(/^--- /m)
    .slice(1)
    .map((part) => {
      const [, type, id, body] = /^!u!(\d+) &(\d+)\n([\s\S]*)$/.exec(part)!;
      return { type: Number(type), id: BigInt(id!), value: Object.values<Yaml>(whole(body!))[0] };
    });
}

async function exported() {
  const files = await unitySprite(await character());
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const metas = new Map(
    files.filter(({ path }) => path.endsWith('.meta')).map(({ path, bytes: own }) => [path, whole(text(own))]),
  );
  return { files, bytes, metas, sheet: metas.get('Sir-Knight.png.meta').TextureImporter };
}

describe('a sprite for Unity', () => {
  test('each file has its .meta, each with an id of its own that stays the same', async () => {
    const { files, metas } = await exported();
    const assets = files.map(({ path }) => path).filter((path) => !path.endsWith('.meta'));
    expect(assets).toContain('Sir-Knight.controller');
    expect(assets).toHaveLength(2 + 3 * EIGHT.length);
    const guids = assets.map((path) => metas.get(`${path}.meta`).guid);
    expect(new Set(guids).size).toBe(assets.length);
    expect(guids.every((guid) => /^[0-9a-f]{32}$/.test(String(guid)))).toBe(true);
    expect((await exported()).files.map(({ bytes }) => text(bytes))).toEqual(files.map(({ bytes }) => text(bytes)));
  });

  test('the sheet is sharp, and cut so that each sprite is its frame', async () => {
    const { bytes, sheet } = await exported();
    expect(Number(sheet.textureSettings.filterMode)).toBe(0);
    expect(Number(sheet.platformSettings[0].textureCompression)).toBe(0);
    expect([sheet.spriteMode, sheet.textureType, sheet.mipmaps.enableMipMap].map(Number)).toEqual([2, 8, 0]);
    const picture = await pixelsOf(bytes.get('Sir-Knight.png')!);
    const sprites = sheet.spriteSheet.sprites as Yaml[];
    for (const [turn, direction] of EIGHT.entries()) {
      const { rect, pivot } = sprites.find(({ name }) => name === `rotation_${direction}_000`)!;
      const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(Number) as [
        number,
        number,
        number,
        number,
      ];
      expect(cut(picture, x, picture.height - y - height, width, height).equals(figure(turn, 0).data)).toBe(true);
      expect([pivot.x, pivot.y]).toEqual([0.5, 0.1875]);
    }
    const ids = sprites.map(({ internalID }) => internalID);
    expect(new Set(ids).size).toBe(sprites.length);
    expect(Object.values(sheet.spriteSheet.nameFileIdTable)).toEqual(ids);
    expect(sheet.internalIDToNameTable.map(({ first }: Yaml) => Object.values(first)[0])).toEqual(ids);
  });

  test('a clip shows the frames of its movement in turn, each as long as it is told', async () => {
    const { bytes, metas, sheet } = await exported();
    const names = new Map(Object.entries<bigint>(sheet.spriteSheet.nameFileIdTable).map(([name, id]) => [id, name]));
    const sprite = await character();
    for (const { type, loop, directions } of sprite.animations)
      for (const { direction, frames, durationsMs } of directions) {
        const [{ type: kind, id, value }] = objectsOf(text(bytes.get(`${type}_${direction}.anim`)!)) as [UnityObject];
        expect([kind, id, value.m_Name]).toEqual([74, 7400000n, `${type}_${direction}`]);
        const [{ curve, attribute }] = value.m_PPtrCurves;
        expect(attribute).toBe('m_Sprite');
        expect(curve.map((key: Yaml) => names.get(key.value.fileID))).toEqual(
          frames.map((_, i) => `${type}_${direction}_${String(i).padStart(3, '0')}`),
        );
        expect(curve.every((key: Yaml) => key.value.guid === metas.get('Sir-Knight.png.meta').guid)).toBe(true);
        const starts = durationsMs.map((_, i) => durationsMs.slice(0, i).reduce((sum, ms) => sum + ms, 0) / 1000);
        for (const [i, key] of curve.entries()) {
          expect(Number(key.time)).toBeCloseTo(starts[i]!, 5);
          const sample = Number(key.time) * Number(value.m_SampleRate);
          expect(Math.abs(sample - Math.round(sample))).toBeLessThan(1e-3);
        }
        const settings = value.m_AnimationClipSettings;
        expect(Number(settings.m_StopTime)).toBeCloseTo(starts.at(-1)! + durationsMs.at(-1)! / 1000, 5);
        expect(Number(settings.m_LoopTime)).toBe((loop ?? true) ? 1 : 0);
        expect(value.m_ClipBindingConstant.pptrCurveMapping).toHaveLength(frames.length);
      }
  });

  test('the controller has a state for each clip, and begins with the first', async () => {
    const { bytes, metas } = await exported();
    const objects = objectsOf(text(bytes.get('Sir-Knight.controller')!));
    const byId = new Map(objects.map((object) => [object.id, object]));
    const [controller] = objects.filter(({ type }) => type === 91) as [UnityObject];
    const machine = byId.get(controller.value.m_AnimatorLayers[0].m_StateMachine.fileID)!;
    expect([machine.type, controller.value.m_AnimatorLayers[0].m_Controller.fileID]).toEqual([1107, controller.id]);
    const states = machine.value.m_ChildStates.map(({ m_State }: Yaml) => byId.get(m_State.fileID)!);
    expect(states).toHaveLength(3 * EIGHT.length);
    for (const { type, value } of states as UnityObject[]) {
      expect(type).toBe(1102);
      expect(value.m_Motion).toEqual({ fileID: 7400000n, guid: metas.get(`${value.m_Name}.anim.meta`).guid, type: 2n });
    }
    expect(byId.get(machine.value.m_DefaultState.fileID)!.value.m_Name).toBe('rotation_south');
  });
});
