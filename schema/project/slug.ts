const LENGTH = 50;

/** A project's slug made of its name: "Müller's Quest II" → "muller-s-quest-ii". */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '') || 'project';
