/** Tiles of other shapes, and single tiles that repeat: "hex tiles: grass, desert, water", "seamless brick wall texture". */
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import type { Plan } from './step.ts';
import { takeGlobals } from './wishes/globals.ts';
import { bareNoun } from './words.ts';

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\bpointy[- ]?(?:top(?:ped)?[- ])?hex\w*|\bhex\w* pointy\b/i, 'hex_pointy'],
  [/\bhex(?:es|agons?|agonal)?\b/i, 'hex'],
  [/\boctagon(?:s|al)?\b/i, 'octagon'],
  [/\boblique\b/i, 'oblique'],
  [/\btextures?\b|\b(?:seamless|repeating|tiling|tileable) [\w -]*\b(?:tiles?|floor|wall|ground)\b/i, 'square_topdown'],
];
const SHAPE_WORDS =
  /\b(?:pointy|flat[- ]top(?:ped)?|hex(?:es|agons?|agonal)?|octagon(?:s|al)?|oblique|seamless(?:ly)?|repeating|tiling|tileable|textures?|tile ?sets?|tiles?|tile|sets?|packs?|map|board|strategy|game|of|for|with|a|an|the|some|my|grid|made|that|can|be|repeats?|in all directions)\b/gi;
/** Pixels across. */
const SIDES = [16, 128] as const;
const PRICE = 20;

const isGround = (words: string): boolean =>
  words.split(/\s+/).some((word) => LEXICON.read(word.toLowerCase()).length > 0);

export function proTiles(wish: string, projectId: string | null): Plan | undefined {
  const [, type = ''] = SHAPES.find(([words]) => words.test(wish)) ?? [];
  const named =
    type === 'square_topdown'
      ? /\btextures?\b|\b(?:floor|wall|ground|tile)s?\b/i
      : /\btiles?\b|\btile ?sets?\b|\bhexes\b|\bhexagons?\b/i;
  if (
    !type ||
    !named.test(wish) ||
    /\b(?:texture pack|packer|no|not)\b|\.\.|\?/i.test(wish) ||
    (type === 'square_topdown' && /\btile ?sets?\b|,|\bwith\b/i.test(wish))
  )
    return undefined;
  const { text, size } = takeGlobals(wish);
  const side = size ? Math.max(size.width, size.height) : 32;
  if (side < SIDES[0] || side > SIDES[1] || side % 4)
    return { ask: `Such a tile has ${SIDES[0]} to ${SIDES[1]} pixels, a multiple of 4. Which size shall it have?` };
  const chunks = text
    .split(/\s*(?:[,;:/+]|\band\b|&)\s*/i)
    .map((chunk) => bareNoun(chunk.replace(SHAPE_WORDS, ' ').replace(/\s+/g, ' ').trim()))
    .filter(Boolean);
  // "grass desert water"
  const grounds = chunks.flatMap((chunk) => {
    const words = chunk.split(' ');
    return type !== 'square_topdown' &&
      words.length > 1 &&
      words.every((word) =>
        LEXICON.read(word).some(({ is }) => is === 'concept' || is === 'setting' || is === 'element'),
      )
      ? words
      : [chunk];
  });
  if (!grounds.length || grounds.length > 12 || !grounds.every(isGround))
    return { ask: 'What shall the tiles show — for example "grass, sand, water"?' };
  const description = grounds.length > 1 ? grounds.map((ground, i) => `${i + 1}) ${ground}`).join(' ') : grounds[0]!;
  return {
    whole: true,
    notes: [],
    steps: [
      {
        tool: 'create_tiles_pro',
        args: {
          ...{ description, tile_type: type, tile_size: side },
          ...(type === 'square_topdown' ? { tile_view: 'top-down' } : {}),
          ...(projectId ? { project_id: projectId } : {}),
        },
        price: PRICE,
        what: `${type.replace('_', ' ')} tiles: ${grounds.join(', ')}`,
      },
    ],
  };
}
