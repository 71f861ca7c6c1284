import { useEffect, useRef } from 'react';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ExplainedText } from '#web/student/statement/explained-text.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './statement-help.module.css';

interface StatementHelpProps {
  plain: string;
  background: string;
  words: readonly DifficultWord[];
  onClose: () => void;
}

/** Takes no room of its own: what can be tapped above it stays where it is. */
export function StatementHelp({ plain, background, words, onClose }: StatementHelpProps) {
  const { t } = useTranslation('student-results');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div className={styles.place}>
      <section
        ref={panel}
        className={styles.panel}
        tabIndex={-1}
        aria-label={t('student:statement.help')}
        data-explains
      >
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
    </div>
  );
}
