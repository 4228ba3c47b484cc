/** The program or file that something is wished for: "for tiled", "for use in godot", "as a png". It is no part of a picture; how it is saved is told. */
import type { Step } from '../step.ts';

/** Programs as they call themselves. Those with a format of their own are saved in it; the others take pictures and sheets. */
const PROGRAMS: readonly (readonly [words: string, name: string])[] = [
  ['tiled(?: map editor)?', 'Tiled'],
  ['godot(?: ?[34](?:\\.\\d)?)?', 'Godot'],
  ['unity(?: ?(?:2d|3d|\\d+))?', 'Unity'],
  ['ldtk', 'LDtk'],
  ['aseprite', 'Aseprite'],
  ['phaser(?: ?3)?', 'Phaser'],
  ['texture ?packer', 'TexturePacker'],
  ['game ?maker(?: studio)?(?: ?2)?', 'GameMaker'],
  ['rpg ?maker(?: ?(?:mz|mv|vx|xp)(?: ace)?)?', 'RPG Maker'],
  ['unreal(?: engine)?(?: ?[45])?', 'Unreal'],
  ['pygame', 'Pygame'],
  ['construct ?[23]', 'Construct'],
  ['defold', 'Defold'],
  ['gb ?studio', 'GB Studio'],
  ['pico-?8', 'PICO-8'],
  ['bevy', 'Bevy'],
  ['love ?2d', 'LÖVE'],
];
const FILES = 'pngs?|gifs?|apng|webp|json|tmx|tsx|zip|sprite ?sheets?|sheets?|png sequence';
const PROGRAM = PROGRAMS.map(([words]) => words).join('|');
const FOR_PROGRAM = new RegExp(
  `[\\s,(]*\\b(?:(?:that|which|to be|and|it|must|should|can|will|so|i can|we can|be|is|are) )*(?:(?:ready|used|usable|exported|exportable|imported|importable|saved|opened|works?|working|compatible|open|use|import|made|meant|suitable|formatted|prepared) (?:it |them )?)?(?:for|in(?:to)?|to|as|with)(?: (?:use|import|importing|using|my|the|an?))*(?: (?:in(?:to)?|with))?(?: (?:my|the|an?))? (${PROGRAM})(?: (?:engine|editor|format|files?|exports?|projects?|games?|maps?|tmx|json|tilemaps?|import))*\\)?(?=\\s*(?:$|[,.;:!?)]|and\\b|with\\b|at\\b|in\\b|\\d))`,
  'i',
);
const READY = new RegExp(`\\b(${PROGRAM})[- ](?:ready|compatible|friendly) `, 'i');
const AS_FILE = new RegExp(
  `[\\s,]*\\b(?:as|in) (?:an? |one |separate |single |transparent )*(${FILES})(?: (?:files?|format|images?|pictures?))?(?: with (?:a )?transparen\\w+(?: background)?)?(?=\\s*(?:$|[,.;!]))`,
  'i',
);
/** What is done with files that are there is a question or a command, and no picture. */
const NO_WISH =
  /^\W*(?:how|what|which|does|do|is|are|will|where|when|why|who|should)\b|\b(?:can|could|may|do) i (?!get\b|have\b|please\b|ask\b)|\b(?:exports?|exporting|download|import(?! (?:in|to))|convert|save|zip|put|send|support|upload|open)\b (?:it|them|this|that|these|my|the|all|everything|as|to|into)\b|^\W*(?:export|download|import|convert|save|zip)\b|\bgames? (?:for|in) /i;

const NAMED = new RegExp(`\\b(?:${PROGRAM}|${FILES})\\b`, 'i');

export interface Delivery {
  readonly text: string;
  /** What it is for: a program, or a kind of file. */
  readonly into: string | undefined;
}

/** The message without what it is delivered for, and that. */
export function takeDelivery(message: string): Delivery {
  if (!NAMED.test(message) || NO_WISH.test(message)) return { text: message, into: undefined };
  const nameOf = (said: string): string =>
    PROGRAMS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said))?.[1] ?? said;
  for (const form of [FOR_PROGRAM, READY, AS_FILE]) {
    const [all, into = ''] = form.exec(message) ?? [];
    const rest = all
      ? message
          .replace(all, form === READY ? '' : ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
    if (/\w/.test(rest)) return { text: rest, into: nameOf(into) };
  }
  return { text: message, into: undefined };
}

const OWN: Readonly<Record<'map' | 'tiles' | 'sprites', readonly string[]>> = {
  map: ['Tiled', 'Godot', 'LDtk'],
  tiles: ['Tiled', 'Godot', 'Unity', 'LDtk'],
  sprites: ['Aseprite', 'Godot', 'TexturePacker', 'Phaser'],
};

/** How what was made gets there, in a sentence. */
export function deliveryNote(into: string, steps: readonly Step[]): string {
  const kind = steps.some(({ tool }) => tool === 'create_map')
    ? 'map'
    : steps.some(({ tool }) => /tileset/.test(tool))
      ? 'tiles'
      : 'sprites';
  const it = kind === 'map' ? 'the map' : kind === 'tiles' ? 'the tileset' : 'it';
  if (!PROGRAMS.some(([, name]) => name === into))
    return /zip|sheet/i.test(into)
      ? `As ${/zip/i.test(into) ? 'a ZIP' : 'a sprite sheet'}: on the page of each asset in the studio, or say "zip it" here.`
      : `It is a PNG with a transparent background; other kinds of files (${into} too, where the asset has it) are on its page in the studio.`;
  return OWN[kind].includes(into)
    ? `For ${into}: open ${it} in the studio and save it in the format "${into}".`
    : `${into} takes the PNG files and sheets as they are: save them from the page of each asset in the studio, or say "zip it" here.`;
}
