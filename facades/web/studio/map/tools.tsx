import {
  Brush,
  Castle,
  type LucideIcon,
  Minus,
  MousePointer2,
  PaintBucket,
  Plus,
  Redo2,
  Route,
  Sprout,
  Square,
  TreePalm,
  Undo2,
  Waves,
} from 'lucide-react';
import { nextFactor, type Tool } from './tool.ts';
import type { OpenMap } from './use-map.ts';

interface Choice {
  readonly tool: Tool;
  readonly title: string;
  readonly key: string;
  readonly icon: LucideIcon;
  /** What to do with it, below the map. */
  readonly hint: string;
}
const AREA = 'drag an area, or click for the whole map';
const LINE = 'drag from end to end, or click for one across the map';

export const TOOLS: readonly Choice[] = [
  { tool: 'brush', title: 'Brush', key: 'B', icon: Brush, hint: 'drag to paint' },
  { tool: 'rectangle', title: 'Rectangle', key: 'R', icon: Square, hint: 'drag an area' },
  { tool: 'fill', title: 'Fill', key: 'F', icon: PaintBucket, hint: 'click what is to change' },
  { tool: 'select', title: 'Move things', key: 'V', icon: MousePointer2, hint: 'drag things, or choose one below' },
];
/** Ground that is laid by chance. */
export const GENERATORS: readonly Choice[] = [
  { tool: 'PATH', title: 'Path', key: 'P', icon: Route, hint: LINE },
  { tool: 'RIVER', title: 'River', key: 'W', icon: Waves, hint: LINE },
  { tool: 'ISLAND', title: 'Island', key: 'I', icon: TreePalm, hint: AREA },
  { tool: 'PATCHES', title: 'Patches', key: 'G', icon: Sprout, hint: AREA },
  { tool: 'DUNGEON', title: 'Dungeon', key: 'D', icon: Castle, hint: AREA },
];
export const hintOf = (tool: Tool): string =>
  [...TOOLS, ...GENERATORS].find((one) => one.tool === tool)?.hint ?? 'click where it is to stand';

export const SIZES = [1, 2, 3, 5];

/** What is painted with, and how large the map is shown. */
export function Toolbar({
  open,
  canUndo,
  canRedo,
  tool,
  onTool,
  size,
  onSize,
  shown,
  onFactor,
}: {
  open: OpenMap;
  canUndo: boolean;
  canRedo: boolean;
  tool: Tool;
  onTool: (tool: Tool) => void;
  size: number;
  onSize: (size: number) => void;
  shown: number;
  /** Undefined fits. */
  onFactor: (factor: number | undefined) => void;
}) {
  const group = (name: string, choices: readonly Choice[]) => (
    <div className="map-tools" role="group" aria-label={name}>
      {choices.map(({ tool: to, title, key, icon: Icon }) => (
        <button
          key={to}
          type="button"
          className="tool"
          aria-pressed={tool === to}
          aria-label={title}
          title={`${title} (${key})`}
          onClick={() => onTool(to)}
        >
          <Icon className="icon" aria-hidden />
          <small aria-hidden>{key}</small>
        </button>
      ))}
    </div>
  );
  return (
    <div className="map-bar" role="toolbar" aria-label="Tools">
      {group('Tool', TOOLS)}
      {group('Made by chance', GENERATORS)}
      <div className="segments" role="group" aria-label="Brush size, corners">
        {SIZES.map((one) => (
          <button key={one} type="button" aria-pressed={size === one} onClick={() => onSize(one)}>
            {one}
          </button>
        ))}
      </div>
      <span className="map-tools">
        <button
          type="button"
          className="button icon-only"
          aria-label="Undo"
          title="Undo (Ctrl Z)"
          disabled={!canUndo}
          onClick={() => void open.undo()}
        >
          <Undo2 className="icon" aria-hidden />
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label="Redo"
          title="Redo (Ctrl Y)"
          disabled={!canRedo}
          onClick={() => void open.redo()}
        >
          <Redo2 className="icon" aria-hidden />
        </button>
      </span>
      <span className="map-zoom">
        <button
          type="button"
          className="button icon-only"
          aria-label="Smaller"
          onClick={() => onFactor(nextFactor(shown, -1))}
        >
          <Minus className="icon" aria-hidden />
        </button>
        <button type="button" className="button number" title="Fit (0)" onClick={() => onFactor(undefined)}>
          {shown >= 1 ? `${shown}×` : `1/${Math.round(1 / shown)}`}
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label="Larger"
          onClick={() => onFactor(nextFactor(shown, 1))}
        >
          <Plus className="icon" aria-hidden />
        </button>
      </span>
    </div>
  );
}
