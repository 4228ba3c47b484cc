/**
 * The request fields of style transfer, inpainting, rotation, animation and skeletons, which v1 and v2 share. All of it
 * is written out here; nothing is imported from the sources.
 */
import {
  CLEAR_PNG,
  DESCRIPTION,
  DETAIL,
  DIRECTION,
  type Field,
  flag,
  GUIDANCE,
  IMAGE,
  NEGATIVE,
  number,
  type Operation,
  OUTLINE,
  RED_PNG,
  type Refused,
  type Row,
  refuse,
  row,
  SEED,
  SHADING,
  STRENGTH,
  same,
  size,
  VIEW,
  VIEW_WITH_DEFAULT,
  whole,
  wrongTypes,
} from './fields-kinds.ts';

const RED = { base64: RED_PNG };
/** Without a mask there must be something to paint. */
const HOLED: Field = { ...IMAGE, accepts: [[{ base64: CLEAR_PNG }, { base64: CLEAR_PNG }, CLEAR_PNG]] };
const NEEDED_IMAGE: Field = { ...IMAGE, required: true, graphqlNull: 'refused' };
const DIRECTION_WITH_DEFAULT: Field = { ...DIRECTION, graphqlNull: 'refused' };
const nullable = (field: Field): Field => ({ ...field, required: undefined, graphqlNull: 'absent' });
const optional = (field: Field): Field => ({ ...field, required: undefined });
const beside = (at: Row, wire: object, graphql: object): Row => ({ ...at, beside: [wire, graphql] });

// covers: ENUM-LABEL
const LABELS = [
  'NOSE',
  'NECK',
  'RIGHT SHOULDER',
  'RIGHT ELBOW',
  'RIGHT ARM',
  'LEFT SHOULDER',
  'LEFT ELBOW',
  'LEFT ARM',
  'RIGHT HIP',
  'RIGHT KNEE',
  'RIGHT LEG',
  'LEFT HIP',
  'LEFT KNEE',
  'LEFT LEG',
  'RIGHT EYE',
  'LEFT EYE',
  'RIGHT EAR',
  'LEFT EAR',
];
const named = (label: string) => label.replaceAll(' ', '_');
const LISTED = LABELS.map((label) => `'${label}'`);
const NO_LABEL = `should be ${LISTED.slice(0, -1).join(', ')} or ${LISTED.at(-1)}`;
const NO_LABEL_GRAPHQL = `Allowed: ${LABELS.map(named).join(', ')}.`;
const NO_NUMBER = ['should be a valid number', 'Float cannot represent non numeric value'] as const;

/** All 18 joints, in the words of each surface and as the payload keeps them (in the database's order of names). */
const ALL = {
  wire: LABELS.map((label, i) => ({ x: i, y: 2.5, label, z_index: -i })),
  graphql: LABELS.map((label, i) => ({ x: i, y: 2.5, label: named(label), zIndex: -i })),
  stored: LABELS.map((label, i) => ({ x: i, y: 2.5, z: -i || 0, label })),
};
const NOSE = { x: 0.5, y: 0.25, label: 'NOSE' };
const NOSE_KEPT = { x: 0.5, y: 0.25, z: 0, label: 'NOSE' };
const DEEP_NOSE_KEPT = { ...NOSE_KEPT, z: 1.5 };

