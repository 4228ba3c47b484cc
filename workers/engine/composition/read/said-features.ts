/** Things said of a place that are painted into it rather than stood upon it: "with a pond", "mountains in the background". */
import { CROP_NAMES } from '../features/roads-and-cellars.ts';
import type { Weather } from '../graph.ts';
import { skyBody } from './sky-bodies.ts';

export interface SaidFeature {
  /** Its name in `features/`; absent where only the weather changes. */
  readonly feature?: string;
  readonly weather?: Weather;
  /** What it is told as. */
  readonly told: string;
}

const FAR =
  /\b(?:in (?:the )?(?:far )?(?:background|distance|back)|on (?:the )?horizon|distant|far away|far off|behind)\b/;

const BEASTS =
  'whale|blue whale|dinosaur|t-?rex|tyrannosaurus|sauropod|brontosaurus|mammoth|dragon|sea monster|giant|beast|triceratops|raptor';
const TABLE: readonly (readonly [RegExp, string, Weather?])[] = [
  [
    new RegExp(
      `^(?:hanging |old |complete |whole |giant |ancient )*(?:(?:${BEASTS}) (?:skeleton|fossil|bones)|(?:skeleton|fossil|bones)(?: of)? (?:${BEASTS}))(?: (?:hanging|on|in|from) .*)?$`,
    ),
    'skeleton',
  ],
  [/^(?:.* )?(?:eyes|glowing eyes|watching eyes|eyes in the dark)(?: .*)?$/, 'eyes'],
  [
    /^(?:.* )?(?:lava|lava river|lava flow|river of lava|flowing lava|lava flows|lava falls?|lava pools?|lava streams?|rivers of lava|lava rivers)(?: .*)?$/,
    'lava river',
  ],
  [
    /^(?:.* )?(?:river|water|lake|canal) reflections?(?: .*)?$|^(?:.* )?reflect(?:ion|ions|ed|ing) (?:in|on) (?:water|river|lake|sea)$/,
    'lake',
  ],
  [/^(?:(?:big|crashing|large|high|stormy|small|gentle|wild) )*waves(?: (?:crashing|breaking).*)?$/, ''],
  [/^(?:.* )?(?:frozen|icy|iced[- ]over) (?:lake|pond|pool)(?: .*)?$/, 'ice lake'],
  [/^(?:.* )?(?:pond|pool|lake|small lake)(?: .*)?$/, 'pool'],
  [
    /^(?:.* )?(?:lava|magma|molten) (?:river|stream|flow)s?(?: .*)?$|^(?:.* )?(?:river|stream|flow)s? of (?:hot |glowing |flowing )*(?:lava|magma|molten rock)(?: .*)?$/,
    'lava river',
  ],
  [/^(?:.* )?(?:river|stream|creek|brook)(?: .*)?$/, 'river'],
  [
    /^(?:.* )?(?:walkway|board ?walk|plank (?:path|road|walk)|wooden (?:path|footpath|planks|boards))(?: .*)?$/,
    'boardwalk',
  ],
  [/^(?:.* )?(?:path|road|trail|dirt road|winding path|track|footpath|pathway)(?: .*)?$/, 'path:#c8a878'],
  [/^(?:.* )?(?:crop|crops|field|fields|wheat fields|farmland)(?: .*)?$/, 'fields'],
  [/^(?:.* )?(?:mesa|mesas|butte|buttes|plateau|rock formations)(?: .*)?$/, 'mesa'],
  [
    /^(?:.* )?(?:fairy|string|twinkle|twinkling|hanging) lights?(?: .*)?$|^lights? strings?$|^(?:.* )?strings? of lights$/,
    'string lights',
  ],
  [/^(?:.* )?(?:christmas|colou?red|colou?rful|party) lights?(?: .*)?$/, 'string lights:colours'],
  [
    /^(?:(?:hanging|drying|hung|wet|white|colou?rful|lots of|old) )*(?:laundry|washing|clothes|clothes ?lines?|washing lines?|laundry lines?)(?: lines?)?(?: (?:hanging|drying|hung|strung|on|between|across|over|above|flapping).*)?$/,
    'laundry lines',
  ],
  [
    /^(?:.* )?(?:rgb|led)(?: (?:lights?|strips?|lighting))*(?: .*)?$|^(?:purple |pink |blue |glowing )*neon (?:lights?|lighting|strips?|glow)$/,
    'led strips',
  ],
  [
    /^(?:only |just )*(?:one|single|1|last|lone) (?:(?:working|lone|flickering|bare|lit) )*(?:light|lamp|bulb|light bulb)(?: (?:is |still |left )*(?:on|lit|glowing|burning|working))?(?: at (?:far |very )*end(?: of \w+)?)?$/,
    'lone light',
  ],
  [
    /^(?:.* )?(?:flickering|broken|failing|dim|fluorescent|ceiling) (?:\w+ )?(?:lights?|lamps?|lighting)(?: .*)?$/,
    'flicker',
  ],
  [
    /^(?:(?:flat|open|empty|bare|clear|smooth|level|wide|round|large|big) )+(?:(?:rock|rocky|stone|dirt|sand|grass|black|dark|cracked|ice|metal|wooden) )*(?:floor|ground|platform|area|arena|field|space|clearing|plateau)(?: (?:in|at|for) .*)?$/,
    'flat floor',
  ],
  [
    /^(?:(?:long|endless|stone|steep|winding|old|ancient|wide|mossy|never ending|thousand) )*(?:stairway|staircase|stairs|steps)(?: .*)?$/,
    'long stairs',
  ],
  [/^(?:.* )?(?:fireflies|firefly)(?: .*)?$/, 'fireflies'],
  [/^(?:.* )?(?:aurora|aurora borealis|northern lights|polar lights)(?: .*)?$/, 'aurora'],
  [/^(?:.* )?(?:planets|several planets|planets and moons)(?: .*)?$/, 'planets'],
  [/^(?:.* )?(?:nebula|nebulae|milky way|galaxy)(?: .*)?$/, 'nebula'],
  [/^(?:.* )?(?:skyscrapers|tall buildings|towers of glass)(?: .*)?$/, 'towers'],
  [
    /^(?:glowing|lit|lighted|bright|warm|illuminated)(?: \w+)? windows?$|^(?:stars?|starry sky|clouds?|fluffy clouds|white clouds|blue sky|sunlight)$/,
    '',
  ],
  [
    /^(?:(?:erupting|active|smoking|exploding|distant|fiery) )*volcano(?: (?:erupting|exploding|smoking|behind .*|in .*|on .*))?$/,
    'far volcano',
  ],
  [/^(?:.* )?(?:two|twin|2|double) moons(?: .*)?$/, 'moons:2'],
  [/^(?:.* )?(?:three|3|triple) moons(?: .*)?$/, 'moons:3'],
  [/^(?:.* )?(?:four|4) moons(?: .*)?$/, 'moons:4'],
  [/^(?:.* )?(?:two|twin|2|double) suns(?: .*)?$/, 'moons:2,sun'],
  [/^(?:.* )?rainbow(?: .*)?$/, 'rainbow'],
  [
    /^(?:.* )?(?:sun)?light (?:falling|coming|shining|streaming|pouring|breaking) (?:in|down|through)(?: .*)?$/,
    '',
    'rays',
  ],
  [
    /^(?:.* )?(?:(?:railroad|railway|rail|train) (?:bridge|viaduct)|trestle(?: bridge)?|viaduct|aqueduct)(?: .*)?$/,
    'viaduct',
  ],
  [/^(?:(?:window|venetian|closed|half closed|open|dusty) )*blinds(?: .*)?$/, 'blinds'],
  [/^(?:.* )?tatami(?: (?:mats?|floor))?$/, 'tatami'],
  [
    /^(?:(?:rusty|old|iron|steel|mine|metal) )*(?:rails|rail tracks?|railway tracks?|minecart (?:rails|tracks?))$/,
    'rails',
  ],
  [/^(?:.* )?graffiti(?: .*)?$/, 'graffiti'],
  [
    /^(?:(?:bright|hot|yellow|afternoon|morning|evening|summer|low|red|orange|shining|blazing|giant|scorching|glowing|setting|rising) )*suns?$/,
    'big sun',
  ],
  [/^(?:.* )?(?:full moon|big moon|moon|huge moon|giant moon)(?: .*)?$/, 'big moon'],
  [/^(?:.* )?(?:earth|planet earth|the earth)(?: .*)?$/, 'earthrise'],
  [/^(?:.* )?(?:stained glass|stained glass windows?)(?: .*)?$/, 'stained glass'],
  [/^(?:.* )?(?:sun rays|rays|light rays|sunbeams|god rays|light shafts|sunlight|rays of light)(?: .*)?$/, '', 'rays'],
  [/^(?:.* )?(?:mist|fog|morning mist)(?: .*)?$/, '', 'fog'],
  [
    /^(?:(?:thick|cigarette|cigar|heavy|dense|grey|white|black) )*smoke(?: (?:in the air|everywhere|in air|clouds?|rising))?$/,
    '',
    'fog',
  ],
  [/^(?:.* )?(?:falling leaves)(?: .*)?$/, '', 'leaves'],
  [/^(?:.* )?(?:falling snow|snow falling|snowflakes)(?: .*)?$/, '', 'snow'],
  [/^(?:.* )?(?:embers|ash|sparks)(?: .*)?$/, '', 'ash'],
];
/** Painted with a colour that their words may name. */
/** Crops by the words of a field: "rows of cabbages", "a pumpkin patch". */
const IN_ROWS = new RegExp(`^(?:(?:neat|tidy|straight|long|green|planted|growing|garden|several) )*(?:(?:rows?|lines|beds?|plots?) (?:of|with) (?:(?:fresh|green|ripe|young|growing|big) )*(${CROP_NAMES.join('|')}|vegetable)(?:e?s)?(?: (?:plants?|heads))?|(${CROP_NAMES.join('|')}|vegetable) (?:rows|patch|patches|beds|plots?))(?: .*)?$`); // biome-ignore format: one line
const HUED: readonly (readonly [RegExp, (hue: string | undefined, plain: string) => string])[] = [
  [/^(?:.* )?(?:spike|spiked) (?:pits?|traps?)(?: .*)?$|^pits? (?:of|with|full of) spikes(?: .*)?$|^spikes? in (?:a )?pits?$/, () => 'spike pit'],
  [/^(?:(?:deep|bottomless|dark|square|open|endless) )*(?:pit|hole|chasm|abyss)(?: (?:in (?:the )?(?:middle|center|centre|floor|ground)(?: of .*)?|to nowhere))?$/, () => 'pit'],
  [/^(?:(?:neon|lights?|signs?|neon signs?|neon lights?|colou?rful|city lights?) )+reflect(?:ing|ed|ions?)(?: (?:in|on|off) (?:puddles|wet .*|water|street|asphalt|pavement))$|^(?:neon|colou?rful) reflections?(?: .*)?$|^reflections? of neon(?: .*)?$/, () => 'puddles:neon'],
  [/^(?:(?:rain|muddy|wet|shallow|dirty|water|neon) )*puddles?(?: (?:of water|on .*|everywhere|with reflections?|reflecting .*))?$|^reflections? in puddles$/, (_, plain) => (/neon/.test(plain) ? 'puddles:neon' : 'puddles')],
  [/^(?:.* )?(?:sun|sunlight|light|moonlight|morning sun|daylight|morning light)(?: shining| coming| streaming| falling)? through (?:.* )?curtains$|^(?:(?:drawn|window|lace|heavy|long|open|thin|torn|fluttering|red|blue|green|white|pink|yellow|purple|privacy|medical) )*curtains?$/, (hue) => `curtained window${hue ? `:${hue}` : ''}`],
  [/^(?:one |1 |a |single |slightly |half )*(?:door|doorway)s? (?:ajar|(?:half |slightly )?open|cracked open)(?: with| w)? (?:(?:red|green|blue|eerie|warm|yellow|purple|white|orange|bright|golden|cold) )+(?:light|glow)(?: .*)?$|^(?:(?:red|green|blue|eerie|warm|yellow|purple|white|bright) )+(?:light|glow) (?:from|behind|through|under|coming from|spilling from) (?:.* )?door(?:way)?(?: .*)?$/, (hue) => `lit door${hue ? `:${hue}` : ''}`],
  [/^(?:(?:eerie|dim|flickering|faint|soft|strange|only|bright) )*(?:red|green|blue|purple|pink|orange|eerie) (?:light|glow|lighting|lights)(?: (?:everywhere|over everything|in the (?:room|air)|from above))?$/, (hue) => `coloured light${hue ? `:${hue}` : ''}`],
  [/^(?:missing|fallen|broken|collapsed) ceiling(?: tiles?| panels?)?$|^ceiling(?: tiles?| panels?)? (?:missing|fallen|falling|gone|broken|collapsed|hanging|falling down)$|^(?:hole|holes) in (?:the )?ceiling$/, () => 'missing tiles'],
  [/^(?:(?:hanging|thick|long|green|wild|jungle|creeping|overgrown|tangled) )*(?:vines|ivy|creepers|lianas)(?: (?:hanging|everywhere|from .*|on .*|over .*|growing.*|all over.*|covering .*|down .*))?$/, () => 'hanging vines'],
  [/^(?:(?:red|pink|white|yellow|blue|purple|orange|wild|blooming) )*(?:flowers|roses|blossoms|tulips|poppies|daisies|wildflowers|sunflowers|lavender) (?:everywhere|all over(?: .*)?|all around|growing everywhere|as far as .*|blooming everywhere)$|^(?:fields?|sea|carpet) of (?:(?:red|pink|white|yellow|blue|purple) )?(?:flowers|roses|blossoms|poppies|daisies|wildflowers)$/, (hue, plain) => `flowers everywhere${hue ? `:${hue}` : /rose|popp/.test(plain) ? ':#d83450' : /sunfl/.test(plain) ? ':#f4c838' : /lavender/.test(plain) ? ':#9870d0' : ''}`],
  [/^(?:(?:hanging|long|old|war|royal) )*(?:(?:torn|tattered|ragged|ripped|burnt|red|blue|green|purple|black|white|golden|faded|heraldic|wall) )+(?:(?:hanging|long|old|war|royal) )*(?:banners|tapestries|pennants)(?: .*)?$/, (hue, plain) => `banners:${/torn|tattered|ragged|ripped|burnt/.test(plain) ? 'torn ' : ''}${hue ?? ''}`],
  [/^(?:(?:old|dusty|thick|big|spider) )*(?:cobwebs?|spider ?webs?|webs)(?: .*)?$/, () => 'cobwebs'],
  [/^(?:(?:rusty|hanging|iron|old|heavy|long) )*chains(?: (?:hanging|from|on) ?.*)?$/, () => 'hanging chains'],
  [/^(?:(?:shattered|broken|cracked|destroyed|exploded|split|half|blown up) )+moon(?: .*)?$/, () => 'shattered moon'],
  [/^(?:(?:far|faraway|distant|giant|big|huge|purple|blue) )*ringed (?:planet|giant|world)(?: .*)?$|^(?:(?:far|faraway|distant|giant|big|huge) )*(?:saturn|planet with (?:rings|a ring))(?: .*)?$/, (_, plain) => (/\bfar|distant|away/.test(plain) ? 'ringed planet:far' : 'ringed planet')],
  [/^(?:(?:old|some|all|dusty|piled|antique) )*(?:furniture|chairs?|sofas?|armchairs?|tables?|pianos?|statues?|things|shapes) (?:(?:is|are|all) )*(?:under|beneath|covered (?:in|with|by)|draped (?:in|with)|hidden under|below) (?:(?:white|old|dusty|dirty|grey|dust) )*(?:sheets?|cloths?|covers|blankets?|dust ?sheets)(?: .*)?$|^(?:sheeted|covered|draped) furniture$/, () => 'sheeted'],
  [/^(?:(?:some|golden|yellow|desert) )*sand (?:spilling|pouring|falling|streaming|trickling|flowing|running)(?: (?:in|down|out))*(?: .*)?$|^(?:piles?|heaps?) of sand(?: .*)?$|^sand (?:piles?|heaps?)(?: .*)?$/, () => 'sand fall'],
  [/^(?:(?:floating|hovering|flying|levitating) )+candles(?: .*)?$|^candles (?:floating|hovering|in the air)(?: .*)?$/, () => 'floating candles'],
  [/^(?:only |just |one |single |lone |bare |naked |flickering |hanging |swinging |dim |old |weak |buzzing )*(?:light ?)?bulbs?(?: (?:hanging|dangling|swinging|on|from|over|above) ?.*)?$/, () => 'bare bulb'],
  [/^(?:(?:bright|many|colou?rful|striped|cloth|market|canvas|pastel|red|blue|green|white|pink|yellow|purple|orange) )*(?:awnings|canopies|market stalls|stalls)(?: (?:in|of|with) (?:[a-z]+ )*(?:colou?rs?|stripes|tones|shades))?$/, (hue, plain) => `stalls:${/pastel|soft/.test(plain) ? '#e8a8b8,#a8c8e8,#b8dcb0,#f0dca0' : /colou?rful|bright|many/.test(plain) ? '#d83c44,#3c78c8,#e8b030,#4c9c50' : (hue ?? '')}`],
  [/^(?:(?:big|large|small|tall|single) )*(?:round|circular|oval|porthole|half moon|rose) windows?(?: .*)?$/, () => 'round window'],
  [IN_ROWS, (_, plain) => { const found = IN_ROWS.exec(plain)!; const crop = found[1] ?? found[2]!; return `crop rows:${crop === 'vegetable' ? 'cabbage' : crop}`; }],
  [/^(?:(?:wet|muddy|bloody|bare|strange|fresh|old|small|big|single|trail of|line of|human|animal|monster|giant) )*(?:foot ?prints?|foot ?steps|tracks in (?:the )?snow|paw ?prints)(?: .*)?$/, (_, plain) => (/blood/.test(plain) ? 'footprints:#8c2028' : /mud/.test(plain) ? 'footprints:#5c4028' : 'footprints')],
  [/^(?:(?:glowing|floating|blue|neon|huge|giant|pink|green|colou?rful) )*(?:holograms?|holographic (?:ads?|adverts?|billboards?|signs?|displays?|screens?|projections?))(?: .*)?$/, (hue) => `holograms${hue ? `:${hue}` : ''}`],
  [/^(?:(?:red|blue|orange|yellow|flashing|blinking|rotating|spinning) )*(?:alarm|warning|emergency|siren|alert|strobe) (?:lights?|lamps?|beacons?|glow)(?: .*)?$/, (hue) => `alarm light${hue ? `:${hue}` : ''}`],
]; // biome-ignore format: a table
/** What flows in a river that is of no water, or the colour of its water. */
const FLOWS: Readonly<Record<string, string>> = { chocolate: '#7c4a2c', cocoa: '#7c4a2c', coffee: '#6c4428', blood: '#a81c2a', bloody: '#a81c2a', slime: '#6cc048', acid: '#8cc83c', toxic: '#8cc83c', poison: '#8c54b8', poisonous: '#8c54b8', honey: '#e0a030', milk: '#ece8e0', oil: '#2c2838', tar: '#2c2838', ink: '#2c2838', mud: '#7c5c3c', muddy: '#8c6c48', wine: '#8c1c40', gold: '#e8b838', golden: '#e8b838', caramel: '#c88038', syrup: '#a86028', pink: '#f098b8', purple: '#9060c0', green: '#58a860', red: '#b83038', black: '#34303c', orange: '#e88838', turquoise: '#48c0b8', soda: '#8c5434', lemonade: '#f0e078', blue: '' }; // biome-ignore format: a table
const PAINTS: Readonly<Record<string, string>> = { red: '#c83040', blue: '#3c64b8', green: '#3c9048', white: '#f0ece0', pink: '#e878a8', yellow: '#f0c848', purple: '#8444b8', orange: '#e87c2c', black: '#34303c', golden: '#e0a830', eerie: '#58e070', warm: '#f8c050' }; // biome-ignore format: a table

