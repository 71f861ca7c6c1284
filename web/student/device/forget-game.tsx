import { readRecentGame } from '#web/client/recent-games.ts';
import { forgetOwnAnswers } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notifyNext } from '#web/shell/notice-place.tsx';
import { ForgetAnswers } from '#web/widgets/forget-answers.tsx';

/** Deletes the answers from the results' page, which is then left, unless other students share the device. */
export function ForgetGame({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('student-device');
  return (
    <ForgetAnswers
      onForget={() => forgetOwnAnswers(sessionId)}
      onForgotten={() => {
        notifyNext(t('forget.done'));
        location.replace(readRecentGame(sessionId) ? `/results/${sessionId}` : '/');
      }}
    />
  );
}
