/** What figures of 64-pixel pictures hold, set by hand: those things that solids of this size make lumps of. Letters as in `held-stamps.ts`. */

/** A long handle in the hand, `over` rows of it above and `under` below. */
const handle = (row: string, over: number, under: number): string[] => [...Array<string>(over).fill(row), row.replace(/[Tt]/, '+'), ...Array<string>(under).fill(row)]; // biome-ignore format: one line

const BROOM = [...handle('...Tt...', 19, 6), '..kkkk..', '..MMmm..', '.MMmmmm.', '.MMmMmm.', 'MMmmMmmm', 'MMmMmMmm', 'MmmMmMmm', 'M.mM.m.m']; // biome-ignore format: rows

/** Rows, the letter of the pixel in the hand, and whether it stands on the ground. */
export const GREAT_HELD: Readonly<Record<string, readonly [rows: readonly string[], grip: string, stands?: true]>> = {
  wrench: ['.MM....mm. MMM....mmm MMM....mmm MMM....mmm MMMm..mmmm MMMmmmmmmm .MMmmmmmm. ..MMmmmm.. ...Mmmm... ...Mmmm... ...Mmmm... ...Mmmm... ...Mmmm... ...M+mm... ...Mmmm... ...Mmmm... ..MMmmmm.. ..Mm..mm.. ..Mm..mm.. ..MMmmm... ...mmm....'.split(' '), 'm'],
  hammer: [['MMMMMMMMmm', 'MMMmmmmmmm', 'MMMmmmmmmm', 'MMMmmmmmmm', 'MMmmmmmmmm', 'mmmmmmmmmm', ...handle('...Ttt....', 9, 4)], 't'],
  gavel: [['.Lgllllg.', 'LLgLlllgl', 'LLgllllgl', 'LLgllllgl', 'llgllllgl', '.lgllllg.', '...Ww....', '...Ww....', '...Ww....', '...Ww....', '...Ww....', '...Ww....', '...Ww....', '...Ww....', '...W+....', '...Ww....', '...Ww....', '...Ww....', '...Ww....'], 'w'],
  screwdriver: ['...M... ..MMm.. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ..tttt. .TTtttt .TTtttt .TTt+tt .TTtttt .TTtttt ..tttt.'.split(' '), 't'],
  broom: [BROOM, 't', true],
  mop: [BROOM, 't', true],
  shovel: [['.Ttttt.', '.T...t.', '.Ttttt.', ...handle('...Tt..', 11, 7), '.MMmmmm', 'MMMmmmm', 'MMMmmmm', 'MMMmmmm', 'MMMmmmm', '.MMmmm.', '.MMmmm.', '..Mmm..', '...m...'], 't', true],
  dagger: ['...M... ..MMm.. ..MMm.. ..MMm.. ..MMm.. ..MMm.. ..MMm.. ..MMm.. ..MMm.. .MMmmm. TTttttt ...l+.. ...ll.. ...Tt..'.split(' '), 'l'],
  kukri: ['MM..... MMm.... .MMm... .MMmm.. ..MMmm. ..MMmm. ...MMm. ...MMm. ...Mm.. ..tttt. ...l+.. ...ll.. ...tt..'.split(' '), 'l'],
  ladle: ['.MMMmm. MMkkkmm Mkkkkkm MMkkkmm MMMmmmm .MMmmm. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ...Mm.. ...M+.. ...Mm.. ...Mm..'.split(' '), 'm'],
}; // biome-ignore format: rows
