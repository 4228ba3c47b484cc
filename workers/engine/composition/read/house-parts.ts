/**
 * Parts of a house by their names: each piece of its description between commas, "with" and "and" is a number, looks, a part
 * and where it is ("two crooked chimneys on the roof"), or what befell the whole ("burnt down"). What a row shows is drawn by `changes/built.ts`.
 */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { partsOf } from '../../catalogue/things/building-parts.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Built, Change } from '../graph.ts';
import { WALL_WORDS } from './fitting-words.ts';
import { singularOf } from './how-many.ts';

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, single: 1, lone: 1, two: 2, twin: 2, both: 2, pair: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, several: 3, some: 3, many: 4, multiple: 3, few: 3, lots: 4, no: 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8 }; // biome-ignore format: a table
const LEAD =
  /^(?:(?:a|an|the|its|one|single|lone|two|twin|both|three|four|five|six|seven|eight|several|some|many|multiple|few|lots|pair|couple|no|only|just|of|all|[1-8])\s+)*/;
/** Where it is: said of each part and drawn where such a part is. */
const WHERE =
  /(?:\s+(?:stopped|ticking|turning|blinking|swaying|rotating|working|sticking|poking|jutting|hanging|growing|mounted|standing|built|leaning|painted|sprayed|spinning|leaking|coming|drying|lying|sitting|perched|peeking|pointing|stacked|placed|attached|nailed|fixed|strung|out|up|all|outside|everywhere|visible|left|still|around|upstairs|downstairs|(?:on|in|at|above|over|around|near|by|outside|from|against|along|up|under|to|of|before|across|through|between|behind|beside|next|top|front|into)(?:\s+(?:of|to|the|its|each|every|both|one|all|whole|top|front|back|left|right|upper|main))*\s+(?:roof|rooftop|top|walls?|front|sides?|doors?|doorway|entrance|house|building|it|windows?|corners?|ground|yard|floor|foot|base|bottom|cracks?|chimneys?|concrete|outside|attic|gate|pumps?|eaves|porch|garden|edges?|way|tower|back|gable|middle|facade|joints|pipes|stones|fence|pavement|asphalt|floorboards)))+$/;
/** Looks that are drawn as they are, or not to be told at its size. */
const PLAIN = /^(?:old|big|large|small|little|tiny|huge|giant|tall|long|short|wide|high|wooden|wood|metal|iron|steel|stone|brick|brass|copper|rusty|rusted|ancient|simple|fancy|round|crooked|bent|worn|working|stopped|broken|dirty|thick|thin|cute|weird|strange|great|massive|enormous|medieval|antique|radio|tv|roof|rooftop|wall|outdoor|front|main|entrance|decorative|ornate|carved|hand|painted|spinning|turning|white|grey|gray|black|dark|green|dead|dry|wild|tangled|lush|of|and|smoking|steaming|smoky|hot|hissing|colourful|colorful|bright|red|yellow|blue|hanging|dried|leafy|overgrown|neat|low|sharp|barbed|market|merchant|trade|modern|sleek|pointy|pointed|brown|flashing|blinking|glowing|golden|gold|silver|rotten|makeshift|homemade|tattered|faded|torn|ripped|wet|fresh|extra|half|single)$/; // biome-ignore format: one line

