/** Programs and files that things are saved for: the words for each, its name in `find_assets`, and what one does with it. */
const FORMATS: readonly (readonly [RegExp, string, string])[] = [
  [/\bgodot\b/i, 'godot', 'Godot 4: put the ZIP into the project and open the SpriteFrames resource.'],
  [
    /\bunity\b/i,
    'unity',
    'Unity: unpack it into Assets; the sheet comes cut and sharp, of what moves with its clips and an animator controller.',
  ],
  [/\baseprite\b/i, 'aseprite', 'Aseprite: with tags and frame durations.'],
  [
    /\btiled\b(?! (?:floor|roof|wall|path|bath)s?\b)|\b(?:tmx|tsx)\b/i,
    'tiled',
    'Tiled: a map comes as TMX with its tilesets (TSX), a tileset as TSX with its corner sets.',
  ],
  [/\bldtk\b/i, 'ldtk', 'LDtk: a map comes as a project, a tileset with its tile ids.'],
  [/\bphaser\b/i, 'phaser', 'Phaser 3: an atlas with its animations.'],
  [
    /\b(?:sprite ?sheets?|sheets?|json|atlas)\b/i,
    'spritesheet',
    'Each sheet is one PNG with a row for each animation, and JSON that tells the rows.',
  ],
];
/** The first format that words name. */
export const fileFormatOf = (words: string) => FORMATS.find(([named]) => named.test(words));
