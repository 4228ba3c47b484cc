import { templateIds } from '../../src/domain/animation-templates.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

/** What lists show of a character. */
export interface CharacterFacts {
  readonly mode: CharacterSpec['mode'];
  readonly bodyType: CharacterSpec['bodyType'];
  /** 'mannequin', or the quadruped's template. */
  readonly template: string;
  readonly view: string;
  /** Height of the figure, pixels. */
  readonly size: number;
  /** Size of each picture, pixels. */
  readonly width: number;
  readonly height: number;
  /** 4 or 8 */
  readonly directions: number;
}

export const character = declareNoun<CharacterFacts, 'characterId'>({
  kind: 'character',
  type: 'Character',
  idField: 'characterId',
  called: 'character',
  plural: 'characters',
  description: 'A character, drawn from 4 or 8 sides. What is made of it later shares its look.',
  previewed: 'Show the south picture.',
  scopes: 'characters',
  links: '/mcp/characters',
  ofJob: 'character',
});

/** The spec that a row keeps. */
export const specOf = ({ spec }: { readonly spec: unknown }): CharacterSpec => spec as CharacterSpec;

/** What of a spec lists show; `view` is the word that was asked for. */
export const factsFrom = (spec: CharacterSpec, view: string): CharacterFacts => {
  const { mode, bodyType, template, size, width, height, directions } = spec;
  return { mode, bodyType, template, view, size, width, height, directions: directions.length };
};

const { factsOf } = character;

builder.prismaObjectFields(character.type, (t) => ({
  mode: t.string({ description: '`standard`, `pro` or `v3`.', resolve: (row) => factsOf(row).mode }),
  bodyType: t.string({ description: '`humanoid` or `quadruped`.', resolve: (row) => factsOf(row).bodyType }),
  template: t.string({
    description: 'The skeleton: `mannequin`, or that of a quadruped.',
    resolve: (row) => factsOf(row).template,
  }),
  view: t.string({ resolve: (row) => factsOf(row).view }),
  size: t.int({ description: 'Height of the figure, in pixels.', resolve: (row) => factsOf(row).size }),
  width: t.int({
    description: 'Pixels of each picture: about 40 % more than the figure.',
    resolve: (row) => factsOf(row).width,
  }),
  height: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).height }),
  directions: t.int({ description: '4 or 8.', resolve: (row) => factsOf(row).directions }),
  rotations: t.prismaField({
    type: ['Image'],
    description: 'Its pictures, labelled by direction; none until the job is completed.',
    resolve: (query, { jobId }, _args, ctx) =>
      ctx.services.db.image.findMany({ ...query, where: { jobId: jobId! }, orderBy: { position: 'asc' } }),
  }),
  settings: t.field({
    type: 'JSON',
    description: 'All that it is drawn from, without the bytes of pictures.',
    select: { spec: true },
    resolve: (row) => {
      const { referenceImage, styleImage, colorImage, givenDirections: _given, ...settings } = specOf(row);
      return {
        ...settings,
        hasReferenceImage: referenceImage !== null,
        hasStyleImage: styleImage !== null,
        hasColorImage: colorImage !== null,
      };
    },
  }),
  templateAnimationIds: t.stringList({
    description: 'Ids of the template animations that its skeleton has.',
    resolve: (row) => [...templateIds(factsOf(row).template)],
  }),
}));
