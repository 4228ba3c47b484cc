/** Where files lie. All methods throw when the store cannot be reached, and on a key that `checkKey` refuses. */
export interface Storage {
  /** Stores the bytes under the key; whoever reads sees either the old file or the whole new one. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes the file; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Removes what processes left half-written that died as they stored a file; touches none that is being written. */
  tidy(): Promise<void>;
  /** Resolves when files can be stored now; throws saying why not. */
  check(): Promise<void>;
}
