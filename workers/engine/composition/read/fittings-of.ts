/** What a building has besides its own parts, by the words of its description: boards, smoke, things on its walls, wares before its door. */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { signFor } from '../../catalogue/things/sign-pictures.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import { isOnWalls } from '../changes/on-walls.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { MANNER_OF } from '../places/manners.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Adorned } from './adorned.ts';
import { faceOn } from './changeable.ts';
import { CROPS, GOODS, OF_STUFF, SIGN_OF, TRADES, WALL_WORDS, WARES, WORLDS } from './fitting-words.ts';
import { frontOf } from './front-words.ts';
import { withHours } from './hour-said.ts';
import { housePartsOf, isBuilt } from './house-parts.ts';
import { buried, houseStates } from './house-states.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { perched } from './perched.ts';
import { FLYING } from './rest-of-house.ts';
import { NUMBERS } from './words.ts';

/** What has no front for boards and wares. */
const FRONTLESS =
  /wall|fence|bridge|statue|fountain|pillar|portal|^well$|torii|portcullis|obelisk|ferris|stonehenge|ruins|mountain|^gate$/;

const ITEMS = /,| with | and (?!white|black|red|blue|green)/;
const LOOKS =
  /^(?:(?:a|an|the|its|some|many|few|several|two|three|four|big|large|small|little|old|hanging|wooden|wood|painted|colorful|carved|giant|huge|tall|burning|lit|mounted|iron|rusty|broken|pile of|piles of|bubbling|steaming|floating|open|dirty|stack of|stacks of|rows? of|lots of) )+/;
const OUTSIDE =
  / (?:outside|out front|in front|at the front|(?:by|over|above|beside|next to|at|near) (?:the |its )?(?:front )?(?:door|entrance|doorway|gate)|on the walls?|on the outside|around(?: it)?|on (?:the )?top|on the roof|flying around|hanging outside|on display|aside|on (?:the |its |a )?(?:roof|rooftop|top))$/;

/** What boards say rather than show. */
const WRITTEN = /^(?:open|closed|sale|for sale|vacancy|no vacancy|exit|welcome|stop|danger|keep out|sold|sold out|for rent|wanted|help wanted|hotel|motel|diner|bar|cafe|casino|gym|eat|eats|food|free|live|vip|atm|taxi|police|24h|24 hours|beware|no entry|warning|parking)$/; // biome-ignore format: one line

/** A text without what was found; what was joined to it by "and" follows by itself. */
function cutOut(text: string, found: RegExpExecArray): string {
  const after = text.slice(found.index + found[0].length);
  const listed = /^,/.test(found[0]) && !/\b(?:with|has)\b/i.test(text.slice(0, found.index));
  const joined = listed || /^,? ?(?:with|has|having)\b/i.test(found[0]) ? after.replace(/^,? and /i, ' with ') : after;
  return `${text.slice(0, found.index)} ${joined}`.replace(/\s+/g, ' ').trim();
}

