import type { Place } from '../tiles/corners.ts';
import type { Generator, Stroke } from './ground.ts';

export type Tool = 'brush' | 'rectangle' | 'fill' | Generator | 'select' | 'place';

const GENERATORS: readonly Tool[] = ['PATH', 'RIVER', 'ISLAND', 'PATCHES', 'DUNGEON'];
export const isGenerator = (tool: Tool): tool is Generator => GENERATORS.includes(tool);
/** Those that put terrain on the ground. */
export const isPaint = (tool: Tool): boolean =>
  tool === 'brush' || tool === 'rectangle' || tool === 'fill' || isGenerator(tool);
/** Those that go from a place to another. */
export const isDragged = (tool: Tool): boolean => tool === 'rectangle' || isGenerator(tool);
/** Those that count cells; the others count corners. */
export const isByCells = (tool: Tool): boolean => !isPaint(tool) || isGenerator(tool);

export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** What a tool begins at a place. */
export function begun(tool: Tool, terrain: number, size: number, at: Place): Stroke {
  if (isGenerator(tool)) return { kind: 'LAID', by: tool, terrain, size, from: at, to: at, seed: newSeed() };
  if (tool === 'rectangle') return { kind: 'RECTANGLE', terrain, from: at, to: at };
  if (tool === 'fill') return { kind: 'FILL', terrain, at };
  return { kind: 'PAINT', terrain, size, points: [at] };
}

const FACTORS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8];
export const LEAST_FACTOR = FACTORS[0]!;
export const nextFactor = (factor: number, by: 1 | -1): number =>
  (by > 0 ? FACTORS.find((one) => one > factor) : FACTORS.findLast((one) => one < factor)) ?? factor;
