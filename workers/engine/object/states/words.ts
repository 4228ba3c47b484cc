/** States that parts and surfaces decide, by the words that ask for them. */
const WORDS = {
  open: /\b(open(ed)?|unlocked)\b/,
  unlit: /\b(unlit|extinguished|put out|burnt out|switched off|turned off|without (fire|flame|light))\b/,
  broken: /\b(broken|shattered|destroyed|smashed|ruined|in pieces)\b/,
  damaged: /\b(damaged|cracked|battered|worn)\b/,
  burning: /\b(burning|on fire|in flames|aflame|ablaze)\b/,
  lit: /\b(lit|lit up|switched on|turned on|glowing|shining)\b/,
  frozen: /\b(frozen|icy|iced over|covered (in|with) ice)\b/,
  overgrown: /\b(overgrown|covered (in|with) (vines|ivy|moss|plants))\b/,
  rusty: /\b(rusty|rusted|corroded)\b/,
  snowy: /\b(snowy|snowed in|snow-covered|covered (in|with) snow)\b/,
  upgraded: /\b(upgraded|improved|level (up|2|3)|reinforced)\b/,
} as const;

export type StateWord = keyof typeof WORDS;

/** Of which one at a time is true; a word that undoes them without being one of them. */
const EXCLUSIVE: readonly { readonly of: readonly StateWord[]; readonly undo: RegExp }[] = [
  { of: ['open'], undo: /\b(closed|shut|locked)\b/ },
  { of: ['lit', 'unlit', 'burning'], undo: /\bnot (lit|burning)\b/ },
  { of: ['broken', 'damaged', 'upgraded'], undo: /\b(repaired|mended|intact|whole)\b/ },
  { of: ['frozen', 'snowy', 'burning'], undo: /\b(thawed|melted)\b/ },
  { of: ['overgrown', 'rusty'], undo: /\b(clean(ed)?|polished)\b/ },
];

export interface StatesRead {
  readonly states: readonly StateWord[];
  /** Each edit without the words that were read. */
  readonly rest: readonly string[];
}

/** The states that edits come to, oldest first; a later one takes the place of those that it excludes. */
export function readStates(edits: readonly string[]): StatesRead {
  let states: StateWord[] = [];
  const rest = edits.map((edit) => {
    const text = edit.toLowerCase();
    const said = (Object.keys(WORDS) as StateWord[]).filter((word) => WORDS[word].test(text));
    for (const { of, undo } of EXCLUSIVE)
      if (undo.test(text) || said.some((word) => of.includes(word))) states = states.filter((one) => !of.includes(one));
    states = [...states.filter((one) => !said.includes(one)), ...said];
    return said.reduce((left, word) => left.replace(new RegExp(WORDS[word].source, 'gi'), ' '), edit).trim();
  });
  return { states, rest };
}

/** Words that are left of an edit and say nothing by themselves. */
const FILLER =
  /^(the|a|an|its?|it|is|are|make|made|be|being|now|and|with|but|as|of|up|to|state|version|lid|door|[\s,.;!-])*$/i;

/** Whether nothing is left to be understood. */
export const saysNothing = (rest: string): boolean => FILLER.test(rest);
