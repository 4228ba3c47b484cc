import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import type { ColorCount, EditPixelsPayload, PixelEdit, PixelReport } from '../../src/jobs/contract.ts';
import { dataOf } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { ImageInput, Outline, words } from '../enums.ts';
import { controlFields, type InputFields, JobPayloadType, startJob } from '../job/payload.ts';
import { Job } from '../job/type.ts';
import { type GivenImage, requiredImage } from './checked.ts';

/** Tools that look at or change pixels and draw nothing. They are GraphQL's alone: the other interfaces name none of them. */

const imageField = (t: InputFields, description: string) => ({
  image: t.field({ type: ImageInput, required: true, description }),
});

type StartArgs = Parameters<typeof startJob>[1] & { readonly input: { readonly image: GivenImage } };

async function start(
  [args, ctx, info]: [StartArgs, Parameters<typeof startJob>[0], Parameters<typeof startJob>[2]],
  operation: string,
  edit: PixelEdit,
) {
  const payload: EditPixelsPayload = { ...edit, image: await requiredImage(args.input, 'image', refuseEmpty) };
  return startJob(ctx, args, info, { kind: 'editPixels', operation, payload });
}

const operation = { scope: 'images:write', cost: () => price.tool() } as const;

const CheckPixelsInput = builder.inputType('CheckPixelsInput', {
  fields: (t) => ({ ...imageField(t, 'The picture to look at.'), ...controlFields(t) }),
});
builder.mutationField('checkPixels', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Looks whether a picture is on a grid of pixels, which, how clean, and in which colours. It comes as `pixels` of the job.',
    args: { input: t.arg({ type: CheckPixelsInput, required: true }) },
    extensions: { operation },
    resolve: (_root, args, ctx, info) => start([args, ctx, info], 'checkPixels', { tool: 'check' }),
  }),
);

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be like "#cc3038"');
const ColorSwapInput = builder.inputType('ColorSwapInput', {
  fields: (t) => ({
    from: t.string({ required: true, description: 'A colour of the picture, #rrggbb.', validate: hexColor }),
    to: t.string({ required: true, description: 'What is to be in its place, #rrggbb.', validate: hexColor }),
  }),
});
const SwapColorsInput = builder.inputType('SwapColorsInput', {
  fields: (t) => ({
    ...imageField(t, 'The picture.'),
    swaps: t.field({
      type: [ColorSwapInput],
      required: true,
      description: 'All at once: two colours can change places. Colours that are not named stay.',
      validate: z
        .array(z.looseObject({ from: z.string() }))
        .min(1)
        .max(256)
        .refine((list) => new Set(list.map(({ from }) => from.toLowerCase())).size === list.length, {
          message: 'a colour is replaced twice',
        }),
    }),
    ...controlFields(t),
  }),
});
builder.mutationField('swapColors', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Replaces colours of a picture.',
    args: { input: t.arg({ type: SwapColorsInput, required: true }) },
    extensions: { operation },
    resolve: (_root, args, ctx, info) =>
      start([args, ctx, info], 'swapColors', { tool: 'swap', swaps: args.input.swaps }),
  }),
);

const RepaintInput = builder.inputType('RepaintInput', {
  fields: (t) => ({
    ...imageField(t, 'The picture.'),
    palette: t.stringList({
      required: true,
      description: 'Colours, #rrggbb; the picture takes the nearest, and no others.',
      validate: z.array(hexColor).min(1).max(256),
    }),
    dither: t.boolean({ required: true, defaultValue: false, description: 'Mix colours in an ordered pattern.' }),
    ...controlFields(t),
  }),
});
builder.mutationField('repaint', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'The picture in the colours of a palette and no others.',
    args: { input: t.arg({ type: RepaintInput, required: true }) },
    extensions: { operation },
    resolve: (_root, args, ctx, info) =>
      start([args, ctx, info], 'repaint', {
        tool: 'repaint',
        palette: args.input.palette,
        dither: args.input.dither,
      }),
  }),
);