/** What is wrong with a point, in the words of REST and MCP and of GraphQL. */
// covers: POINT-X POINT-Y POINT-LABEL POINT-Z
const BAD_POINTS: readonly Refused[] = [
  refuse({ y: 1, label: 'NOSE' }, 'x: Field required', 'Field "x" of required type "Float!" was not provided'),
  refuse({ x: 1, label: 'NOSE' }, 'y: Field required', 'Field "y" of required type "Float!" was not provided'),
  refuse({ x: 1, y: 1 }, 'label: Field required', 'Field "label" of required type "SkeletonLabel!" was not provided'),
  refuse({ ...NOSE, x: '1' }, `x: Input ${NO_NUMBER[0]}`, NO_NUMBER[1]),
  refuse({ ...NOSE, y: [1] }, `y: Input ${NO_NUMBER[0]}`, NO_NUMBER[1]),
  refuse({ ...NOSE, x: 4096.5 }, 'x: Input should be less than or equal to 4096'),
  refuse({ ...NOSE, y: -4096.5 }, 'y: Input should be greater than or equal to -4096'),
  [{ ...NOSE, z_index: 'front' }, { ...NOSE, zIndex: 'front' }, `z_index: Input ${NO_NUMBER[0]}`, NO_NUMBER[1]],
  refuse({ ...NOSE, label: 'nose' }, `label: Input ${NO_LABEL}`, NO_LABEL_GRAPHQL),
  refuse({ ...NOSE, label: 'LEFT FOOT' }, `label: Input ${NO_LABEL}`, NO_LABEL_GRAPHQL),
  refuse({ ...NOSE, label: 0 }, `label: Input ${NO_LABEL}`, NO_LABEL_GRAPHQL),
  refuse(null, 'should not be null', 'not to be null'),
  refuse('NOSE', 'should be a valid object', 'to be an object'),
];
const wrapRefusals = (wrap: (point: unknown) => unknown): Refused[] =>
  BAD_POINTS.map(([wire, graphql, says, graphqlSays]) => [wrap(wire), wrap(graphql), says, graphqlSays]);

const POSE: Field = {
  graphqlNull: 'absent',
  accepts: [
    [[], [], []],
    [ALL.wire, ALL.graphql, ALL.stored],
    [
      [NOSE, NOSE],
      [NOSE, NOSE],
      [NOSE_KEPT, NOSE_KEPT],
    ],
    [{ keypoints: [{ ...NOSE, zIndex: 1.5 }] }, [{ ...NOSE, zIndex: 1.5 }], [DEEP_NOSE_KEPT]],
  ],
  refuses: [
    ...wrapRefusals((point) => [NOSE, point]),
    refuse(5, 'should be a valid list', 'to be an object'),
    [{ points: [] }, { points: [] }, 'should be a valid list', 'Field "points" is not defined'],
    refuse(Array(257).fill(NOSE), 'at most 256 items'),
  ],
};

const THREE = 'must contain exactly 3 frames';
// covers: V1-SKELETON-KEYPOINTS V1-SKELETON-THREE LIMIT-THREE SHAPE-KEYPOINTS ERROR-422
const POSES: Field = {
  graphqlNull: 'absent',
  accepts: [
    [
      [[], [], []],
      [[], [], []],
      [[], [], []],
    ],
    [
      [ALL.wire, [], [NOSE]],
      [ALL.graphql, [], [NOSE]],
      [ALL.stored, [], [NOSE_KEPT]],
    ],
    [
      [{ keypoints: [NOSE] }, { keypoints: [] }, { keypoints: [{ ...NOSE, zIndex: 1.5 }] }],
      [[NOSE], [], [{ ...NOSE, zIndex: 1.5 }]],
      [[NOSE_KEPT], [], [DEEP_NOSE_KEPT]],
    ],
  ],
  refuses: [
    ...[0, 1, 2, 4, 20].map((count) => refuse(Array(count).fill([NOSE]), THREE, THREE)),
    ...wrapRefusals((point) => [[NOSE], [], [point]]),
    refuse([[], null, []], 'should not be null', 'not to be null'),
    refuse(5, 'should be a valid list', 'to be an object'),
    [[{}, {}, {}], [[{}], [], []], 'should be a valid list', 'was not provided'],
  ],
};