interface Part {
  readonly nouns: RegExp;
  readonly of: Built['of'];
  readonly kind?: string;
}
const part = (nouns: string, of: Built['of'], kind?: string): Part => ({ nouns: new RegExp(`(?:^|\\s)(?:${nouns})$`), of, ...(kind ? { kind } : {}) }); // biome-ignore format: one line
const PARTS: readonly Part[] = [
  part('chimneys?|chimney stacks?|smoke ?stacks?|flues?', 'chimneys'),
  part('lightning (?:rods?|conductors?|poles?)', 'on roof', 'lightning rod'),
  part('(?:(?:rooster|cock|cockerel|horse|ship|arrow|dragon|cat|pig) )?(?:weather ?vanes?|weather ?cocks?|wind ?vanes?|weather rooster)|rooster vanes?', 'on roof', 'weather vane'),
  part('(?:radio|tv|cell|signal|communication|comms|radar) (?:mast|tower)s?|transmitters?', 'on roof', 'mast'),
  part('antennas?|antennae|aerials?', 'on roof', 'antenna'),
  part('(?:satellite|radar|parabolic) (?:dish(?:es)?|antennas?)|radars?', 'on roof', 'dish'),
  part('telescopes?|spy ?glass(?:es)?', 'on roof', 'telescope'),
  part('(?:church |alarm |brass )?bells?', 'on roof', 'bell'),
  part('cannons?|artillery', 'on roof', 'cannon'),
  part('(?:gun )?turrets?|machine guns?|auto ?cannons?|gun barrels?|barrel gun', 'on roof', 'turret'),
  part('search ?lights?|spot ?lights?|flood ?lights?', 'on roof', 'searchlight'),
  part('sirens?|alarm lights?|warning lights?|police lights?|beacon lights?|emergency lights?', 'on roof', 'siren'),
  part('water (?:tanks?|towers?|cisterns?)|cisterns?', 'on roof', 'water tank'),
  part('propellers?|rotors?|helicopter blades', 'on roof', 'propeller'),
  part('gargoyles?|stone beasts?', 'on roof', 'gargoyle'),
  part('(?:(?:carved|wooden|golden|big|viking) )*(?:dragon|serpent|sea serpent|beast|wyvern) heads?(?: (?:carvings?|prows?|finials?|ornaments?))?', 'on roof', 'dragon head'),
  part('(?:crystal|magic|glass) (?:orbs?|balls?|spheres?)|orbs?', 'on roof', 'orb'),
  part("(?:bird'?s?|stork'?s?|crow'?s?|eagle'?s?) nests?|nests?", 'on roof', 'nest'),
  part('cows?', 'on roof', 'cow'),
  part('arrow ?slits?|arrow ?loops?|loop ?holes|murder ?holes?|embrasures?', 'window look', 'dark'),
  part('(?:outdoor |roof ?top |sun |wooden |stone )*(?:terrace|patio|outdoor seating|tables?(?: and chairs)?|table with (?:an? )?umbrella|umbrellas|parasols|picnic tables?|cafe tables?)', 'row', 'terrace'),
  part('(?:menu |standing |wooden |little )*(?:chalk ?boards?|black ?boards?|sandwich boards?|menu boards?|a-frame signs?)', 'row', 'chalkboard'),
  part('hammocks?', 'row', 'hammock'),
  part('clocks?|clock faces?|dials?', 'clock'),
  part('rope ladders?', 'ladder', 'rope'),
  part('ladders?|step ladders?', 'ladder'),
  part('laundry(?: lines?)?|washing(?: lines?)?|clothes ?lines?|(?:drying|hanging) (?:clothes|laundry|washing)|clothes', 'washing'),
  part('(?:front |covered |wooden )?(?:porch|porches|veranda|verandah)', 'porch'),
  part('sky ?lights?|roof windows?', 'skylight'),
  part('graffiti|tags|spray paint', 'graffiti'),
  part('(?:bucket (?:and |on a )?)?pulley(?: with a bucket)?|bucket (?:lift|on a rope|elevator)|rope and bucket|winch', 'pulley'),
  part('scaffold(?:ing|s|ings)?', 'scaffold'),
  part('steam(?: leaks?)?|vapou?r', 'steam'),
  part('hole|gap|breach|blast hole|shell hole', 'hole'),
  part('(?:hazard|warning|caution|black and yellow|yellow and black) (?:stripes?|tape|markings?|bands?)', 'hazard'),
  part('sand ?bags?(?: walls?)?', 'row', 'sandbags'),
  part('barbed wire(?: fences?)?|razor wire', 'row', 'barbed wire'),
  part('hedges?|bushes|shrubs|bush', 'row', 'hedge'),
  part('(?:stone|brick|garden|low|dry ?stone|boundary) walls?', 'row', 'stone wall'),
  part('palisades?|stakes|wooden walls?|log walls?', 'row', 'palisade'),
  part('flower ?beds?|flowers|roses|tulips|daisies|sunflowers|(?:flower )?garden|wild ?flowers', 'row', 'flowers'),
  part('weeds|(?:tall |high |long |dry )?grass(?:es)?|thistles|nettles|brambles|undergrowth|ferns', 'row', 'weeds'),
  part('mushrooms|toadstools', 'row', 'mushrooms'),
  part('hay ?bales?|straw bales?|bales of hay|hay', 'row', 'hay bales'),
  part('tank traps|hedgehogs|wooden spikes', 'row', 'spikes'),
  part('barricades?|road ?blocks?|police barriers?|barriers?', 'row', 'barricade'),
  part('(?:grave|tomb|head)stones?|graves', 'row', 'gravestones'),
  part('tents?|market tents?|market stalls?|stalls', 'row', 'tents'),
  part('(?:traffic |road )?cones?', 'row', 'cones'),
  part('(?:old |car )?t[iy]res', 'row', 'tyres'),
  part('rubble|debris|fallen (?:stones|bricks|masonry)|bricks', 'row', 'rubble'),
  part('pumpkins|jack[- ]o[- ]lanterns', 'row', 'pumpkins'),
  part('bones|skeletons|skulls and bones', 'row', 'bones'),
]; // biome-ignore format: a table
/** These are goods or hang on walls unless they are said to be up there, or these houses have none. */
const OWN_FLAGS = /castle|^(?:palisade-fort|gatehouse|hindu-temple|palace|town-hall|guild-hall|barracks|school|police-station|circus-tent|tower)$/; // biome-ignore format: a list
const ON_TOP = /\b(?:roof|rooftop|top|sticking|poking|jutting|peeking|pointing|tower)\b/;
const ONLY_ON_TOP = /^(?:bell|cannon|turret|water tank|orb|nest|cow|propeller)$/;

const COVERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:grass|grassy|turf|sod|grass[- ]covered|living|lawn)$/, 'grass'], [/^(?:moss|mossy|moss[- ]covered|mossy green|lichen)$/, 'moss'], [/^(?:thatch|thatched|straw|hay|reed|palm|palm leaf|straw thatch)$/, 'thatch'],
  [/^(?:tin|corrugated|corrugated (?:iron|metal|tin|steel)|zinc|sheet metal|metal|steel|iron)$/, 'tin'], [/^(?:rusty|rusted|rust|rusty (?:tin|metal|iron|corrugated))$/, 'rust'], [/^(?:tile|tiles|tiled|clay|terracotta|terra cotta|clay tile|ceramic|red tile|red tiled|roof tiles|spanish tile)$/, 'tiles'],
  [/^(?:slate|stone|slates|shingle|shingled|grey slate)$/, 'slate'], [/^(?:wooden|wood|plank|planks|board|boards|bark|log|logs|wood shingle|wooden shingle|shingles)$/, 'planks'], [/^(?:gold|golden|gilded|gold leaf)$/, 'gold'], [/^(?:copper|verdigris|oxidi[sz]ed copper|bronze|patina)$/, 'copper'],
  [/^(?:glass|crystal)$/, 'glass'], [/^(?:leaf|leafy|leaves|leaf[- ]covered|foliage|palm leaves)$/, 'leaves'], [/^(?:flower|flowery|flowering|flowers|flower[- ]covered|rose)$/, 'flowers'], [/^(?:patched|patchwork|patchy|scrap|mismatched|tarp)$/, 'patches'],
  [/^(?:bone|bones)$/, 'bones'], [/^(?:candy|candy cane|candy[- ]striped|striped|peppermint)$/, 'candy'], [/^(?:checkered|chequered|checkerboard|checked)$/, 'checker'],
]; // biome-ignore format: a table
const cover = (words: string): string | undefined => COVERS.find(([looks]) => looks.test(words))?.[1];