/** A trade's house by whose it is. */
const TRADE_SHOP =
  /^((?:an? |the |old |small |little |medieval |cozy )*)([a-z]+)(?:'s)? (?:workshop|shop|store|stall)\b(.*)$/i;

const MOSS = /^(?:an? |the )?(.+?),? (?:covered|overgrown) (?:in|with) (?:thick |green )?moss\b/i;

const STRIPE_HUES = 'red|white|blue|green|yellow|black|orange|purple|pink|teal|grey|gray|brown|navy';

/** A craft that came down, or the place where it did. */
export const CRASHED =
  /^((?:an? |the |old |huge |giant |small |alien |abandoned |burning |smoking )*)(?:crashed|crash[- ]landed|wrecked|downed|shot[- ]down|fallen) ((?:[a-z]+ ){0,2}?[a-z]+?)(?: crash)?(?: (?:site|scene|wreck|wreckage|landing site))?(?=$|,| in | on | with | at | into | near )/i;
const AIRBORNE =
  /ufo|plane|jet|rocket|shuttle|helicopter|starfighter|space-?ship|spacecraft|saucer|satellite|drone|airship|balloon|zeppelin|glider|biplane|pod|capsule|space-station|lander/;

/** Parts of a house, and what is no thing that stands. */
const NOT_BESIDE =
  /\b(?:signs?|doors?|windows?|roof|walls?|stairs|steps|steeple|attic|holes?|marks?|glass|cracks?|lights?|smoke|fire|flames?|snow|moss|ivy|heads?|eyes?|face|mouth|legs?|wings?|columns?|chimneys?|floors?|bricks?|stones?|wood|planks?|beams?|entrance|gates?|tower|towers|dome|balcon(?:y|ies)|porch|awnings?|flags?|banners?|shutters?|curtains?|trim|logo|letters|murals?|graffiti|paint|colou?rs?|sky|moon|sun|stars?|earth|planets?|world|galaxy|rainbow|aurora|sunset|sunrise|lightning|thunder|storm|bolts?|clouds?|rain|night|water|lava|river|sea|forest|mountains?|hills?|desert|city|street|town|village)$/;

/** Those that have a picture of their own with snow on it. */
const SNOW_ROOFED: ReadonlySet<string> = new Set(['house', 'cottage', 'log-cabin']);

/** How high something is beside a house. */
const shareOf = (brief: Brief): number => Math.max(0.3, Math.min(0.72, sizeOf(brief) / 2.4));

/** What has a front. */
const isHouse = ({ kind, concept, scenery }: Brief): boolean =>
  kind === 'thing' && !scenery && (isBuilt(concept) || concept === 'cave-entrance') && !FRONTLESS.test(concept);

/** The text without what is fitted on, and what is fitted. `small` pictures show the house rather than its room. */
export function fittingsOf(asked: string, all: Brief, read: Read, small: boolean): Adorned {
  const down = CRASHED.exec(asked);
  const craft = down ? read(down[2]!) : undefined;
  if (down && craft && craft.confidence >= 0.9 && AIRBORNE.test(craft.concept))
    return { text: `${down[1]}${down[2]}${asked.slice(down[0].length)}`, changes: [{ is: 'crashed', soil: /\b(?:desert|sand|dunes|beach)\b/i.test(asked) ? 'dune' : /\b(?:snow|snowy|ice|arctic)\b/i.test(asked) ? 'snowy hill' : 'earth' }] }; // biome-ignore format: one line
  const trade = isHouse(all) ? undefined : TRADE_SHOP.exec(asked);
  const board = trade ? TRADES[trade[2]!.toLowerCase()] : undefined;
  if (trade && board) {
    const plain = `${trade[1]}item shop${trade[3]}`;
    const own = fittingsOf(plain, read(plain), read, small);
    return { text: own.text, changes: own.changes.some((c) => c.is === 'signboard') ? own.changes : [{ is: 'signboard', of: board }, ...own.changes] };
  }
  // "market stall selling fruits": wares may hide the house in the reading of all words
  const head = isHouse(all) ? undefined : /^(.+?),? (?:with|selling|full of) /i.exec(asked)?.[1];
  const named = head === undefined || all.kind !== 'thing' ? all : read(head);
  const whole: Brief = named === all ? all : { ...named, unknown: [...named.unknown, ...asked.slice(head!.length).toLowerCase().split(/[ ,]+/)] };
  const bared = asked.replace(MOSS, '$1');
  if (bared !== asked && categoryOf(whole.concept) === 'building' && !isHouse(whole)) return { text: bared, changes: [{ is: 'moss' }] };
  const changes: Change[] = [];
  let text = asked;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(text);
    if (!found || found.index === 0) return undefined;
    text = cutOut(text, found);
    return found;
  };
  if (!isHouse(whole) || (named !== all && named.confidence < 0.9)) {
    // ruins, statues and old machines lie in the sand as houses do
    if (whole.kind !== 'thing' || whole.scenery || isAlive(whole) || !(/^(?:building|vehicle)$/.test(categoryOf(whole.concept) ?? '') || /statue|totem|obelisk|pillar|monument/.test(whole.concept)) || !/\b(?:half|partly|partially|mostly)[ -](?:buried|sunk|sunken)\b/i.test(asked)) return { text: asked, changes: [] };
    const sunk = buried(take, () => text, (pattern, by) => {
      const before = text;
      text = text.replace(pattern, by).trim();
      return text !== before;
    });
    return sunk ? { text, changes: [sunk] } : { text: asked, changes: [] };
  }
  const lost = (words: string): boolean => words.split(' ').some((w) => whole.unknown.some((u) => u.split(' ').some((x) => x === w || singularOf(x) === singularOf(w))));
  // when and in what weather is said of the picture, not of the last thing named
  text = withHours(text);
  const when = /(?<!\b(?:buried|sunk|sunken|submerged|covered))(?: (?:at (?:night|sunset|dusk|dawn|sunrise|noon|midnight)|by night|during the (?:day|night)|in (?:the |a )?(?:rain|snow|fog|storm|winter|autumn|spring|moonlight)|with falling snow))+$/i.exec(text)?.[0] ?? '';
  text = text.slice(0, text.length - when.length);
  if (MOSS.test(text)) {
    text = text.replace(MOSS, '$1');
    changes.push({ is: 'moss' });
  }
  text = text.replace(/\bout front\b/gi, 'outside').replace(/^((?:an? |the )?)(?:level|lvl|tier|stage) \d+ /i, '$1').replace(/\b(?:pointy|pointed|conical|cone|cone[- ]shaped|peaked) (?=(?:[a-z]+ )?roof\b)/gi, '');
  const nailed = /^((?:an? |the |old )*)boarded(?: |-)up /i.exec(text);
  if (nailed) {
    text = `${nailed[1]}${text.slice(nailed[0].length)}`;
    changes.push({ is: 'boarded' });
  }
  text = text.replace(/\b(broken|shattered|smashed|cracked) (?:glass|panes?)(?: panes?| windows?| walls?| panels?)?(?=$|,| and)/i, '$1 windows');
  // the terrace has its tables
  if (/\b(?:terrace|patio)\b/i.test(text)) text = text.replace(/,? (?:with |and )?(?:(?:\d|two|three|four|some|several|a few|a couple of) )?(?:small |little )?tables?(?:,? (?:with|and|under) (?:parasols|umbrellas|chairs|sun ?shades))*(?=$|,| and)/i, '');
  text = text.replace(/\b(?:fairy|twinkle|twinkling|festoon|garland) lights\b/gi, 'string lights');
  // its lights are seen in its windows
  if (!/lighthouse|lamp/.test(whole.concept)) text = text.replace(/,? (?:with |and )?(?:the |all |its |all the )?(?:lights?|lamps?) (?:are |is )?(?:(?:turned|switched) )?on(?: inside| in it)?(?=$|,| and| with)/i, ' with lit windows');
  const spiral = take(new RegExp(`,? (?:with |and )?((?:(?:${STRIPE_HUES})(?: and |, | )?){0,2})(?:(?:spiral(?:l?ing)?|helical|swirling|winding|candy cane|barber pole) stripes|stripes (?:that )?(?:spiral(?:l?ing)?|winding|swirling|wind|swirl)(?: up(?:wards?)?| around(?: it)?| up it)*)(?= |,|$)`, 'i')); // biome-ignore format: one line
  if (spiral) {
    const [one, two] = (spiral[1] ?? '').toLowerCase().split(/[ ,]+|and/).flatMap((w) => COLOUR_HEX.get(w) ?? []);
    changes.push({ is: 'built', of: 'spiral', ...(one ? { hue: one } : {}), ...(two ? { kind: two } : {}), told: 'with spiral stripes' });
  }
  const sat = perched(text, whole, read);
  text = sat.text;
  changes.push(...sat.changes);
  // what floats about it, and what grows along its roof
  text = text.replace(/\b(?:floating|hovering|orbiting|levitating) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:all )?(?:around|above|over|about|near)(?: (?:it|(?:the |its )?(?:roof|tower|top|building|castle|house)))?(?=$|,| and )/i, '$1 floating around');
  const about = /,? (?:with|and) (?:an? |the |some |many )?((?:(?!and\b|with\b)[a-z-]+ ){0,2}?[a-z-]+?(s?)) (?:(?:magically |gently )?(?:floating|hovering|orbiting|levitating)(?: (?:all )?(?:around|above|over|about|near)(?: (?:it|(?:the |its )?(?:roof|tower|top|building|castle|house)))?)?|(growing|planted|scattered|stacked|blooming) (?:on|all over|from|along) (?:the |its )?(?:roof|rooftop|top))(?=$|,| and )/i.exec(text);
  const hung = about ? readNoun(about[1]!, read).brief : undefined;
  if (about && hung && hung.kind === 'thing' && hung.confidence >= 0.9 && !hung.scenery && categoryOf(hung.concept) !== 'building') {
    text = cutOut(text, about);
    changes.push({ is: 'about', item: hung, text: about[0].replace(/^,? (?:with|and) /i, '').toLowerCase(), where: about[3] ? 'roof' : 'air', count: about[2] ? (about[3] ? 4 : 5) : 1 }); // biome-ignore format: one line
  }
  const built = housePartsOf(text, whole);
  text = built.text;
  changes.push(...built.changes);
  text = text.replace(/\b(?:lit|lighted|glowing|illuminated|bright|eerie|shining)(?:,? and)? (green|purple|red|blue|pink|orange) (?=windows?\b)/i, '$1 ');
  text = text.replace(/\b(?:lit|lighted|glowing|warm|illuminated|bright|lit up) windows\b|\b(?:warm )?lights? in (?:the |its )?windows?\b/i, 'yellow windows');
  const ivy = take(/,? (?:covered|overgrown|wrapped|entwined) (?:in|with|by) (?:green |thick |lush |climbing |some )*(?:ivy|vines?|creepers|plants|vegetation|leaves|seaweed|kelp|algae|roots|foliage|greenery|weeds)\b|,? (?:with|and) (?:green |thick |lush |some )*(?:climbing )?(?:ivy|vines|creepers)(?: (?:growing |climbing )?(?:on|up|over|along) (?:it|(?:(?:the|its|one|left|right|front|side|back|outer|whole) )+(?:walls?|side|front)))?\b/i);
  const half = ivy && /\b(left|right)\b/i.exec(ivy[0])?.[1]?.toLowerCase();
  if (ivy) changes.push({ is: 'ivy', ...(half === 'left' || half === 'right' ? { to: half } : {}) });
  if (take(/,? (?:covered|overgrown|decorated) (?:in|with|by) (?:[a-z]+ )?(?:flowers|roses|blossoms|blooms)\b/i)) changes.push({ is: 'ivy' }, { is: 'on walls', of: 'flower', count: 4, told: 'flowers' }); // biome-ignore format: one line
  changes.push(...frontOf(whole, take, () => text, read));
  changes.push(...houseStates(whole, take, () => text, (pattern, by) => {
    const before = text;
    text = text.replace(pattern, by).replace(/\s+/g, ' ').trim();
    return text !== before;
  }));
  if (take(/,? (?:(?:with|and|has|having|covered (?:in|with)|full of) )(?:(?:some|a few|many|big|old|brown|orange|streaks of|patches of|spots of) )*rust(?:y)?(?: (?:stains?|spots?|patches|streaks|marks|holes))?(?: (?:on|all over|everywhere|running down) ?(?:it|(?:the |its )?(?:walls?|sides?|roof|metal))?)?(?=$|,| and )/i)) changes.push({ is: 'rust' });
  if (/\bovergrown\b/i.test(text)) {
    text = text.replace(/,? ?\bovergrown\b/i, '').trim();
    if (!changes.some((c) => c.is === 'ivy')) changes.push({ is: 'ivy' });
  }
  if (/^(?:prison|jail)/.test(whole.concept)) take(/,? with (?:iron |steel |metal )?bars\b/i);
  const grown = /^((?:an? |the |small |big |large |old )*)([a-z]+) (?=greenhouse|glasshouse)/i.exec(text);
  const fruit = grown && CROPS[singularOf(grown[2]!.toLowerCase())];
  if (grown && fruit) {
    text = `${grown[1]}${text.slice(grown[0].length)}`;
    changes.push({ is: 'planted', of: grown[2]!, colour: fruit });
  }
  twins();
  gate();
  if (take(/,? (?:with|and|behind|over|across) (?:an? |the |its )?(?:(?:deep|wide|small|water|blue) )*(?:moat(?: and (?:an? )?(?:(?:wooden|lowered|open) )?drawbridge)?|drawbridge (?:over|across) (?:an? |the |its )?moat)\b/i)) changes.push({ is: 'drawbridge' });
  if (take(/,? (?:with|and) (?:an? |the |its )?(?:(?:wooden|lowered|open|old|big) )*drawbridge\b/i) && !changes.some((c) => c.is === 'drawbridge')) changes.push({ is: 'drawbridge' });
  text = text.replace(/\b(?:grass|grassy|turf|sod|moss|mossy)(?:[- ]covered)? roof\b/i, 'green roof');
  // awnings are striped as they are
  text = text.replace(/\bstriped (?=(?:awnings?|canopy)\b)/i, '');
  if (whole.concept === 'shop') text = text.replace(/^((?:an? |the |small |little |old |medieval |fantasy |wooden |wood |stone |brick |cozy |cosy |tiny |big |large |village |rustic |magic |cute |dark |red |blue |green |white )*)(?:shop|store)\b/i, '$1item shop');
  sign();
  if (take(/,? (?:with|and) (?:an? |the |its )?(?:(?:big|tall|brick|stone) )?(?:smoking|smoky|smoke-filled|steaming) (?:chimneys?|smoke ?stacks?|stacks?|pipes?)\b|,? (?:with|and) (?:black |grey |gray |white |green |purple |pink |dark |thick |blue |red )*(?:smoke|steam) (?:coming|rising|billowing|puffing|pouring|drifting|curling)(?: (?:out|up))?(?: (?:of|from|out of))?(?: (?:its|the|a))?(?: (?:brick|stone|tall))?(?: (?:chimneys?|smoke ?stacks?|stacks?|roof|pipes?|top))?|,? (?:with|and) (?:black |grey |gray |white |green |purple |pink |dark |thick |blue |red )*(?:chimney )?smoke\b(?! ?stacks?)(?: from (?:its|the|a)(?: \w+)? (?:chimneys?|roof|top|stacks?))?|,? (?:with|and) (?:an? |the |its )?chimney (?:smoke|smoking)/i)) changes.push({ is: 'smokes' });
  const hue = /\b(green|purple|pink|blue|red|black|dark) (?:\w+ )?(?:smoke|steam)\b/i.exec(asked)?.[1]?.toLowerCase();
  if (hue) for (const [i, c] of changes.entries()) if (c.is === 'smokes') changes[i] = { is: 'smokes', hue };
  if (/\bfactory|plant|foundry|mill$/.test(whole.concept)) take(/,? with (?:tall |big |two |three )?(?:smoke ?stacks|chimneys)\b/i) && changes.push({ is: 'smokes' });
  if (take(/,? (?:with|and) (?:its |the )?(?:windows? )?(?:boarded(?: |-)?(?:up)? windows?|windows boarded(?: up)?)/i) ?? take(/\bboarded(?:-| )up (?=\w)/i)) changes.push({ is: 'boarded' });
  const balcony = take(/,? (?:with|and) (?:an? |the |its )?(?:(?:wooden|small|large|iron|stone|big) )*balcon(?:y|ies)\b/i);
  if (balcony) changes.push(/ies$/i.test(balcony[0]) ? { is: 'balcony', many: true } : { is: 'balcony' });
  if (take(/,? (?:with|and|covered in|covered with) (?:lots of |many |metal |steel |copper |rusty |big |glowing )*(?:pipes|tubes|pipework|plumbing)\b/i)) changes.push({ is: 'pipes' });
  if (take(/,? (?:with|and) (?:sharp |big |wooden |bone |iron |large |giant )*spikes\b(?: on (?:the )?(?:roof|walls?|top))?/i)) changes.push({ is: 'spiked' });
  const snow = take(/,? (?:with|under|covered in|covered with|and) (?:fresh |deep |white |some )?snow(?: on (?:(?:its|the) )?(?:roof|top|it))?\b/i) ?? take(/,? with (?:a )?snow(?:y|[- ]covered) roof\b/i);
  // what snow lies on is a house as ever; some are set by hand with theirs
  const white = snow || changes.length === 0 && !SNOW_ROOFED.has(whole.concept) || changes.some((c) => c.is === 'smokes' || c.is === 'built') ? /^((?:an? |the |small |little |old |big |cozy |tiny )*)(?:snowy|snow[- ](?:covered|capped)|snowed[- ]in|wintry) (?=[a-z])/i.exec(text) : null;
  if (white && whole.mood.includes('snowy') && !snow) {
    text = `${white[1]}${text.slice(white[0].length)}`;
    changes.push({ is: 'snowed', told: 'under snow' });
  }
  if (snow) changes.push({ is: 'snowed', told: snow[0].replace(/^,? (?:with|and) /, 'with ') });
  if (take(/,? (?:standing |walking |built |sitting )?(?:on|with) (?:giant |big |huge |two )?(?:chicken|bird|walking|hen) (?:legs|feet)\b/i)) changes.push({ is: 'legs' });
  if (take(/,? (?:standing |walking |built |raised |sitting )?(?:up )?(?:on|with|has) (?:(?:giant|big|huge|long|thin|two|three|four|six|tall|its) )*(?:metal|steel|iron|robot|robotic|mechanical|mech|hydraulic|metallic|spider|insect)(?: metal| robot)? (?:legs|feet|stilts)\b/i)) changes.push({ is: 'legs', metal: true });
  const fence = take(/(?:,? (?:with|and|behind|surrounded by)|,) (?:an? |the |its )?((?:(?!and\b)[a-z]+ ){0,2}?)(?:picket |wooden |wood |iron |metal )?fence\b(?: around(?: it)?)?/i);
  if (fence) changes.push({ is: 'fenced', white: /white|picket/i.test(fence[0]), ...(/\b(?:iron|metal|steel|black)\b/i.test(fence[0]) ? { iron: true as const } : {}), ...(/\b(?:crooked|broken|leaning|rickety|rotten|fallen|damaged|collapsing|old)\b/i.test(fence[0]) ? { crooked: true as const } : {}), ...(/\b(?:spik(?:ed|y)|spikes|sharp(?:ened)?|pointed|pointy|stake)\b/i.test(fence[0]) ? { spiked: true as const } : {}) });
  const aslant = /,? ?\b(?:crooked|leaning|tilted|tilting|lopsided|twisted|wonky|slanted)(?: (?:over )?(?:to |towards )?(?:the |its )?(left|right)(?: side)?(?=$| |,)| (?=\w))/i.exec(text);
  // a crooked tower of it is another matter
  if (aslant && !/,| with | and /.test(text.slice(0, aslant.index))) {
    text = text.replace(aslant[0], ' ').trim();
    const to = aslant[1]?.toLowerCase();
    changes.push({ is: 'leaning', ...(to === 'left' || to === 'right' ? { to } : {}) });
  }
  // those that fly about it, as a part of a list
  const flock = take(/,(?: and)? (?:(?:some|many|black|few|a|flying|circling) )*(bats|crows|ravens|vultures|ghosts)(?: (?:flying|circling|around|above|over|about|it|the|roof|behind))*(?=,|$)/i);
  const flown = flock && FLYING[singularOf(flock[1]!.toLowerCase())];
  if (flown) changes.push({ is: 'flying', of: flown });
  vendor();
  asides();
  items();
  together();
  stall();
  world();
  return { text: `${text.replace(/\b(?:with|and)$/i, '').trim()}${when}`, changes };

  /** "With a bread sign", "with a sign of a sword", "with a hanging pizza-shaped sign". */
  function sign(): void {
    const found =
      /,? (?:with|and|has|having) (?:an? |the |its )?((?:(?!(?:an?|the|its) )[a-z-]+ ){1,4}?)(?:shaped )?(?:sign|signboard|sign board|billboard|signpost|emblem|logo|symbol)s?(?: (?:hanging|outside|above the door|over the door|on (?:the )?(?:front|roof|wall|top|door)|in front))*\b/i.exec(text) ??
      /,? (?:with|and|has) (?:an? |the |its )?()(?:[a-z]+ )*?(?:sign|signboard|emblem|logo)s? (?:of|showing|with|depicting|shaped like|in the shape of) (?:an? |the )?([a-z]+(?: [a-z]+){0,2} ?)/i.exec(text);
    if (!found || found.index === 0) return;
    const words = `${found[1] ?? ''} ${found[2] ?? ''}`.replace(/-shaped/g, '').replace(/-/g, ' ').trim().toLowerCase();
    const neon = /\b(?:neon|glowing|led|lit)\b/.test(words);
    const plain = words.replace(/\b(?:neon|glowing|led|lit|flickering|buzzing|flashing|blinking|broken|crooked|faded|hanging|wooden|wood|big|large|small|little|painted|old|round|golden|gold|red|blue|green|yellow|orange|pink|purple|white|black|giant|huge|metal|iron|shop|store|swinging|tavern|inn|shaped)\b/g, ' ').replace(/\s+/g, ' ').trim();
    // a board that hangs is seen hanging, with what the house is known for
    const hangs = plain === '' && /\b(?:hanging|swinging|swaying|creaking)\b/.test(`${words} ${found[0]}`);
    const of = hangs ? (signFor(SIGN_OF[whole.concept] ?? whole.concept.replace(/-(?:shop|house)$/, '')) ?? 'star') : plain === '' ? (neon && !/sign/.test(`${whole.parts.map((p) => p.piece)}`) ? (signFor(text.replace(/^(?:an? |the )/i, '').split(' ')[0]!) ?? 'star') : undefined) : (signFor(plain) ?? signFor(singularOf(plain)) ?? signFor(plain.split(' ').at(-1)!) ?? (read(plain).confidence >= 0.9 ? signFor(read(plain).concept) : undefined));
    if (!of && plain === '' && !neon && !/^(?:shop|item-shop)$/.test(whole.concept) && !/\b(?:hanging|swinging)\b/.test(words) && !whole.parts.some((p) => p.piece === 'sign') && whole.unknown.some((u) => /\bsign/.test(u))) {
      // the word of its trade is written on it
      const name = text.slice(0, found.index).toLowerCase().replace(/^(?:an? |the )/, '').split(' ');
      const word = name.findLast((w) => w.length <= 7 && !/^(?:station|house|shop|store|building|hall|center|centre|place|old|small|big|little)$/.test(w)); // biome-ignore format: one line
      const colour = words.split(' ').flatMap((w) => COLOUR_HEX.get(w) ?? [])[0];
      if (!word) return;
      text = cutOut(text, found);
      changes.push({ is: 'lettering', text: word, ...(colour ? { colour } : {}) });
      return;
    }
    // what is no picture is a word to be read
    if (plain !== '' && signFor(plain) === undefined && (WRITTEN.test(plain) || (!of && /^[a-z]{2,9}$/.test(plain) && read(plain).unknown.includes(plain)))) { // biome-ignore format: one line
      text = cutOut(text, found);
      changes.push({ is: 'lettering', text: plain, ...(neon || /\b(?:flickering|buzzing|flashing|blinking)\b/.test(words) ? { neon: true as const } : {}) });
      return;
    }
    const colour = words.split(' ').flatMap((w) => COLOUR_HEX.get(w) ?? [])[0];
    const item = hangs || plain === '' || [plain, singularOf(plain)].some((word) => signFor(word) === word) ? undefined : onBoard(plain); // biome-ignore format: one line
    if (!of && !item) return;
    text = cutOut(text, found);
    changes.push({ is: 'signboard', of: of ?? 'star', ...(item ? { item } : {}), ...(neon ? { neon: true as const } : {}), ...(colour && !item ? { hue: colour } : {}), told: hangs ? 'hanging' : words.replace(/\b(?:giant|huge)\b/g, '') });
  }

  /** What is drawn on a board as it is drawn elsewhere: a thing or an animal that is known by its own name. */
  function onBoard(name: string): Brief | undefined {
    const item = read(name);
    const fits = item.confidence >= 0.9 && item.unknown.length === 0 && !item.scenery && item.kind !== 'humanoid';
    return fits && !/^(?:building|vehicle|sign)$/.test(categoryOf(item.concept) ?? '') ? { ...item, count: 1 } : undefined;
  }

  /** "With two towers": a castle of so many, or towers at the sides of another house. */
  function twins(): void {
    const found = take(/,? (?:with|and|has|having|flanked by) (?:its )?(an?|one|two|three|four|2|3|4|twin|several) ((?:(?!and\b)[a-z-]+ ){0,3}?)(?:towers?|turrets|spires)\b(?! (?:is |are )?(?:missing|broken|gone|collapsed|fallen|burnt))(?: (?:at|on) (?:the |its |both |each |either )*(?:sides?|corners?|ends?|front))?/i);
    if (!found) return;
    const said = found[1]!.toLowerCase();
    const count = { a: 1, an: 1, one: 1, two: 2, twin: 2, 2: 2, three: 3, 3: 3, several: 3, four: 4, 4: 4 }[said] ?? 2;
    const castle = /\b(?:castle|fortress|fort|keep|citadel|stronghold)\b/i.exec(text);
    const looks = found[2]!.replace(/\b(?:small|little|big|tall|short|large|tiny|single|high)\b/gi, ' ').replace(/\s+/g, ' ').trim();
    if (whole.concept === 'castle' && castle && count > 1) text = text.replace(castle[0], `${['twin', 'triple', 'quadruple'][count - 2]}towered castle`);
    // a cathedral's front has two of its own, with spires
    else if (whole.concept === 'cathedral' && count === 2 && looks === '') return;
    else {
      const crooked = /\b(?:crooked|leaning|tilted|lopsided|twisted|wonky|slanted)\b/i.test(looks);
      // a church's towers hold bells, and bear no flags
      const kind = /^(?:church|cathedral|chapel)$/.test(whole.concept) && !/bell|clock/.test(looks) ? 'bell tower' : 'tower';
      const tower = readNoun(`${looks.replace(/\b(?:crooked|leaning|tilted|lopsided|twisted|wonky|slanted)\b/gi, '').trim()} ${kind}`.trim(), read).brief;
      const own = tower.material !== undefined || tower.colours.length > 0;
      // towers are built as the house is: of ice, of wood, in its colour
      const item: Brief = own || /clock|bell|wizard/.test(looks) ? tower : { ...tower, ...(whole.material ? { material: whole.material } : whole.colours.length > 0 ? {} : { material: OF_STUFF[whole.concept] ?? 'stone' }), colours: whole.colours };
      changes.push({ is: 'towers', item, count, ...(crooked ? { crooked: true as const } : {}) });
    }
  }

  /** "With a red gate": it stands on the way to the door; before a shrine it is a torii. */
  function gate(): void {
    const found = take(/,? (?:with|and|behind|through) (?:an? |the |its )?((?:(?!and\b)[a-z-]+ ){0,3}?)(gates?|torii(?: gates?)?|archway)\b(?: (?:in front|before it|at the front|out front|outside))?/i);
    if (!found) return;
    const shrine = /torii/i.test(found[2]!) || /^(?:japanese-house|pagoda)$/.test(whole.concept) || /\bshrine\b/i.test(text);
    if (!shrine && /^(?:castle|palisade-fort|gatehouse|cannon-tower)$/.test(whole.concept)) {
      text = `${text} with ${found[1]}door`;
      return;
    }
    const item = readNoun(shrine ? `${found[1]!.replace(/\btorii\b/i, '')}torii gate` : `${found[1]}gate`, read).brief;
    changes.push({ is: 'before', item, text: `a ${found[1]}gate` });
  }

  /** Of which world it is: "orc fortress", "steampunk factory"; only what the building itself does not show. */
  function world(): void {
    const trade = /^(?:an? |the |small |little |old )*([a-z]+)(?:'s)? (?:hut|house|cottage|cabin|shack|home|shed|workshop|building|guild|guild hall|tent|tower)\b/i.exec(text);
    const of = trade && lost(trade[1]!.toLowerCase()) ? TRADES[trade[1]!.toLowerCase()] : undefined;
    if (trade && of && !changes.some((c) => c.is === 'signboard')) {
      text = text.replace(new RegExp(`\\b${trade[1]}(?:'s)? `, 'i'), '');
      changes.push({ is: 'signboard', of });
      return;
    }
    for (const [i, word] of text.toLowerCase().split(/[ ,]+/).entries()) {
      const two = text.toLowerCase().split(/[ ,]+/).slice(i, i + 2).join(' ');
      const id = MANNER_OF.get(two) ?? MANNER_OF.get(word);
      const of = id ? WORLDS[id] : undefined;
      // somebody who is there makes it of no other world
      if (i > 0 && /^(?:an?|the|one|two|three|some)$/.test(text.toLowerCase().split(/[ ,]+/)[i - 1]!)) continue;
      if (!id || !of || !(lost(word) || (id === 'haunted' && whole.mood.includes('scary')) || (id === 'future' && /^factory|barracks|warehouse$/.test(whole.concept)))) continue;
      // of what it was said to be built tells whose it is: nothing more hangs on its walls
      const told = changes.some((c) => c.is === 'built' && (c.of === 'walls' || c.of === 'roof'));
      changes.push(...of.changes.filter((c) => !changes.some((own) => own.is === c.is) && !(told && (c.is === 'on walls' || c.is === 'spiked'))));
      if (of.colours && whole.colours.length === 0) changes.push({ is: 'painted', colour: of.colours[0]! });
      text = text.replace(new RegExp(`\\b${(MANNER_OF.has(two) ? two : word).replace(/[^a-z' -]/g, '')}(?: |$)`, 'i'), '').trim();
      return;
    }
  }

  /** ", bubbling cauldron outside": parts of a list that say that they are there. */
  function asides(): void {
    const [first = '', ...others] = text.split(',');
    const kept = others.filter((part) => !(OUTSIDE.test(part.trimEnd()) && fits(part.trim())));
    if (kept.length < others.length) text = [first, ...kept].join(',');
  }

  /** What stands or hangs there, one after another. */
  function items(): void {
    const cut = /^(.+?),? (?:with|full of|selling|surrounded by|decorated with) (.+)$/i.exec(text);
    const sold = /,? (?:selling|full of|that sells) /i.test(cut?.[0] ?? '');
    if (!cut) return;
    const kept: string[] = [];
    for (const item of cut[2]!.split(ITEMS)) {
      const said = item.trim();
      if (said === '') continue;
      if (!fits(said, sold)) kept.push(said);
    }
    if (kept.join() !== cut[2]!.split(ITEMS).map((w) => w.trim()).filter(Boolean).join()) text = kept.length > 0 ? `${cut[1]} with ${kept.join(' and ')}` : cut[1]!;
  }

  function fits(said: string, sold = false): boolean {
    // what is at a part of it is put there
    if (/ (?:in|behind|at) (?:the |its |a |every )?(?:shop )?windows?$| (?:around|round) (?:the |its )?(?:roof|tower|top|spire|chimney)$| on (?:the |its )?walls?$/i.test(said) && !isOnWalls(WALL_WORDS[singularOf(said.toLowerCase().replace(/ on (?:the |its )?walls?$/, '').replace(LOOKS, ''))] ?? '')) return false; // biome-ignore format: one line
    const outside = OUTSIDE.test(said);
    const aside = / aside$/.test(said);
    const number = said.toLowerCase().split(' ').flatMap((word) => NUMBERS[word] ?? [])[0];
    const beside = said.toLowerCase().replace(/ aside$/, ' beside it');
    const bare = said.toLowerCase().replace(OUTSIDE, '').replace(/^outdoor /, '');
    const plain = bare.replace(LOOKS, '');
    const one = singularOf(plain);
    const many = one !== plain;
    if (/^(?:white |grey |gray |black )?smoke (?:coming|rising|billowing|puffing|drifting|curling)\b.*\b(?:chimneys?|roof|stacks?)$/.test(plain)) {
      changes.push({ is: 'smokes' });
      return true;
    }
    if (/^(?:flower|rose|herb) ?(?:garden|bed)s?$/.test(plain)) {
      changes.push({ is: 'goods', item: read('flower'), count: 3, text: plain });
      return true;
    }
    const crop = /^(?:rows of |lots of |growing )*([a-z]+?)(?: (?:plants?|vines?|bush(?:es)?|seedlings?))?(?: inside| growing inside)?$/.exec(bare);
    if (whole.concept === 'greenhouse' && crop) {
      const colour = CROPS[singularOf(crop[1]!)];
      if (colour !== undefined) {
        changes.push({ is: 'planted', of: bare, colour });
        return true;
      }
    }
    const flying = FLYING[one] ?? FLYING[one.split(' ').at(-1)!];
    if (flying && many) {
      changes.push({ is: 'flying', of: flying });
      return true;
    }
    if (/ on (?:the |its |a )?(?:roof|rooftop|top)(?: of it)?$/.test(` ${said}`)) {
      const sign = /^(?:eye|star|moon|skull|crown|sun|heart|cross)$/.test(one.split(' ').at(-1)!) ? signFor(one.split(' ').at(-1)!) : undefined;
      // what warns from afar is a fire
      const item = /(?:beacon|brazier|bonfire|signal fire|fire|flames?)$/.test(plain) ? read('campfire') : readNoun(plain, read).brief;
      if (!sign && (item.confidence < 0.9 || item.kind === 'humanoid')) return false;
      changes.push({ is: 'on top', item, ...(sign ? { sign } : {}), text: plain });
      return true;
    }
    if (/^(?:(?:old|small|little|spooky|creepy) )*(?:graveyard|cemetery|graves|tombstones|gravestones|headstones)$/.test(plain)) {
      changes.push({ is: 'goods', item: read('gravestone'), count: 3, text: plain });
      return true;
    }
    const statue = /^(?:([a-z]+) )?statues?$/.exec(plain);
    if (statue) {
      const of = statue[1] ? read(statue[1]) : undefined;
      const known = of !== undefined && of.confidence >= 0.9 && of.unknown.length === 0;
      const base = known ? of : read('statue');
      changes.push({ is: 'goods', item: { ...base, colours: ['#9a9ca4'] }, count: 2, text: plain, large: true });
      return true;
    }
    const face = faceOn(plain);
    if (face && !whole.parts.some(({ piece }) => piece === 'face')) {
      changes.push(face);
      return true;
    }
    const wall = WALL_WORDS[one] ?? (/^(?:red|blue|green|black|white|golden|purple|yellow|orange|pink|glowing|neon) /.test(one) ? WALL_WORDS[one.replace(/^\w+ /, '')] : undefined);
    const part = read(`${whole.concept.replaceAll('-', ' ')} with ${bare}`);
    const shown = part.concept === whole.concept && part.parts.length > 0 && part.unknown.length === 0;
    if (wall && isOnWalls(wall) && !shown && (many || wall === 'torch' || wall === 'wreath' || lost(one))) {
      const red = /\bred\b/.test(bare) && wall === 'lantern';
      const hue = bare.split(' ').flatMap((w) => COLOUR_HEX.get(w) ?? [])[0];
      const single = /^(?:an?|one|the|its) /.test(bare);
      changes.push({ is: 'on walls', of: red ? 'red lantern' : wall, count: number ?? (many ? (wall === 'gear' ? 3 : 4) : wall === 'hologram' || single ? 1 : 2), told: bare, ...(hue && !red && !WALL_WORDS[singularOf(plain)]?.includes('red ') ? { hue } : {}), ...(/ (?:over|above) (?:the |its )?(?:front )?(?:door|entrance|doorway|gate)$/.test(said) ? { over: 'door' as const } : {}) });
      return true;
    }
    if (shown) return false;
    if (/^(?:red )?cross(?:es)?$/.test(plain)) {
      changes.push({ is: 'signboard', of: 'cross' });
      return true;
    }
    const noun = readNoun(WARES[one] ?? plain, read);
    const { brief } = noun;
    if (brief.confidence < 0.9 || noun.unknown.length > 1) return false;
    if ((sold || (whole.concept === 'shop' && !/^(?:an?|the|one) /.test(said))) && isAlive(brief) && brief.kind !== 'humanoid' && sizeOf(brief) < 0.9) {
      changes.push({ is: 'goods', item: brief, count: 3, text: plain });
      return true;
    }
    if (isAlive(brief)) {
      // beasts before their stable, guards at their gate; one alone is somebody of the picture
      if (!many && lost(one) && sizeOf(brief) <= 3) {
        changes.push({ is: 'at side', item: brief, text: beside, share: shareOf(brief), count: 1, ...(outside && !aside ? { front: true } : {}) });
        return true;
      }
      if (!many || sizeOf(brief) > 1.5) return false;
      changes.push({ is: 'goods', item: brief, count: Math.min(5, number ?? (brief.kind === 'humanoid' ? 2 : 3)), text: plain, ...(sizeOf(brief) > 0.6 ? { large: true as const } : {}) });
      return true;
    }
    if (brief.kind !== 'thing') return false;
    if (many && categoryOf(brief.concept) === 'plant' && sizeOf(brief) > 1.3) {
      changes.push({ is: 'flanked', item: brief, text: plain });
      return true;
    }
    const kind = categoryOf(brief.concept) ?? SHAPES[brief.concept]?.class ?? 'large';
    const isGood = GOODS.has(kind) || /tyre|tire|wheel|^(?:cart|minecart|wagon|wheelbarrow)$/.test(brief.concept);
    // whatever else is named stands on the ground at its side, in its own size
    if ((!isGood || sizeOf(brief) > 1.3) && !brief.scenery && lost(one) && kind !== 'building' && !NOT_BESIDE.test(plain)) {
      changes.push({ is: 'at side', item: brief, text: beside, share: shareOf(brief), count: many ? 2 : 1, ...(outside && !aside ? { front: true } : {}) });
      return true;
    }
    if (!GOODS.has(kind) && !/tyre|tire|wheel|^(?:cart|minecart|wagon|wheelbarrow)$/.test(brief.concept)) return false;
    if (brief.scenery || sizeOf(brief) > 1.3 || /\b(?:sign|doors?|windows?|roof|walls?|stairs|steps|steeple|attic)$/.test(plain)) return false;
    if (!(small || outside) || !(many || outside || lost(one))) return false;
    // "barrels" are a stack, two of them are two
    const each = many ? readNoun(WARES[one] ?? one, read).brief : brief;
    const stacked = each.concept !== brief.concept && each.confidence >= 0.9 && each.kind === 'thing';
    const item = stacked && number !== undefined ? each : brief;
    const count = number !== undefined ? Math.min(number, 5) : stacked ? (aside ? 1 : 2) : many ? 3 : 1;
    changes.push({ is: 'goods', item, count, text: number !== undefined && many ? `${number} ${plain}` : plain, ...(aside ? { aside: true as const } : {}) });
    return true;
  }

  /** ", seller standing behind the counter". */
  function vendor(): void {
    if (whole.concept !== 'shop') return;
    const found = /(?:,? (?:with|and)|,) (?:an? |the |its )?((?:(?!(?:with|and)\b)[a-z]+ ){0,2}?[a-z]+) (?:(?:standing|sitting|waiting|working|smiling) )?(?:behind|at) (?:the |its |a )?(?:counter|stall|stand|booth|it)$/i.exec(text);
    if (!found || found.index === 0) return;
    const said = found[1]!.toLowerCase();
    const { brief } = readNoun(said.replace(/\b(?:seller|vendor|salesman|saleswoman|shopkeeper|stallholder|owner)$/, 'merchant'), read);
    if (brief.kind !== 'humanoid' || brief.confidence < 0.9) return;
    text = text.slice(0, found.index);
    changes.push({ is: 'vendor', item: brief, text: `a ${said}` });
  }

  /** Several kinds of wares lie on one counter. */
  function together(): void {
    const goods = changes.filter((c) => c.is === 'goods');
    if (whole.concept !== 'shop' || goods.length < 2) return;
    const at = changes.indexOf(goods[0]!);
    const one = { ...goods[0]!, text: goods.map((c) => c.text).join(' and '), more: goods.slice(1).map((c) => c.item) };
    changes.splice(0, changes.length, ...changes.slice(0, at), one, ...changes.slice(at + 1).filter((c) => c.is !== 'goods'));
  }

  /** "Fruit stand", "jewelry shop": what is sold by the house's name. */
  function stall(): void {
    const found = /^((?:an? |the |small |little |old |cozy |medieval |fantasy |village |magic )*)((?!market\b)[a-z]+(?: [a-z]+)??) (?:market )?(stall|stand|booth|kiosk|cart|shop|store|market|boutique|emporium|seller)\b/i.exec(text);
    if (!found) return;
    const ware = found[2]!.toLowerCase();
    const own = read(`${ware} ${found[3]}`);
    if (!/^(?:shop|item-shop)$/.test(own.concept) && own.confidence >= 0.9) return;
    const of = signFor(ware) ?? signFor(singularOf(ware));
    const brief = readNoun(WARES[singularOf(ware)] ?? singularOf(ware), read).brief;
    const item = brief.confidence >= 0.9 && brief.kind === 'thing' && !isAlive(brief) && !brief.scenery ? brief : of && read(of);
    if (!of && (!item || brief.confidence < 0.9)) return;
    const open = /^(?:stall|stand|booth|kiosk|market|cart)$/i.test(found[3]!);
    text = `${found[1]}${open ? 'market stall' : 'item shop'}${text.slice(found[0].length)}`;
    if (of && !open && !changes.some((c) => c.is === 'signboard')) changes.push({ is: 'signboard', of });
    if (item && item.confidence >= 0.9 && item.kind === 'thing' && !changes.some((c) => c.is === 'goods')) changes.push({ is: 'goods', item, count: 2, text: ware });
  }
} // biome-ignore format: a list of patterns
