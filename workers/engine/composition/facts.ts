/** What a composed picture shows, pixel by pixel: read by tests and told to users. */
import type { Px } from '../../../src/pixels/types.ts';

/** Somebody or something in the picture. */
export interface Shown {
  /** Id of its node; −1 for what a place has of its own. */
  readonly node: number;
  readonly copy: number;
  /** 'subject', 'front' (of a container), or the word of what was added: 'fire', 'notes', 'floor'. */
  readonly what: string;
  /** The concept that was drawn. */
  readonly concept: string;
  /** Light comes from its shining pixels. */
  readonly glow?: boolean;
}

export interface SceneFacts {
  readonly width: Px;
  readonly height: Px;
  readonly shown: readonly Shown[];
  /** Index into `shown` of each pixel, −1 for none. */
  readonly owner: Int16Array;
  /** Index into `partNames` of each pixel, −1 for none. */
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
  /** What is told of somebody or something and not to be seen. */
  readonly unshown?: readonly string[];
}
