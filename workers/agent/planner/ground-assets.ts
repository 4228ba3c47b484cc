/** Tiles, maps and backgrounds of the account, by what they are of: to be saved for a program, or wished in another way. */

import type { Result } from '../model.ts';
import type { Sought } from './look.ts';
import type { Memory } from './memory.ts';
import { deliveryNote, takeDelivery } from './wording/delivery.ts';

const FILES =
  /\b(?:exports?|download|save|zip|sprite ?sheets?|gifs?|pngs?|files?|links?|send|get|show|convert|open)\b/i;
/** "export the forest tileset for tiled", "winter version of my village tileset": tiles, maps and backgrounds by what they are of. */
const OF_GROUND =
  /\b(my|our|the) ((?:(?!(?:my|our|the|a|an|of|to|for|with)\b)[a-z-]+ ){1,3}?)(tile ?sets?|tiles|maps?|back ?grounds?)\b/i;
export function groundSought(plain: string, memory: Memory): Sought | undefined {
  const [said, pointer = '', name = ''] = OF_GROUND.exec(plain) ?? [];
  if (!said || memory.made.length || memory.game) return undefined;
  const own = /^(?:my|our)$/i.test(pointer);
  const exports = /\b(?:exports?|download|save|zip|convert|open)\b/i.test(plain) && FILES.test(plain);
  const changes =
    own &&
    (/\b(?:version|variant|variation|copy) of (?:my|our)\b/i.test(plain) ||
      /^\W*(?:(?:please|can you|could you|now) )*(?:make|turn|change|recolou?r|edit|redraw|resize|extend) (?:my|our)\b/i.test(
        plain,
      ));
  return exports || changes ? { search: name.trim().toLowerCase(), said, for: 'ground' } : undefined;
}
export const GROUND_KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tile/i, ['TOPDOWN_TILESET', 'SIDESCROLLER_TILESET', 'ISOMETRIC_TILE', 'TILES_PRO']],
  [/map/i, ['MAP']],
  [/back/i, []],
];

/** What is said of tiles, maps and backgrounds that were looked for. */
export function groundFound({ search, said }: Sought, { structured, text }: Result, plain: string): string {
  const what = /tile/i.test(said) ? 'tileset' : /map/i.test(said) ? 'map' : 'background';
  const into = takeDelivery(`a tileset ${/\b(?:for|to|as|in|into) .*$/i.exec(plain)?.[0] ?? ''}`).into;
  const exports = /\b(?:exports?|download|save|zip|convert|open)\b/i.test(plain);
  const [first] = (structured?.assets ?? []) as readonly unknown[];
  const kept = what === 'background' ? ' Backgrounds stay in the chat in which they were drawn, at their links.' : '';
  if (!first)
    return `I found no ${what} "${search}" among what you have made, so there is nothing ${exports ? 'to export' : 'to change'}.${kept} Shall I draw one: say ${what === 'background' ? `what it shows, for example "${search} background at night"` : 'its grounds, for example "grass and dirt"'}?`;
  if (!exports)
    return `I found:\n${text}\nA ${what} is drawn anew and not changed: say how the new one is to be, for example "${what === 'tileset' ? 'tileset, snow and frozen dirt' : 'snowy landscape background'}", and I draw it.`;
  const step = { tool: what === 'map' ? 'create_map' : 'create_topdown_tileset', args: {}, price: 0, what: search };
  return `Links to save them:\n${text}${into ? `\n${deliveryNote(into, [step])}` : ''}`;
}
