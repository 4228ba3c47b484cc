/** What the assistant looks up of the account: its balance, and what it has made. */
import type { Args } from './port.ts';
import { type OwnTool, said } from './tools.ts';

const READS = { keyed: true, readOnly: true } as const;
/** Longest list. */
const MOST = 100;

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly downloadUrl: string;
  readonly animationCount: number;
  readonly createdAt: string;
  readonly width?: number;
  readonly height?: number;
  readonly tileSize?: number;
  readonly directions?: number;
  readonly animations?: readonly Moved[];
}
interface Moved {
  readonly type: string;
  readonly displayName: string | null;
  readonly directions: readonly { readonly direction: string; readonly frameCount: number }[];
}

const ASSETS = `query ($search: String, $kinds: [AssetKind!], $first: Int) {
  assets(search: $search, kinds: $kinds, first: $first, status: COMPLETED) {
    totalCount
    edges { node { id kind name description downloadUrl animationCount createdAt
      animations { type displayName directions { direction frameCount } }
      ... on Character { width height directions } ... on GameObject { width height directions }
      ... on MapObject { width height } ... on UiAsset { width height } ... on IsometricTile { width height }
      ... on TopdownTileset { tileSize } ... on SidescrollerTileset { tileSize } ... on TilesPro { tileSize }
      ... on Map { width height tileSize } } }
  } }`;

const KINDS = [
  'CHARACTER',
  'MAP_OBJECT',
  'OBJECT',
  'TOPDOWN_TILESET',
  'SIDESCROLLER_TILESET',
  'ISOMETRIC_TILE',
  'TILES_PRO',
  'UI_ASSET',
  'MAP',
] as const;
const kindWords = (kind: string): string => kind.toLowerCase().replaceAll('_', ' ');

/** Ends of the links to files for a program, kind by kind; what has none is saved as it is. */
const SPRITES = { spritesheet: 'spritesheet', godot: 'export/godot', unity: 'export/unity', aseprite: 'export/aseprite', phaser: 'export/phaser' }; // biome-ignore format: a table
const TILES = { godot: 'export/godot', tiled: 'export/tiled', unity: 'export/unity', ldtk: 'export/ldtk' };
const FORMATS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ CHARACTER: SPRITES, OBJECT: SPRITES, TOPDOWN_TILESET: TILES, SIDESCROLLER_TILESET: TILES },
  MAP: { tiled: 'export/tiled', godot: 'export/godot', ldtk: 'export/ldtk' },
  UI_ASSET: { godot: 'export/godot', unity: 'export/unity', phaser: 'export/phaser' },
};
const PROGRAMS = [...new Set(Object.values(FORMATS).flatMap((ends) => Object.keys(ends)))];
const linkOf = ({ kind, downloadUrl }: Listed, format: unknown): string => {
  const end = typeof format === 'string' ? FORMATS[kind]?.[format] : undefined;
  return end ? downloadUrl.replace(/download$/, end) : downloadUrl;
};

/** How large it is, of how many sides, and what it does. */
function recordOf({ width, height, tileSize, directions = 1, animations = [] }: Listed): readonly string[] {
  const cells = tileSize && width ? `, ${width}x${height} cells` : '';
  const size = tileSize ? [`${tileSize}x${tileSize} tiles${cells}`] : width ? [`${width}x${height}`] : [];
  const moves = [...new Set(animations.map(({ type, displayName }) => displayName || type))];
  return [...size, ...(directions > 1 ? [`${directions} directions`] : []), ...moves];
}
const line = (one: Listed, link: string): string =>
  `- ${one.name} (${[kindWords(one.kind), ...recordOf(one), String(one.createdAt).slice(0, 10)].join(', ')}): ${link}`;

export const ACCOUNT_TOOLS: readonly OwnTool[] = [
  {
    ...READS,
    name: 'get_balance',
    title: 'Look up the balance',
    description: 'What the account has left to spend: generations and dollars. Free.',
    inputSchema: { type: 'object', properties: {} },
    run: async (_args, { operations, context }) => {
      const { account } = await operations.graphql('query { account { generations usd } }', {}, context);
      const { generations, usd } = account as { generations: number; usd: number };
      const money = usd > 0 ? ` and ${usd.toFixed(2)} dollars, which are spent first` : '';
      return said(`You have ${generations} generations left${money}.`, { generations, usd });
    },
  },
  {
    ...READS,
    name: 'find_assets',
    title: 'Look for assets',
    description:
      'Finished assets of the account of all kinds, newest first, with links to save them: all, or those whose name or description has some words, of some kinds, of the last days. Free.',
    inputSchema: {
      type: 'object',
      properties: {
        search: { type: 'string', maxLength: 200 },
        kinds: { type: 'array', items: { type: 'string', enum: [...KINDS] } },
        format: {
          type: 'string',
          enum: PROGRAMS,
          description: 'The program that the links are for; absent is the file as it is.',
        },
        days: { type: 'integer', minimum: 1, description: 'Only what was made in so many days.' },
      },
    },
    run: async ({ search, kinds, days, format }: Args, { operations, context }) => {
      const variables = { first: MOST, ...(search ? { search } : {}), ...(Array.isArray(kinds) ? { kinds } : {}) };
      const { assets } = await operations.graphql(ASSETS, variables, context);
      const { totalCount, edges } = assets as { totalCount: number; edges: readonly { node: Listed }[] };
      const since = typeof days === 'number' ? Date.now() - days * 86_400_000 : 0;
      const found = edges.map(({ node }) => node).filter(({ createdAt }) => new Date(createdAt).getTime() >= since);
      const more = !since && totalCount > found.length ? `\n… and ${totalCount - found.length} more.` : '';
      return said(found.length ? `${found.map((one) => line(one, linkOf(one, format))).join('\n')}${more}` : 'none', {
        assets: found,
      });
    },
  },
];
