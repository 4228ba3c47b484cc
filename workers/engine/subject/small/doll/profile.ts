/** People of 16 pixels who are seen from their side and look to the right: the masks of those who look ahead, turned, and the near arm. */
import type { Look } from '../../humanoid/look.ts';
import type { Mask } from './masks.ts';
import { HANDS, LAST, SHOULDERS, type Trunk } from './sheet.ts';

/** The column of what a hand has over the trunk of who is seen from the side. */
export const BREAST = 3;

/** Whether there is a face that can be seen from its side. */
export const isRound = ({ species: { head } }: Look): boolean => head === undefined || head === 'round';

/** Columns by which a face that is seen from its side is moved, its last one, and where what covers the back of a head ends in a mask. */
export const ASIDE = 3;
export const FRONT = 7;
const EAR = 6;

/** What frames a face, from its side: the back of the head is covered to the ear, nothing is left of what is in front. */
export const aside = (mask: Mask): Mask => {
  const beside = (text: string): number => text.replace(/\./g, '').length;
  const tail = mask.reduce(
    (sum, row) => sum + beside(row.replace('^', '').slice(10)) - beside(row.replace('^', '').slice(0, 2)),
    0,
  );
  // a tail is behind
  if (tail > 1)
    return aside(
      mask.map(
        (row) => `${row.startsWith('^') ? '^' : ''}${[...row.replace('^', '').padEnd(12, '.')].reverse().join('')}`,
      ),
    );
  const up = mask[0]!.startsWith('^') ? 1 : 0;
  return mask.map((row, k) => {
    const [text, y] = [row.replace('^', ''), k - up];
    if (y < 3 || /[^.]/.test(text.slice(5, 7))) return row;
    const end = text.slice(0, 5).search(/\.*$/);
    return end === 0 ? '' : `${text.slice(0, end)}${'b'.repeat(Math.max(0, (y > 5 ? EAR - 1 : EAR) - end))}`;
  });
};

/** The arm before a trunk that is seen from its side; `ahead`: stretched out to what it holds. */
export function drawNearArm({ sheet, look, worn }: Trunk, ahead: boolean): void {
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const sleeve = cut && cut.shape !== 'bare' && (cut.sleeves ?? 0) > 0.5 ? (cut.sleeve ?? torso.material) : look.skin;
  const gloves = worn('hands');
  const hand = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  for (const x of [1, 6]) sheet.put(x, SHOULDERS, torso?.material ?? look.skin, x < 4 ? 'a' : 'c', torso?.piece.id ?? 'body'); // biome-ignore format: one line
  if (ahead) for (const x of [4, 5, 6, LAST]) sheet.put(x, 8, sleeve, 'c', 'arm');
  else {
    sheet.put(3, 8, sleeve, 'C', 'arm');
    sheet.put(4, 8, sleeve, 'a', 'arm');
    sheet.put(4, HANDS, hand, 'b', gloves?.piece.id ?? 'hand');
  }
}
