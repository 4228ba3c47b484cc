import { formOf, type OperationForm } from '../forms/schema.ts';
import type { Asset } from './asset.ts';

/** How a kind of thing is told to move and to change. */
export interface Moving {
  readonly animate: OperationForm;
  readonly state: OperationForm;
  /** The field that names the thing. */
  readonly id: 'characterId' | 'objectId';
  /** The field of what it does, in words. */
  readonly action: 'actionDescription' | 'animationDescription';
  readonly asks: string;
  readonly asksState: string;
}

const CHARACTER: Moving = {
  animate: formOf('animateCharacter', 'AnimateCharacterInput'),
  state: formOf('createCharacterState', 'CreateCharacterStateInput'),
  id: 'characterId',
  action: 'actionDescription',
  asks: 'In your words: sneaks, waves, casts a spell',
  asksState: 'A state of it: wears a blue cape, holds an axe',
};
const OBJECT: Moving = {
  animate: formOf('animateObject', 'AnimateObjectInput'),
  state: formOf('createObjectState', 'CreateObjectStateInput'),
  id: 'objectId',
  action: 'animationDescription',
  asks: 'In your words: bobs slowly, shakes, spins',
  asksState: 'A state of it: open, broken, made of gold',
};

export const movingOf = (typename: Asset['__typename']): Moving => (typename === 'Character' ? CHARACTER : OBJECT);

const enumName = (direction: string): string => direction.toUpperCase().replace('-', '_');

/** A movement by its template, or in the user's words. */
export type Movement = { readonly template: string } | { readonly words: string };

/**
 * The request for a movement. `sides`: the labels of those that are to move, none for what has one picture. They are
 * all named: left out, they mean all of them for a template but the south alone for words.
 */
export const movementInput = (moving: Moving, id: string, movement: Movement, sides: readonly string[]) => ({
  [moving.id]: id,
  ...('template' in movement ? { templateAnimationId: movement.template } : { [moving.action]: movement.words }),
  ...(sides.length ? { directions: sides.map(enumName) } : {}),
});

/** The request for the same thing with something changed. */
export const stateInput = (moving: Moving, id: string, change: string) => ({
  [moving.id]: id,
  editDescription: change,
});
