/** What a job is called, by its kind. */
const WORDS: Readonly<Record<string, string>> = {
  animateCharacter: 'Animation of a character',
  animateObject: 'Animation of an object',
  animatePicture: 'Animation of a picture',
  animateWithSkeleton: 'Animation by a skeleton',
  animateWithText: 'Animation from words',
  chatTurn: 'Answer in the chat',
  convertToPixelArt: 'Picture made pixel art',
  createCharacter: 'Character',
  createObject: 'Object',
  editPictures: 'Pictures changed by words',
  editPixels: 'Pixels changed',
  enhanceAction: 'Better words for a motion',
  enhancePrompt: 'Better words',
  estimateSkeleton: 'Skeleton found',
  generateImage: 'Picture',
  generateImages: 'Several pictures',
  generateRotations: 'Further sides',
  generateStyledImage: 'Picture in a style',
  inpaint: 'Part drawn anew',
  makeIsometricTile: 'Isometric tile',
  makeTilesPro: 'Tiles',
  makeTileset: 'Tileset',
  makeUi: 'Interface',
  placeMapObject: 'Object in a scene',
  removeBackground: 'Background removed',
  resizePixelArt: 'Picture resized',
  rotate: 'Picture turned',
  sandboxCall: 'Work in a sandbox',
};

/** A kind that has no name yet is told as it is written, its words apart. */
export const titleOf = (kind: string): string =>
  WORDS[kind] ??
  kind.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());
