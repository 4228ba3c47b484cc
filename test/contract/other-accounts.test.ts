import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operationsOf, routesOf } from '../../facades/core/operations.ts';
import { schema } from '../../schema/index.ts';
import { SCOPES } from '../../src/context.ts';
import { type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { RED_PNG } from './fields-kinds.ts';
import { bearer, callTool, polled } from './surfaces.ts';

/** What one account made and another one asks for. */
interface Things {
  readonly jobId: string;
  readonly objectId: string;
  readonly uiAssetId: string;
  readonly imageId: string;
  readonly characterId: string;
  /** An animation of that character, to the south. */
  readonly animationGroupId: string;
  /** The same character as an asset of any kind. */
  readonly assetId: string;
  readonly projectId: string;
  readonly tokenId: string;
  readonly tilesetId: string;
  /** A sidescroller tileset. */
  readonly platformsId: string;
  /** An isometric tile. */
  readonly tileId: string;
  readonly tilesProId: string;
  /** A sandbox session of that project. */
  readonly sessionId: string;
  /** An object with 8 directions, and an animation of it to the south. */
  readonly gameObjectId: string;
  readonly objectAnimationId: string;
  readonly conversationId: string;
  /** The assistant's, in that conversation. */
  readonly messageId: string;
  /** A map of that tileset, and that object on it. */
  readonly mapId: string;
  readonly placementId: string;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const WALK = 'walking-8-frames';
const RED = { base64: RED_PNG };
const FRAMES = [1, 2].map(() => ({ image: RED, size: { width: 32, height: 32 } }));
const PICTURE = { description: 'k', image_size: { width: 32, height: 32 } };
/**
 * A right input of every operation, in the words of the facades and of GraphQL; `of` names the id that it asks by,
 * `within` one that it needs besides, and `takesAway` says that the thing is gone then. A new operation has to be
 * entered here.
 */
interface Input {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly graphql: Readonly<Record<string, unknown>>;
  readonly of?: keyof Things;
  readonly within?: keyof Things;
  readonly takesAway?: () => Promise<string>;
}
const INPUTS: Readonly<Record<string, Input>> = {
  account: { wire: {}, graphql: {} },
  ledger: { wire: {}, graphql: {} },
  usage: { wire: {}, graphql: {} },
  tokens: { wire: {}, graphql: {} },
  createToken: { wire: {}, graphql: { name: 'k', scopes: ['account:write'] } },
  revokeToken: { wire: {}, graphql: {}, of: 'tokenId', takesAway: () => newOwnToken() },
  asset: { wire: {}, graphql: {}, of: 'assetId' },
  assetDownload: { wire: {}, graphql: {}, of: 'assetId' },
  assets: { wire: {}, graphql: {} },
  updateAsset: { wire: {}, graphql: { tags: ['k'] }, of: 'assetId' },
  deleteAsset: { wire: {}, graphql: {}, of: 'assetId', takesAway: () => newCharacter() },
  generateImage: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  generateLargeImage: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  generateProImages: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  generateInStyle: {
    wire: { description: 'k', style_images: [{ image: RED, width: 1, height: 1 }] },
    graphql: { description: 'k', styleImages: [{ image: RED, width: 1, height: 1 }] },
  },
  enhanceImagePrompt: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  enhanceActionPrompt: { wire: { first_frame: RED, action: 'walk' }, graphql: { firstFrame: RED, action: 'walk' } },
  enhanceCharacterPrompt: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  generateStyledImage: { wire: PICTURE, graphql: { description: 'k', imageSize: PICTURE.image_size } },
  inpaint: {
    wire: { ...PICTURE, inpainting_image: RED, mask_image: RED },
    graphql: { description: 'k', imageSize: PICTURE.image_size, inpaintingImage: RED, maskImage: RED },
  },
  rotate: {
    wire: { image_size: PICTURE.image_size, from_image: RED },
    graphql: { imageSize: PICTURE.image_size, fromImage: RED },
  },
  animateWithSkeleton: {
    wire: { image_size: PICTURE.image_size, reference_image: RED },
    graphql: { imageSize: PICTURE.image_size, referenceImage: RED },
  },
  animateWithText: {
    wire: { ...PICTURE, image_size: { width: 64, height: 64 }, reference_image: RED, action: 'walk' },
    graphql: { description: 'k', action: 'walk', imageSize: { width: 64, height: 64 }, referenceImage: RED },
  },
  inpaintPicture: {
    wire: { inpainting_image: FRAMES[0], mask_image: FRAMES[0], description: 'k' },
    graphql: { inpaintingImage: FRAMES[0], maskImage: FRAMES[0], description: 'k' },
  },
  editImage: {
    wire: { image: RED, image_size: PICTURE.image_size, description: 'k', width: 32, height: 32 },
    graphql: { image: RED, imageSize: PICTURE.image_size, description: 'k', width: 32, height: 32 },
  },
  editImages: {
    wire: { edit_images: [{ image: RED, width: 1, height: 1 }], image_size: PICTURE.image_size, description: 'k' },
    graphql: { editImages: [{ image: RED, width: 1, height: 1 }], imageSize: PICTURE.image_size, description: 'k' },
  },
  editAnimation: {
    wire: { frames: FRAMES, image_size: PICTURE.image_size, description: 'k' },
    graphql: { frames: FRAMES, imageSize: PICTURE.image_size, description: 'k' },
  },
  transferOutfit: {
    wire: { frames: FRAMES, reference_image: FRAMES[0], image_size: PICTURE.image_size },
    graphql: { frames: FRAMES, referenceImage: FRAMES[0], imageSize: PICTURE.image_size },
  },
  generateRotations: {
    wire: { image_size: PICTURE.image_size, reference_image: { image: RED, width: 1, height: 1 } },
    graphql: { imageSize: PICTURE.image_size, referenceImage: { image: RED, width: 1, height: 1 } },
  },
  turnPicture: { wire: { first_frame: RED }, graphql: { firstFrame: RED } },
  animatePicture: {
    wire: {
      reference_image: RED,
      reference_image_size: PICTURE.image_size,
      action: 'walk',
      image_size: PICTURE.image_size,
    },
    graphql: {
      referenceImage: RED,
      referenceImageSize: PICTURE.image_size,
      action: 'walk',
      imageSize: PICTURE.image_size,
    },
  },
  animateFrame: { wire: { first_frame: RED, action: 'walk' }, graphql: { firstFrame: RED, action: 'walk' } },
  interpolatePictures: {
    wire: {
      start_image: { image: RED, size: PICTURE.image_size },
      end_image: { image: RED, size: PICTURE.image_size },
      action: 'walk',
      image_size: PICTURE.image_size,
    },
    graphql: {
      startImage: { image: RED, size: PICTURE.image_size },
      endImage: { image: RED, size: PICTURE.image_size },
      action: 'walk',
      imageSize: PICTURE.image_size,
    },
  },
  convertToPixelArt: {
    wire: { image: RED, image_size: PICTURE.image_size, output_size: PICTURE.image_size },
    graphql: { image: RED, imageSize: PICTURE.image_size, outputSize: PICTURE.image_size },
  },
  resizePixelArt: {
    wire: {
      description: 'k',
      reference_image: RED,
      reference_image_size: PICTURE.image_size,
      target_size: PICTURE.image_size,
    },
    graphql: {
      description: 'k',
      referenceImage: RED,
      referenceImageSize: PICTURE.image_size,
      targetSize: PICTURE.image_size,
    },
  },
  removeBackground: {
    wire: { image: RED, image_size: PICTURE.image_size },
    graphql: { image: RED, imageSize: PICTURE.image_size },
  },
  checkPixels: { wire: {}, graphql: { image: RED } },
  swapColors: { wire: {}, graphql: { image: RED, swaps: [{ from: '#ff0000', to: '#00ff00' }] } },
  repaint: { wire: {}, graphql: { image: RED, palette: ['#ff0000'] } },
  changeOutline: { wire: {}, graphql: { image: RED, outline: 'LINELESS' } },
  sliceSheet: { wire: {}, graphql: { image: RED } },
  estimateSkeleton: { wire: { image: RED }, graphql: { image: RED } },
  createUiAsset: { wire: { description: 'k' }, graphql: { description: 'k' } },
  generateUi: { wire: { description: 'k' }, graphql: { description: 'k' } },
  uiAsset: { wire: {}, graphql: {}, of: 'uiAssetId' },
  uiAssets: { wire: {}, graphql: {} },
  uiAssetPage: { wire: {}, graphql: {} },
  uiAssetFile: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'uiAssetId' },
  uiAssetDownload: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'uiAssetId' },
  uiFont: { wire: { font: 'tiny' }, graphql: { font: 'tiny' } },
  deleteUiAsset: { wire: {}, graphql: {}, of: 'uiAssetId', takesAway: () => newUiAsset() },
  createMapObject: { wire: { description: 'k', width: 32, height: 32 }, graphql: { description: 'k' } },
  createCharacter: { wire: PICTURE, graphql: { description: 'k' } },
  character: { wire: {}, graphql: {}, of: 'characterId' },
  characters: { wire: {}, graphql: {} },
  characterPage: { wire: {}, graphql: {} },
  updateCharacterTags: { wire: { tags: ['k'] }, graphql: { tags: ['k'] }, of: 'characterId' },
  deleteCharacter: { wire: {}, graphql: {}, of: 'characterId', takesAway: () => newCharacter() },
  characterFile: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'characterId' },
  characterDownload: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'characterId' },
  animationPreview: {
    wire: { direction: 'south' },
    graphql: { direction: 'SOUTH' },
    of: 'characterId',
    within: 'animationGroupId',
  },
  animateCharacter: {
    wire: { template_animation_id: WALK, directions: ['south'] },
    graphql: { templateAnimationId: WALK, directions: ['SOUTH'] },
    of: 'characterId',
  },
  deleteAnimation: {
    wire: { animation_type: WALK },
    graphql: { animationType: WALK },
    of: 'characterId',
    takesAway: async () => {
      const characterId = await newCharacter();
      await animated(characterId);
      return characterId;
    },
  },
  createCharacterState: {
    wire: { edit_description: 'a blue cape' },
    graphql: { editDescription: 'a blue cape' },
    of: 'characterId',
  },
  createOneDirectionObject: { wire: { description: 'k' }, graphql: { description: 'k' } },
  createEightDirectionObject: { wire: { description: 'k' }, graphql: { description: 'k' } },
  object: { wire: {}, graphql: {}, of: 'gameObjectId' },
  objects: { wire: {}, graphql: {} },
  objectPage: { wire: {}, graphql: {} },
  updateGameObjectTags: { wire: { tags: ['k'] }, graphql: { tags: ['k'] }, of: 'gameObjectId' },
  deleteGameObject: { wire: {}, graphql: {}, of: 'gameObjectId', takesAway: () => newObject('8') },
  objectFile: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'gameObjectId' },
  objectDownload: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'gameObjectId' },
  objectAnimationPreview: {
    wire: { direction: 'south' },
    graphql: { direction: 'SOUTH' },
    of: 'gameObjectId',
    within: 'objectAnimationId',
  },
  animateObject: {
    wire: { animation_description: 'bobs', directions: ['south'] },
    graphql: { animationDescription: 'bobs', directions: ['SOUTH'] },
    of: 'gameObjectId',
  },
  deleteObjectAnimation: {
    wire: { animation_type: 'bobs' },
    graphql: { animationType: 'bobs' },
    of: 'gameObjectId',
    takesAway: async () => {
      const objectId = await newObject('8');
      await moved(objectId);
      return objectId;
    },
  },
  createObjectState: { wire: { edit_description: 'open' }, graphql: { editDescription: 'open' }, of: 'gameObjectId' },
  selectObjectFrames: {
    wire: { indices: [0] },
    graphql: { indices: [0] },
    of: 'gameObjectId',
    takesAway: () => newObject('1'),
  },
  dismissReview: { wire: {}, graphql: {}, of: 'gameObjectId', takesAway: () => newObject('1') },
  project: { wire: {}, graphql: {}, of: 'projectId' },
  projects: { wire: {}, graphql: {} },
  createProject: { wire: { name: 'k' }, graphql: { name: 'k' } },
  updateProject: { wire: {}, graphql: { name: 'k' }, of: 'projectId' },
  deleteProject: { wire: {}, graphql: {}, of: 'projectId', takesAway: () => newProject() },
  createSandboxSession: { wire: {}, graphql: {}, of: 'projectId' },
  sandboxSessions: { wire: {}, graphql: {} },
  destroySandboxSession: { wire: {}, graphql: {}, of: 'sessionId' },
  syncSandbox: { wire: {}, graphql: {}, of: 'sessionId' },
  sandboxBash: { wire: { command: 'ls' }, graphql: { command: 'ls' }, of: 'sessionId' },
  sandboxRun: { wire: { code: '1' }, graphql: { code: '1' }, of: 'sessionId' },
  sandboxRead: { wire: { path: 'k' }, graphql: { path: 'k' }, of: 'sessionId' },
  sandboxWrite: { wire: { path: 'k', content: 'k' }, graphql: { path: 'k', content: 'k' }, of: 'sessionId' },
  sandboxEdit: {
    wire: { path: 'k', old_string: 'k', new_string: 'k' },
    graphql: { path: 'k', oldString: 'k', newString: 'k' },
    of: 'sessionId',
  },
  sandboxReadImage: { wire: { path: 'k' }, graphql: { path: 'k' }, of: 'sessionId' },
  deployGame: { wire: { project_slug: 'k' }, graphql: { projectSlug: 'k' }, of: 'sessionId', within: 'projectId' },
  undeployGame: { wire: { project_slug: 'none' }, graphql: { projectSlug: 'none' } },
  deployments: { wire: {}, graphql: {} },
  playtest: {
    wire: { instruction: 'jump', preview_url: 'http://localhost:1/k--main/' },
    graphql: { instruction: 'jump', previewUrl: 'http://localhost:1/k--main/' },
    of: 'sessionId',
  },
  sendChatMessage: {
    wire: { content: 'hello' },
    graphql: { content: 'hello' },
    of: 'conversationId',
    takesAway: async () => (await newConversation()).conversationId,
  },
  conversations: { wire: {}, graphql: {} },
  conversation: { wire: {}, graphql: {}, of: 'conversationId' },
  chatMessages: { wire: {}, graphql: {}, of: 'conversationId' },
  updateConversation: { wire: {}, graphql: { title: 'k' }, of: 'conversationId' },
  branchConversation: { wire: {}, graphql: {}, of: 'conversationId' },
  deleteConversation: {
    wire: {},
    graphql: {},
    of: 'conversationId',
    takesAway: async () => (await newConversation()).conversationId,
  },
  cancelChatMessage: { wire: {}, graphql: {}, of: 'messageId' },
  confirmChatMessage: {
    wire: {},
    graphql: { accept: false },
    of: 'messageId',
    takesAway: async () => (await newConversation()).messageId,
  },
  agentHelp: { wire: { question: 'what is it?' }, graphql: { question: 'what is it?' } },
  sendFeedback: {
    wire: { tool_name: 't', feedback_type: 'bug', message: 'm' },
    graphql: { toolName: 't', feedbackType: 'BUG', message: 'm' },
  },
  image: { wire: {}, graphql: {}, of: 'imageId' },
  imageFile: { wire: {}, graphql: {}, of: 'imageId' },
  job: { wire: {}, graphql: {}, of: 'jobId' },
  jobs: { wire: {}, graphql: {} },
  cancelJob: { wire: {}, graphql: {}, of: 'jobId' },
  // one's own tilesets alone are taken: maps.test.ts
  createMap: { wire: { tileset_ids: [NOBODY] }, graphql: { tilesetIds: [NOBODY] } },
  map: { wire: {}, graphql: {}, of: 'mapId' },
  maps: { wire: {}, graphql: {} },
  mapPage: { wire: {}, graphql: {} },
  editMap: {
    wire: { operations: [{ kind: 'rectangle', terrain: 'l' }] },
    graphql: { operations: [{ kind: 'RECTANGLE', terrain: 'l' }] },
    of: 'mapId',
  },
  viewMap: { wire: {}, graphql: {}, of: 'mapId' },
  mapImage: { wire: {}, graphql: {}, of: 'mapId' },
  mapFile: { wire: { format: 'tiled' }, graphql: { format: 'TILED' }, of: 'mapId' },
  mapDownload: { wire: { format: 'json' }, graphql: { format: 'JSON' }, of: 'mapId' },
  mapObjectPlacements: { wire: {}, graphql: {}, of: 'mapId' },
  placeMapObject: { wire: { x: 1, y: 1 }, graphql: { x: 1, y: 1 }, of: 'mapId', within: 'gameObjectId' },
  moveMapObject: { wire: { x: 2, y: 2 }, graphql: { x: 2, y: 2 }, of: 'mapId', within: 'placementId' },
  removeMapObject: {
    wire: {},
    graphql: {},
    of: 'placementId',
    within: 'mapId',
    takesAway: () => newPlacement(things.mapId, things.gameObjectId),
  },
  deleteMap: { wire: {}, graphql: {}, of: 'mapId', takesAway: () => newMap(things.tilesetId) },
  mapObject: { wire: {}, graphql: {}, of: 'objectId' },
  mapObjectFile: { wire: {}, graphql: {}, of: 'objectId' },
  createTopdownTileset: {
    wire: { lower_description: 'k', upper_description: 'l' },
    graphql: { lowerDescription: 'k', upperDescription: 'l' },
  },
  topdownTileset: { wire: {}, graphql: {}, of: 'tilesetId' },
  topdownTilesets: { wire: {}, graphql: {} },
  topdownTilesetPage: { wire: {}, graphql: {} },
  topdownTilesetFile: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'tilesetId' },
  topdownTilesetDownload: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'tilesetId' },
  deleteTopdownTileset: { wire: {}, graphql: {}, of: 'tilesetId', takesAway: () => newTileset() },
  createSidescrollerTileset: {
    wire: { lower_description: 'k', transition_description: 'l' },
    graphql: { lowerDescription: 'k' },
  },
  sidescrollerTileset: { wire: {}, graphql: {}, of: 'platformsId' },
  sidescrollerTilesets: { wire: {}, graphql: {} },
  sidescrollerTilesetPage: { wire: {}, graphql: {} },
  sidescrollerTilesetFile: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'platformsId' },
  sidescrollerTilesetDownload: { wire: { format: 'godot' }, graphql: { format: 'GODOT' }, of: 'platformsId' },
  deleteSidescrollerTileset: { wire: {}, graphql: {}, of: 'platformsId', takesAway: () => newPlatforms() },
  createIsometricTile: {
    wire: { description: 'k', size: 32, image_size: PICTURE.image_size },
    graphql: { description: 'k' },
  },
  isometricTile: { wire: {}, graphql: {}, of: 'tileId' },
  isometricTiles: { wire: {}, graphql: {} },
  isometricTilePage: { wire: {}, graphql: {} },
  isometricTileDownload: { wire: {}, graphql: {}, of: 'tileId' },
  deleteIsometricTile: { wire: {}, graphql: {}, of: 'tileId', takesAway: () => newTile() },
  createTilesPro: { wire: { description: 'k' }, graphql: { description: 'k' } },
  tilesPro: { wire: {}, graphql: {}, of: 'tilesProId' },
  allTilesPro: { wire: {}, graphql: {} },
  tilesProPage: { wire: {}, graphql: {} },
  deleteTilesPro: { wire: {}, graphql: {}, of: 'tilesProId', takesAway: () => newTilesPro() },
};
const WIRE_IDS: Readonly<Record<keyof Things, string>> = {
  jobId: 'job_id',
  objectId: 'object_id',
  uiAssetId: 'ui_asset_id',
  imageId: 'image_id',
  characterId: 'character_id',
  animationGroupId: 'animation_group_id',
  assetId: 'asset_id',
  projectId: 'project_id',
  tokenId: 'token_id',
  tilesetId: 'tileset_id',
  platformsId: 'tileset_id',
  tileId: 'tile_id',
  tilesProId: 'tile_id',
  sessionId: 'session_id',
  gameObjectId: 'object_id',
  objectAnimationId: 'animation_group_id',
  conversationId: 'conversation_id',
  messageId: 'message_id',
  mapId: 'map_id',
  placementId: 'placement_id',
};
/** Where GraphQL's name is not the key. */
const GRAPHQL_IDS: Readonly<Partial<Record<keyof Things, string>>> = {
  platformsId: 'tilesetId',
  tilesProId: 'tileId',
  gameObjectId: 'objectId',
  objectAnimationId: 'animationGroupId',
};

