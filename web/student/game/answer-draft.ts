/** What a student typed but did not send yet. */
export interface AnswerDraft {
  opinion: string | null;
  comment: string;
}

/** @param clientId the student of a shared device */
export const answerDraftKey = (code: string, statementId: string, clientId = ''): string =>
  `${code}:${statementId}${clientId && `:${clientId}`}`;

export function isAnswerDraft(value: unknown): value is AnswerDraft {
  const { opinion, comment } = value as Partial<AnswerDraft>;
  return typeof comment === 'string' && (opinion === null || typeof opinion === 'string');
}
