/** The turns of phrase in which an effect is said with things: each names the effect `e`, the things `t` and what is said besides. */
const ART = '(?:an? |the |some |its |one )?';
/** A phrase without a connector of its own. */
const NP =
  "((?:(?!(?:with|and|in|on|into|onto|from|out|off|of|that|who|while)\\b)[a-z0-9'-]+ ){0,4}?(?!(?:it|them|him|her|something)\\b)[a-z'-]+)";
const IN_IT =
  '(?:(?:caught|trapped|stuck|swirling|spinning|flying|floating|whirling|frozen|standing|visible|tumbling|sucked|up|hovering|in|inside|within|around|being) ?)*(?:in(?:side)?(?: of)? it|in(?:side)? (?:the|its) (?:middle|cent(?:er|re)|heart|core|eye)|inside|within(?: it)?)';
export const WITHIN: readonly RegExp[] = [
  new RegExp(
    `^${ART}(?<e>[^,]+?) (?:picking up|lifting(?: up)?|sucking (?:in|up)|swallowing|carrying(?: off| away)?|tossing|throwing(?: around)?|whirling|trapping|holding|engulfing|surrounding|enclosing) ${ART}(?<t>[^,]+)$`,
  ),
  new RegExp(`^(?<e>.+?),? (?:with|and) ${ART}(?<t>.+?) ${IN_IT}$`),
  new RegExp(`^(?<e>[^,]+), ${ART}(?<t>[^,]+?) ${IN_IT}$`),
  new RegExp(
    `^${ART}(?<t>[^,]+?) (?:(?:is |being |getting )?(?:caught|trapped|stuck|swirling|spinning|floating|whirling|lifted|sucked|carried)(?: up)?) (?:in(?:side|to)?|by|up by) ${ART}(?<e>[^,]+)$`,
  ),
];
const FLIES = '(?:flying|thrown|blown|hurled|launched|flung|tossed|shooting|bursting|spinning|tumbling|sent flying)';
export const FLUNG: readonly RegExp[] = [
  new RegExp(
    `^(?<e>.+?),? (?:with|and) (?<t>.+?) ${FLIES}(?: (?:off|out|around|away|everywhere|up|apart|from it|out of it|in(?: it)?|about|around in it|through the air|in the air|in all directions))*$`,
  ),
  new RegExp(
    `^(?<e>[^,]+), (?<t>.+?) ${FLIES}(?: (?:off|out|around|away|everywhere|up|apart|from it|out of it|in(?: it)?|about|around in it|through the air|in the air|in all directions))*$`,
  ),
];
const HITS =
  '(?:hit(?:s|ting)?|(?:smash(?:es|ing)|crush(?:es|ing)|break(?:s|ing)|shatter(?:s|ing)|slic(?:es|ing)|split(?:s|ting))(?: through)?(?= (?:an? |the )[a-z])|strik(?:es|ing)|smash(?:es|ing)? (?:into|against|on)|slam(?:s|ming)? (?:into|against)|crash(?:es|ing)? (?:into|against|on|onto|over)|(?:chops?|chopping|stabs?|stabbing|cuts?|cutting|slams?|digs?|digging|driven|thrown|shot|splash(?:es|ing)?|land(?:s|ing)|plung(?:es|ing)|fall(?:s|ing)|dropp?(?:s|ing|ed)) (?:in|into|through)|collid(?:es|ing) with|pierc(?:es|ing)|splat(?:s|ting|ters|tering)? (?:on|against|onto|over)|splash(?:es|ing)? (?:on|against|onto|over)|burst(?:s|ing)? (?:on|against)|explod(?:es|ing) (?:on|against)|impact(?:s|ing)?(?: on| against)?|bounc(?:es|ing) off(?: of)?|ricochet(?:s|ing)? off(?: of)?|break(?:s|ing) (?:on|against)|shatter(?:s|ing) (?:on|against)|hits? on|punch(?:es|ing) through|(?:going|flying|shooting|smashing|crashing|breaking) through|landing (?:on|in))';
export const STRUCK = new RegExp(
  `^${ART}(?<e>.+?),? (?:is |just |that |which )?(?<v>${HITS}) ${ART}(?<t>something|${NP})(?<rest>(?:,| and| with| in| on| from|$).*)?$`,
);
export const LIT = new RegExp(
  `^(?<e>[^,]+?)(?: (?:shining|falling|coming|landing|striking|raining|pouring|beaming|going|descending|down|from above|from the sky|swirling|glowing|circling))*(?: (?:on|onto|upon|over|around|above|under|beneath|behind|in front of)(?: top of)?) ${ART}(?<t>${NP})(?<rest>,.*)?$`,
);
const COMES =
  '(?:(?:flying|coming|bursting|shooting|rising|pouring|exploding|blasting|spraying|erupting|streaming|spewing|leaking|swarming|floating|drifting|escaping|billowing|jumping|popping|spilling|gushing|squirting|puffing|curling|shooting up|rising up|flowing|fluttering|scattering)(?: up)? )';
