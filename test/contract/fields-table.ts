/**
 * Every request field of every operation of this release: what it accepts, what it refuses and in which words, and what
 * its absence means. All of it is written out here; nothing is imported from the sources.
 */

/** A value in the words of REST and MCP, in those of GraphQL, and as the job's payload keeps it. */
type Accepted = readonly [wire: unknown, graphql: unknown, stored: unknown];
/** A value (again twice) and a part of what REST and MCP, and GraphQL, say of it. */
type Refused = readonly [wire: unknown, graphql: unknown, says: string, graphqlSays: string];

export interface Field {
  readonly accepts: readonly Accepted[];
  readonly refuses: readonly Refused[];
  /** Absent, or null on REST and MCP, it is refused. */
  readonly required?: true;
  /** GraphQL's null: the same as absent, or refused because the field has a default. */
  readonly graphqlNull: 'absent' | 'refused';
}

const same = (...values: unknown[]): Accepted[] => values.map((value) => [value, value, value]);
const refuse = (value: unknown, says: string, graphqlSays: string): Refused => [value, value, says, graphqlSays];
const wrongTypes = (says: string, graphqlSays: string, ...values: unknown[]): Refused[] =>
  values.map((value) => refuse(value, says, graphqlSays));

const text = (max: number, ...empty: Refused[]): Field => ({
  required: true,
  graphqlNull: 'refused',
  accepts: same('k', 'Ritter mit Ümlaut 🛡️', 'k'.repeat(max)),
  refuses: [
    ...empty,
    refuse('k'.repeat(max + 1), `at most ${max} characters`, `<=${max} characters`),
    refuse('k\0', 'should not contain the NUL character', 'without NUL characters and lone surrogates'),
    refuse('k\ud800', 'without NUL characters and lone surrogates', 'without NUL characters and lone surrogates'),
    ...wrongTypes('should be a valid string', 'String cannot represent a non string value', 5, true, ['k'], { k: 1 }),
  ],
});
const DESCRIPTION = text(
  2000,
  refuse('', 'must not be empty', 'must not be empty'),
  refuse(' \n\t', 'must not be empty', 'must not be empty'),
);

const NEGATIVE: Field = {
  ...text(2000),
  required: undefined,
  graphqlNull: 'absent',
  accepts: same('', 'red', 'k'.repeat(2000)),
};

const NOT_INT = 'should be a valid integer';
const whole = (min: number, max: number): Field => ({
  required: true,
  graphqlNull: 'refused',
  accepts: same(min, max),
  refuses: [
    refuse(min - 1, `greater than or equal to ${min}`, `>=${min}`),
    refuse(max + 1, `less than or equal to ${max}`, `<=${max}`),
    refuse(min + 0.5, NOT_INT, 'Int cannot represent non-integer value'),
    refuse(2 ** 40, 'should be between -2147483648 and 2147483647', 'non 32-bit signed integer'),
    ...wrongTypes(NOT_INT, 'Int cannot represent non-integer value', String(min), true, [min], {}),
  ],
});

