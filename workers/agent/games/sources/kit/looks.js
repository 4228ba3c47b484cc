// Who stands for a kind of foe: further foes do what walkers do, or fly where they have wings.
export function looksOf(kind, { foeKinds = 0, foe2Flies = false, foe3Flies = false }) {
  const further = [
    { name: 'foe2', flies: foe2Flies },
    { name: 'foe3', flies: foe3Flies },
  ].slice(0, foeKinds);
  if (kind !== 'walker' && kind !== 'flyer') return [kind];
  return [kind, ...further.filter(({ flies }) => flies === (kind === 'flyer')).map(({ name }) => name)];
}

export const lookOf = (kind, settings, random) => {
  const looks = looksOf(kind, settings);
  return looks.length > 1 ? random.pick(looks) : kind;
};

/** How fast somebody is: all foes together, and one kind of them by itself. */
export const paceOf = (look, settings) => (settings.enemySpeed ?? 1) * (settings[`${look}Speed`] ?? 1);
/** Whether a level or wave ends with the boss: the last one, and every so many where that is set. */
export const bossComes = ({ boss, bossEvery = 0 }, number, last) =>
  Boolean(boss) && (number >= last || (bossEvery > 0 && number % bossEvery === 0));