const CARPETS: Readonly<Record<string, string>> = { red: '#a82c3c', crimson: '#962438', purple: '#6c3c94', violet: '#6c3c94', blue: '#34549c', navy: '#2c3a78', green: '#2e7048', golden: '#c89838', gold: '#c89838', black: '#3a3444', white: '#dcd4c8', pink: '#d87898', teal: '#2c8488' }; // biome-ignore format: a table
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/volcano/, 'far volcano'],
  [/mountain|peak|alps/, 'far mountains'],
  [/hill/, 'far hills'],
  [/forest|woods|trees|jungle/, 'far trees'],
  [/city|skyline|skyscraper|town/, 'far city'],
  [/\bsea\b|ocean/, 'far sea'],
];

const SKY_HUES: Readonly<Record<string, string>> = { red: 'red', crimson: 'red', orange: 'orange', golden: 'golden', gold: 'golden', yellow: 'golden', purple: 'purple', violet: 'purple', lavender: 'purple', pink: 'pink', green: 'green', toxic: 'green', blue: 'blue', turquoise: 'teal', teal: 'teal', grey: 'grey', gray: 'grey', overcast: 'grey', cloudy: 'grey', black: 'black' }; // biome-ignore format: a table
/** The colour of the sky that those words name; of two, the first. */
const skyIn = (plain: string): string | undefined => {
  const [, said = ''] = /^((?:[a-z]+ )+)(?:sky|skies)(?: above| behind| overhead)?$/.exec(plain) ?? [];
  // who is in it is more than its colour: "vultures in an orange sky"
  if (/. (?:in|across|against|through) /.test(said)) return undefined;
  return said.split(' ').map((word) => SKY_HUES[word]).find((hue) => hue !== undefined); // biome-ignore format: one line
};

