/** Groups by number, tiles of a place, layers, portraits, pieces of an interface, what the account has: requests with what is right. */
import type { Request } from './requests.ts';
import { asks, makes, tells } from './right-answers.ts';
import { C, O, P, T, U } from './tool-letters.ts';

const each = (tool: string, ...words: readonly RegExp[]) => words.map((word): [string, RegExp] => [tool, word]);

export const TWENTY_SECOND: readonly Request[] = [
  makes('10 fantasy weapons 32x32', ...each(O, /sword/, /axe/, /bow"/, /spear/, /mace/, /dagger/, /hammer/, /crossbow/, /staff/, /scythe/)),
  makes('pizzeria props like 6', ...each(O, /a pizza"/, /slice of pizza/, /oven/, /pizza box/, /rolling pin/, /spaghetti/)),
  makes('5 enemies for a haunted house level', ...each(C, /ghost/, /vampire/, /skeleton/, /zombie/, /witch/)),
  makes('4 knights in different armor colors', ...each(C, /red armor/, /blue armor/, /green armor/, /yellow armor/)),
  makes('isometric medieval buildings: house, church, mill', ...each(P, /isometric medieval house/, /isometric medieval church/, /isometric medieval mill/)),
  makes('fire, ice and lightning spell icons', ...each(O, /fire spell icon/, /ice spell icon/, /lightning spell icon/)),
  makes('seeds and crops: tomato, corn, pumpkin, each with 3 growth stages', ...each(O, /tomato seedling/, /young tomato/, /tomato plant/, /corn seedling/, /young corn/, /a corn"/, /pumpkin seedling/, /young pumpkin/, /a pumpkin/)),
  makes('tileset for an abandoned hospital, dirty floor and cracked walls', [T, /abandoned hospital dirty floor.*abandoned hospital cracked walls/]),
  makes('tileset for a sci-fi spaceship interior, 32px, metal floor and walls', [T, /spaceship interior metal floor.*spaceship interior metal walls/]),
  makes('underwater parallax background, 3 layers', ...each(P, /far parallax layer of underwater/, /middle parallax layer/, /near parallax layer/)),
  makes('portraits of a knight and a wizard', ...each(P, /portrait of a knight/, /portrait of a wizard/)),
  makes('a cat sleeping on a sofa', [P, /cat sleeping on a sofa/]),
  makes('game over screen and a start button', [U, /game over screen.*start button/]),
  makes('tiny 8x8 icons for heart, coin, key', ...each(P, /heart icon.*"width":16/, /coin icon/, /key icon/)),
  makes('a potion but not red', [O, /a (?!red)[a-z]+ potion/]),
  tells('do i have any robot in my assets?', /no "robot"/),
  tells('export the forest tileset for tiled', /no tileset "forest"/),
  asks("my wizard's hat in red"),
  asks('all the tarot cards'),
]; // biome-ignore format: a table