const ChangeOutlineInput = builder.inputType('ChangeOutlineInput', {
  fields: (t) => ({
    ...imageField(t, 'A subject on a transparent background.'),
    outline: t.field({ type: Outline, required: true, description: 'Lineless takes an outline away.' }),
    ...controlFields(t),
  }),
});
builder.mutationField('changeOutline', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws, repaints or takes away the outline of a subject.',
    args: { input: t.arg({ type: ChangeOutlineInput, required: true }) },
    extensions: { operation },
    resolve: (_root, args, ctx, info) =>
      start([args, ctx, info], 'changeOutline', { tool: 'outline', outline: args.input.outline }),
  }),
);

const side = z.number().int().min(1).max(2048);
const gap = z.number().int().min(0).max(512);
const SheetGridInput = builder.inputType('SheetGridInput', {
  description: 'How the cells of a sheet lie, in pixels.',
  fields: (t) => ({
    cellWidth: t.int({ required: true, validate: side }),
    cellHeight: t.int({ required: true, validate: side }),
    margin: t.int({ required: true, defaultValue: 0, description: 'Before the first cell.', validate: gap }),
    spacing: t.int({ required: true, defaultValue: 0, description: 'Between cells.', validate: gap }),
  }),
});
const SliceSheetInput = builder.inputType('SliceSheetInput', {
  fields: (t) => ({
    ...imageField(t, 'The sheet, on a transparent background.'),
    grid: t.field({
      type: SheetGridInput,
      description: 'Absent finds the frames by the empty rows and columns between them.',
    }),
    ...controlFields(t),
  }),
});
builder.mutationField('sliceSheet', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Takes a spritesheet apart: its frames row by row, without empty cells; at most 256.',
    args: { input: t.arg({ type: SliceSheetInput, required: true }) },
    extensions: { operation },
    resolve: (_root, args, ctx, info) =>
      start([args, ctx, info], 'sliceSheet', { tool: 'slice', grid: args.input.grid ?? null }),
  }),
);

const PictureKind = words('PictureKind', 'What a picture is: pixel art, pixel art shown larger, or neither.', [
  'art',
  'enlarged',
  'photo',
]);
const PaletteColor = builder.objectRef<ColorCount>('PaletteColor').implement({
  description: 'A colour of a picture.',
  fields: (t) => ({
    hex: t.exposeString('hex', { description: '#rrggbb' }),
    count: t.exposeInt('count', { description: 'Pixels that have it.' }),
  }),
});
const PixelReportType = builder.objectRef<PixelReport>('PixelReport').implement({
  description: 'What the pixels of a picture are like.',
  fields: (t) => ({
    kind: t.field({ type: PictureKind, resolve: ({ kind }) => kind }),
    cellWidth: t.exposeFloat('cellWidth', { description: 'Width of an art pixel in the picture; 0 for a photograph.' }),
    cellHeight: t.exposeFloat('cellHeight', { description: 'Height of an art pixel; 0 for a photograph.' }),
    offsetX: t.exposeFloat('offsetX', { description: 'Where the first whole column begins.' }),
    offsetY: t.exposeFloat('offsetY', { description: 'Where the first whole row begins.' }),
    artWidth: t.exposeInt('artWidth', { description: 'Size of the art in its own pixels.' }),
    artHeight: t.exposeInt('artHeight'),
    cleanness: t.exposeFloat('cleanness', {
      description: 'Share of the pixels that have exactly their art pixel’s colour, 0 to 1.',
    }),
    colors: t.exposeInt('colors', { description: 'Opaque colours of the picture.' }),
    artColors: t.exposeInt('artColors', { description: 'Opaque colours of the art that it shows.' }),
    softPixels: t.exposeInt('softPixels', { description: 'Pixels that are neither opaque nor transparent.' }),
    ramps: t.field({
      type: t.listRef(t.listRef(PaletteColor)),
      description: 'Its colours by hue, each ramp dark to light, the largest first; none for a photograph.',
      resolve: ({ ramps }) => ramps.map((ramp) => [...ramp]),
    }),
  }),
});
builder.objectField(Job, 'pixels', (t) =>
  t.field({
    type: PixelReportType,
    nullable: true,
    description: 'What a finished `checkPixels` found.',
    resolve: ({ kind, result }) => (kind === 'editPixels' ? (dataOf('editPixels', result)?.report ?? null) : null),
  }),
);
