/** Effects and signs of states, said in the words of the tables: "burn status icon", "oil puddle", "speed lines". */

/** Substances and the colour of their splashes. */
const SPLASHED: Readonly<Record<string, string>> = { slime: 'green', goo: 'green', poison: 'green', acid: 'green', venom: 'green', mud: 'brown', chocolate: 'brown', ink: 'black', oil: 'black', tar: 'black', milk: 'white', water: 'blue', paint: 'blue', lava: 'orange', honey: 'orange', blood: 'red', wine: 'crimson' }; // biome-ignore format: a table
const STUFF = Object.keys(SPLASHED).join('|');

/** What stands for a state of a fighter. */
const STATES: readonly (readonly [string, string])[] = [
  ['burn(?:ing|ed|t)?|fire|on fire|ignited', 'flame'],
  ['freez(?:e|ing)|frozen|frost(?:bite)?|chill(?:ed)?|cold|ice', 'snowflake'],
  ['poison(?:ed)?|toxic|venom', 'poison cloud'],
  ['stun(?:ned)?|confus(?:ed|ion)|dizzy|daze[d]?', 'dizzy stars'],
  ['sleep(?:ing|y)?|asleep', 'zzz'],
  ['bleed(?:ing)?|blood', 'drop of blood'],
  ['curse[d]?|doom(?:ed)?|death|dead', 'skull'],
  ['paraly(?:sis|zed|sed)|shock(?:ed)?|electrified', 'lightning bolt'],
  ['weak(?:ness|ened)?|slow(?:ed)?|debuff', 'debuff arrow'],
  ['heal(?:ing)?|regen(?:eration)?', 'healing effect'],
  ['strength|attack up|buff(?:ed)?|power', 'buff arrow'],
  ['charm(?:ed)?|love', 'floating hearts'],
  ['haste|speed|swift(?:ness)?', 'boots with wings'],
  ['shield(?:ed)?|protect(?:ed|ion)?|defen[cs]e', 'shield'],
  ['rage|anger|enraged|berserk|taunt(?:ed)?', 'angry mark'],
  ['petrif(?:y|ied)|stone', 'stone statue'],
  ['blind(?:ed|ness)?', 'eye'],
]; // biome-ignore format: a table

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  ...STATES.map(
    ([state, drawn]) =>
      [new RegExp(`\\b(?:${state}) (?:status|condition|ailment|state)(?: effect)?(?: icon| symbol)?$`, 'i'), drawn] as const, // biome-ignore format: one line
  ),
  [/\bstatus(?: effect)? icon,? (?:for |of )?(?=[a-z])/i, ''],
  [/\b(?:stat |attack |defen[cs]e |power )?buff arrow(?: (?:pointing )?up)?\b/i, 'buff arrow'],
  [/\bdebuff(?: arrow)?(?: (?:pointing )?down)?(?: icon| effect)?\b/i, 'debuff arrow'],
  [/^(?:teleport(?:ation|ing)?|warp)(?: (?:effect|spell|magic|in|out))?$/i, 'blue light beam'],
  [/^((?:lost |floating |glowing |ghostly |wandering |blue |green |purple |white )*)(?:soul|spirit)(?: orb| flame| fire| essence)?$/i, '$1blue flame'], // biome-ignore format: one line
  [/\b(?:ghost|ghostly|spirit|soul|spectral) (?:fire|flames?)\b/i, 'blue flame'],
  [/\b(?:dash|speed|motion|wind|velocity|action) lines?(?: effect)?$/i, 'wind gust'],
  [/^frost(?: (?:effect|spell|magic|wave|nova))?$/i, 'ice burst'],
  [/^((?:big |small |large )?)(?:dark|shadow|void|evil|chaos)[ -](?:energy|magic|ball|orb|power)(?: (?:ball|orb|blast|sphere|effect|spell))?$/i, '$1purple energy ball'], // biome-ignore format: one line
  [/^((?:big |small |large |swirling )?)(?:whirlpool|maelstrom|water vortex)$/i, '$1blue vortex'],
  [/^(?:autumn |green |falling )?leaves (?:swirl|whirl|spiral|vortex)$/i, 'leaf swirl'],
  [/^earthquake rocks$|^(?:breaking|cracking) ground$/i, 'ground crack'],
  [/^((?:dark |grey |gray )?)rain(?:ing|y)? cloud$/i, '$1cloud with rain'],
  [/^sweat ?drops?$|^sweating$/i, 'droplet'],
];

/** Said plainly where a text is of an effect. */
export function effectsPlainly(text: string): string {
  const said = text
    .replace(new RegExp(`^((?:big |small |large )?)(${STUFF}) (splat(?:ter)?|splotch|stain|puddle|pool)$`, 'i'), (whole, size: string, what: string, how: string) => { // biome-ignore format: one line
      const pool = /puddle|pool/i.test(how);
      if (/^water$/i.test(what) || (/^blood$/i.test(what) && !pool) || (/^acid$|^slime$/i.test(what) && pool)) return whole; // biome-ignore format: one line
      return `${size}${SPLASHED[what.toLowerCase()]} ${pool ? 'puddle' : 'splatter'}`;
    }); // biome-ignore format: one call
  return WORDINGS.reduce((so, [wording, words]) => so.replace(wording, words), said.trim());
}
