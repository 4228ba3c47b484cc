/** What every call of a sandbox tool answers where programs cannot be jailed. */
export const sandboxesAreOff = (reason: string): string =>
  `Sandboxes are off on this server: ${reason}. On Linux install bubblewrap, allow user namespaces and restart. All else works.`;
