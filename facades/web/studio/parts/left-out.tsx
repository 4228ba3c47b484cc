/** Tells which words nothing was made of, and what helps. Nothing where all was drawn. */
export function LeftOut({ words }: { words: readonly string[] }) {
  if (!words.length) return null;
  return (
    <p className="note hot" role="status">
      {words.map((word) => `“${word}”`).join(', ')} {words.length > 1 ? 'were' : 'was'} left out. Say it in another way,
      or leave it.
    </p>
  );
}
