/** Words of the parts that a house may have, where they are and how they look. */
import type { Built } from '../graph.ts';

export const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, single: 1, lone: 1, two: 2, twin: 2, both: 2, pair: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, several: 3, some: 3, many: 4, multiple: 3, few: 3, lots: 4, no: 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8 }; // biome-ignore format: a table
export const LEAD =
  /^(?:(?:a|an|the|its|one|single|lone|two|twin|both|three|four|five|six|seven|eight|several|some|many|multiple|few|lots|pair|couple|no|only|just|of|all|[1-8])\s+)*/;
/** Where it is: said of each part and drawn where such a part is. */
export const WHERE =
  /(?:\s+(?:stopped|ticking|turning|blinking|swaying|rotating|working|sticking|poking|jutting|hanging|growing|mounted|standing|built|leaning|painted|sprayed|spinning|leaking|coming|drying|lying|sitting|perched|peeking|pointing|stacked|placed|attached|nailed|fixed|strung|out|up|all|outside|everywhere|visible|left|still|around|upstairs|downstairs|(?:on|in|at|above|over|around|near|by|outside|from|against|along|up|under|to|of|before|across|through|between|behind|beside|next|top|front|into)(?:\s+(?:of|to|the|its|each|every|both|one|all|whole|top|front|back|left|right|upper|main))*\s+(?:roof|rooftop|top|walls?|front|sides?|doors?|doorway|entrance|house|building|it|windows?|corners?|ground|yard|floor|foot|base|bottom|cracks?|chimneys?|concrete|outside|attic|gate|pumps?|eaves|porch|garden|edges?|way|tower|back|gable|middle|facade|balcon(?:y|ies)|joints|pipes|stones|fence|pavement|asphalt|floorboards|signs?|marquee|awning|facade)))+$/;
/** Looks that are drawn as they are, or not to be told at its size. */
export const PLAIN = /^(?:old|big|large|small|little|tiny|huge|giant|tall|long|short|wide|high|wooden|wood|metal|iron|steel|stone|brick|brass|copper|rusty|rusted|ancient|simple|fancy|round|crooked|bent|worn|working|stopped|broken|dirty|thick|thin|cute|weird|strange|great|massive|enormous|medieval|antique|radio|tv|roof|rooftop|wall|outdoor|front|main|entrance|decorative|ornate|carved|hand|painted|spinning|turning|white|grey|gray|black|dark|green|dead|dry|wild|tangled|lush|of|and|smoking|steaming|smoky|hot|hissing|colourful|colorful|bright|red|yellow|blue|hanging|dried|leafy|overgrown|neat|low|sharp|barbed|market|merchant|trade|modern|sleek|pointy|pointed|brown|flashing|blinking|glowing|golden|gold|silver|rotten|makeshift|homemade|tattered|faded|torn|ripped|wet|fresh|extra|half|single)$/; // biome-ignore format: one line

interface Part {
  readonly nouns: RegExp;
  readonly of: Built['of'];
  readonly kind?: string;
}
const part = (nouns: string, of: Built['of'], kind?: string): Part => ({ nouns: new RegExp(`(?:^|\\s)(?:${nouns})$`), of, ...(kind ? { kind } : {}) }); // biome-ignore format: one line
export const PARTS: readonly Part[] = [
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
  part('(?:christmas|xmas|colou?rful|colou?red|rainbow|party|disco) (?:light ?bulbs?|bulbs|lights?|string lights)', 'lights', 'colours'),
  part('(?:light ?bulbs?|bulbs|bulb lights|marquee lights|(?:string|fairy|rope|edge|festoon|led) lights?|light strings?|strings? (?:of )?(?:light ?bulbs|bulbs|lights))', 'lights'),
  part('(?:red |long |royal |velvet )*carpets?', 'carpet'),
  part('(?:boom )?barriers?|boom gates?|barrier arms?', 'boom'),
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
export const OWN_FLAGS = /castle|^(?:palisade-fort|gatehouse|hindu-temple|palace|town-hall|guild-hall|barracks|school|police-station|circus-tent|tower)$/; // biome-ignore format: a list
export const ON_TOP = /\b(?:roof|rooftop|top|sticking|poking|jutting|peeking|pointing|tower)\b/;
export const ONLY_ON_TOP = /^(?:bell|cannon|turret|water tank|orb|nest|cow|propeller)$/;
