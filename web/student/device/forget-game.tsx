import { readRecentGame } from '#web/client/recent-games.ts';
import { forgetOwnAnswers } from '#web/data/own-results.ts';
import { ForgetAnswers } from '#web/widgets/forget-answers.tsx';

/** Deletes the answers from the results' page, which is then left, unless other students share the device. */
export const ForgetGame = ({ sessionId }: { sessionId: string }) => (
  <ForgetAnswers
    onForget={() => forgetOwnAnswers(sessionId)}
    onForgotten={() => location.replace(readRecentGame(sessionId) ? `/results/${sessionId}` : '/')}
  />
);
