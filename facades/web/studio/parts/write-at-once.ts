import { type RefObject, useEffect } from 'react';

/** The field has the focus when its page opens, where there is a keyboard. On a phone that one would hide the page. */
export function useWriteAtOnce(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { current } = field;
    if (!current || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (document.querySelector('dialog[open]')) return;
    current.focus({ preventScroll: true });
    current.setSelectionRange(current.value.length, current.value.length);
  }, [field]);
}
