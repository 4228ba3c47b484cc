/** Who plays in a wish for a game, against whom, and what is gathered. */
import { type SlotKind, templateFor } from '../games/index.ts';
import { isPiece, singular, subjectOf } from './subjects.ts';
import { ARTICLE } from './words.ts';

/** What stands between the parts of a sentence, and what the part after it is. */
const ROLES: readonly (readonly [RegExp, 'hero' | 'enemy' | 'pickup' | 'place' | 'base'])[] = [
  [
    /^(?:against|versus|vs\.?|fight(?:s|ing)?|battl(?:es|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|hunt(?:s|ing)?(?: down)?|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|defend(?:s|ing)? (?:from|against)|(?:from|against|versus) waves of|waves of|hordes of|escap(?:es|ing)(?: from)?|runs? (?:away )?from)$/,
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
  /\s*(,|:|;|\.|\b(?:(?:protect|defend|guard|save|shield)(?:s|ing)?|hunt(?:s|ing)? for|search(?:es|ing)? for|look(?:s|ing)? for|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|waves of|hordes of|escap(?:es|ing)(?: from)?|runs? (?:away )?from|hunt(?:s|ing)?(?: down)?|eat(?:s|ing)?|catch(?:es|ing)?|seek(?:s|ing)?|steal(?:s|ing)?|grab(?:s|bing)?|takes|taking|gets|harvest(?:s|ing)?|against|versus|vs\.?|fight(?:s|ing)?|battl(?:es|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?|in which|in|on|at|through|across|inside|with|starring|about|where|featuring|for|play(?:ing|ed)? as|as|who|that|and|but|has to|has|must|is|runs?|jumps?)\b)\s*/gi;
/** How a game is to be, and nobody in it. */
const MANNER =
  /\b(?:retro|simple|short|quick|fun|funny|cool|classic|easy|hard|basic|complete|full|new|nice|cute|2d|pixel[- ]?art|pixel|8[- ]?bit|16[- ]?bit|old[- ]school|clone|style|like|type|kind of|puzzle|puzzles|themed?|for (?:kids|children)|best|super|mega|my own|first|own)\b/gi;
/** Said of a hero or of what there is, and nobody. */
const ROLE_WORDS = /^(?:the |a |an )?(?:hero(?:ine)?|main (?:character|hero)|player|protagonist|character)$/i;

/** "protect the village from wolves": what stands after "from" is whom it is defended against. */
const DEFENDS = /\b(?:protect|defend|guard|sav|shield)(?:s|e|es|ing)?\b/i;

const PLACE_NAME =
  /\b(?:kingdom|world|land|lands|valley|theme|setting|city|town|village|forest|jungle|desert|cave|caves|dungeon|swamp|beach|island|mountains?|planet|graveyard|ruins|underwater|space|winter|halloween|christmas)$/i;

export interface Cast {
  hero?: string;
  enemy?: string;
  pickup?: string;
  /** What is defended. */
  base?: string;
  /** What else is gathered. */
  also?: string;
  /** Where it takes place. */
  place?: string;
  /** Words that nobody knows: not drawn, and said. */
  unknown: string[];
}

/** Who plays, against whom, and what is gathered. */
export function castOf(words: string): Cast {
  const cast: Cast = { unknown: [] };
  let role: (typeof ROLES)[number][1] = 'hero';
  const parts = (DEFENDS.test(words) ? words.replace(/\b(?:from|against)\b/gi, 'versus') : words).split(LINKS);
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      role = ROLES.find(([link]) => link.test(part.toLowerCase()))?.[1] ?? 'hero';
      continue;
    }
    const phrase = part
      .replace(/^(?:some|many|lots of|few|the)\s+/i, '')
      .replace(/^(?:his|her|their|its|the) (?:[\w-]+ )*?[\w-]+'s /i, '')
      .replace(MANNER, ' ')
      // "a small game" is no small hero
      .replace(/\b(?:small|little)(?=\s*$|\s+(?:video ?)?games?\b)/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (
      !phrase ||
      // "from cloud to cloud"
      (role === 'hero' && /^(?:from|to|between|off|away|up|down)\b|^([\w-]+) to \1$/i.test(phrase)) ||
      /^(?:an?|the)$/i.test(phrase) ||
      ROLE_WORDS.test(phrase) ||
      templateFor(phrase) ||
      /\bgames?$/i.test(phrase)
    )
      continue;
    if (role === 'place') {
      // "a cat on a skateboard"
      const carried = /^on$/i.test(parts[i - 1] ?? '') && /^an?\s/i.test(phrase) && subjectOf(phrase)?.kind === 'thing';
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
    if (role === 'base') cast.base ??= phrase;
    if (!subject || subject.kind === 'place') {
      if (role === 'hero' && !cast.hero && ARTICLE.test(phrase)) cast.unknown.push(phrase);
      continue;
    }
    // one thing that plays is a hero as well: a mouse, a ball
    const plays = role === 'hero' && (subject.kind !== 'thing' || /^an?\s/i.test(phrase));
    if (role === 'base') continue;
    if (role === 'enemy') cast.enemy ??= phrase;
    else if (role === 'pickup' || !plays) {
      if (cast.pickup) cast.also ??= phrase;
      else cast.pickup = phrase;
    } else if (!cast.hero) cast.hero = phrase;
    else if (subject.kind === 'thing' && !subject.creature) cast.pickup ??= phrase;
    else cast.enemy ??= phrase;
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
