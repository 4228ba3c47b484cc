/** What is done with what is meant: it moves, is turned, saved, renamed, found, taken back, deleted by hand. */
import { notesFor, stepsFor } from '../changes/change-steps.ts';
import { isCharacter, isTiles } from '../holdings/index.ts';
import type { Memory } from '../memory.ts';
import { moveOf } from '../moves.ts';
import * as say from '../says.ts';
import type { Step } from '../step.ts';
import { animate, PRICES } from '../steps.ts';
import { isColour } from '../subjects.ts';
import { evenFrames, picture } from '../thing-steps.ts';
import type { Motion } from './clause.ts';
import { assetOf, type Deed, kept, namesOf } from './deed.ts';
import { type Held, type Mine, sourceOf } from './mine.ts';
import { baseOf } from './names.ts';

/** Drawn once more. */
export function again(of: readonly Held[], projectId: string | null): Deed | undefined {
  const steps = of.flatMap((it) => stepsFor({ kind: 'again', times: 1 }, assetOf(it), projectId));
  return steps.length ? { steps, notes: [kept(of)] } : undefined;
}

/** What is meant moves: characters from all sides or those that are said, things as ones that can. */
export function animated({ of, moves, asked, frames, sides }: Motion, projectId: string | null): Deed | undefined {
  const steps: Step[] = [];
  const notes: string[] = [];
  for (const it of of) {
    if (isTiles(it) || it.kind === 'MAP' || it.kind === 'UI_ASSET') return { ask: `Tiles, maps and interfaces stand still here: characters and things move. Which of those shall move?` };
    const asset = assetOf(it);
    const chosen = moves.length ? [...new Set(moves)] : [isCharacter(it) ? 'idle' : stillMoves(it.name)];
    if (isCharacter(it)) steps.push(...chosen.map((move) => animate(moveOf(move) ?? move, asset.skeleton, sides ?? asset.sides, it.name, () => it.id, frames, sides !== undefined)));
    else {
      const change = { kind: 'moves', moves: chosen } as const;
      steps.push(...stepsFor(change, asset, projectId).map((step) => (frames && step.tool === 'animate_object' ? { ...step, args: framed(step.args, evenFrames(frames)), what: `${step.what}, ${evenFrames(frames)} frames` } : step)));
      notes.push(...notesFor(change, [asset]));
    }
  }
  const all = [...new Set(notes)];
  if (!steps.length) return undefined;
  if (!moves.length || asked) return { steps, notes: all, proposal: `I would let ${namesOf(of)} move: ${[...new Set(steps.filter(({ tool }) => tool.startsWith('animate')).map(({ what }) => what))].join('; ')}.${moves.length ? '' : ' Or say another movement.'}` };
  return { steps, notes: all };
} // biome-ignore format: short enough
const framed = (args: Step['args'], count: number): Step['args'] => (typeof args === 'function' ? (results) => ({ ...args(results), frame_count: count }) : { ...args, frame_count: count }); // biome-ignore format: one line
/** How a thing moves of which nobody says how. */
const stillMoves = (name: string): string =>
  /\b(?:fire|campfire|torch|candle|lantern|lamp|flame|bonfire|brazier)\b/i.test(name) ? 'flickering' : /\b(?:flag|banner|tree|bush|grass|plant|flower)\b/i.test(name) ? 'swaying' : /\b(?:water|fountain|waterfall|river)\b/i.test(name) ? 'flowing' : /\b(?:coin|gem|wheel|windmill|fan|star)\b/i.test(name) ? 'spinning' : 'bobbing'; // biome-ignore format: one line

/** From another side. */
export function facing(of: readonly Held[], side: string, projectId: string | null): Deed | undefined {
  const [it] = of;
  if (!it) return undefined;
  if (of.every(isCharacter)) return { tell: say.allSides(namesOf(of), 8) };
  if (side === 'all') {
    const words = assetOf(it).words;
    const step: Step = { tool: 'create_8_direction_object', args: { description: words, size: 48, ...(projectId ? { project_id: projectId } : {}) }, price: PRICES.object, what: `${it.name} from 8 directions` };
    return { steps: [step], notes: [], proposal: `A finished picture has one side. I would draw "${it.name}" once more from eight sides; it will not be the very same, and the one that you have is kept.` };
  }
  const steps = stepsFor({ kind: 'edit', edit: `facing ${side}` }, assetOf(it), projectId);
  return steps.length ? { steps, notes: [kept([it])], proposal: say.noMirror(it.name, side).replace(/ Shall I\?$/, '.').replace(/\.\.$/, '.') } : undefined;
} // biome-ignore format: short enough

export const renamed = (it: Held, name: string): Deed => ({
  steps: [
    { tool: 'rename_asset', args: { asset_id: it.id, name }, price: 0, what: `the name "${name}" for ${it.name}` },
  ],
  notes: [],
});

export const deleted = (of: readonly Held[], stays: readonly Held[]): Deed => ({
  tell: `I never delete anything, so nothing was changed. ${namesOf(of)} you can delete yourself: open ${of.length > 1 ? 'each' : 'it'} in the library of the studio and choose "Delete" there; it asks once more before it is gone.${stays.length ? ` ${namesOf(stays)} ${stays.length > 1 ? 'stay' : 'stays'}.` : ''} Is there something that I can make?`,
});

