/**
 * A sentence before its words are looked up: possessives and turns of phrase are brought to the words of the tables. What is said of
 * the whole sentence is found here, as it is typed: whether a backdrop is asked for, and whether several stand in a row or a queue.
 */

import { LEXICON } from '../../understand/default-lexicon.ts';
import { tokenise } from '../../understand/tokens.ts';
import type { SceneNode } from '../graph.ts';
import { dressedFirst, withLoads } from './dress-and-loads.ts';
import { withHours } from './hour-said.ts';
import { LINKS } from './links.ts';
import { namesPlace, placeLength } from './place-words.ts';
import { inPlainClauses } from './turns-of-clauses.ts';
import { inPlainDeeds } from './turns-of-deeds.ts';
import { inPlainTurns } from './turns-of-several.ts';

export interface Prepared {
  readonly text: string;
  /** A backdrop is asked for: what it is of is a place. */
  readonly scenic: boolean;
  readonly line: SceneNode['line'];
  /** The colour of the leash that somebody is led by. */
  readonly leash: string | undefined;
  /** What is played at a table. */
  readonly game: string | undefined;
}

export const prepared = (description: string): Prepared => ({
  text: inWordsOfTables(
    inPlainTurns(inPlainDeeds(inPlainClauses(dressedFirst(withLoads(inItsPlace(description).replace(BACKDROP, ' ')))))),
  ),
  scenic: BACKDROP.test(description),
  game: /\bplaying .*?\b(?:cards?|poker)\b/i.test(description)
    ? 'playing card'
    : /\bdice\b/i.test(description)
      ? 'dice'
      : undefined,
  leash: LEASH.exec(description)?.[1]?.toLowerCase(),
  line: QUEUE.test(description) ? 'queue' : ROW.test(description) ? 'row' : undefined,
});

const BEFORE_PLACE = /,? ?(?:(?:with|against|in front of|on|before) )?(?:(?:an?|the|its|their) )?(?<place>(?:(?!(?:with|an?|the|in|on|and|against|of|its|their) )[a-z-]+ ){1,3}?)(?:(?:in|as|for) (?:the |a )?(?:back ?ground|backdrop)|(?:back ?ground|backdrop)|behind(?: (?:him|her|it|them))?)(?=$|[,.])|,? (?:back ?ground|backdrop|setting|location|place|bg): (?:an? |the )?(?<told>[a-z-]+(?: [a-z-]+){0,3})(?=$|[,.])|,? surrounded by (?:an? |the )?(?<round>[a-z-]+(?: [a-z-]+){0,2})(?=$|[,.])/gi; // biome-ignore format: one line

/** "With a forest in the background", "background: forest": who is named before it stands in that place. */
export const inItsPlace = (description: string): string =>
  description.replace(BEFORE_PLACE, (all: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const at = found.at(-3) as number;
    const name = (groups.place ?? groups.told ?? groups.round ?? '').trim().toLowerCase();
    const words = name.split(' ');
    // who is in a place already has the other behind it
    if (/behind|in the/.test(all) && namesPlace(description.slice(0, at))) return all;
    return at > 0 && name !== '' && words.some((_, i) => placeLength(words.slice(i)) === words.length - i) ? ` in a ${name}` : all; // biome-ignore format: one line
  });

const BACKDROP =
  /\b(?:(?:visual novel|vn|rpg|jrpg|battle|fight|fighting game|main menu|menu|title screen|start screen|loading screen|game|platformer|2d|pixel art|pixel|stage|level|scene|wallpaper|side[- ]?scroll(?:er|ing)|scrolling|parallax free|arcade|shooter|adventure game|dating sim|point and click|turn based)\s+)+(?:back ?ground|backdrop)s?(?:\s+(?:art|image|scene))?(?:\s*[:,])?(?:\s+(?:of|for|with|showing))?(?:\s+(?:an?|the))?(?=\s|$)|\b(?:back ?ground|backdrop)s?\s+(?:art\s+)?(?:of|for|showing)(?:\s+(?:an?|the))?\b|,?\s*\b(?:side[- ]?scroll(?:er|ing)|platformer|scrolling)\s+(?:game\s+)?(?:level|stage|scene)\b|^\s*(?:battle|combat)\s+(?:scene|stage|screen)\s*[:,]/i;
const LEASH = /\b([a-z]+) (?:leash|lead|rope|string)\b/i;
const QUEUE =
  /\b(?:queue|parade|procession|conga line|caravan) of\b|\bin (?:a |single )?(?:queue|file)\b|\bqueue?ing\b|\bwaiting in line\b|\bmarching in\b|\bone (?:behind|after) (?:the other|another)\b/i;
