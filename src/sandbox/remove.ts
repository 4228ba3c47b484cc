import type { Tx } from '../db.ts';
import { giveUpFiles } from '../jobs/files.ts';

/** Takes deployments away in the transaction; {@link removeFiles} of their keys may follow once it is committed. */
export async function giveUpDeployments(tx: Tx, where: { readonly id: string } | { readonly projectId: string }) {
  const files = await tx.deploymentFile.findMany({ where: { deployment: where }, select: { blobKey: true } });
  const keys = files.map(({ blobKey }) => blobKey);
  await tx.deploymentFile.deleteMany({ where: { deployment: where } });
  await tx.deployment.deleteMany({ where });
  await giveUpFiles(tx, keys);
  return keys;
}

/**
 * Takes away what sandboxes keep of a project: histories, games and sessions, whose worker then ends them. The project's row is locked, so that no
 * sync or deployment comes between. Gives the keys of the files.
 */
export async function giveUpProject(tx: Tx, projectId: string): Promise<string[]> {
  await tx.$queryRaw`select from project where id = ${projectId}::uuid for update`;
  const histories = await tx.projectHistory.findMany({ where: { projectId }, select: { blobKey: true } });
  const keys = histories.map(({ blobKey }) => blobKey);
  await tx.projectHistory.deleteMany({ where: { projectId } });
  await tx.sandboxSession.deleteMany({ where: { projectId } });
  await giveUpFiles(tx, keys);
  return [...keys, ...(await giveUpDeployments(tx, { projectId }))];
}
