/** Words of interfaces, handed to the drawer of interfaces. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Style } from '../types.ts';
import { drawUi } from '../ui/draw-ui.ts';
import { tokenise } from '../understand/tokens.ts';
import { KNOWN, type Read } from './read/known.ts';
import { ARTICLES, Phrases, PICTURE_WORDS, textOf } from './read/words.ts';
import { drawSprite } from './sprites/draw-sprite.ts';

const WORDS = new Phrases<true>(
  [
    'health bar', 'life bar', 'hp bar', 'healthbar', 'mana bar', 'magic bar', 'stamina bar', 'energy bar', 'xp bar', 'experience bar', 'progress bar', 'loading bar', 'dialogue box', 'dialog box', 'text box', 'message box', 'inventory', 'inventory screen', 'inventory grid', 'inventory slots', 'inventory slot', 'inventory window', 'inventory menu', 'inventory panel', 'item slot', 'item grid', 'hotbar', 'hot bar', 'action bar', 'toolbar', 'quick bar', 'minimap frame', 'minimap', 'skill tree', 'talent tree', 'tooltip', 'title screen', 'main menu', 'game menu', 'pause menu', 'settings menu', 'start menu', 'start screen', 'shop menu', 'hud', 'ui panel', 'ui window', 'ui frame', 'ui kit', 'ui button', 'ui', 'game ui', 'user interface', 'game interface', 'menu screen', 'icon button', 'menu button', 'play button', 'start button', 'checkbox', 'scroll bar', 'volume slider', 'portrait frame', 'dialogue window', 'menu panel', 'level up screen', 'game over screen', 'pause screen',
  ].map((w) => [w, true] as const),
); // biome-ignore format: a list

/** Adjectives before the name that may be skipped. */
const MOST_BEFORE = 3;

export interface Interface {
  /** What is said to be in it: 'a sword', 'a potion'. */
  readonly items: readonly string[];
}

/** One picture of an interface, and not the interface: a bag for the inventory, a button with a sign on it and no word. */
const ICON =
  /^(?:an? |the )?(?:[a-z]+ ){0,2}(?:(?:bag|backpack|pouch|chest|sack) icon|inventory (?:bag|backpack|pouch|sack))$/i;
const ICON_BUTTON = /^(?:an? |the )?(?:(?:small|round|square|red|blue|green|yellow|orange|purple|grey|gray|white|black|golden|wooden|stone) )*(?:play|start|pause|stop|close|exit|plus|add|minus|menu|info|help)(?: button)?(?: icon)?(?: x)?$/i; // biome-ignore format: one line

/** The interface that a text asks for: one is named where its subject stands. */
export function interfaceIn(description: string, square = false): Interface | undefined {
  if (ICON.test(description) || (square && ICON_BUTTON.test(description))) return undefined;
  const tokens = tokenise(description);
  let from = 0;
  while (from < tokens.length) {
    const words = PICTURE_WORDS.at(tokens, from);
    if (words) from += words.length;
    else if (ARTICLES.has(tokens[from]!.text)) from++;
    else break;
  }
  for (let i = from; i <= Math.min(tokens.length - 1, from + MOST_BEFORE); i++) {
    if (['with', 'of', 'in', 'on', 'and'].includes(tokens[i]!.text)) return undefined;
    const found = WORDS.at(tokens, i);
    if (!found) continue;
    const rest = textOf(tokens.slice(i + found.length));
    const items = /\b(?:with|showing|containing|full of|of)\s+(.*)$/.exec(rest)?.[1]?.split(/,|\band\b/) ?? [];
    return { items: items.map((t) => t.trim()).filter(Boolean) };
  }
  return undefined;
}

/** Draws it; things said to be in it lie in its slots or on its buttons. */
export function drawInterface(
  description: string,
  of: Interface,
  width: Px,
  height: Px,
  seed: number,
  style: Style,
  read: Read,
  noBackground: boolean,
): { readonly image: Rgba; readonly drawnAs: string } {
  const items = of.items
    .map((text) => read(text))
    .filter((brief) => brief.confidence >= KNOWN && !brief.scenery)
    .map(
      (brief) =>
        drawSprite({ ...brief, count: 1 }, { size: Math.max(10, Math.round(Math.min(width, height) / 9)), style, seed })
          .image,
    );
  const drawn = drawUi({
    description,
    width,
    height,
    seed,
    noBackground,
    ...(items.length > 0 ? { items, icon: items[0]! } : {}),
  });
  return { image: drawn.image, drawnAs: drawn.drawnAs };
}
