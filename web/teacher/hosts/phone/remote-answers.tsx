import { type ReactNode, useMemo } from 'react';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { useHiddenArguments } from '#web/data/hidden-arguments.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { GroupArguments } from '#web/teacher/board/group-arguments-view.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { SnapshotPanel } from '#web/teacher/control/snapshot-panel.tsx';
import { useArgumentTools } from '#web/teacher/control/use-argument-tools.tsx';
import { useRoundCount } from '#web/teacher/control/use-round-count.ts';
import { useShown } from '#web/teacher/control/use-shown.ts';
import type { TeacherTempo } from '#web/teacher/control/use-teacher-tempo.tsx';
import { type ArgumentEntry, byId, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
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

/** The controls of a view that shows answers, around `children`: freezing a result, taking the next snapshot, and removing arguments. */
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
        <RemoteArguments code={session.code} options={tempo.statement.opinionOptions} entries={ofParties} />
      )}
    </>
  );
}

function Snapshot({ session, students, commands, tempo, opinions, children }: WithChildren) {
  const { statement, view } = tempo;
  const isFrozen = session.frozen === true;
  const { shown, isFailed, retry } = useShown({
    code: session.code,
    statementId: statement._id,
    opinions,
    students,
    isFrozen,
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
        <SnapshotPanel
          shown={shown}
          students={students}
          isFrozen={isFrozen}
          controls={{ onFreeze: commands.freeze, onUpdate: () => commands.update(statement._id) }}
        />
      )}
      {children}
      {view === 'group-arguments' && shown && (
        <RemoteArguments code={session.code} options={options} entries={shown.arguments ?? NONE} />
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
  return <GroupArguments options={options} entries={visible} parties={NONE} tools={useArgumentTools(code)} />;
}

const NONE: never[] = [];