export const tagged = (of: readonly Held[], said: string): Deed => ({
  tell: `Tags are set in the library of the studio, for nothing: mark ${namesOf(of)} there, choose "Tag" and write ${/["“']([^"”']+)["”']/.exec(said)?.[0] ?? 'the tag'}. I cannot set them from here; the list is searched by them then.`,
});

export const found = (of: readonly Held[]): Deed => ({
  steps: [...new Set(of.map(({ name }) => name))]
    .slice(0, 4)
    .map((search): Step => ({ tool: 'find_assets', args: { search }, price: 0, what: `your ${search}` })),
  notes: [],
});

/** Nothing is lost by a change: what was there before it still is. */
export function undone(of: readonly Held[], { all, last }: Mine, memory: Memory): Deed | undefined {
  const newest = of.find((it) => all.some((other) => other !== it && baseOf(other.name) === baseOf(it.name))) ?? last ?? of[0];
  if (!newest) return undefined;
  const source = sourceOf(newest.id, memory);
  if (source !== undefined) {
    const former = all.find(({ id }) => id === source)?.name ?? newest.name.split(',')[0]!;
    return { tell: `Nothing needs to be undone: a change is a picture of its own, and "${former}" is still in your library as it was before it. Say "${former}" from now on and I go on with that one. I never delete anything: "${newest.name}" can be deleted in the library of the studio.`, taken: true };
  }
  const family = all.filter((it) => baseOf(it.name) === baseOf(newest.name) && it.kind === newest.kind);
  const before = family.find(({ name }) => name.toLowerCase() === baseOf(name)) ?? family.at(-1)!;
  const after = family.filter((it) => it !== before);
  if (!after.length)
    return { tell: `A change never takes the place of what was there: each is a picture of its own. Of "${newest.name}" I find one picture and none before it, so there is nothing to take back. What shall be different in it?`, taken: true };
  return { tell: `Nothing needs to be undone: "${before.name}" is still there as it was, in your library, beside ${namesOf(after)}. Say "${before.name}" from now on and I go on with that one. I never delete anything: ${namesOf(after)} can be deleted in the library of the studio.`, taken: true };
} // biome-ignore format: short enough

/** What could be done with them, each with its price. */
export function suggested(of: readonly Held[], said: string): string {
  const price = (it: Held): string => (isCharacter(it) ? '20 generations' : '1 generation');
  const ideas = ['give it a red scarf', 'make it darker, with glowing eyes', 'make it larger, in another colour'];
  const each = of.map((it, i) => `"${(isCharacter(it) ? ideas[i % ideas.length]! : ['make it golden', 'make it old and worn', 'make it larger, 64x64'][i % 3]!).replace(/\bit\b/, `the ${it.name}`)}" (${price(it)})`);
  return `I understood that it is about ${namesOf(of)}, but not what of "${said.trim().replace(/[.!?\s]+$/, '')}" shall be seen. Nothing is changed yet; what you have is kept in any case. Shall it be one of these — ${each.join(', ')} — or what else?`;
} // biome-ignore format: short enough

/** Two of them in one picture, or the room in one of them: a picture of its own. */
export function pictured(of: readonly Held[], said: string): Deed | undefined {
  const [a, b] = of.map(({ name }) => name);
  const inside = /\b(?:inside|interior)\b/i.test(said);
  const [, where = ''] = /\b(?:on|in|at) (?:the |his |her |its |their )?(shoulder|back|head|lap|hand|arms?|top|side)\b/i.exec(said) ?? [];
  const over = /\bon (?:the )?(top|back|head|shoulder) of\b/i.exec(said)?.[1];
  const words = over && b ? `${b} with a ${a} on ${over === 'top' ? 'top' : `the ${over}`}` : inside ? `inside of a ${a}` : where && b ? `${a} with a ${b} on the ${where}` : `${a} and ${b}`;
  if (!inside && of.length !== 2) return undefined;
  const size = inside ? { width: 256, height: 192 } : { width: 96, height: 96 };
  return {
    steps: [picture(words, size, inside ? {} : { no_background: true })],
    notes: [kept(of)],
    proposal: inside ? `The inside of "${a}" I would draw as a picture of a room, ${size.width}x${size.height}, that goes with it.` : `Finished files are not pasted together: I would draw ${namesOf(of)} anew, in one picture: ${words}.`,
  };
} // biome-ignore format: short enough

/** "swap colours of the two knights": each has those of the other, as their names tell them. */
export function swappedColours(of: readonly Held[], projectId: string | null): Deed | undefined {
  const colours = of.map(({ name, description }) => `${name} ${description}`.toLowerCase().split(/[^a-z]+/).find((word) => isColour(word)));
  if (of.length !== 2 || !colours[0] || !colours[1]) return undefined;
  const steps = of.flatMap((it, i) => stepsFor({ kind: 'edit', edit: colours[1 - i]! }, assetOf(it), projectId));
  return { steps, notes: [kept(of)] };
} // biome-ignore format: short enough
