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
