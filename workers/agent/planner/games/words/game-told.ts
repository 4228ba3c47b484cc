/** What is in a game, in words: no wish of a sentence is lost without being seen. */
import { type GameDescription, slotsOf, templateOf } from '../../../games/index.ts';

type Told = (value: never, game: GameDescription) => string | undefined;
const more = (yes: string, no: string) => (value: number) => `${value > 1 ? yes : no} (${value} of the usual)`;
const drawn = (id: string, { assets }: GameDescription): string => assets[id]?.prompt ?? '';

/** A setting that is not as usual → what is said of it; `undefined` where its slots say it. */
const SETTINGS: Readonly<Record<string, Told>> = {
  difficulty: (value: number) => `${value < 1 ? 'easy' : 'hard'} (difficulty ${value}, 1 is usual)`,
  heroSpeed: more('a faster hero', 'a slower hero'),
  heroJump: more('higher jumps', 'lower jumps'),
  heroSize: more('a larger hero', 'a smaller hero'),
  enemies: (value: number) => (value ? more('more foes', 'fewer foes')(value) : 'no foes'),
  enemySpeed: more('faster foes', 'slower foes'),
  length: more('longer levels', 'shorter levels'),
  fireRate: more('faster shots', 'slower shots'),
  shotSize: more('larger shots', 'smaller shots'),
  gems: (value: number) => `${Math.round(value * 100)} % of what lies about opens the goal`,
  keys: (value: number) => `${value + 2} to find in the first level, one more in each next`,
  boss: (value: boolean) => (value ? undefined : 'no boss'),
  flight: () => 'what flies moves up and down',
  foeKinds: () => undefined,
  foe2Flies: () => undefined,
  foe3Flies: () => undefined,
  jumps: (value: number) => (value > 2 ? 'triple jumps' : 'double jumps'),
  wallJump: () => 'jumps off walls',
  dash: () => 'dashes (Shift)',
  weapon: (value: string, game) =>
    value === 'none' ? 'no weapon' : game.settings.ownShots ? undefined : `the hero fights with: ${value}`,
  ownShots: (_: boolean, game) => `what the hero throws: ${drawn('shot', game)}`,
  spikes: (_: boolean, game) => `must not be touched: ${drawn('spikes', game)}`,
  movers: () => 'moving platforms',
  springs: () => 'springs',
  crumbles: () => 'platforms that break off',
  needed: (value: number) => (value ? `${value} to gather in each level` : 'the usual share to gather'),
  weight: more('jumps that are heavier', 'jumps that are lighter'),
  checkpoints: () => 'checkpoints',
  doors: () => 'locked doors with keys',
  powerUps: () => 'power-ups: shield, fast boots, magnet',
  walkers: () => undefined,
  flyers: () => undefined,
  chasers: () => undefined,
  backdrop: (value: string) => (value === 'none' ? 'nothing far behind' : `${value} far behind`),
  companion: (_: boolean, game) => `with the hero goes ${drawn('companion', game)}`,
  folk: (_: boolean, game) =>
    `${drawn('folk', game)} stands there and talks${game.texts?.talk ? `: "${game.texts.talk}"` : ''}`,
  light: (value: string) => ({ night: 'at night', dawn: 'at dawn', sunset: 'at sunset' })[value] ?? value,
  weather: (value: string) => (value === 'none' ? 'no weather' : value === 'leaves' ? 'falling leaves' : value),
  shake: (value: number) => (value ? 'the picture shakes otherwise' : 'the picture never shakes'),
  timeLimit: (value: number) => `${value} seconds for a level`,
  music: (value: string) => (value === 'none' ? 'no music' : `${value} music`),
  tempo: (value: number) => `music at ${value} beats a minute`,
  moves: (value: number) => `${value} moves a level`,
  target: (value: number) => `${value} points to reach`,
  size: (value: number) => `a board of ${value}x${value}`,
  gold: (value: number) => `${Math.round((110 * value) / 5) * 5} gold to begin with`,
  walkerSpeed: (value: number, game) => `${drawn('walker', game)} moves ${value} times as fast as usual`,
  chaserSpeed: (value: number, game) => `${drawn('chaser', game)} moves ${value} times as fast as usual`,
  flyerSpeed: (value: number, game) => `${drawn('flyer', game)} moves ${value} times as fast as usual`,
  foe2Speed: (value: number, game) => `${drawn('foe2', game)} moves ${value} times as fast as usual`,
  foe3Speed: (value: number, game) => `${drawn('foe3', game)} moves ${value} times as fast as usual`,
  bossSpeed: more('a faster boss', 'a slower boss'),
  foeSize: more('larger foes', 'smaller foes'),
  bossHealth: more('a stronger boss', 'a weaker boss'),
  bossEvery: (value: number) => `a boss every ${value}`,
  pickups: more('more lies about', 'less lies about'),
  drops: more('foes leave more behind', 'foes leave less behind'),
  nights: (value: number) =>
    `day turns to night and back${value === 1 ? '' : ` (nights ${value} times as long as usual)`}`,
  hunger: (_: boolean, game) => `who does not eat gets hungry; to eat: ${drawn('food', game)}`,
  deliver: (_: boolean, game) => `what is found is brought to ${drawn('receiver', game)}, one for each`,
  prices: more('dearer towers', 'cheaper towers'),
  waveBreak: (value: number) => `${Math.round(7 * value)} seconds from one wave to the next`,
  speedUp: (value: number) =>
    value
      ? more('faster from stage to stage', 'less faster from stage to stage')(value)
      : 'no stage is faster than the one before',
  endless: () => 'without an end: level follows level',
  look: (value: string) =>
    ({ gameboy: 'in four greens, as on an old handheld', grey: 'in black and white' })[value] ?? `${value} colours`,
  sounds: (value: string) => `sounds: ${value}`,
  soundJump: (value: string) => `the sound of a jump: ${value}`,
  soundPick: (value: string) => `the sound of what is picked up: ${value}`,
  soundShoot: (value: string) => `the sound of shots: ${value}`,
  soundHit: (value: string) => `the sound of hits: ${value}`,
  musicVolume: more('louder music', 'softer music'),
  waves: (value: number) => `${value} waves`,
};

