import { readRecentGame } from '#web/client/recent-games.ts';
import { forgetOwnAnswers } from '#web/data/own-results.ts';
import { ForgetAnswers } from '#web/widgets/forget-answers.tsx';

/** From the results: nothing is left to see here then, but for the others of a shared device. */
export const ForgetGame = ({ sessionId }: { sessionId: string }) => (
  <ForgetAnswers
    onForget={() => forgetOwnAnswers(sessionId)}
    onForgotten={() => location.replace(readRecentGame(sessionId) ? `/results/${sessionId}` : '/')}
  />
);