const CUT: Readonly<Record<string, string>> = { moon: 'moon', crescent: 'moon', 'crescent moon': 'moon', 'half moon': 'moon', star: 'star', heart: 'heart', cross: 'cross', skull: 'skull', sun: 'sun', smiley: 'smiley', 'smiley face': 'smiley', smile: 'smiley', face: 'smiley', 'happy face': 'smiley', x: 'x', eye: 'eye', circle: 'circle', hole: 'circle', paw: 'paw', 'paw print': 'paw', crown: 'crown', bone: 'bone', 'skull and crossbones': 'skull' }; // biome-ignore format: a table
const CUTS = Object.keys(CUT)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** What befell the whole, as a piece of its own or before its name. */
const FATES: readonly (readonly [RegExp, Change])[] = [
  [/(?:(?:slightly|very|dangerously|a bit|half|totally) )?(?:tilted|crooked|leaning|lopsided|wonky|slanted|slanting|askew|aslant|tipping over|about to (?:fall|topple|collapse)(?: over)?|tilting|twisted)(?: (?:to|on) (?:one|the|its) (?:left |right )?side| sideways| to the (?:left|right))?/, { is: 'leaning' }],
  [/(?:half |partly |completely |totally )?(?:burn(?:t|ed)(?:[- ](?:down|out))?|charred|scorched|fire[- ]damaged|gutted by fire|after (?:the|a) fire|blackened by fire)/, { is: 'built', of: 'burnt', told: 'burnt' }],
  [/(?:half |partly |completely )?(?:flooded|under ?water up to (?:its|the) windows|half (?:under|in) ?water|submerged in water|standing in (?:flood ?)?water|after (?:the|a) flood)/, { is: 'built', of: 'flooded', told: 'flooded' }],
  [/(?:frozen(?: (?:over|solid))?|iced[- ]over|covered (?:in|with) ice|ice[- ]covered|frosted(?: over)?|(?:with )?icicles(?: .*)?|frosty|encased in ice)/, { is: 'built', of: 'frozen', told: 'frozen' }],
  [/(?:still )?(?:under construction|half[- ](?:built|finished|constructed)|unfinished|being built|under repair|in construction|partly built|under renovation)/, { is: 'built', of: 'scaffold', kind: 'unfinished', told: 'under construction' }],
  [/(?:ramshackle|rickety|dilapidated|decrepit|poor|impoverished|squalid|grubby|run[- ]?down|shabby|derelict|neglected|weather(?:ed|[- ]beaten)|falling apart|crumbling|decaying|worn[- ]down|rotting|in disrepair|dingy|grimy)/, { is: 'weathered' }],
  [/(?:bombed(?:[- ]out)?|shelled|war[- ](?:torn|damaged)|bullet[- ]riddled|half[- ](?:collapsed|ruined|destroyed|demolished)|partly (?:collapsed|ruined|destroyed)|blown[- ]up|wrecked)/, { is: 'crumbled' }],
]; // biome-ignore format: a table

/** What that building has by itself at one side. */
const SIDED = /^(?:water-mill wheel|water-mill waterwheel|barn silo|.* chimney|.* sign)$/;
const hexOf = (words: readonly string[]): string | undefined => words.map((w) => COLOUR_HEX.get(w)).find(Boolean);
const SEPARATOR = /(,? (?:with|and|has|having|plus|featuring|but)(?: with| has)? |, (?:(?:and|with|but|has) )?)/;

