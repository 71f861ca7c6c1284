import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './sortable-list.module.css';
import { useRowFocus } from './use-row-focus.ts';

/** Pixels from the window's edge where a drag starts to scroll, and how far per frame. */
const EDGE = 90;
const SCROLL_STEP = 12;

/** The position of the line that marks the drop target; `dragged` is the row itself. */
export type DropMark = 'before' | 'after' | 'dragged' | null;

interface Drag {
  id: string;
  from: number;
  /** The gap of the drop target: 0 is before the first row. */
  gap: number;
}

/** Returns how many rows have their middle above `y`. */
function gapAt(rows: readonly Element[], y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Dragging with mouse, pen or finger; `onDrop` is called when a row is let go at another place, counted from 0. */
export function useRowDrag(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Ends the drag that is under way, without a drop. */
  const stopDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => stopDrag.current?.(), []);

  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, id: string, from: number) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      const handle: HTMLElement = event.currentTarget;
      handle.focus();
      stopDrag.current?.();
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
      stopDrag.current = () => {
        stop.abort();
        cancelAnimationFrame(frame);
        stopDrag.current = null;
      };
      const end = (isDropped: boolean): void => {
        stopDrag.current?.();
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

/** Puts an item at another place; both places count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** A fixed item has no handle; others may still be moved past it. */
  isFixed?: (item: Item) => boolean;
  /** Moves an item from one place to another, both counted from 0. */
  onMove: (from: number, to: number) => void;
  /** Shown instead of a list without items. */
  empty: ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose rows are dragged by a handle, or moved step by step with two buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, isFixed = () => false, onMove, empty, children } = props;
  const { t } = useTranslation('office');
  const [moved, setMoved] = useState<{ key: string; to: number; by: 'up' | 'down' | 'drag' } | null>(null);

  const move = (from: number, to: number, by: 'up' | 'down' | 'drag') => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    setMoved({ key: keyOf(item), to, by });
  };
  const { list, grab, markOf } = useRowDrag((key, to) =>
    move(
      items.findIndex((item) => keyOf(item) === key),
      to,
      'drag',
    ),
  );
  // A moved row loses the focus; it returns to the button that was used, or to the other one at an end.
  useEffect(() => {
    if (moved === null || moved.by === 'drag') return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [up, down] = buttons ?? [];
    const [wanted, other] = moved.by === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [moved, list]);

  const none = useRef<HTMLDivElement>(null);
  const keepFocus = useRowFocus(list, none, items.length);

  const movedItem = moved && items.find((item) => keyOf(item) === moved.key);

  return (
    <>
      {items.length === 0 && <div ref={none}>{empty}</div>}
      <ol ref={list} className={styles.list} aria-label={label} hidden={items.length === 0} {...keepFocus}>
        {items.map((item, index) => (
          <li key={keyOf(item)} data-drop={markOf(index) ?? undefined}>
            <div className={styles.moves}>
              {!isFixed(item) && (
                <>
                  <span
                    className={styles.grip}
                    data-grip
                    title={t('sort.drag')}
                    onPointerDown={(event) => grab(event, keyOf(item), index)}
                  >
                    <Icon name="grip" />
                  </span>
                  <button type="button" data-move disabled={index === 0} onClick={() => move(index, index - 1, 'up')}>
                    <Icon name="up" />
                    <VisuallyHidden>{t('sort.up', { name: nameOf(item) })}</VisuallyHidden>
                  </button>
                  <button
                    type="button"
                    data-move
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1, 'down')}
                  >
                    <Icon name="down" />
                    <VisuallyHidden>{t('sort.down', { name: nameOf(item) })}</VisuallyHidden>
                  </button>
                </>
              )}
            </div>
            <div className={styles.content}>{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>
          {moved && movedItem !== undefined && movedItem !== null
            ? t('sort.moved', { name: nameOf(movedItem), place: moved.to + 1 })
            : ''}
        </VisuallyHidden>
      </p>
    </>
  );
}
