/** Words of a map: which grounds it needs, where each lies, and which of its words are things that stand on it. */
import { nearlySame } from './refer.ts';
import { tidy } from './slots.ts';
import { wordRow } from './words/vectors.ts';

/** The ground of a place, and what lies around it where its words name nothing else. */
interface Place {
  readonly words: RegExp;
  readonly ground: string;
  /** First of all: the whole map is that before anything is laid on it. */
  readonly around?: string;
  /** Rooms and corridors are laid. */
  readonly rooms?: true;
}
const PLACES: readonly Place[] = [
  { words: /\b(?:tavern|inn|shop|store|house|home|kitchen|library|mansion|hospital|school|office|supermarket|mall|museum|hotel|bakery|bar|pub|restaurant|apartment|spaceship|space ?ship|space station|cargo ship|police station|theat(?:er|re)|cinema|factory|warehouse|lab(?:oratory)?|clinic|villa|cottage|cabin|manor|airport|interior|indoors?|floor ?plan|building|corridors?|cubicles?|classrooms?)\b/i, ground: 'wooden floor planks', around: 'dark stone wall', rooms: true },
  { words: /\b(?:dungeons?|crypts?|labyrinths?|maze|prison|sewers?|castle|temple|tomb|catacombs?)\b/i, ground: 'grey stone floor', around: 'dark rock', rooms: true },
  { words: /\b(?:caves?|caverns?|mines?|underground)\b/i, ground: 'brown cave floor', around: 'dark rock', rooms: true },
  { words: /\b(?:lava|hell|volcan\w+)\b/i, ground: 'black rock', around: 'lava' },
  { words: /\b(?:autumn\w*|fall leaves)\b/i, ground: 'autumn leaves' },
  { words: /\b(?:snow\w*|winter|ice|icy|arctic|tundra|frozen|glacier)\b/i, ground: 'snow' },
  { words: /\b(?:deserts?|dunes?|oasis|sandy|canyons?)\b/i, ground: 'yellow sand' },
  { words: /\b(?:swamps?|marsh\w*|bog)\b/i, ground: 'swamp grass' },
  { words: /\b(?:moon|mars|planet|alien|space|asteroid)\b/i, ground: 'grey moon dust' },
]; // biome-ignore format: a table
const USUAL = 'green grass';

/** A wood from above. */
const TREES = 'forest treetops';

/** What lies on a ground: the words for it, what it is drawn as, and the word by which a map lays it. */
const FEATURES: readonly (readonly [words: RegExp, ground: string])[] = [
  [/\b(?:rivers?|streams?|creeks?|brooks?|lakes?|ponds?|lagoons?|pools?|water|sea|ocean|coast|harbou?r|bay|oasis)\b/i, 'blue water'],
  [/\b(?:forests?|woods?|woodland|groves?|jungle)\b/i, TREES],
  [/\b(?:beach(?:es)?|shores?|deserts?|dunes?)\b/i, 'yellow sand'],
  [/\b(?:villages?|towns?|city|cities|plaza|square|courtyards?|market|kingdoms?)\b/i, 'grey cobblestone'],
  [/\b(?:roads?|streets?|paths?|trails?|lanes?|race ?track|runway|track)\b/i, 'dirt path'],
  [/\b(?:mountains?|hills?|cliffs?|plateau)\b/i, 'grey mountain rock'],
  [/\b(?:snow\w*|glacier|tundra)\b/i, 'white snow'],
  [/\bvolcano(?:es|s)?\b/i, 'black volcanic rock'],
  [/\b(?:lava|magma)\b/i, 'lava'],
]; // biome-ignore format: a table
/** Land that lies in the sea: all is water at first. */
const IN_THE_SEA = /\b(?:islands?|isles?|archipelago|continents?|atolls?|world|coast|peninsula)\b/i;
/** What is told of a map as a whole, and is no ground and no thing of it. */
const OF_MAPS =
  /\b(?:maps?|level|layout|overworld|world|area|rooms?|halls?|corridors?|floor|ground|field|meadow|land|islands?|isles?|archipelago|pirates?|north|south|east|west|middle|cent(?:er|re)|top|bottom|left|right|start|entrance|exit|goal|all around|around|winding|figure eight)\b/i;

/** Rooms that a building has, and nothing that stands in one. */
const ROOM =
  /\b(?:rooms?|halls?|hallways?|corridors?|chambers?|floors?|kitchens?|bathrooms?|toilets?|bedrooms?|offices?|gyms?|cafeterias?|canteens?|classrooms?|cellars?|basements?|attics?|wards?|wings?|storage|library|lobby|reception|entrance|exit|vault|cells?|labs?|shops?|stairs(?:well|case)?|garage|armou?ry|bridge|deck)\b/i;
