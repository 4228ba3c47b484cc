/** Copies of one node that are not all alike. */
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';

/** The node that is drawn as the copy of that number. */
export function copyOf(node: SceneNode, copy: number): SceneNode {
  const unlike = node.unlike?.[copy];
  if (!unlike) return node;
  const { size: _, ...other } = unlike;
  const { act: __, ...same } = node;
  return { ...same, ...(node.act ? { act: node.act } : {}), ...other };
}

/** How large that copy is, in persons, where it is larger or smaller than the others. */
export const sizeOfCopy = (node: SceneNode, copy: number): { readonly size: number } | undefined => {
  const size = node.unlike?.[copy]?.size;
  return size === undefined ? undefined : { size: size * sizeOf(node.brief) };
};
