/**
 * What one does to another with a hand, and what is in that hand: one row a deed. `tool` is held where it touches the other (`at`);
 * `b` is how the other is meanwhile. `layout/tend.ts` puts them together.
 */
import type { RelationRow } from './relations.ts';

export const TENDING = {
  healing: { words: ['healing', 'curing', 'nursing', 'reviving', 'restoring', 'treating', 'casting a healing spell on'], layout: 'tend', at: 'chest', effect: 'healing', gap: 0.14, verb: true },
  bandaging: { words: ['bandaging', 'patching up', 'patching', 'stitching up', 'giving first aid to', 'dressing the wounds of', 'binding the wounds of'], layout: 'tend', tool: 'bandage', at: 'hand', a: 'kneel+reach', b: 'sit floor', verb: true },
  injecting: { words: ['injecting', 'vaccinating', 'giving an injection to', 'giving a shot to', 'inoculating'], layout: 'tend', tool: 'syringe', at: 'shoulder', seat: true, verb: true },
  examining: { words: ['examining', 'examining a', 'checking on', 'checking up on'], layout: 'tend', tool: 'magnifying glass', at: 'chest', verb: true },
  shearing: { words: ['shearing', 'clipping'], layout: 'tend', tool: 'scissors', at: 'back', effect: 'wool', verb: true },
  brushing: { words: ['brushing', 'combing', 'combing the hair of', 'brushing the hair of', 'braiding', 'braiding the hair of', 'grooming'], layout: 'tend', tool: 'comb', at: 'head', verb: true },
  washing: { words: ['washing', 'bathing', 'scrubbing', 'shampooing', 'giving a bath to', 'soaping'], layout: 'tend', tool: 'sponge', at: 'back', effect: 'suds', verb: true },
  shaving: { words: ['shaving', 'shaving the beard of'], layout: 'tend', tool: 'knife', at: 'head', seat: true, verb: true },
  'cutting hair': { words: ['cutting the hair of', 'giving a haircut to', 'trimming the hair of', 'styling the hair of', 'styling', 'doing the hair of'], layout: 'tend', tool: 'scissors', at: 'head', seat: true, verb: true },
  'making up': { words: ['putting makeup on', 'making up', 'painting the face of', 'applying makeup to', 'tattooing'], layout: 'tend', tool: 'paintbrush', at: 'head', seat: true, verb: true },
  crowning: { words: ['crowning', 'placing a crown on', 'putting a crown on', 'coronating'], layout: 'tend', tool: 'crown', at: 'above', b: 'kneel bowed', verb: true },
  knighting: { words: ['knighting', 'dubbing'], layout: 'tend', tool: 'sword', at: 'shoulder', b: 'kneel bowed', verb: true },
  blessing: { words: ['blessing', 'anointing', 'baptizing', 'baptising', 'christening', 'laying a hand on'], layout: 'tend', at: 'above', b: 'kneel bowed', effect: 'glitter', verb: true },
  proposing: { words: ['proposing to', 'proposing marriage to', 'asking for the hand of'], layout: 'tend', tool: 'ring', a: 'kneel+give', b: 'delighted', at: 'hand', gap: 0.24, effect: 'heart', verb: true },
  measuring: { words: ['measuring', 'measuring up', 'fitting', 'dressing'], layout: 'tend', tool: 'measuring tape', at: 'chest', verb: true },
  repairing: { words: ['repairing', 'fixing', 'servicing', 'oiling', 'tuning up', 'rewiring', 'welding'], layout: 'tend', tool: 'wrench', at: 'chest', effect: 'sparks', verb: true },
  constructing: { words: ['building', 'constructing', 'decorating', 'painting', 'polishing', 'cleaning'], layout: 'tend', at: 'chest', verb: true },
  massaging: { words: ['massaging', 'giving a massage to', 'rubbing the shoulders of'], layout: 'tend', at: 'shoulder', seat: true, verb: true },
  tickling: { words: ['tickling'], layout: 'tend', tool: 'feather', at: 'chest', b: 'cheer', effect: 'haha', verb: true },
  waking: { words: ['waking', 'waking up', 'awakening', 'tucking in', 'watching over the sleep of'], layout: 'tend', a: 'kneel+reach', b: 'sleep', at: 'chest', verb: true },
  whipping: { words: ['whipping', 'flogging', 'lashing', 'cracking a whip at'], layout: 'tend', tool: 'whip', a: 'throw', at: 'chest', b: 'afraid', gap: 0.6, verb: true },
  taming: { words: ['taming'], layout: 'tend', tool: 'whip', a: 'throw', at: 'head', gap: 0.5, verb: true },
  fanning: { words: ['fanning'], layout: 'tend', tool: 'palm leaf', a: 'arms ahead', at: 'head', seat: true, verb: true },
  arrest: { words: ['arresting', 'handcuffing', 'cuffing', 'nabbing', 'detaining', 'apprehending', 'shackling'], layout: 'tend', tool: 'handcuffs', at: 'hand', b: 'arms up', verb: true },
  robbing: { words: ['robbing', 'mugging', 'holding at gunpoint', 'holding at knifepoint', 'sticking up'], layout: 'tend', tool: 'dagger', a: 'point ahead', at: 'chest', b: 'arms up', gap: 0.12, verb: true },
  grabbing: { words: ['seizing', 'capturing', 'grabbing hold of', 'restraining', 'dragging away', 'snatching at', 'strangling', 'choking', 'throttling', 'shaking'], layout: 'tend', a: 'arms ahead', at: 'head', b: 'fright', verb: true },
  licking: { words: ['licking the face of', 'licking', 'sniffing at', 'nosing', 'nudging'], layout: 'tend', b: 'kneel', at: 'head', effect: 'heart', verb: true },
  charming: { words: ['charming', 'hypnotizing', 'hypnotising', 'entrancing'], layout: 'tend', a: 'drink', tool: 'flute', at: 'head', gap: 0.2, effect: 'red note', verb: true },
  enchanting: { words: ['enchanting', 'bewitching', 'cursing', 'hexing', 'casting a spell on', 'putting a spell on', 'transforming', 'jinxing'], layout: 'tend', a: 'cast', tool: 'magic wand', at: 'chest', effect: 'glitter', gap: 0.3, verb: true },
  petting: { words: ['petting', 'stroking', 'patting', 'helping', 'tending', 'consoling', 'comforting a', 'scratching behind the ears of'], layout: 'tend', at: 'head', verb: true },
  saving: { words: ['rescuing', 'saving'], layout: 'rescue', verb: true },
} as const satisfies Readonly<Record<string, RelationRow>>; // biome-ignore format: a table
