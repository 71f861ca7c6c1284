import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { flipSwitch } from '#web/data/live-switches.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession, sessionQuery } from '#web/session/session-query.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { useWaitingTexts } from './waiting.ts';

/**
 * Opens or closes the class's questions once the results are shown, and opens the waiting ones in a separate window.
 */
export function QuestionsAfter({ code }: { code: string }) {
  const { data: session } = useQuery(sessionQuery(code, 'owner'));
  return session?.state === 'results' && <Questions session={session} />;
}

function Questions({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const { code, questionsOpen } = session;
  const [busy, setBusy] = useState(false);
  const waiting = useWaitingTexts(session);
  const flip = async () => {
    setBusy(true);
    try {
      await withTimeout((signal) => flipSwitch(code, 'questionsOpen', !questionsOpen, signal));
    } catch {
      notify('error', t('queue.failed'));
    }
    await refetchSession(code);
    setBusy(false);
  };
  return (
    <>
      <Button kind="line" busy={busy} onClick={() => void flip()}>
        <Icon name="question" />
        <span>{t(questionsOpen ? 'menu.closeQuestions' : 'menu.openQuestions')}</span>
      </Button>
      {waiting !== null && (waiting.hasQuestions || waiting.held > 0) && (
        <LinkButton kind="line" to={`/teacher/votingsession/${code}/arguments`} target="_blank">
          <Icon name="eye" />
          <span>{waiting.hasQuestions ? t('questions.look') : t('menu.held', { count: waiting.held })}</span>
        </LinkButton>
      )}
    </>
  );
}
