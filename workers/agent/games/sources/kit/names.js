// What is in a game by its name, for the lines that say what is to be done: "red ruby gems", "the treasure chest".

const SAME = /(?:fish|sheep|deer|moose|gold|money|food|bread|corn|rice|cheese|honey|pollen|water|soup)$/i;
const ODD = {
  man: 'men',
  woman: 'women',
  mouse: 'mice',
  goose: 'geese',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  person: 'people',
};

/** The noun of what a slot is drawn by, without its article and without what it holds or wears. */
const nameOf = ({ assets }, slot) =>
  (assets[slot]?.prompt ?? '')
    .replace(/^(?:an?|the|some|my|your|his|her|its|their|one) /i, '')
    .split(/ (?:with|in|on|from|holding|wearing|who|that) /)[0]
    .split(' ')
    .slice(-3)
    .join(' ');

/** Many of them: "a red ruby gem" → "red ruby gems"; `otherwise` where nothing is named. */
export function manyOf(game, slot, otherwise) {
  const name = nameOf(game, slot);
  const last = name.split(' ').at(-1);
  if (!last) return otherwise;
  if (SAME.test(last) || /[^s]s$/.test(last)) return name;
  if (ODD[last]) return name.slice(0, -last.length) + ODD[last];
  return name.replace(/(?:(s|x|z|ch|sh)|([^aeiou])y|(f)e?)?$/i, (_, hiss, before, wolf) =>
    hiss ? `${hiss}es` : before ? `${before}ies` : wolf ? 'ves' : 's',
  );
}
/** The one: "a treasure chest" → "the treasure chest". */
export const theOne = (game, slot, otherwise) => {
  const name = nameOf(game, slot);
  return name ? `the ${name}` : otherwise;
};
