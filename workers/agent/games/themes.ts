/** Where a game takes place: its colours, and what is drawn for the slots that belong to a place. */

export const THEMES = [
  'forest',
  'snow',
  'desert',
  'cave',
  'graveyard',
  'space',
  'city',
  'beach',
  'volcano',
  'candy',
] as const;
export type ThemeId = (typeof THEMES)[number];

/** What is drawn for a slot in a place; `upper` is the second ground of a set of tiles. */
export interface PlacePrompt {
  readonly prompt: string;
  readonly upper?: string;
  readonly skeleton?: string;
}

export interface Theme {
  readonly words: RegExp;
  /** '#rrggbb'; weather 'none' is no weather. */
  readonly palette: Readonly<Record<PaletteName, string>>;
  /** By slot id; `ground` is that of a sidescroller, `land` that of a game seen from above. */
  readonly prompts: Readonly<Record<string, PlacePrompt>>;
}

/** sky over haze, far behind all; ink outlines letters of the colour paper; accent rewards, danger warns. */
export type PaletteName = 'sky' | 'haze' | 'far' | 'ink' | 'paper' | 'accent' | 'danger' | 'weather';

const palette = (sky: string, haze: string, far: string, ink: string, accent: string, weather: string) => ({
  ...{ sky, haze, far, ink, accent, weather },
  ...{ paper: '#f7f7fb', danger: '#e5484d' },
});
const ground = (prompt: string, upper: string): PlacePrompt => ({ prompt, upper });
const a = (prompt: string): PlacePrompt => ({ prompt });

