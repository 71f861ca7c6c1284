import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { playedQuery } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveScreenProps } from '#web/teacher/live/live-screen.ts';
import { useShown } from '#web/teacher/live/use-shown.ts';
import type { TeacherTempo } from '#web/teacher/live/use-teacher-tempo.tsx';
import { GroupArguments } from '#web/teacher/live/views/group-arguments-view.tsx';
import { SnapshotPanel } from '#web/teacher/live/views/snapshot-panel.tsx';
import { answeredOn } from '#web/teacher/parts/live-figures.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
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

type WithChildren = RemoteAnswersProps & { children: ReactNode };

/** The controls of a view that shows answers, around `children`: showing the latest result, and removing arguments. */
export function RemoteAnswers(props: WithChildren) {
  const { session, tempo, children } = props;
  if (session.type === 'debate') return <Snapshot {...props} />;
  return (
    <>
      {children}
      {tempo.view === 'group-arguments' && <Played {...props} />}
    </>
  );
}

function Played({ session: { code }, tempo: { statement } }: RemoteAnswersProps) {
  const { data: played } = useQuery(playedQuery(code, statement._id));
  return (
    <GroupArguments code={code} options={statement.opinionOptions} entries={played?.arguments ?? NONE} parties={NONE} />
  );
}

function Snapshot({ session, students, commands, tempo, children }: WithChildren) {
  const { statement, view } = tempo;
  const { shown, isFailed, retry } = useShown(session.code, statement._id);
  const options = useMemo(() => [...statement.opinionOptions].sort((a, b) => a.order - b.order), [statement]);
  return (
    <>
      {shown === undefined ? (
        isFailed ? (
          <LoadFailure onRetry={retry} />
        ) : (
          <Loading />
        )
      ) : (
        <SnapshotPanel shown={shown} students={students} onUpdate={() => commands.update(statement._id)} />
      )}
      {children}
      {view === 'group-arguments' && shown && (
        <GroupArguments code={session.code} options={options} entries={shown.arguments ?? NONE} parties={NONE} />
      )}
    </>
  );
}

const NONE: never[] = [];
