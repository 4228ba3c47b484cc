import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { painted } from './png.ts';
import { callTool, rpc } from './surfaces.ts';

type Args = Record<string, unknown>;

let api: TestApi;
/** A humanoid with eight sides on canvases of 68 pixels; one with four; a dog. */
let ids: { eight: string; four: string; dog: string };
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  const made = async (args: Args) =>
    (await callTool(api, 'create_character', { description: 'a knight', ...args })).structured.character_id as string;
  ids = {
    eight: await made({}),
    four: await made({ n_directions: 4 }),
    dog: await made({ description: 'a dog', body_type: 'quadruped', template: 'dog' }),
  };
});
afterAll(() => api.close());

const tool = (args: Args) => callTool(api, 'animate_character', { character_id: ids.eight, ...args });
const rest = (args: Args) => api.call('POST', '/v2/animate-character', { character_id: ids.eight, ...args });
/** Payloads of the jobs that a call started. */
async function payloads(answer: Awaited<ReturnType<typeof tool>>) {
  expect(answer.isError, answer.text).toBe(false);
  const jobs = await api.db.job.findMany({ where: { id: { in: answer.structured.job_ids } } });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into payloads of any shape
  return jobs.map(({ payload }) => payload as any);
}

const square = (side: number) => painted(side, side, (x, y) => [x, y, 0]);
const WAVES = { action_description: 'waves' };
const WALK = { template_animation_id: 'walk' };
const PRO = { mode: 'pro', confirm_cost: true, ...WAVES };
const ALL_49 =
  'backflip breathing-idle cross-punch crouched-walking crouching drinking falling-back-death fight-stance-idle-8-frames fireball flying-kick front-flip getting-up high-kick hurricane-kick jumping-1 jumping-2 lead-jab leg-sweep picking-up pull-heavy-object pushing roundhouse-kick running-4-frames running-6-frames running-8-frames running-jump running-slide sad-walk scary-walk surprise-uppercut taking-punch throw-object two-footed-jump walk walk-1 walk-2 walking walking-10 walking-2 walking-3 walking-4 walking-5 walking-6 walking-7 walking-8 walking-9 walking-4-frames walking-6-frames walking-8-frames'.split(
    ' ',
  );

// covers: ANIM-FRAME-COUNT ANIM-FREEDOM ANIM-CONFIRM ANIM-MODE ANIM-KEEP-FIRST
test('the listed schema has the documented values and defaults', async () => {
  const { message } = await rpc(api, 'tools/list', {});
  const { inputSchema } = message.result.tools.find(({ name }: { name: string }) => name === 'animate_character');
  expect(inputSchema.required).toEqual(['character_id']);
  expect(inputSchema.properties).toMatchObject({
    character_id: { type: 'string' },
    template_animation_id: { type: 'string' },
    action_description: { type: 'string' },
    animation_name: { type: 'string' },
    animation_group_id: { type: 'string' },
    directions: { type: 'array', items: { enum: expect.arrayContaining(['south', 'north-west']) } },
    ai_freedom: { type: 'integer', minimum: 0, maximum: 900, default: 0 },
    mode: { enum: ['template', 'v3', 'pro'] },
    frame_count: { type: 'integer', minimum: 4, maximum: 16, multipleOf: 2 },
    confirm_cost: { type: 'boolean', default: false },
    custom_start_frame_base64: { type: 'string' },
    custom_start_frame_url: { type: 'string' },
    end_frame_base64: { type: 'string' },
    end_frame_url: { type: 'string' },
    keep_first_frame: { type: 'boolean', default: true },
  });
});

