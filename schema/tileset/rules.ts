import { z } from 'zod';

interface Rulable {
  readonly mode?: string;
  readonly tileSize: { readonly width: number };
  readonly transitionSize: number;
  readonly shapeStyle?: string | null;
}

const STEPS = [0, 0.25, 0.5, 1];

/** What the fields of a new tileset may be together: [is broken, field, what is wrong]. */
const broken = ({ mode, tileSize, transitionSize, shapeStyle }: Rulable) =>
  [
    [
      tileSize.width === 64 && mode !== 'pro',
      'tileSize',
      'tiles of 64x64 pixels are for pro mode; standard has 16x16, 32x32',
    ],
    [
      !shapeStyle && !STEPS.includes(transitionSize),
      'transitionSize',
      `should be one of ${STEPS.join(', ')}; any value from 0 to 1 with a shape_style`,
    ],
  ] as const;

export const tilesetRules = z.custom<object>().superRefine((input, ctx) => {
  for (const [isBroken, field, message] of broken(input as Rulable)) {
    if (isBroken) ctx.addIssue({ code: 'custom', path: [field], message });
  }
});
