import type { words } from '../enums.ts';

/** What every verb must know of a kind of asset. */
export interface KindRow {
  /** Word of the table's `kind` column: 'map_object'. */
  readonly kind: string;
  /** Name of its GraphQL type: 'MapObject'. */
  readonly type: string;
  /** Field of inputs that holds an id of this kind; REST and MCP write it in snake case. */
  readonly idField: string;
  /** Where its plain links begin: `/mcp/characters`; `/{id}/download` follows. */
  readonly links: `/${string}`;
}

const kinds = new Map<string, KindRow>();

export function addKind(row: KindRow): void {
  if (kinds.has(row.kind)) throw new Error(`Two nouns are the kind "${row.kind}"`);
  kinds.set(row.kind, row);
}

export function kindOf(kind: string): KindRow {
  const row = kinds.get(kind);
  if (!row) throw new Error(`No noun is the kind "${kind}"`);
  return row;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** What REST and MCP call an id of the kind: 'object_id'. */
export const wireIdOf = (kind: string): string => snake(kindOf(kind).idField);

export const allKinds = (): readonly KindRow[] => [...kinds.values()];

let enumOfKinds: ReturnType<typeof words<string>> | undefined;
/** The enum of all kinds; made when the schema is built, for every noun is declared then. */
export const kindEnum = (make: typeof words): NonNullable<typeof enumOfKinds> => {
  enumOfKinds ??= make<string>('AssetKind', 'What an asset is.', [...kinds.keys()]);
  return enumOfKinds;
};
