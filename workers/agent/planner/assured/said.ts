/** Which words of a message say what is to be made, and which are said beside it. */
import { stemOf } from '../../../engine/composition/read/lost-words.ts';
import type { Part } from '../../reader/index.ts';
import { FRAME } from '../accounted/frame-words.ts';
import { singular } from '../subjects.ts';

/** Slots whose words are to be seen in what is made. */
const SEEN = /^(?:n|look|count|change|palette|place|ground|border|hero|foe|pickup)$/;
/** Less sure than this a word may as well be talk. */
const SURE = 0.7;
const SURE_PART = 0.6;
/** How something is spoken of, weighed or praised: no picture is the less for want of it. */
const MANNER =
  /^(?:unique|brave|old[- ]school|ever|says?|saying|herself|himself|itself|themselves|familiar|cute|cool|nice|pretty|beautiful|awesome|epic|funny|fun|simple|basic|good|great|amazing|lovely|fancy|proper|classic|typical|normal|usual|standard|matching|fitting|detailed|realistic|stylized|cartoon\w*|chibi|kawaii|pixel\w*|retro|rpg|fantasy|themed?|styled?|looking|kind|kinds|type|types|sort|set|sets|pack|packs|version|versions|variants?|variations?|sprites?|icons?|characters?|objects?|items?|assets?|pictures?|images?|scenes?|background|view|style|feel|vibe|mood|atmosphere|colou?rs?|colou?red|game|games|level|levels|player|enemy|enemies|npc|hero|boss|please|pls|plz|thanks|random|whatever|something|somehow|maybe|like|just|only|also|too|really|very|quite|little|bit|one|ones|same|different|other|another|all|both|each|every|some|any|most|more|many|much|few|several|full|half|complete|whole|size|sized|small|medium|big|large|huge|tiny|tall|top|side|front|back|left|right|middle|animated|animation|directions?|facing)$/;

export const contentOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .map((word) => word.replace(/^['-]+|(?:'s|['-]+)$/g, ''))
    .filter((word) => word.length > 2);

/** Whether a word alone says nothing that a picture could show. */
export const isTrifle = (word: string): boolean => MANNER.test(word) || FRAME.has(word) || FRAME.has(singular(word));

/** What is not to be there, and what it is for, is not to be seen. */
const UNSEEN =
  /\b(?:no|not|without|minus|except|instead of|rather than|missing)\s+(?:an? |the |any )?(?:[\p{L}'-]+ )?[\p{L}'-]+|\b(?:for|because|since|so that|in case|based on|inspired by)\s.*$/giu;

/** Stems of words that are said of what shall not be there. */
export const absentIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\b(?:no|not|without|minus|except)\s+(?:an? |the |any )?(?:[\p{L}'-]+ )?([\p{L}'-]+)/giu)].map(
      ([, word]) => stemOf(word!.toLowerCase()),
    ),
  );

/** Behind these a thing is named that something else is for. */
const PURPOSE = /\b(?:for|because|since|so that|in case|in my|about|at|theme is)\s+(?:[\p{L}'-]+\s+){0,2}$/iu;

/** Stems of the words of a message that are to be seen in what is made. `places`: where something is, too. */
export function essentialIn(parts: readonly Part[], places: boolean): ReadonlySet<string> {
  const slots = parts
    .filter(({ sure }) => sure >= SURE_PART)
    .flatMap(({ slots, words, start }) =>
      slots
        .filter((one) => SEEN.test(one.slot) && one.sure >= SURE && (places || one.slot !== 'place'))
        .filter((one) => !PURPOSE.test(words.slice(0, one.start - start)))
        .map((one) => one.words.replace(UNSEEN, ' ')),
    );
  return new Set(
    slots
      .flatMap(contentOf)
      .filter((word) => !isTrifle(word))
      .map(stemOf),
  );
}

const UNNAMED =
  /^(?:characters?|sprites?|things?|objects?|items?|assets?|props?|icons?|pictures?|images?|art|set|pack|one|ones|some|all|game|games|tileset|tiles|map|animation|enem(?:y|ies)|npcs?|something|stuff)$/;
/** Said of who is described in what follows. */
const ROLE = /^(?:hero(?:ine)?|player|villain|boss|protagonist|guy|girl|boy|man|woman|person|animal|creature|monster)$/;
/** What was named to be drawn, each by its words; what is said of it stays out. `told`: the message goes on in other sentences. */
export const namedIn = (parts: readonly Part[], told: boolean, least = SURE_PART): readonly (readonly string[])[] =>
  parts
    .filter(({ act, sure }) => /^make\.(?:character|object|icons)$/.test(act) && sure >= least)
    .flatMap(({ slots, words, start }) =>
      slots
        .filter((one) => one.slot === 'n' && one.sure >= 0.5 && !PURPOSE.test(words.slice(0, one.start - start)))
        .map((one) => contentOf(one.words.replace(UNSEEN, ' ')))
        .filter((name) => name.length > 0 && !name.some((word) => UNNAMED.test(word) || (told && ROLE.test(word)))),
    );

/** Who and what a game is said to have, each by its words. */
export const playedIn = (parts: readonly Part[]): readonly (readonly string[])[] =>
  parts
    .filter(({ act, sure }) => act === 'game.make' && sure >= SURE_PART)
    .flatMap(({ slots }) =>
      slots
        .filter(({ slot, sure }) => /^(?:hero|foe|pickup|place)$/.test(slot) && sure >= SURE_PLAYED)
        .map(({ words }) => contentOf(words).filter((word) => !isTrifle(word) && !UNPLAYED.test(word))),
    )
    .filter((words) => words.length > 0);
const SURE_PLAYED = 0.8;
const UNPLAYED =
  /^(?:world|land|place|theme|city|space|enemies|player|character|helper|friend|name|her|his|boy|girl|guy)$/;
