/** Words of a description that nothing in the interface shows. */
import { COLOUR_HEX, TONES } from '../understand/colours.ts';
import { ELEMENT_WORDS, type ElementKind } from './element-words.ts';
import { unquoted } from './read-said.ts';
import { THEMES, type Theme } from './themes.ts';

/** Words that say what is made, for what, how it is drawn and how the parts go together. */
const IDLE = new Set(
  'the and with for that has have its his her our their this some many few each every from into onto over under around along inside above below next left right top bottom middle center centre corner corners side sides edge edges border borders frame frames framed bordered made out style styled theme themed look looking like design designed pixel art retro game games gaming video rpg mobile indie user interface menu screen screens hud asset assets element elements kit set sheet pack template empty blank simple small large big little tiny huge wide narrow tall long short thin thick fancy nice cool beautiful good high quality detailed clean sharp round rounded square rectangular circular text title titled label labelled labeled labels saying says word words icon icons symbol sign signs logo picture image area space background transparent select selected selection level levels map list grid rows row columns column slots slot cells item items ornament ornaments ornamental ornate decoration decorations decorated decorative details accents accent motif number numbers full half filled display prompt prompts controller gamepad typing three two one four five six seven eight nine ten dots dot unlocked locked lock colors colours coloured colored color colour shadow shaded glossy shiny flat fantasy shop store quest log journal settings options pause start main death popup pop-up hero player enemy boss'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:-[a-z0-9]+)*/g) ?? [];
const singular = (word: string): string => word.replace(/s$/, '');

/** Only what has corners of a panel shows an ornament. */
const ORNAMENTED: ReadonlySet<ElementKind> = new Set(['panel', 'window', 'dialogue', 'card']);
const ornamented = (elements: readonly ElementKind[]): boolean =>
  elements.length === 0 || elements.some((kind) => ORNAMENTED.has(kind));

/** What was read of a description. */
interface Said {
  readonly theme: Theme;
  readonly elements: readonly ElementKind[];
  readonly ornament: string;
  readonly labels: readonly string[];
  readonly message: string | undefined;
  readonly signs: readonly string[];
  readonly counted: readonly string[];
}

export function unknownIn(description: string, read: Said): string[] {
  // what is quoted is written, who and what is seen in it is drawn by the engine and told by it
  const text = unquoted(description).replace(/\b(?:portrait|avatar|picture|face|icons?|slots?|buttons?)\b[^,.;]*?\b(?:of|with|by|showing|holding)\s+(?:an?|the)\s+[^,.;]+/gi, ' '); // biome-ignore format: one line
  const themes = THEMES.filter(({ name }) => read.theme.name.split(' and ').includes(name));
  const known = new Set([
    ...IDLE,
    ...themes.flatMap(({ words }) => words),
    ...wordsOf(read.theme.name),
    ...(ornamented(read.elements) ? wordsOf(read.ornament) : []),
    ...read.elements.flatMap((kind) => ELEMENT_WORDS[kind].flatMap(wordsOf)),
    ...read.labels.flatMap(wordsOf),
    ...wordsOf(read.message ?? ''),
    ...read.signs.flatMap(wordsOf),
    ...(read.counted.length ? ['counter', 'counters', 'score', 'ammo', 'lives', 'life', 'coin', 'gold'] : []),
  ]);
  const list = wordsOf(text).filter(
    (word) =>
      word.length > 2 && !known.has(word) && !known.has(singular(word)) && !COLOUR_HEX.has(word) && !TONES.has(word),
  );
  return [...new Set(list)];
}
