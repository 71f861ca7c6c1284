import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import type { SchoolCountResults } from '#shared/contract/school-count.ts';
import { SCHOOL_CLASSES_MIN, SCHOOL_SEATS, SCHOOL_THRESHOLD, SCHOOL_VOTES_MIN } from '#shared/domain/limits.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { partiesQuery } from '#web/data/parties.ts';
import { schoolCountQuery } from '#web/data/school-counts.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import sheet from '#web/teacher/lessons/lesson-plan.module.css';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import styles from './school-count-page.module.css';
import '#web/ui/screens.css';

type Results = NonNullable<SchoolCountResults['results']>;

/** A school's parliament, for the board and for one A4. */
export function SchoolCountPage() {
  const { t } = useTranslation('teacher-school');
  const { code = '' } = useParams();
  const read = useQuery(schoolCountQuery(code));
  const back = (
    <LinkButton kind="line" to="/teacher/school">
      <Icon name="back" />
      {t('counts')}
    </LinkButton>
  );
  if (read.data !== undefined) return <Parliament code={code} count={read.data} back={back} />;
  if (read.error !== null && errorCodeOf(read.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t('unknown')} action={back}>
        {t('unknownText')}
      </EmptyState>
    );
  return <Unread isPage queries={[read]} />;
}

interface ParliamentProps {
  code: string;
  count: SchoolCountResults;
  back: React.ReactNode;
}

function Parliament({ code, count, back }: ParliamentProps) {
  const { t, i18n } = useTranslation('teacher-school');
  const { data: parties = [] } = useQuery(partiesQuery);
  const { name, classes, votes, blank, results, endsAt } = count;
  const isOver = Date.parse(endsAt) <= Date.now();
  const date = formatDate(new Date(endsAt), i18n.language, { day: 'numeric', month: 'long' });
  // A party may have been removed since.
  const colorOf = (id: string): string => parties.find(({ _id }) => _id === id)?.color ?? '';
  const told = [
    t('teacher-live:school.classes', { count: classes }),
    t('teacher-live:school.votes', { count: votes }),
    ...(blank === null ? [] : [t('blank', { count: blank })]),
    t(isOver ? 'ended' : 'until', { date }),
  ];
  return (
    <div className={`px-page py-6 print:p-0 ${sheet.page}`}>
      <div className="mx-auto mb-4 flex max-w-page flex-wrap justify-between gap-3 print:hidden">
        {back}
        <Button kind="line" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
      </div>
      <article className="mx-auto grid max-w-page grid-cols-1 gap-5 print:max-w-none">
        <div className="flex flex-wrap items-start justify-between gap-4 pb-3 line-ink-b">
          <div className="min-w-0">
            <h1 className="title text-3xl wrap-anywhere">{name}</h1>
            <p className="text-soft">{told.join(' · ')}</p>
          </div>
          {!isOver && (
            <p className="rounded-xs bg-now px-3 py-1 title text-2xl" translate="no">
              {code}
            </p>
          )}
        </div>
        {results === null ? (
          <p className="text-xl">{t('few', { classes: SCHOOL_CLASSES_MIN, votes: SCHOOL_VOTES_MIN })}</p>
        ) : (
          <Seats results={results} colorOf={colorOf} />
        )}
        {results !== null && !isOver && <p className="text-soft">{t('moves')}</p>}
        <details className={styles.how}>
          <summary className="min-h-tap cursor-pointer py-3 font-strong text-action">
            {t('how.title', { seats: SCHOOL_SEATS })}
          </summary>
          <p>{t('how.threshold', { threshold: formatPercentage(SCHOOL_THRESHOLD * 100, i18n.language, 0) })}</p>
          <p>{t('how.divide')}</p>
          <p>{t('how.seats', { seats: SCHOOL_SEATS })}</p>
        </details>
      </article>
    </div>
  );
}

function Seats({ results, colorOf }: { results: Results; colorOf: (id: string) => string }) {
  const { t, i18n } = useTranslation('teacher-school');
  const seated = results.filter(({ seats }) => seats > 0);
  const seatOf = (party: string): Seat => {
    const color = colorOf(party);
    return color.startsWith('#') ? (color as Seat) : 'filled';
  };
  const label = seated.map(({ name, seats }) => `${name} ${seats}`).join(', ');
  return (
    <div className="grid grid-cols-1 items-center gap-6 laptop:grid-cols-2 print:grid-cols-1">
      {seated.length === 0 ? (
        <p className="text-xl">{t('teacher-live:ballot.noSeats')}</p>
      ) : (
        <div className={styles.seats}>
          <HalfCircle
            seats={seated.flatMap(({ party, seats }) => Array<Seat>(seats).fill(seatOf(party)))}
            label={label}
          />
          <p className="text-center text-soft">
            {t('teacher-live:ballot.majority', { count: SCHOOL_SEATS / 2 + 1, seats: SCHOOL_SEATS })}
          </p>
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('party')}</th>
            <th scope="col">{t('votes')}</th>
            <th scope="col">%</th>
            <th scope="col">{t('seats')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ party, name, votes, percentage, seats }) => (
            <tr key={party}>
              <th scope="row" translate="no" style={{ '--c': colorOf(party) || 'transparent' } as CSSProperties}>
                {name}
              </th>
              <td translate="no">{votes}</td>
              <td translate="no">{formatPercentage(percentage, i18n.language, 1)}</td>
              <td>
                <b translate="no">{seats}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
