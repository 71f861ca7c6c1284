import { isText, orNull, shape } from '#web/client/shape.ts';

/** Input of a student that is not sent yet. */
export interface AnswerDraft {
  opinion: string | null;
  comment: string;
}

/** @param clientId the student of a shared device */
export const answerDraftKey = (code: string, statementId: string, clientId = ''): string =>
  `${code}:${statementId}${clientId && `:${clientId}`}`;

export const isAnswerDraft = shape<AnswerDraft>({ opinion: orNull(isText), comment: isText });
