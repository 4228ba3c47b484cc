import type { ObjectSpec } from '../../src/jobs/contract.ts';
import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

/** What lists show of an object. */
export interface ObjectFacts {
  /** Side of each picture, pixels. */
  readonly width: number;
  readonly height: number;
  /** 1 or 8 */
  readonly directions: number;
  /** The word that was asked for. */
  readonly view: string;
  /** Pictures to choose from; 1 is no choice. */
  readonly candidates: number;
  /** Of a review: what was picked of it, by index. */
  readonly picked?: Readonly<Record<string, string>>;
}

export const object = declareNoun<ObjectFacts, 'objectId'>({
  kind: 'object',
  type: 'GameObject',
  idField: 'objectId',
  field: 'object',
  called: 'object',
  plural: 'objects',
  description:
    'A thing of a game: one picture, or eight sides. One that has candidates is in review until they are picked from or dismissed.',
  previewed: 'Show the picture; of a review its first candidates.',
  scopes: 'objects',
  links: '/mcp/objects',
  ofJob: 'object',
});

/** The spec that a row keeps. */
export const specOf = ({ spec }: { readonly spec: unknown }): ObjectSpec => spec as ObjectSpec;

/** What of a spec lists show; `view` is the word that was asked for. */
export const factsFrom = ({ size, directions, candidates }: ObjectSpec, view: string): ObjectFacts => ({
  width: size,
  height: size,
  directions,
  view,
  candidates,
});

const { factsOf } = object;

/** What was understood of it is kept with its pictures, the same with each. */
const FIRST_BRIEF = {
  job: { select: { images: { orderBy: { position: 'asc' }, take: 1, select: { brief: true } } } },
} as const;

builder.prismaObjectFields(object.type, (t) => ({
  width: t.int({ description: 'Pixels of each picture.', resolve: (row) => factsOf(row).width }),
  height: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).height }),
  directions: t.int({ description: '1 or 8.', resolve: (row) => factsOf(row).directions }),
  view: t.string({ description: 'Where the camera stands.', resolve: (row) => factsOf(row).view }),
  candidates: t.int({
    description: 'How many pictures there are to choose from; 1 is no choice.',
    resolve: (row) => factsOf(row).candidates,
  }),
  styleSettings: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'How it was drawn, also where nobody said how: outline, shading, detail, light. Null until the job is completed, and of an object that was turned from a picture.',
    select: FIRST_BRIEF,
    resolve: ({ job }) => (job?.images[0]?.brief as { style?: object | null } | undefined)?.style ?? null,
  }),
  notes: t.stringList({
    description: 'What its drawing is not, or not quite, of what was asked; none until the job is completed.',
    select: FIRST_BRIEF,
    resolve: ({ job }) => [...((job?.images[0]?.brief as { notes?: readonly string[] } | undefined)?.notes ?? [])],
  }),
  candidatePreviews: t.prismaField({
    type: ['Image'],
    description: 'The first eight candidates of a review; none of any other object, or when no preview was asked for.',
    complexity: { field: 1, multiplier: 8 },
    resolve: (query, row, _args, ctx) =>
      (row as { withPreview?: boolean }).withPreview === false || factsOf(row).candidates === 1
        ? []
        : ctx.services.db.image.findMany({
            ...query,
            where: { jobId: row.jobId! },
            orderBy: { position: 'asc' },
            take: 8,
          }),
  }),
}));