/** One piece of the description as a part of the house; absent where it is something else. */
export function housePart(piece: string, whole: Brief): Change | undefined {
  const plain = piece.toLowerCase().replace(/[!.]/g, '').replace(/\s+/g, ' ').trim();
  const told = `with ${piece.trim()}`;
  const state = plain.replace(
    /^(?:(?:kinda|kind of|sort of|a bit|a little|slightly|pretty|rather|somewhat|very|quite|really|super|all) )+/,
    '',
  );
  for (const [words, change] of FATES) if (new RegExp(`^${words.source}$`).test(state)) return change;
  const door = doorPart(plain);
  if (door) return { ...door, told };
  if (/^(?:(?:green|thick|climbing|some|overgrown|lush|dense|jungle|hanging|covered in|covered with) )*(?:ivy|vines|creepers|vegetation|climbing plants)(?: (?:everywhere|all over|climbing|growing)(?: .*)?)?$/.test(plain)) return { is: 'ivy' }; // biome-ignore format: one line
  if (/^(?:(?:green|thick|some|covered in|covered with) )*moss(?: (?:everywhere|all over|on .*|growing.*))?$/.test(plain)) return { is: 'moss' }; // biome-ignore format: one line
  if (/^(?:(?:with|many|some|all|the|a few) )*(?:broken|cracked|smashed|shattered|missing) (?:glass |window )?panes?$/.test(plain)) return { is: 'broken windows' }; // biome-ignore format: one line
  if (/^(?:(?:with|iron|steel|metal|prison|black|rusty|thick|the) )*(?:bars (?:on|over|across|in front of|in) (?:the |all |its |every )?windows?|barred windows?)$/.test(plain)) return { is: 'barred windows' }; // biome-ignore format: one line
  const smoke = /^(?:(?:thick|black|white|grey|gray|green|purple|pink|blue|red|dark|light|puffs of|some) )*smoke(?: (?:rising|coming|billowing|pouring|drifting|curling)(?: out)?(?: (?:of|from|out of) .*)?| (?:out of|from) .*)?$/.exec(plain); // biome-ignore format: one line
  if (smoke) {
    const hue = /\b(green|purple|pink|blue|red|black|dark)\b/.exec(plain)?.[1];
    return { is: 'smokes', ...(hue ? { hue } : {}) };
  }
  const side = /^(?:(?:an?|the|its|one|big|large|small|wooden|water|paddle|mill|grain|tall) )*(wheel|waterwheel|silo|chimney|sign|porch) (?:is )?(?:on|at|to) (?:the |its )?(left|right)(?: hand)?(?: side| end)?$/.exec(plain); // biome-ignore format: one line
  if (side && SIDED.test(`${whole.concept} ${side[1]}`)) return { is: 'built', of: 'side', kind: side[1]!.replace('waterwheel', 'wheel'), hue: side[2]!, told }; // biome-ignore format: one line
  const hung = /^(?:(?:an?|the|some|many|red|strings? of|bunch(?:es)? of|dried|hot|green|several|few) )*(.+?)(?: (?:drying|hanging|hung|nailed|mounted|dried|stuck|pinned))?(?: (?:on|from|to|against|by|under) (?:(?:the|its|all) )*(?:walls?|front|eaves|roof|side|porch|window|door))$/.exec(plain); // biome-ignore format: one line
  const bare = /^(?:(?:an?|the|some|many|old|hanging|two|three) )*(life ?rings?|life ?buoys?|lifebelts?|horseshoes?|wanted posters?|fishing nets?)$/.exec(plain); // biome-ignore format: one line
  const hanging = (hung ?? bare) && WALL_WORDS[singularOf((hung ?? bare)![1]!)];
  if (hanging && /^(?:poster|wanted poster|chili|garlic|herbs|dried fish|net|life ring|horseshoe|anchor)$/.test(hanging)) return { is: 'on walls', of: hanging, count: /^(?:an?|one) /.test(plain) || /ring|horseshoe|anchor/.test(hanging) || (!/s$/.test((hung ?? bare)![1]!) && /poster/.test(hanging)) ? 1 : 4, told: piece.trim() }; // biome-ignore format: one line
  const blazon = new RegExp(`^(?:(?:an?|the|its|one|big|large|small|waving|pirate) )*(?:([a-z]+) )?(?:(${CUTS}) flag|flag (?:with|of|bearing|showing) (?:(?:an?|the|big|large|white|yellow|black|red|golden) )*(${CUTS})(?: (?:on it|face|sign|symbol|emblem))?)$`).exec(plain.replace(WHERE, '')); // biome-ignore format: one line
  if (blazon) {
    const hue = blazon[1] ? COLOUR_HEX.get(blazon[1]) : undefined;
    return { is: 'built', of: 'blazon', cut: CUT[(blazon[2] ?? blazon[3])!]!, ...(hue ? { hue } : {}), told };
  }
  const board = /^(?:(?:an?|the|its|one) )?((?:(?:big|large|small|old|wooden|wood|metal|rusty|shop|road|roadside|front|roof|faded|peeling|painted|blank|empty|dead|dark) )*)((?:(?:broken|cracked|smashed|half[- ]broken|crooked|tilted|slanted|fallen|swinging|lopsided|leaning|flickering|buzzing|burnt[- ]out|half[- ]lit|damaged) )*)((?:(?:neon|wooden|metal|rusty|old|glowing|shop|road) )*)(?:sign ?board|sign|board|billboard|sign ?post)((?: (?:broken|cracked|crooked|tilted|hanging|askew|swinging|falling|half[- ]fallen|down|off|loose|by|from|on|one|a|the|single|chain|hinge|nail|corner|side|flickering|in|half|roof|front|above|over|door|outside))*)$/.exec(plain); // biome-ignore format: one line
  // a board that swings hangs there
  if (
    board &&
    ((board[2] && !/^(?:swinging )+$/.test(board[2])) ||
      board[4] ||
      /\b(?:blank|faded|peeling|empty|dead|dark)\b/.test(board[1]!))
  ) {
    const state = `${board[2]} ${board[4]}`;
    const kind = [/broken|cracked|smashed|fallen|damaged|burnt|half|down|off|flicker|falling/.test(state) ? 'broken' : /crooked|tilted|slanted|lopsided|leaning|askew|hanging|loose|by|swinging/.test(state) ? 'crooked' : 'plain', /neon|glowing|flicker|buzzing|lit/.test(plain) ? 'neon' : ''].filter(Boolean).join(' '); // biome-ignore format: one line
    if (kind !== 'plain') return { is: 'built', of: 'board', kind, told };
  }
  const lit = litWindow(plain);
  if (lit) return lit;
  const lead = LEAD.exec(plain)?.[0] ?? '';
  const numbers = lead.split(' ').filter((w) => NUMBERS[w] !== undefined);
  const count = numbers.length > 0 ? NUMBERS[numbers.at(-1)!]! : undefined;
  const where = WHERE.exec(plain.slice(lead.length))?.[0] ?? '';
  const rest = plain.slice(lead.length, plain.length - where.length).trim();
  const words = rest.split(' ');
  const roof = /^(.*?) ?(?:roofs?|roofing|rooftop)(?: (?:made (?:out )?of|of|covered (?:in|with|by)|overgrown with) (.+))?$/.exec(rest); // biome-ignore format: one line
  if (roof && (roof[1] || roof[2])) {
    const said = roof[2] ?? roof[1]!;
    const colour = said.split(' ').find((w) => COLOUR_HEX.has(w) && cover(w) === undefined);
    const kind = cover(said) ?? cover(said.split(' ').filter((w) => w !== colour && !/^(?:old|thick|green|steep|mossy|big|tall|pointed|lush)$/.test(w)).join(' ')); // biome-ignore format: one line
    if (!kind) return undefined;
    // its own drawing shows wood and slate well enough
    return { is: 'built', of: 'roof', kind, ...(colour && !/^(?:grass|moss|leaves|flowers)$/.test(kind) ? { hue: COLOUR_HEX.get(colour)! } : {}), told }; // biome-ignore format: one line
  }
  if (/^(?:floors?|stor(?:e)?ys?|stories|levels|storeys? (?:high|tall))$/.test(rest) && count && count > 1)
    return storeys(count, whole, told);
  // churches have theirs by their own parts
  if (
    !/church|cathedral|chapel|abbey|temple/.test(whole.concept) &&
    count === 1 &&
    /^(?:(?:big|large|small|little|lit|glowing|[a-z]+) )?(?:round|circular|porthole) window$|^porthole$/.test(rest)
  ) {
    const hue = hexOf(words);
    return { is: 'built', of: 'window look', kind: 'one round', ...(hue ? { hue } : {}), told };
  }
  const window = windowPart(rest, words, count, /\b(?:only|just|single|lone|one|no)\b/.test(lead));
  if (window) return { ...window, told };
  if (
    /^temple$|ruins/.test(whole.concept) &&
    /(?:^| )(?:columns|pillars|column)$/.test(rest) &&
    (count || whole.concept === 'temple')
  ) {
    const ruined = /\b(?:ruin|ruins|ruined|broken|destroyed|collapsed|crumbling|fallen)\b/i.test(`${whole.drawnAs} ${where}`) || /\bleft\b/.test(plain); // biome-ignore format: one line
    return { is: 'built', of: 'columns', count: count ?? 0, ...(ruined ? { kind: 'ruined' } : {}), told };
  }
  const balcony = /^(.*?) ?balcon(y|ies)$/.exec(rest);
  if (balcony && balcony[1]!.split(' ').filter(Boolean).every((w) => PLAIN.test(w))) return { is: 'balcony', ...(balcony[2] === 'ies' ? { many: true as const } : {}), told: piece.trim() }; // biome-ignore format: one line
  const flag = /^(?:([a-z]+) )?(?:team |national |festive |heraldic |waving )*(?:flags?|pennants?|pennons?)$/.exec(
    rest,
  );
  if (flag && !OWN_FLAGS.test(whole.concept) && (!flag[1] || COLOUR_HEX.has(flag[1]))) return { is: 'flags', colour: (flag[1] && COLOUR_HEX.get(flag[1])) || '#d03038', count: Math.min(3, count ?? (/s$/.test(rest) ? 3 : 1)), told: piece.trim() }; // biome-ignore format: one line
  const added = addedPart(rest, whole, count, told);
  if (added) return added;
  for (const { nouns, of, kind } of PARTS) {
    const found = nouns.exec(rest);
    if (!found) continue;
    const looks = rest.slice(0, found.index).trim().split(' ').filter(Boolean);
    if (!looks.every((w) => PLAIN.test(w) || COLOUR_HEX.has(w))) return undefined;
    if (kind && ONLY_ON_TOP.test(kind) && !ON_TOP.test(where) && !/^(?:turret|water tank|propeller)$/.test(kind)) return undefined; // biome-ignore format: one line
    if (kind === 'siren' && /gun|search/.test(rest)) return undefined;
    // furniture of a garden stands outdoors: a shop of tables has them inside
    if (/^(?:terrace|chalkboard)$/.test(kind ?? '') && /^(?:tables?|umbrellas|blackboards?)$/.test(rest) && !/\b(?:out|outside|front|outdoor)\b/.test(`${where} ${plain}`)) return undefined; // biome-ignore format: one line
    const smoking = of === 'chimneys' && looks.some((w) => /^(?:smoking|smoky|steaming)$/.test(w));
    if (smoking && (count ?? 1) < 2) return undefined;
    if (of === 'hole' && !/wall|side|front|building|house|it/.test(where)) return undefined;
    if (of === 'steam' && /pipe/.test(where)) return undefined;
    const hue = of === 'chimneys' && !looks.some((w) => w === 'brick') ? hexOf(looks) : undefined;
    return { is: 'built', of, ...(kind ? { kind } : smoking ? { kind: 'smoking' } : {}), ...(of === 'chimneys' || of === 'on roof' ? { count: count ?? (/s$/.test(rest) && !/glass$/.test(rest) ? 2 : 1) } : {}), ...(hue ? { hue } : {}), told }; // biome-ignore format: one line
  }
  return undefined;
}

