/** What a text says is on a thing: emblems, letters, stripes, what drips, winds and wears it. */
import { isLiving } from '../../catalogue/living.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Change } from '../graph.ts';
import type { Adorned } from './adorned.ts';
import { STRANDS, TIED, TIES } from './adorned-body.ts';
import { dripsOf } from './dripped.ts';
import { saidOfThing } from './of-things/said-of-things.ts';
import {
  BEARS,
  CARRIES,
  EMBLEMS,
  LOOK,
  NAMES,
  ON_IT,
  PICTURED,
  SAYS,
  SITS,
  STRIPES,
  shows,
  signOf,
} from './sign-words.ts';
import {
  coloured,
  colourIn,
  conservedIn,
  GLASS_HURT,
  GLOWING,
  HURT_PART,
  haloOf,
  NATIVE_LIGHT,
  OF_STEAM,
  OWN_BREAK,
  OWN_WEAR,
  RUNES,
  SHEETS,
  STONES,
  TORN,
  WEARS,
  WOUND,
} from './stuff-words.ts';

/** What is a rod, which a bone would make as it is. */
const LONG = /^(?:flute|recorder|stick|rod|baton|club|blowgun|pole)$/;

/** The text of one thing without what is on it, and that. */
export function adornedThing(typed: string, asIs: Brief, read?: (text: string) => Brief): Adorned {
  const said = read ? saidOfThing(typed, asIs, read, signOf) : { text: typed, changes: [], alone: false, named: false };
  const asked = said.text;
  const whole = asked === typed || !read ? asIs : { ...read(asked), concept: asIs.concept };
  const changes: Change[] = [];
  let text = asked;
  const category = categoryOf(whole.concept);
  const take = (pattern: RegExp, onlyLost = false): RegExpExecArray | undefined => {
    const found = pattern.exec(text);
    if (!found || found.index === 0 || (onlyLost && !found[0].split(/[ ,]+/).some((w) => w && lost(w))))
      return undefined;
    // "with an eye on the cover and a brass lock": the lock is its own as well
    const after = text.slice(found.index + found[0].length);
    const joined = /^,? ?(?:with|has|having|bearing|featuring)\b/i.test(found[0]) ? after.replace(/^,? and (?=(?:an?|its|the|some|two|three|small|little|big) |(?:[a-z]+ )?(?:chains|straps|corners|clasps?|bands|buckles|spikes|gems|rivets|runes|horns|wings|feathers|ribbons|bells|tassels|studs|locks?|trim)(?=$|,))/i, ' with ') : after; // biome-ignore format: one line
    text = `${text.slice(0, found.index)} ${joined}`.replace(/\s+/g, ' ').trim();
    return found;
  };
  const lost = (word: string): boolean => whole.unknown.some((u) => u.split(' ').some((w) => w === word || `${w}s` === word || w === `${word}s`)); // biome-ignore format: one line
  for (const pattern of EMBLEMS) {
    // many of them along a blade are runes, not one sign
    const several = / runes\b/i.exec(pattern.exec(text)?.[0] ?? '');
    // a cat on a table sits there, and is no sign of one
    const sits = CARRIES.test(category ?? '') && SITS.test(pattern.exec(text)?.[0] ?? '');
    const found = several || sits ? undefined : take(pattern);
    if (!found) continue;
    const of = signOf(found[2]!.toLowerCase())!;
    changes.push({ is: 'emblem', of, ...coloured(colourIn(found[1])) });
    break;
  }
  if (changes.length === 0 && read && category !== 'building') {
    const patterns = BEARS.test(whole.concept) ? [...PICTURED, ON_IT] : PICTURED;
    const shown = patterns.map((pattern) => pattern.exec(text)).find((found) => found && found.index > 0);
    const item = shown && read(shown[1]!);
    if (item && item.confidence >= 0.9 && item.unknown.length === 0 && item.concept !== whole.concept) {
      take(new RegExp(shown[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      changes.push({ is: 'picture', item, text: shown[1]! });
    }
  }
  const conserved = changes.length === 0 && read ? conservedIn(text, whole, read) : undefined;
  if (conserved) changes.push(conserved);
  const says = category === 'monster' || category === 'building' ? undefined : take(SAYS);
  // what bears that word as it is drawn is not written on again
  if (says && !/gravestone|tombstone|wanted-poster/.test(whole.concept))
    changes.push({ is: 'inscribed', text: (says[1] ?? says[2])!.trim().toUpperCase() });
  if (lost('stripe') || lost('stripes') || lost('band') || lost('bands')) {
    const striped = take(STRIPES);
    const colours = striped ? [striped[1], striped[2]].flatMap((word) => colourIn(word) ?? []) : [];
    if (striped && colours.length > 0) changes.push({ is: 'stripes', colours, many: /s$/i.test(striped[3]!) });
  }
  const runes = take(RUNES);
  if (runes || /\b(?:runic|rune[- ](?:covered|engraved|carved|etched|inscribed))\b/i.test(text))
    changes.push({ is: 'runes', ...coloured(colourIn(runes?.[1])) });
  if (changes.length === 0 && !/\bon (?:top|it)\b/i.test(text)) {
    const plain = new RegExp(`,? with (?:an? |the )?${LOOK}${NAMES}(?= (?!shaped|blade|head)|,|$)`, 'i').exec(text);
    const name = plain?.[2]?.toLowerCase() ?? '';
    // a creature wears its crown
    const worn = (category === 'monster' && name.startsWith('eye')) || (isLiving(whole.concept) && name === 'crown');
    // of a sign in a colour its colour may be all that is left unread
    const [colour = ''] = plain?.[1]?.trim().toLowerCase().split(' ') ?? [];
    if (
      plain &&
      !worn &&
      (lost(name.split(' ').at(0)!) || (colour !== '' && lost(colour))) &&
      shows(whole.concept, signOf(name)!, category)
    ) {
      take(new RegExp(`,? with (?:an? |the )?${LOOK}${NAMES}(?= (?!shaped|blade|head)|,|$)`, 'i'));
      const of = signOf(name)!;
      const many = /s$/.test(name) && signOf(name) !== name && !/crossbones$|cross$/.test(name);
      changes.push({ is: many ? 'pattern' : 'emblem', of, ...coloured(colourIn(plain[1])) });
    }
    const before = new RegExp(`\\b${NAMES} (?=(?:amulet|ring|necklace|pendant|shield|banner|flag|book|tome|medal|coin|badge|hat|shirt|t-shirt|mug|cup|key|belt|mask|helmet|cape|card|chest|rug|pillow|flag|balloon|locket|brooch|bottle|potion|lantern)s?\\b)`, 'i').exec(text); // biome-ignore format: one line
    if (before && changes.length === 0 && lost(before[1]!.toLowerCase())) {
      lead(new RegExp(`\\b${before[0]}`, 'i'));
      changes.push({ is: 'emblem', of: signOf(before[1]!.toLowerCase())! });
    }
    const dots = lost('dots') || lost('spots') || lost('polka') ? take(/,? (?:with )?(?:([a-z]+) )?(?:polka )?(?:dots|spots)\b/i) : undefined; // biome-ignore format: one line
    if (dots)
      changes.push({
        is: 'pattern',
        of: 'dot',
        ...coloured(colourIn(dots[1]) ?? (dots[1] && COLOUR_HEX.get(dots[1].toLowerCase()))),
      });
  }
  // "with a purple ribbon and a star": the star is on it as well
  const last = changes.length === 0 && / with /i.test(text) ? new RegExp(`,? and (?:an? |the )${LOOK}${NAMES}(?: on (?:it|top))?$`, 'i').exec(text) : null; // biome-ignore format: one line
  if (
    last &&
    lost(last[2]!.toLowerCase().split(' ')[0]!) &&
    shows(whole.concept, signOf(last[2]!.toLowerCase())!, category)
  ) {
    text = text.slice(0, last.index);
    changes.push({ is: 'emblem', of: signOf(last[2]!.toLowerCase())!, ...coloured(colourIn(last[1])) });
  }
  // a face that is painted on it, brought before its name
  if (changes.length === 0 && category !== 'monster' && lead(/^(?:an? )?\bsmiley (?=[a-z])/i)) changes.push({ is: 'emblem', of: 'smiley' }); // biome-ignore format: one line
  const lights = take(/,? (?:with|full of|filled with|containing) (?:[a-z]+ )?(?:fireflies|lightning bugs|glowing dust|stars inside|sparkles|glowworms)\b/i); // biome-ignore format: one line
  if (lights) changes.push({ is: 'pattern', of: 'dot', colour: '#f8e868' });
  // A gift has its ribbon.
  const ties = whole.concept === 'gift' ? undefined : take(TIED);
  if (ties) {
    const what = TIES[ties[2]!.toLowerCase()]!;
    // wrapped in chains are several turns, tied with a chain is one
    const turns = what !== 'ribbon' && /wrapped|bound/i.test(ties[0]);
    changes.push({ is: turns ? 'wound' : 'tied', with: what, colour: colourIn(ties[1]) ?? (turns ? WOUND[what]! : STRANDS[what]!) }); // biome-ignore format: one line
  }
  changes.push(...dripsOf(whole, () => text, take, lead));
  const stones = take(/,? (?:with|encrusted with|studded with|set with|adorned with|decorated with|covered in) (?:[a-z]+ )?(sapphire|rub|emerald|amethyst|diamond|pearl|gem|jewel)(?:s|y|ies)(?: (?:on|in|along|around) (?:it|the [a-z]+|its [a-z]+))?(?=$|,)/i, true); // biome-ignore format: one line
  if (stones) {
    const several = /(?:s|ies)$/i.test(stones[0].replace(/ (?:on|in|along|around) .*$/i, ''));
    const stone = stones[1]!.toLowerCase();
    const item = several ? undefined : read?.(stone === 'rub' ? 'ruby' : stone);
    if (item) changes.push({ is: 'on thing', item, count: 1, how: 'stuck', small: true, told: `with ${item.drawnAs}` });
    else changes.push({ is: 'pattern', of: 'gem', colour: STONES[stone]! });
  }
  if (/\b(?:steampunk|steam ?powered|clockwork)\b/i.test(text) && !OF_STEAM.test(whole.concept))
    changes.push({ is: 'gears' });
  // what grows all over it hangs there as it grew; what it is wrapped in goes round it
  const strands = category === 'weapon' || category === 'tool' ? undefined : take(/,? (?:that is )?(?:(?:covered|draped) (?:in|with|by)|overgrown (?:with|by)) (?:(?:green|thick|lush|climbing|some|tangled|hanging) )*(?:vines?|ivy|seaweed|sea ?weeds?|kelp|algae|creepers?)(?= |,|$)/i); // biome-ignore format: one line
  if (strands) changes.push({ is: 'ivy', told: strands[0].replace(/^,? /, '') });
  const wound = take(/,? (?:that is )?(?:wrapped(?: up)?|patched(?: up)?|taped(?: up| together)?|(?:fixed|repaired|mended|held together)(?= (?:with|by) (?:[a-z]+ )?tape)|entwined|entangled|tangled|bound|covered|wreathed) (?:in|with|by) (?:(?:some|strips? of) )?(?:(?:old|torn|dirty|duct|masking|sticky|electrical|packing) )?(?:(?<hue>[a-z]+) )?(?:(?:duct|masking|sticky|electrical|packing) )?(?<kind>vine|ivy|thorn|root|leave|leaf|flower|rope|chain|bandage|cloth|rag|tape|seaweed)(?:s|y)?\b/i) ?? (category === 'weapon' || category === 'tool' ? take(/,? with (?:(?:some|green|small|little|thorny) )*(vine|ivy|thorn|root)(?:s|y)?(?: (?:growing |wrapped |wound |twisted )?(?:on|around|round|over) (?:it|the [a-z]+|its [a-z]+))?(?=$|,)/i, true) : undefined) ?? (category === 'container' || category === 'book' || category === 'furniture' ? take(/,? (?:with|in) (?:[a-z]+ )?(chain)s(?: around (?:it|them))?\b/i) : undefined) ?? lead(/\b(vine|ivy|thorn|rope|chain|bandage)[- ](?:wrapped|covered|entwined|bound) /i); // biome-ignore format: one line
  const round = (wound?.groups?.kind ?? wound?.[1])?.toLowerCase();
  if (wound && round) changes.push({ is: 'wound', with: round, colour: colourIn(wound.groups?.hue) ?? WOUND[round]! });
  if (category !== 'building') {
    const whollySaid = text.replace(HURT_PART, '');
    if (/\b(?:rusty|rusted|corroded)\b/i.test(whollySaid)) changes.push({ is: 'rust' });
    const wear = WEARS.find(([said]) => said.test(text));
    const sheet = SHEETS.test(whole.concept);
    const torn = sheet && !/torn|tattered|ragged/.test(whole.concept) && lead(TORN);
    if (wear && !OWN_WEAR.test(whole.concept)) {
      lead(wear[0]);
      changes.push({ is: 'worn', by: wear[1] === 'fire' && sheet ? 'burnt edges' : wear[1] });
    } else if (torn) changes.push({ is: 'worn', by: 'tears' });
    if (/\b(?:mossy|moss[- ]covered|overgrown)\b/i.test(text) && category !== 'rock') changes.push({ is: 'moss' });
    const pane = GLASS_HURT.exec(text);
    if (pane) {
      text = text.replace(pane[0], '').trim();
      changes.push({ is: 'hurt', part: 'glass', how: 'cracked', told: `with cracked ${pane[1] ?? pane[2]}` });
    } else if (/\b(?:broken|snapped|shattered)\b/i.test(whollySaid) && !OWN_BREAK.test(whole.concept))
      changes.push({ is: 'broken' });
    else if (/\bcracked\b/i.test(text)) changes.push({ is: 'cracked' });
  }
  if ((category === 'food' || category === undefined) && /\b(?:(?:half[- ])?eaten|bitten|with a bite|partially eaten)\b/i.test(text) && !/core/.test(whole.concept)) { changes.push({ is: 'bitten' }); take(/,? (?:with a bite(?: taken out(?: of it)?)?)/i); lead(/\b(?:(?:half|partially|partly)[- ]eaten|bitten|eaten) /i); } // biome-ignore format: one line
  if (category === 'monster' && GLOWING.test(text) && !NATIVE_LIGHT.test(whole.concept))
    changes.push({ is: 'glows', colour: whole.colours[0] ?? '#8ce8fc' });
  // what is cut of a long bone has its ends
  if (whole.material === 'bone' && LONG.test(whole.concept)) changes.push({ is: 'knuckled' });
  // slime is on it, of its own colour where one is said with it
  const slimy = category !== 'food' && category !== 'monster' && category !== 'building' ? lead(/\b(?:slimy|gooey|slime[- ]covered|goo[- ]covered) (?:(green|blue|purple|pink|red|yellow|black) )?/i) : undefined; // biome-ignore format: one line
  if (slimy) changes.push({ is: 'drips', with: 'slime', colour: colourIn(slimy[1]) ?? '#6cc83c' });
  const halo = haloOf(text, whole);
  if (halo) {
    changes.push(halo);
    take(/,? with (?:an? |the )?(?:[a-z]+ ){0,2}(?:glow|light|shimmer|glimmer)(?: (?:around|about) (?:it|them))?(?=$|,)/i, true); // biome-ignore format: one line
  }
  return {
    text,
    changes: [...said.changes, ...changes],
    ...(asked === typed ? {} : { reworded: true as const }),
    ...(said.alone ? { alone: true as const } : {}),
    ...(said.named ? { named: true as const } : {}),
  };

  function lead(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(text);
    if (found) text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    return found ?? undefined;
  }
}