export const SOURCE = new RegExp(
  `^(?<e>[^,]+?) (?:${COMES}(?:out of|out from|from|off|out)|leaving) ${ART}(?<t>${NP})(?<rest>,.*)?$`,
);
export const OF_SOURCE = new RegExp(`^(?<e>[^,]+?) from ${ART}(?<t>${NP})(?<rest>,.*)?$`);
export const LEAPING = new RegExp(
  `^(?<e>[^,]+?)(?:,| with| and) ${ART}(?<t>${NP}) (?:jumping|leaping|poking|bursting|peeking|sticking|popping|coming|rising|emerging|reaching|shooting|flying)(?: up)?(?: out)?(?: of it| from it| through(?: it)?)?$`,
);
export const BETWEEN = new RegExp(
  `^(?<e>[^,]+?)(?: (?:jumping|arcing|going|flowing|passing|leaping|running|crackling|stretched))? between ${ART}(?<t>.+?)$`,
);
export const GOES =
  '(?:shattering|shatters|smashing|smashes|breaking|breaks|exploding|explodes|bursting|bursts|splitting|splits|popping|pops|cracking|cracks|crumbling|crumbles|disintegrating|falling apart|falls apart|blowing up|snapping|snaps|coming apart)';
export const BROKEN = new RegExp(
  `^${ART}(?<t>${NP}) (?:being |getting |gets |is )?(?<v>${GOES}|(?:smashed|broken|shattered|split|blown|cut|sliced|chopped|sawn) (?:into|to|in|apart))(?<how>(?: (?:apart|up|open|into|to|in|on|many|little|small|tiny|a|the|its|two|pieces|bits|shards|half|halves|middle|floor|ground|splinters|dust|flying|everywhere|impact|down))*)(?<rest>(?:,| with| and| by).*)?$`,
);

export const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Somebody of the game who is not in the picture. */
export const SOMETHING = /^(?:something|(?:an? |the )?(?:target|enemy|foe|object|obstacle|surface|impact|point))$/;
/** What lies under and behind all. */
export const GROUNDS =
  /^(?:the |an? )?(?:ground|floor|earth|water|surface|sky|air|screen|dirt|grass|corner|side|edge|left|right|top|bottom|middle|center|centre|above|below|background|pieces|bits)$/;
/** What burns, falls and drifts is read with what it is on by its own rules. */
export const PLAIN = /^(?:smoke|flame|snowfall|rain|bubbles?|embers|drips|petals|falling-leaves|autumn-swirl)$/;
/** What is thrown, shot or let fly, besides effects. */
export const MISSILE =
  /ball|bullet|arrow|egg|tomato|rock|stone|brick|spear|javelin|dart|shuriken|kunai|knife|dagger|axe|hammer|missile|rocket|meteor|comet|asteroid|bolt|bomb|pie|potion|bottle|balloon|laser|fist|club|boomerang|coconut|disc|puck|grenade|star|sword|card|coin|boulder|cannon|harpoon|drop|feather|glove|book|plate|boot|shoe|chair|cake|can|torpedo|shell|wave|fireball|icicle|lightning|torch|anvil|trident|shard|crystal|orb|cream/;

/** What falls into or onto something from above. */
export const INTO = new RegExp(
  `^(?<e>[^,]+?) (?:raining|falling|pouring|dropping|tumbling|flying|flowing|dripping|spilling|sliding)(?: down)? (?:in|into|onto|on) ${ART}(?<t>${NP})(?<rest>,.*)?$`,
);
/** What lies below all, and what is thrown up from it. */
export const EARTHS: Readonly<Record<string, readonly string[]>> = { ground: ['#8c6440', '#6c4c30'], floor: ['#a4a09c', '#7c7874'], earth: ['#8c6440', '#6c4c30'], dirt: ['#8c6440', '#6c4c30'], mud: ['#74502c', '#54381c'], sand: ['#e4c480', '#c8a460'], grass: ['#68a840', '#8c6440'], snow: ['#f4f8ff', '#c8dcf4'], street: ['#98989c', '#74747c'], road: ['#98989c', '#74747c'], water: ['#58a8f0', '#c8e8ff'], sea: ['#4898e8', '#c8e8ff'], lake: ['#58a8f0', '#c8e8ff'], lava: ['#f88428', '#ffd848'], ice: ['#b0e4f8', '#e8f8ff'] }; // biome-ignore format: a table
