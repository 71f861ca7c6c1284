import type { Last } from '#shared/domain/learned.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import styles from './learned.module.css';
import type { PlayedStatement } from './use-learned.ts';

interface LastCardProps {
  last: Last;
  statements: ReadonlyMap<string, PlayedStatement>;
  heading: 'h1' | 'h2';
}

/** The question with which the class continues. */
export function LastCard({ last, statements, heading: Heading }: LastCardProps) {
  const { t } = useTranslation('teacher-results');
  const statement = 'question' in last ? undefined : statements.get(last.statementId);
  return (
    <section className={styles.last}>
      <Heading>{t('last')}</Heading>
      {statement?.drawing && <DrawingImage name={statement.drawing} className={styles.thing} />}
      {'question' in last ? (
        <p dir="auto">{last.question}</p>
      ) : (
        <p dir="auto" lang={CONTENT_LANGUAGE}>
          {statement?.description}
        </p>
      )}
    </section>
  );
}
