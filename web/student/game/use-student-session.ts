import { useEffect } from 'react';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { patchStudent, refetchSession } from '#web/session/session-query.ts';
import { useSession } from '#web/session/use-session.ts';
import { outbox, startOutbox } from '#web/student/outbox/outbox.ts';

/** The session of `useSession`, with the answers that the outbox has sent. */
export function useStudentSession(code: SessionCode) {
  const read = useSession(code, 'student');
  const sessionId = read.session?._id;

  useEffect(() => {
    startOutbox();
    const stopSaved = outbox.onSaved((answer, saved) => {
      if (answer.code !== code) return;
      const { code: _, statementId, clientId } = answer;
      if (saved.answer) patchStudent(code, clientId, { type: 'answers', answers: [saved.answer] });
      if (saved.guess !== null) patchStudent(code, clientId, { type: 'guessed', statementId, guess: saved.guess });
    });
    // Sent by another tab: treated as stored until the next read.
    const stopGone = outbox.onGone((answer) => {
      if (answer.code !== code || sessionId === undefined) return;
      if (answer.isStored) return void refetchSession(code);
      const sent = {
        ...answer,
        _id: answer.id,
        comment: answer.comment ?? '',
        // Unknown here; the next read has it.
        commentState: null,
        studentId: '',
        sessionId,
      };
      patchStudent(code, answer.clientId, { type: 'answers', answers: [sent] });
      void refetchSession(code);
    });
    return () => {
      stopSaved();
      stopGone();
    };
  }, [code, sessionId]);

  // A game that was played here and whose code no longer works was archived while this phone was offline.
  return { ...read, archived: read.archived || (read.isGone && read.session !== undefined) };
}
