// Dragging a row of a list to another place, with mouse, pen or finger. The list changes only when the row is let go.
import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from 'react';

/** Pixels from the window's edge where a drag starts to scroll, and how far per frame. */
const EDGE = 90;
const SCROLL_STEP = 12;

/** A line before or after a row says where it would land; `dragged` is the row itself. */
export type DropMark = 'before' | 'after' | 'dragged' | null;

interface Drag {
  id: string;
  from: number;
  /** The gap it would land in: 0 before the first row. */
  gap: number;
}

/** How many rows have their middle above that height. */
function gapAt(rows: readonly Element[], y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Takes what to do when a row is let go at another place. */
export function useRowDrag(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const grab = useCallback(
    (event: ReactPointerEvent<HTMLElement>, id: string, from: number) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      const handle: HTMLElement = event.currentTarget;
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      let y = event.clientY;
      let gap = from;
      let frame = 0;

      const follow = (): void => {
        const next = gapAt([...(list.current?.children ?? [])], y);
        if (next !== gap) {
          gap = next;
          setDrag({ id, from, gap });
        }
      };
      const scroll = (): void => {
        const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
        if (step !== 0) {
          window.scrollBy(0, step);
          follow();
        }
        frame = requestAnimationFrame(scroll);
      };
      const stop = new AbortController();
      const end = (isDropped: boolean): void => {
        stop.abort();
        cancelAnimationFrame(frame);
        setDrag(null);
        const to = gap > from ? gap - 1 : gap;
        if (isDropped && to !== from) onDrop(id, to);
      };
      const { signal } = stop;
      handle.addEventListener(
        'pointermove',
        (moving) => {
          y = moving.clientY;
          follow();
        },
        { signal },
      );
      handle.addEventListener('pointerup', () => end(true), { signal });
      handle.addEventListener('pointercancel', () => end(false), { signal });
      document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
      setDrag({ id, from, gap });
      frame = requestAnimationFrame(scroll);
    },
    [onDrop],
  );

  const markOf = (index: number): DropMark => {
    if (drag === null) return null;
    if (index === drag.from) return 'dragged';
    const isStill = drag.gap === drag.from || drag.gap === drag.from + 1;
    if (isStill) return null;
    if (index === drag.gap) return 'before';
    const isLast = index === (list.current?.children.length ?? 0) - 1;
    return isLast && drag.gap === index + 1 ? 'after' : null;
  };

  return { list, grab, markOf };
}
