/** Movements that parts decide, by their words' stems. The first word that is one of them counts. */
const STEMS = {
  open: /^(open|unlock|unseal)/,
  close: /^(clos|shut|lock)/,
  unfold: /^(unfold|unfurl|unroll|spread)/,
  spin: /^(spin|rotat|turn|whirl|revolv|twirl|grind)/,
  drive: /^(driv|wheel|rides?$|riding)/,
  roll: /^roll/,
  swing: /^(swing|dangl|toll|chim|rings?$|ringing)/,
  bob: /^(bob|float|hover|levitat|drift)/,
  squash: /^(bounc|squash|squish|wobbl)/,
  burn: /^(burn|blaz|ignit|flam)/,
  flicker: /^flicker/,
  glow: /^(glow|shin|gleam|radiat|lights?$|lit$)/,
  pulse: /^(puls|throb|beat)/,
  blink: /^(blink|flash)/,
  sparkle: /^(spark|glint|glitter|twinkl|shimmer)/,
  smoke: /^(smok|steam|fum(e|es|ing)$|puff)/,
  drip: /^(drip|leak|bleed|ooz)/,
  bubble: /^(bubbl|boil|simmer)/,
  flow: /^(flow|stream|pour|cascad|gush|runs?$|running)/,
  wave: /^(wav|flutter|billow|rippl)/,
  sway: /^(sway|rock|tilt|lean|rustl)/,
  grow: /^(grow|sprout|bloom|blossom)/,
  wither: /^(wither|wilt|droop|shrivel)/,
  melt: /^(melt|dissolv|thaw)/,
  break: /^(break|shatter|crumbl|crack|collaps|smash|destroy)/,
  explode: /^(explod|explos|burst|detonat|blow)/,
  fall: /^(fall|toppl|tip|fell|tumbl)/,
  shoot: /^(shoot|fires?$|firing|recoil)/,
  launch: /^(launch|fly|flies|takeoff|soar)/,
  flap: /^flap/,
  walk: /^(walk|crawl|scuttl|creep)/,
  swim: /^swim/,
  sail: /^sail/,
  pull: /^(pull|switch|flip|toggl)/,
  bite: /^(bit|chomp|snap|chew)/,
  turret: /^turret/,
} as const;

export type Verb = keyof typeof STEMS;
const ORDERED = Object.entries(STEMS) as readonly (readonly [Verb, RegExp])[];

/** What may stand for a verb where a thing has no act of that name, nearest first. */
export const NEAR: Readonly<Partial<Record<Verb, readonly Verb[]>>> = {
  open: ['unfold', 'pull'],
  unfold: ['open', 'grow'],
  drive: ['walk', 'sail', 'launch'],
  roll: ['drive'],
  flicker: ['burn'],
  glow: ['burn', 'pulse'],
  pulse: ['glow'],
  bubble: ['smoke', 'flow'],
  flow: ['drip'],
  wave: ['sway', 'flap'],
  sway: ['wave', 'swing'],
  swing: ['sway'],
  launch: ['flap'],
  flap: ['launch', 'wave'],
  swim: ['wave'],
  walk: ['drive'],
  pull: ['open'],
  bite: ['open'],
  bob: ['sail'],
};

/** A verb in a text, and the word that said it. */
export interface Asked {
  readonly verb: Verb;
  readonly word: string;
}

/** The movements that words ask for, in their order; a turret is asked for before its turning, wheels likewise. */
export function verbsIn(text: string): readonly Asked[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const asked = words.flatMap((word): Asked[] => {
    const found = ORDERED.find(([, stem]) => stem.test(word));
    return found ? [{ verb: found[0], word }] : [];
  });
  const special = asked.filter(({ verb, word }) => verb === 'turret' || /^wheel/.test(word));
  return [...special, ...asked.filter((one) => !special.includes(one))];
}
