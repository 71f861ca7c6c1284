import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import quotes from '#web/teacher/parts/quoted.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './argument-card.module.css';

interface ArgumentCardProps {
  text: string;
  onClose: () => void;
  /** Actions on it; each also closes the card. */
  children: ReactNode;
}

/** One argument in large type, over the board, until it is pressed or Escape is. */
export function ArgumentCard({ text, onClose, children }: ArgumentCardProps) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere closes it; keys have Escape and the button.
    <dialog ref={dialog} className={styles.card} aria-label={t('arguments.one')} onClose={onClose} onClick={onClose}>
      <p dir="auto" className={quotes.quoted}>
        {text}
      </p>
      <div>
        <Button kind="line">{t('help.close')}</Button>
        {children}
      </div>
    </dialog>
  );
}
