import { jobKind } from '../job-kind.ts';

export interface EnhancePromptPayload {
  readonly description: string;
  /** Pixels of the picture that it is for. */
  readonly width: number;
  readonly height: number;
  readonly detail: string | null;
  /** Told in words behind the description: view, direction, outline; null is left out. */
  readonly style: {
    readonly view: string | null;
    readonly direction: string | null;
    readonly outline: string | null;
  } | null;
  /** Whether a place and its light may be added. */
  readonly place: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** A description with what it leaves open chosen. */
export interface EnhancedPrompt {
  readonly prompt: string;
  /** What the description says that cannot be so all at once. */
  readonly contradictions: readonly string[];
}

/** What a job keeps that enhanced a description. */
export interface EnhancedData {
  readonly enhanced: EnhancedPrompt;
}

/** A fuller description: no picture. */
export const enhancePrompt = jobKind<EnhancePromptPayload, EnhancedData>({
  estimate: () => 50,
});