export const THEME_TABLE: Readonly<Record<ThemeId, Theme>> = {
  forest: {
    words: /\b(forest|woods?|woodland|jungle|meadow|grass\w*|garden|village|farm|green)\b/,
    palette: palette('#6fb7e8', '#cfeaf5', '#3f7f5f', '#16283a', '#ffd23f', 'none'),
    prompts: {
      ground: ground('brown dirt', 'green grass'),
      land: ground('shallow water', 'green grass'),
      patch: ground('green grass', 'dirt path'),
      background: a('a green forest with hills'),
      tallProp: a('an oak tree'),
      lowProp: a('a green bush'),
      chaser: a('a goblin'),
      walker: a('a green slime monster'),
      flyer: a('a purple bat'),
      boss: a('a large angry troll'),
    },
  },
  snow: {
    words: /\b(snow\w*|ice|icy|frost\w*|frozen|winter|arctic|glacier|christmas)\b/,
    palette: palette('#8fc1e3', '#e4f1f8', '#86a9c9', '#1b2340', '#ffd23f', '#ffffff'),
    prompts: {
      ground: ground('frozen dirt', 'snow'),
      land: ground('icy water', 'snow'),
      patch: ground('snow', 'frozen dirt'),
      background: a('snowy mountains with pine trees'),
      tallProp: a('a snowy pine tree'),
      lowProp: a('a grey rock'),
      chaser: a('a skeleton with a blue scarf'),
      walker: a('a blue slime monster'),
      flyer: a('a purple bat'),
      boss: a('a large white yeti'),
    },
  },
  desert: {
    words: /\b(desert|sand\w*|dunes?|egypt\w*|pyramids?|cactus|oasis|west\w*|dry)\b/,
    palette: palette('#f2b866', '#fbe3b3', '#c98f4e', '#3a2318', '#4fd0c0', '#f7d08a'),
    prompts: {
      ground: ground('sandstone', 'yellow sand'),
      land: ground('oasis water', 'yellow sand'),
      patch: ground('yellow sand', 'sandstone'),
      background: a('a desert with pyramids'),
      tallProp: a('a tall green cactus'),
      lowProp: a('a brown rock'),
      chaser: a('a mummy'),
      walker: a('a red scorpion'),
      flyer: a('a vulture'),
      boss: a('a large mummy'),
    },
  },
  cave: {
    words: /\b(caves?|cavern|mines?|dungeon|underground|crypt|labyrinth|maze)\b/,
    palette: palette('#1d1b2e', '#3a3350', '#2a2540', '#0d0c18', '#ffb84d', 'none'),
    prompts: {
      ground: ground('grey stone', 'cobblestone'),
      land: ground('dark water', 'stone floor'),
      patch: ground('stone floor', 'dirt'),
      background: a('a dark cave with crystals'),
      tallProp: a('a blue crystal'),
      lowProp: a('a wooden barrel'),
      chaser: a('a skeleton'),
      walker: a('a skeleton'),
      flyer: a('a purple bat'),
      boss: a('a large stone golem'),
    },
  },
  graveyard: {
    words: /\b(graveyard|cemetery|haunted|spooky|halloween|horror|undead|zombies?|ghosts?|night)\b/,
    palette: palette('#27243f', '#514a73', '#35314f', '#12101f', '#b48cff', 'none'),
    prompts: {
      ground: ground('dark dirt', 'dark grass'),
      land: ground('swamp water', 'dark grass'),
      patch: ground('dark grass', 'dark dirt'),
      background: a('a graveyard at night with dead trees'),
      tallProp: a('a dead tree'),
      lowProp: a('a gravestone'),
      chaser: a('a zombie'),
      walker: a('a giant spider'),
      flyer: a('a white ghost'),
      boss: a('a large vampire'),
    },
  },
  space: {
    words: /\b(space\w*|moon|planets?|alien\w*|galaxy|stars?|sci-?fi|robots?|cyber\w*|asteroids?|mars)\b/,
    palette: palette('#0d1030', '#2b2a66', '#1b1d4a', '#070818', '#5fe0ff', '#ffffff'),
    prompts: {
      ground: ground('purple rock', 'grey moon dust'),
      land: ground('dark void', 'metal floor'),
      patch: ground('metal floor', 'grey moon dust'),
      background: a('a night sky with stars and planets'),
      tallProp: a('a metal antenna'),
      lowProp: a('a metal crate'),
      chaser: a('a green alien'),
      walker: a('a green alien'),
      flyer: a('a flying saucer'),
      boss: a('a large red robot'),
    },
  },
  city: {
    words: /\b(city|town|street|urban|rooftops?|neon|downtown|skyline)\b/,
    palette: palette('#f08a6c', '#f9c9a8', '#7a5a86', '#22182f', '#ffe14d', 'none'),
    prompts: {
      ground: ground('red bricks', 'grey concrete'),
      land: ground('asphalt', 'stone tiles'),
      patch: ground('stone tiles', 'green grass'),
      background: a('a city skyline with towers'),
      tallProp: a('a street lamp'),
      lowProp: a('a trash can'),
      chaser: a('a robot'),
      walker: a('a rat'),
      flyer: a('a black crow'),
      boss: a('a large robot'),
    },
  },
  beach: {
    words: /\b(beach|island|tropical|ocean|sea|pirates?|coast|summer|underwater|reef)\b/,
    palette: palette('#57c4e5', '#d4f3f2', '#2f9fc0', '#15324a', '#ffd23f', 'none'),
    prompts: {
      ground: ground('sandstone', 'beach sand'),
      land: ground('ocean water', 'beach sand'),
      patch: ground('beach sand', 'green grass'),
      background: a('a tropical beach with sea'),
      tallProp: a('a palm tree'),
      lowProp: a('a grey rock'),
      chaser: a('a pirate'),
      walker: a('a red crab'),
      flyer: a('a white seagull'),
      boss: a('a large pirate captain'),
    },
  },
  volcano: {
    words: /\b(volcan\w+|lava|magma|hell\w*|fire|inferno|demons?|dragons?)\b/,
    palette: palette('#3a1220', '#8c2f1f', '#54191c', '#16070c', '#ffae3d', '#ff7a3d'),
    prompts: {
      ground: ground('black rock', 'red volcanic rock'),
      land: ground('lava', 'black rock'),
      patch: ground('black rock', 'grey ash'),
      background: a('a volcano with lava'),
      tallProp: a('a burnt dead tree'),
      lowProp: a('a black rock'),
      chaser: a('a red demon'),
      walker: a('a red imp'),
      flyer: a('a red bat'),
      boss: a('a large red demon'),
    },
  },
  candy: {
    words: /\b(candy|candies|sweets?|cake|chocolate|sugar|pink|lollipops?)\b/,
    palette: palette('#ff9ecb', '#ffe3f0', '#d96aa5', '#4a1d3f', '#fff06a', 'none'),
    prompts: {
      ground: ground('chocolate', 'pink icing'),
      land: ground('pink water', 'white sugar'),
      patch: ground('white sugar', 'chocolate'),
      background: a('pink hills with candy'),
      tallProp: a('a large lollipop'),
      lowProp: a('a cupcake'),
      chaser: a('a gingerbread man'),
      gem1: a('a red wrapped candy'),
      gem2: a('a green lollipop'),
      gem3: a('a blue donut'),
      gem4: a('a yellow lemon drop candy'),
      gem5: a('a purple cupcake'),
      gem6: a('a chocolate cookie'),
      walker: a('a pink slime monster'),
      flyer: a('a bee'),
      boss: a('a large gingerbread man'),
    },
  },
};

/** The place that words name: one that stands after "in", "on" or the like, else the first. */
export function themeOf(words: string): ThemeId | undefined {
  const text = words.toLowerCase();
  const places = [...text.matchAll(/\b(?:in|on|at|inside|across|through|into)\s+((?:[a-z-]+\s*){1,5})/g)];
  for (const part of [...places.map(([, place]) => place!), text]) {
    const found = firstTheme(part);
    if (found) return found;
  }
  return undefined;
}

function firstTheme(text: string): ThemeId | undefined {
  let first: { readonly at: number; readonly id: ThemeId } | undefined;
  for (const id of THEMES) {
    const at = THEME_TABLE[id].words.exec(text)?.index;
    if (at !== undefined && (!first || at < first.at)) first = { at, id };
  }
  return first?.id;
}
