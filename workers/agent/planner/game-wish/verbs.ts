/** What is done in games, by classes of verbs: what a verb does decides what stands before and behind it. */

export type Does =
  | 'play'
  | 'gather'
  | 'oppose'
  | 'pass'
  | 'throw'
  | 'come'
  | 'reach'
  | 'guard'
  | 'move'
  | 'be'
  | 'have'
  | 'hurt'
  | 'heal'
  | 'fear'
  | 'match'
  | 'start'
  | 'leave'
  | 'tend'
  | 'help';

const CLASSES: Readonly<Record<Does, string>> = {
  play: 'play control steer pilot star feature drive',
  gather:
    'collect gather pick grab catch eat steal find seek harvest snatch search look dig recover retrieve earn gobble munch sniff pocket take get rescue save free want pluck mine deliver',
  oppose:
    'fight battle shoot kill avoid dodge evade defeat destroy blast beat slay stomp squash crush escape flee survive bash zap scare bonk smash watch stay outrun',
  pass: 'jump leap hop vault duck bounce skip crouch',
  throw: 'throw hurl fling lob fire spit toss launch',
  come: 'chase follow pursue lurk patrol invade attack come march swarm haunt roam wander prowl swoop wait hide spawn appear live crawl hunt raid',
  reach: 'reach arrive return cross',
  guard: 'protect defend guard shield',
  move: 'run walk fly float swim sneak race roll ride slide sail surf climb travel explore move dive ski skate glide swing hike go dash zoom rush drift paddle row fall bump head sweep',
  be: 'be become',
  have: 'have carry hold wear wield use need own bring contain',
  hurt: 'hurt sting burn damage',
  heal: 'heal restore',
  fear: 'fear hate dislike',
  match: 'match swap combine',
  start: 'start begin',
  leave: 'drop leave give keep',
  // done to something, and no part of play: what it is done to is picked up or reached
  tend: 'turn clean push pull feed serve plant water repair fix light ring open unlock build cut clear blow scare touch paint wash cook bake balance juggle cast push plug hug kiss carry visit warn wake fill',
  help: 'help let',
};

/** A form of a verb: "fights" → fight, what it does, and whether somebody before it does it. */
export interface Verb {
  readonly base: string;
  readonly does: Does;
  readonly form: 'base' | 's' | 'ing' | 'ed';
}

const IRREGULAR: Readonly<Record<string, readonly [string, Verb['form']]>> = {
  ...{
    is: ['be', 's'],
    are: ['be', 's'],
    am: ['be', 's'],
    was: ['be', 's'],
    "it's": ['be', 's'],
    being: ['be', 'ing'],
  },
  ...{
    has: ['have', 's'],
    goes: ['go', 's'],
    caught: ['catch', 'ed'],
    hidden: ['hide', 'ed'],
    driven: ['drive', 'ed'],
  },
};
const FORMS = new Map<string, Verb>();
for (const [does, words] of Object.entries(CLASSES) as [Does, string][])
  for (const base of words.split(' ')) {
    const put = (word: string, form: Verb['form']): void =>
      void (FORMS.has(word) || FORMS.set(word, { base, does, form }));
    const stem = base.endsWith('e') ? base.slice(0, -1) : base;
    put(base, 'base');
    put(/(?:s|x|z|ch|sh|go)$/.test(base) ? `${base}es` : base.replace(/([^aeiou])y$/, '$1ie').concat('s'), 's');
    put(`${stem}ing`, 'ing');
    put(`${stem.replace(/([^aeiou])y$/, '$1i')}ed`, 'ed');
    if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(base))
      for (const end of ['ing', 'ed']) put(`${base}${base.at(-1)}${end}`, end as Verb['form']);
  }
for (const [word, [base, form]] of Object.entries(IRREGULAR)) {
  const does = (Object.entries(CLASSES) as [Does, string][]).find(([, words]) => words.split(' ').includes(base))![0];
  FORMS.set(word, { base, does, form });
}
/** The verb that a word may be; undefined for words that do nothing in games. */
export const verbOf = (word: string): Verb | undefined => FORMS.get(word);
