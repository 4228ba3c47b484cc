/** A statement of an interface document that this release carries out. */
export interface Requirement {
  readonly id: string;
  /** The statement, quoted in short. */
  readonly text: string;
  /** Document and section. */
  readonly source: string;
}

const from = (source: string, statements: Readonly<Record<string, string>>): Requirement[] =>
  Object.entries(statements).map(([id, text]) => ({ id, text, source }));

const REST = 'rest-interface.md';
const TOOLS = 'tool-interface.md';
const SHAPES = 'v2-shapes.md';

/**
 * One id for each statement. Tests cite it, in a comment `// covers: ID ID` or in a title as `[ID]`, where they check it;
 * requirements.test.ts fails for an id that nobody cites, and for a cited one that is not here.
 */
export const REQUIREMENTS: readonly Requirement[] = [
  ...from(`${REST}, What the service does`, {
    'V1-SYNC': 'v1 operations are synchronous: the result and a usage record come back in the same request',
    'V2-ASYNC': 'asynchronous: they return a job identifier that the client polls until the result is ready',
    'REST-BASE': 'v1 is {base_url}/v1; v2 is {base_url}/v2',
    'REST-JSON': 'All bodies are JSON (Content-Type: application/json)',
    'REST-BALANCE': 'It reports the account balance',
  }),
  ...from(`${REST}, Resources and their fields`, {
    'IMAGE-TYPE': 'Base64Image.type: constant base64, not required, default base64',
    'IMAGE-BASE64': 'Base64Image.base64: string, required, base64-encoded image data',
    'IMAGE-SHAPE': 'Images are sent and returned in this shape',
    'USAGE-TYPE': 'Usage.type: one of usd, generations; default usd',
    'USAGE-USD': 'Usage.usd: number or null; cost in dollars',
    'USAGE-GENERATIONS': 'Usage.generations: number or null; cost in generations',
    'BALANCE-SHAPE': 'Balance: type constant usd, usd number, required',
    'SIZE-SHAPE': 'Object with width and height, both integers in pixels, both required',
    'V1-PIXFLUX-SIZE': 'generate-image-pixflux: 16 to 400 each',
    'ENUM-VIEW': 'CameraView: side, low top-down, high top-down',
    'ENUM-DIRECTION': 'Direction: north, north-east, east, south-east, south, south-west, west, north-west',
    'ENUM-DETAIL': 'Detail: low detail, medium detail, highly detailed',
    'ENUM-OUTLINE': 'Outline: single color black outline, single color outline, selective outline, lineless',
    'ENUM-SHADING': 'Shading: flat, basic, medium, detailed, highly detailed shading',
  }),
  ...from(`${REST}, States and transitions`, {
    'V1-NO-STATES':
      'v1 operations keep no resource that a client can observe: each request yields its result or an error',
    'V2-POLL': 'v2 background jobs are polled with GET /background-jobs/{job_id}',
  }),
  ...from(`${REST}, Endpoints`, {
    'V1-METHOD': 'method POST unless stated; request body required, JSON; success status 200; bearer token',
  }),
  ...from(`${REST}, POST /v1/generate-image-pixflux`, {
    'V1-PIXFLUX-TEXT': 'Creates an image from a text description',
    'V1-PIXFLUX-AREA': 'area at least 32x32, at most 400x400',
    'V1-PIXFLUX-INIT': 'Supports an initial image',
    'V1-PIXFLUX-PALETTE': 'Supports a forced palette',
    'V1-PIXFLUX-TRANSPARENT': 'Supports a transparent background',
    'V1-PIXFLUX-DESCRIPTION': 'description: string, required',
    'V1-PIXFLUX-NEGATIVE': 'negative_description: string, default empty string',
    'V1-PIXFLUX-IMAGE-SIZE': 'image_size: image size, required',
    'V1-PIXFLUX-GUIDANCE': 'text_guidance_scale: number, default 8, 1 to 20',
    'V1-PIXFLUX-OUTLINE': 'outline: Outline or null, default none',
    'V1-PIXFLUX-SHADING': 'shading: Shading or null, default none',
    'V1-PIXFLUX-DETAIL': 'detail: Detail or null, default none',
    'V1-PIXFLUX-VIEW': 'view: CameraView or null, default none',
    'V1-PIXFLUX-DIRECTION': 'direction: Direction or null, default none',
    'V1-PIXFLUX-ISOMETRIC': 'isometric: boolean, default false',
    'V1-PIXFLUX-NO-BACKGROUND': 'no_background: boolean, default false',
    'V1-PIXFLUX-LARGE-BLANK': 'no_background: a blank background over a 200x200 area',
    'V1-PIXFLUX-INIT-IMAGE': 'init_image: image or null, default none',
    'V1-PIXFLUX-INIT-STRENGTH': 'init_image_strength: integer, default 300, 1 to 999',
    'V1-PIXFLUX-COLOR-IMAGE': 'color_image: image or null; image whose colors form a forced palette',
    'V1-PIXFLUX-SEED': 'seed: integer or null, default none; decides starting noise',
    'V1-PIXFLUX-RESPONSE': 'Response 200: usage (Usage, required), image (image, required)',
  }),
  ...from(`${REST}, GET /v1/balance`, {
    'V1-BALANCE': 'No body. Response 200: Balance object',
    'V1-BALANCE-401': 'Only status 401 is listed as an error',
  }),
  ...from(`${REST}, v2 endpoint index`, {
    'V2-BALANCE': 'GET /balance: account balance',
    'V2-JOB': 'GET /background-jobs/{job_id}: status of a background job',
    'V2-PIXFLUX': 'POST /create-image-pixflux: create image (pixflux)',
    'V2-PIXEN': 'POST /create-image-pixen: create image (pixen)',
    'V2-LLMS': 'GET /llms.txt: plain-text documentation for language-model clients',
    'V2-MAP-OBJECT': 'POST /map-objects: create map object',
  }),
  ...from(`${REST}, Authentication`, {
    'AUTH-HEADER': 'Every request carries the header Authorization: Bearer <API_TOKEN>',
    'AUTH-ACCOUNT': 'The token belongs to an account',
    'AUTH-401': 'A missing or invalid token yields status 401',
  }),
  ...from(`${REST}, Events`, {
    'V2-NO-EVENTS': 'v2 asynchronous operations are followed by polling the background job endpoint',
  }),
  ...from(`${REST}, Errors`, {
    'ERROR-401': '401 invalid API token: missing or wrong token',
    'ERROR-402': '402 insufficient credits: balance too low for the operation',
    'ERROR-422': '422 validation error: body violates the schema or a bound',
    'ERROR-429': '429 too many requests: request volume too high',
    'ERROR-529': '529 rate limit exceeded: rate limit reached',
  }),
  ...from(`${REST}, Limits and versioning`, {
    'LIMIT-BOUNDS': 'Numeric bounds of every field: see the endpoint tables',
    'V1-VERSION': 'the machine-readable description of v1 carries the version label dev',
    'VERSION-NAMES': 'image creation is generate-image-* in v1 and create-image-* in v2',
  }),

  ...from(`${TOOLS}, What the service does`, {
    'MCP-HTTP': 'offered over the Model Context Protocol with HTTP transport',
    'MCP-NONBLOCKING': 'Creation tools are non-blocking: each returns an identifier at once',
    'MCP-GET-STATUS': 'The matching get_* tool reports status',
    'MCP-NAMES': 'The tools are invoked by their names',
  }),
  ...from(`${TOOLS}, Resources, states and transitions`, {
    'MCP-UUID': 'Resources (all identified by UUID strings)',
    'MCP-STATES': 'report processing, completed, failed',
    'MCP-EXPIRY': 'map object: 8 hours after creation: removed, automatic deletion',
  }),
  ...from(`${TOOLS}, create_map_object`, {
    'MCP-OBJECT-TRANSPARENT': 'Object with transparent background',
    'MCP-OBJECT-ID': 'returns object id',
    'MCP-OBJECT-DESCRIPTION': 'description (required)',
    'MCP-OBJECT-SIZE': 'width, height (integers; required in basic mode)',
    'MCP-OBJECT-VIEW': 'view (low top-down, high top-down, side; default high top-down)',
    'MCP-OBJECT-OUTLINE': 'outline (single color outline, selective outline, lineless; default single color outline)',
    'MCP-OBJECT-SHADING': 'shading (flat, basic, medium, detailed shading; default medium shading)',
    'MCP-OBJECT-DETAIL': 'detail (low detail, medium detail, high detail; default medium detail)',
  }),
  ...from(`${TOOLS}, get_map_object`, {
    'MCP-GET-ID': 'object_id (required)',
    'MCP-GET-IMAGE': 'Returns the image when completed',
  }),
  ...from(`${TOOLS}, agent_feedback`, {
    'MCP-FEEDBACK-TOOL': 'tool_name (string), required',
    'MCP-FEEDBACK-TYPE': 'feedback_type (bug, confusing, suggestion, missing_feature), required',
    'MCP-FEEDBACK-MESSAGE': 'message (string), required',
  }),
  ...from(`${TOOLS}, Authentication`, {
    'MCP-AUTH': 'Tool calls carry the header Authorization: Bearer <API_TOKEN>',
    'MCP-DOWNLOAD': 'Downloads at {base_url}/mcp/…/{id}/download need no authentication: the UUID is the key',
  }),
  ...from(`${TOOLS}, Limits`, { 'MCP-LIFETIME': 'map object lifetime: 8 hours' }),

  ...from(`${SHAPES}, Conventions`, {
    'SHAPE-401': 'none: "Not authenticated" and WWW-Authenticate: Bearer; wrong: contains "Invalid API token"',
    'SHAPE-ERROR': '{"detail": "text"}, or 422 {"detail": [{loc, msg, type}]}',
    'SHAPE-IMAGE-RAW': 'v1: raw base64 (the official client only decodes it)',
    'SHAPE-USAGE': 'v1 needs type "usd" and a non-null number',
    'SHAPE-LENIENT': 'accept unknown request fields, explicit nulls, floats for ints, a data: prefix',
  }),
  ...from(`${SHAPES}, REST v2`, {
    'V2-PIXFLUX-FIELDS': 'create-image-pixflux: fields, view = side, background_removal_task',
    'V2-PIXFLUX-REPLY': 'create-image-pixflux: 200 usage, image',
    'V2-BACKGROUND': 'create-image-pixflux-background: 202 background_job_id, status processing, usage',
    'V2-PIXEN-FIELDS': 'create-image-pixen: 16..768, outline, detail, view = side, direction, no_background, seed',
    'V2-MAP-OBJECT-FIELDS': 'map-objects: 32..400, default 128x128, view = low top-down',
    'V2-MAP-OBJECT-REPLY': 'map-objects: 200 usage, background_job_id, object_id, status queued',
    'V2-MAP-OBJECT-GET': 'map-objects/{id}: 200 usage, status, object_id, …, download_url; 404, 410, 423',
    'V2-JOB-REPLY': 'background-jobs/{id}: usage, id, status, created_at, last_response',
    'V2-BALANCE-REPLY': '{credits: {type, usd}, subscription: {type, status, plan, generations, total}}',
  }),
  ...from(`${SHAPES}, Job lifecycle`, {
    'JOB-WORDS': 'status words processing, completed, failed; failed set has cancelled',
    'JOB-FAILURE': 'failure text: last_response.detail, .error or .message',
    'JOB-IMAGES': 'last_response.images[] of image (+width, height), or .image',
    'JOB-MAP-OBJECT': 'map-objects: last_response.image is a bare base64 string; + object_id, storage_url',
    'JOB-423': '423 on GET map-object while generating, with Retry-After',
    'JOB-CONCURRENCY': '429 "maximum number of concurrent jobs"',
  }),
  ...from(`${SHAPES}, MCP results`, {
    'MCP-TEXT-CREATE': 'lines id: <uuid>, status: processing (…), hint: get_map_object(object_id="…")',
    'MCP-TEXT-GET': 'status: completed, id:, download: …/mcp/map-objects/<id>/download + inline image',
    'MCP-TEXT-ERROR': 'error: … not found, hint: …',
  }),
];
