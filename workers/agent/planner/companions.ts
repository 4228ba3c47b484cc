/** Who goes with the hero of a game, and who stands about and talks, in the words that wish for it. */
import { singular, subjectOf } from './subjects.ts';

const COMPANION = '(?:companions?|sidekicks?|followers?|pets?)';
const WITH = '(?:[ ,]*\\b(?:with|and|has|plus|who has|accompanied by|together with)\\b)* ?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `${WITH}\\b(?:an? |his |her |the |its )?(?:pet|loyal|faithful|companion) ([a-z]+)(?: ${COMPANION})?\\b(?: (?:that|who|which) (?:follows?|accompanies) (?:him|her|it|them|you|the hero))?`,
  ),
  new RegExp(`${WITH}\\b(?:an? |his |her |the |its )?((?:[a-z]+ )?[a-z]+) (?:as (?:an? |his |her )?)?${COMPANION}\\b`),
  new RegExp(
    `${WITH}\\b(?:an? |his |her |the |its )((?:[a-z]+ )?[a-z]+) (?:that|who|which) (?:always )?(?:follows?|accompanies|goes with|walks with)(?: (?:along|around|him|her|it|them|you|the hero|me|the player|everywhere))*`,
  ),
  /,? ?\band (?:his|her|its) ((?:little |small |big |faithful |loyal )?[a-z]+)(?=$|[,.;]| (?:who|that|in|on|against|fight|explor|collect|jump|run|look|search|walk|travel|go|must|have|through|save|find)\w*)/,
];
const NPC =
  /,? ?(?:\b(?:with|and|has|where|there (?:is|are)|meet(?:s|ing)?|talk(?:s|ing)? (?:to|with)|plus)\b ?)*\b(?:an? |some |the |friendly |a few |many |lots of )*(npcs?|villagers?|shop ?keepers?|townsfolk|townspeople|merchants?|old (?:man|woman)|wise (?:man|woman)|people|characters)(?: (?:that|who|which|to|you can|i can|can) (?:(?:you|i|can|and|one) )*(?:talks?|speaks?|chats?|says?|gives? (?:you )?(?:hints?|tips|advice)|tells?)(?: (?:to|with|you|hints?|things|something|about|hello|him|her|stuff))*)?\b/;
const TALKS = /\b(?:talk|speak|chat|say|hint|tell|npc|dialog|meet)/;

/** What is said of them, as edits, and the words without it. */
export function folkIn(words: string, guesses = true): { readonly rest: string; readonly edits: readonly string[] } {
  let rest = words;
  const edits: string[] = [];
  // "and his dog" is somebody who goes along only where the sentence says nothing else of him
  for (const form of guesses ? FORMS : FORMS.slice(0, -1)) {
    const found = form.exec(rest);
    const who = found?.[1] && (subjectOf(found[1]) ?? subjectOf(singular(found[1])));
    if (!found || !who || !(who.kind === 'animal' || who.kind === 'person' || who.creature)) continue;
    if (found.index === 0) continue;
    edits.push(`add a ${singular(found[1]!)} that follows the hero`);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    break;
  }
  const folk = NPC.exec(rest);
  if (folk && TALKS.test(folk[0])) {
    edits.push(`add a ${singular(folk[1]!)} who talks`);
    rest = `${rest.slice(0, folk.index)} ${rest.slice(folk.index + folk[0].length)}`;
  }
  return { rest: rest.replace(/\s+/g, ' '), edits };
}
