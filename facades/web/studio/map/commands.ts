import { useMemo, useRef } from 'react';
import { useCommands } from '../commands/commands.ts';
import type { Terrain } from './ground.ts';
import type { Tool } from './tool.ts';
import { GENERATORS, TOOLS } from './tools.tsx';

/** What can be done to an open map. */
interface Actions {
  readonly use: (tool: Tool) => void;
  readonly paintWith: (terrain: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly zoom: (by: 1 | -1) => void;
  readonly fit: () => void;
  readonly resize: (by: 1 | -1) => void;
  readonly again: () => void;
  /** Of the thing that is chosen. */
  readonly turn: (by: 1 | -1) => void;
  readonly lift: (by: 1 | -1) => void;
  readonly hide: () => void;
  readonly remove: () => void;
}

/** The keys of the map painter. */
export function useMapCommands(now: Actions, terrains: readonly Terrain[]): void {
  const actions = useRef(now);
  actions.current = now;
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, keys: string[], run: () => void) => ({
        id: `map.${id}`,
        title,
        keys,
        group: 'Map' as const,
        run,
      });
      return [
        ...[...TOOLS, ...GENERATORS].map(({ tool: to, title, key }) =>
          command(to, title, [key], () => actions.current.use(to)),
        ),
        ...terrains
          .slice(0, 9)
          .map(({ index, name }) =>
            command(`terrain.${index}`, `Paint with ${name}`, [String(index + 1)], () =>
              actions.current.paintWith(index),
            ),
          ),
        command('undo', 'Undo', ['Ctrl+Z'], () => void actions.current.undo()),
        command('redo', 'Redo', ['Ctrl+Y', 'Ctrl+Shift+Z'], () => void actions.current.redo()),
        command('larger', 'Larger', ['+'], () => actions.current.zoom(1)),
        command('smaller', 'Smaller', ['-'], () => actions.current.zoom(-1)),
        command('fit', 'Fit', ['0'], () => actions.current.fit()),
        command('wider', 'Wider brush', [']'], () => actions.current.resize(1)),
        command('narrower', 'Narrower brush', ['['], () => actions.current.resize(-1)),
        command('turn-left', 'Turn what is chosen to the left', [','], () => void actions.current.turn(-1)),
        command('turn-right', 'Turn what is chosen to the right', ['.'], () => void actions.current.turn(1)),
        command('up', 'What is chosen a layer up', ['PageUp'], () => void actions.current.lift(1)),
        command('down', 'What is chosen a layer down', ['PageDown'], () => void actions.current.lift(-1)),
        command('hide', 'Hide or show what is chosen', ['H'], () => actions.current.hide()),
        command('off', 'Take what is chosen off the map', ['Delete'], () => actions.current.remove()),
        command('again', 'Another one by chance', ['A'], () => actions.current.again()),
        command('map', 'To the map', ['M'], () => document.querySelector<HTMLElement>('.map-ground')?.focus()),
        command('put', 'Put something on it', ['/'], () => document.getElementById('map-search')?.focus()),
      ];
    }, [terrains]),
  );
}
