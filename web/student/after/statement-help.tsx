import { useEffect, useRef } from 'react';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ExplainedText } from '#web/student/statement/explained-text.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Sheet } from './sheet.tsx';
import styles from './statement-help.module.css';

interface StatementHelpProps {
  plain: string;
  background: string;
  words: readonly DifficultWord[];
  onClose: () => void;
}

export function StatementHelp({ plain, background, words, onClose }: StatementHelpProps) {
  const { t } = useTranslation('student-results');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // Escape that closed the explanation of a word does nothing else.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <Sheet>
      <section ref={panel} className={styles.panel} tabIndex={-1} aria-label={t('student:statement.help')}>
        {[
          { title: t('help.plain'), text: plain },
          { title: t('help.background'), text: background },
        ].map(
          ({ title, text }) =>
            text && (
              <div key={title}>
                <h2>{title}</h2>
                <ExplainedText
                  text={text}
                  words={words}
                  heading={(inside) => (
                    <p className={styles.text} lang={CONTENT_LANGUAGE}>
                      {inside}
                    </p>
                  )}
                />
              </div>
            ),
        )}
        <Button kind="text" onClick={onClose}>
          {t('help.close')}
        </Button>
      </section>
    </Sheet>
  );
}
