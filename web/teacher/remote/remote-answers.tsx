import { type ReactNode, useMemo } from 'react';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveScreenProps } from '#web/teacher/live/live-screen.ts';
import { useRoundCount } from '#web/teacher/live/use-round-count.ts';
import { useShown } from '#web/teacher/live/use-shown.ts';
import type { TeacherTempo } from '#web/teacher/live/use-teacher-tempo.tsx';
import { GroupArguments } from '#web/teacher/live/views/group-arguments-view.tsx';
import { SnapshotPanel } from '#web/teacher/live/views/snapshot-panel.tsx';
import { byId } from '#web/teacher/parts/live-figures.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './remote.module.css';

interface RemoteAnswersProps extends LiveScreenProps {
  tempo: TeacherTempo;
  /** The answers to the current statement. */
  opinions: readonly StudentOpinion[];
}

/** How many answered in this round; never which option. */
export function AnsweredCount({ session, students, tempo, opinions }: RemoteAnswersProps) {
  const { t } = useTranslation('teacher-live');
  const answered = useRoundCount(session.code, tempo.statement, opinions);
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
  const { session, tempo, opinions, children } = props;
  const ofParties = useMemo(
    () => opinions.filter(({ commentState }) => commentState === 'shown').sort(byId),
    [opinions],
  );
  if (session.type === 'debate') return <Snapshot {...props} />;
  return (
    <>
      {children}
      {tempo.view === 'group-arguments' && (
        <GroupArguments
          code={session.code}
          options={tempo.statement.opinionOptions}
          entries={ofParties}
          parties={NONE}
        />
      )}
    </>
  );
}

function Snapshot({ session, students, commands, tempo, opinions, children }: WithChildren) {
  const { statement, view } = tempo;
  const { shown, isFailed, retry } = useShown({
    code: session.code,
    statementId: statement._id,
    opinions,
    students,
  });
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