/** One picture a frame, or null. */
const frames = (count: number): Field => {
  const some = [RED, ...Array(count - 1).fill(null)];
  const says = `must have ${count} entries, one for each frame (null for none)`;
  return {
    graphqlNull: 'absent',
    accepts: [
      ...same(),
      [Array(count).fill(null), Array(count).fill(null), null],
      [[], [], null],
      [some, some, [RED_PNG, ...Array(count - 1).fill(null)]],
      [Array(count).fill(RED), Array(count).fill(RED), Array(count).fill(RED_PNG)],
    ],
    refuses: [
      refuse([RED], says, says),
      refuse(Array(count + 1).fill(null), says, says),
      refuse([...some.slice(1), 5], 'should be a valid object', 'Expected type "ImageInput" to be an object'),
      refuse([...some.slice(1), {}], 'base64: Field required', 'Field "base64" of required type "String!"'),
      ...wrongTypes('should be a valid list', 'Expected type "ImageInput" to be an object', 5, 'x', true),
    ],
  };
};

const sizeRows = (min: number, max: number): Row[] => [
  row('image_size', 'imageSize', size(min, max, min * min)),
  row('image_size.width', 'imageSize.width', whole(min, max), 'width'),
  row('image_size.height', 'imageSize.height', whole(min, max), 'height'),
];
const DRAWN: readonly Row[] = [
  row('description', 'description', DESCRIPTION, 'description'),
  row('negative_description', 'negativeDescription', NEGATIVE, 'negativeDescription'),
  ...sizeRows(16, 200),
  row('extra_guidance_scale', 'extraGuidanceScale', number(0, 20, 3.5)),
  row('outline', 'outline', OUTLINE, 'outline'),
  row('shading', 'shading', SHADING, 'shading'),
  row('detail', 'detail', DETAIL, 'detail'),
  row('view', 'view', VIEW, 'view'),
  row('direction', 'direction', DIRECTION, 'direction'),
  row('no_background', 'noBackground', flag, 'noBackground'),
];
const PROJECTIONS: readonly Row[] = [
  row('isometric', 'isometric', flag, 'isometric'),
  row('oblique_projection', 'obliqueProjection', flag, 'oblique'),
];
const INIT = row('init_image', 'initImage', IMAGE, 'initImage');
const INIT_STRENGTH = row('init_image_strength', 'initImageStrength', STRENGTH, 'initStrength');
const COLOR = row('color_image', 'colorImage', IMAGE, 'colorImage');

