import { CLIP } from './clip.ts';
import { document, fileIdOf, quoted } from './yaml.ts';

export const CONTROLLER = 9100000;
/** Class ids of a state and of the machine that holds them. */
const STATE = 1102;
const MACHINE = 1107;
/** States lie in columns of so many, this far apart in the editor's window. */
const ROWS = 8;
const WIDE = 240;
const HIGH = 60;

export interface UnityState {
  readonly name: string;
  /** Guid of its clip. */
  readonly clip: string;
}

/** An AnimatorController (`.controller`) with a state a clip and no transitions: `animator.Play("walking_south")`. */
export function animatorController(id: string, name: string, states: readonly UnityState[]): string {
  const machine = fileIdOf('machine', id);
  const idOf = (state: UnityState): bigint => fileIdOf('state', id, state.name);
  const common = `  m_CorrespondingSourceObject: {fileID: 0}
  m_PrefabInstance: {fileID: 0}
  m_PrefabAsset: {fileID: 0}`;
  return document([
    `--- !u!91 &${CONTROLLER}
AnimatorController:
  m_ObjectHideFlags: 0
${common}
  m_Name: ${quoted(name)}
  serializedVersion: 5
  m_AnimatorParameters: []
  m_AnimatorLayers:
  - serializedVersion: 5
    m_Name: Base Layer
    m_StateMachine: {fileID: ${machine}}
    m_Mask: {fileID: 0}
    m_Motions: []
    m_Behaviours: []
    m_BlendingMode: 0
    m_SyncedLayerIndex: -1
    m_DefaultWeight: 0
    m_IKPass: 0
    m_SyncedLayerAffectsTiming: 0
    m_Controller: {fileID: ${CONTROLLER}}`,
    `--- !u!${MACHINE} &${machine}
AnimatorStateMachine:
  serializedVersion: 6
  m_ObjectHideFlags: 1
${common}
  m_Name: Base Layer
  m_ChildStates:
${states.map((state, i) => `  - serializedVersion: 1\n    m_State: {fileID: ${idOf(state)}}\n    m_Position: {x: ${300 + WIDE * Math.floor(i / ROWS)}, y: ${HIGH * (i % ROWS)}, z: 0}`).join('\n')}
  m_ChildStateMachines: []
  m_AnyStateTransitions: []
  m_EntryTransitions: []
  m_StateMachineTransitions: {}
  m_StateMachineBehaviours: []
  m_AnyStatePosition: {x: 50, y: 60, z: 0}
  m_EntryPosition: {x: 50, y: 0, z: 0}
  m_ExitPosition: {x: 50, y: 120, z: 0}
  m_ParentStateMachinePosition: {x: 50, y: 180, z: 0}
  m_DefaultState: {fileID: ${idOf(states[0]!)}}`,
    ...states.map(
      (state) => `--- !u!${STATE} &${idOf(state)}
AnimatorState:
  serializedVersion: 6
  m_ObjectHideFlags: 1
${common}
  m_Name: ${quoted(state.name)}
  m_Speed: 1
  m_CycleOffset: 0
  m_Transitions: []
  m_StateMachineBehaviours: []
  m_Position: {x: 50, y: 50, z: 0}
  m_IKOnFeet: 0
  m_WriteDefaultValues: 1
  m_Mirror: 0
  m_SpeedParameterActive: 0
  m_MirrorParameterActive: 0
  m_CycleOffsetParameterActive: 0
  m_TimeParameterActive: 0
  m_Motion: {fileID: ${CLIP}, guid: ${state.clip}, type: 2}
  m_Tag:${' '}
  m_SpeedParameter:${' '}
  m_MirrorParameter:${' '}
  m_CycleOffsetParameter:${' '}
  m_TimeParameter:${' '}`,
    ),
  ]);
}
