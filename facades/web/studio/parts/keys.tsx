import { shownKey } from '../commands/commands.ts';

/** The first key of a command, as caps; nothing where it has none. Readers hear it from the help. */
export function Keys({ keys }: { keys: readonly string[] | undefined }) {
  if (!keys?.length) return null;
  return <kbd aria-hidden>{shownKey(keys[0]!)}</kbd>;
}
