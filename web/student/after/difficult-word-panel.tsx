import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './difficult-word-panel.module.css';

interface DifficultWordPanelProps {
  id: string;
  /** The text with the word. */
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Null when it is closed again: its room stays, because the page of a phone that is scrolled to it would jump under the finger. */
  word: DifficultWord | null;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** Stands below everything that can be tapped, so that nothing of it moves; stays open while the pointer or the focus is in it. */
export function DifficultWordPanel({ id, anchor, panel, word, onStay, onLeave, onClose }: DifficultWordPanelProps) {
  const { t } = useTranslation('common');
  const room = useRef(0);
  useLayoutEffect(() => {
    if (word === null || panel.current === null) return;
    room.current = panel.current.offsetHeight;
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [word, panel]);
  const place = anchor.current?.closest('[data-explains], main');
  invariant(place, 'every text is on a page');
  return createPortal(
    <div className={styles.place}>
      {word === null ? (
        <div style={{ height: room.current }} />
      ) : (
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          // Screen readers read the explanation with its word; inside a live region it would cause everything to be read again.
          aria-live="off"
          aria-label={t('word.label', { word: word.word })}
          onPointerEnter={onStay}
          onPointerLeave={onLeave}
          onFocus={onStay}
          onBlur={onLeave}
        >
          <div className={styles.head}>
            <span lang={CONTENT_LANGUAGE}>{word.word}</span>
            <button type="button" className={styles.close} aria-label={t('word.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <p id={`${id}-text`} lang={CONTENT_LANGUAGE} role="tooltip">
            {word.description}
          </p>
        </section>
      )}
    </div>,
    place,
  );
}
