/** Style transfer: what a style image is like, and pictures that take it on. */
export { readStyle, type StyleProfile } from './read-style.ts';
export { drawnStyle, type RestyleOptions, restyle } from './restyle.ts';
export { transferColors } from './transfer.ts';
