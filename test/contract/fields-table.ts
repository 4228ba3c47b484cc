/**
 * Every request field of the operations of this release: what it accepts, what it refuses and in which words, and what
 * its absence means. All of it is written out here; nothing is imported from the sources.
 */
import {
  BROKEN_IMAGES,
  DESCRIPTION,
  DETAIL,
  DIRECTION,
  type Field,
  flag,
  GUIDANCE,
  IMAGE,
  NEGATIVE,
  number,
  OBJECT_DETAIL,
  OBJECT_OUTLINE,
  OBJECT_SHADING,
  type Operation,
  OUTLINE,
  RED_PNG,
  REMOVAL,
  type Refused,
  type Row,
  refuse,
  row,
  SEED,
  SHADING,
  STRENGTH,
  size,
  text,
  VIEW,
  VIEW_WITH_DEFAULT,
  WHITE_PNG,
  whole,
  words,
  wrongTypes,
} from './fields-kinds.ts';

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
  row('enhance_prompt', 'enhancePrompt', flag),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V2-ENHANCE-PIXEN V2-ENHANCE-CHARACTER
const enhanceRows = (min: number, max: number, more: readonly Row[]): Row[] => [
  row('description', 'description', DESCRIPTION, 'description'),
  row('image_size', 'imageSize', size(min, max, min * min)),
  row('image_size.width', 'imageSize.width', whole(min, max), 'width'),
  row('image_size.height', 'imageSize.height', whole(min, max), 'height'),
  row('view', 'view', VIEW_WITH_DEFAULT),
  row('outline', 'outline', OUTLINE),
  row('seed', 'seed', SEED, 'seed'),
  ...more,
];
const ENHANCE_PIXEN = enhanceRows(16, 768, [
  row('detail', 'detail', DETAIL, 'detail'),
  row('direction', 'direction', DIRECTION),
  row('no_background', 'noBackground', flag),
]);
const ENHANCE_CHARACTER = enhanceRows(32, 256, []);
const OBJECT_LOOK = [
  row('view', 'view', VIEW_WITH_DEFAULT, 'view'),
  row('outline', 'outline', OBJECT_OUTLINE, 'outline'),
  row('shading', 'shading', OBJECT_SHADING, 'shading'),
  row('detail', 'detail', OBJECT_DETAIL, 'detail'),
];
const WHITE = { base64: WHITE_PNG };
/** A picture of 32 to 400 pixels a side. */
const BACKGROUND: Field = {
  isImage: true,
  graphqlNull: 'absent',
  accepts: [[WHITE, WHITE, WHITE_PNG]],
  refuses: [
    ...wrongTypes('should be a valid object', 'Expected type "ImageInput" to be an object', WHITE_PNG, 5),
    refuse({ base64: RED_PNG }, 'the background is 1x1; 32 to 400 pixels a side are taken', 'the background is 1x1'),
    ...BROKEN_IMAGES,
  ],
};
const beside = (field: Row, wire: object, graphql: object): Row => ({ ...field, beside: [wire, graphql] });
const onWhite = (field: Row, wire: object, graphql: object): Row =>
  beside(field, { background_image: WHITE, inpainting: wire }, { backgroundImage: WHITE, inpainting: graphql });
const OVAL = { type: 'oval' };
// covers: V2-MAP-OBJECT-BACKGROUND V2-MAP-OBJECT-INPAINTING
const PLACE = [
  row('background_image', 'backgroundImage', BACKGROUND, 'background'),
  onWhite(
    row('inpainting', 'inpainting', {
      graphqlNull: 'absent',
      accepts: [
        [OVAL, { type: 'OVAL' }, undefined],
        [{ type: 'rectangle', fraction: 0.95 }, { type: 'RECTANGLE', fraction: 0.95 }, undefined],
        [{ mask_image: WHITE }, { maskImage: WHITE }, undefined],
      ],
      refuses: [
        ...wrongTypes('should be a valid object', 'Expected type "PlaceInput" to be an object', 'oval', 5),
        [{ type: 'mask' }, { type: 'MASK' }, 'needs a mask', 'needs a mask'],
        [
          { mask_image: { base64: RED_PNG } },
          { maskImage: { base64: RED_PNG } },
          'the mask is 1x1, the background 32x32',
          'the mask is 1x1, the background 32x32',
        ],
      ],
    }),
    {},
    {},
  ),
  onWhite(row('inpainting.fraction', 'inpainting.fraction', number(0.05, 0.95, 0.5)), OVAL, { type: 'OVAL' }),
  onWhite(
    row(
      'inpainting.type',
      'inpainting.type',
      words(
        [
          ['mask', 'MASK'],
          ['oval', 'OVAL'],
          ['rectangle', 'RECTANGLE'],
        ],
        'refused',
      ),
    ),
    { mask_image: WHITE },
    { maskImage: WHITE },
  ),
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
  ...PLACE,
  row('seed', 'seed', SEED, 'seed'),
];
// covers: MCP-OBJECT-BACKGROUND MCP-OBJECT-INPAINTING
// covers: MCP-OBJECT-DESCRIPTION MCP-OBJECT-SIZE MCP-OBJECT-VIEW MCP-OBJECT-OUTLINE MCP-OBJECT-SHADING MCP-OBJECT-DETAIL
const MAP_OBJECT_TOOL = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('width', 'width', whole(32, 400), 'width'),
  row('height', 'height', whole(32, 400), 'height'),
  ...OBJECT_LOOK,
  row(
    'background_image',
    'backgroundImage',
    { ...BACKGROUND, refuses: wrongTypes('should be a valid object', '', WHITE_PNG, 5) },
    'background',
  ),
  beside(
    row('inpainting', 'inpainting', {
      graphqlNull: 'absent',
      accepts: [
        ['{"type":"oval","fraction":0.05}', null, undefined],
        [`{"type":"mask","mask_image":"${WHITE_PNG}"}`, null, undefined],
      ],
      refuses: [
        refuse('oval', 'should be JSON', ''),
        refuse('{"type":"circle"}', "should be 'mask', 'oval' or 'rectangle'", ''),
        refuse('{"type":"oval","fraction":1}', 'less than or equal to 0.95', ''),
        refuse('{"type":"mask"}', 'needs a mask', ''),
      ],
    }),
    { background_image: WHITE },
    {},
  ),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: MCP-FEEDBACK-TOOL MCP-FEEDBACK-TYPE MCP-FEEDBACK-MESSAGE
const FEEDBACK = [
  row('tool_name', 'toolName', text(100, refuse('', 'at least 1 character'))),
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
  row('message', 'message', text(5000, refuse('', 'at least 1 character'))),
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
  ...(
    [
      ['enhance-pixen-prompt', ENHANCE_PIXEN, 'side', true],
      ['enhance-character-v3-prompt', ENHANCE_CHARACTER, 'low top-down', false],
    ] as const
  ).map(
    ([path, rows, view, place]): Operation => ({
      ...pixflux('v2', path, rows),
      absent: {
        description: 'k',
        width: 64,
        height: 64,
        detail: null,
        style: { view, direction: null, outline: null },
        place,
      },
    }),
  ),
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