const SIZE_WORDS =
  /\b(?:tiny|little|small|large|big|wide|huge|vast|narrow|long|giant|player|game|top[- ]?down|one|two|three|four|five|six|seven|\d+|x|it|its|all|sides?|everywhere|each|through|across|by|from|in|on|at|of|to|the|and|with|up|down|for|my|me|around|near|between|behind|half|part)\b/gi;

/** What of the words of a map its grounds do not show. */
const notLaid = (description: string, rooms: boolean): readonly string[] => {
  let rest = description.toLowerCase().replace(/(north|south)[- ](east|west)/g, '$1$2');
  for (const [words] of [...FEATURES, ...PLACES.map(({ words }) => [words] as const)])
    rest = rest.replace(new RegExp(words.source, 'gi'), ' ');
  rest = rest.replace(new RegExp(OF_MAPS.source, 'gi'), ' ').replace(SIZE_WORDS, ' ');
  if (rooms) rest = rest.replace(new RegExp(ROOM.source, 'gi'), ' ');
  return rest
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:northeast|northwest|southeast|southwest|green|grass|lush|water|blue|sand\w*|dirt|stone|rock\w*|archipelago|dark|haunted|abandoned|old|ancient|deep|gravel|cobble\w*|pines?|oaks?|birch|lots|many|some|few|several)$/.test(
          word,
        ),
    );
};

export interface MapPlan {
  /** The first is that with which the map is filled. */
  readonly grounds: readonly string[];
  /** The second of them is the land on which all else lies. */
  readonly inSea: boolean;
  readonly rooms: boolean;
  /** As it is laid. */
  readonly description: string;
  /** Words of it that are no ground: drawn as things. */
  readonly things: readonly string[];
  /** Words that no ground shows. */
  readonly lost: readonly string[];
  /** No ground is known of what the map is of. */
  readonly strange: boolean;
}

/** A map that is a forest as a whole, by how it looks and nothing of where it lies. */
const WOODED =
  /^(?:(?:an?|the|small|little|tiny|short|big|large|huge|vast|dense|dark|thick|deep|enchanted|magic\w*|haunted|spooky|creepy|old|ancient|green|quiet|peaceful|lush|wild|mystic\w*|misty|foggy|autumn\w*|fall|snow\w*|winter|pine|oak|birch) )*(?:forests?|woods|jungle|rainforest|woodland)(?: (?:clearing|glade|map|level|area))?$/i;
/** Trees of a season or a place are drawn as such. */
const LEAVES: readonly (readonly [words: RegExp, trees: string])[] = [
  [/\bautumn|\bfall leaves/i, 'autumn forest treetops'],
  [/\b(?:snow\w*|winter\w*|frozen|icy)\b/i, 'snowy forest treetops'],
  [/\b(?:haunted|spooky|creepy|dead|dark)\b/i, 'dark forest treetops'],
];
/** Where people live there are houses, where none are named. */
const SETTLED = /\b(?:villages?|towns?|hamlets?)\b/i;
const HOUSES = /\b(?:hous|cottage|hut|home|inn|tavern|shop|building|church|cabin|castle|tower|tent)/i;

/** "goblin village": where nobody lives in cottages. */
const IN_HUTS =
  /\b(?:goblins?|orcs?|tribal|tribe|native|jungle|fishing|fishers?|swamp|desert|viking|troll|ogre|caveman|stone age|lizard\w*|beach)\b/i;
const housesOf = (of: string): string => (IN_HUTS.test(of) ? 'huts' : 'cottages');

const MOST_GROUNDS = 5;
const lastWord = (ground: string): string => ground.split(' ').at(-1)!;
const SHARED = /\b(?:some|few|many|lots of|several|a|an|the|two|three|four|five|six|seven|with|and)\b/gi;

/** What `create_map` lays by its words besides. */
const LAID_BY_WORDS =
  /\b(?:archipelago|islands?|isles?|continents?|atolls?|land|dungeons?|caves?|crypts?|rooms|labyrinths?|meadows?|fields?|lawns?|grassland)\b/i;
/** Whether a map lays these words by its own grounds. */
const isLaid = (words: string): boolean =>
  LAID_BY_WORDS.test(words) || FEATURES.some(([feature]) => feature.test(words));

/** On land they are gone into: seen from above, an entrance. */
const ENTERED = /\b(?:caves?|caverns?|dungeons?|crypts?|mines?|castles?|temples?)\b/i;
const SPELT =
  'river lake pond island mountain village forest desert beach swamp castle dungeon cave road path tavern volcano meadow harbour bridge house winter jungle'.split(
    ' ',
  );
