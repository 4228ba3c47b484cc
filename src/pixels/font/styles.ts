/** Faces that words ask for: which pen a description means. One row a style, the first of the best row wins. */
import type { Pen } from './pen.ts';

export interface LetterStyle {
  readonly name: string;
  readonly words: readonly string[];
  readonly pen: Pen;
}

export const LETTER_STYLES: readonly LetterStyle[] = [
  { name: 'title', words: ['title', 'chunky', 'bold', 'heading', 'big', 'logo'], pen: { unit: [2, 2], width: 3.4 } },
  {
    name: 'horror',
    words: [
      'horror',
      'dripping',
      'blood',
      'bloody',
      'scary',
      'spooky',
      'slime',
      'slimy',
      'haunted',
      'melting',
      'zombie',
    ],
    pen: { unit: [2, 2], width: 2.8, drip: [0.55, 5], shake: 0.4 },
  },
  {
    name: 'runic',
    words: ['runic', 'rune', 'runes', 'viking', 'norse', 'dwarven', 'nordic', 'ancient', 'carved'],
    pen: { unit: [2, 2], width: 2.2, tilt: 1, ends: 'point', nib: 'square' },
  },
  {
    name: 'blackletter',
    words: ['gothic', 'blackletter', 'medieval', 'vampire', 'cathedral', 'calligraphy', 'monastery'],
    pen: { unit: [2, 2.1], width: 2.8, nib: 'broad', ends: 'diamond' },
  },
  {
    name: 'western',
    words: ['western', 'cowboy', 'saloon', 'wanted', 'slab', 'typewriter', 'circus'],
    pen: { unit: [2, 2], width: 2.4, nib: 'square', ends: 'slab' },
  },
  {
    name: 'sci-fi',
    words: ['sci-fi', 'scifi', 'futuristic', 'space', 'tech', 'cyber', 'cyberpunk', 'neon', 'robot', 'laser'],
    pen: { unit: [2.4, 2], width: 2, nib: 'square', cut: 0.62 },
  },
  {
    name: 'stencil',
    words: ['stencil', 'military', 'army', 'war', 'crate', 'industrial'],
    pen: { unit: [2, 2], width: 3, nib: 'square', cut: 0.55 },
  },
  {
    name: 'fire',
    words: ['fire', 'flame', 'flames', 'burning', 'lava', 'inferno', 'hell', 'dragon'],
    pen: { unit: [2, 2], width: 2.8, flame: [0.6, 4] },
  },
  {
    name: 'ice',
    words: ['ice', 'icy', 'frozen', 'frost', 'snow', 'winter', 'icicle'],
    pen: { unit: [2, 2], width: 2.8, nib: 'square', drip: [0.3, 3] },
  },
  {
    name: 'bone',
    words: ['bone', 'bones', 'skeleton', 'pirate', 'caveman', 'prehistoric', 'dinosaur', 'tribal'],
    pen: { unit: [2.2, 2], width: 2.2, ends: 'knob' },
  },
  {
    name: 'stone',
    words: ['stone', 'cracked', 'worn', 'ruined', 'old', 'crumbling', 'grunge', 'rusty', 'dungeon'],
    pen: { unit: [2, 2], width: 3.4, nib: 'square', worn: 0.16 },
  },
  {
    name: 'bubble',
    words: ['bubble', 'cute', 'candy', 'round', 'soft', 'kawaii', 'jelly', 'balloon', 'pastel'],
    pen: { unit: [2, 2], width: 4.4 },
  },
  {
    name: 'comic',
    words: ['comic', 'cartoon', 'handwritten', 'hand', 'funny', 'marker', 'chalk', 'kids', 'scribble'],
    pen: { unit: [2, 2], width: 2.3, shake: 0.9, slant: 0.1 },
  },
  {
    name: 'electric',
    words: ['electric', 'lightning', 'thunder', 'storm', 'shock', 'energy', 'glitch'],
    pen: { unit: [2, 2], width: 2, zigzag: 0.8, slant: 0.12, ends: 'point' },
  },
  {
    name: 'vine',
    words: ['vine', 'vines', 'leaf', 'leaves', 'jungle', 'forest', 'nature', 'elven', 'fairy', 'floral', 'druid'],
    pen: { unit: [2.2, 2.1], width: 2, leaves: 4 },
  },
  {
    name: 'fast',
    words: ['fast', 'racing', 'speed', 'sport', 'italic', 'slanted', 'arcade'],
    pen: { unit: [2.2, 2], width: 3, nib: 'square', slant: 0.25 },
  },
];

/** The style that a description has most words of; undefined where it names none. */
export function letterStyleOf(description: string): LetterStyle | undefined {
  const words = description.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  let [best, most]: [LetterStyle | undefined, number] = [undefined, 0];
  for (const style of LETTER_STYLES) {
    const hits = words.filter((word) => style.words.includes(word)).length;
    if (hits > most) [best, most] = [style, hits];
  }
  return best;
}
