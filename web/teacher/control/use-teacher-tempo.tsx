import { type ReactNode, useMemo, useState } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import { type ChosenView, choicesOf, type LiveView, viewsOf } from '#shared/domain/live-views.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { type Lesson, useLesson } from './use-lesson.tsx';

export interface TeacherTempo {
  statement: LiveStatement;
  position: StatementPosition;
  view: LiveView;
  /** The views of this game. */
  views: readonly ChosenView[];
  lesson: Lesson;
  isFirst: boolean;
  isLast: boolean;
  goBack: () => void;
  /** To the next statement; after the last one, asks whether to show the results. */
  goOn: () => void;
  /** Asks whether to show the results now; absent on the last statement. */
  onEndNow: (() => void) | undefined;
  dialogs: ReactNode;
}

/** The position and the commands of a game in the teacher's tempo, for the projector and the remote control alike. */
export function useTeacherTempo({ session, commands }: LiveScreenProps): TeacherTempo {
  const { t } = useTranslation('teacher-live');
  const { type, statements, argumentsEnabled } = session;
  const ids = useMemo(() => statements.map(({ _id }) => _id), [statements]);
  const [asks, setAsks] = useState(false);
  const current = session.currentStatement;
  invariant(current !== null, 'in the teacher’s tempo a started session has a current statement');
  const next = neighbourOf(ids, current, 1);
  const previous = neighbourOf(ids, current, -1);
  const views = choicesOf(viewsOf(type, (setting) => setting === 'own_arguments' && argumentsEnabled));
  const view: LiveView = session.view ?? 'question';
  const statement = statements.find(({ _id }) => _id === current);
  invariant(statement, 'the current statement is one of the session');
  const lesson = useLesson(session, statement, view, commands);
  const position = { description: statement.description, number: ids.indexOf(current) + 1, total: ids.length };
  return {
    statement,
    position,
    view,
    views,
    lesson,
    isFirst: previous === null,
    isLast: next === null,
    goBack: () => previous !== null && commands.moveTo(previous),
    goOn: () => (next === null ? setAsks(true) : commands.moveTo(next)),
    onEndNow: next === null ? undefined : () => setAsks(true),
    dialogs: (
      <>
        {lesson.dialogs}
        {asks && (
          <Dialog
            title={t('end.title')}
            cancel={t('end.back')}
            confirm={t('toResults')}
            onCancel={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false);
              commands.end();
            }}
          >
            <p>{next === null ? t('end.wasLast') : t('end.early', { count: ids.length - position.number })}</p>
          </Dialog>
        )}
      </>
    ),
  };
}

/** Ignores the second click of a double click. */
export const once =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