let api: TestApi;
let owner: TestAccount;
let things: Things;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  owner = await testAccount(api.db);
  const arguments_ = { description: 'mine', width: 32, height: 32 };
  const { structured } = await callTool(api, 'create_map_object', arguments_, bearer(owner.token));
  await polled(api, structured.job_id, bearer(owner.token));
  const image = await api.db.image.findFirstOrThrow({ where: { jobId: structured.job_id } });
  const characterId = await newCharacter();
  const projectId = await newProject();
  const gameObjectId = await newObject('8');
  const tilesetId = await newTileset();
  const mapId = await newMap(tilesetId);
  things = {
    jobId: structured.job_id,
    objectId: structured.object_id,
    imageId: image.id,
    uiAssetId: await newUiAsset(),
    characterId,
    animationGroupId: await animated(characterId),
    assetId: characterId,
    tokenId: await newOwnToken(),
    tilesetId,
    mapId,
    placementId: await newPlacement(mapId, gameObjectId),
    platformsId: await newPlatforms(),
    tileId: await newTile(),
    tilesProId: await newTilesPro(),
    projectId,
    sessionId: await newSession(projectId),
    gameObjectId,
    objectAnimationId: await moved(gameObjectId),
    ...(await newConversation()),
  };
});

/** A further token of the owner. */
async function newOwnToken(): Promise<string> {
  const make = 'mutation { createToken(input: { name: "mine" }) { token { id } } }';
  return (await api.graphql(make, {}, bearer(owner.token))).data.createToken.token.id;
}

