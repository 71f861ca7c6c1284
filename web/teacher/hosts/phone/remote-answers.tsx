import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { playedQuery } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { useHiddenArguments } from '#web/data/hidden-arguments.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { GroupArguments } from '#web/teacher/board/group-arguments-view.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { SnapshotPanel } from '#web/teacher/control/snapshot-panel.tsx';
import { useArgumentBins } from '#web/teacher/control/use-argument-tools.tsx';
import type { TeacherTempo } from '#web/teacher/control/use-teacher-tempo.ts';
import { type ArgumentEntry, answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import styles from './remote.module.css';

interface RemoteAnswersProps extends LiveScreenProps {
  tempo: TeacherTempo;
}

/** How many answered in this round; never which option. */
export function AnsweredCount({ session, students, tempo }: RemoteAnswersProps) {
  const { t } = useTranslation('teacher-live');
  const { data: figures } = useQuery(figuresQuery(session.code));
  const answered = answeredOn(figures, tempo.statement);
  return (
    <div className={styles.answered}>
      <p role="status">
        <b>{answered}</b>{' '}
        <span>{t('question.answered', { count: answered, students: t('ofAll', { count: students }) })}</span>
      </p>
      <progress value={Math.min(answered, students)} max={Math.max(1, students)} aria-hidden="true" />
    </div>
  );
}

/** The controls of a view that shows answers: showing the latest result, and removing arguments. */
export function RemoteAnswers(props: RemoteAnswersProps) {
  const { session, tempo } = props;
  if (session.type === 'debate') return <Snapshot {...props} />;
  return tempo.view === 'group-arguments' && <Played {...props} />;
}

function Played({ session: { code }, tempo: { statement } }: RemoteAnswersProps) {
  const { data: played } = useQuery(playedQuery(code, statement._id));
  return <RemoteArguments code={code} options={statement.opinionOptions} entries={played?.arguments ?? NONE} />;
}

function Snapshot({ session, students, commands, tempo }: RemoteAnswersProps) {
  const { statement, view } = tempo;
  const read = useQuery(shownQuery(session.code, statement._id));
  const { data: shown } = read;
  if (shown === undefined) return <Unread queries={[read]} />;
  return (
    <>
      <SnapshotPanel shown={shown} students={students} onUpdate={() => commands.update(statement._id)} />
      {view === 'group-arguments' && (
        <RemoteArguments code={session.code} options={statement.opinionOptions} entries={shown.arguments ?? NONE} />
      )}
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
