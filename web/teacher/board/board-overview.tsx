import { type CSSProperties, type ReactNode, useState } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useScreenSize } from '#web/ui/screen/use-media.ts';
import { Board } from './board.tsx';
import styles from './board-overview.module.css';
import { DIVIDED } from './highlights.ts';
import view from './live-view.module.css';
import { OpinionBars } from './opinion-bars.tsx';
import { OverviewHeading } from './overview-heading.tsx';
import page from './results-page.module.css';
import { statementsOnBoard } from './statements-on-board.ts';
import { useOverview } from './use-overview.ts';

interface BoardOverviewProps {
  overview: ProjectorOverview;
  /** Below the statements: the way to what is left out. */
  more?: ReactNode;
}

/** The overview on a board, on which nobody scrolls or opens anything: the statements with their last answers, and nothing else. */
export function BoardOverview(props: BoardOverviewProps) {
  return <FittingStatements key={useScreenSize()} {...props} />;
}

/** As many statements as fit on the screen of that size: with long texts there are fewer. */
function FittingStatements({ overview, more }: BoardOverviewProps) {
  const { t } = useTranslation('teacher-results');
  const { statements, highlights, facts } = useOverview(overview);
  const [limit, setLimit] = useState(statements.length);
  const shown = statementsOnBoard(statements, limit);
  const others = statements.length - shown.length;
  const columns = Math.min(shown.length, shown.length <= 4 ? 2 : 3);
  return (
    <Board className={page.view} onOverflow={() => setLimit(shown.length - 1)}>
      <div className={view.top}>
        <h1>{others === 0 ? t('allStatements') : t(`most.${DIVIDED[overview.type]}`)}</h1>
        <p>{facts}</p>
      </div>
      <ol className={styles.statements} style={{ '--columns': columns } as CSSProperties}>
        {shown.map(({ statement, number }) => (
          <li key={statement.statementId}>
            <OverviewHeading
              level={2}
              statement={statement}
              number={number}
              highlight={others === 0 ? highlights.get(statement.statementId) : undefined}
            />
            <OpinionBars options={statement.results.options} isOneLine />
          </li>
        ))}
      </ol>
      {(others > 0 || more) && (
        <div className={styles.foot}>
          {others > 0 && <p>{t('otherStatements', { count: others })}</p>}
          {more}
        </div>
      )}
    </Board>
  );
}
