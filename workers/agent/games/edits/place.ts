/** Another place: its colours, grounds, and who is at home there. */
import { defaultChoice } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import { placeIn, THEME_TABLE, THEMES, themeOf } from '../themes.ts';
import type { AssetSlot, GameDescription } from '../types.ts';
import { isGround, type Outcome, slotIn } from './outcome.ts';
import { replacement } from './replace.ts';

const PLACE =
  /\b(theme|tiles?|tileset|ground|terrain|world|map|place|setting|take place|set it|put it|move it|happens?|set in|look|style|environment|landscape|background|level|season)\b/i;
/** Who plays, what is gathered and where it ends stay when the place is another. */
const STAYS: ReadonlySet<string> = new Set(['hero', 'pickup', 'goal']);
const FOE = /^(?:chaser|walker|flyer|boss|foe\d|companion|folk)$/;
const THERE = /\b(make it|turn it into|in (?:a|an|the)|at (?:a|an|the)|into (?:a|an|the)|change (?:it )?to)\b/i;

export function changeTheme(said: string, game: GameDescription): Outcome {
  // what it was before is no place to go to
  const clause = said.replace(/,? \b(?:instead of|rather than|not) (?:the |an? )?[a-z]+(?: tiles?)?\b/i, '');
  const theme = placeIn(clause) && themeOf(clause);
  // "a shop": a thing; "remove the clouds": taken away
  if ((theme === 'house' && /^(?:and |add |have )?an? [a-z]+$/i.test(clause.trim())) || /^(?:and )?no\b|\b(?:remove|delete|without|no more|take (?:out|away)|get rid of)\b/i.test(clause)) return undefined; // biome-ignore format: one line
  // "spooky music" is no place
  if (!theme || /\b(?:music|melody|soundtrack|tune)\b/i.test(clause)) return undefined;
  const slotAsked = slotIn(clause, game);
  // "winter please"
  const alone = /^(?:an? |the )?[a-z-]+(?: [a-z-]+)?(?: please| pls)?$/i.test(clause) && !slotAsked;
  const ofPlace = PLACE.test(clause) || THERE.test(clause) || alone;
  if (!ofPlace || (slotAsked && !isGround(slotAsked) && replacement(clause))) return undefined;
  const tilesAlone = /\b(tiles?|tileset|ground|terrain)\b/i.test(clause);
  // "snow everywhere": who is there stays, "the desert theme" brings its own
  const landAlone = /\b(?:everywhere|all over|on everything|covered)\b/i.test(clause);
  const assets = { ...game.assets };
  for (const slot of templateOf(game.template).needs)
    if (
      (tilesAlone
        ? isGround(slot)
        : !(landAlone && FOE.test(slot.id)) && slot.ofPlace !== false && !STAYS.has(slot.id)) &&
      THEME_TABLE[theme].prompts[slot.id] &&
      (isGround(slot) || isUsual(slot, game))
    )
      assets[slot.id] = defaultChoice(slot, theme);
  return tilesAlone
    ? { game: { ...game, assets }, changed: `The ground is that of the theme ${theme}.` }
    : {
        game: { ...game, theme, palette: THEME_TABLE[theme].palette, assets },
        changed: `The game takes place in the theme ${theme}.`,
      };
}

/** Whether somebody is there because of a place, and not because of a wish. */
export const isUsual = (slot: AssetSlot, { assets }: GameDescription): boolean =>
  slot.kind === 'background' || THEMES.some((theme) => defaultChoice(slot, theme).prompt === assets[slot.id]?.prompt);

export const COLOURS: Readonly<Record<string, string>> = {
  ...{ red: '#d9434e', blue: '#4f8fe0', green: '#55b06a', yellow: '#ffd84d', purple: '#8a5cc2', orange: '#f0883c' },
  ...{ pink: '#f48fb8', black: '#16161d', white: '#f4f4f8', grey: '#8c93a3', gray: '#8c93a3', brown: '#8a5a3a' },
  ...{ turquoise: '#45c4b8', cyan: '#5fd3e8', gold: '#f2c14a', golden: '#f2c14a' },
};
const COLOUR_NAMES = Object.keys(COLOURS).join('|');
/** Colours of the picture that no asset has: the sky, and the screens. */
export const PAINTED: readonly (readonly [names: readonly string[], words: RegExp, what: string])[] = [
  [['sky', 'haze'], /\b(?:sky|air|back ?ground colou?r)\b/, 'sky'],
  [['far'], /\b(?:hills|mountains|far away|skyline|back ?drop)\b/, 'hills far behind'],
  [['ink'], /\b(?:menus?|panels?|interface|ui|screens?|boxes)\b/, 'screens'],
  [['accent'], /\b(?:buttons?|score|highlights?|accents?)\b/, 'buttons'],
  [['paper'], /\b(?:text|letters|font|words|writing)\b/, 'letters'],
]; // biome-ignore format: a table

/** "make the sky pink" */
export function coloured(said: string, game: GameDescription): Outcome {
  // "a pink background", "make the background light blue": the sky behind all
  const clause = said
    .replace(
      new RegExp(
        `\\b((?:light |pale |bright |dark )?(?:${COLOUR_NAMES})) back ?ground\\b(?! (?:tree|house|castle|mountain|hill))`,
      ),
      '$1 sky',
    )
    .replace(
      new RegExp(
        `\\bback ?ground (?:colou?r )?((?:(?:should|must|to|be|in|is) )*)(?=(?:light |pale |bright |dark )?(?:${COLOUR_NAMES})$)`,
      ),
      'sky $1',
    );
  const [, how = '', colour = ''] =
    new RegExp(`\\b(light |pale |bright |dark )?(${Object.keys(COLOURS).join('|')})\\b`).exec(clause) ?? [];
  const [names, , what] = PAINTED.find(([, words]) => words.test(clause)) ?? [];
  if (!colour || !names || !what) return undefined;
  const mixed = mix(COLOURS[colour]!, how === 'dark ' ? '#101018' : '#ffffff', how ? 0.4 : 0);
  const painted = names.map((name, i) => [name, i ? mix(mixed, '#ffffff', 0.55) : mixed]);
  return {
    game: { ...game, palette: { ...game.palette, ...Object.fromEntries(painted) } },
    changed: `The ${what}: ${how}${colour}.`,
  };
}
const mix = (a: string, b: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
