/** "salutes" → "saluting", "digs" → "diging, digging": forms that a verb may have with -ing, of which the tables know the right one. */
export function gerundsOf(verb: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(verb) || verb.endsWith('ing')) return [];
  const stems = verb.endsWith('ies')
    ? [`${verb.slice(0, -3)}y`, verb.slice(0, -1)]
    : /(?:s|x|z|ch|sh|o)es$/.test(verb)
      ? [verb.slice(0, -2), verb.slice(0, -1)]
      : /[^s]s$/.test(verb)
        ? [verb.slice(0, -1)]
        : [verb];
  return stems.flatMap((stem) => {
    if (stem.endsWith('ie')) return [`${stem.slice(0, -2)}ying`];
    if (stem.endsWith('e') && !stem.endsWith('ee')) return [`${stem.slice(0, -1)}ing`];
    return /[aeiou][bdgmnprt]$/.test(stem) ? [`${stem}${stem.at(-1)}ing`, `${stem}ing`] : [`${stem}ing`];
  });
}
