/** What a text says became of a building, on what it stands, and which of its parts look otherwise than usual. */
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import type { Soil } from '../soils.ts';

const SOIL_OF: Readonly<Record<string, Soil>> = { hill: 'hill', hilltop: 'hill', mound: 'hill', knoll: 'hill', island: 'hill', hillside: 'hill', cliff: 'rock', cliffside: 'rock', clifftop: 'rock', rock: 'rock', rocks: 'rock', crag: 'rock', peak: 'rock', 'mountain top': 'rock', mountaintop: 'rock', mountain: 'rock', boulder: 'rock', outcrop: 'rock', ledge: 'rock', dune: 'dune', plateau: 'red', mesa: 'red' }; // biome-ignore format: a table
const STANDS = new RegExp(
  `,? (?:(?:standing|perched|built|sitting|set|high|alone|up) )*(?:on|atop|upon)(?: top of)? (?:an? |the |its )?((?:(?!and )[a-z]+ ){0,2}?)(${Object.keys(SOIL_OF).sort((a, b) => b.length - a.length).join('|')})(?:s|top)?(?= |,|$)(?! (?:town|village|city))`,
  'i',
); // biome-ignore format: one line
const FLAG_COLOURS: Readonly<Record<string, string>> = { red: '#d03038', blue: '#3464c8', green: '#3c9048', yellow: '#f0c838', white: '#f4f0e8', black: '#34303c', purple: '#8444b8', orange: '#e87c2c', gold: '#f0b838', golden: '#f0b838', pink: '#e878a8' }; // biome-ignore format: a table
/** These have flags that a colour is given to. */
const FLAGGED =
  /castle|^(?:palisade-fort|gatehouse|hindu-temple|palace|town-hall|guild-hall|barracks|circus-tent|tower)$/;

/** "Half buried in the sand": in what it is sunk. */
export function buried(take: (pattern: RegExp) => RegExpExecArray | undefined, text: () => string, replace: (pattern: RegExp, by: string) => boolean): Change | undefined {
  const whole = text();
  const found = take(/,? (?:(?:half|partly|partially|mostly)[ -])?(?:buried|sunk|sunken|submerged|swallowed)(?: (?:in|under|by|beneath) (?:the )?(sand|dunes|earth|dirt|snow|ground|soil|mud|rubble|jungle))?(?:s)?\b/i);
  if (!found && !replace(/\b(?:half|partly|partially|mostly)[ -](?:buried|sunken|sunk) (?=\w)/i, '')) return undefined;
  const said = found?.[1]?.toLowerCase() ?? (/\b(?:desert|sand|dunes|pyramid|egypt)/i.test(whole) ? 'sand' : /\b(?:snow|ice|arctic|tundra|winter)/i.test(whole) ? 'snow' : 'the ground');
  const soil: Soil = /sand|dune/.test(said) ? 'dune' : /snow/.test(said) ? 'snowy hill' : /rubble/.test(said) ? 'rock' : 'earth';
  return { is: 'sunk', soil, told: said };
} // biome-ignore format: patterns

