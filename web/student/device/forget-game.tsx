import { forgetOwnAnswers } from '#web/data/own-results.ts';
import { ForgetAnswers } from '#web/widgets/forget-answers.tsx';

/** From the results: nothing is left to see here then. */
export const ForgetGame = ({ sessionId }: { sessionId: string }) => (
  <ForgetAnswers onForget={() => forgetOwnAnswers(sessionId)} onForgotten={() => location.replace('/')} />
);
