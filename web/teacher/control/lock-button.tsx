import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { Commands } from './use-commands.ts';

/** The label says what a click does. */
export function LockButton({ locked, commands }: { locked: boolean; commands: Commands }) {
  const { t } = useTranslation('teacher-live');
  return (
    <Button kind="line" busy={commands.busy === 'locked'} onClick={() => commands.flip('locked', !locked)}>
      <Icon name={locked ? 'unlock' : 'lock'} />
      {locked ? t('lock.unlock') : t('lock.lock')}
    </Button>
  );
}