/** What any building may be given: each with what it is made of where that is its colour. */
const ADDED: readonly (readonly [RegExp, Built['of'], string?])[] = [
  [/(?:^|\s)(?:columns|pillars|colonnades?|porticos?|porticoes)$/, 'colonnade'],
  [/(?:^|\s)(?:awnings?|canopy|canopies|sun ?shades?)$/, 'awning'],
  [/(?:^|\s)(?:spiral|winding|curving|curved|helical|circular) (?:stairs|steps|staircases?|stairways?)$/, 'stairs', 'spiral'],
  [/(?:^|\s)(?:(?:outside|outdoor|outer|exterior|external|side|wooden|wood|metal|iron|stone|rickety|rusty|long|steep|back) )*(?:stairs|steps|staircases?|stairways?)$/, 'stairs'],
  [/(?:^|\s)bullet ?(?:holes?|marks?|pocks?)$/, 'pocks'],
  [/(?:^|\s)(?:(?:wheelchair|access|loading|entrance|entry|wooden|concrete|metal|stone) )*ramps?$/, 'ramp'],
  [/(?:^|\s)(?:onion|bulb|russian|bulbous|mughal) (?:dome|cupola)s?$/, 'tops', 'onion dome'],
  [/(?:^|\s)(?:glass|crystal|transparent|see[- ]through|geodesic) (?:dome|cupola)s?$/, 'tops', 'glass dome'],
  [/(?:^|\s)(?:domes?|cupolas?)(?: roofs?)?$|(?:^|\s)domed roofs?$/, 'tops', 'dome'],
  [/(?:^|\s)(?:steeples?|spires?|pinnacles?)$/, 'tops', 'spire'],
]; // biome-ignore format: a table
const STUFF: Readonly<Record<string, string>> = { marble: '#f0ece8', sandstone: '#dcbc84', limestone: '#e8dcc0', granite: '#a4a4ac', stone: '#b4b0ac', wooden: '#a87444', wood: '#a87444', brick: '#b0604c', metal: '#8c98a8', iron: '#6c7484', steel: '#98a4b4', concrete: '#b0b0b4', copper: '#5cb09c', bronze: '#b0804c', gold: '#f0b838', golden: '#f0b838', gilded: '#f0b838', ivory: '#f4ecd8', plaster: '#f0ece0', bone: '#e8dcc0', roman: '#ece4d0', greek: '#f0ece4', doric: '#f0ece4', ionic: '#f0ece4', corinthian: '#f0ece4' }; // biome-ignore format: a table
const ADDED_LOOK = /^(?:outside|outdoor|outer|exterior|external|side|back|steep|rickety|wheelchair|access|loading|entrance|entry|onion|bulb|russian|bulbous|mughal|glass|crystal|transparent|geodesic|spiral|winding|curving|curved|helical|circular|domed|central|classical|bullet|front|striped|cloth|canvas|fabric)$/; // biome-ignore format: a list
/** These have columns, domes or spires of their own that colours are given to. */
const HAS_OWN: Partial<Record<Built['of'], RegExp>> = { tops: /mosque|cathedral|church|palace|igloo|dome|observatory|capitol|pagoda|taj|space|temple|clock-tower|skypod/, colonnade: /temple|capitol|ruins|parthenon|pantheon|mausoleum|white-house|gazebo/, stairs: /pyramid|ziggurat|aztec|fire/, ramp: /skate|parking/ }; // biome-ignore format: a table

