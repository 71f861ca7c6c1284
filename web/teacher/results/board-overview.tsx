import type { CSSProperties } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Board } from '#web/teacher/parts/board.tsx';
import { OpinionBars } from '#web/teacher/parts/opinion-bars.tsx';
import styles from './board-overview.module.css';
import { OverviewHeading } from './overview-heading.tsx';
import page from './results-page.module.css';
import { statementsOnBoard } from './statements-on-board.ts';
import { useOverview } from './use-overview.ts';

/** The overview on a projector without a login, where nobody scrolls or opens anything: the statements with their last answers, and nothing else. */
export function BoardOverview({ overview }: { overview: ProjectorOverview }) {
  const { t } = useTranslation('teacher-results');
  const { statements, highlights, facts } = useOverview(overview);
  const shown = statementsOnBoard(statements);
  const others = statements.length - shown.length;
  const columns = shown.length <= 4 ? 2 : 3;
  return (
    <Board className={page.view} isProjector>
      <div className={page.top}>
        <h1>{others === 0 ? t('allStatements') : t('mostDivided')}</h1>
        <p>{facts}</p>
      </div>
      <ol className={styles.statements} style={{ '--columns': columns } as CSSProperties}>
        {shown.map(({ statement, number }) => (
          <li key={statement.statementId}>
            <OverviewHeading
              level={2}
              statement={statement}
              number={number}
              isDivided={others === 0 && highlights.mostDivided.has(statement.statementId)}
              isAgreed={highlights.mostAgreed.has(statement.statementId)}
            />
            <OpinionBars options={statement.results.options} horizontal isOneLine />
          </li>
        ))}
      </ol>
      {others > 0 && <p className={styles.others}>{t('otherStatements', { count: others })}</p>}
    </Board>
  );
}
