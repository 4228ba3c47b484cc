/** Bitmap letters: faces, setting of text, and faces in the style of words. */
export type { Face, Glyph } from './face.ts';
export { BOLD, FACE_NAMES, faceNamed, PLAIN, penFace, SERIF, TINY } from './faces.ts';
export { LATIN } from './latin.ts';
export { fitText, glyphFor, type Ink, kerning, setText, textWidth, wrapText } from './set-text.ts';
export { LETTER_STYLES, letterStyleOf } from './styles.ts';
