/** Words by which the clauses of a wish are told apart: what belongs to what stands before it, what is only said beside it. */
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { isMove } from './moves.ts';
import { subjectOf } from './subjects.ts';

/** "a set of", "three characters:" */
export const SET = /^(?:an? )?(?:sets?|groups?|collections?|packs?|bunch|couple|pair|series|list|few) of\s+/i;
const HEADER =
  /^(?:(?:the|these|some|an?|my|our|\d+|two|three|four|five|six|several|few|main|new|player|playable|first|other|more|cool|nice) )*(?:characters?|hero(?:es|ine)?|protagonists?|villains?|things?|objects?|items?|props?|assets?|sprites?|npcs?|enem(?:y|ies)|following|pictures?|icons?|furniture|weapons?|animals?|creatures?|monsters?|tools?|plants?|vehicles?|buildings?|foods?|drinks?|people|folks?|villagers?|townsfolk|families|family|crew|team|party|cast|decorations?|loot|treasures?|potions?|crops|fruits?|vegetables?|trees?|toys?|clothes|machines?|stuff|ones|kinds|types|(?:animate|animations? (?:for|of)) .*|animate)$/i;
/** "NPCs for the village", before a list of them. */
const HEADER_OF = /^([\w -]+s|people|folk) (?:for|in|from|of(?! an?\b)) (?:the|my|our|an?|this) [\w -]+$/i;
export const isHeader = (part: string): boolean => HEADER.test(part) || HEADER.test(HEADER_OF.exec(part)?.[1] ?? '-');
export const ANIMATE = /^(?:animate|animations?)\b\s*(?:him|her|it|them|the \w+)?\s*(?:with|as|for|in)?\s*/i;
/** A picture is asked for, whatever is in it. */
export const OF_IT =
  /^(?:(?:an? |the |some )?(?:pixel[- ]?art |small |tiny |big |large )*(?:sprite ?sheets?|sprites?|pictures?|images?|illustrations?|tokens?|icons?|drawings?|pixel[- ]?art|characters?|objects?|items?|props?)(?: art)? (?:of|for|from(?= an?\b)|with|showing|named|called)\s+)/i;
/** How somebody holds what is part of him. */
export const STANCE =
  /^(?:[\w-]+ )?(?:tongue|arms?|wings?|claws?|teeth|fangs|eyes?|mouth|legs?|hands?|head|tail|sword|weapon|hood|fists?) (?:out|up|down|open|closed|crossed|raised|spread|bared|drawn|folded|glowing)$/i;
/** On something, and nothing by itself. */
export const PATTERN =
  /\b(?:stripes|spots|dots|patterns?|markings|patches|details?|decorations?|ornaments?|trim|accents?|highlights|lines|edges|corners|sides|engravings?|runes|stickers|paint(?:ing)?|textures?|cracks|holes|stains|rust|glow|lights?|flames|sparks|sparkles|halo|aura)$/i;
/** Belongs to who stands before it. */
export const ATTRIBUTE = /^(?:with|without|in|holding|wearing|carrying|wielding|riding|on|having|no)\s/i;
export const NOTHING =
  /^(?:with )?(?:nothing|no (?:top|grass|cover\w*))(?: (?:on|at) (?:it|(?:the )?top)| else| above)?$/i;