/** `take` cuts what it finds out of the text. */
export function houseStates(
  whole: Brief,
  take: (pattern: RegExp) => RegExpExecArray | undefined,
  text: () => string,
  replace: (pattern: RegExp, by: string) => boolean,
): readonly Change[] {
  const changes: Change[] = [];
  const has = (is: Change['is']): boolean => changes.some((c) => c.is === is);
  if (
    take(/,? (?:(?:with|and|has|its) )*(?:all |all its |its |the |many |some )?(?:broken|smashed|shattered|cracked|busted)(?:[ -]out)? (?:glass )?windows?\b(?: panes?)?|,? (?:(?:with|and|its|the|all) )*windows? (?:are |all |is )?(?:broken|smashed|shattered|busted|missing)\b/i)
  )
    changes.push({ is: 'broken windows' });
  if (
    take(/,? (?:(?:with|and|but|only|just) )*(?:only |just )?(?:an?|one|a single|single|1) (?:single |lone |upstairs |top |attic |upper )*(?:(?:lit|lighted|glowing|illuminated|bright|yellow)(?: up)? window|window(?: (?:is|still|that is))* (?:lit|lighted|glowing|illuminated|alight|shining)(?: up)?|light(?: (?:is|still|left))* (?:on|burning|in (?:the|an?|one) (?:\w+ )?window))\b|,? (?:with |and )?(?:only |just )?one light (?:on|in (?:a|the|one) window)\b/i)
  ) {
    changes.push({ is: 'one window lit' });
    // on which floor is not told apart
    take(/ (?:up )?(?:in|on|at) (?:the |its )?(?:attic|top floor|upper floor|upstairs|tower|loft|second floor|basement|cellar)(?: windows?)?(?=$|,| and | with )/i);
  }
  if (
    take(/,? (?:with|and|has|its) (?:an? |the |its )?(?:(?:partly|partially|half|old) )*(?:collapsed|caved[- ]in|fallen(?:[- ]in)?|broken|missing|ruined|damaged|sunken|destroyed) roof\b|,? (?:with|and) (?:an? |the )?(?:(?:big|large|gaping|huge) )*holes? in (?:the |its )roof\b|,? (?:(?:with|and|its|the) )*roof (?:is |has |partly |half )*(?:collapsed|caved in|fallen in|broken|missing|gone|torn off)\b/i)
  )
    changes.push({ is: 'fallen roof' });
  if (replace(/\broofless (?=\w)/i, '')) changes.push({ is: 'fallen roof' });
  if (
    take(/,? (?:with|and|has|its) (?:(?:old|its|the|an?|one|two) )*(?:tattered|torn|ripped|ragged|broken|damaged|missing) (?:sails?|blades?|vanes?|cloth)\b/i)
  )
    changes.push({ is: 'torn sails' });
  if (
    take(/,? (?:(?:built|made|cobbled|put|patched|pieced|assembled|constructed)(?: together| up)? )?(?:out of|from|of|with) (?:(?:rusty|old|rusted|corrugated|salvaged) )*(?:scrap(?: metal| iron)?|junk|sheet metal|metal sheets|corrugated (?:iron|metal)|car parts|metal scraps|scraps)\b(?=,| and |$)/i) ||
    replace(/\b(?:scrap[- ]metal|scrap|junkyard|junk) (?=(?:shack|hut|house|shelter|tower|fort|shed|cabin|workshop|base|home|wall)\b)/i, '')
  ) {
    changes.push({ is: 'scrap' });
    // "and tires": what else it is made of lies at its side
    replace(/^(.+?) and ((?:old |car )*(?:tires|tyres|barrels|crates|planks))$/i, '$1 with $2 outside');
  }
  if (take(/,? (?:with|and|above) (?:an? |the )?(?:small |little |corner )?(?:shops?|stores?|caf[eé]|bakery|restaurant|bar|grocery|storefronts?)(?: (?:on|at|in) (?:the )?(?:ground|street|bottom|first)[ -]?(?:level|floor)| (?:below|underneath|downstairs|on the bottom))\b|,? with (?:ground[- ]floor|street[- ]level) (?:shops?|stores?)\b/i))
    changes.push({ is: 'ground shop' });
  if (
    take(/,? (?:with|and|has|through) (?:(?:a pair of|two|its|wooden|old|the|double) )*(?:swinging|swing|batwing|saloon|bat[- ]wing)[- ]doors?\b/i) ||
    (whole.concept === 'saloon' && !/\bdoors?\b/i.test(text()))
  )
    changes.push({ is: 'swing doors' });
  else if (
    take(/,? (?:with|and|has|its) (?:an? |the |its )?(?:(?:big|large|wide|wooden|iron|huge) )*(?:open|opened|ajar) (?:(?:big|large|wooden|iron|front|main|castle) )*(?:gates?|doors?|entrance|portcullis)\b|,? (?:(?:with|and|its|the) )*(?:front )?(?:gates?|doors?) (?:(?:is|are|wide|left|stands?|standing) )*(?:open|ajar)\b/i)
  )
    changes.push({ is: 'open door' });
  if (
    take(/,? (?:(?:with|and|has|having|covered in|covered with) )?(?:(?:large|big|blue|two|four|many|some|long|rooftop|deployed) )*solar[- ](?:panels?|cells|arrays?|wings|roof)\b(?: (?:on (?:its |the |top of the |top of its )?(?:roof|top|rooftop)|on (?:it|both sides|the sides?|each side)))?/i)
  )
    changes.push({ is: 'solar panels' });
  const pad = take(/,? (?:with|and|has) (?:an? |the )?(?:helicopter (?:landing )?pad|helipad|heliport|helicopter landing pad|landing pad)\b(?: on (?:the |its )?(?:top|roof|rooftop))?/i);
  if (pad) changes.push({ is: 'helipad', told: pad[0].trim() });
  const flags = /,? (?:with|and|flying|under|topped with|topped by) (an? |the |two |three |many |several |some |lots of )?((?:[a-z]+ )?)(?:flags?|pennants?)\b(?: (?:on|at) (?:(?:the|its|each|every) )?(?:top|roof|towers?|walls?|corners))?(?! pole)/i;
  if (!FLAGGED.test(whole.concept)) {
    const flag = take(flags);
    const colour = flag && FLAG_COLOURS[flag[2]!.trim().toLowerCase()];
    if (flag) changes.push({ is: 'flags', colour: colour ?? '#d03038', count: /flags|pennants/i.test(flag[0]) ? (/^two/i.test(flag[1] ?? '') ? 2 : 3) : 1 });
  }
  if (!/stilt/.test(whole.concept) && take(/,? (?:(?:standing|built|raised|sitting|perched) )*(?:on|above \w+ on) (?:(?:wooden|tall|high|long|rickety|old) )*(?:stilts|posts|pilings|piles|poles)\b/i))
    changes.push({ is: 'stilts' });
  const hewn = take(/,? (?:(?:that|which) is |is )?(?:cut|carved|built|hewn|chiseled|chiselled|dug|set|embedded|nestled|hidden)(?: (?:right|directly|deep|straight))? (?:in|into|out of|inside|from|within) (?:an? |the )?(?:side of |face of |wall of )?(?:an? |the )?((?:[a-z]+ ){0,2}?)(cliff(?:s|side)?(?: (?:face|wall|side))?|mountain(?: ?side)?|rock(?: (?:face|wall))?|rocks|canyon(?: wall)?|stone cliff|crag)\b/i);
  if (hewn) {
    const looks = hewn[1]!.toLowerCase();
    const kind = /\bred|orange/.test(looks) ? 'red' : /sand|yellow|desert/.test(looks) || /canyon/i.test(hewn[2]!) ? 'sand' : /\bic[ey]|frozen|snow/.test(looks) ? 'ice' : /dark|black|volcan/.test(looks) ? 'dark' : undefined; // biome-ignore format: one line
    changes.push({ is: 'built', of: 'cliff', ...(kind ? { kind } : {}), told: hewn[0].replace(/^,? /, '') });
  }
  const sunk = buried(take, text, replace);
  if (sunk) changes.push(sunk);
  const stands = take(STANDS);
  if (stands && !has('sunk')) {
    const word = stands[2]!.toLowerCase();
    const looks = stands[1]!.trim().toLowerCase();
    const soil = SOIL_OF[word]!;
    changes.push({ is: 'stands on', soil: /snow/.test(looks) ? 'snowy hill' : soil === 'hill' && (whole.mood.includes('scary') || /haunted|spooky|creepy|vampire|dark/i.test(whole.drawnAs)) ? 'dark hill' : /sand|desert/.test(looks) ? 'dune' : /rock|stone|craggy/.test(looks) ? 'rock' : soil, told: `${looks} ${word}`.trim() });
  }
  return changes;
} // biome-ignore format: patterns
