import { type RefObject, useEffect, useState } from 'react';

interface Measures {
  /** Of a row with the gap below it, pixels. */
  readonly row: number;
  /** Least width of a card, pixels. */
  readonly card: number;
  readonly gap: number;
}

/** Rows beyond those in sight that are drawn too, so that scrolling meets no holes. */
const BEYOND = 3;
/** Above the first row, pixels. */
const PADDING = 16;

/** Which of so many cards are in sight: only those are drawn, however many there are. */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, { row, card, gap }: Measures) {
  const [view, setView] = useState({ top: 0, height: 800, width: 1000 });
  useEffect(() => {
    const element = scroller.current!;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight, width: element.clientWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  const columns = Math.max(2, Math.floor((view.width - 2 * PADDING + gap) / (card + gap)));
  const firstRow = Math.max(0, Math.floor((view.top - PADDING) / row) - BEYOND);
  const lastRow = Math.ceil((view.top + view.height - PADDING) / row) + BEYOND;
  return {
    columns,
    first: firstRow * columns,
    last: Math.min(count, lastRow * columns),
    height: Math.ceil(count / columns) * row + PADDING + 72,
    offset: PADDING,
    /** Width of all columns together, pixels. */
    across: view.width - 2 * PADDING,
  };
}
