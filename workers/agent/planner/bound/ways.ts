/** How somebody of the account is named in a sentence, and what is no way to look. */
import { inPattern } from '../named-whole.ts';
import type { Own } from '../types.ts';

export const NO_WAY =
  /\b(?:games?|levels?|godot|unity|gif|png|directions?|dirs?|frames?|px|pixels?|animat\w+|map|walk\w*|idle|facing|hero|boss|enem\w+|should|please add|how|why|what)\b|[?:]/i;

export const nameOf = (own: Own): string => `(?:(?:the|my|our) )?(?<![\\p{L}])${inPattern(own.name)}(?![\\p{L}])`;
