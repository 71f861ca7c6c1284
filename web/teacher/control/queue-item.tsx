import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import styles from './queue.module.css';
import type { QueuedText } from './waiting.ts';

interface QueueItemProps {
  text: QueuedText;
  /** Whether keys act on it. */
  isChosen: boolean;
  onShow: () => void;
  onHide: () => void;
}

export function QueueItem({ text: { answer, text, flags, all }, isChosen, onShow, onHide }: QueueItemProps) {
  const { t } = useTranslation('teacher-live');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={item} className={styles.item} aria-current={isChosen || undefined}>
      {(answer !== null || flags.length > 0 || all.length > 1) && (
        <p className={styles.about}>
          {answer !== null && (
            <>
              <ColorChip color={answer.color} />
              <QueuedAnswer opinion={answer.opinion} />
            </>
          )}
          {all.length > 1 && <span>{t('queue.askedBy', { count: all.length })}</span>}
          {flags.map((flag) => (
            <span key={flag} className={styles.flag}>
              <Icon name="flag" />
              <span>{t(`queue.flag.${flag}`)}</span>
            </span>
          ))}
        </p>
      )}
      <blockquote dir="auto">{text}</blockquote>
      <p className={styles.actions}>
        <Button kind="line" onClick={onHide} {...(isChosen && { 'aria-keyshortcuts': '2' })}>
          {t('queue.hide')}
          <kbd className={styles.key}>2</kbd>
        </Button>
        <Button onClick={onShow} {...(isChosen && { 'aria-keyshortcuts': '1' })}>
          {t('queue.show')}
          <kbd className={styles.key}>1</kbd>
        </Button>
      </p>
    </li>
  );
}

/** The answer that an argument is for, if it may be known. */
export function QueuedAnswer({ opinion }: { opinion: string | null }) {
  const { t } = useTranslation('teacher-live');
  if (opinion === null) return <span>{t('queue.answerUntold')}</span>;
  return (
    <span dir="auto" lang={CONTENT_LANGUAGE}>
      {opinion}
    </span>
  );
}