describe('what is refused, and in which words', () => {
  const frame = { custom_start_frame_base64: square(68) };
  const end = { end_frame_base64: square(68) };
  // covers: ANIM-TEMPLATE-IDS ANIM-MODE ANIM-DIRECTIONS ANIM-FREEDOM ANIM-FRAME-COUNT ANIM-START-FRAME ANIM-END-FRAME
  test.each<[name: string, args: Args, field: string, says: RegExp]>([
    ['nothing to do', {}, 'action_description', /say what the character does, or give a template animation id/],
    [
      'template without id',
      { mode: 'template', ...WAVES },
      'template_animation_id',
      /requires a template animation id/,
    ],
    ['v3 without action', { mode: 'v3' }, 'action_description', /v3 mode requires a description of the action/],
    ['pro without action', { mode: 'pro' }, 'action_description', /pro mode requires a description/],
    ['v3 with a template', { mode: 'v3', ...WALK, ...WAVES }, 'template_animation_id', /the mode is v3/],
    ['pro with a template', { ...PRO, ...WALK }, 'template_animation_id', /the mode is pro/],
    ['an unknown mode', { mode: 'best', ...WAVES }, 'mode', /'template', 'v3' or 'pro'/],
    ['an empty action', { action_description: '  ' }, 'action_description', /must not be empty/],
    ['a long action', { action_description: 'x'.repeat(2001) }, 'action_description', /2000/],
    ['a long name', { ...WALK, animation_name: 'x'.repeat(101) }, 'animation_name', /100/],
    ['an unknown direction', { ...WALK, directions: ['up'] }, 'directions', /'south'/],
    ['no direction', { ...WALK, directions: [] }, 'directions', /at least one direction/],
    ['a direction twice', { ...WALK, directions: ['east', 'east'] }, 'directions', /names a direction twice/],
    ['too little freedom', { ...WALK, ai_freedom: -1 }, 'ai_freedom', /0/],
    ['too much freedom', { ...WALK, ai_freedom: 901 }, 'ai_freedom', /900/],
    ['freedom in v3', { ...WAVES, ai_freedom: 1 }, 'ai_freedom', /template mode; the mode is v3/],
    ['freedom in pro', { ...PRO, ai_freedom: 1 }, 'ai_freedom', /template mode; the mode is pro/],
    ['an odd count', { ...WAVES, frame_count: 5 }, 'frame_count', /multiple of 2/],
    ['too few frames', { ...WAVES, frame_count: 2 }, 'frame_count', /4/],
    ['too many frames', { ...WAVES, frame_count: 18 }, 'frame_count', /16/],
    ['a count in template mode', { ...WALK, frame_count: 8 }, 'frame_count', /v3 mode: .*its own number/],
    ['a count in pro mode', { ...PRO, frame_count: 8 }, 'frame_count', /v3 mode: .*16 frames up to 64 pixels/],
    ['a start frame in template mode', { ...WALK, ...frame }, 'custom_start_frame', /v3 mode; the mode is template/],
    ['a start frame in pro mode', { ...PRO, ...frame }, 'custom_start_frame', /v3 mode; the mode is pro/],
    ['an end frame in template mode', { ...WALK, ...end }, 'end_frame', /v3 mode; the mode is template/],
    [
      'a start frame for two directions',
      { ...WAVES, ...frame, directions: ['south', 'east'] },
      'directions',
      /exactly one direction/,
    ],
    [
      'an end frame for two directions',
      { ...WAVES, ...end, directions: ['south', 'east'] },
      'directions',
      /exactly one direction/,
    ],
    [
      'a start frame twice',
      { ...WAVES, ...frame, custom_start_frame_url: 'https://example.org/a.png' },
      'custom_start_frame_url',
      /not both/,
    ],
    [
      'an end frame twice',
      { ...WAVES, ...end, end_frame_url: 'https://example.org/a.png' },
      'end_frame_url',
      /not both/,
    ],
    [
      'a large start frame',
      { ...WAVES, custom_start_frame_base64: square(257) },
      'custom_start_frame',
      /257x257; 16x16 to 256x256/,
    ],
    ['a large end frame', { ...WAVES, end_frame_base64: square(257) }, 'end_frame', /16x16 to 256x256/],
    ['an end of another size', { ...WAVES, end_frame_base64: square(64) }, 'end_frame', /64x64; it must be 68x68/],
    [
      'an end unlike its start',
      { ...WAVES, custom_start_frame_base64: square(40), end_frame_base64: square(68) },
      'end_frame',
      /68x68; it must be 40x40/,
    ],
    [
      'a start frame that is no image',
      { ...WAVES, custom_start_frame_base64: 'AAAA' },
      'custom_start_frame',
      /not an image/,
    ],
    [
      'an address without https',
      { ...WAVES, custom_start_frame_url: 'http://example.org/a.png' },
      'custom_start_frame_url',
      /https/,
    ],
    ['a private address', { ...WAVES, end_frame_url: 'https://127.0.0.1/a.png' }, 'end_frame_url', /public/],
    ['no id', { character_id: 'me', ...WALK }, 'character_id', /UUID/i],
    ['no group id', { animation_group_id: 'mine', ...WALK }, 'animation_group_id', /UUID/i],
    [
      'an unknown template',
      { template_animation_id: 'moonwalk' },
      'template_animation_id',
      /"moonwalk" is no template/,
    ],
  ])('%s', async (_, args, field, says) => {
    const answer = await tool(args);
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(new RegExp(`^error: ${field}`));
    expect(answer.text).toMatch(says);

    const { custom_start_frame_base64: start, end_frame_base64: last, ...others } = args;
    const { status, body } = await rest({
      ...others,
      ...(start ? { custom_start_frame: { type: 'base64', base64: start } } : {}),
      ...(last ? { end_frame: { base64: last } } : {}),
    });
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(['body', field]);
    expect(body.detail[0].msg).toMatch(says);
  });

  test('a direction that the character lacks, told with those that it has', async () => {
    const { text } = await tool({ character_id: ids.four, ...WALK, directions: ['south', 'north-east'] });
    expect(text).toMatch(/^error: directions: the character has no north-east: one of south, west, east, north\n/);
  });

  // covers: ANIM-TEMPLATE-IDS ANIM-QUADRUPED-IDS
  test('templates are those of the skeleton; a refusal names them all', async () => {
    const { text } = await tool({ template_animation_id: 'bark' });
    for (const id of ALL_49) expect(text).toContain(id);
    const dog = await tool({ character_id: ids.dog, ...WALK });
    expect(dog.text).toMatch(/"walk" is no template animation of a dog: one of .*walk-4-frames.*bark/);
  });

  test('a character of nobody', async () => {
    const { text } = await tool({ character_id: randomUUID(), ...WALK });
    expect(text).toMatch(/^error: Character .+ not found/);
  });
});

