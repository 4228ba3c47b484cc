/** "Wizard duel, red mage vs blue mage, beams clashing in the middle": the two of a fight alone, and what of theirs meets between them. */

const NOUN = '(?:duel|fight|battle|showdown|face[- ]?off|stand[- ]?off|clash|match|sword ?fight|gun ?fight|boss ?fight|combat)'; // biome-ignore format: one line
const HOW = '(?:(?:an?|the|epic|great|final|fierce|intense|magic|magical|dramatic|heroic|deadly|big) )*';
const VERSUS = /\s(?:vs\.?|versus|against|fighting|battling|duell?ing)\s/i;
/** The name of the fight before those who fight: "wizard duel, …", "two mages fight: …". */
const TITLE = new RegExp(`^${HOW}(?:(?:[a-z]+ ){0,2}[a-z]+ )?(?:${NOUN}|fighting|duell?ing)(?: scene)?\\s*(?:[,:–—-]|of|between)\\s*(?=.)`, 'i'); // biome-ignore format: one line
/** And behind them: "dragon vs knight, epic fight". */
const LAST = new RegExp(`(?:, (?:in )?${HOW}(?:[a-z]+ )?| (?:in )?${HOW})${NOUN}(?: scene)?$`, 'i');
const RAYS = '(?:(?:[a-z]+ )?(?:beams?|spells?|magics?|lasers?|rays?|blasts?|bolts?|lightnings?|fireballs?|energ(?:y|ies)|powers?)(?: and (?:[a-z]+ )?(?:beams?|spells?|magics?|lasers?|rays?|blasts?|bolts?))?)'; // biome-ignore format: one line
const MEET = '(?:(?:are |is )?(?:clashing|colliding|meeting|crossing|crashing|struggling)|clash|collide|meet|cross)(?: together| against each other| with each other| into each other)?'; // biome-ignore format: one line
const BETWEEN = '(?: (?:in|at) (?:the )?(?:middle|cent(?:er|re)|mid[- ]?air)| between (?:them|both|the two))?';
const RAYS_MEET = new RegExp(`(?:,| with| and|, with|, and)+ (?:the |their |both |two |magic )*${RAYS} ${MEET}${BETWEEN}`, 'i'); // biome-ignore format: one line
const SAID = /,|\b(?:and|with|in|on|at|vs|versus)\b/i;
/** Beside a mage of another colour "red mage" is no trade of its own. */
const HUED = /^((?:an? |the )?(?:red|blue|green|purple|black|white|yellow|orange|pink|dark|gold|golden)) mage$/i;

export function asDuel(text: string): string {
  if (!VERSUS.test(text)) return text;
  const bare = text.replace(TITLE, '');
  const meet = RAYS_MEET.exec(bare);
  const rest = (meet ? bare.replace(meet[0], '') : bare).replace(LAST, '').trim();
  if (!VERSUS.test(rest)) return text;
  if (!meet) return rest;
  const [one = '', other = '', ...more] = rest.split(VERSUS);
  // where more is said of them, it stays with whom it is said of
  if (more.length > 0 || SAID.test(one)) return rest;
  const [, second = '', where = ''] = /^(.+?)((?:,| in | on | at | with ).*)?$/i.exec(other.trim()) ?? [];
  const named = (who: string): string => {
    const plain = who.trim().replace(HUED, '$1 wizard');
    return /^(?:an?|the|one) /i.test(plain) ? plain : `a ${plain}`;
  };
  return `${named(one)} in a beam struggle with ${named(second)}${where}`;
}
