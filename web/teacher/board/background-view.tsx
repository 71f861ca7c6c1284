import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './background-view.module.css';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import type { StatementPosition } from './statement-heading.tsx';

/** Explanations of the statement's words, and what one should know about it, for the class. */
export function BackgroundView({ position: { plain = '', background = '' } }: { position: StatementPosition }) {
  const { t } = useTranslation('teacher-board');
  return (
    <GrowingMain className={`${view.view} ${styles.view}`}>
      <h2>{t('background.title')}</h2>
      {[plain, background].map(
        (text) =>
          text !== '' && (
            <p key={text} className={view.grown} lang={CONTENT_LANGUAGE}>
              {text}
            </p>
          ),
      )}
    </GrowingMain>
  );
}
