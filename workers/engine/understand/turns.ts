/**
 * Turns of words that are no part of what is in a picture, as a table: requests, sizes, the way of drawing, ground, where it is seen from,
 * praise. A row says what the words look like, what they ask of the drawing, and what is left of them. `heard.ts` takes them out.
 */
import { SEEN_FROM } from './seen-from.ts';
import { type Turn, turn } from './turn.ts';

/** What a picture's ground is called. */
export const GROUND = '(?:background|backdrop|bg)\\b';
const KIND = '(?:enemy|character|monster|creature|item|boss|npc|sprite|hero|mob|icon|object|asset|player|weapon|animal|pet|building|prop|picture|image|drawing)'; // biome-ignore format: one line

/** In this order. */
export const TURNS: readonly Turn[] = [
  // requests
  turn("^\\W*(?:hi|hello|hey)\\b[,!. ]*(?:there\\b[,!. ]*)?"),
  turn("\\b(?:can|could|would|will) (?:you|u) (?:please )?(?:draw|make|create|generate|do|give|design|paint)(?: (?:me|us))?\\b"),
  turn("\\bi(?:'d| would)? (?:want|need|like|am looking for|wish)(?: (?:to (?:have|see|get|make|create|draw)|you to (?:draw|make|create)))?\\b"),
  turn("\\bi'?m (?:looking for|making|creating)\\b"),
  turn("^\\W*(?:please )?(?:(?:create|generate)|(?:draw|make|design|give|show|paint|render)(?= (?:me|us|an?|the|some|for)\\b))(?: (?:me|us|for me))?\\b"),
  turn("\\b(?:please|pls|plz|thanks|thank you|thx)\\b[!.]*"),
  turn("\\bfor (?:a |my |the )?tower[ -]defen[cs]e(?: (?:game|map))?\\b"),
  turn("(?:,|\\bas) (?:for |as )?(?:my |our |an? |the |this )?(?:[a-z0-9-]+ ){0,2}?(?:npcs?|shopkeeper npc|quest giver|playable character|player character|main character|protagonist)\\b(?= *(?:,|$))|\\bfor (?:my|our|an?|the) (?:[a-z0-9-]+ ){0,2}?npcs?\\b"),
  turn("(?:,|\\bas) (?:the )?(?:main |final )?(?:hero|heroine|character|protagonist|mascot|star|player|enemy|villain|boss|npc) (?:of|in|for|from) (?:my|our|an?|the|this) (?:[a-z0-9-]+ ){0,3}(?:game|project|rpg|jrpg|platformer|jam|mod|roguelike|shooter)(?: jam)?\\b(?= *(?:,|$))"),
  turn(",? ?\\b(?:(?:an? |some )?(?:[a-z]+ )?(?:game|app|books?|learning app|picture book) )?(?:made |suitable |meant )?for (?:small |little |young )?(?:kids|children|toddlers|preschoolers|babies|all ages)\\b(?= *(?:,|$|\\.))"),
  turn("\\bfor (?:(?:my|our|an?|the|this|some) )?(?:[a-z0-9-]+ ){0,3}(?:game|games|project|rpg|jrpg|platformer|app|mod|website|roguelike|shooter|metroidvania|visual novel)\\b"),
  turn(`\\ban? ${KIND}(?: for [a-z ]+?)?[ ,.:]* (?:it|he|she|this|that|which|who)(?:'s| is) (?=an? )`),
  turn(`^\\W*(?:an? |my |new |main )*(?:game |pixel )?(?:art )?${KIND}(?: (?:sprite|icon|asset|art|design))?(?: for [a-z ]+?)?\\s*[:=]\\s*`),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are |'s )?wear(?:s|ing|ed)?\\b", undefined, ' wearing'),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are )?(?:has|have|having|got)(?! (?:a )?(?:look|feel))\\b", undefined, ' with'),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are )?(?:hold(?:s|ing)?|carr(?:y|ies|ying)|wield(?:s|ing)?)\\b", undefined, ' holding'),
  turn("[,.]? \\b(?:he|she|they) (?:is|are) (?=[a-z]+ing\\b)", undefined, ' '),
  turn("\\b(?:who|that|which) (?:have|has|got|having)\\b", undefined, 'with'),
  turn("\\b(?:who|that|which) (?:is |are )?(?:wear|wears|wearing)\\b", undefined, 'wearing'),
  turn("\\b(?:who|that|which) (?:is |are )?(?:hold|holds|holding|carries)\\b", undefined, 'holding'),
  turn("(?<=[a-z] |, )(?:(?:cozy|cute|my|2d|little|indie) )?(?:farm|farming|cooking|rpg|jrpg|fishing|survival|platformer|roguelike|puzzle|racing|fantasy|restaurant|mining|city[- ]builder|tycoon|life sim|dating|fighting|shooter|td) (?:game|sim|simulator)\\s*$"),
  turn("\\b(?:made|built|crafted|constructed|forged|carved|woven|sewn|cast|formed|fashioned|sculpted|hewn) (?:entirely |completely |only |purely |all )?(?:out of|from|of) (?:only |pure |solid )?(?!an? |the |him|her)(?=[a-z])", undefined, 'made of '),
  turn("\\ba (m[ae]n|wom[ae]n)\\b(?<=a men|a women)", undefined, 'a $1'),
  turn("(?<=,)\\s*(?:an? )?(?:(?:pixel ?art|game|rpg|2d|fantasy|cute|main|player|playable|video game|cool|unique|original) )*(?:character|sprite|icon|asset|item|inventory item|object|artwork|illustration|design|art)(?: (?:design|sprite|art|asset|concept|icon))*\\s*(?=,|$)"),
  turn(",? ?\\b(?:for|used in) (?:an? |the |my |our |some )?(?:[a-z'’]+ ){0,2}(?:lessons?|class(?:room)?|quiz|storybook|story|books?|picture book|flash ?cards?|poster|worksheet|textbook|course|magazine|t-?shirt|sticker sheet|tutorial|thumbnail)\\b(?: (?:about|on|of) [a-z' ]+)?(?= *(?:,|$))"),
  turn("(?<=,) *(?:tabletop |board ?game |round |circular |vtt )*(?:tokens?|composition)(?: style)?(?= *(?:,|$))"),
  // sizes and the like
  turn("\\b(?:at |in |size |resolution )*\\d{1,4} ?(?:x|×|by|\\*) ?\\d{1,4}(?: ?(?:px|pixels?|pix)\\b(?! ?art))?(?: (?:size|canvas|resolution))?\\b"),
  turn("\\b\\d{2,4} ?(?:px|pixels?)\\b(?! ?art)(?: (?:wide|tall|high)\\b)?"),
  turn("\\b\\d{1,3} colou?rs?(?: palette)?\\b"),
  // the way of drawing
  turn("\\b(?:with )?(?:no|without(?: an?)?|zero) (?:black )?(?:outlines?|lines|line ?art|borders?|contours?)\\b|\\b(?:outline|line)less\\b", { outline: 'lineless' }),
  turn("\\b(?:with )?(?:an? )?(?:thick |bold |single |hard |strong )*black (?:outlines?|contours?|line ?art)\\b", { outline: 'single color black outline' }),
  turn("\\b(?:with )?(?:a )?selective outlines?\\b|\\bselout\\b", { outline: 'selective outline' }),
  turn("(?<!\\b(?:speed|action|motion|dash|velocity|wind|gust|focus|power|ley|force|stink|heat|smell|stench|odou?r|scent|aroma|steam|scan|warp|hyperspace|boost|wavy|zoom|light|laser|star) )\\b(?:with )?(?:a )?(?:clean |thin |sharp |clear |crisp |coloured |colored )*(?:outlines?|lines|line ?art)\\b(?= *(?:,|$|\\band\\b|\\.))"),
  turn("\\b(?:with )?(?:flat|no) (?:shading|shadows?|shaded)\\b|\\bflat colou?rs?\\b|\\bcel[- ]?shad(?:ed|ing)\\b", { shading: 'flat shading' }),
  turn("\\b(?:with )?(?:highly )?(?:detailed|complex|rich) shading\\b", { shading: 'detailed shading' }),
  turn("\\b(?:with )?(?:soft|simple|basic|smooth|nice|good|subtle) shad(?:ing|ows?|ed)\\b"),
  // ground
  turn(`\\b(?:on |with |has |and |in )*(?:an? )?(?:no|transparent|alpha|empty|without(?: a)?|removed|blank|isolated) ${GROUND}|\\b${GROUND.slice(0, -2)} (?:removed|transparent)\\b|\\bisolated\\b(?: on nothing)?|\\b(?:on )?(?:a )?transparent\\b(?= *(?:,|$|\\.| png))(?: png)?|\\bpng\\b|\\bcut ?out\\b`, { alone: true }),
  turn(`\\b(?:isolated )?(?:on |with |in |against |and )*(?:an? |the )?(?:plain|solid|simple|clean|neutral|minimal|flat|basic|uniform) ${GROUND}(?: colou?r)?`, { alone: true }),
  ...SEEN_FROM,
  // who goes somewhere looks there; what they do stays
  turn("\\b(walking|running|flying|swimming|jumping|crawling|riding|driving|moving|going|heading|charging|sneaking|marching|galloping|falling|sailing|leaping|flies|walks|runs|swims|jumps) (?:off )?(?:to(?:wards?)? )?(?:the )?(?:left|west)\\b(?! (?:of|hand|side of))", { direction: 'west' }, '$1'),
  turn("\\b(walking|running|flying|swimming|jumping|crawling|riding|driving|moving|going|heading|charging|sneaking|marching|galloping|falling|sailing|leaping|flies|walks|runs|swims|jumps) (?:off )?(?:to(?:wards?)? )?(?:the )?(?:right|east)\\b(?! (?:of|hand|side of))", { direction: 'east' }, '$1'),
  // in the middle of it
  turn("\\b(?:in |shown |caught )?mid[- ]?(jump|leap|roar|attack|cast|kick|punch|fall|scream|howl)\\b", undefined, '$1ing'),
  turn("\\b(?:in |shown |caught )?mid[- ]?swing\\b", undefined, 'swinging'),
  turn("\\b(?:in |shown |caught )?mid[- ]?(?:run|sprint)\\b", undefined, 'running'),
  turn("\\b(?:in |shown |caught )?mid[- ]?(?:stride|step|walk)\\b|\\bin stride\\b", undefined, 'walking'),
  turn("\\b(?:in |shown |caught )?mid[- ]?(?:air|flight)\\b(?= *(?:,|$|\\.))", undefined, 'jumping'),
  // praise, and what every picture here is anyway
  turn("\\b(?:absolute |true )?masterpiece\\b|\\b(?:best|high|top|highest|amazing|great|good|ultra|premium|aaa)[- ](?:quality|resolution|res)\\b|\\b(?:4|8|16)k\\b(?: uhd| resolution)?|\\bu?hdr?\\b|\\bhi[- ]?res\\b|\\bproduction ready\\b|\\bgame[- ]ready\\b|\\b(?:absurd|high|low|hi)res\\b|\\b(?:ultra|super|highly|very|extremely|more|well)?[- ]?\\bdetailed\\b(?= *(?:,|$))|\\bhand[- ]?(?:pixelled|pixeled|drawn|crafted)\\b"),
  turn("\\b(?:ultra|super|hyper|extremely|highly|very|insanely|intricately|finely|beautifully)[- ]?(?:detailed|detail|realistic|intricate)(?: (?:pixel art|pixelart|art|sprite|design|details))?\\b|\\b(?:intricate|fine|rich|lots of|many) details?\\b|\\b(?:8|16) ?k ?wallpaper\\b"),
  turn("\\b(?:trending|featured|popular) on [a-z]+\\b|\\b(?:artstation|deviantart|pixiv|behance|pinterest|itch\\.io)(?: hq)?\\b|\\bunreal engine(?: \\d)?\\b|\\boctane(?: render)?\\b|\\bray[- ]?trac(?:ed|ing)\\b|\\b3d render\\b"),
  turn("\\b(?:with )?(?:dramatic|cinematic|volumetric|soft|studio|ambient|moody|beautiful|epic|good|natural|atmospheric|dynamic|global|rim|warm|cold) (?:lighting|illumination|lights?|light)\\b(?= *(?:,|$|\\.|and\\b))"),
  turn("\\b(?:with )?(?:vibrant|vivid|bright|rich|saturated|bold|beautiful|nice|limited|restricted|retro|harmonious|strong) (?:colou?rs?(?: ?palette| scheme)?|palette)\\b|\\bcolou?rful palette\\b|\\bhigh contrast\\b|\\bcrisp(?: pixels?| edges?)?\\b|\\bsharp (?:focus|edges?|pixels?|lines?)\\b|\\bpixel[- ]perfect\\b|\\bsmooth edges\\b"),
  turn("\\b(?:no|without) (?:text|watermarks?|signatures?|logos?|letters|words|blur|anti[- ]?alias(?:ing)?|gradients?|noise|artifacts|frames?|ui|shadow on ground|ground shadow)\\b"),
  turn("\\b(?:in )?(?:(?:full|whole)[- ]?(?:body|length)|head to toe)(?: (?:shot|view|portrait|sprite|character|visible))?\\b|\\b(?:single|one) (?:character|subject|object|sprite|item)\\b(?= *(?:,|$))|\\bsolo\\b|\\b(?:perfectly )?cent(?:er|re)d(?: in (?:frame|the frame|canvas))?\\b|\\bcent(?:er|re) (?:composition|of (?:the )?(?:frame|image|picture))\\b|\\bsymmetrical\\b"),
  turn("\\blooking (?:straight )?at (?:the )?(?:viewer|camera)\\b|\\b(?:detailed|beautiful|perfect|expressive|cute) (?:face|eyes)\\b(?= *(?:,|$))|\\b(?:idle|standing|neutral|default|dynamic|action|heroic|battle|combat|dramatic|cool) (?:pose|stance|animation frame)\\b|\\bidle\\b(?= *(?:,|$))"),
  turn("\\b1 ?(girl|boy)\\b", undefined, '$1'),
  turn("\\b(?:retro |classic |old school |indie |2d |mobile |fantasy )*(?:video ?)?game (?:asset|art|sprite|icon|item|character|object|prop|style|design|graphics|ui)s?\\b|\\b(?:rpg|jrpg|inventory|item|game|app|skill|loot) (?:icon|asset)s?\\b(?= *(?:,|$|\\.))|\\bpixel[- ]?art(?: style| sprite| icon| game)?\\b(?= *(?:,|$|\\.))|\\bsprite(?: art)?\\b(?= *(?:,|$|\\.))"),
]; // biome-ignore format: a table