describe('what a request becomes', () => {
  // covers: ANIM-TEMPLATE-IDS ANIM-TEMPLATE-COUNT ANIM-COST-TEMPLATE
  test.each([
    ['walking-4-frames', 4],
    ['breathing-idle', 4],
    ['cross-punch', 7],
    ['backflip', 12],
  ])('template %s has %i frames of its own and costs 1 generation for each direction', async (id, frames) => {
    const answer = await tool({ template_animation_id: id });
    const all = await payloads(answer);
    expect(answer.structured.cost_generations).toBe(8);
    expect(all).toHaveLength(8);
    expect(all[0]).toMatchObject({
      mode: 'template',
      template: id,
      action: null,
      frameCount: frames,
      freedom: 0,
      keepFirstFrame: false,
      startFrame: null,
      endFrame: null,
    });
    // one seed, so that the directions show one movement
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  });

  test('every template id of the documents is taken', async () => {
    for (const id of ALL_49) {
      const { body } = await api.call('POST', '/v2/animate-character?dry_run=true', {
        character_id: ids.eight,
        template_animation_id: id,
      });
      expect(body, id).toMatchObject({ dry_run: true, usage: { usd: 0.064 } });
    }
  });

  // covers: ANIM-FREEDOM
  test('freedom', async () => {
    const [payload] = await payloads(await tool({ ...WALK, ai_freedom: 900, directions: ['north'] }));
    expect(payload).toMatchObject({ freedom: 900, direction: 'north' });
  });

  // covers: ANIM-FRAME-COUNT ANIM-KEEP-FIRST ANIM-DIRECTIONS-CUSTOM
  test('v3: eight frames and the still one to the south, unless asked otherwise', async () => {
    const [usual] = await payloads(await tool(WAVES));
    expect(usual).toMatchObject({
      mode: 'v3',
      template: null,
      action: 'waves',
      direction: 'south',
      frameCount: 8,
      keepFirstFrame: true,
    });
    const asked = await tool({ ...WAVES, frame_count: 16, keep_first_frame: false, directions: ['east', 'west'] });
    const both = await payloads(asked);
    expect(both.map(({ direction }) => direction).sort()).toEqual(['east', 'west']);
    expect(both[0]).toMatchObject({ frameCount: 16, keepFirstFrame: false });
    const rows = await api.db.assetAnimation.findMany({ where: { jobId: { in: asked.structured.job_ids } } });
    expect(rows.map(({ frameCount }) => frameCount)).toEqual([16, 16]);
  });

  // covers: ANIM-COST-V3
  test.each([
    // 68 · 68 · 8 / 65536 = 0.56
    [{ ...WAVES }, 1],
    // 68 · 68 · 16 / 65536 = 1.13
    [{ ...WAVES, frame_count: 16 }, 2],
    [{ ...WAVES, frame_count: 16, directions: ['south', 'east', 'west'] }, 6],
    // 128 · 128 · 8 / 65536 = 2, 160 · 160 · 8 / 65536 = 3.1, 256 · 256 · 8 / 65536 = 8
    [{ ...WAVES, custom_start_frame: { base64: square(128) } }, 2],
    [{ ...WAVES, custom_start_frame: { base64: square(160) } }, 4],
    [{ ...WAVES, custom_start_frame: { base64: square(256) } }, 8],
    [{ ...WALK }, 8],
    [{ ...PRO }, 21],
  ])('price %#', async (args, generations) => {
    const { body } = await api.call('POST', '/v2/animate-character?dry_run=true', { character_id: ids.eight, ...args });
    // a generation is worth $0.008
    expect(body.usage.usd).toBeCloseTo(generations * 0.008, 6);
  });

  // covers: ANIM-PRO
  test('pro: 16 frames up to 64 pixels, 4 above', async () => {
    const large = await callTool(api, 'create_character', { description: 'a knight', size: 65, n_directions: 4 });
    const [small] = await payloads(await tool(PRO));
    const [big] = await payloads(await tool({ ...PRO, character_id: large.structured.character_id }));
    expect([small.frameCount, big.frameCount]).toEqual([16, 4]);
    expect([small.keepFirstFrame, small.mode]).toEqual([false, 'pro']);
  });

  // covers: ANIM-START-FRAME ANIM-END-FRAME
  test('start and end frames go to the job as they are', async () => {
    const [start, end] = [square(40), painted(40, 40, () => [9, 9, 9])];
    const [payload] = await payloads(
      await tool({ ...WAVES, custom_start_frame_base64: `data:image/png;base64,${start}`, end_frame_base64: end }),
    );
    expect(payload).toMatchObject({ startFrame: start, endFrame: end });
  });

  // covers: ANIM-V2-STYLE
  test('v2: the look of this animation in place of the character’s own', async () => {
    const { body } = await rest({
      ...WALK,
      directions: ['south'],
      outline: 'lineless',
      shading: 'flat shading',
      detail: 'high detail',
      isometric: true,
      text_guidance_scale: 4,
      color_image: { type: 'base64', base64: square(16) },
      force_colors: true,
      seed: 5,
      description: 'somebody else',
    });
    const { payload } = await api.db.job.findUniqueOrThrow({ where: { id: body.background_job_ids[0] } });
    expect(payload).toMatchObject({
      seed: 5,
      textGuidance: 4,
      character: {
        outline: 'lineless',
        shading: 'flat shading',
        detail: 'highly detailed',
        isometric: true,
        colorImage: square(16),
        description: 'a knight',
      },
    });
    const [plain] = await payloads(await tool({ ...WALK, directions: ['south'] }));
    expect(plain.character).toMatchObject({
      outline: 'single color black outline',
      shading: 'basic shading',
      isometric: false,
      colorImage: null,
    });
  });

  // covers: ANIM-TYPE-NAME
  test.each([
    ['Swings an AXE, wildly!', 'swings-an-axe-wildly'],
    ['does one very long thing after another until it falls', 'does-one-very-long-thing-after-another'],
    ['танцует', 'action'],
  ])('the action "%s" is filed as %s', async (action, type) => {
    const { structured } = await tool({ action_description: action });
    const row = await api.db.assetAnimation.findUniqueOrThrow({ where: { jobId: structured.job_ids[0] } });
    expect([row.type, row.action]).toEqual([type, action]);
  });
});
