import type { CSSProperties } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Board } from '#web/teacher/parts/board.tsx';
import { OpinionBars } from '#web/teacher/parts/opinion-bars.tsx';
import styles from './board-overview.module.css';
import { OverviewHeading } from './overview-heading.tsx';
import page from './session-overview.module.css';
import { useOverview } from './use-overview.ts';

/** The overview on a projector without a login, where nobody scrolls or opens anything: every statement with its last answers, and nothing else. */
export function BoardOverview({ overview }: { overview: ProjectorOverview }) {
  const { t } = useTranslation('teacher-results');
  const { statements, highlights, facts } = useOverview(overview);
  return (
    <Board className={page.overview} isProjector>
      <div className={page.top}>
        <h1>{overview.name}</h1>
        <p>{facts}</p>
      </div>
      <section className={page.section}>
        <h2>{t('allStatements')}</h2>
        <ol className={styles.statements} style={{ '--columns': columnsFor(statements.length) } as CSSProperties}>
          {statements.map((statement, index) => (
            <li key={statement.statementId}>
              <OverviewHeading
                statement={statement}
                number={index + 1}
                isDivided={highlights.mostDivided.has(statement.statementId)}
                isAgreed={highlights.mostAgreed.has(statement.statementId)}
              />
              <OpinionBars options={statement.results.options} horizontal />
            </li>
          ))}
        </ol>
      </section>
    </Board>
  );
}

const columnsFor = (statements: number): 2 | 3 | 4 => (statements <= 4 ? 2 : statements <= 9 ? 3 : 4);
