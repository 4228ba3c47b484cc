/** Who plays in a wish for a game, against whom, and what is gathered. */
import { type SlotKind, templateFor, themeOf, weaponIn } from '../games/index.ts';
import { isPiece, singular, subjectOf } from './subjects.ts';
import { ARTICLE, bareNoun } from './words.ts';

/** What stands between the parts of a sentence, and what the part after it is. */
const ROLES: readonly (readonly [RegExp, 'hero' | 'enemy' | 'pickup' | 'place' | 'base' | 'goal'])[] = [
  [
    /^(?:reach(?:es|ing)?|get(?:s|ting)? to|(?:find(?:s|ing)?) (?:his|her|its|their|the) way (?:back )?(?:home )?to|(?:go(?:es|ing)?|return(?:s|ing)?|bring(?:s|ing)? (?:it|them) )(?: back)?(?: home)? to)$/,
    'goal',
  ],
  [
    /^(?:jump(?:s|ing)? over|leap(?:s|ing)? over|hop(?:s|ping)? over|surviv(?:e|es|ing)|outliv(?:e|es|ing)|against|versus|vs\.?|fight(?:s|ing)?|battl(?:es?|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es?|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|hunt(?:s|ing)?(?: down)?|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|shoot(?:s|ing)? [a-z]+s at|defend(?:s|ing)? (?:from|against)|(?:from|against|versus) waves of|waves of|hordes of|escap(?:es|ing)(?: from)?|(?:runs?|running|flees?|fleeing|running for (?:his|her|its) life) (?:away )?from)$/,
    'enemy',
  ],
  [
    /^(?:collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?|eat(?:s|ing)?|catch(?:es|ing)?|search(?:es|ing)? for|look(?:s|ing)? for|hunt(?:s|ing)? for|seek(?:s|ing)?|steal(?:s|ing)?|grab(?:s|bing)?|tak(?:es?|ing)|get(?:s|ting)?|pick(?:s|ing)?|harvest(?:s|ing)?|sav(?:es|ing) (?:the|all))$/,
    'pickup',
  ],
  [/^(?:protect|defend|guard|save|shield)(?:s|ing)?$/, 'base'],
  [/^(?:in|on|at|through|across|inside|over)$/, 'place'],
  [
    /^(?:with|but|starring|about|where|in which|featuring|for|as|who|that|and|play(?:ing|ed)? as|has|has to|must|is|runs?|jumps?|[,:;.])$/,
    'hero',
  ],
];
const LINKS =
  /\s*(,|:|;|\.|\b(?:reach(?:es|ing)?|get(?:s|ting)? to|(?:find(?:s|ing)?) (?:his|her|its|their|the) way (?:back )?(?:home )?to|(?:go(?:es|ing)?|return(?:s|ing)?|bring(?:s|ing)? (?:it|them) )(?: back)?(?: home)? to|surviv(?:e|es|ing)|outliv(?:e|es|ing)|jump(?:s|ing)? over|leap(?:s|ing)? over|hop(?:s|ping)? over|(?:protect|defend|guard|save|shield)(?:s|ing)?|hunt(?:s|ing)? for|search(?:es|ing)? for|look(?:s|ing)? for|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|shoot(?:s|ing)? (?!the\b|aliens\b|zombies\b|monsters\b|enemies\b|foes\b)[a-z]+s at(?! (?:night|dawn|dusk|sunset|a|the|sea)\b)|waves of|hordes of|escap(?:es|ing)(?: from)?|(?:runs?|running|flees?|fleeing) (?:away )?from|hunt(?:s|ing)?(?: down)?|eat(?:s|ing)?|catch(?:es|ing)?|seek(?:s|ing)?|steal(?:s|ing)?|grab(?:s|bing)?|takes|taking|gets|harvest(?:s|ing)?|against|versus|vs\.?|fight(?:s|ing)?|battl(?:es?|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es?|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?|in which|in|on|at|through|across|inside|with|starring|about|where|featuring|for|play(?:ing|ed)? as|as|who|that|and|but|has to|has|must|is|runs?|jumps?)\b)\s*/gi;
/** How a game is to be, and nobody in it. */
const MANNER =
  /\b(?:retro|simple|short|quick|fun|funny|cool|classic|easy|hard|basic|complete|full|new|nice|cute|2d|pixel[- ]?art|pixel|8[- ]?bit|16[- ]?bit|old[- ]school|clone|style|like|type|kind of|puzzle|puzzles|themed?|stuff|for (?:kids|children)|best|super|mega|my own|first|own)\b/gi;
/** Said of a hero or of what there is, and nobody. */
const ROLE_WORDS = /^(?:the |a |an )?(?:hero(?:ine)?|main (?:character|hero)|player|protagonist|character)$/i;

/** "protect the village from wolves": what stands after "from" is whom it is defended against. */
const DEFENDS = /\b(?:protect|defend|guard|sav|shield)(?:s|e|es|ing)?\b/i;

const PLACE_NAME =
  /\b(?:kingdom|world|land|lands|valley|theme|setting|city|town|village|forest|jungle|desert|cave|caves|dungeon|swamp|beach|island|mountains?|planet|graveyard|ruins|underwater|space|winter|halloween|christmas)$/i;

/** What one leaps over, and what is no foe. */
const GROUNDS = /\b(?:roofs?|roof ?tops?|gaps?|pits?|chasms?|buildings?|clouds?|platforms?|cliffs?|ledges?)$/i;
/** What somebody steers. */
const STEERED =
  /\b(?:space ?ships?|star ?ships?|tanks?|planes?|jets?|cars?|submarines?|rockets?|ufos?|helicopters?|balls?)$/i;

/** Against whom one plays, where nothing else is said. */
export const FOES_BY_NATURE =
  /\b(?:ghosts?|skeletons?|zombies?|monsters?|goblins?|orcs?|trolls?|bandits?|aliens?|spiders?|bats?|snakes?|slimes?|vampires?|demons?|mumm(?:y|ies)|wolves|werewolves|rats?|scorpions?|sharks?|thieves|robbers?|imps?|gargoyles?|golems?|spirits?|wasps?|hornets?|crabs?|piranhas?|crocodiles?|jelly ?fish|witches)$/i;
/** What lies about to be picked up, where nothing is said of it. */
const GATHERED =
  /\b(?:coins?|gems?|jewels?|rub(?:y|ies)|diamonds?|emeralds?|crystals?|stars?|rings?|hearts?|pearls?|shells?|apples?|bananas?|cherr(?:y|ies)|strawberr(?:y|ies)|berr(?:y|ies)|oranges?|lemons?|melons?|pears?|grapes?|fruits?|carrots?|vegetables?|mushrooms?|flowers?|acorns?|nuts?|potato(?:es)?|tomato(?:es)?|coconuts?|pineapples?|corn|wheat|bread|frisbees?|snacks?|lollies|eggs?|candy|candies|sweets?|lollipops?|cookies?|cakes?|donuts?|cup ?cakes?|cheese|fish|bones?|honey|feathers?|leaves|clovers?|seeds?|snow ?flakes?|gifts?|presents?|toys?|books?|scrolls?|potions?|treasures?|gold|trophies|tokens?|batter(?:y|ies)|bolts?|gears?|notes?|sushi|pizzas?|burgers?|tacos?|ice creams?|pumpkins?|flies|worms?|butterfl(?:y|ies)|fireflies|artifacts?|relics?|idols?|medals?|badges?|balloons?|masks?|skulls?|shards?|orbs?|runes?|letters?|keys?)$/i;
export const isGathered = (phrase: string): boolean => GATHERED.test(phrase);
const isMany = (phrase: string): boolean =>
  singular(phrase) !== phrase || /\b(?:mice|men|women|people|fish|wolves)$/i.test(phrase);

export interface Cast {
  hero?: string;
  enemy?: string;
  pickup?: string;
  /** All who are against them, where several are named. */
  foes: string[];
  /** What the hero has, where nobody is named. */
  arms?: string;
  /** Who or what is looked for, one alone. */
  goal?: string;
  /** What is defended. */
  base?: string;
  /** What else is gathered. */
  also?: string;
  /** Where it takes place. */
  place?: string;
  /** Things that are there, and of which nobody says what is done with them. */
  things: string[];
  /** Words that nobody knows: not drawn, and said. */
  unknown: string[];
}

/** Who plays, against whom, and what is gathered. */
export function castOf(words: string): Cast {
  const cast: Cast = { unknown: [], foes: [], things: [] };
  /** What the part before was: a list goes on with the same. */
  let before: (typeof ROLES)[number][1] | undefined;
  let role: (typeof ROLES)[number][1] = 'hero';
  const parts = (DEFENDS.test(words) ? words.replace(/\b(?:from|against)\b/gi, 'versus') : words).split(LINKS);
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      role = ROLES.find(([link]) => link.test(part.toLowerCase()))?.[1] ?? 'hero';
      continue;
    }
    const isListed = /^(?:,|and)$/i.test(parts[i - 1] ?? '');
    const phrase = part
      .replace(
        /^(?:you|i|we|they)(?:'re| are|'m| am| play(?: as)?| control| steer| drive| fly| pilot| command| can be)? (?=an?\s|the\s)/i,
        '',
      )
      .replace(/^(?:some|many|lots of|few|the)\s+/i, '')
      .replace(/^(?:his|her|their|its|the) (?:[\w-]+ )*?[\w-]+'s /i, '')
      // "a penguin sliding through ice"
      .replace(
        /(?<=\w) (?:sliding|running|walking|flying|swimming|wandering|going|travell?ing|moving|racing|sneaking|hopping|rolling|crawling|strolling|lost|stuck|trapped|living)$/i,
        '',
      )
      // "jumps over dogs to collect fish"
      .replace(/ to$/i, (to) => ((parts[i + 2] ?? '').trim() && i + 1 < parts.length ? '' : to))
      .replace(MANNER, ' ')
      // "a small game" is no small hero
      .replace(/\b(?:small|little)(?=\s*$|\s+(?:video ?)?games?\b)/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      // "ninja game"
      .replace(/^((?:an? )?(?:[\w-]+ ){0,2}[\w-]+) games?$/i, (all, who: string) =>
        subjectOf(who) && !templateFor(all) ? who : all,
      );
    // "farm game where …": where it is, and nobody
    if (
      /\bgames?$/i.test(part.trim()) &&
      subjectOf(phrase)?.kind === 'thing' &&
      !subjectOf(phrase)?.creature &&
      themeOf(`in ${phrase}`)
    ) {
      cast.place ??= phrase;
      continue;
    }
    if (
      !phrase ||
      // a verb and where: nobody
      /^(?:slide|duck|crouch|roll|climb|crawl|swim|dive|move|aim|run|jump|go|come|shoot)s? (?:under|over|through|on|at|from|behind|up|down|around|along|past|below)\b/i.test(
        phrase,
      ) ||
      // "from cloud to cloud"
      (role === 'hero' && /^(?:from|to|between|off|away|up|down)\b|^([\w-]+) to \1$/i.test(phrase)) ||
      /^(?:an?|the)$/i.test(phrase) ||
      ROLE_WORDS.test(phrase) ||
      templateFor(phrase) ||
      /\bgames?$/i.test(phrase)
    )
      continue;
    // "with a gun": nobody plays a gun
    if (role === 'hero' && weaponIn(phrase)?.held && subjectOf(phrase)?.kind === 'thing' && !cast.hero) {
      cast.arms ??= phrase;
      continue;
    }
    // "escapes from a castle": where, and nobody
    if (
      role === 'enemy' &&
      /from$/i.test(parts[i - 1] ?? '') &&
      themeOf(`in ${phrase}`) &&
      !subjectOf(phrase)?.creature &&
      subjectOf(phrase)?.kind === 'thing'
    ) {
      cast.place ??= phrase;
      continue;
    }
    // "carrots to collect"
    const [, lies] = /^(.+?) to$/i.exec(phrase) ?? [];
    if (
      lies &&
      !(parts[i + 2] ?? '').trim() &&
      subjectOf(lies) &&
      ROLES.some(([link, does]) => does === 'pickup' && link.test(parts[i + 1] ?? ''))
    ) {
      cast.pickup ??= lies;
      before = 'pickup';
      continue;
    }
    // "jumps over roofs"
    if (role === 'enemy' && /^(?:jump|leap|hop)/i.test(parts[i - 1] ?? '') && GROUNDS.test(phrase)) {
      cast.place ??= phrase;
      continue;
    }
    // "has to reach a golden door"
    if (role === 'goal') {
      if (
        !/^(?:an? |the )?(?:end|goal|exit|finish|top|bottom|other side|level|next level|final level)\b/i.test(phrase) &&
        subjectOf(phrase)
      )
        cast.goal ??= phrase;
      before = undefined;
      continue;
    }
    if (role === 'place') {
      // "a cat on a skateboard"
      const carried =
        themeOf(`on ${phrase}`) === undefined &&
        /^on$/i.test(parts[i - 1] ?? '') &&
        /^an?\s/i.test(phrase) &&
        subjectOf(phrase)?.kind === 'thing';
      if (carried && cast.hero && !cast.enemy && !PLACE_NAME.test(phrase)) {
        cast.hero = `${cast.hero} on ${phrase}`;
        continue;
      }
      cast.place ??= phrase;
      continue;
    }
    // "a boy with a wooden sword": what somebody carries is no part of its own
    if (
      role === 'hero' &&
      cast.hero &&
      !cast.enemy &&
      !cast.pickup &&
      /^(?:with|has)$/i.test(parts[i - 1] ?? '') &&
      isPiece(phrase)
    ) {
      cast.hero = `${cast.hero} with ${phrase}`;
      continue;
    }
    // "stars" are a place, and a star is picked up
    const whole = subjectOf(phrase);
    const subject = whole?.kind === 'place' && role !== 'hero' ? subjectOf(singular(phrase)) : whole;
    // "tower defence, candy kingdom": a place, where nobody is named
    if (!ARTICLE.test(phrase) && PLACE_NAME.test(phrase)) {
      cast.place ??= phrase;
      continue;
    }
    // "ants attack"
    if (role === 'hero' && /^attacks?$/i.test(parts[i + 1] ?? '') && !(parts[i + 2] ?? '').trim() && subject) {
      cast.enemy ??= phrase;
      continue;
    }
    // "against ghosts, bats and skeletons"; who does something is no part of a list
    const acts = ROLES.some(([link, does]) => (does === 'enemy' || does === 'pickup') && link.test(parts[i + 1] ?? ''));
    if (
      role === 'hero' &&
      isListed &&
      before === 'enemy' &&
      subject &&
      !acts &&
      !/\bhero(?:ine)?$/i.test(phrase) &&
      subject.kind !== 'place' &&
      !isGathered(phrase)
    ) {
      cast.foes.push(phrase);
      continue;
    }
    if (
      role === 'hero' &&
      isListed &&
      before === 'pickup' &&
      subject &&
      !acts &&
      !subject.creature &&
      subject.kind === 'thing'
    ) {
      cast.also ??= phrase;
      continue;
    }
    // "… in a castle, ghosts and skeletons": nobody plays several
    if (
      role === 'hero' &&
      subject &&
      !acts &&
      FOES_BY_NATURE.test(phrase) &&
      !ARTICLE.test(phrase) &&
      isMany(phrase) &&
      !/^(?:play(?:ing|ed)? as|starring|as)$/i.test(parts[i - 1] ?? '') &&
      (cast.hero || parts[i - 1] !== undefined) &&
      !/^(?:about)$/i.test(parts[i - 1] ?? '')
    ) {
      cast.foes.push(phrase);
      cast.enemy ??= phrase;
      before = 'enemy';
      continue;
    }
    if (role === 'base') cast.base ??= phrase;
    if (!subject || subject.kind === 'place') {
      // "a space shooter"
      if (role === 'hero' && themeOf(`in ${bareNoun(phrase)}`)) cast.place ??= bareNoun(phrase);
      else if (role === 'hero' && !cast.hero && ARTICLE.test(phrase)) cast.unknown.push(phrase);
      continue;
    }
    // one thing that plays is a hero as well: a mouse, a ball
    const plays =
      role === 'hero' &&
      (subject.kind !== 'thing' ||
        /^an?\s/i.test(phrase) ||
        (i === 0 && subject.creature) ||
        // "robot vacuum cleaner collects dust": who does something
        (acts && !cast.hero && !isMany(phrase)) ||
        // "dinosaur in the jungle": one alone, of whom nothing else is said, is who is played
        (!cast.hero && (STEERED.test(phrase) || subject.creature) && !isMany(phrase)));
    if (role === 'base') continue;
    before = role;
    // "eats knights": nobody gathers people
    const fought =
      role === 'pickup' &&
      subject.kind === 'person' &&
      isMany(phrase) &&
      /^(?:eat|catch|hunt)/i.test(parts[i - 1] ?? '');
    if (role === 'enemy' || fought) {
      cast.enemy ??= phrase;
      cast.foes.push(phrase);
    } else if (
      role === 'pickup' &&
      /^(?:his|her|its|their|the|a|an) /i.test(phrase) &&
      !isMany(phrase) &&
      (subject.kind !== 'thing' || subject.creature)
    ) {
      // "looking for her cat"
      cast.goal ??= phrase;
    } else if (role === 'pickup' || (!plays && isGathered(phrase))) {
      if (cast.pickup) cast.also ??= phrase;
      else cast.pickup = phrase;
    } else if (!plays) {
      // a thing that nobody gathers: it stands in the way, or is named as left out
      cast.things.push(phrase);
    } else if (!cast.hero) cast.hero = phrase;
    else if (subject.kind === 'thing' && !subject.creature) cast.pickup ??= phrase;
    else {
      cast.enemy ??= phrase;
      cast.foes.push(phrase);
      before = 'enemy';
    }
  }
  return cast;
}

/** How somebody is drawn where a figure is asked for: with a skeleton that walks, or as a picture that hops. */
export function drawnAs(prompt: string, kind: SlotKind): { readonly kind?: SlotKind; readonly skeleton?: string } {
  if (kind !== 'character') return {};
  const subject = subjectOf(prompt);
  if (subject?.kind === 'thing') return { kind: 'object' };
  return subject?.skeleton ? { skeleton: subject.skeleton } : {};
}