/** Stairs that go up along a wall. */
const SIDE_STAIRS = /\b(?:outside|outdoor|outer|exterior|external|side|fire|rickety|metal|iron|rusty)\b/;

function addedPart(rest: string, { concept, unknown }: Brief, count: number | undefined, told: string): Built | undefined {
  for (const [noun, of, kind] of ADDED) {
    const found = noun.exec(rest);
    if (!found) continue;
    const named = rest.split(' ').at(-1)!;
    const owns = partsOf(concept);
    if (owns.columns && of === 'colonnade') return undefined;
    if (owns.dome && of === 'tops') return undefined;
    if (HAS_OWN[of]?.test(concept) && !(unknown.some((u) => u.split(' ').includes(named)) && kind === 'spire')) return undefined; // biome-ignore format: one line
    const looks = rest.split(' ').slice(0, -1);
    if (!looks.every((w) => PLAIN.test(w) || COLOUR_HEX.has(w) || STUFF[w] || ADDED_LOOK.test(w) || w === 'see-through')) return undefined; // biome-ignore format: one line
    // its own awning has its colour by itself: what is left to be told is that it is striped
    const striped = looks.includes('striped');
    if (of === 'awning' && !striped && owns.awning) return undefined;
    if (of === 'awning' && /^shop$|stall|tent/.test(concept)) return undefined;
    if (of === 'stairs' && looks.some((w) => /^(?:broken|fallen)$/.test(w))) return undefined;
    const hue = hexOf(looks) ?? looks.map((w) => STUFF[w]).find(Boolean);
    const many = /s$/.test(named);
    const aside = of === 'stairs' && !kind && (looks.some((w) => SIDE_STAIRS.test(w)) || SIDE_STAIRS.test(told)) ? 'side' : kind; // biome-ignore format: one line
    return { is: 'built', of, ...(striped ? { kind: 'striped' } : aside ? { kind: aside } : {}), count: count ?? (of === 'colonnade' ? 4 : many ? 3 : 1), ...(hue && kind !== 'glass dome' ? { hue } : {}), told }; // biome-ignore format: one line
  }
  return undefined;
} // biome-ignore format: short

/** Shows two floors by itself. */
const STOREYED = /^(?:tavern|medieval-inn|apartment-building|hotel|mansion|office-building|town-hall|school|hospital|police-station|saloon|library|palace|skyscraper|adobe-house|pagoda|inn)$/; // biome-ignore format: a list

const storeys = (count: number, { concept }: Brief, told: string): Built | undefined => {
  const more = count - (STOREYED.test(concept) ? 2 : 1);
  return { is: 'built', of: 'storeys', count: Math.max(0, more), told };
};

