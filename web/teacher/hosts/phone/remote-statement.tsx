import { useQuery } from '@tanstack/react-query';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import { showsAnswers } from '#shared/domain/live-views.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { QuestionList } from '#web/teacher/board/questions-view.tsx';
import { StatementAnnounced, StatementNumberButton } from '#web/teacher/board/statement-heading.tsx';
import { HandsPanel } from '#web/teacher/control/hands-panel.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { StatementNotes } from '#web/teacher/control/statement-words.tsx';
import { ButtonOf, ButtonsAt, type Controls, TabsOf, useControls } from '#web/teacher/control/use-controls.tsx';
import { useLesson } from '#web/teacher/control/use-lesson.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import styles from './remote.module.css';
import { AnsweredCount, RemoteAnswers } from './remote-answers.tsx';
import { RemoteBallot } from './remote-ballot.tsx';
import { RemoteHeader } from './remote-header.tsx';

/** The remote control of a game in the teacher's tempo: the view of the projector, and the tools for what is on it. */
export function RemoteStatement({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { session, students, commands } = screen;
  const live = useLesson(screen, onShowBoard);
  const controls = useControls(live);
  const { lead } = live.lesson;
  const shown = session.ballot?.shown ?? null;
  return (
    <>
      <RemoteHeader code={session.code} locked={session.locked} students={students} controls={controls} />
      <main id="main" className={styles.main}>
        {shown !== null && lead.chips !== null ? (
          <>
            <RemoteBallot session={session} shown={shown} students={students} chips={lead.chips} />
            <p className={styles.tools}>
              <ButtonsAt live={live} place="stage" />
            </p>
          </>
        ) : (
          <StatementTools {...screen} live={live} controls={controls} />
        )}
      </main>
      <LiveControls
        isLarge
        lead={controls.main}
        left={controls.back}
        right={
          <>
            <ButtonOf live={live} name="clockDialog" />
            <ButtonOf live={live} name="skip" />
            {controls.more}
          </>
        }
        failure={commands.failure}
        note={controls.note}
      />
      {controls.dialogs}
    </>
  );
}

interface StatementToolsProps extends LiveScreenProps {
  live: ReturnType<typeof useLesson>;
  controls: Controls;
}

/** The statement that the class is at, and what a teacher does with it. */
function StatementTools({ live, controls, ...screen }: StatementToolsProps) {
  const { t } = useTranslation('teacher-live');
  const { session, commands } = screen;
  const { lesson } = live;
  const { statement, position, lead } = lesson;
  const { view } = lesson.at;
  return (
    <>
      <StatementAnnounced position={position} step={lead.step === 'vote' ? null : t(`lesson.step.${lead.step}`)} />
      <div className={styles.statement}>
        <StatementNumberButton number={position.number} press={controls.press('statement')} />
        <div>
          <h1 dir="auto" lang={CONTENT_LANGUAGE}>
            {position.description}
          </h1>
          <p>
            <span>{t('ofStatements', { total: position.total })}</span> · <span>{t(`lesson.step.${lead.step}`)}</span>
            {statement.round > 1 && <span>{` · ${t('voteAgain.tag')}`}</span>} {statement.own && <OwnMark />}
          </p>
        </div>
        {position.drawing && <DrawingImage name={position.drawing} className={styles.thing} />}
      </div>
      <StatementNotes statement={statement} />
      <AnsweredCount {...screen} lesson={lesson} />
      <QueueLink session={session} />
      <TabsOf live={live} />
      <p className={styles.tools}>
        <ButtonsAt live={live} place="view" />
      </p>
      {view === 'hands' && (
        <HandsPanel key={`${statement._id} ${statement.round}`} session={session} statement={statement} />
      )}
      {view === 'questions' && (
        <RemoteQuestions
          session={session}
          onEnlarge={(id) =>
            commands.show(statement._id, 'questions', id === null ? null : { kind: 'question', id, page: 0 })
          }
        />
      )}
      {showsAnswers(view, session.type) && (
        <RemoteAnswers key={`${statement._id} ${statement.round}`} {...screen} lesson={lesson} />
      )}
    </>
  );
}

interface RemoteQuestionsProps {
  session: VotingSession;
  /** Makes a question fill the board, or none. */
  onEnlarge: (id: string | null) => void;
}

/** The questions that are on the board, to make one of them large there. */
function RemoteQuestions({ session: { code, at }, onEnlarge }: RemoteQuestionsProps) {
  const { t } = useTranslation('teacher-board');
  const { data: questions = [] } = useQuery(questionsQuery(code));
  const shown = questions.filter(({ state }) => state === 'shown');
  const { top, large } = questionsOnBoard(shown, at?.kind === 'question' ? at.id : null);
  return (
    <section aria-label={t('questions.title')}>
      {large === null && top.length === 0 && <p>{t('questions.none')}</p>}
      {large === null ? (
        <QuestionList questions={top} onEnlarge={onEnlarge} />
      ) : (
        <>
          <p dir="auto">{large.text}</p>
          <p className={styles.tools}>
            <Button kind="line" onClick={() => onEnlarge(null)}>
              {t('questions.all')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