// covers: SIZE-SHAPE
const size = (min: number, max: number, area: number): Field => ({
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

const GUIDANCE: Field = {
  graphqlNull: 'refused',
  accepts: same(1, 20, 7.25),
  refuses: [
    refuse(0.999, 'greater than or equal to 1', '>=1'),
    refuse(20.001, 'less than or equal to 20', '<=20'),
    ...wrongTypes('should be a valid number', 'Float cannot represent non numeric value', '8', true, [8], {}),
  ],
};
const STRENGTH: Field = { ...whole(1, 999), required: undefined };

const SEED_SAYS = 'must be a whole number from 0 to 4294967295';
const SEED: Field = {
  graphqlNull: 'absent',
  accepts: same(0, 4294967295),
  refuses: wrongTypes(SEED_SAYS, SEED_SAYS, -1, 4294967296, 0.5, '7', true, [7], {}),
};

const flag: Field = {
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
const words = (pairs: readonly (readonly [string, string])[], nullable: 'absent' | 'refused' = 'absent'): Field => {
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
const VIEWS = [
  ['side', 'SIDE'],
  ['low top-down', 'LOW_TOP_DOWN'],
  ['high top-down', 'HIGH_TOP_DOWN'],
] as const;
const VIEW = words(VIEWS);
const VIEW_WITH_DEFAULT = words(VIEWS, 'refused');
// covers: ENUM-DIRECTION
const DIRECTION = words([
  ['north', 'NORTH'],
  ['north-east', 'NORTH_EAST'],
  ['east', 'EAST'],
  ['south-east', 'SOUTH_EAST'],
  ['south', 'SOUTH'],
  ['south-west', 'SOUTH_WEST'],
  ['west', 'WEST'],
  ['north-west', 'NORTH_WEST'],
]);
const OBJECT_OUTLINES = [
  ['single color outline', 'SINGLE_COLOR_OUTLINE'],
  ['selective outline', 'SELECTIVE_OUTLINE'],
  ['lineless', 'LINELESS'],
] as const;
const OBJECT_OUTLINE = words(OBJECT_OUTLINES);
// covers: ENUM-OUTLINE
const OUTLINE = words([['single color black outline', 'SINGLE_COLOR_BLACK_OUTLINE'], ...OBJECT_OUTLINES]);
const OBJECT_SHADINGS = [
  ['flat shading', 'FLAT_SHADING'],
  ['basic shading', 'BASIC_SHADING'],
  ['medium shading', 'MEDIUM_SHADING'],
  ['detailed shading', 'DETAILED_SHADING'],
] as const;
const OBJECT_SHADING = words(OBJECT_SHADINGS);
// covers: ENUM-SHADING
const SHADING = words([...OBJECT_SHADINGS, ['highly detailed shading', 'HIGHLY_DETAILED_SHADING']]);
// covers: ENUM-DETAIL
const DETAIL = words([
  ['low detail', 'LOW_DETAIL'],
  ['medium detail', 'MEDIUM_DETAIL'],
  ['highly detailed', 'HIGHLY_DETAILED'],
]);
const OBJECT_DETAIL: Field = {
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
const REMOVAL = words(
  [
    ['remove_simple_background', 'REMOVE_SIMPLE_BACKGROUND'],
    ['remove_complex_background', 'REMOVE_COMPLEX_BACKGROUND'],
  ],
  'refused',
);

/** A PNG of one red pixel. */
export const RED_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const NOT_IMAGES = ['', '!!!!', 'AAAAA', 'aGVsbG8gd29ybGQ=', RED_PNG.slice(0, 60)] as const;
const imageOf = (base64: unknown) => ({ type: 'base64', base64 });
// covers: IMAGE-TYPE IMAGE-BASE64
const IMAGE: Field = {
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
}
const row = (wire: string, graphql: string, field: Field, stored?: string): Row => ({
  ...field,
  wire,
  graphql,
  stored,
});

// covers: V1-PIXFLUX-DESCRIPTION V1-PIXFLUX-NEGATIVE V1-PIXFLUX-IMAGE-SIZE V1-PIXFLUX-SIZE V1-PIXFLUX-AREA
// covers: V1-PIXFLUX-GUIDANCE V1-PIXFLUX-OUTLINE V1-PIXFLUX-SHADING V1-PIXFLUX-DETAIL V1-PIXFLUX-VIEW
// covers: V1-PIXFLUX-DIRECTION V1-PIXFLUX-ISOMETRIC V1-PIXFLUX-NO-BACKGROUND V1-PIXFLUX-INIT-IMAGE
// covers: V1-PIXFLUX-INIT-STRENGTH V1-PIXFLUX-COLOR-IMAGE V1-PIXFLUX-SEED V2-PIXFLUX-FIELDS
const PIXFLUX = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('negative_description', 'negativeDescription', NEGATIVE, 'negativeDescription'),
  row('image_size', 'imageSize', size(16, 400, 1024)),
  row('image_size.width', 'imageSize.width', whole(16, 400), 'width'),
  row('image_size.height', 'imageSize.height', whole(16, 400), 'height'),
  row('text_guidance_scale', 'textGuidanceScale', GUIDANCE, 'textGuidance'),
  row('outline', 'outline', OUTLINE, 'outline'),
  row('shading', 'shading', SHADING, 'shading'),
  row('detail', 'detail', DETAIL, 'detail'),
  row('view', 'view', VIEW, 'view'),
  row('direction', 'direction', DIRECTION, 'direction'),
  row('isometric', 'isometric', flag, 'isometric'),
  row('no_background', 'noBackground', flag, 'noBackground'),
  row('init_image', 'initImage', IMAGE, 'initImage'),
  row('init_image_strength', 'initImageStrength', STRENGTH, 'initStrength'),
  row('color_image', 'colorImage', IMAGE, 'colorImage'),
  row('seed', 'seed', SEED, 'seed'),
];
const REMOVAL_ROW = row('background_removal_task', 'backgroundRemovalTask', REMOVAL);
// covers: V2-PIXEN-FIELDS
const PIXEN = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('image_size', 'imageSize', size(16, 768, 256)),
  row('image_size.width', 'imageSize.width', whole(16, 768), 'width'),
  row('image_size.height', 'imageSize.height', whole(16, 768), 'height'),
  row('outline', 'outline', OUTLINE, 'outline'),
  row('detail', 'detail', DETAIL, 'detail'),
  row('view', 'view', VIEW_WITH_DEFAULT, 'view'),
  row('direction', 'direction', DIRECTION, 'direction'),
  row('no_background', 'noBackground', flag, 'noBackground'),
  REMOVAL_ROW,
  row('seed', 'seed', SEED, 'seed'),
];
const OBJECT_LOOK = [
  row('view', 'view', VIEW_WITH_DEFAULT, 'view'),
  row('outline', 'outline', OBJECT_OUTLINE, 'outline'),
  row('shading', 'shading', OBJECT_SHADING, 'shading'),
  row('detail', 'detail', OBJECT_DETAIL, 'detail'),
];
// covers: V2-MAP-OBJECT-FIELDS
const MAP_OBJECT = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('image_size', 'imageSize', { ...size(32, 400, 1024), required: undefined }),
  row('image_size.width', 'imageSize.width', whole(32, 400), 'width'),
  row('image_size.height', 'imageSize.height', whole(32, 400), 'height'),
  ...OBJECT_LOOK,
  row('text_guidance_scale', 'textGuidanceScale', GUIDANCE, 'textGuidance'),
  row('init_image', 'initImage', IMAGE, 'initImage'),
  row('init_image_strength', 'initImageStrength', STRENGTH, 'initStrength'),
  row('color_image', 'colorImage', IMAGE, 'colorImage'),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: MCP-OBJECT-DESCRIPTION MCP-OBJECT-SIZE MCP-OBJECT-VIEW MCP-OBJECT-OUTLINE MCP-OBJECT-SHADING MCP-OBJECT-DETAIL
const MAP_OBJECT_TOOL = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('width', 'width', whole(32, 400), 'width'),
  row('height', 'height', whole(32, 400), 'height'),
  ...OBJECT_LOOK,
  row('seed', 'seed', SEED, 'seed'),
];
// covers: MCP-FEEDBACK-TOOL MCP-FEEDBACK-TYPE MCP-FEEDBACK-MESSAGE
const FEEDBACK = [
  row('tool_name', 'toolName', text(100, refuse('', 'at least 1 character', '>=1 character'))),
  row('feedback_type', 'feedbackType', {
    ...words(
      [
        ['bug', 'BUG'],
        ['confusing', 'CONFUSING'],
        ['suggestion', 'SUGGESTION'],
        ['missing_feature', 'MISSING_FEATURE'],
      ],
      'refused',
    ),
    required: true,
  }),
  row('message', 'message', text(5000, refuse('', 'at least 1 character', '>=1 character'))),
];

/** What a payload holds when only description and size were given. */
const PLAIN = {
  description: 'k',
  negativeDescription: '',
  width: 64,
  height: 64,
  textGuidance: 8,
  outline: null,
  shading: null,
  detail: null,
  // no view is v2's default, so that every surface draws the same
  view: 'side',
  direction: null,
  isometric: false,
  noBackground: false,
  initImage: null,
  initStrength: 300,
  colorImage: null,
};
const WIRE_BASE = { description: 'k', image_size: { width: 64, height: 64 } };
const GRAPHQL_BASE = { description: 'k', imageSize: { width: 64, height: 64 } };

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

const pixflux = (surface: 'v1' | 'v2', path: string, rows: readonly Row[]): Operation => ({
  surface,
  at: `POST /${surface}/${path}`,
  priced: true,
  base: WIRE_BASE,
  rows,
  absent: PLAIN,
});

export const OPERATIONS: readonly Operation[] = [
  pixflux('v1', 'generate-image-pixflux', PIXFLUX),
  pixflux('v2', 'create-image-pixflux', [...PIXFLUX, REMOVAL_ROW]),
  pixflux('v2', 'create-image-pixflux-background', [...PIXFLUX, REMOVAL_ROW]),
  {
    surface: 'graphql',
    at: 'generateImage',
    type: 'GenerateImageInput',
    priced: true,
    base: GRAPHQL_BASE,
    rows: [...PIXFLUX, REMOVAL_ROW],
    absent: PLAIN,
  },
  pixflux('v2', 'create-image-pixen', PIXEN),
  {
    surface: 'graphql',
    at: 'generateLargeImage',
    type: 'GenerateLargeImageInput',
    priced: true,
    base: GRAPHQL_BASE,
    rows: PIXEN,
    absent: PLAIN,
  },
  {
    surface: 'v2',
    at: 'POST /v2/map-objects',
    priced: true,
    base: { description: 'k' },
    rows: MAP_OBJECT,
    absent: { ...PLAIN, width: 128, height: 128, view: 'low top-down', noBackground: true },
  },
  {
    surface: 'graphql',
    at: 'createMapObject',
    type: 'CreateMapObjectInput',
    priced: true,
    base: { description: 'k' },
    rows: MAP_OBJECT,
    absent: { ...PLAIN, width: 128, height: 128, view: 'low top-down', noBackground: true },
  },
  {
    surface: 'mcp',
    at: 'create_map_object',
    priced: false,
    base: { description: 'k', width: 64, height: 64 },
    rows: MAP_OBJECT_TOOL,
    absent: {
      ...PLAIN,
      view: 'high top-down',
      outline: 'single color outline',
      shading: 'medium shading',
      detail: 'medium detail',
      noBackground: true,
    },
  },
  {
    surface: 'mcp',
    at: 'agent_feedback',
    priced: false,
    base: { tool_name: 'get_map_object', feedback_type: 'bug', message: 'm' },
    rows: FEEDBACK,
  },
  {
    surface: 'graphql',
    at: 'sendFeedback',
    type: 'SendFeedbackInput',
    priced: false,
    base: { toolName: 'get_map_object', feedbackType: 'BUG', message: 'm' },
    rows: FEEDBACK,
  },
];

/** Values that are no id, with what REST and MCP, and GraphQL, say of them. */
export const NO_IDS: readonly Refused[] = [
  refuse('', 'Invalid UUID', 'Invalid UUID'),
  refuse('7', 'Invalid UUID', 'Invalid UUID'),
  refuse('../../etc/passwd', 'Invalid UUID', 'Invalid UUID'),
  refuse('g0000000-0000-4000-8000-000000000000', 'Invalid UUID', 'Invalid UUID'),
  ...wrongTypes('should be a valid string', 'String cannot represent a non string value', 7, true, ['7'], {}),
];

/** Operations that take an id and nothing else. */
export const BY_ID = [
  { surface: 'v2', at: 'GET /v2/background-jobs/', name: 'job_id', of: 'job' },
  { surface: 'v2', at: 'GET /v2/map-objects/', name: 'object_id', of: 'object' },
  { surface: 'mcp', at: 'get_map_object', name: 'object_id', of: 'object' },
  {
    surface: 'graphql',
    at: 'query ($input: ImageByIdInput!) { image(input: $input) { id } }',
    name: 'imageId',
    of: 'image',
  },
  { surface: 'graphql', at: 'query ($input: JobByIdInput!) { job(input: $input) { id } }', name: 'jobId', of: 'job' },
  {
    surface: 'graphql',
    at: 'query ($input: MapObjectByIdInput!) { mapObject(input: $input) { id } }',
    name: 'objectId',
    of: 'object',
  },
] as const;
