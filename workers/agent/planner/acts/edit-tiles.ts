/** Tiles of the account in another way: a ground exchanged, or all of it otherwise. They are drawn anew from their words. */
import { project } from '../context.ts';
import { tidy } from '../slots.ts';
import type { Context, Own, Step } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';

const PRICE = 1;
const FIELDS = ['lower_description', 'upper_description', 'transition_description', 'description'] as const;
const MAKES: Readonly<Record<string, string>> = {
  TOPDOWN_TILESET: 'create_topdown_tileset',
  SIDESCROLLER_TILESET: 'create_sidescroller_tileset',
  ISOMETRIC_TILE: 'create_isometric_tile',
};
const SEASONS: Readonly<Record<string, string>> = {
  winter: 'snowy',
  autumn: 'autumn',
  fall: 'autumn',
  spring: 'flowery',
  night: 'dark blue night',
  summer: 'sunny',
};

/** Tiles in another way: of a ground that is named that one, else all of them. */
export function tilesAnew(one: Own, edit: string, context: Context): readonly Step[] {
  const tool = one.made?.tool ?? MAKES[one.list];
  if (!tool) return [];
  const args: Readonly<Record<string, unknown>> = one.made?.args ?? groundsOf(one);
  const [, top] = /^(?:with )?(.+) on top$/i.exec(edit) ?? [];
  const grounds = FIELDS.filter((field) => typeof args[field] === 'string' && args[field] !== 'none');
  const named = grounds.filter((field) =>
    String(args[field])
      .split(/\W+/)
      .some((word) => word.length > 2 && new RegExp(`\\b${word}\\b`, 'i').test(edit)),
  );
  const bare = edit.replace(/^(?:with |in |for )+/i, '');
  const [, next, old] = /^(.+?) instead of (?:the )?(.+)$/i.exec(bare) ?? [];
  const [, was, becomes] =
    /^(?:replace|swap|exchange|change) (?:the )?(.+?) (?:with|by|for|to|into) (.+)$/i.exec(edit) ?? [];
  const [gone, comes] = [old ?? was, next ?? becomes];
  const at = gone ? grounds.find((field) => String(args[field]).toLowerCase().includes(gone.toLowerCase())) : undefined;
  if (at && comes)
    return [
      {
        tool,
        args: { ...without(args), [at]: comes.replace(/^(?:with |some )/i, ''), ...project(context) },
        price: PRICE,
        what: `the tiles "${one.name}", ${comes} instead of ${gone}`,
      },
    ];
  const how = SEASONS[bare.toLowerCase()] ?? bare;
  const changed = top
    ? { transition_description: top, transition_size: 0.25 }
    : Object.fromEntries(
        named.length
          ? named.map((field) => [field, bare])
          : grounds
              .filter((field) => field !== 'transition_description')
              .map((field) => [
                field,
                isAdjective(how) || SEASONS[bare.toLowerCase()]
                  ? `${how} ${String(args[field])}`
                  : `${String(args[field])} with ${how}`,
              ]),
      );
  return [
    {
      tool,
      args: { ...without(args), ...changed, ...project(context) },
      price: PRICE,
      what: `the tiles "${one.name}", ${edit}`,
    },
  ];
}

const without = ({ lower_base_tile_id: _, upper_base_tile_id: __, ...kept }: Readonly<Record<string, unknown>>) => kept;

/** Of tiles whose making nobody remembers: their description names both grounds. */
export function groundsOf({ list, name, description }: Own): Readonly<Record<string, unknown>> {
  const [lower = name, upper] = (/ and | to |\//.test(description) ? description : name)
    .replace(/\btile ?sets?\b/gi, '')
    .split(/ and | to |\//)
    .map(tidy);
  if (list === 'ISOMETRIC_TILE') return { description: description || name };
  if (list === 'SIDESCROLLER_TILESET') return { lower_description: lower, transition_description: upper ?? 'none' };
  return { lower_description: lower, upper_description: upper ?? `${lower}, lighter` };
}
