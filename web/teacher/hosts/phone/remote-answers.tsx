import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHiddenArguments } from '#web/data/argument-removals.ts';
import { playedQuery } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { GroupArguments } from '#web/teacher/board/group-arguments-view.tsx';
import { GuessWords } from '#web/teacher/board/guess-words.tsx';
import { DRAW_EVERY_MS } from '#web/teacher/board/seat-chart.tsx';
import { answeredSeats, type SeatLayout } from '#web/teacher/board/seat-layout.ts';
import type { Lesson, LiveScreenProps } from '#web/teacher/control/live.ts';
import { SnapshotPanel } from '#web/teacher/control/snapshot-panel.tsx';
import { useArgumentBins } from '#web/teacher/control/use-argument-tools.tsx';
import { type ArgumentEntry, answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { usePaced } from '#web/teacher/parts/use-paced.ts';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import styles from './remote.module.css';

interface RemoteAnswersProps extends LiveScreenProps {
  lesson: Lesson;
}

/** How many answered in this round; never which option. */
export function AnsweredCount({ session, students, lesson }: RemoteAnswersProps) {
  const { t } = useTranslation('teacher-live');
  const { data: figures } = useQuery(figuresQuery(session.code));
  const answered = answeredOn(figures, lesson.statement);
  const words = t('question.answered', { count: answered, students: t('ofAll', { count: students }) });
  return <CountOf count={answered} of={students} words={words} />;
}

/** How many of the class, in words and as the seats of the board. */
export function CountOf({ count, of, words }: { count: number; of: number; words: string }) {
  const layout = useMemo(() => answeredSeats(of, count), [of, count]);
  return <CountWithSeats count={count} words={words} layout={layout} />;
}

/** The same with the seats of the lobby. */
export function CountWithSeats({ count, words, layout }: { count: number; words: string; layout: SeatLayout }) {
  const { seats } = usePaced(layout, DRAW_EVERY_MS);
  return (
    <div className={styles.answered}>
      <p role="status">
        <b translate="no">{count}</b> <span>{words}</span>
      </p>
      <div className={styles.seats}>
        <HalfCircle seats={seats} />
      </div>
    </div>
  );
}

/** The controls of a view that shows answers: showing the latest result, and removing arguments. */
export function RemoteAnswers(props: RemoteAnswersProps) {
  const { session, lesson } = props;
  if (session.type === 'debate') return <Snapshot {...props} />;
  return lesson.at.view === 'group-arguments' && <Played {...props} />;
}

function Played({ session: { code }, lesson: { statement } }: RemoteAnswersProps) {
  const { data: played } = useQuery(playedQuery(code, statement._id));
  return <RemoteArguments code={code} options={statement.opinionOptions} entries={played?.arguments ?? NONE} />;
}

function Snapshot({ session, students, commands, lesson }: RemoteAnswersProps) {
  const { t } = useTranslation('teacher-live');
  const { statement, at } = lesson;
  const read = useQuery(shownQuery(session.code, statement._id));
  const { data: shown } = read;
  if (shown === undefined) return <Unread queries={[read]} />;
  return (
    <>
      <SnapshotPanel shown={shown} students={students} onUpdate={() => commands.update(statement._id)} />
      {at.view === 'statement-results' && shown.guess && shown.counts && shown.shift === null && (
        <p className={styles.soft}>
          <GuessWords guess={shown.guess} options={shown.counts} />
        </p>
      )}
      {at.view === 'group-arguments' &&
        (shown.arguments === null ? (
          <p className={styles.soft}>{t('arguments.notYet')}</p>
        ) : (
          <RemoteArguments code={session.code} options={statement.opinionOptions} entries={shown.arguments} />
        ))}
    </>
  );
}

interface RemoteArgumentsProps {
  code: string;
  options: LiveStatement['opinionOptions'];
  entries: readonly ArgumentEntry[];
}

/** The arguments that the class sees, to remove some of them. */
function RemoteArguments({ code, options, entries }: RemoteArgumentsProps) {
  const hidden = useHiddenArguments();
  const visible = useMemo(() => entries.filter(({ _id }) => !hidden.has(_id)), [entries, hidden]);
  return <GroupArguments options={options} entries={visible} tools={useArgumentBins(code)} />;
}

const NONE: never[] = [];