/** A conversation of the owner in which the assistant asks about a price. */
async function newConversation() {
  const data = { accountId: owner.id, title: 'mine' };
  const { id: conversationId } = await api.db.conversation.create({ data });
  const said = { conversationId, position: 0, role: 'USER' as const, content: 'mine' };
  await api.db.chatMessage.create({ data: said });
  const asked = { conversationId, position: 1, role: 'ASSISTANT' as const, proposed: 30 };
  const message = await api.db.chatMessage.create({ data: { ...asked, status: 'AWAITING_CONFIRMATION' } });
  return { conversationId, messageId: message.id };
}

/** A sandbox session of the owner, and a game that is deployed; the worker is one that holds sessions. */
async function newSession(projectId: string): Promise<string> {
  const { db, hostId } = api;
  const [accountId, later] = [owner.id, new Date(Date.now() + 3_600_000)];
  await db.sandboxHost.create({ data: { id: hostId!, seenAt: later } });
  const data = { accountId, projectId, branch: 'main' };
  await db.deployment.create({ data: { ...data, slug: 'k', key: 'k--main', bytes: 0 } });
  return (await db.sandboxSession.create({ data: { ...data, hostId: hostId!, expiresAt: later } })).id;
}

/** A finished object of the owner: with 8 directions, or in review. */
async function newObject(directions: '1' | '8'): Promise<string> {
  const arguments_ = { description: 'mine', size: 32 };
  const tool = `create_${directions}_direction_object`;
  const { structured } = await callTool(api, tool, arguments_, bearer(owner.token));
  await polled(api, structured.job_id, bearer(owner.token));
  return structured.object_id;
}
/** A finished animation of an object with 8 directions, to the south; its id. */
async function moved(objectId: string): Promise<string> {
  const bob = { object_id: objectId, animation_description: 'bobs', directions: ['south'] };
  const { structured } = await callTool(api, 'animate_object', bob, bearer(owner.token));
  await Promise.all(structured.job_ids.map((id: string) => polled(api, id, bearer(owner.token))));
  return structured.animation_group_id;
}

