import type { Box } from '../../pixels/image.ts';
import type { Point } from '../sprite.ts';
import { fileIdOf, guidOf, number, quoted } from './yaml.ts';

/** A picture that is cut out of a sheet. */
export interface UnitySprite {
  readonly name: string;
  /** Pixels from the sheet's upper left corner. */
  readonly box: Box;
  /** Where it stands: parts of its width and height from its lower left corner. */
  readonly pivot: Point;
  /** Pixels that do not stretch, of frames and panels. */
  readonly border?: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
}

export interface UnitySheet {
  /** What the sheet is of: the same gives the same ids. */
  readonly id: string;
  /** Pixels of the whole sheet. */
  readonly height: number;
  /** Pixels that are one unit of a scene. */
  readonly pixelsPerUnit: number;
  readonly sprites: readonly UnitySprite[];
}

/** Class id of a Sprite in Unity. */
const SPRITE = 213;
/** Alignment "Custom". */
const CUSTOM = 9;

export const sheetGuid = ({ id }: Pick<UnitySheet, 'id'>): string => guidOf('sheet', id);
export const spriteId = ({ id }: Pick<UnitySheet, 'id'>, name: string): bigint => fileIdOf('sprite', id, name);

/** A sprite as Unity's SpriteMetaData has it: y from below; border (left, bottom, right, top). */
export function spriteMetaData({ height }: Pick<UnitySheet, 'height'>, { name, box, pivot, border }: UnitySprite) {
  const { left, bottom, right, top } = border ?? { left: 0, bottom: 0, right: 0, top: 0 };
  return {
    name,
    rect: { x: box.x, y: height - box.y - box.height, width: box.width, height: box.height },
    pivot,
    border: { x: left, y: bottom, z: right, w: top },
  };
}

/**
 * The `.meta` that Unity reads beside a PNG: a sheet of several sprites as pixel art wants it (point filter, no
 * compression, no mipmaps, no resizing to powers of two), cut as told. Format: TextureImporter, serialized version 12,
 * which Unity 2021 to 6 read.
 */
export function textureMeta(sheet: UnitySheet): string {
  const table = sheet.sprites.map(
    ({ name }) => `  - first:\n      ${SPRITE}: ${spriteId(sheet, name)}\n    second: ${quoted(name)}`,
  );
  const sprites = sheet.sprites.map((sprite) => {
    const { name, rect, pivot, border } = spriteMetaData(sheet, sprite);
    return `    - serializedVersion: 2
      name: ${quoted(name)}
      rect:
        serializedVersion: 2
        x: ${rect.x}
        y: ${rect.y}
        width: ${rect.width}
        height: ${rect.height}
      alignment: ${CUSTOM}
      pivot: {x: ${number(pivot.x)}, y: ${number(pivot.y)}}
      border: {x: ${border.x}, y: ${border.y}, z: ${border.z}, w: ${border.w}}
      outline: []
      physicsShape: []
      tessellationDetail: 0
      bones: []
      spriteID: ${guidOf('sprite', sheet.id, name)}
      internalID: ${spriteId(sheet, name)}
      vertices: []
      indices:${' '}
      edges: []
      weights: []`;
  });
  const ids = sheet.sprites.map(({ name }) => `      ${quoted(name)}: ${spriteId(sheet, name)}`);
  return `fileFormatVersion: 2
guid: ${sheetGuid(sheet)}
TextureImporter:
  internalIDToNameTable:
${table.join('\n')}
  externalObjects: {}
  serializedVersion: 12
  mipmaps:
    mipMapMode: 0
    enableMipMap: 0
    sRGBTexture: 1
    linearTexture: 0
    fadeOut: 0
    borderMipMap: 0
  isReadable: 0
  textureSettings:
    serializedVersion: 2
    filterMode: 0
    aniso: 1
    mipBias: 0
    wrapU: 1
    wrapV: 1
    wrapW: 1
  nPOTScale: 0
  compressionQuality: 50
  spriteMode: 2
  spriteExtrude: 1
  spriteMeshType: 0
  alignment: 0
  spritePivot: {x: 0.5, y: 0.5}
  spritePixelsToUnits: ${sheet.pixelsPerUnit}
  spriteBorder: {x: 0, y: 0, z: 0, w: 0}
  spriteGenerateFallbackPhysicsShape: 1
  alphaUsage: 1
  alphaIsTransparency: 1
  spriteTessellationDetail: -1
  textureType: 8
  textureShape: 1
  singleChannelComponent: 0
  maxTextureSizeSet: 0
  compressionQualitySet: 0
  textureFormatSet: 0
  platformSettings:
  - serializedVersion: 3
    buildTarget: DefaultTexturePlatform
    maxTextureSize: 4096
    resizeAlgorithm: 0
    textureFormat: -1
    textureCompression: 0
    compressionQuality: 50
    crunchedCompression: 0
    allowsAlphaSplitting: 0
    overridden: 0
    androidETC2FallbackOverride: 0
    forceMaximumCompressionQuality_BC6H_BC7: 0
  spriteSheet:
    serializedVersion: 2
    sprites:
${sprites.join('\n')}
    outline: []
    physicsShape: []
    bones: []
    spriteID:${' '}
    internalID: 0
    vertices: []
    indices:${' '}
    edges: []
    weights: []
    secondaryTextures: []
    nameFileIdTable:
${ids.join('\n')}
  spritePackingTag:${' '}
  pSDRemoveMatte: 0
  pSDShowRemoveMatteOption: 0
  userData:${' '}
  assetBundleName:${' '}
  assetBundleVariant:${' '}
`;
}