/** "A round red door", "moon on the door", "door chained shut". */
function doorPart(plain: string): Built | undefined {
  const cut = new RegExp(`^(?:(?:with|and|an?|the|its|small|little|tiny|big) )*(${CUTS})(?: (?:shaped )?(?:hole|window|sign|symbol|carving))?(?: (?:cut|carved|painted|drawn|sawn|engraved|shaped))*(?: (?:out of|into|in|on|onto|through|over|above))(?: (?:the|its|front))* door$`).exec(plain); // biome-ignore format: one line
  if (cut) return { is: 'built', of: 'door', cut: CUT[cut[1]!]!, told: '' };
  const found = /^((?:(?!doors?\b)[a-z-]+ )*)doors?((?: [a-z-]+)*)$/.exec(plain);
  if (!found) return undefined;
  const looks = found[1]!.trim().split(' ').filter((w) => w && !/^(?:an?|the|its|one|with|of|front|main|big|large|small|little|old|tiny|heavy|wooden|wood|oak|plank|cute|entrance|two)$/.test(w)); // biome-ignore format: one line
  const after = found[2]!.trim();
  const said = `${looks.join(' ')} ${after}`;
  const kinds = [
    [/\b(?:round|circular|hobbit)\b/, 'round'],
    [/\b(?:arched|rounded|arch|vaulted)\b/, 'arched'],
    [/\bdouble\b/, 'double'],
    [/\b(?:boarded|boarded[- ]up|nailed|planked)\b/, 'boarded'],
    [/\b(?:chained|chains|padlocked)\b/, 'chained'],
    [/\b(?:barred|bolted|locked)\b/, 'barred'],
    [/\b(?:glass|window)\b/, 'glass'],
    [/\b(?:hazard|warning|striped)\b/, 'striped'],
  ].flatMap(([words, kind]) => ((words as RegExp).test(said) ? [kind as string] : []));
  if (kinds.length === 0) return undefined;
  const known = /^(?:round|circular|hobbit|arched|rounded|arch|vaulted|double|boarded|boarded-up|up|nailed|shut|planked|chained|chains|padlocked|barred|bolted|locked|glass|window|hazard|warning|striped|closed|with|a|in|it|iron|steel|metal|stripes)$/; // biome-ignore format: one line
  const other = said.split(' ').filter((w) => w && !known.test(w));
  if (!other.every((w) => COLOUR_HEX.has(w))) return undefined;
  const hue = hexOf(other) ?? (/\b(?:iron|steel|metal)\b/.test(said) ? '#7c8494' : undefined);
  return { is: 'built', of: 'door', kind: kinds.join(' '), ...(hue ? { hue } : {}), told: '' };
}

const AFTER =
  '(?: (?:up |upstairs |still )*(?:in|on|at) (?:(?:the|its|top|upper|second|first|left|right|single|an?) )*(?:attic|floor|upstairs|tower|loft|basement|cellar|gable|left|right|top))?';