/** A project of the owner. */
async function newProject(): Promise<string> {
  const make = 'mutation { createProject(input: { name: "mine" }) { id } }';
  return (await api.graphql(make, {}, bearer(owner.token))).data.createProject.id;
}
/** A finished character of the owner. */
async function newCharacter(): Promise<string> {
  const { structured } = await callTool(api, 'create_character', { description: 'mine' }, bearer(owner.token));
  await polled(api, structured.job_id, bearer(owner.token));
  return structured.character_id;
}
/** A finished UI asset of the owner. */
async function newUiAsset(): Promise<string> {
  const { structured } = await callTool(api, 'create_ui_asset', { description: 'mine' }, bearer(owner.token));
  await polled(api, structured.job_id, bearer(owner.token));
  return structured.ui_asset_id;
}
/** What a tool of the owner made, once it is finished. */
async function made(tool: string, input: object, id: string): Promise<string> {
  const { structured } = await callTool(api, tool, input, bearer(owner.token));
  await polled(api, structured.job_id, bearer(owner.token));
  return structured[id];
}
const newTileset = () =>
  made('create_topdown_tileset', { lower_description: 'k', upper_description: 'l' }, 'tileset_id');
const newPlatforms = () =>
  made('create_sidescroller_tileset', { lower_description: 'k', transition_description: 'l' }, 'tileset_id');
