import { briefly } from '#shared/domain/first-sentence.ts';
import type { Figure } from '#shared/domain/learned.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './learned.module.css';
import type { PlayedStatement } from './use-learned.ts';

interface FiguresProps {
  figures: readonly Figure[];
  statements: ReadonlyMap<string, PlayedStatement>;
  type: GameType;
}

/** What is told of a class in large numbers, each with its sentence and its statement. */
export function Figures({ figures, statements, type }: FiguresProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => {
        const statement = figure.statementId === null ? undefined : statements.get(figure.statementId);
        return (
          <li key={figure.kind}>
            {figure.kind === 'changed' && (
              <>
                <b translate="no">{figure.changed}</b>
                <p>{t('figure.changed', { count: figure.changed, paired: figure.paired })}</p>
              </>
            )}
            {figure.kind === 'difference' && (
              <>
                <b translate="no">
                  <span>{figure.before}</span> <span aria-hidden="true">→</span> <span>{figure.now}</span>
                </b>
                <p>{t('figure.difference', { opinion: figure.opinion })}</p>
              </>
            )}
            {figure.kind === 'guess' && (
              <>
                <b translate="no">
                  <span>{figure.first}</span> <span aria-hidden="true">→</span> <span>{figure.last}</span>
                </b>
                <p>{t('figure.guess')}</p>
              </>
            )}
            {figure.kind === 'divided' && (
              <>
                <b>{t('figure.statement', { number: statement?.number })}</b>
                <p>{t(type === 'debate' ? 'figure.divided' : 'figure.apart')}</p>
              </>
            )}
            {statement && (
              <p className={styles.of} dir="auto" lang={CONTENT_LANGUAGE}>
                {briefly(statement.description)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
