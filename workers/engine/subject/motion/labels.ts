/** The interface's skeleton labels, under the names that this room uses. */
export { JOINT_LABELS as SKELETON_LABELS, type JointLabel as SkeletonLabel } from '../../../../src/domain/words.ts';