const FOES = /^(?:walker|chaser|flyer|foe\d)$/;
const LEVEL_FOES = /^(?:walker|chaser|flyer|foe\d)-\d$/;
export const list = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

/** Whom and what one sees, in the first place that the game has. */
function castOf(game: GameDescription): string[] {
  const there = slotsOf(game).filter(({ id }) => !id.includes('-'));
  const named = (which: RegExp): string[] => [
    ...new Set(there.filter(({ id }) => which.test(id)).map(({ id }) => drawn(id, game))),
  ];
  const [hero, base] = [named(/^hero$/), named(/^base$/)];
  const [foes, pickups] = [named(FOES), named(/^(?:pickup|coin)$/)];
  const [towers, pieces] = [named(/^tower/), named(/^gem\d$/)];
  return [
    ...(hero.length
      ? [`You play ${/^(?:(?:an?|the|some|my|your) |\p{Lu})/u.test(hero[0]!) ? '' : 'the '}${hero[0]}.`]
      : []),
    ...(base.length ? [`You defend ${base[0]}.`] : []),
    ...(towers.length ? [`Towers: ${list(towers)}.`] : []),
    ...(foes.length ? [`Against you: ${list(foes)}.`] : []),
    ...(game.settings.boss ? [`In the last level waits ${drawn('boss', game)}, with a bar of health.`] : []),
    ...(pieces.length ? [`Pieces: ${list(pieces)}.`] : []),
    ...(pickups.length ? [`To pick up: ${list(pickups)}.`] : []),
  ];
}

/** "A platformer in a swamp, 5 levels, 3 lives. You play a frog. …" */
export function gameTold(game: GameDescription): string {
  const { settings, title } = templateOf(game.template);
  const counted = ['levels', 'lives'].flatMap((id) => {
    const one = settings.find((setting) => setting.id === id);
    const value = game.settings[id] ?? one?.default;
    return one ? [`${value} ${value === 1 ? (id === 'lives' ? 'life' : 'level') : id}`] : [];
  });
  const set = settings.flatMap((one) => {
    const value = game.settings[one.id] ?? one.default;
    const told = value === one.default ? undefined : SETTINGS[one.id]?.(value as never, game);
    return told ? [told] : [];
  });
  const place = game.assets.background?.prompt ?? game.theme;
  return [
    `A ${title.toLowerCase()} (${[`place: ${game.maps?.length ? 'your maps' : place.replace(/^an? /, '')}`, ...counted].join(', ')}).`,
    ...castOf(game),
    ...(game.places ?? []).map(({ level, theme }) => {
      const foes = slotsOf(game).flatMap(({ id }) =>
        LEVEL_FOES.test(id) && id.endsWith(`-${level}`) ? [drawn(id, game)] : [],
      );
      return `Level ${level}: ${theme}${foes.length ? `, against ${list([...new Set(foes)])}` : ''}.`;
    }),
    ...(set.length ? [`Set: ${set.join('; ')}.`] : []),
  ].join(' ');
}
