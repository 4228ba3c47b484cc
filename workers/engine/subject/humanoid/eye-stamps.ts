import type { EyeKind } from '../../catalogue/species.ts';

/**
 * Eyes as pixels; rows from the top, columns from the nose outwards. d dark, w white, i iris, k glint, y glow, r red,
 * p dark iris, '.' skin. One stamp per width of the head in pixels: ≤ 8, ≤ 12, ≤ 18, ≤ 26, more (art-direction §5).
 */
export const EYE_STAMPS: Readonly<Record<EyeKind, readonly (readonly string[])[]>> = {
  human: [
    ['d', 'd'],
    ['d', 'd'],
    ['dw', 'dw', 'i.'],
    ['dd', 'kd', 'dd', 'ii'],
    ['.dd.', 'ddd.', 'kddw', 'dddw', 'diiw', '.ii.'],
  ],
  dot: [
    ['d', 'd'],
    ['d', 'd'],
    ['d', 'd'],
    ['dd', 'dd', 'dd'],
    ['.dd.', 'dddd', 'dkdd', 'dddd', '.dd.'],
  ],
  evil: [['y'], ['d', 'y'], ['dd', 'ry', 'ry'], ['dd.', 'rdd', 'ryy', '.yy'], ['ddd.', 'rryyd', 'rryyd', '.yyy.']],
  socket: [
    ['d', 'd'],
    ['dd', 'dd'],
    ['ddd', 'drd', 'dd.'],
    ['dddd', 'drrd', 'dddd', '.dd.'],
    ['.ddd.', 'ddddd', 'drrdd', 'drrdd', '.ddd.'],
  ],
  glow: [
    ['d', 'y'],
    ['ddd', 'dyd', 'ddd'],
    ['dddd', 'dyyd', 'dyyd', 'dddd'],
    ['ddddd', 'dyyyd', 'dyyyd', 'ddddd'],
    ['dddddd', 'ddyyyd', 'ddyyyd', 'dddddd'],
  ],
  // eyes of people that give light: all light, whiter in the middle, under a dark lid
  lit: [
    ['y'],
    ['y', 'y'],
    ['dd', 'yk', 'yy'],
    ['ddd', 'yky', 'yky', 'yyy'],
    ['ddddd', 'yykyy', 'ykkky', 'yykyy', '.yyy.'],
  ],
  hollow: [
    ['d', 'd'],
    ['d', 'd', 'd'],
    ['dd', 'dd', 'dd', '.d'],
    ['.d.', 'ddd', 'ddd', 'ddd', 'ddd', '.d.'],
    ['.dd.', 'dddd', 'dddd', 'dddd', 'dddd', 'dddd', '.dd.'],
  ],
  almond: [
    ['d', 'd'],
    ['.d', 'dd'],
    ['..dd', 'dddd', 'ddd.'],
    ['...dd', '.dddd', 'ddddd', 'dddd.', '.dd..'],
    ['....ddd', '..ddddd', '.ddddkd', 'ddddddd', 'dddddd.', '.dddd..'],
  ],
  slit: [['d'], ['d', 'd'], ['dw', 'dw'], ['diw', 'diw'], ['diiw', 'dpiw']],
};

export const EYE_TIERS: readonly number[] = [8, 12, 18, 26];
