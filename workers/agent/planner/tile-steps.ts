/** Wishes for tiles as calls, or what must be asked first. */
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { cleaned, platforms, topDown } from './grounds.ts';
import * as say from './says.ts';
import type { Step } from './step.ts';
import type { Wishes } from './wishes/index.ts';

/** Generations of a set of tiles. */
const PRICE = 1;

const tileSize = (size: Wishes['size']): Args => (size ? { tile_size: size.width } : {});

export function sideTiles(words: string, size: Wishes['size'], made: Args): { steps: Step[] } | { ask: string } {
  const found = platforms(words);
  if (!found) return { ask: cleaned(words) ? say.puzzled([cleaned(words)]) : say.PLATFORMS };
  const { inside, top } = found;
  const args = {
    lower_description: inside,
    transition_description: top ?? 'none',
    transition_size: top ? 0.25 : 0,
    ...tileSize(size),
    ...made,
  };
  const what = `platform tiles: ${inside}${top ? ` with ${top} on top` : ''}`;
  return { steps: [{ tool: 'create_sidescroller_tileset', args, price: PRICE, what }] };
}

/** "dungeon tileset, wall and floor": where the two lie, and no third ground. */
const PLACES =
  /^(?:dungeon|castle|cave|house|temple|tavern|village|city|town|crypt|sewer|lab(?:oratory)?|space ?ship|mansion|forest|farm|desert|prison|mine|palace|church|hospital)$/i;
function inPlace(grounds: readonly string[]): readonly string[] {
  const [place = '', ...others] = grounds;
  return others.length === 2 && PLACES.test(place)
    ? others.map((ground) => (/^(?:walls?|floors?|ground|path|roof)$/i.test(ground) ? `${place} ${ground}` : ground))
    : grounds;
}

const ALWAYS_BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:roads?|paths?|streets?|trails?|rivers?|streams?|ponds?|lakes?)$/i, 'grass'],
  [/\bwalls?$/i, 'stone floor'],
  [/\bfloors?$/i, 'stone wall'],
];

export function topTiles(
  words: string,
  size: Wishes['size'],
  made: Args,
  before: number,
  border: string | undefined,
  notes: string[] = [],
): { steps: Step[] } | { ask: string } {
  const { grounds: laid, unknown } = topDown(words);
  const grounds = inPlace(laid);
  if (unknown.length) return { ask: say.puzzled(unknown) };
  if (!grounds.length) return { ask: say.GROUND };
  // a road lies in something, and a wall stands by a floor, without being told
  const [, beside] = grounds.length === 1 ? (ALWAYS_BESIDE.find(([ground]) => ground.test(grounds[0]!)) ?? []) : [];
  if (beside) {
    notes.push(`You named one ground for the tileset: beside it lies ${beside}.`);
    return topTiles(`${grounds[0]!} and ${beside}`, size, made, before, border, notes);
  }
  if (grounds.length === 1) return { ask: say.besideWhat(grounds[0]!) };
  const steps = grounds.slice(1).map((upper, i): Step => {
    const lower = grounds[i]!;
    const args = {
      ...{ lower_description: lower, upper_description: upper },
      ...(border ? { transition_description: border, transition_size: 0.5 } : {}),
      ...tileSize(size),
      ...made,
    };
    // neighbours share the ground that lies between them
    const chained = (results: readonly Result[]): Args => {
      const base = results[before + i - 1]?.structured?.upper_base_tile_id;
      return { ...args, ...(typeof base === 'string' ? { lower_base_tile_id: base } : {}) };
    };
    return {
      tool: 'create_topdown_tileset',
      args: i ? chained : args,
      price: PRICE,
      what: `tiles: ${lower} to ${upper}`,
    };
  });
  return { steps };
}
