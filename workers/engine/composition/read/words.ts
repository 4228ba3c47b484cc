/** Words of framing, time, weather and mood, of numbers and groups, and phrases as a tree of words. */
import type { Token } from '../../understand/tokens.ts';
import type { Framing, Time, Weather } from '../graph.ts';

/** Phrases with what they mean; the longest that begins at a token wins. */
export class Phrases<T> {
  readonly #rows = new Map<string, T>();
  #longest = 1;

  constructor(rows: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of rows) {
      if (this.#rows.has(phrase)) continue;
      this.#rows.set(phrase, value);
      this.#longest = Math.max(this.#longest, phrase.split(' ').length);
    }
  }

  at(
    tokens: readonly Token[],
    start: number,
  ): { readonly value: T; readonly length: number; readonly text: string } | undefined {
    const most = Math.min(this.#longest, tokens.length - start);
    for (let length = most; length > 0; length--) {
      const text = textOf(tokens.slice(start, start + length), ' ');
      const value = this.#rows.get(text);
      if (value !== undefined) return { value, length, text };
    }
    return undefined;
  }
}

/** Tokens as text again; hyphens as such unless `hyphen` says otherwise. */
export const textOf = (tokens: readonly Token[], hyphen = '-'): string =>
  tokens.map((t, i) => `${i === 0 ? '' : t.kind === 'stop' ? '' : t.joined ? hyphen : ' '}${t.text}`).join('');

const each = <T>(value: T, ...phrases: string[]): (readonly [string, T])[] => phrases.map((p) => [p, value] as const);

export const FRAMING_WORDS = new Phrases<Framing>([
  ...each<Framing>('close-up', 'close up of', 'close up', 'closeup of', 'closeup', 'extreme close up of', 'close up portrait of', 'close up shot of', 'close up view of', 'macro shot of', 'macro of', 'face close up of', 'zoomed in on'),
  ...each<Framing>('bust', 'bust of', 'bust portrait of', 'bust shot of', 'upper body of', 'half body portrait of', 'waist up portrait of', 'from the waist up'),
  ...each<Framing>('portrait', 'portrait of', 'portrait', 'headshot of', 'headshot', 'head shot of', 'avatar of', 'avatar', 'profile picture of', 'profile icon of', 'mugshot of', 'face of', 'character portrait of', 'dialogue portrait of', 'rpg portrait of', 'head of', 'head and shoulders of'),
  ...each<Framing>('far layer', 'far parallax layer of', 'far parallax background layer of', 'far background layer of', 'far layer of', 'far parallax background of', 'far parallax layer', 'far background layer', 'distant parallax layer of', 'distant parallax background layer of', 'distant background layer of', 'distant layer of', 'distant parallax background of', 'distant parallax layer', 'distant background layer', 'farthest parallax layer of', 'farthest parallax background layer of', 'farthest background layer of', 'farthest layer of', 'farthest parallax background of', 'farthest parallax layer', 'farthest background layer', 'furthest parallax layer of', 'furthest parallax background layer of', 'furthest background layer of', 'furthest layer of', 'furthest parallax background of', 'furthest parallax layer', 'furthest background layer', 'back parallax layer of', 'back parallax background layer of', 'back background layer of', 'back layer of', 'back parallax background of', 'back parallax layer', 'back background layer', 'rear parallax layer of', 'rear parallax background layer of', 'rear background layer of', 'rear layer of', 'rear parallax background of', 'rear parallax layer', 'rear background layer'),
  ...each<Framing>('middle layer', 'middle parallax layer of', 'middle parallax background layer of', 'middle background layer of', 'middle layer of', 'middle parallax background of', 'middle parallax layer', 'middle background layer', 'mid parallax layer of', 'mid parallax background layer of', 'mid background layer of', 'mid layer of', 'mid parallax background of', 'mid parallax layer', 'mid background layer', 'midground parallax layer of', 'midground parallax background layer of', 'midground background layer of', 'midground layer of', 'midground parallax background of', 'midground parallax layer', 'midground background layer', 'middle ground parallax layer of', 'middle ground parallax background layer of', 'middle ground background layer of', 'middle ground layer of', 'middle ground parallax background of', 'middle ground parallax layer', 'middle ground background layer'),
  ...each<Framing>('near layer', 'near parallax layer of', 'near parallax background layer of', 'near background layer of', 'near layer of', 'near parallax background of', 'near parallax layer', 'near background layer', 'nearest parallax layer of', 'nearest parallax background layer of', 'nearest background layer of', 'nearest layer of', 'nearest parallax background of', 'nearest parallax layer', 'nearest background layer', 'front parallax layer of', 'front parallax background layer of', 'front background layer of', 'front layer of', 'front parallax background of', 'front parallax layer', 'front background layer', 'foreground parallax layer of', 'foreground parallax background layer of', 'foreground background layer of', 'foreground layer of', 'foreground parallax background of', 'foreground parallax layer', 'foreground background layer', 'close parallax layer of', 'close parallax background layer of', 'close background layer of', 'close layer of', 'close parallax background of', 'close parallax layer', 'close background layer'),
  ...each<Framing>('layer', 'side scrolling game background of', 'parallax background layers of', 'parallax background layer of', 'parallax layers of', 'parallax layer of', 'parallax background of', 'parallax background', 'parallax', 'background layers of', 'background layer of'),
  ...each<Framing>('wide', 'wide shot of', 'wide view of', 'establishing shot of', 'panoramic view of', 'panorama of', 'panoramic', 'wide angle view of', 'distant view of', 'landscape view of'),
  ...each<Framing>('from above', 'seen from above', 'viewed from above', 'from above', "bird's eye view of", "bird's eye view", 'birds eye view of', 'birds eye view', 'top down view of', 'aerial view of', 'overhead view of', 'map view of', 'top down map', 'top down map of', 'topdown map', 'overhead map', 'overworld map', 'overworld map of', 'top down level', 'top down game map', 'top down rpg map', 'rpg map', 'rpg map of', 'game map', 'game map of', 'top down scene', 'top down scene of'),
]); // biome-ignore format: a table

export const TIME_WORDS = new Phrases<Time>([
  ...each<Time>('night', 'at night', 'by night', 'in the night', 'during the night', 'at nighttime', 'at midnight', 'under the moon', 'under the stars', 'under a full moon', 'in the moonlight', 'by moonlight', 'moonlit', 'at night time', 'under the moonlight', 'under a starry sky', 'under the night sky', 'late at night', 'midnight', 'in the dead of night', 'nighttime'),
  ...each<Time>('sunset', 'at sunset', 'at dusk', 'during sunset', 'at golden hour', 'in the evening', 'in the sunset', 'with a sunset', 'sunset', 'dusk', 'at twilight', 'under a sunset sky', 'golden hour', 'in evening light', 'in the evening light', 'evening light', 'in the evening sun'),
  ...each<Time>('dawn', 'at dawn', 'at sunrise', 'during sunrise', 'in the early morning', 'in the morning', 'at morning', 'by morning', 'in morning light', 'in the morning light', 'with morning light', 'in early morning', 'early morning', 'morning light', 'with morning sun', 'sunrise', 'dawn', 'at daybreak'),
  ...each<Time>('day', 'at day', 'at daytime', 'in the daytime', 'during daytime', 'daytime', 'at noon', 'at midday', 'during the day', 'by day', 'in daylight', 'on a sunny day', 'in the sunshine', 'in the afternoon', 'on a clear day', 'sunny day', 'on a bright day', 'high noon', 'at high noon', 'clear day', 'bright day', 'midday'),
]); // biome-ignore format: a table

export const WEATHER_WORDS = new Phrases<Weather>([
  ...each<Weather>('storm', 'in a storm', 'during a storm', 'in a thunderstorm', 'during a thunderstorm', 'with lightning', 'with a storm', 'stormy', 'in stormy weather', 'under a stormy sky', 'thunderstorm'),
  ...each<Weather>('rain', 'in the rain', 'in rain', 'with rain', 'in heavy rain', 'in the heavy rain', 'under the rain', 'rainy', 'during rain', 'while it rains', 'in the pouring rain', 'on a rainy day', 'raining'),
  ...each<Weather>('snow', 'with snow falling', 'snow falling', 'falling snow', 'in falling snow', 'with falling snow', 'with snowfall', 'in a blizzard', 'in a snowstorm', 'during a snowstorm', 'while snowing', 'snowing', 'in the falling snow', 'while it snows', 'during a blizzard', 'in snowfall'),
  ...each<Weather>('fog', 'in the fog', 'in fog', 'in the mist', 'foggy', 'misty', 'with fog', 'with mist', 'in thick fog', 'hazy', 'in mist', 'surrounded by fog', 'shrouded in mist', 'covered in fog', 'covered in mist'),
  ...each<Weather>('rays', 'with sun rays', 'with god rays', 'with sunbeams', 'with rays of light', 'with light shafts', 'with rays of sunlight', 'with sunlight shining through', 'with light beams', 'in rays of light', 'with sunrays'),
  ...each<Weather>('leaves', 'leaves falling', 'falling leaves', 'with falling leaves', 'with leaves falling', 'in the wind'),
  ...each<Weather>('petals', 'with cherry blossoms falling', 'with petals falling', 'cherry blossoms falling', 'falling cherry blossoms', 'petals falling', 'with sakura petals falling', 'with blossoms falling', 'with falling petals', 'with petals', 'with falling cherry blossoms', 'with cherry blossom petals', 'with sakura petals'),
  ...each<Weather>('sand', 'in a sandstorm', 'during a sandstorm', 'with a sandstorm', 'in a dust storm', 'sandstorm', 'dust storm', 'with blowing sand'),
  ...each<Weather>('ash', 'with falling ash', 'with embers', 'with sparks flying', 'in an ash storm'),
]); // biome-ignore format: a table

/** Seasons that are said of the whole picture. */
export const SEASON_WORDS = new Phrases<string>([
  ...each('autumn', 'in autumn', 'in the autumn', 'in fall', 'in the fall', 'during autumn', 'during fall', 'in october', 'in november', 'in autumn colors', 'with orange leaves', 'with red and orange leaves', 'with fallen leaves', 'with autumn leaves', 'with autumn colors', 'in fall colors'),
  ...each('snowy', 'in winter', 'snow covered', 'snow-covered', 'in the winter', 'during winter', 'covered in snow', 'under snow', 'covered with snow', 'snowed in', 'snowed-in', 'snowed under', 'snowed over', 'buried in snow', 'buried under snow', 'blanketed in snow', 'blanketed with snow', 'under a blanket of snow', 'deep in snow', 'under deep snow', 'under thick snow', 'snow blanketed', 'snow laden', 'covered in deep snow', 'covered in thick snow', 'in the snow season'),
  ...each('spring', 'in spring', 'in the spring', 'during spring', 'in springtime', 'in cherry blossom season', 'with cherry blossoms', 'during cherry blossom season', 'in full bloom', 'with sakura'),
  ...each('sunny', 'in summer', 'in the summer', 'during summer', 'in summertime'),
]); // biome-ignore format: a table

export const MOOD_WORDS: ReadonlySet<string> = new Set(
  'cozy dark scary spooky magical abandoned ruined busy empty snowy dreamy peaceful haunted creepy gloomy sunny bright crowded lush overgrown autumn autumnal spring blossoming mystical mysterious fantasy beautiful calm serene enchanted burning flaming'.split(
    ' ',
  ),
);

export const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 9, several: 4, many: 6, some: 3, few: 3, multiple: 4, dozen: 9, twin: 2, twins: 2, various: 4, numerous: 7, couple: 2, lots: 6 }; // biome-ignore format: a table

