/** Signs that comics put beside a head: a vein of anger, tears, drops of sweat, an exclamation mark, a letter of sleep, a heart. */
import type { Feeling } from '../../catalogue/feelings.ts';

export interface Sign {
  readonly rows: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  /** Of what is no light stroke of its own. */
  readonly line?: string;
}
const HUES = { r: '#f03838', b: '#6cc8f8', w: '#ffffff', y: '#f8d040', z: '#f4f0ff', p: '#f05080' };
export const SIGNS: Readonly<Partial<Record<Feeling, Sign>>> = {
  angry: { rows: ['..r.r..', '..r.r..', 'rrr.rrr', '.......', 'rrr.rrr', '..r.r..', '..r.r..'], colours: { ...HUES, r: '#e02438' } },
  sad: { rows: ['.b..', 'bbb.', 'bwb.', '.b..'], colours: HUES, line: '#1c4c88' },
  scared: { rows: ['..b...', '.bb..b', 'bwb.bb', '.b..bb'], colours: HUES, line: '#1c4c88' },
  surprised: { rows: ['yy', 'yy', 'yy', '..', 'yy'], colours: HUES, line: '#5c3408' },
  tired: { rows: ['zzzzz', '...z.', '..z..', '.z...', 'zzzzz'], colours: HUES, line: '#3c3458' },
  'in love': { rows: ['pp.pp', 'ppppp', '.ppp.', '..p..'], colours: HUES, line: '#6c1038' },
}; // biome-ignore format: a table
