import { document, number, quoted } from './yaml.ts';

/** Ids of the main objects: Unity numbers them by their class. */
export const CLIP = 7400000;
/** Class id of a SpriteRenderer, and the kind of curve that swaps its sprite. */
const SPRITE_RENDERER = 212;
const SPRITE_CURVE = 23;

export interface UnityFrame {
  /** Number of the sprite within its sheet, and the sheet's guid. */
  readonly id: bigint;
  readonly sheet: string;
  readonly durationMs: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** An AnimationClip (`.anim`) that swaps the sprites of the SpriteRenderer of its own object, each as long as it is shown. */
export function animationClip(name: string, frames: readonly UnityFrame[], loop: boolean): string {
  // Keys lie on samples: the greatest step that all durations are whole numbers of.
  const rate = 1000 / frames.map(({ durationMs }) => durationMs).reduce(gcd);
  const reference = ({ id, sheet }: UnityFrame): string => `{fileID: ${id}, guid: ${sheet}, type: 3}`;
  let at = 0;
  const keys = frames.map((frame) => {
    const key = `    - time: ${number(at / 1000)}\n      value: ${reference(frame)}`;
    at += frame.durationMs;
    return key;
  });
  return document([
    `--- !u!74 &${CLIP}
AnimationClip:
  m_ObjectHideFlags: 0
  m_CorrespondingSourceObject: {fileID: 0}
  m_PrefabInstance: {fileID: 0}
  m_PrefabAsset: {fileID: 0}
  m_Name: ${quoted(name)}
  serializedVersion: 6
  m_Legacy: 0
  m_Compressed: 0
  m_UseHighQualityCurve: 1
  m_RotationCurves: []
  m_CompressedRotationCurves: []
  m_EulerCurves: []
  m_PositionCurves: []
  m_ScaleCurves: []
  m_FloatCurves: []
  m_PPtrCurves:
  - curve:
${keys.join('\n')}
    attribute: m_Sprite
    path:${' '}
    classID: ${SPRITE_RENDERER}
    script: {fileID: 0}
  m_SampleRate: ${number(rate)}
  m_WrapMode: 0
  m_Bounds:
    m_Center: {x: 0, y: 0, z: 0}
    m_Extent: {x: 0, y: 0, z: 0}
  m_ClipBindingConstant:
    genericBindings:
    - serializedVersion: 2
      path: 0
      attribute: 0
      script: {fileID: 0}
      typeID: ${SPRITE_RENDERER}
      customType: ${SPRITE_CURVE}
      isPPtrCurve: 1
    pptrCurveMapping:
${frames.map((frame) => `    - ${reference(frame)}`).join('\n')}
  m_AnimationClipSettings:
    serializedVersion: 2
    m_AdditiveReferencePoseClip: {fileID: 0}
    m_AdditiveReferencePoseTime: 0
    m_StartTime: 0
    m_StopTime: ${number(at / 1000)}
    m_OrientationOffsetY: 0
    m_Level: 0
    m_CycleOffset: 0
    m_HasAdditiveReferencePose: 0
    m_LoopTime: ${loop ? 1 : 0}
    m_LoopBlend: 0
    m_LoopBlendOrientation: 0
    m_LoopBlendPositionY: 0
    m_LoopBlendPositionXZ: 0
    m_KeepOriginalOrientation: 0
    m_KeepOriginalPositionY: 1
    m_KeepOriginalPositionXZ: 0
    m_HeightFromFeet: 0
    m_Mirror: 0
  m_EditorCurves: []
  m_EulerEditorCurves: []
  m_HasGenericRootTransform: 0
  m_HasMotionFloatCurves: 0
  m_Events: []`,
  ]);
}