/** What may follow a noun without being another that it only describes: "a lava lamp" is no lava, "lava in the middle" is. */
const GOES_ON =
  '(?:in|on|at|to|from|of|with|by|near|over|under|above|below|across|along|through|behind|beside|between|around|into|down|up|out|everywhere|there|below|nearby|outside|far|and|that|which|is|are|full|reflect\\w*|[a-z]+ing|[a-z]+ed|bright|tonight)';
/** No lead goes over what joins another noun: "a boat on a lake" is a boat. */
const LEADS =
  '(?:(?!(?:with|of|on|in|near|by|over|under|above|across|at|through|beside|behind|along|between)\\b)[^ ]+ )*';
const strict = (words: RegExp): RegExp =>
  new RegExp(words.source.replaceAll('(?: .*)?$', `(?: ${GOES_ON}\\b.*)?$`).replaceAll('^(?:.* )?', `^${LEADS}`));
const HEADED = TABLE.map(([words, ...of]) => [strict(words), ...of] as const);

/** What is painted for those words; absent where they name something that stands there. */
export function saidFeature(text: string): SaidFeature | undefined {
  const plain = text.toLowerCase().replace(/\b(?:a|an|the|some|many|few|its|small|large|big|huge|little)\b/g, ' ').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  if (
    FAR.test(plain) ||
    /^(?:snowy |snow capped |tall |distant )*mountains?$/.test(plain) ||
    /^(?:rolling |green )*hills$/.test(plain)
  ) {
    const hit = BEHIND.find(([words]) => words.test(plain));
    if (hit) return { feature: hit[1], told: text.trim() };
  }
  const body = skyBody(text);
  if (body) return { ...(body.feature ? { feature: body.feature } : {}), ...(body.weather ? { weather: body.weather } : {}), told: text.trim() }; // biome-ignore format: one line
  const sky = skyIn(plain);
  if (sky) return { feature: `sky:${sky}`, told: text.trim() };
  const carpet = /^(?:long |thick |royal |velvet )*(\w+) (?:carpet|runner)$/.exec(plain);
  const hue = carpet && CARPETS[carpet[1]!];
  if (hue) return { feature: `carpet:${hue}`, told: text.trim() };
  const flow = /\b(?:river|stream|creek|brook)s?\b/.test(plain) ? plain.split(' ').map((word) => FLOWS[word]).find(Boolean) : undefined; // biome-ignore format: one line
  if (flow) return { feature: `river:${flow}`, told: text.trim() };
  for (const [words, of] of HUED)
    if (words.test(plain)) {
      const said = plain.split(' ').find((w) => PAINTS[w]);
      return { feature: of(said && PAINTS[said], plain), told: text.trim() };
    }
  for (const [words, feature, weather] of HEADED)
    if (words.test(plain) && feature === 'viaduct')
      return {
        feature: /\b(?:stone|arched|arch|brick|aqueduct|roman)\b/.test(plain) ? 'viaduct:stone' : 'viaduct',
        told: text.trim(),
      };
    else if (words.test(plain) && feature === 'skeleton')
      return { feature: /whale|sea monster/.test(plain) ? 'skeleton:whale' : 'skeleton:dinosaur', told: text.trim() };
    else if (words.test(plain))
      return { ...(feature ? { feature } : {}), ...(weather ? { weather } : {}), told: text.trim() };
  return undefined;
}
