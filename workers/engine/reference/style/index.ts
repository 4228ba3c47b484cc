/** Style transfer: what a style image is like, and pictures that take it on. */
export { readOwnStyle, readPixel, readStyle, type StyleProfile } from './read-style.ts';
export { drawnStyle, FORM_FROM, type RestyleOptions, restyle } from './restyle.ts';
export { styleOfWords, takesOfWords } from './style-words.ts';
export { transferColors } from './transfer.ts';
