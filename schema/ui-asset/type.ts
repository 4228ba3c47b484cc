import { dataOf } from '../../src/jobs/contract.ts';
import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

interface UiAssetFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const uiAsset = declareNoun<UiAssetFacts, 'uiAssetId'>({
  kind: 'ui_asset',
  type: 'UiAsset',
  field: 'uiAsset',
  fieldOfMany: 'uiAssets',
  idField: 'uiAssetId',
  called: 'UI asset',
  plural: 'UI assets',
  description:
    'An interface: a picture of its panel, elements or pieces, each of them split off, and its theme as a kit with states and nine-slice margins.',
  scopes: 'ui',
  links: '/mcp/ui-assets',
});

interface Layer {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const UiLayer = builder.objectRef<Layer>('UiLayer').implement({
  description: 'An element or piece of an interface, and where it lies in its picture.',
  fields: (t) => ({
    id: t.exposeString('id', {
      description: 'The id of a piece; the kind of an element, numbered where there are several.',
    }),
    kind: t.exposeString('kind'),
    x: t.exposeInt('x', { description: 'Pixels from the left.' }),
    y: t.exposeInt('y', { description: 'Pixels from the top.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

const result = { job: { select: { result: true } } } as const;
const made = (job: { readonly result: unknown } | null) => dataOf('makeUi', job?.result);

builder.prismaObjectFields(uiAsset.type, (t) => ({
  width: t.int({ description: 'Pixels.', resolve: (row) => uiAsset.factsOf(row).width }),
  height: t.int({ description: 'Pixels.', resolve: (row) => uiAsset.factsOf(row).height }),
  theme: t.string({
    nullable: true,
    description: 'The look that was made of the words; null until it is completed.',
    select: result,
    resolve: ({ job }) => made(job)?.theme ?? null,
  }),
  layers: t.field({
    type: [UiLayer],
    description: 'Its elements and pieces; none until it is completed.',
    select: result,
    resolve: ({ job }) => [...(made(job)?.layers ?? [])],
  }),
}));
