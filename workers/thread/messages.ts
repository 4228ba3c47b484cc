import type { DrawRequest } from '../engine/types.ts';

/** What the worker process and its engine thread say to each other. Files travel as bytes; the thread decodes and encodes. */

export interface DrawJob extends Omit<DrawRequest, 'initImage' | 'colorImage'> {
  /** PNG, JPEG, WebP or GIF bytes. */
  readonly initImage?: Uint8Array | undefined;
  readonly colorImage?: Uint8Array | undefined;
}

export interface ToThread {
  readonly id: number;
  readonly job: DrawJob;
  /** One Int32; 1 asks to stop. Shared, because the thread does not read messages while it draws. */
  readonly abort: SharedArrayBuffer;
}

export interface Drawn {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
  readonly palette: readonly string[];
}

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'log'; readonly line: string }
  | {
      readonly type: 'step';
      readonly id: number;
      readonly stage: string;
      readonly fraction: number;
      readonly preview?: Uint8Array;
    }
  | { readonly type: 'done'; readonly id: number; readonly drawn: Drawn }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly aborted: boolean;
      readonly input: boolean;
    };