const newTile = () => made('create_isometric_tile', { description: 'k' }, 'tile_id');
const newTilesPro = () => made('create_tiles_pro', { description: 'k' }, 'tile_id');
/** A map of the owner's. */
async function newMap(tilesetId: string): Promise<string> {
  const input = { tileset_ids: [tilesetId], name: 'mine' };
  return (await callTool(api, 'create_map', input, bearer(owner.token))).structured.map_id;
}
/** An object of the owner's on a map. */
async function newPlacement(mapId: string, objectId: string): Promise<string> {
  const input = { map_id: mapId, object_id: objectId, x: 0, y: 0 };
  return (await callTool(api, 'place_map_object', input, bearer(owner.token))).structured.placement_id;
}
/** A finished animation of a character, to the south; its id. */
async function animated(characterId: string): Promise<string> {
  const walk = { character_id: characterId, template_animation_id: WALK, directions: ['south'] };
  const { structured } = await callTool(api, 'animate_character', walk, bearer(owner.token));
  await Promise.all(structured.job_ids.map((id: string) => polled(api, id, bearer(owner.token))));
  return structured.animation_group_id;
}
/** What is there for an operation to take away, until one has done so. */
const leftToTake = new Map<string, string>();
async function toTakeAway(operation: string, make: () => Promise<string>): Promise<string> {
  const id = leftToTake.get(operation) ?? (await make());
  leftToTake.set(operation, id);
  return id;
}
/** The ids that an operation asks by, named by `nameOf`. */
const idsFor = async (operation: string, nameOf: (id: keyof Things) => string): Promise<Record<string, string>> => {
  const { of, within, takesAway } = INPUTS[operation]!;
  if (!of) return {};
  const id = takesAway ? await toTakeAway(operation, takesAway) : things[of];
  return { [nameOf(of)]: id, ...(within ? { [nameOf(within)]: things[within] } : {}) };
};
const onWire = (id: keyof Things): string => WIRE_IDS[id];
afterAll(() => api.close());

