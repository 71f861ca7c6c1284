import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './explanation-card.module.css';
import type { ExplanationProps } from './marked-text.tsx';

interface ExplanationCardProps extends ExplanationProps {
  lang: string;
}

/** The explanation of a word; stays open while the pointer or the focus is in it. */
export function ExplanationCard({ id, panel, word, lang, onStay, onLeave, onClose }: ExplanationCardProps) {
  const { t } = useTranslation('common');
  return (
    <section
      ref={panel}
      id={id}
      className={styles.card}
      // Screen readers read the explanation with its word; inside a live region it would cause everything to be read again.
      aria-live="off"
      aria-label={t('word.label', { word: word.word })}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      onFocus={onStay}
      onBlur={onLeave}
    >
      <div className={styles.head}>
        <span lang={lang}>{word.word}</span>
        <button type="button" className={styles.close} aria-label={t('word.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p id={`${id}-text`} lang={lang} role="tooltip">
        {word.description}
      </p>
    </section>
  );
}
