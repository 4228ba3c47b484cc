import { expect, test } from 'vitest';
import forms from '../../facades/generated/forms.json' with { type: 'json' };
import { offerOf } from '../../facades/web/studio/chat/offer.ts';
import { brushed, emptyMask, isEmpty, maskBitmap } from '../../facades/web/studio/tools/mask.ts';
import type { Picture } from '../../facades/web/studio/tools/picture.ts';
import { shaped, TOOLS, unfit } from '../../facades/web/studio/tools/tools.ts';
import { inSentences } from '../../workers/agent/planner/languages/sentences.ts';

interface Schema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}
const picture: Picture = { base64: 'AAAA', name: 'a fox', width: 48, height: 32, clear: true };
const fieldsOf = (field: string) =>
  (forms as unknown as Record<string, { input: { properties: Record<string, Schema> } }>)[field]!.input.properties;

test('every tool fills in and asks for fields that its operation has, and sizes within their bounds', () => {
  for (const tool of TOOLS) {
    const fields = fieldsOf(tool.field);
    const set = { ...tool.begins?.(picture), ...tool.sent(picture, tool.masked && 'BBBB') };
    for (const name of [...Object.keys(set), ...tool.first, ...(tool.words ? [tool.words.field] : [])])
      expect(fields, tool.id).toHaveProperty(name);
    for (const [name, value] of Object.entries(set))
      for (const side of ['width', 'height'] as const) {
        const bounds = fields[name]!.properties?.[side];
        const given = (value as Partial<Record<typeof side, number>>)?.[side];
        if (!bounds || given === undefined) continue;
        expect(given, `${tool.id}: ${name}`).toBeGreaterThanOrEqual(bounds.minimum ?? 0);
        expect(given, `${tool.id}: ${name}`).toBeLessThanOrEqual(bounds.maximum ?? given);
      }
  }
});

test('a picture keeps its shape, and one that a tool does not take is told so with what it takes', () => {
  expect(shaped({ ...picture, width: 1024, height: 768 }, 64)).toEqual({ width: 64, height: 48 });
  expect(shaped({ ...picture, width: 1000, height: 10 }, 100)).toEqual({ width: 100, height: 16 });
  const part = TOOLS.find(({ id }) => id === 'part')!;
  expect(unfit(part, picture)).toBeUndefined();
  expect(unfit(part, { ...picture, height: 20 })).toContain('32 to 512 pixels a side; this picture has 48 × 20');
});

test('what the brush goes over is white in the mask, and what it takes away is black again', () => {
  const none = emptyMask(8, 8);
  const drawn = brushed(none, { x: 1, y: 4 }, { x: 6, y: 4 }, 1, 1);
  expect([...drawn.on].flatMap((on, i) => (on ? [i] : []))).toEqual([33, 34, 35, 36, 37, 38]);
  expect([...brushed(none, { x: 4, y: 4 }, { x: 4, y: 4 }, 3, 1).on].reduce((a, b) => a + b)).toBe(9);
  // over the edge of the picture nothing is drawn on its other side
  expect([...brushed(none, { x: 0, y: 3 }, { x: 0, y: 3 }, 2, 1).on].flatMap((on, i) => (on ? [i % 8] : []))).toEqual(
    expect.not.arrayContaining([7]),
  );
  expect(isEmpty(brushed(drawn, { x: 0, y: 4 }, { x: 7, y: 4 }, 1, 0))).toBe(true);
  const { data } = maskBitmap(drawn);
  expect([...data.subarray(33 * 4, 34 * 4)]).toEqual([255, 255, 255, 255]);
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
});

test('an offer is answered by one press in each language of the assistant, and nothing else is', () => {
  const said = (text: string) => offerOf({ role: 'ASSISTANT', status: 'COMPLETED', text });
  for (const offer of ['Nothing is made yet. Shall I do it?', 'Nothing is made yet. Shall I do it like that?']) {
    expect(said(`A fox (1 generation).\n${offer}`)?.yes).toBe('Yes');
    for (const [language, yes] of [
      ['de', 'Ja'],
      ['fr', 'Oui'],
      ['es', 'Sí'],
      ['it', 'Sì'],
      ['pt', 'Sim'],
      ['nl', 'Ja'],
    ] as const)
      expect(said(inSentences(offer, language))?.yes, language).toBe(yes);
  }
  expect(said('Which is meant?')).toBeUndefined();
  expect(offerOf({ role: 'USER', status: 'COMPLETED', text: 'Shall I do it?' })).toBeUndefined();
});
