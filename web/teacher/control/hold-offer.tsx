import { useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNotice } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { Commands } from './use-commands.ts';

/** Games in which it was offered on this device. */
const answered = new Set<string>();

/** Before the start, once there is a second screen for it: offers once to check arguments before they are shown. */
export function HoldOffer({
  session: { code, argumentsEnabled, holdArguments },
  hasOther,
  commands,
}: {
  session: VotingSession;
  hasOther: boolean;
  commands: Commands;
}) {
  const { t } = useTranslation('teacher-live');
  const [isAnswered, setAnswered] = useState(answered.has(code));
  if (!hasOther || !argumentsEnabled || holdArguments || isAnswered) return null;
  const answer = () => {
    answered.add(code);
    setAnswered(true);
  };
  return (
    <ControlsNotice text={t('hold.offer')}>
      <Button
        kind="line"
        onClick={() => {
          answer();
          commands.flip('holdArguments', true);
        }}
      >
        <Icon name="eye" />
        {t('hold.yes')}
      </Button>
      <Button kind="text" onClick={answer}>
        {t('hold.no')}
      </Button>
    </ControlsNotice>
  );
}
