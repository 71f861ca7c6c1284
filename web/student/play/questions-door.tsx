import { lazy } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import type { Game } from '#web/student/game/game.ts';

const Questions = lazy(async () => ({
  default: (await withTexts(import('#web/student/questions/questions.tsx'), 'student-results')).Questions,
}));

/** The button to ask a question, while the teacher has questions open. */
export const QuestionsDoor = ({ session: { questionsOpen, code }, clientId }: Pick<Game, 'session' | 'clientId'>) =>
  questionsOpen && (
    <OptionalChunk>
      <Questions code={code} clientId={clientId} />
    </OptionalChunk>
  );
