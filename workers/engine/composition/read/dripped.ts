/** What drips from a thing, leaks out of it or was spilt on it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEAKED } from '../changes/leaks.ts';
import type { Change } from '../graph.ts';
import { colourIn, LIQUIDS, STAINED_BLOOD } from './stuff-words.ts';

/** What blood is on, not in. */
const BLED: ReadonlySet<string | undefined> = new Set(['weapon', 'tool', 'clothing', 'sign', 'furniture', 'machine', 'music', undefined]); // biome-ignore format: a list
const HOLDS_BLOOD =
  /bottle|vial|cup|goblet|chalice|bowl|jar|syringe|bag|bucket|cauldron|pool|potion|glass|heart|drop|orb/;
/** "Dripping green": what drips is said by its colour alone. */
const DRIPS_HUE = /,? (?:that is )?dripping (?:with )?(?:some )?(red|blue|green|purple|yellow|orange|pink|cyan|black|white|gold|golden)(?: (?:liquid|fluid|stuff))?(?=$|,| and )/i; // biome-ignore format: one line
/** Through a hole in what holds a liquid. */
const HOLDS: ReadonlySet<string | undefined> = new Set(['container', 'potion', 'machine', 'vehicle', 'tool', 'furniture', undefined]); // biome-ignore format: a list
const LEAKING = /\b(?:leaking|leaky|punctured) (?=[a-z])/i;
const LEAKS_IT = /,? (?:that is |which is |and )?(?:leaking|leaks|spilling|gushing|squirting)(?: out)?(?: (?:with|some|a bit of|a puddle of))? ?(?:(golden|gold|red|blue|green|white|black|purple|yellow|orange|pink|cyan) )?(?:(?:glowing|toxic|thick|dark|clear|sticky) )*(water|oil|acid|slime|goo|honey|lava|poison|wine|beer|milk|ink|paint|blood|fuel|sludge|liquid|fluid)?(?: from (?:a |the |its )?[a-z]+)?(?=$|,| and | with )/i; // biome-ignore format: one line
const LEAK_HUES: Readonly<Record<string, string>> = { ...LIQUIDS, wine: '#8c1c44', beer: '#e0a838', milk: '#f4f0e8', fuel: '#d8a838' }; // biome-ignore format: a table

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

/** Takes what drips out of a text that tells of one thing: `take` behind its name, `lead` wherever it stands. */
export function dripsOf(whole: Brief, text: () => string, take: Take, lead: Take): Change[] {
  const out: Change[] = [];
  const category = categoryOf(whole.concept);
  const drips = take(/,? (?:which is |that is )?(?:dripping|covered|drenched|soaked|stained|splattered|coated|oozing|smeared|drizzled|dipped)(?: (?:with|in))? (?:([a-z]+) )?(blood|slime|poison|venom|acid|honey|lava|water|goo|ooze|paint|ink|chocolate|syrup|caramel|oil|tar|sludge|wax)\b/i); // biome-ignore format: one line
  const bled = take(STAINED_BLOOD) ?? (BLED.has(category) && !HOLDS_BLOOD.test(whole.concept) ? take(/,? (?:with|and) (?:some |fresh |dried )?blood(?: stains?| splatters?)?(?: (?:on|all over) (?:it|the [a-z]+))?(?=$|,)/i) : undefined); // biome-ignore format: one line
  if (bled) out.push({ is: 'drips', with: 'blood', colour: LIQUIDS.blood! });
  if (!drips && HOLDS.has(category)) {
    const leak = take(LEAKS_IT) ?? lead(LEAKING);
    const what = leak?.[2]?.toLowerCase() ?? /\b(oil|water|honey|wine|beer|milk|acid|slime|lava|poison|ink|paint)\b/i.exec(text())?.[1]?.toLowerCase(); // biome-ignore format: one line
    const own = what ?? (/\b(?:toxic|radioactive|waste|hazard)/i.test(text()) ? 'acid' : 'water');
    if (leak) out.push({ is: 'drips', with: what ?? (category === 'potion' ? LEAKED : own), colour: colourIn(leak[1]) ?? LEAK_HUES[own] ?? LIQUIDS.water!, leaks: true }); // biome-ignore format: one line
  }
  const hued = drips ? undefined : take(DRIPS_HUE);
  if (hued)
    out.push({ is: 'drips', with: /green/i.test(hued[1]!) ? 'poison' : /red/i.test(hued[1]!) ? 'blood' : 'liquid', colour: /green/i.test(hued[1]!) ? LIQUIDS.poison! : /red/i.test(hued[1]!) ? LIQUIDS.blood! : (colourIn(hued[1]) ?? LIQUIDS.water!) }); // biome-ignore format: one line
  else if (drips)
    out.push({
      is: 'drips',
      with: drips[2]!.toLowerCase(),
      colour: colourIn(drips[1]) ?? LIQUIDS[drips[2]!.toLowerCase()]!,
    });
  else if (/\b(?:bloody|bloodied|blood[- ](?:stained|soaked|covered))\b/i.test(text()))
    out.push({ is: 'drips', with: 'blood', colour: LIQUIDS.blood! });
  else if (category === 'weapon' || category === 'tool' || whole.concept === 'arrow') {
    const venom = lead(/\b(?:poison(?:ed|ous)?|venom(?:ous|ed)?|envenomed|toxic|acid)(?:[- ](?:coated|tipped|dipped|covered|laced))? (?=[a-z])/i); // biome-ignore format: one line
    if (venom) out.push({ is: 'drips', with: 'poison', colour: LIQUIDS.poison! });
  }
  return out;
}
