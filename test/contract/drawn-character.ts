import type { TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { polled } from './surfaces.ts';

/** Creates a character; where `ended`, after its pictures are drawn. Gives its id. */
export async function createCharacter(api: TestApi, description: string, ended = true): Promise<string> {
  const { body } = await api.call('POST', '/v2/create-character-with-4-directions', {
    description,
    image_size: { width: 32, height: 32 },
  });
  if (ended) await polled(api, body.background_job_id);
  return body.character_id;
}

/** Four frames that some job drew, as an animation of the character. */
export async function addAnimation(
  api: TestApi,
  characterId: string,
  { groupId, direction }: { groupId: string; direction: string },
): Promise<void> {
  const { png } = (
    await fakeWorker.createCharacter(
      { description: '', edits: [], width: 64, height: 64, seed: 1, directions: [direction] } as never,
      { job: { id: '', accountId: '', attempt: 1 }, progress: () => {}, signal: new AbortController().signal },
    )
  ).images![0]!;
  await api.call('POST', '/v2/animate-with-text', {
    image_size: { width: 64, height: 64 },
    description: 'a knight',
    action: 'walks',
    reference_image: { type: 'base64', base64: Buffer.from(png).toString('base64') },
  });
  const job = await api.db.job.findFirstOrThrow({
    where: { accountId: api.account.id, kind: 'animateWithText' },
    orderBy: { createdAt: 'desc' },
  });
  await api.db.assetAnimation.create({
    data: { assetId: characterId, groupId, jobId: job.id, direction, type: 'walking', mode: 'v3', frameCount: 4 },
  });
}
