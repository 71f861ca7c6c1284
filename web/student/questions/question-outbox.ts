// Questions wait here until the server has them, in the form in which answers do.
import type { OwnQuestion } from '#shared/contract/question.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { isText } from '#web/client/shape.ts';
import { QUESTION_OUTBOX } from '#web/client/unsent.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { sendQuestion } from '#web/data/own-questions.ts';
import { randomUuid, readClientId } from '#web/shell/identity.ts';
import { answerDraftKey } from '#web/student/game/answer-draft.ts';
import { createOutbox, sendResultOf, whenBack } from '#web/student/outbox/outbox.ts';

export const questionOutbox = createOutbox<OwnQuestion>(
  QUESTION_OUTBOX,
  async ({ code, statementId: id, opinion: text, clientId }) => {
    try {
      const as = clientId ?? readClientId();
      const saved = await withTimeout((signal) => sendQuestion({ code, id, as }, text, signal));
      return { kind: 'saved', saved };
    } catch (failure) {
      return sendResultOf(failure);
    }
  },
);
whenBack(questionOutbox, QUESTION_OUTBOX);

/** Under which the text of a question is kept until it is asked. */
export const questionDraftKey = (code: string, clientId: string | undefined): string =>
  answerDraftKey(code, 'question', clientId);

// Also while nobody looks at the questions, as when the teacher has closed them: what was typed is there when they open again.
questionOutbox.onRefused(({ code, clientId, opinion }) => {
  const key = questionDraftKey(code, clientId);
  const typed = readDraft(key, isText);
  writeDraft(key, typed === null ? opinion : `${typed}\n${opinion}`);
});

/** Asks a question, now or as soon as there is a network. */
export const ask = (code: string, clientId: string | undefined, text: string): void =>
  questionOutbox.put({ code, statementId: randomUuid(), opinion: text, comment: null, partyId: null, clientId });