/** "A pack of wolves": how many that is. */
export const GROUPS: Readonly<Record<string, number>> = { pair: 2, couple: 2, trio: 3, pile: 6, heap: 6, stack: 4, bundle: 4, collection: 5, assortment: 5, group: 4, pack: 4, flock: 6, herd: 5, swarm: 8, school: 7, army: 8, crowd: 8, bunch: 5, gang: 4, team: 4, band: 4, horde: 9, litter: 4, colony: 7, family: 4, squad: 5, quartet: 4, dozen: 9, row: 4, line: 4, lot: 6, handful: 4, party: 4, queue: 5, set: 3, mob: 7, parade: 5, duo: 2, wave: 5, legion: 9, crew: 4, platoon: 6, gaggle: 5, pride: 4, cluster: 4, circle: 5, stampede: 6, caravan: 4, battalion: 8 }; // biome-ignore format: a table

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'my', 'our', 'this', 'that', 'these', 'those', 'another', 'other']); // biome-ignore format: a list

/** Words about the picture rather than what is in it. */
export const PICTURE_WORDS = new Phrases<true>(
  ['pixel art of', 'pixel art', 'pixelart', 'a sprite of', 'sprite of', 'game sprite', 'sprite', 'a scene of', 'scene of', 'scene with', 'a picture of', 'picture of', 'an image of', 'image of', 'a drawing of', 'illustration of', 'an illustration of', '2d game', 'game asset', 'retro game'].map((w) => [w, true] as const),
); // biome-ignore format: a table
