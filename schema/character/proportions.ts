import { z } from 'zod';
import type { Proportions } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import type { Written } from '../operation.ts';
import { ProportionsPreset, ProportionsType } from './enums.ts';

const factor = z.number().min(0.5).max(2);

/** Bone scales of a figure. */
export const ProportionsInput = builder.inputType('ProportionsInput', {
  description: 'Proportions of a figure: a named set, or a factor (0.5 to 2) for each measure.',
  fields: (t) => {
    const scale = (description: string) => t.float({ required: true, defaultValue: 1, description, validate: factor });
    return {
      type: t.field({ type: ProportionsType, required: true, defaultValue: 'preset' }),
      name: t.field({
        type: ProportionsPreset,
        required: true,
        defaultValue: 'default',
        description: 'Of a preset: which.',
      }),
      headSize: scale('Of custom proportions: size of the head.'),
      armsLength: scale('Of custom proportions: length of the arms.'),
      legsLength: scale('Of custom proportions: length of the legs.'),
      shoulderWidth: scale('Of custom proportions: width of the shoulders.'),
      hipWidth: scale('Of custom proportions: width of the hips.'),
    };
  },
});

/** Assistants write them as JSON in a text; an object is taken as well. */
export const proportionsText: Written = {
  schema: { type: 'string', default: '{"type": "preset", "name": "default"}' },
  read: (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      throw new Error(
        'must be JSON like {"type": "preset", "name": "chibi"} or {"type": "custom", "head_size": 1.2, "arms_length": 1, "legs_length": 1, "shoulder_width": 1, "hip_width": 1}',
      );
    }
  },
};

type Given = typeof ProportionsInput.$inferInput;

/** Whether they ask for anything but the usual. */
export const isUsual = ({ type, name }: Given): boolean => type === 'preset' && name === 'default';

/** As a character's spec keeps them: a preset, or its factors. */
export function proportionsOf(given: Given): Proportions {
  const { type, name, ...factors } = given;
  return type === 'preset' ? { type, name: name ?? 'default' } : ({ type: 'custom', ...factors } as Proportions);
}
