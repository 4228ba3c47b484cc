import { GraphQLError, type GraphQLSchema, isEnumType } from 'graphql';
import { DETAILS, type DIRECTIONS, JOINT_LABELS, OUTLINES, SHADINGS, VIEWS } from '../src/domain/words.ts';
import { builder } from './builder.ts';

/**
 * An enum whose internal values are the interface's words: GraphQL shows LOW_TOP_DOWN, REST and MCP show
 * 'low top-down', resolvers see the words.
 */
export function words<const W extends string>(name: string, description: string, values: readonly W[]) {
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(values.map((value) => [value.toUpperCase().replace(/[ -]/g, '_'), { value }])) as Record<
      string,
      { value: W }
    >,
  });
}

export const View = words('View', 'Where the camera stands.', VIEWS);
/** In the order in which the interface names them. */
const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const satisfies (typeof DIRECTIONS)[number][];
export const Direction = words('Direction', 'The way the subject faces on screen; south faces the viewer.', COMPASS);
export const Outline = words('Outline', 'How edges are drawn.', OUTLINES);
export const MapObjectOutline = words('MapObjectOutline', 'How edges of a map object are drawn.', [
  'single color outline',
  'selective outline',
  'lineless',
]);
export const Shading = words('Shading', 'How many tones a colour has, fewest first.', SHADINGS);
export const MapObjectShading = words(
  'MapObjectShading',
  'How many tones a colour of a map object has, fewest first.',
  ['flat shading', 'basic shading', 'medium shading', 'detailed shading'],
);
export const Detail = words('Detail', 'How much is drawn, least first.', DETAILS);
export const MapObjectDetail = words('MapObjectDetail', 'How much of a map object is drawn, least first.', [
  'low detail',
  'medium detail',
  'high detail',
]);
export const SkeletonLabel = words('SkeletonLabel', 'A joint; left and right are the figure’s own.', JOINT_LABELS);
export const BackgroundRemovalTask = words(
  'BackgroundRemovalTask',
  'How a background is taken away where a picture has one.',
  ['remove_simple_background', 'remove_complex_background'],
);
const ImageEncoding = words('ImageEncoding', 'How image bytes are written.', ['base64']);
const ImageFormat = words('ImageFormat', 'File format of image bytes; the bytes themselves decide.', [
  'png',
  'jpeg',
  'webp',
  'gif',
]);

/** An image in a request. Base64 with or without a `data:` prefix; PNG, JPEG, WebP or GIF. */
export const ImageInput = builder.inputType('ImageInput', {
  description:
    'An image: base64 of a PNG, JPEG, WebP or GIF file, with or without a `data:` prefix; at most 2048×2048 pixels.',
  fields: (t) => ({
    type: t.field({ type: ImageEncoding, required: true, defaultValue: 'base64' }),
    base64: t.string({ required: true, description: 'The bytes of the file.' }),
    format: t.field({ type: ImageFormat, required: true, defaultValue: 'png' }),
  }),
});

export const SizeInput = builder.inputType('SizeInput', {
  description: 'A size in whole pixels.',
  fields: (t) => ({ width: t.int({ required: true }), height: t.int({ required: true }) }),
});

/** Makes every enum of the schema name its values when it refuses one; graphql-js names only similar ones. */
export function tellAllowedValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__')) continue;
    const allowed = type
      .getValues()
      .map(({ name }) => name)
      .join(', ');
    const telling =
      <A extends unknown[], R>(read: (...args: A) => R) =>
      (...args: A): R => {
        try {
          return read(...args);
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          throw new GraphQLError(`${error.message} Allowed: ${allowed}.`, { nodes: error.nodes });
        }
      };
    type.parseValue = telling(type.parseValue.bind(type));
    type.parseLiteral = telling(type.parseLiteral.bind(type));
  }
  return schema;
}
