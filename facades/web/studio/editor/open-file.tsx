import { FolderOpen } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useCommands } from '../commands/commands.ts';
import { useDropped } from '../parts/dropped.ts';
import { TAKEN, wrongWith } from '../parts/pictures.ts';
import { useToasts } from '../parts/toasts.tsx';
import { type Moving, readFrames } from './files.ts';

/** Larger pictures are not pixel art, and slow to draw on. */
const MOST = 1024;

/** Opens a picture of one's own: chosen, dropped anywhere on the page, or pasted. Moving ones bring their frames. */
export function OpenFile({ onOpen }: { onOpen: (frames: Moving, name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { complain } = useToasts();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const wrong = await wrongWith(file, MOST);
    if (wrong) complain(wrong);
    else onOpen(await readFrames(file), file.name.replace(/\.[^.]*$/, ''));
  };
  useDropped(take);
  useCommands(
    useMemo(
      () => [
        {
          id: 'editor.open',
          title: 'Open a picture file',
          keys: ['Ctrl+O'],
          inFields: true,
          group: 'Editor' as const,
          run: () => input.current?.click(),
        },
      ],
      [],
    ),
  );
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FolderOpen className="icon" aria-hidden /> Open
      </button>
      <input
        ref={input}
        type="file"
        accept={TAKEN.join()}
        className="hidden-text"
        tabIndex={-1}
        aria-label="A picture file to draw on"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // the same file again is a choice, too
          target.value = '';
        }}
      />
    </>
  );
}