/** "a riber and a vilage": what is no word of the language and a letter off a place is that. */
const spelt = (words: string): string =>
  words.replace(/[a-z]{4,}/gi, (word) =>
    wordRow(word.toLowerCase()) >= 0 ? word : (SPELT.find((place) => nearlySame(place, word.toLowerCase())) ?? word),
  );

/** `where`: what the map is of, and what is on it, each by itself. `more`: grounds that were named. */
export function mapPlan(typed: readonly string[], more: readonly string[], whole = ''): MapPlan {
  const named = typed
    .map(spelt)
    .map((words, i) => (i === 0 && WOODED.test(words) ? 'forest all around, groves' : words));
  // "dungeon map with a throne room": of what it is stands beside the word map
  const [, beside = ''] = /\b([a-z]+(?: [a-z]+)?) (?:map|level|layout)\b/i.exec(whole) ?? [];
  const of0 = named[0] ?? '';
  const adds =
    beside &&
    !of0.toLowerCase().includes(beside.toLowerCase()) &&
    !WOODED.test(beside) &&
    !PLACES.some(({ words }) => words.test(of0))
      ? [...PLACES.map(({ words }) => words), ...FEATURES.map(([words]) => words)].find((words) => words.test(beside))
      : undefined;
  const where = adds ? [adds.exec(beside)![0], ...named] : named;
  const [of = '', ...on] = where;
  const all = [...where, ...more].join(', ');
  const sea =
    IN_THE_SEA.test(`${all}, ${/\bworld map\b/i.test(whole) ? 'world' : ''}`) ||
    /\b(?:sea|ocean|water) (?:is )?(?:on all sides|all around|around it)/i.test(all);
  const place =
    PLACES.find(({ words }) => words.test(`${of} ${typed[0] ?? ''}`)) ??
    (sea
      ? undefined
      : PLACES.find(
          ({ words, rooms }) =>
            words.test(all) &&
            !(rooms && FEATURES.some(([lies]) => lies.test(of))) &&
            !/\b(?:castle|temple|house|home|shop|cave|tower)\b/i.test(all),
        ));
  const rooms = place?.rooms === true && !sea;
  const land = sea ? USUAL : (place?.ground ?? USUAL);
  const around = sea ? 'blue water' : place?.around;
  const trees = LEAVES.find(([words]) => words.test([...typed, whole].join(', ')))?.[1] ?? TREES;
  const features = [
    ...new Set([
      ...FEATURES.flatMap(([words, ground]) => (words.test(all) ? [ground === TREES ? trees : ground] : [])),
      ...more,
    ]),
  ].filter(
    (ground) =>
      ground !== around &&
      (lastWord(ground) !== lastWord(land) || lastWord(land) === 'grass') &&
      ground !== land &&
      !(rooms && /cobble|path/.test(ground)),
  );
  const first = around ? [around, land, ...features] : [land, ...features];
  const grounds = (first.length > 1 ? first : [land, land === USUAL ? 'dirt path' : 'grey mountain rock']).slice(
    0,
    MOST_GROUNDS,
  );
  const things = on.filter(
    (words) =>
      (!isLaid(words) || (!rooms && ENTERED.test(words))) &&
      !(rooms && ROOM.test(words)) &&
      tidy(words.replace(SHARED, ' ').replace(OF_MAPS, ' ')) !== '',
  );
  if (!rooms && SETTLED.test(of) && ![of, ...things].some((words) => HOUSES.test(words)))
    things.push(`three ${housesOf(of)}`);
  const laid = [of, ...on.filter((words) => !things.includes(words))].join(', ');
  const description =
    rooms && !/\b(?:dungeon|cave|crypt|labyrinth|rooms)\b/i.test(laid)
      ? `dungeon with rooms, ${laid}`
      : sea && !/\b(?:island|isle|archipelago|continent)/i.test(laid)
        ? `island, ${laid}`
        : laid;
  const strange =
    !place &&
    !sea &&
    !isLaid(of) &&
    !more.length &&
    !/\b(?:map|level|world|area|meadow|field|grass\w*|park|garden|farm|camp|graveyard|cemetery|zoo|countryside)\b/i.test(
      of,
    );
  return {
    grounds,
    inSea: around !== undefined,
    rooms,
    description,
    things,
    strange,
    lost: strange ? [] : notLaid([of, ...on.filter((words) => !things.includes(words))].join(', '), rooms),
  };
}

/** The pairs that need a set: all else lies on the land. */
export const pairsOf = ({ grounds, inSea }: MapPlan): readonly (readonly [lower: string, upper: string])[] => {
  const [first, land, ...more] = grounds as [string, string, ...string[]];
  return inSea
    ? [[first, land], ...more.map((ground): [string, string] => [ground, land])]
    : [land, ...more].map((ground): [string, string] => [ground, first]);
};