const ROW = /\b(?:row|line|lineup|line-up) of\b|\bin (?:a )?(?:row|line)\b|\blined up\b|\bside by side\b/i;

/** Somebody with a load. */
const MOVES = /\b(?:pushing|pulling|carrying|dragging|hauling|towing|rolling|wheeling|driving|riding) (?:an?|the|his|her|its) /i; // biome-ignore format: one line

const HOURS: Readonly<Record<string, string>> = { morning: 'dawn', evening: 'dusk', night: 'night' };

/** "Bitting": a consonant too many in the form of a verb that is known with one. */
const once = (word: string): string => {
  const known = (form: string): boolean => LINKS.at(tokenise(form), 0) !== undefined || LEXICON.read(form).length > 0;
  const single = word.replace(/([bdgklmnprt])\1ing$/i, '$1ing');
  return known(word) || !known(single) ? word : single;
};

const inWordsOfTables = (description: string): string =>
  withHours(description)
    .replace(/\b[a-z]{2,}([bdgklmnprt])\1ing\b/gi, once)
    .replace(/[.!?;]+/g, ' , ')
    // "her little daughter" is a little girl once
    .replace(/\b(?:little|small|young) (?=little (?:girl|boy)\b)/gi, '')
    // what fills a vessel of glass is its colour
    .replace(
      /\b((?:[a-z]+ )?(?:tanks?|vats?|tubes?|vials?|flasks?|jars?|pods?|beakers?)) (?:filled with|full of|containing|with|of) (?:(?:glowing|bubbling|strange|toxic|thick|bright) )*(red|blue|green|purple|pink|yellow|orange|glowing) (?:fluids?|liquids?|goo|slime|water|gel|acid|chemicals?|substance)\b/gi,
      '$2 $1',
    )
    .replace(
      /,\s*(?:heavy |light |falling |some )?(rain|snow|fog|mist|storm|thunderstorm)(?:y weather|ing)?\s*(?=,|$)/gi,
      ' in the $1',
    )
    .replace(
      /,?\s*(?:with |and )?(?:(?:a |some |big |bright |flashing )*lightning(?: bolts?| strikes?| flash(?:es)?)?|thunder and lightning)(?: (?:behind|in the (?:back(?:ground)?|sky)|striking|flashing|above|everywhere|far away))*\s*(?=,|$)/gi,
      (found: string) => (/^,|behind|background|sky|with/i.test(found) ? ' in a storm' : found),
    )
    .replace(/,\s*(sunset|dusk|sunrise|dawn)(?: (?:light|sky|colou?rs))?\s*(?=,|$)/gi, ' at $1')
    .replace(
      /\b(?:on|in|during) an? (?:\w+ )?(rainy|stormy|snowy|foggy|misty) (night|evening|day)\b/gi,
      (_all: string, w: string, when: string) =>
        `${w === 'stormy' ? 'in a storm' : w === 'snowy' ? 'with falling snow' : w === 'rainy' ? 'in the rain' : 'in the fog'}${when === 'day' ? '' : ' at night'}`,
    )
    .replace(
      /\b(?:on|in|during) an? (?:\w+ )?(?:dark|starry|cold|quiet|moonlit|winter|summer|clear|cozy|cosy) night\b/gi,
      'at night',
    )
    // "train station early morning fog": the hour and the weather
    .replace(
      /(?<!\b(?:in|with|through|the|of) )\b(?:early |late )?(morning|evening|night) (fog|mist|rain|snow)\s*(?=,|$)/gi,
      (_all: string, when: string, what: string) => `in the ${what} at ${HOURS[when.toLowerCase()]}`,
    )
    .replace(/bird(?:'|’)?s[- ]eye/gi, 'birds eye')
    .replace(/\bnight[- ]?(market|bazaar|fair)\b/gi, '$1 at night')
    // what falls outside is the weather
    .replace(
      /(?:,? (?:with|and|while)|,)? (?:the |a |heavy |pouring |falling )*(?:it(?:'s| is) )?(rain(?:ing|s)?|snow(?:ing|s)?|storm(?:ing|s)?|thunderstorm|blizzard) outside(?! (?:of|the|its|an?)\b)/gi,
      (_all: string, what: string) =>
        /^(?:snow|blizz)/i.test(what)
          ? ' in the falling snow'
          : /^(?:storm|thunder)/i.test(what)
            ? ' in a storm'
            : ' in the rain',
    )
    // what falls on the panes falls outside
    .replace(
      /,? ?(?:\b(?:with|and) )?\b(rain|snow|raindrops) (?:falling |pouring |beating |running down |dripping )?(?:on|against|outside|at|down|behind) (?:the |its |an? )?(?:big |large )?windows?\b/gi,
      (_all: string, what: string) => (/snow/i.test(what) ? ' in the snow' : ' in the rain'),
    )
    .replace(
      /^((?:an? |the )?)((?:(?:erupting|smoking|active|huge|giant|big|exploding) )*volcano(?: (?:erupting|exploding|smoking))?) (?:behind|above|over|near|looming over|next to|towering over|beside) (?=(?:an? |the )?(?:\w+ ){0,2}(?:village|town|city|forest|jungle|farm|castle|lake|island|beach|harbou?r)\b)(?:an? |the )?(.+)$/i,
      '$3 with a volcano in the background',
    )
    .replace(
      /^((?:an? |the )?)(?:(?:small|little|tiny|old|arched|curved|wooden) )*(red|blue|white|green|golden|pink|black|yellow|purple|orange)(?: (?:wooden|arched|small|japanese|curved))* (foot)?bridge (?:over|across|spanning) (?:an? |the )?(?:(?:small|calm|blue|quiet|little) )*(?:river|stream|creek|brook|pond)\b/i,
      'forest river with a $2 bridge',
    )
    // "a shelf with a skull on top": the skull is on the shelf
    .replace(
      /^(.+?) with ((?!(?:and|roof|roofs|walls?|windows?|door)\b)\S+(?: (?!(?:and|roof|roofs|walls?|windows?|door)\b)\S+)*?),? on (?:top(?: of (?:it|them))?|it)(?=$|,)/i,
      // "pushing a cart with a crow on top": on the cart, not on who pushes it
      (_all: string, host: string, what: string) =>
        MOVES.test(host) ? `${host} while ${what} on top` : `${what} on ${host}`,
    )
    // "a sword in a stone with a butterfly on the hilt": on the upper end of what is named first
    .replace(
      /^(.*?\b(?:sword|excalibur|stone|blade|dagger|staff|spear|pillar|totem|lamp ?post|signpost|cross|gravestone|tombstone|lighthouse|tower)),? with (an? (?:[a-z]+ )?[a-z]+) (?:sitting |perched |resting |landing |standing )?(?:on|atop) (?:the|its) (?:hilt|handle|pommel|grip|tip|upper end|very top)$/i,
      '$2 atop the top of $1',
    )
    // who sits on another's shoulders rides there
    .replace(
      /\b(?:sitting |riding |standing |seated |carried |perched )*(?:on|upon|atop) (?:the )?(?:(an?|the|his|her|another) )?((?:[a-z]+ )?[a-z]+)'s? shoulders\b/gi,
      (_all: string, one: string | undefined, who: string) =>
        `atop the top of ${/another/i.test(one ?? '') ? 'a' : (one ?? 'a')} ${who}`,
    )
    // what has no hands and no legs winds itself round what it is said to be around
    .replace(
      /^((?:an? |the )?(?:[a-z]+ ){0,2}?(?:snake|serpent|cobra|python|viper|anaconda|eel|worm|vine|ivy|tentacle|chain|rope|octopus|eastern dragon|chinese dragon))s? (?:is )?(?:around|round) (?=(?:an? |the )?[a-z])/i,
      '$1 coiled around ',
    )
    .replace(
      /\b(?:landing |sitting |perched |perching |resting |standing )?on (?:an? |the |his |her )?([a-z]+|(?<=an? |the )(?:[a-z]+ ){1,2}[a-z]+)'s (shoulder|head|hat|cap|helmet|crown|back|lap|hand|finger|arm)\b/gi,
      (_all: string, who: string, where: string) =>
        /^(?:head|hat|cap|helmet|crown)$/i.test(where) ? `atop the top of a ${who}` : `on the ${where} of a ${who}`,
    )
    // the head of one that is named is no portrait of who sits there
    .replace(
      /\b(?:sitting |perched |perching |resting |standing |landing )on (?:top of )?the (?:head|hat) of (?=(?:an?|the) )/gi,
      'atop the top of ',
    )
    .replace(/\b(?:standing )?(?:all )?in an? (?:row|line|circle|group)\b|,? (?:standing )?side by side$/gi, ' ');
