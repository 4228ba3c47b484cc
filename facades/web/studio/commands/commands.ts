import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done now: its keys work, and the palette, the menus and the help list it. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** 'Ctrl+K', 'R', 'Shift+ArrowUp'; the first is shown. */
  readonly keys?: readonly string[];
  /** Also while a field has the focus: any, or those that it says. */
  readonly inFields?: boolean | ((field: EventTarget | null) => boolean);
  /** Where the help lists it. */
  readonly group: 'Everywhere' | 'Create' | 'Library' | 'Asset' | 'Editor' | 'Tools' | 'Player' | 'Map' | 'Chat';
  readonly run: () => void;
}

/** One table: who puts commands in takes them out when they no longer apply. */
class CommandTable {
  #commands: readonly Command[] = [];
  readonly #listeners = new Set<() => void>();

  readonly list = (): readonly Command[] => this.#commands;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(commands: readonly Command[]): () => void {
    this.#set([...this.#commands, ...commands]);
    return () => this.#set(this.#commands.filter((command) => !commands.includes(command)));
  }

  #set(commands: readonly Command[]): void {
    this.#commands = commands;
    for (const listener of this.#listeners) listener();
  }
}

export const commandTable = new CommandTable();

export const useCommandList = (): readonly Command[] => useSyncExternalStore(commandTable.subscribe, commandTable.list);

/** Adds commands while the component is there; `commands` must be memoised. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => commandTable.add(commands), [commands]);
}

/** 'Ctrl+Shift+K' of a pressed key; Meta counts as Ctrl. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { readonly code?: string },
): string {
  // with Alt some keyboards write other signs: a digit stays one
  const digit = event.altKey ? /^Digit(\d)$/.exec(event.code ?? '')?.[1] : undefined;
  const name = digit ?? (event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key);
  // Shift that only makes the sign is part of the sign: "?" is "?" on every keyboard
  const shift = event.shiftKey && (event.key.length > 1 || /[a-z]/i.test(event.key));
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    name,
  ].join('+');
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(?:checkbox|radio|button|range)$/.test((target as HTMLInputElement).type);

/** The keys of the whole page. The newest command wins, so that a dialog's go before those of the page under it. */
export function listenToKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = keyOf(event);
    const inField = isField(event.target);
    // Enter on a link is its own, and so are Enter and Space on a button
    const own = key === 'Enter' ? 'a, button, summary' : key === 'Space' ? 'button, summary' : undefined;
    if (own && event.target instanceof HTMLElement && event.target.closest(own)) return;
    const command = commandTable
      .list()
      .findLast(
        ({ keys, inFields }) =>
          keys?.includes(key) && (!inField || (typeof inFields === 'function' ? inFields(event.target) : inFields)),
      );
    if (!command) {
      // out of the field: letters are keys again
      if (key === 'Escape' && inField) (event.target as HTMLElement).blur();
      return;
    }
    event.preventDefault();
    command.run();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
};
export const shownKey = (key: string): string =>
  key
    .split('+')
    .map((part) => SHOWN[part] ?? part)
    .join(' ');