// covers: V1-BITFORGE-DESCRIPTION V1-BITFORGE-NEGATIVE V1-BITFORGE-IMAGE-SIZE V1-BITFORGE-GUIDANCE V1-BITFORGE-EXTRA
// covers: V1-BITFORGE-STYLE-STRENGTH V1-BITFORGE-LOOK V1-BITFORGE-VIEW V1-BITFORGE-DIRECTION V1-BITFORGE-ISOMETRIC
// covers: V1-BITFORGE-OBLIQUE V1-BITFORGE-NO-BACKGROUND V1-BITFORGE-COVERAGE V1-BITFORGE-INIT-IMAGE
// covers: V1-BITFORGE-INIT-STRENGTH V1-BITFORGE-STYLE-IMAGE V1-BITFORGE-INPAINTING V1-BITFORGE-MASK
// covers: V1-BITFORGE-COLOR-IMAGE V1-BITFORGE-SKELETON-GUIDANCE V1-BITFORGE-SKELETON V1-BITFORGE-SEED SIZE-BITFORGE
const BITFORGE: readonly Row[] = [
  ...DRAWN,
  ...PROJECTIONS,
  row('text_guidance_scale', 'textGuidanceScale', GUIDANCE, 'textGuidance'),
  row('style_strength', 'styleStrength', optional(whole(0, 100)), 'styleStrength'),
  row('coverage_percentage', 'coveragePercentage', nullable(number(0, 100, 42.5)), 'coverage'),
  INIT,
  INIT_STRENGTH,
  row('style_image', 'styleImage', IMAGE, 'styleImage'),
  row('inpainting_image', 'inpaintingImage', HOLED, 'knownImage'),
  beside(row('mask_image', 'maskImage', IMAGE, 'mask'), { inpainting_image: RED }, { inpaintingImage: RED }),
  COLOR,
  row('skeleton_guidance_scale', 'skeletonGuidanceScale', number(0, 5, 2.5), 'skeletonGuidance'),
  row('skeleton_keypoints', 'skeletonKeypoints', POSE, 'skeleton'),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V1-INPAINT-DESCRIPTION V1-INPAINT-IMAGE-SIZE V1-INPAINT-IMAGE V1-INPAINT-MASK V1-INPAINT-NEGATIVE
// covers: V1-INPAINT-GUIDANCE V1-INPAINT-EXTRA V1-INPAINT-LOOK V1-INPAINT-VIEW V1-INPAINT-DIRECTION
// covers: V1-INPAINT-ISOMETRIC V1-INPAINT-OBLIQUE V1-INPAINT-NO-BACKGROUND V1-INPAINT-INIT-IMAGE
// covers: V1-INPAINT-INIT-STRENGTH V1-INPAINT-COLOR-IMAGE V1-INPAINT-SEED SIZE-INPAINT
const INPAINT: readonly Row[] = [
  ...DRAWN,
  ...PROJECTIONS,
  row('text_guidance_scale', 'textGuidanceScale', number(1, 10, 3.25), 'textGuidance'),
  row('inpainting_image', 'inpaintingImage', NEEDED_IMAGE, 'knownImage'),
  row('mask_image', 'maskImage', NEEDED_IMAGE, 'mask'),
  INIT,
  INIT_STRENGTH,
  COLOR,
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V1-ROTATE-IMAGE-SIZE V1-ROTATE-IMAGE V1-ROTATE-GUIDANCE V1-ROTATE-VIEW-CHANGE V1-ROTATE-DIRECTION-CHANGE
// covers: V1-ROTATE-FROM-VIEW V1-ROTATE-TO-VIEW V1-ROTATE-FROM-DIRECTION V1-ROTATE-TO-DIRECTION V1-ROTATE-ISOMETRIC
// covers: V1-ROTATE-OBLIQUE V1-ROTATE-INIT-IMAGE V1-ROTATE-INIT-STRENGTH V1-ROTATE-MASK V1-ROTATE-COLOR-IMAGE
// covers: V1-ROTATE-SEED SIZE-ROTATE
const ROTATE: readonly Row[] = [
  ...sizeRows(16, 200),
  row('from_image', 'fromImage', NEEDED_IMAGE, 'image'),
  row('image_guidance_scale', 'imageGuidanceScale', GUIDANCE, 'imageGuidance'),
  row('view_change', 'viewChange', nullable(whole(-90, 90)), 'viewChange'),
  row('direction_change', 'directionChange', nullable(whole(-180, 180)), 'directionChange'),
  row('from_view', 'fromView', VIEW_WITH_DEFAULT, 'fromView'),
  row('to_view', 'toView', VIEW_WITH_DEFAULT, 'toView'),
  row('from_direction', 'fromDirection', DIRECTION_WITH_DEFAULT, 'fromDirection'),
  row('to_direction', 'toDirection', DIRECTION_WITH_DEFAULT, 'toDirection'),
  ...PROJECTIONS,
  INIT,
  INIT_STRENGTH,
  beside(row('mask_image', 'maskImage', IMAGE, 'mask'), { init_image: RED }, { initImage: RED }),
  COLOR,
  row('seed', 'seed', SEED, 'seed'),
];
const animation = (count: number): readonly Row[] => [
  row('reference_image', 'referenceImage', NEEDED_IMAGE, 'reference'),
  row('view', 'view', VIEW_WITH_DEFAULT, 'view'),
  row('direction', 'direction', DIRECTION_WITH_DEFAULT, 'direction'),
  row('init_images', 'initImages', frames(count), 'initImages'),
  INIT_STRENGTH,
  row('inpainting_images', 'inpaintingImages', frames(count), 'fixedFrames'),
  row('mask_images', 'maskImages', frames(count), 'masks'),
  COLOR,
];
// covers: V1-SKELETON-IMAGE-SIZE V1-SKELETON-REFERENCE V1-SKELETON-GUIDANCE V1-SKELETON-VIEW V1-SKELETON-DIRECTION
// covers: V1-SKELETON-ISOMETRIC V1-SKELETON-OBLIQUE V1-SKELETON-INIT-IMAGES V1-SKELETON-INIT-STRENGTH
// covers: V1-SKELETON-INPAINTING V1-SKELETON-MASKS V1-SKELETON-COLOR-IMAGE V1-SKELETON-SEED SIZE-SKELETON
const WITH_SKELETON: readonly Row[] = [
  ...sizeRows(16, 256),
  ...animation(3),
  row('guidance_scale', 'guidanceScale', GUIDANCE, 'guidance'),
  ...PROJECTIONS,
  row('skeleton_keypoints', 'skeletonKeypoints', POSES, 'poses'),
  row('seed', 'seed', SEED, 'seed'),
];
// covers: V1-TEXT-IMAGE-SIZE V1-TEXT-DESCRIPTION V1-TEXT-ACTION V1-TEXT-REFERENCE V1-TEXT-NEGATIVE V1-TEXT-GUIDANCE
// covers: V1-TEXT-IMAGE-GUIDANCE V1-TEXT-FRAMES V1-TEXT-START V1-TEXT-VIEW V1-TEXT-DIRECTION V1-TEXT-INIT-IMAGES
// covers: V1-TEXT-INIT-STRENGTH V1-TEXT-INPAINTING V1-TEXT-MASKS V1-TEXT-COLOR-IMAGE SIZE-TEXT LIMIT-64
const WITH_TEXT: readonly Row[] = [
  ...sizeRows(64, 64),
  row('description', 'description', DESCRIPTION, 'description'),
  row('action', 'action', DESCRIPTION, 'action'),
  ...animation(4),
  row('negative_description', 'negativeDescription', NEGATIVE, 'negativeDescription'),
  row('text_guidance_scale', 'textGuidanceScale', GUIDANCE, 'textGuidance'),
  row('image_guidance_scale', 'imageGuidanceScale', GUIDANCE, 'imageGuidance'),
  row('n_frames', 'nFrames', optional(whole(2, 20)), 'nFrames'),
  row('start_frame_index', 'startFrameIndex', optional(whole(0, 20)), 'startFrame'),
  // 0 is random: see v1-client.test.ts
  row('seed', 'seed', { ...SEED, accepts: same(1, 4294967295) }, 'seed'),
];
// covers: V1-ESTIMATE-IMAGE
const ESTIMATE: readonly Row[] = [
  row('image', 'image', { ...NEEDED_IMAGE, missing: 'an image of the character is needed' }, 'image'),
];

const PICTURE = {
  description: 'k',
  negativeDescription: '',
  width: 64,
  height: 64,
  outline: null,
  shading: null,
  detail: null,
  // no view is v2's default, so that every surface draws the same
  view: 'side',
  direction: null,
  isometric: false,
  oblique: false,
  noBackground: false,
  initImage: null,
  initStrength: 300,
  colorImage: null,
};
const ANIMATED = {
  reference: RED_PNG,
  width: 64,
  height: 64,
  view: 'side',
  direction: 'east',
  initImages: null,
  initStrength: 300,
  fixedFrames: null,
  masks: null,
  colorImage: null,
};

interface Everywhere {
  /** Paths of v1 and v2, the mutation and its input's type. */
  readonly v1: string;
  readonly v2: string;
  readonly mutation: string;
  readonly type: string;
  readonly wire: Readonly<Record<string, unknown>>;
  readonly graphql: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
  readonly absent: Readonly<Record<string, unknown>>;
}
const everywhere = ({ v1, v2, mutation, type, wire, graphql, rows, absent }: Everywhere): Operation[] => [
  { surface: 'v1', at: `POST /v1/${v1}`, priced: true, base: wire, rows, absent },
  { surface: 'v2', at: `POST /v2/${v2}`, priced: true, base: wire, rows, absent },
  { surface: 'graphql', at: mutation, type, priced: true, base: graphql, rows, absent },
];
const SIZE = { width: 64, height: 64 };

// covers: V2-BITFORGE V2-INPAINT V2-ROTATE V2-WITH-SKELETON V2-WITH-TEXT V2-ESTIMATE
export const OPERATIONS_V1: readonly Operation[] = [
  ...everywhere({
    v1: 'generate-image-bitforge',
    v2: 'create-image-bitforge',
    mutation: 'generateStyledImage',
    type: 'GenerateStyledImageInput',
    wire: { description: 'k', image_size: SIZE },
    graphql: { description: 'k', imageSize: SIZE },
    rows: BITFORGE,
    absent: {
      ...PICTURE,
      textGuidance: 8,
      styleImage: null,
      styleStrength: 0,
      coverage: null,
      knownImage: null,
      mask: null,
      skeleton: null,
      skeletonGuidance: 1,
    },
  }),
  ...everywhere({
    v1: 'inpaint',
    v2: 'inpaint',
    mutation: 'inpaint',
    type: 'InpaintInput',
    wire: { description: 'k', image_size: SIZE, inpainting_image: RED, mask_image: RED },
    graphql: { description: 'k', imageSize: SIZE, inpaintingImage: RED, maskImage: RED },
    rows: INPAINT,
    absent: { ...PICTURE, textGuidance: 3, knownImage: RED_PNG, mask: RED_PNG },
  }),
  ...everywhere({
    v1: 'rotate',
    v2: 'rotate',
    mutation: 'rotate',
    type: 'RotateInput',
    wire: { image_size: SIZE, from_image: RED },
    graphql: { imageSize: SIZE, fromImage: RED },
    rows: ROTATE,
    absent: {
      image: RED_PNG,
      width: 64,
      height: 64,
      imageGuidance: 3,
      fromView: 'side',
      toView: 'side',
      fromDirection: 'south',
      toDirection: 'east',
      viewChange: null,
      directionChange: null,
      isometric: false,
      oblique: false,
      initImage: null,
      initStrength: 300,
      mask: null,
      colorImage: null,
    },
  }),
  ...everywhere({
    v1: 'animate-with-skeleton',
    v2: 'animate-with-skeleton',
    mutation: 'animateWithSkeleton',
    type: 'AnimateWithSkeletonInput',
    wire: { image_size: SIZE, reference_image: RED },
    graphql: { imageSize: SIZE, referenceImage: RED },
    rows: WITH_SKELETON,
    absent: { ...ANIMATED, poses: [[], [], []], isometric: false, oblique: false, guidance: 4 },
  }),
  ...everywhere({
    v1: 'animate-with-text',
    v2: 'animate-with-text',
    mutation: 'animateWithText',
    type: 'AnimateWithTextInput',
    wire: { image_size: SIZE, reference_image: RED, description: 'k', action: 'walk' },
    graphql: { imageSize: SIZE, referenceImage: RED, description: 'k', action: 'walk' },
    rows: WITH_TEXT,
    absent: {
      ...ANIMATED,
      description: 'k',
      action: 'walk',
      negativeDescription: '',
      textGuidance: 8,
      imageGuidance: 1.4,
      nFrames: 4,
      startFrame: 0,
    },
  }),
  ...everywhere({
    v1: 'estimate-skeleton',
    v2: 'estimate-skeleton',
    mutation: 'estimateSkeleton',
    type: 'EstimateSkeletonInput',
    wire: { image: RED },
    graphql: { image: RED },
    rows: ESTIMATE,
    absent: { image: RED_PNG },
  }),
];
