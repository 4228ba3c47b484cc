import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { navigate } from '../app/router.ts';
import { Keys } from '../parts/keys.tsx';
import { useCommandList } from './commands.ts';
import { Dialog } from './dialog.tsx';

const score = (title: string, words: readonly string[]): number => {
  const text = title.toLowerCase();
  return words.every((word) => text.includes(word)) ? (text.startsWith(words[0] ?? '') ? 2 : 1) : 0;
};

/** Everything that can be done now, by its name. What is no command is drawn. */
export function Palette({ onClose }: { onClose: () => void }) {
  const commands = useCommandList();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = commands
      .filter(({ id }) => id !== 'palette')
      .map((command) => ({ command, score: words.length ? score(command.title, words) : 1 }))
      .filter(({ score }) => score)
      .sort((a, b) => b.score - a.score)
      .map(({ command }) => ({ id: command.id, title: command.title, keys: command.keys, run: command.run }));
    if (!words.length) return matches;
    const search = {
      id: 'search',
      title: `Search the library for “${text}”`,
      keys: undefined,
      run: () => navigate(`/library?search=${encodeURIComponent(text)}`),
    };
    const draw = {
      id: 'draw',
      title: `Draw “${text}”`,
      keys: undefined,
      run: () => navigate(`/?text=${encodeURIComponent(text)}`),
    };
    return [...matches, draw, search];
  }, [commands, text]);
  const current = Math.min(at, found.length - 1);
  const run = (index: number) => {
    const command = found[index];
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Dialog label="Search or run a command" onClose={onClose}>
      <div className="palette-search">
        <Search className="icon" aria-hidden />
        <input
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (step) setAt((current + step + found.length) % found.length);
            else if (event.key === 'Enter') run(current);
            else return;
            event.preventDefault();
          }}
          placeholder="What do you want to do?"
          role="combobox"
          aria-label="Search or run a command"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found[current] && `palette-${found[current].id}`}
        />
      </div>
      <div id="palette-list" role="listbox" aria-label="Commands" className="palette-list">
        {found.map(({ id, title, keys }, index) => (
          <button
            key={id}
            id={`palette-${id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="command"
            onClick={() => run(index)}
          >
            <span>{title}</span>
            <Keys keys={keys} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** What keys do, by page. */
export function Help({ onClose }: { onClose: () => void }) {
  const commands = useCommandList();
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <Dialog label="Keys" onClose={onClose}>
      <div className="help">
        <h2>Keys</h2>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl className="help-keys">
              {commands
                .filter((command) => command.group === group && command.keys)
                .map(({ id, title, keys }) => (
                  <div key={id}>
                    <dt>{title}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
