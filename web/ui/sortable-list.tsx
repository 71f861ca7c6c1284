// A list whose order one drags by the handle, or moves step by step with two buttons.
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import styles from './sortable-list.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** What keeps its own place cannot be taken; others may still go around it. */
  isFixed?: (item: Item) => boolean;
  /** Moves an item from one place to another, both counted from 0. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, isFixed = () => false, onMove, children } = props;
  const { t } = useTranslation('office');
  const list = useRef<HTMLOListElement>(null);
  /** Whose handle is held; only then the row can be dragged, so that texts in it can still be selected. */
  const [held, setHeld] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ key: string; to: number; by: 'up' | 'down' | 'drag' } | null>(null);

  // A moved row loses the focus on the way; it goes back to the button that was used, or to its neighbour at an end.
  useEffect(() => {
    if (moved === null || moved.by === 'drag') return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [up, down] = buttons ?? [];
    const [wanted, other] = moved.by === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [moved]);

  const move = (from: number, to: number, by: 'up' | 'down' | 'drag') => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    setMoved({ key: keyOf(item), to, by });
  };
  const start = (event: DragEvent, index: number) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', String(index));
    setDragged(index);
  };
  const stop = () => {
    setHeld(null);
    setDragged(null);
    setOver(null);
  };
  const movedItem = moved && items.find((item) => keyOf(item) === moved.key);

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            draggable={held === index}
            data-dragged={dragged === index}
            data-over={over === index && dragged !== null ? (dragged < index ? 'below' : 'above') : undefined}
            onPointerDown={({ target }) =>
              setHeld(target instanceof Element && target.closest('[data-grip]') ? index : null)
            }
            onDragStart={(event) => start(event, index)}
            onDragEnd={stop}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index, 'drag');
              stop();
            }}
          >
            <div className={styles.moves}>
              {!isFixed(item) && (
                <>
                  <span className={styles.grip} data-grip title={t('sort.drag')}>
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
