import type { Brief } from '../../types.ts';
import type { RigName } from './motion.ts';

/** Animals by the skeleton that moves most like theirs; those not named go like dogs. */
const KIN: Readonly<Record<Exclude<RigName, 'mannequin' | 'dog'>, readonly string[]>> = {
  cat: ['cat', 'black-cat', 'rabbit', 'rat', 'raccoon'],
  horse: [
    'horse',
    'unicorn',
    'donkey',
    'zebra',
    'camel',
    'cow',
    'bull',
    'deer',
    'stag',
    'goat',
    'ram',
    'sheep',
    'elephant',
    'rhino',
    'hippo',
  ],
  bear: ['bear', 'polar-bear', 'panda', 'boar', 'pig'],
  lion: ['lion', 'lioness', 'tiger', 'leopard', 'panther'],
};

/** The skeleton of a brief's subject; undefined for things. */
export function rigFor(brief: Pick<Brief, 'kind' | 'concept'>): RigName | undefined {
  if (brief.kind === 'humanoid') return 'mannequin';
  if (brief.kind === 'thing') return undefined;
  for (const [rig, concepts] of Object.entries(KIN)) if (concepts.includes(brief.concept)) return rig as RigName;
  return 'dog';
}
