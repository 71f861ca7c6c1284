import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './difficult-word-panel.module.css';

interface DifficultWordPanelProps {
  id: string;
  word: DifficultWord;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** Stays open while the pointer or the focus is in it. */
export function DifficultWordPanel({ id, word, onStay, onLeave, onClose }: DifficultWordPanelProps) {
  const { t } = useTranslation('common');
  return (
    <section
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
  );
}
