import { Box, Image, type LucideIcon, Mountain, PersonStanding } from 'lucide-react';

/** Something that can be drawn: which operation does it, and which of its fields come first. */
export interface Kind {
  readonly id: string;
  readonly title: string;
  /** The mutation. */
  readonly field: string;
  readonly icon: LucideIcon;
  /** The field of words. */
  readonly words: string;
  readonly ask: string;
  /** Shown at once; the others are under "More settings". */
  readonly first: readonly string[];
  /** Values that a form of this kind begins with. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly examples: readonly string[];
}

export const KINDS: readonly Kind[] = [
  {
    id: 'character',
    title: 'Character',
    field: 'createCharacter',
    icon: PersonStanding,
    words: 'description',
    ask: 'Who is it?',
    first: ['size', 'view', 'outline', 'shading', 'detail'],
    values: { size: 48 },
    examples: ['a brave knight with a red cape', 'a fat dwarf blacksmith', 'a grey wolf'],
  },
  {
    id: 'picture',
    title: 'Picture',
    field: 'generateImage',
    icon: Image,
    words: 'description',
    ask: 'What is it?',
    first: ['imageSize', 'noBackground', 'view', 'direction', 'outline', 'shading', 'detail'],
    values: { imageSize: { width: 64, height: 64 }, noBackground: true },
    examples: ['a treasure chest', 'a red potion in a round bottle', 'a lighthouse'],
  },
  {
    id: 'object',
    title: 'Map object',
    field: 'createMapObject',
    icon: Box,
    words: 'description',
    ask: 'What stands on the map?',
    first: ['imageSize', 'view', 'outline', 'shading', 'detail'],
    values: { imageSize: { width: 64, height: 64 } },
    examples: ['a market stall', 'an old oak tree', 'a stone well'],
  },
  {
    id: 'scene',
    title: 'Scene',
    field: 'generateLargeImage',
    icon: Mountain,
    words: 'description',
    ask: 'Which place is it?',
    first: ['imageSize'],
    values: { imageSize: { width: 192, height: 128 } },
    examples: ['a castle on a hill at sunset', 'a forest with a path', 'a desert with a pyramid'],
  },
];
