/**
 * Kinds of request fields: what they accept, and what they refuse in which words. All of it is written out here; nothing
 * is imported from the sources.
 */

/** A value in the words of REST and MCP, in those of GraphQL, and as the job's payload keeps it. */
export type Accepted = readonly [wire: unknown, graphql: unknown, stored: unknown];
/** A value (again twice) and a part of what REST and MCP, and GraphQL, say of it. */
export type Refused = readonly [wire: unknown, graphql: unknown, says: string, graphqlSays: string];

export interface Field {
  readonly accepts: readonly Accepted[];
  readonly refuses: readonly Refused[];
  /** Absent, or null on REST and MCP, it is refused. */
  readonly required?: true;
  /** GraphQL's null: the same as absent, or refused because the field has a default. */
  readonly graphqlNull: 'absent' | 'refused';
  /** A required field of which every surface says this when it is absent or null. */
  readonly missing?: string;
  /** Its bytes are looked at once the request is carried out. */
  readonly isImage?: true;
}

export const same = (...values: unknown[]): Accepted[] => values.map((value) => [value, value, value]);
/** Bounds are told in the same words on every surface; `graphqlSays` where GraphQL's own types say it otherwise. */
export const refuse = (value: unknown, says: string, graphqlSays = says): Refused => [value, value, says, graphqlSays];
export const wrongTypes = (says: string, graphqlSays: string, ...values: unknown[]): Refused[] =>
  values.map((value) => refuse(value, says, graphqlSays));

export const text = (max: number, ...empty: Refused[]): Field => ({
  required: true,
  graphqlNull: 'refused',
  accepts: same('k', 'Ritter mit Ümlaut 🛡️', 'k'.repeat(max)),
  refuses: [
    ...empty,
    refuse('k'.repeat(max + 1), `at most ${max} characters`),
    refuse('k\0', 'should not contain the NUL character', 'without NUL characters and lone surrogates'),
    refuse('k\ud800', 'without NUL characters and lone surrogates', 'without NUL characters and lone surrogates'),
    ...wrongTypes('should be a valid string', 'String cannot represent a non string value', 5, true, ['k'], { k: 1 }),
  ],
});
export const DESCRIPTION = text(
  2000,
  refuse('', 'must not be empty', 'must not be empty'),
  refuse(' \n\t', 'must not be empty', 'must not be empty'),
);

export const NEGATIVE: Field = {
  ...text(2000),
  required: undefined,
  graphqlNull: 'absent',
  accepts: same('', 'red', 'k'.repeat(2000)),
};

export const NOT_INT = 'should be a valid integer';
export const whole = (min: number, max: number): Field => ({
  required: true,
  graphqlNull: 'refused',
  accepts: same(min, max),
  refuses: [
    refuse(min - 1, `greater than or equal to ${min}`),
    refuse(max + 1, `less than or equal to ${max}`),
    refuse(min + 0.5, NOT_INT, 'Int cannot represent non-integer value'),
    refuse(2 ** 40, 'should be between -2147483648 and 2147483647', 'non 32-bit signed integer'),
    ...wrongTypes(NOT_INT, 'Int cannot represent non-integer value', String(min), true, [min], {}),
  ],
});

// covers: SIZE-SHAPE
export const size = (min: number, max: number, area: number): Field => ({
  required: true,
  graphqlNull: 'refused',
  accepts: [],
  refuses: [
    ...wrongTypes('should be a valid object', 'Expected type "SizeInput" to be an object', 64, '64x64', true),
    [[64, 64], [64, 64], 'should be a valid object', 'SizeInput'],
    refuse({ height: 64 }, 'Field required', 'Field "width" of required type "Int!" was not provided'),
    refuse({ width: 64 }, 'Field required', 'Field "height" of required type "Int!" was not provided'),
    refuse({ width: min - 1, height: max + 1 }, 'equal to', 'imageSize.width'),
    ...(area > min * min
      ? [
          refuse(
            { width: min, height: area / min - 1 },
            `the area must be at least ${area} pixels`,
            `the area must be at least ${area} pixels`,
          ),
        ]
      : []),
  ],
});

export const number = (min: number, max: number, between: number): Field => ({
  graphqlNull: 'refused',
  accepts: same(min, max, between),
  refuses: [
    refuse(min - 0.001, `greater than or equal to ${min}`),
    refuse(max + 0.001, `less than or equal to ${max}`),
    ...wrongTypes('should be a valid number', 'Float cannot represent non numeric value', '8', true, [8], {}),
  ],
});
export const GUIDANCE = number(1, 20, 7.25);
export const STRENGTH: Field = { ...whole(1, 999), required: undefined };

