import { readShapes, type Shape } from '../../inflate/shapes.ts';
import { EMOJI_ACTIVITIES } from './emoji-activities.ts';
import { EMOJI_FOOD } from './emoji-food.ts';
import { EMOJI_NATURE } from './emoji-nature.ts';
import { EMOJI_OBJECTS } from './emoji-objects.ts';
import { EMOJI_PLACES } from './emoji-places.ts';
import { EMOJI_SIGNS } from './emoji-signs.ts';
import { OWN_DRAWINGS } from './own-drawings.ts';
import { SILHOUETTES_HOUSE } from './silhouettes-house.ts';
import { SILHOUETTES_THINGS } from './silhouettes-things.ts';
import { TWEMOJI } from './twemoji.ts';

/** Every noun that is drawn from vectors, by id. A row without a word of its own answers to "… emoji" alone. */
export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  [
    OWN_DRAWINGS,
    EMOJI_NATURE,
    EMOJI_FOOD,
    EMOJI_PLACES,
    EMOJI_ACTIVITIES,
    EMOJI_OBJECTS,
    EMOJI_SIGNS,
    TWEMOJI,
    SILHOUETTES_THINGS,
    SILHOUETTES_HOUSE,
  ]
    .flatMap(readShapes)
    .map((shape) => [shape.id, shape]),
);
