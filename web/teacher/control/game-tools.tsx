import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { HeaderTag } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { LockButton } from './lock-button.tsx';
import type { Commands } from './use-commands.ts';

/** The label says what a click does: ask to put the devices away, or end that. */
export function DevicesButton({ away, commands }: { away: boolean; commands: Commands }) {
  const { t } = useTranslation('teacher-live');
  return (
    <Button
      kind="line"
      aria-keyshortcuts="W"
      busy={commands.busy === 'devices'}
      onClick={() => commands.putDevicesAway(!away)}
    >
      <Icon name="phone" />
      {away ? t('devices.back') : t('devices.away')}
    </Button>
  );
}

/** The tools for the whole game, available at any statement. */
export function GameTools({ session, commands }: { session: VotingSession; commands: Commands }) {
  return (
    <>
      <DevicesButton away={session.devicesAway} commands={commands} />
      <LockButton locked={session.locked} commands={commands} />
    </>
  );
}

/** Shown on the live screen while the devices are away. */
export function DevicesTag() {
  const { t } = useTranslation('teacher-live');
  return <HeaderTag icon="phone">{t('devices.away')}</HeaderTag>;
}
