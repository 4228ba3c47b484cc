/** "View out of a train window onto snowy mountains": what one looks out of, and what is seen there as a picture of its own. */

/** What frames the view. */
export type Lookout =
  | 'spaceship'
  | 'cockpit'
  | 'car'
  | 'train'
  | 'window'
  | 'stone window'
  | 'barred window'
  | 'oval window'
  | 'porthole'
  | 'cave'
  | 'tent'
  | 'balcony'
  | 'scope'
  | 'binoculars'
  | 'keyhole';

export interface SeenFrom {
  readonly from: Lookout;
  /** The words for it. */
  readonly told: string;
  /** What is seen, as a description. */
  readonly text: string;
}

/** The first that fits; with it where one is when only things are named ("asteroids ahead"). */
const FRAMES: readonly (readonly [RegExp, Lookout, string])[] = [
  [/\b(?:submarine|bathyscaphe|u-boat|diving bell)\b/, 'porthole', 'underwater'],
  [/\bport ?holes?\b|\bship'?s? (?:cabin )?window\b/, 'porthole', 'sea'],
  [/\b(?:space ?ship|star ?ship|space ?craft|rocket|space shuttle|shuttle|star ?fighter|space station|space fighter|x-wing|ufo)(?:'s)?\b/, 'spaceship', 'space'],
  [/\b(?:air ?plane|plane|jet|aircraft|airliner)(?:'s)? (?:passenger )?window\b/, 'oval window', 'sky'],
  [/\b(?:air ?plane|plane|jet|fighter|helicopter|aircraft|bomber|mech|mecha|robot|tank)\b/, 'cockpit', 'sky'],
  [/\bcockpit\b/, 'spaceship', 'space'],
  [/\b(?:train|tram|bus|railway|subway|carriage|wagon|caravan)\b/, 'train', 'meadow'],
  [/\b(?:car|truck|taxi|windshield|windscreen|dash ?board|driver'?s? seat|van|cab)\b/, 'car', 'highway'],
  [/\b(?:prison|jail|cell|barred|dungeon)\b/, 'barred window', 'meadow'],
  [/\b(?:castle|tower|stone|arched|arrow ?slit|fortress|monastery|church|palace|keep|lighthouse)\b(?:.* window| arch|$)|\barrow ?slit\b|\b(?:stone )?arch(?:way)?$/, 'stone window', 'meadow'],
  [/\b(?:cave|cavern|grotto|den|burrow|mine|cave mouth|tunnel)\b/, 'cave', 'meadow'],
  [/\btent\b/, 'tent', 'meadow'],
  [/\b(?:balcony|terrace|veranda|porch|patio|railing)\b/, 'balcony', 'city'],
  [/\b(?:sniper|rifle|scope|crosshairs?)\b/, 'scope', 'meadow'],
  [/\b(?:telescope|spy ?glass|monocular)\b/, 'scope', 'night sky'],
  [/\b(?:binoculars|field glasses)\b/, 'binoculars', 'meadow'],
  [/\b(?:key ?hole|peep ?hole)\b/, 'keyhole', 'living room'],
  [/\bwindows?\b/, 'window', 'meadow'],
]; // biome-ignore format: a table

/** A room that looks out has its own picture, with what is seen in its panes. */
const ROOMS =
  /\b(?:room|bedroom|kitchen|attic|office|cafe|bar|apartment|penthouse|study|library|cabin|loft|house|cottage|restaurant|studio|dorm|school|classroom|hospital|bridge)\b/;
const A = '(?:(?:an?|the|its|his|her|my|your|our) )?';
/** Up to four words that name what one is in. */
const OUT_OF = `${A}((?:(?!(?:of|onto|on|over|at|to|with|showing|overlooking|into|towards?|and|in|a|an|the)\\b)[a-z'-]+ ?){1,4}?)`;
const LOOKS =
  '(?:first[- ]person |pov )?(?:view(?:ing|ed|s)?|look(?:ing)?|looks|peek(?:ing)?|gazing|peering|staring|pov|seen|sight|shot|vista|scene|scenery|picture)';
const THROUGH =
  '(?:out (?:of|from|through) |out |from |through )(?:inside |within |the inside of |the back of |the mouth of |the opening of |behind )?(?:of )?';
const ONTO =
  '(?:,? ?(?:of|onto|on to|out onto|on|over|out over|out at|out to|at|to|with|showing|overlooking|looking (?:out )?(?:at|over|onto|on|into|towards?)|into|towards?|facing)\\b|,|:)';
const FIRST = new RegExp(`^(?:an? |the )?${LOOKS} ${THROUGH}${OUT_OF}(?: (?:of|in) an? ([a-z'-]+))?\\s*${ONTO}\\s*${A}(.+)$`, 'i'); // biome-ignore format: one line
const LAST = new RegExp(`^(?:(?:an? |the )?(?:view|sight|scene) (?:of|on) )?(.+?),? (?:as )?(?:seen|viewed|visible|looked at|watched|framed|view) ${THROUGH}${OUT_OF}(?: of an? ([a-z'-]+))?$`, 'i'); // biome-ignore format: one line
const THEIR = new RegExp(`^${A}((?:[a-z'-]+ ){0,2}(?:cockpit|windshield|windscreen|dash ?board|port ?hole|scope|balcony|binoculars|keyhole|window))(?: (?:window|pov))* view\\b\\s*${ONTO}\\s*${A}(.+)$`, 'i'); // biome-ignore format: one line

/** Nothing is named that is seen: what lies before such an opening. */
const BARE = new RegExp(`^(?:an? |the )?${LOOKS} ${THROUGH}${OUT_OF}$`, 'i');
/** "A window with rain", "balcony with a view of the city". */
const BEHIND = new RegExp(`^(?:an? |the )?((?:(?!(?:with|in|on|of)\\b)[a-z'-]+ ){0,2}(?:windows?|balcony|terrace|port ?hole|windshield)) (?:with|and|showing) (?:an? |the )?(?:(?:(?:nice|beautiful|great|wide|sea|city|amazing|stunning) )*view (?:of|over|on|onto|to|out to) ${A}(.+)|((?:heavy )?rain|rain ?drops|raindrops on it|snow|snowfall|fog|a storm|storm|lightning) ?(?:outside|on it|running down)?)$`, 'i'); // biome-ignore format: one line

const frameOf = (words: string): readonly [Lookout, string] | undefined => {
  const row = FRAMES.find(([is]) => is.test(words));
  return row && [row[1], row[2]];
};

/** What a text says one looks out of; undefined where nobody looks out of anything that frames the view. */
export function lookoutIn(text: string): (SeenFrom & { readonly where: string }) | undefined {
  const plain = text.trim().replace(/\s+/g, ' ');
  const first = FIRST.exec(plain) ?? undefined;
  const their = first ? undefined : (THEIR.exec(plain) ?? undefined);
  const last = first || their ? undefined : (LAST.exec(plain) ?? undefined);
  const behind = first || their || last ? undefined : (BEHIND.exec(plain) ?? undefined);
  const bare = first || their || last || behind ? undefined : (BARE.exec(plain) ?? undefined);
  if (behind ?? bare) {
    const words = (behind?.[1] ?? `${bare?.[2] ?? ''} ${bare?.[1]}`).trim().toLowerCase();
    const frame = ROOMS.test(words) && !/\bwindows?\b/.test(words) ? undefined : frameOf(words);
    const fell =
      behind?.[3] &&
      `city in ${/^rain|drops/i.test(behind[3]) ? 'the rain' : /snow/i.test(behind[3]) ? 'a snowstorm' : /fog/i.test(behind[3]) ? 'the fog' : 'a storm'}`;
    return frame && { from: frame[0], told: words, text: fell ?? behind?.[2] ?? frame[1], where: frame[1] };
  }
  const from = first ? `${first[2] ?? ''} ${first[1]}` : their ? their[1]! : last ? `${last[3] ?? ''} ${last[2]}` : '';
  const told = from.trim().toLowerCase();
  const seen = (first?.[3] ?? their?.[2] ?? last?.[1] ?? '').trim();
  if (told === '' || seen === '' || (ROOMS.test(told) && !/\bwindows?\b/.test(told))) return undefined;
  const frame = frameOf(told);
  if (!frame) return undefined;
  // "asteroids ahead": where they are is where one looks
  const what = seen.replace(/,? (?:ahead|in front|outside|out there|passing by|rushing by|beyond|below)(?=$|,)/gi, '').trim(); // biome-ignore format: one line
  return what === '' ? undefined : { from: frame[0], told, text: what, where: frame[1] };
}
