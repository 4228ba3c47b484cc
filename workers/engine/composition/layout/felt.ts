import type { Feeling } from '../../catalogue/feelings.ts';

/** What a face shows of what somebody does: its mood, and how loud. */
export const FELT: Readonly<Record<string, { readonly mood: string; readonly shown: readonly string[] }>> = {
  cry: { mood: 'sad', shown: ['crying'] },
  laugh: { mood: 'happy', shown: ['laughing'] },
  fear: { mood: 'scared', shown: [] },
  cheer: { mood: 'happy', shown: ['laughing'] },
  howl: { mood: 'shouting', shown: [] },
  roar: { mood: 'shouting', shown: [] },
  sing: { mood: 'surprised', shown: [] },
};

/** The same of creatures that have no joints: what is set on their faces. */
export const SHOWN: Readonly<Record<string, Feeling>> = { cry: 'sad', laugh: 'happy', fear: 'scared', die: 'dead', faint: 'dead', love: 'in love' }; // biome-ignore format: one line
