import { expect, it } from 'vitest';
import { stanceIn } from '../../../workers/engine/character/deed.ts';
import { ownMotion } from '../../../workers/engine/character/own-motion.ts';
import { resolveCharacter } from '../../../workers/engine/character/resolve.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { request } from './requests.ts';

/** What the hands and the back hold at shares of a motion. */
async function held(description: string, asked: { action?: string; template?: string }, at: readonly number[]) {
  const plan = await resolveCharacter(request({ description }), {});
  const motion = ownMotion(plan, { ...asked, direction: 'south' });
  if (motion.body !== 'two legs') throw new Error(motion.id);
  return at.map((share) => {
    const { worn } = lookOf(motion.dressed?.(share) ?? plan.brief, plan.seed, plan.variation);
    return (['right', 'left', 'sling'] as const).map((slot) => worn.get(slot)?.piece.id ?? '-').join(' ');
  });
}
const VIKING = 'a viking with an axe and a round shield';

it('what an action is done with is in the hand while it is done', async () => {
  expect(await held(VIKING, { action: 'drinks a potion' }, [0.5])).toEqual(['- potion back/axe']);
  expect(await held(VIKING, { action: 'throws a rock' }, [0.2, 0.9])).toEqual(['held/rock - back/axe', '- - back/axe']);
  expect(await held(VIKING, { template: 'fireball' }, [0, 0.5])).toEqual([
    'axe round-shield -',
    'held/fireball - back/axe',
  ]);
});

it('both hands are free for what takes both, and a weapon stays for a blow', async () => {
  expect(await held(VIKING, { action: 'climbs a ladder' }, [0.5])).toEqual(['- - back/axe']);
  expect(await held(VIKING, { action: 'swings his axe' }, [0.5])).toEqual(['axe round-shield -']);
  expect(await held(VIKING, { action: 'dies' }, [0.1])).toEqual(['axe round-shield -']);
  expect(await held('a farmer in overalls', { action: 'swings an axe' }, [0.5])).toEqual(['axe - -']);
});

it('words that no motion shows are shown by the pose that pictures have for them', async () => {
  const plan = await resolveCharacter(request({ description: 'a nun' }), {});
  const id = (action: string) => ownMotion(plan, { action, direction: 'south' }).id;
  expect([id('shrugs'), id('salutes'), id('walks')]).toEqual(['shrug', 'salute', 'walking']);
});

it('who is told to stand in a pose has it in the rotations', () => {
  expect(stanceIn(['a cowgirl pointing a revolver'])).toEqual({ aims: true });
  expect(stanceIn(['a boy hugging a teddy bear']).pose).toBeDefined();
  expect(stanceIn(['a beggar', 'sitting']).pose).toBeDefined();
  expect(stanceIn(['a running thief'])).toEqual({});
  expect(stanceIn(['a knight holding a torch'])).toEqual({});
});