/** What any surface said: an HTTP status, and its words. GraphQL's and MCP's refusals as the status they stand for. */
interface Said {
  readonly status: number;
  readonly words: string;
  readonly headers: Headers;
}
type Ask = (headers: Record<string, string>) => Promise<Said>;

const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

function byGraphql({ kind, field, input }: Operation): Ask {
  const { graphql } = INPUTS[field.name]!;
  const [variables, args] = input ? [`($input: ${input.name}!)`, '(input: $input)'] : ['', ''];
  const query = `${kind} ${variables} { ${field.name}${args} { __typename } }`;
  return async (headers) => {
    const given = { ...graphql, ...(await idsFor(field.name, (id) => GRAPHQL_IDS[id] ?? id)) };
    const answer = await api.call('POST', '/graphql', { query, variables: { input: given } }, headers);
    const [error] = answer.body.errors ?? [];
    if (error?.extensions.code === 'UNAUTHENTICATED') expect(answer.status).toBe(401);
    return {
      status: error ? (STATUS[error.extensions.code] ?? 500) : 200,
      words: error?.message ?? '',
      headers: answer.headers,
    };
  };
}

function byRest(operation: Operation): (readonly [string, Ask])[] {
  const { wire } = INPUTS[operation.field.name]!;
  return (['v1', 'v2', 'files'] as const).flatMap((surface) =>
    routesOf([operation], surface).map(({ method, path }) => {
      const prefix = surface === 'files' ? '' : `/${surface}`;
      const ask: Ask = async (headers) => {
        const given: Record<string, unknown> = { ...wire, ...(await idsFor(operation.field.name, onWire)) };
        const at = path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
        const {
          status,
          headers: heard,
          body,
        } = await api.call(method, prefix + at, method === 'GET' ? undefined : given, headers);
        return { status, headers: heard, words: String(body.detail ?? '') };
      };
      return [`${method} ${prefix}${path}`, ask] as const;
    }),
  );
}

