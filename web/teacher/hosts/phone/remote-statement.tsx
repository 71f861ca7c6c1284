import { showsAnswers } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { StatementAnnounced } from '#web/teacher/board/statement-heading.tsx';
import { HandsPanel } from '#web/teacher/control/hands-panel.tsx';
import { LETTER } from '#web/teacher/control/live-keys.ts';
import { StatementNotes } from '#web/teacher/control/statement-notes.tsx';
import { useStatementControls } from '#web/teacher/control/use-statement-controls.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import styles from './remote.module.css';
import { AnsweredCount, RemoteAnswers } from './remote-answers.tsx';
import { RemoteHeader } from './remote-header.tsx';
import { RemoteQuestions } from './remote-questions.tsx';

/** The remote control of a game in the teacher's tempo: the view of the projector, and the tools for the statement. */
export function RemoteStatement({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const { tempo, ...controls } = useStatementControls(screen, onShowBoard);
  const { statement, position, view, tools, lead } = tempo;
  return (
    <>
      <StatementAnnounced position={position} step={lead.step === 'vote' ? null : t(`lesson.step.${lead.step}`)} />
      <RemoteHeader code={session.code} locked={session.locked} students={students} />
      <main id="main" className={styles.main}>
        <div className={styles.statement}>
          <StatementNumber value={position.number} kind="now" />
          <div>
            <h1 lang={CONTENT_LANGUAGE}>{position.description}</h1>
            <p>
              {t('ofStatements', { total: position.total })} · {t(`lesson.step.${lead.step}`)}
              {statement.round > 1 && ` · ${t('voteAgain.tag')}`} {statement.own && <OwnMark />}
            </p>
          </div>
        </div>
        <StatementNotes statement={statement} />
        <AnsweredCount {...screen} tempo={tempo} />
        <QueueLink session={session} />
        {view === 'hands' && (
          <HandsPanel key={`${statement._id} ${statement.round}`} session={session} statement={statement} />
        )}
        {view === 'questions' && (
          <RemoteQuestions
            session={session}
            answered={controls.ofView}
            onEnlarge={(id) =>
              commands.show(statement._id, 'questions', id === null ? null : { kind: 'question', id, page: 0 })
            }
          />
        )}
        {showsAnswers(view, session.type) && (
          <RemoteAnswers key={`${statement._id} ${statement.round}`} {...screen} tempo={tempo} />
        )}
      </main>
      <LiveControls
        isLarge
        lead={controls.main}
        left={controls.back}
        right={
          <>
            <Button kind="line" aria-keyshortcuts={LETTER.clock} onClick={tools.clockLine.act}>
              <Icon name="clock" />
              {tools.clockLine.label}
            </Button>
            {controls.skip}
            {controls.menu}
          </>
        }
        failure={commands.failure}
        notice={controls.notice}
        note={controls.note}
      />
      {controls.dialogs}
    </>
  );
}
