/** What is behind the body of somebody of 16 pixels: wings, tails, packs, capes, and what is slung over the back. */
import { LAST, SHOULDERS, type Trunk } from './sheet.ts';

/** Tails in place of legs. */
export const LEGLESS = /^(?:fish|snake)-tail$/;

/** Columns of a wing, outwards from the body: of each the first and the last row. */
const WINGS: Readonly<Record<'feather' | 'bat' | 'fairy', readonly (readonly [dx: number, top: number, to: number])[]>> = {
  feather: [[1, 6, 10], [2, 4, 9], [3, 3, 7]],
  bat: [[1, 5, 8], [2, 4, 6], [3, 3, 8]],
  fairy: [[1, 6, 7], [2, 4, 7], [3, 3, 6], [1, 8, 9], [2, 9, 10]],
}; // biome-ignore format: a table

/** Broad packs. */
const PACKS = /pack|shell/;

/** Rows of a sack with the first and the last column of each. */
const SACK = [[3, 8, 9], [4, 8, 8], [5, 8, 9], [6, 8, 10], [7, 8, 10], [8, 8, 10], [9, 8, 10], [10, 8, 9]] as const; // biome-ignore format: a table

/** Behind the body: wings, tails, packs and the sides of capes. */
export function drawBehind({ sheet, worn }: Trunk): void {
  const wings = worn('wings');
  if (wings)
    for (const [
      dx,
      top,
      to,
    ] of WINGS[/bat/.test(wings.piece.id) ? 'bat' : /fairy|butterfly|dragonfly/.test(wings.piece.id) ? 'fairy' : 'feather']) // biome-ignore format: one line
      for (let y = top; y <= to; y++) {
        const low = y === to && to > top;
        sheet.put(-dx, y, wings.material, y === top ? 'a' : low ? 'c' : 'b', wings.piece.id);
        sheet.put(LAST + dx, y, wings.material, y === top ? 'b' : 'c', wings.piece.id);
      }
  const tail = worn('tail');
  if (tail?.piece.id === 'nine-tails')
    for (const [x, y] of [[-2, 6], [-2, 7], [-1, 8], [-2, 9], [-1, 10], [9, 6], [9, 7], [8, 8], [9, 9], [8, 10]] as const) sheet.put(x, y, y % 3 === 0 ? tail.trim : tail.material, x < 0 ? 'a' : 'c', tail.piece.id); // biome-ignore format: a table
  else if (tail && !LEGLESS.test(tail.piece.id))
    for (const [x, y] of [[8, 10], [9, 10], [9, 9], [10, 8]] as const) // biome-ignore format: a table
      sheet.put(x, y, x === 10 ? tail.trim : tail.material, 'b', tail.piece.id);
  const back = worn('back');
  if (back) {
    const low = /short|shawl|poncho/.test(back.piece.id) ? 9 : 11;
    for (let y = SHOULDERS; y <= low; y++) {
      sheet.put(-1, y, back.material, y === SHOULDERS ? 'a' : 'b', back.piece.id);
      sheet.put(LAST + 1, y, back.material, 'c', back.piece.id);
    }
  }
  const sling = worn('sling');
  // a hilt over the shoulder, and the other end beside the leg
  if (sling) {
    for (const [x, y] of [[8, 4], [9, 3], [8, 5]] as const) sheet.put(x, y, y < 4 ? 'leather' : sling.trim, 'b', sling.piece.id); // biome-ignore format: a table
    for (const [x, y] of [[0, 10], [-1, 10], [-1, 11], [-2, 11]] as const) sheet.put(x, y, sling.material, y === 10 ? 'a' : 'b', sling.piece.id); // biome-ignore format: a table
  }
  const carry = worn('carry');
  if (carry?.piece.id === 'sack')
    // full, over the shoulder, its neck tied
    for (const [y, from, to] of SACK)
      for (let x = from; x <= to; x++) sheet.put(x, y, y === 4 ? carry.trim : carry.material, x === from ? 'a' : x === to || y === 10 ? 'c' : 'b', carry.piece.id); // biome-ignore format: one line
  else if (carry && !/satchel|quiver/.test(carry.piece.id)) {
    const top = /huge|pots|weapons|potions|books|scrolls/.test(carry.piece.id) ? 3 : 6;
    for (let y = top; y <= 9; y++) {
      sheet.put(-1, y, carry.material, y === top ? 'a' : 'b', carry.piece.id);
      sheet.put(LAST + 1, y, carry.material, y === top ? 'b' : 'c', carry.piece.id);
      // broader than hair and cape
      if (y > top && PACKS.test(carry.piece.id) && !worn('right'))
        sheet.put(-2, y, carry.material, 'a', carry.piece.id);
      if (y > top && PACKS.test(carry.piece.id) && !worn('left'))
        sheet.put(LAST + 2, y, carry.material, 'c', carry.piece.id);
    }
  }
  // over the shoulder that no bow is held beside
  const quiver = worn('left') ? -1 : LAST + 1;
  if (carry?.piece.id === 'quiver')
    for (const y of [4, 5, 6]) sheet.put(quiver, y, y === 4 ? 'white' : carry.material, 'b', carry.piece.id);
}
