// Made for the screen and for printing on A4.

import type { CSSProperties } from 'react';
import type { SessionOverview as Overview } from '#shared/contract/result.ts';
import { isByHandOnly } from '#shared/domain/shift-words.ts';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ClassRobustness } from '#web/teacher/board/class-robustness.tsx';
import { Furthest } from '#web/teacher/board/furthest.tsx';
import { OpinionBars } from '#web/teacher/board/opinion-bars.tsx';
import { OverviewHeading, type OverviewHeadingProps } from '#web/teacher/board/overview-heading.tsx';
import { PartyScores } from '#web/teacher/board/party-scores.tsx';
import { PerspectiveTable } from '#web/teacher/board/perspective-table.tsx';
import { ShiftBars, ShiftSummary } from '#web/teacher/board/shift-bars.tsx';
import { useOverview } from '#web/teacher/board/use-overview.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { ClassQuestions } from './class-questions.tsx';
import { PrintableDetails } from './printable-details.tsx';
import styles from './session-overview.module.css';

type Statement = Overview['statements'][number];

export function SessionOverview({ overview }: { overview: Overview }) {
  const { t } = useTranslation('teacher-results');
  const { statements, highlights, facts } = useOverview(overview);
  const { guessed } = overview;
  return (
    <main id="main" className={styles.overview}>
      <div className={styles.top}>
        <h1>{overview.name}</h1>
        <p>{facts}</p>
      </div>
      <section className={styles.section}>
        <h2>{t('allStatements')}</h2>
        <ol className={styles.statements}>
          {statements.map((statement, index) => (
            <StatementLine
              key={statement.statementId}
              statement={statement}
              number={index + 1}
              highlight={highlights.get(statement.statementId)}
              parties={guessed === null ? null : overview.partyScores}
            />
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{overview.type === 'debate' ? t('titleDebate') : t('titleParty')}</h2>
        <PartyScores scores={overview.partyScores} type={overview.type} isExact />
        {overview.type === 'debate' && overview.partyScores.length > 1 && overview.totalParticipants > 0 && (
          <ClassRobustness robustness={overview.robustness} />
        )}
      </section>
      <ClassQuestions questions={overview.questions} />
      {guessed !== null && (
        <section className={styles.section}>
          <h2>{t('furthest.title')}</h2>
          <Furthest overview={overview} />
        </section>
      )}
    </main>
  );
}

interface StatementLineProps extends OverviewHeadingProps {
  statement: Statement & { results: StatementResults };
  /** In a party game; else null. */
  parties: Overview['partyScores'] | null;
}

function StatementLine({ statement, parties, ...heading }: StatementLineProps) {
  const { t } = useTranslation('teacher-results');
  const { results, options } = statement;
  return (
    <li className={styles.statement}>
      <OverviewHeading {...heading} statement={statement} mark={statement.own && <OwnMark />} />
      {statement.shift === null || isByHandOnly(results.options) ? (
        <OpinionBars options={results.options} isExact />
      ) : (
        <div>
          <OpinionBars options={results.options} isExact />
          <section className={styles.shift} aria-label={t('teacher-live:voteAgain.tag')}>
            <h4>{t('teacher-live:voteAgain.tag')}</h4>
            {statement.shift.before !== null && <ShiftBars shift={statement.shift} counts={results.options} />}
            <ShiftSummary shift={statement.shift} />
          </section>
        </div>
      )}
      <Comments options={options} />
      {parties !== null && (
        <PrintableDetails summary={t('teacher-live:perspective.title')} className={styles.perspective}>
          <PerspectiveTable guesses={statement.parties} parties={parties} options={results.options} />
        </PrintableDetails>
      )}
    </li>
  );
}

/** Keys for equal arguments of two students. */
const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ key: `${at} ${text}`, text }));

function Comments({ options }: { options: Statement['options'] }) {
  const { t } = useTranslation('teacher-results');
  const groups = options.filter(({ comments }) => comments.length > 0);
  const count = groups.reduce((sum, { comments }) => sum + comments.length, 0);
  if (count === 0) return null;
  return (
    <PrintableDetails summary={t('arguments', { count })}>
      <div className={styles.groups}>
        {groups.map(({ opinion, color, comments }) => (
          <section key={opinion} style={{ '--c': color } as CSSProperties}>
            <h4 lang={CONTENT_LANGUAGE}>{opinion}</h4>
            <ul>
              {numbered(comments).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintableDetails>
  );
}
