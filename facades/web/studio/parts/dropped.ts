import { useEffect, useRef } from 'react';

/** Hears of the first file that is dropped anywhere on the page or pasted, as long as what asks for it is shown. */
export function useDropped(take: (file: File | undefined) => unknown): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      void latest.current(event.dataTransfer?.files[0]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void latest.current(file);
    };
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);
}
