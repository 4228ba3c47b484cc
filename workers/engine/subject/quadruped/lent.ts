/** What a description gives an animal that its kind has not: antlers on a wolf, a mane on a lizard, the ears of a rabbit; and parts larger or smaller than usual. */
import type { Beast, BeastEar, BeastHorns } from '../../catalogue/beast.ts';
import type { Brief } from '../../types.ts';

/** Kinds of horns by the piece that names them; plain ones are those of its kind, else a bull's. */
const HORNS: Readonly<Record<string, BeastHorns>> = { horns: 'bull', antlers: 'antlers', 'moose-antlers': 'palms', 'ram-horns': 'ram', 'goat-horns': 'goat', 'bull-horns': 'bull', 'unicorn-horn': 'unicorn', 'rhino-horn': 'rhino', tusks: 'tusks' }; // biome-ignore format: a table
export const HORN_PIECES: readonly string[] = Object.keys(HORNS);

const EARS: Readonly<Record<string, readonly [BeastEar, number]>> = { 'rabbit-ears': ['tall', 1], 'pointed-ears': ['point', 1.1], 'round-ears': ['round', 1], 'hanging-ears': ['flop', 1], 'bat-ears': ['bat', 1] }; // biome-ignore format: a table
export const EAR_PIECES: readonly string[] = Object.keys(EARS);

/** The pieces of animals' heads by name, for those who list what can be said of animals. */
export const HEAD_PIECES: Readonly<Record<string, readonly string[]>> = {
  horns: ['horn'],
  antlers: ['antler', 'deer antlers', 'stag antlers', 'deer horns', 'stag horns', 'elk antlers', 'reindeer antlers'],
  'moose-antlers': ['moose antlers', 'moose horns'],
  'ram-horns': ['ram horns', 'curled horns', 'curly horns', 'sheep horns', 'ram horn'],
  'goat-horns': ['goat horns', 'ibex horns', 'curved horns', 'swept back horns'],
  'bull-horns': ['bull horns', 'ox horns', 'cow horns', 'demon horns', 'devil horns', 'minotaur horns', 'buffalo horns'],
  'unicorn-horn': ['unicorn horn', 'single horn', 'narwhal horn'],
  'rhino-horn': ['rhino horn', 'rhinoceros horn', 'nose horn'],
  tusks: ['tusk', 'boar tusks', 'elephant tusks', 'mammoth tusks', 'walrus tusks'],
  'rabbit-ears': ['rabbit ears', 'bunny ears', 'hare ears', 'donkey ears'],
  'pointed-ears': ['cat ears', 'fox ears', 'wolf ears', 'pointy ears', 'pointed ears'],
  'round-ears': ['bear ears', 'mouse ears', 'round ears', 'panda ears', 'monkey ears', 'koala ears'],
  'hanging-ears': ['floppy ears', 'dog ears', 'droopy ears', 'drooping ears', 'hanging ears', 'lop ears', 'elephant ears'],
  'bat-ears': ['bat ears', 'goblin ears', 'gremlin ears'],
}; // biome-ignore format: a table

/** The piece that says what horns it has. */
export const hornsSaid = (brief: Brief): Brief['parts'][number] | undefined =>
  brief.parts.findLast((p) => HORNS[p.piece] !== undefined);

export function asLent(own: Beast, brief: Brief): Beast {
  const size = (...ids: readonly string[]): number =>
    brief.parts.findLast((p) => ids.includes(p.piece) && p.size !== undefined)?.size ?? 1;
  const has = (id: string): boolean => brief.parts.some((p) => p.piece === id);
  const horns = hornsSaid(brief)?.piece;
  const grown = own.horns !== undefined && own.horns !== 'none';
  const ears = brief.parts.flatMap((p) => (EARS[p.piece] ? [EARS[p.piece]!] : [])).at(-1);
  const mane = has('mane') && !own.mane && !own.ruff && !own.shaggy;
  const [tail, leg, neck, head, muzzle] = [size('tail'), size('legs'), size('neck'), size('head'), size('muzzle', 'trunk')]; // biome-ignore format: one line
  return {
    ...own,
    ...(horns === 'tusks' && grown && own.horns !== 'tusks' ? { fangs: true } : {}),
    ...(horns && !(grown && (horns === 'horns' || horns === 'tusks')) ? { horns: HORNS[horns]! } : {}),
    ...(mane ? (own.equine ? { mane: '#4a3a34' } : { ruff: '#6a4a38' }) : {}),
    ...(ears ? { ear: ears[0], earSize: ears[1] } : {}),
    ...(size('ears', ...EAR_PIECES) === 1 ? {} : { earSize: (ears?.[1] ?? own.earSize ?? 1) * size('ears', ...EAR_PIECES) }), // biome-ignore format: one line
    ...(tail === 1 ? {} : { tail: own.tail.map(([x, y, z]) => [x, y * tail, z * tail] as const), tailRadius: own.tailRadius * (tail > 1 ? 1.15 : 0.9) }), // biome-ignore format: one line
    ...(leg === 1 ? {} : { leg: own.leg * leg }),
    ...(neck === 1 ? {} : { neck: [own.neck[0] * (neck > 1 ? 1.2 : neck), own.neck[1] * neck] as const }),
    ...(head === 1 ? {} : { head: own.head * head }),
    ...(muzzle === 1 ? {} : { muzzle: [own.muzzle[0] * muzzle, own.muzzle[1]] as const }),
  };
}
