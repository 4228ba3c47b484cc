import { describe, expect, test } from 'vitest';
import { exportUi } from '../../../src/exports/ui/index.ts';
import type { MakeUiPayload } from '../../../src/jobs/contract.ts';
import { crop, overlay, sameImage } from '../../../src/pixels/image.ts';
import { decodeImage } from '../../../src/pixels/index.ts';
import { makeUiTask } from '../../../workers/thread/tasks/make-ui.ts';
import type { ThreadTools } from '../../../workers/thread/tasks/shared/task.ts';
import { readZip } from '../read-zip.ts';

const payload: MakeUiPayload = {
  description: 'a stone window "Crypt" with two buttons "Enter" "Flee" and an avatar with a skeleton',
  width: 256,
  height: 192,
  elements: [],
  pieces: [],
  colorPalette: '',
  styleImage: null,
  conceptImage: null,
  portrait: null,
  noBackground: true,
  kit: true,
  seed: 3,
};
const tools = {} as ThreadTools;

describe('an interface as it is made, kept and exported', () => {
  test('keeps its elements, its kit and what the words show', async () => {
    const stages: string[] = [];
    const { picture, kit, data } = await makeUiTask(payload, tools, { onStep: ({ stage }) => stages.push(stage) });
    expect(data).toMatchObject({ theme: 'stone' });
    expect(data.layers.map(({ id }) => id)).toEqual(['window', 'button_1', 'button_2', 'avatar']);
    expect(stages.length).toBeGreaterThanOrEqual(5);
    const stored = { name: 'Crypt', picture: picture.png, atlas: kit!.png, kit: kit!.json };
    const files = new Map(readZip(await exportUi('zip', stored)).map(({ path, bytes }) => [path, bytes]));
    const { elements } = JSON.parse(files.get('elements.json')!.toString());
    const whole = await decodeImage(files.get('image.png')!);
    const last = elements.at(-1);
    const box = { x: last.x, y: last.y, width: last.width, height: last.height };
    // the last element lies over all others: it is the same in the picture as by itself
    const [seen, alone] = [crop(whole, box), await decodeImage(files.get(last.file)!)];
    overlay(seen, alone, 0, 0);
    expect(sameImage(seen, crop(whole, box))).toBe(true);
    expect(files.has('kit/kit.png') && files.has('kit/kit.json')).toBe(true);
    for (const format of ['atlas', 'godot', 'unity', 'css', 'phaser'] as const) {
      expect(readZip(await exportUi(format, stored)).length).toBeGreaterThanOrEqual(2);
    }
    expect((await exportUi('godot', stored)).equals(await exportUi('godot', stored))).toBe(true);
  });

  test('leaves the kit out where none is asked for', async () => {
    const { kit } = await makeUiTask({ ...payload, description: 'a button', kit: false }, tools, {});
    expect(kit).toBeUndefined();
  });
});