function byTool({ meta, field }: Operation): (readonly [string, Ask])[] {
  const { mcp } = meta;
  if (!mcp) return [];
  const { wire } = INPUTS[field.name]!;
  const ask: Ask = async (headers) => {
    const answer = await callTool(api, mcp.name, { ...wire, ...(await idsFor(field.name, onWire)) }, headers);
    if (answer.status !== 200) return { status: answer.status, words: answer.message.detail, headers: answer.headers };
    const status = !answer.isError
      ? 200
      : /not found/.test(answer.text)
        ? 404
        : /lacks the scope/.test(answer.text)
          ? 403
          : 500;
    return { status, words: answer.text, headers: answer.headers };
  };
  return [[`tool ${mcp.name}`, ask]];
}

const OPERATIONS = operationsOf(schema);
/** Every way to every operation. */
const WAYS = OPERATIONS.filter(({ field }) => field.name in INPUTS).flatMap((operation) =>
  [[`GraphQL ${operation.field.name}`, byGraphql(operation)] as const, ...byRest(operation), ...byTool(operation)].map(
    ([name, ask]) => ({
      name,
      ask: async (headers: Record<string, string>) => {
        const said = await ask(headers);
        if (said.status < 300) leftToTake.delete(operation.field.name);
        return said;
      },
      scope: operation.meta.scope,
      of: INPUTS[operation.field.name]?.of,
    }),
  ),
);
const GUARDED = WAYS.filter(({ scope }) => scope !== null).map((way) => [way.name, way] as const);
const OPEN = WAYS.filter(({ scope }) => scope === null).map((way) => [way.name, way] as const);

test('the table knows every operation and how each is asked', () => {
  expect(OPERATIONS.map(({ field }) => field.name).filter((name) => !(name in INPUTS))).toEqual([]);
  const byId = OPERATIONS.filter(({ input }) =>
    Object.keys(input?.getFields() ?? {}).some((name) => /^(?!clientMutation|project).*Id$/.test(name)),
  );
  // the style of a character, of an object, the base tiles of a tileset and a portrait may be given, and have tests of their own
  expect(byId.map(({ field }) => field.name).filter((name) => !INPUTS[name]?.of)).toEqual([
    'createCharacter',
    'createEightDirectionObject',
    'createUiAsset',
    'createTopdownTileset',
    'createSidescrollerTileset',
  ]);
  expect(GUARDED.length).toBeGreaterThanOrEqual(20);
});

// covers: AUTH-HEADER AUTH-401 ERROR-401 MCP-AUTH SHAPE-401
describe('without a right', () => {
  const wrong = [
    () => 'Bearer nobody',
    () => `Basic ${api.account.token}`,
    () => `Bearer ${owner.token}x`,
    () => 'Bearer',
    () => `Bearer ${revoked.token}`,
  ] as const;
  const scopes = [...new Set(GUARDED.map(([, { scope }]) => scope!))];
  const [less, just] = [new Map<string, TestAccount>(), new Map<string, TestAccount>()];
  let revoked: TestAccount;
  beforeAll(async () => {
    for (const scope of scopes) {
      less.set(scope, await testAccount(api.db, { scopes: scopes.filter((name) => name !== scope) }));
      just.set(scope, await testAccount(api.db, { scopes: [scope] }));
    }
    revoked = await testAccount(api.db);
    await api.db.token.update({ where: { id: revoked.tokenId }, data: { revokedAt: new Date() } });
  });

  test('every scope there is guards something', () => expect(scopes.sort()).toEqual([...SCOPES].sort()));

  // each wrong way to show a token is tried on every surface, many times
  test.each(GUARDED.map(([name, way], i) => [name, way, wrong[i % wrong.length]!] as const))(
    '%s',
    async (_, { ask, scope }, wrongly) => {
      const [none, unknown, lacking, right] = await Promise.all([
        ask({ authorization: '' }),
        ask({ authorization: wrongly() }),
        ask(bearer(less.get(scope!)!.token)),
        ask(bearer(just.get(scope!)!.token)),
      ]);
      expect([none.status, none.words, none.headers.get('www-authenticate')]).toEqual([
        401,
        'Not authenticated',
        'Bearer',
      ]);
      expect([unknown.status, unknown.words]).toEqual([401, expect.stringContaining('Invalid API token')]);
      expect(lacking.status).toBe(403);
      expect(lacking.words).toContain(`This token lacks the scope "${scope}"`);
      expect([200, 202, 404]).toContain(right.status);
    },
  );

  test('a token that was just used is refused at most five seconds after it was revoked', {
    timeout: 15_000,
  }, async () => {
    const { token, tokenId } = await testAccount(api.db);
    const status = async () => (await api.call('GET', '/v2/balance', undefined, bearer(token))).status;
    expect(await status()).toBe(200);
    await api.db.token.update({ where: { id: tokenId }, data: { revokedAt: new Date() } });
    const revoked = performance.now();
    await expect.poll(status, { timeout: 8_000, interval: 100 }).toBe(401);
    // five seconds, and the time of a request on a busy machine
    expect(performance.now() - revoked).toBeLessThan(6_500);
  });
});