export const SEED_SAYS = 'must be a whole number from 0 to 4294967295';
export const SEED: Field = {
  graphqlNull: 'absent',
  accepts: same(0, 4294967295),
  refuses: wrongTypes(SEED_SAYS, SEED_SAYS, -1, 4294967296, 0.5, '7', true, [7], {}),
};

export const flag: Field = {
  graphqlNull: 'refused',
  accepts: same(true, false),
  refuses: wrongTypes(
    'should be a valid boolean',
    'Boolean cannot represent a non boolean value',
    'true',
    1,
    0,
    [true],
    {},
  ),
};

/** Words of REST and MCP with their names in GraphQL; every refusal lists all of them. */
export const words = (
  pairs: readonly (readonly [string, string])[],
  nullable: 'absent' | 'refused' = 'absent',
): Field => {
  const listed = pairs.map(([word]) => `'${word}'`);
  const says = `should be ${listed.length < 2 ? listed[0] : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`}`;
  const graphqlSays = `Allowed: ${pairs.map(([, name]) => name).join(', ')}.`;
  return {
    graphqlNull: nullable,
    accepts: pairs.map(([word, name]) => [word, name, word]),
    refuses: [
      ...wrongTypes(says, graphqlSays, 'nothing of these', '', 3, true, [pairs[0]![0]], {}),
      // each surface has its own words
      [pairs[0]![1], pairs[0]![1].toLowerCase(), says, graphqlSays],
    ],
  };
};
// covers: ENUM-VIEW
export const VIEWS = [
  ['side', 'SIDE'],
  ['low top-down', 'LOW_TOP_DOWN'],
  ['high top-down', 'HIGH_TOP_DOWN'],
] as const;
const viewField = (nullable: 'absent' | 'refused'): Field => {
  const field = words(VIEWS, nullable);
  const [, , says, graphqlSays] = field.refuses[0]!;
  return { ...field, refuses: [...field.refuses, ['perspective', 'PERSPECTIVE', says, graphqlSays]] };
};
export const VIEW = viewField('absent');
export const VIEW_WITH_DEFAULT = viewField('refused');
// covers: ENUM-DIRECTION
export const DIRECTION = words([
  ['north', 'NORTH'],
  ['north-east', 'NORTH_EAST'],
  ['east', 'EAST'],
  ['south-east', 'SOUTH_EAST'],
  ['south', 'SOUTH'],
  ['south-west', 'SOUTH_WEST'],
  ['west', 'WEST'],
  ['north-west', 'NORTH_WEST'],
]);
export const OBJECT_OUTLINES = [
  ['single color outline', 'SINGLE_COLOR_OUTLINE'],
  ['selective outline', 'SELECTIVE_OUTLINE'],
  ['lineless', 'LINELESS'],
] as const;
export const OBJECT_OUTLINE = words(OBJECT_OUTLINES);
// covers: ENUM-OUTLINE
export const OUTLINE = words([['single color black outline', 'SINGLE_COLOR_BLACK_OUTLINE'], ...OBJECT_OUTLINES]);
export const OBJECT_SHADINGS = [
  ['flat shading', 'FLAT_SHADING'],
  ['basic shading', 'BASIC_SHADING'],
  ['medium shading', 'MEDIUM_SHADING'],
  ['detailed shading', 'DETAILED_SHADING'],
] as const;
export const OBJECT_SHADING = words(OBJECT_SHADINGS);
// covers: ENUM-SHADING
export const SHADING = words([...OBJECT_SHADINGS, ['highly detailed shading', 'HIGHLY_DETAILED_SHADING']]);
// covers: ENUM-DETAIL
export const DETAIL = words([
  ['low detail', 'LOW_DETAIL'],
  ['medium detail', 'MEDIUM_DETAIL'],
  ['highly detailed', 'HIGHLY_DETAILED'],
]);
export const OBJECT_DETAIL: Field = {
  ...words([
    ['low detail', 'LOW_DETAIL'],
    ['medium detail', 'MEDIUM_DETAIL'],
    ['high detail', 'HIGH_DETAIL'],
  ]),
  // the engine knows one word for the most detail
  accepts: [
    ['low detail', 'LOW_DETAIL', 'low detail'],
    ['medium detail', 'MEDIUM_DETAIL', 'medium detail'],
    ['high detail', 'HIGH_DETAIL', 'highly detailed'],
  ],
};
export const REMOVAL = words(
  [
    ['remove_simple_background', 'REMOVE_SIMPLE_BACKGROUND'],
    ['remove_complex_background', 'REMOVE_COMPLEX_BACKGROUND'],
  ],
  'refused',
);

/** A PNG of one red pixel. */
export const RED_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
/** A PNG of one transparent pixel. */
export const CLEAR_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQMAAAAl21bKAAAAA1BMVEUAAACnej3aAAAAAXRSTlMAQObYZgAAAApJREFUeNpjYAAAAAIAAeUn3vwAAAAASUVORK5CYII=';
/** A PNG of 32 × 32 white pixels. */
export const WHITE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJklEQVR42u3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0ptsIcT0AAAAASUVORK5CYII=';
export const NOT_IMAGES = ['', '!!!!', 'AAAAA', 'aGVsbG8gd29ybGQ=', RED_PNG.slice(0, 60)] as const;
export const imageOf = (base64: unknown) => ({ type: 'base64', base64 });
// covers: IMAGE-TYPE IMAGE-BASE64
export const IMAGE: Field = {
  isImage: true,
  graphqlNull: 'absent',
  accepts: [
    [{ base64: RED_PNG }, { base64: RED_PNG }, RED_PNG],
    [
      { type: 'base64', base64: `data:image/png;base64,${RED_PNG}`, format: 'png' },
      { type: 'BASE64', base64: `data:image/png;base64,${RED_PNG}`, format: 'PNG' },
      RED_PNG,
    ],
  ],
  refuses: [
    ...wrongTypes('should be a valid object', 'Expected type "ImageInput" to be an object', RED_PNG, 5),
    refuse({}, 'Field required', 'Field "base64" of required type "String!" was not provided'),
    [
      { type: 'rgba_bytes', base64: RED_PNG },
      { type: 'RGBA_BYTES', base64: RED_PNG },
      "should be 'base64'",
      'Allowed: BASE64.',
    ],
    [
      { base64: RED_PNG, format: 'bmp' },
      { base64: RED_PNG, format: 'BMP' },
      "should be 'png', 'jpeg', 'webp' or 'gif'",
      'Allowed: PNG, JPEG, WEBP, GIF.',
    ],
    [imageOf(5), { base64: 5 }, 'should be a valid string', 'String cannot represent a non string value'],
  ],
};
/** Refused only once the request would be carried out: bytes are not looked at for a price. */
export const BROKEN_IMAGES: readonly Refused[] = [
  [imageOf(NOT_IMAGES[0]), { base64: NOT_IMAGES[0] }, 'the image is empty', 'the image is empty'],
  [imageOf(NOT_IMAGES[1]), { base64: NOT_IMAGES[1] }, 'not valid base64', 'not valid base64'],
  [imageOf(NOT_IMAGES[2]), { base64: NOT_IMAGES[2] }, 'not valid base64', 'not valid base64'],
  [imageOf(NOT_IMAGES[3]), { base64: NOT_IMAGES[3] }, 'not an image', 'not an image'],
  [imageOf(NOT_IMAGES[4]), { base64: NOT_IMAGES[4] }, 'damaged', 'damaged'],
];

/** A name of a field: `wire` on REST and MCP, `graphql` in the schema, `stored` in the job's payload. */
export interface Row extends Field {
  readonly wire: string;
  readonly graphql: string;
  readonly stored?: string;
  /** What has to be said beside it, in the words of REST and of GraphQL. */
  readonly beside?: readonly [wire: object, graphql: object];
}
export const row = (wire: string, graphql: string, field: Field, stored?: string): Row => ({
  ...field,
  wire,
  graphql,
  stored,
});

export interface Operation {
  readonly surface: 'v1' | 'v2' | 'mcp' | 'graphql';
  /** `POST /v1/…`, a tool's name, a mutation's name. */
  readonly at: string;
  /** On GraphQL: the input's type. */
  readonly type?: string;
  /** Has a price: asked with a dry run where the surface has one. */
  readonly priced: boolean;
  /** The least that it takes. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
  /** The stored payload of `base`, without its random seed. */
  readonly absent?: Readonly<Record<string, unknown>>;
}
