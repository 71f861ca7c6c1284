import { useState } from 'react';
import type { SessionOverview } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { SchoolDialog } from './school-dialog.tsx';

/** Adds the last ballot to the school's count after the lesson, when a colleague's code came. Null without one. */
export function useSchoolCount(code: string, overview: Pick<SessionOverview, 'ballots'> | undefined) {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  const last = overview?.ballots.at(-1);
  if (last === undefined) return null;
  return {
    button: (
      <Button kind="line" onClick={() => setOpen(true)}>
        <Icon name="people" />
        {t('school.title')}
      </Button>
    ),
    dialog: isOpen && <SchoolDialog code={code} round={last.round} onClose={() => setOpen(false)} />,
  };
}