/** Nothing is said by these. */
export const FILLER =
  /^(?:all|both|each|etc|and so on|so on|stuff|everything|such|the like|things like that|next|first|second|secondly|finally|lastly|maybe|thanks?|you|that(?:'s| is) (?:all|it)|for now|nothing else|nothing more|ok(?:ay)?|hmm+|uh+|well|one|it|him|her|them|just|only)$/i;
/** What somebody is to who was made before: who that is stands behind it. */
const RELATED =
  /^\s*(?:(?:and|now|also|then|next) )*(?:his|her|their|its|the hero's) (?:rival|friend|best friend|enemy|nemesis|boss|wife|husband|brother|sister|mother|father|son|daughter|companion|partner|sidekick|pet|love interest|mentor|assistant|colleague)\s*$/i;
/** Said beside a wish. */
const ASIDE =
  /^\s*(?:(?:the )?(?:nice|good|usual|normal|classic|friendly|cute) (?:kind|one|type|sort)|any [\w -]+ will do|[\w -]+ not (?:included|needed|necessary|required)|quick(?:ly)?|urgent(?:ly)?|asap|no rush|low priority|nothing fancy|nothing special|simple is fine|keep it simple|surprise me|up to you|your choice|you decide|whatever (?:you like|fits|works))\s*$/i;
/** Beside a wish, and no part of what is drawn: "low priority", "realistic proportions no", "that's what I need". */
export const saidBeside = (part: string): boolean =>
  RELATED.test(part) ||
  ASIDE.test(part) ||
  /^(?!(?:an?|the)\b)\S.* no$/i.test(part.trim()) ||
  /^\s*(?:and )?(?:that|this)(?:'s| is| would be) (?:all|everything|it|(?:all )?(?:what|that) (?:i|we) (?:need|want|have in mind|imagine)\b.*)\s*$/i.test(
    part,
  );
/** More or less of something that is there. */
export const COMPARED =
  /^(?:an? |the )?(?:(?:much|way|even|a bit|slightly) )?(?:bigger|smaller|larger|longer|shorter|taller|wider|thicker|thinner|darker|brighter|lighter|older|younger|stronger|better|nicer|cooler|more|less|fewer|other|another)\s/i;
/** How grounds meet: they always join, and smoothly. */
export const EDGES =
  /,?\s*\b(?:(?:that|which|and|it|they|should|must|can|to) )*(?:seamless(?:ly)? )?(?:joins?|connects?|tiles?|fits?|match(?:es)?|lines? up|loops?|repeats?)(?: (?:together|up|seamlessly|nicely|perfectly|well|cleanly))*(?: (?:at|on|along|to|with) (?:the |all |its |their |every )*(?:edges?|borders?|sides?|seams?|corners?|each other))(?=\s*(?:$|[,.;!]))|,?\s*\b(?:(?:with|and|having|has|plus) )*(?:an? |the )?(?:(?:very|nice|really) )*(?:smooth|soft|seamless|clean|natural|gradual|rough|organic|hard|sharp|jagged|crisp|rounded|clear|blended|irregular)(?:,? (?:and )?(?:smooth|soft|seamless|clean|natural|gradual|rough|organic|hard|sharp|rounded))* (?:blending|blends?|edges?|borders?|transitions?|joins?|seams?|gradients?)(?: (?:between|of|to|from) (?:them|both|it|the (?:two|tiles|grounds|edges)|each other))?(?=\s*(?:$|[,.;!]))/gi;
export const JOINED =
  /^(?:with )?(?:(?:a |an )?(?:smooth|soft|seamless|nice|clean|natural|gradual|rough|organic) ?)+(?:blending|blend|edges|borders?|transitions?|joins|look)?$/i;
/** What an interface is framed or filled with. */
export const FRAMING =
  /\b(?:frames?|borders?|edges?|corners?|background|backdrop|icons?|fonts?|letters|text|title|header|slots?|cells?|labels?|rows?|columns?|grid|tabs?|colou?rs?|ornaments?)$/i;
export const isFigure = (clause: string): boolean => /^(?:person|animal)$/.test(subjectOf(clause)?.kind ?? '');
/** "attack and death animations" → "attack animation, death animation" */
export const eachAnimation = (text: string): string =>
  text
    // "orc with walking", "with idle, walk and attack"
    .replace(
      /\s+with (?:an? )?((?:[a-z]+(?:, ?| and |, and | \+ ))*[a-z]+)(?=\s*(?:$|[,.;]))/gi,
      (all, list: string) => {
        const moves = list.split(/, ?(?:and )?| and | \+ /).filter(Boolean);
        const known = moves.every(
          (move) => /ing$|^(?:idle|walk|run|jump|attack|death)$/i.test(move) && isMove(move, undefined),
        );
        return known ? moves.map((move) => `, ${move} animation`).join('') : all;
      },
    )
    // "doing a backflip"
    .replace(
      /[\s,]+(?:doing|performing|executing|practi[sc]ing) (?:an? |the |his |her |its )?([a-z]+(?:[ -][a-z]+)?)(?=\s*(?:$|[,.;!?]))/gi,
      (all, move: string) =>
        isMove(move, undefined) || LEXICON.read(move.split(/[ -]/).at(-1)!.toLowerCase()).length === 0
          ? `, ${move} animation`
          : all,
    )
    .replace(
      /[\s,]*\b(?:with )?((?:\w+, )*\w+,? (?:and|or|plus) \w+) (?:animations?|cycles?|moves)\b/gi,
      (all, list: string) => {
        const moves = list.split(/,? (?:and|or|plus) |, /).filter(Boolean);
        return moves.every((move) => isMove(move, undefined))
          ? moves.map((move) => `, ${move} animation`).join('')
          : all;
      },
    );
/** How something looks, and no thing. */
export const LOOK = /\b(?:look|style|styled|themed?|feel|design|colou?rs?)$/i;
export const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|a few|a couple of|a group of|\d{1,2})\s+/i;
/** What somebody wears or has grown, besides what the engine knows as a piece. */
export const GARMENT =
  /\b(?:socks|stockings|tights|glasses|goggles|gloves|mittens|shoes|sneakers|sandals|boots|trousers|pants|jeans|shorts|skirt|blouse|shirt|hoodie|jacket|vest|apron|belt|scarf|tie|mask|cap|eyes|skin|freckles|moustache|mustache|beard|hair|braids|ponytail|wings|tail|ears|horns|tattoos?|earrings|necklace|arms?|legs?|hands?|feet|foot|nose|teeth|claws|fangs|scars?|belly|muscles|feathers|scales|tusks|antlers|mane|fur|hood|robes?|cloak|cape|armou?r|helmet|uniform|suit|gown|dress|crown|backpack|bag|bandana|headband|sash|coat|raincoat|overalls|tunic|lipstick|make-?up|face paint|monocle|pipe|cigar|prosthetic|bandages?|chains?)$/i;
/** "…, kind of a chubby lady": who stands before it, in other words. */
export const AGAIN_TOLD =
  /^\s*(?:(?:like|basically|so) )?(?:kind of|sort of|something like|some kind of|more like|basically|think of|imagine|like|i\.?e\.?|similar to) (?=an? )/i;
/** Marks such a clause. */
export const SAME = '≈';
/** "another one in orange", "the other with a hat" */
export const ANOTHER = /^(?:another(?: one)?|(?:the )?other(?: one)?|(?:a )?second one)\s+((?:in|with)\s.+)$/i;
export const HAS = /\b(?:with|in|holding|wearing|carrying|wielding|has|having)\b/i;
/** "axe in hand", "a sack over the shoulder" */
export const HELD =
  /\b(?:in|on|over|under|around|behind) (?:(?:his|her|its|the|one|each|both|other) )*(?:(?:left|right)$|(?:(?:left|right) )?hands?|back|shoulders?|head|neck|belt|arms?|ears?|face|legs?)$/i;
export const CALLED = /^(?:person|human|character|npc|enemy|animal|creature|thing|object|item|prop|ground|panel)$/i;
/** What follows a noun and says more of it. */
export const AFTER_NOUN =
  /\s+(?:with|without|in|on|at|of|under|near|from|holding|wearing|carrying|wielding|riding|having|who|that|which|whose|made|like|(?!red|one)\w+ed|\w+ing)\s/i;
export const ROLES = /\b(?:npcs?|enem(?:y|ies)|mobs?|boss(?:es)?|characters?|sprites?)\b/gi;
export const ROLE_WITH_LOOKS =
  /\b(?:hero(?:ine)?|villain|sidekick|antagonist|protagonist|player|main character) (?:with|in|wearing|holding|without) /i;
/** Said of an animal that is small: it is drawn as what it belongs to. */
export const YOUNG = /^(?:cub|pup|calf|foal|kit|joey|hatchling|baby|youngling)s?$/i;
/** Said to somebody, or a manner of speaking: no description. */
export const IDIOM = /\b(?:you|your|yours|yourself|yesterday|tomorrow|earlier|before)\b/i;

/** "with foam between", "and a stone border between them" */
export const BETWEEN =
  /,?\s*\b(?:with|and|plus) ((?:(?!with|and|plus)[\w-]+ ){1,4}?)(?:in[ -]?between|between(?: them)?|as (?:the |a )?(?:transition|border|edge)|where they meet|at the (?:edges?|borders?|transition))(?: of (?:them|both))?(?=\s*(?:$|[,.;]))/i;
