/** What a token may be allowed: areas of the service, and whether they may be changed or only read. */
const BOTH = ['write', 'read'] as const;
const AREAS: readonly (readonly [area: string, title: string, rights: readonly string[]])[] = [
  ['account', 'Account and tokens', BOTH],
  ['images', 'Pictures', BOTH],
  ['characters', 'Characters', BOTH],
  ['objects', 'Objects', BOTH],
  ['tilesets', 'Tilesets', BOTH],
  ['maps', 'Maps', BOTH],
  ['ui', 'Interfaces', BOTH],
  ['assets', 'The library', BOTH],
  ['projects', 'Projects', BOTH],
  ['jobs', 'The queue', BOTH],
  ['chat', 'The chat', BOTH],
  ['sandbox', 'Games in sandboxes', BOTH],
  ['feedback', 'Feedback', ['write']],
];

export const SCOPES: readonly { readonly scope: string; readonly title: string }[] = AREAS.flatMap(
  ([area, title, rights]) =>
    rights.map((right) => ({ scope: `${area}:${right}`, title: `${title}: ${right === 'read' ? 'read' : 'change'}` })),
);

const all = (ending: string) => SCOPES.map(({ scope }) => scope).filter((scope) => scope.endsWith(ending));

/** What most tokens are for. */
export const PRESETS: readonly { readonly title: string; readonly scopes: readonly string[] }[] = [
  { title: 'Everything', scopes: ['*'] },
  {
    title: 'Draw and look, not the account',
    scopes: SCOPES.map(({ scope }) => scope).filter((scope) => !/^(?:account|sandbox|chat):/.test(scope)),
  },
  { title: 'Only look', scopes: all(':read') },
];

/** What a token may do, in words. */
export function saysOf(scopes: readonly string[]): string {
  const known = PRESETS.find((preset) => [...preset.scopes].sort().join() === [...scopes].sort().join());
  if (known) return known.title;
  return scopes.map((one) => SCOPES.find(({ scope }) => scope === one)?.title ?? one).join(', ');
}