const ONE = '(?:an?|one|a single|single|the|only one|just one|one single|a lone|1)';
const HUE = '(?:(green|purple|red|blue|pink|orange|yellow|white|cyan|eerie green|warm yellow|amber|golden) )?';
const LIT: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:all|its|the|every|other) )*(?:(boarded|boarded[- ]up|nailed[- ]up) )?(?:windows?)(?: (?:all |are |is )*(boarded|dark|black|unlit|nailed)(?: up)?)? (?:except|save|but|apart from|besides)(?: for)? ${ONE}(?: (?:window|that is|which is|still|is|single))*? ?${HUE}(?:lit|glowing|shining|alight|light|glow)?(?: (?:one|window|up))?${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:small|little|round|attic|upper|top|upstairs|lone|lit|glowing|single) )*(?:window|attic window) (?:with|in|has|glows?|glowing|lit|shining|shines)(?: (?:with|in|by|an?|the))* ?${HUE}(?:light|glow|lamp|lit)?(?: (?:on|inside|in it|behind it))?${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:faint|dim|lone|eerie|bright) )?${HUE}(?:light|glow|lamp)(?: (?:on|burning|shining|left|glowing))?(?: in)(?: (?:the|an?|one|its|single|top|upper|attic|upstairs|small|round))*(?: windows?| attic| tower| top floor)$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:lit|glowing|lighted|illuminated|shining) )${HUE}(?:attic |upper |top |upstairs )?window${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} ${HUE}(?:(?:lit|glowing|lighted|illuminated|shining)(?: up)? )(?:attic |upper |top |upstairs )?window${AFTER}$`,
  ),
];
/** "Boarded windows except a single lit one", "one window with green light". */
function litWindow(plain: string): Change | undefined {
  for (const [k, words] of LIT.entries()) {
    const found = words.exec(plain);
    if (!found) continue;
    if (k === 1 && !/light|lit|glow|shin|lamp/.test(plain)) continue;
    const said = found.slice(1).find((w) => w && COLOUR_HEX.has(w.split(' ').at(-1)!));
    const hue = said === undefined || /yellow|amber|gold/.test(said) ? undefined : ({ green: '#6ce84c', purple: '#b860f0', red: '#f04038', blue: '#58a8f8', pink: '#f878c0', cyan: '#58e8f0' }[said.split(' ').at(-1)!] ?? COLOUR_HEX.get(said.split(' ').at(-1)!)); // biome-ignore format: one line
    const boarded = k === 0 && /boarded|nailed/.test(plain);
    return { is: 'one window lit', ...(hue ? { hue } : {}), ...(boarded ? { boarded: true as const } : {}) };
  }
  return undefined;
} // biome-ignore format: short

function windowPart(rest: string, words: readonly string[], count: number | undefined, only: boolean): Built | undefined {
  if (!/(?:^| )windows?(?: panes?)?$|^windows (?:all )?(?:lit|glowing|illuminated)(?: .*)?$|^glass panes?(?: .*)?$|(?:^| )windows? (?:fogged|dark|unlit)(?: up)?$|^panes? fogged(?: up)?$/.test(rest)) return undefined; // biome-ignore format: one line
  const looks = words.filter((w) => !/^(?:windows?|panes?|small|little|tiny|big|large|tall|wooden|old|upper|front|round|up)$/.test(w)); // biome-ignore format: one line
  const look = (kind: string, hue?: string): Built => ({ is: 'built', of: 'window look', kind, ...(hue ? { hue } : {}), told: '' }); // biome-ignore format: one line
  const said = words.join(' ');
  const lit = /^(?:(?:lit|lighted|glowing|illuminated|bright|warm|shining|lit[- ]up|warmly|brightly|eerie|small|tall|big|little|all|its) )+(?:(green|purple|red|blue|pink|orange|yellow|white|cyan) )?windows$|^(green|purple|red|blue|pink|orange|cyan) (?:(?:lit|lighted|glowing|illuminated) )windows$|^windows (?:all )?(?:lit|glowing|lit up|illuminated)(?: (?:up|at night|from inside|from within))?$/.exec(rest); // biome-ignore format: one line
  if (lit && /lit|light|glow|illum|bright|warm|shin/.test(rest)) {
    const hue = lit[1] ?? lit[2];
    return look('lit', hue && hue !== 'yellow' ? COLOUR_HEX.get(hue) : undefined);
  }
  if (/\b(?:fogged|foggy|steamed|steamy|misted|misty|frosted|milky)\b/.test(said)) return look('fogged');
  if (/\b(?:barred|caged|grated)\b/.test(said)) return look('barred');
  if (/\bstained\b/.test(said)) return look('stained');
  if (/\b(?:curtained)\b/.test(said)) return look('curtains');
  if (/\b(?:dark|unlit|black|blackened)\b/.test(said) && looks.length === 1) return look('dark');
  if (/\b(?:arched|pointed|gothic)\b/.test(said) && looks.length === 1) return look('arched');
  if (words.includes('round') && looks.length === 0 && count !== 1) return look('round');
  if (looks.length > 0 || count === undefined || /\bglass\b/.test(rest)) return undefined;
  if (count === 0 || only || count > 1) return { is: 'built', of: 'windows', count, told: '' };
  return undefined;
} // biome-ignore format: short

const NO_FATE = /^(?:temple|igloo)$/;

const NATURE =
  /mountain|volcano|fuji|camping|beach|island|park$|foggy|night|city|sun|springs|parachute|landslide|maze|iceberg|oasis|pool|tunnel|wheel|coaster|railway|swing|chair|dolmen|menhir|sphinx|statue|obelisk|bridge|village|^houses$|burial|wedding|wall$/;

/** Has walls: a building of the models, or one that is drawn from a silhouette. */
export const isBuilt = (concept: string): boolean =>
  categoryOf(concept) === 'building' || (SHAPES[concept]?.class === 'place' && !NATURE.test(concept));

/** The text without the parts that are drawn, and those. */
export function housePartsOf(asked: string, whole: Brief): { readonly text: string; readonly changes: readonly Change[] } {
  if (!isBuilt(whole.concept) && whole.concept !== 'cave-entrance') return { text: asked, changes: [] };
  const changes: Change[] = [];
  const split = asked.split(SEPARATOR);
  let text = front(split[0]!, whole, changes);
  let cut = false;
  let listed = '';
  for (let i = 1; i + 1 < split.length; i += 2) {
    const separator = split[i]!;
    const piece = split[i + 1]!;
    // "a flag with a smiley" is one piece
    const pair = /\b(?:flag|window)$/i.test(piece) && split[i + 3] !== undefined && /with/.test(split[i + 2]!) ? housePart(`${piece} with ${split[i + 3]}`, whole) : undefined; // biome-ignore format: one line
    const found = pair ?? (piece.trim() ? housePart(piece, whole) : undefined);
    if (found) {
      changes.push(found);
      if (/with|has|having|featuring/.test(separator)) listed = ' with ';
      cut = true;
      if (pair) i += 2;
      continue;
    }
    // what was joined to a part that is gone is joined to the house
    text += cut && /^,? and /.test(separator) ? listed || ' with ' : separator;
    text += piece;
    cut = false;
  }
  return { text, changes };
} // biome-ignore format: one line

/** What is said before its name. */
function front(head: string, whole: Brief, changes: Change[]): string {
  let text = head;
  if (NO_FATE.test(whole.concept)) return text;
  for (const [words, change] of FATES) {
    const found = new RegExp(`\\b${words.source} (?=[a-z])`, 'i').exec(text);
    if (!found || /\b(?:is|are|on|in) $/.test(text.slice(0, found.index))) continue;
    // "crooked" is said of it by its own rule
    if (change.is === 'leaning' || (change.is === 'built' && change.of === 'frozen')) continue;
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    changes.push(change);
  }
  // "house under construction": it befell what is named before it
  for (const [words, change] of FATES) {
    const after = new RegExp(`^((?:[a-z'-]+ ){0,3}[a-z'-]+?),? (?:that is |which is |is )?${words.source}$`, 'i').exec(text); // biome-ignore format: one line
    if (!after || change.is === 'leaning' || changes.length > 0) continue;
    text = after[1]!;
    changes.push(change);
  }
  const tall = /\b(two|three|four|five|six|multi|2|3|4|5|6)[- ]?(?:stor(?:e)?y|storied|storeyed|floor|floored|level|stories)s?[- ](?:tall |high )?(?=[a-z])/i.exec(text);
  const floors = tall && storeys(NUMBERS[tall[1]!.toLowerCase()] ?? 3, whole, `of ${tall[1]} floors`);
  if (tall && (floors || STOREYED.test(whole.concept))) {
    text = text.replace(tall[0], '');
    if (floors?.count) changes.push(floors);
  }
  const roofed = /\b((?:[a-z]+[- ])?(?:thatched|thatch|straw|grass|turf|sod|moss|tin|tiled?|slate|gold(?:en)?|leaf|copper))[- ]roofed (?=[a-z])/i.exec(text);
  const kind = roofed && cover(roofed[1]!.toLowerCase());
  if (roofed && kind) {
    text = text.replace(roofed[0], '');
    changes.push({ is: 'built', of: 'roof', kind, told: `with a ${roofed[1]} roof` });
  }
  return text;
} // biome-ignore format: one line