// covers: AUTH-ACCOUNT
describe('what another account owns is not found', () => {
  const byId = GUARDED.filter(([, { of }]) => of);
  test('many operations take an id', () => expect(byId.length).toBeGreaterThanOrEqual(7));

  let stranger: TestAccount;
  beforeAll(async () => {
    stranger = await testAccount(api.db);
  });
  test.each(byId)('%s', async (_, { ask }) => {
    const said = await ask(bearer(stranger.token));
    expect(said.status).toBe(404);
    expect(said.words).toMatch(/not found/);
    expect(said.words).not.toContain('mine');
    expect((await ask(bearer(owner.token))).status).toBe(200);
  });

  test('a character does not lend its style', async () => {
    const { id: accountId, token } = await testAccount(api.db);
    const stranger = bearer(token);
    const asked = { description: 'k', style_character_id: things.characterId };
    const tool = await callTool(api, 'create_character', { ...asked, mode: 'pro' }, stranger);
    expect([tool.isError, tool.text]).toEqual([true, expect.stringContaining('not found')]);
    const wire = { ...asked, image_size: { width: 64, height: 64 } };
    expect((await api.call('POST', '/v2/create-character-pro', wire, stranger)).status).toBe(404);
    const input = { description: 'k', mode: 'PRO', styleCharacterId: things.characterId };
    const query = 'mutation ($input: CreateCharacterInput!) { createCharacter(input: $input) { __typename } }';
    const { errors } = await api.graphql(query, { input }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await api.db.asset.count({ where: { accountId } })).toBe(0);
  });

  test('a project takes in nothing of another account, and shows nothing of its own', async () => {
    const { id: accountId, token } = await testAccount(api.db);
    const stranger = bearer(token);
    const { projectId } = things;
    const tool = await callTool(api, 'create_character', { description: 'k', project_id: projectId }, stranger);
    expect([tool.isError, tool.text]).toEqual([true, expect.stringContaining(`Project ${projectId} not found`)]);
    const wire = { description: 'k', project_id: projectId };
    expect((await api.call('POST', '/v2/map-objects', wire, stranger)).status).toBe(404);
    expect(await api.db.job.count({ where: { accountId } })).toBe(0);
    const listed = await api.call('GET', `/v2/characters?project_id=${projectId}`, undefined, stranger);
    expect([listed.status, listed.body.total]).toEqual([200, 0]);
  });

  test('lists and subscriptions hold only one’s own', async () => {
    const stranger = await testAccount(api.db);
    const { data } = await api.graphql('{ jobs { totalCount edges { node { id } } } }', {}, bearer(stranger.token));
    expect(data.jobs).toEqual({ totalCount: 0, edges: [] });
    const query = 'subscription ($id: ID!) { jobProgress(id: $id) { jobId } }';
    const watch = (headers: Record<string, string>) =>
      api.call(
        'POST',
        '/graphql',
        { query, variables: { id: things.jobId } },
        { accept: 'text/event-stream', ...headers },
      );
    expect((await watch(bearer(stranger.token))).body).toContain('"code":"NOT_FOUND"');
    expect(String(JSON.stringify((await watch({ authorization: '' })).body))).toContain('UNAUTHENTICATED');
    const less = await testAccount(api.db, { scopes: ['account:read'] });
    expect((await watch(bearer(less.token))).body).toContain('"code":"FORBIDDEN"');
    expect((await watch(bearer(owner.token))).body).toContain(`"jobId":"${things.jobId}"`);
  });
});

describe('a link is its own key [MCP-DOWNLOAD]', () => {
  test.each(OPEN)('%s needs no token, and a wrong one does no harm', async (_, { ask }) => {
    for (const headers of [{ authorization: '' }, { authorization: 'Bearer nobody' }])
      expect((await ask(headers)).status).toBe(200);
  });
});
