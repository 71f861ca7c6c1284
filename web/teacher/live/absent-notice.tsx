import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oddlyAbsent } from '#shared/domain/absent.ts';
import { attendanceQuery } from '#web/data/participants.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNotice } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { Commands } from './use-commands.ts';

/** Before the start: says when more students joined than have an open screen, and removes the others. */
export function AbsentNotice({ code, commands }: { code: string; commands: Commands }) {
  const { t } = useTranslation('teacher-live');
  const { data } = useQuery(attendanceQuery(code));
  const [accepted, setAccepted] = useState(0);
  const absent = data ? oddlyAbsent(data, accepted) : null;
  if (!data || absent === null) return null;
  const screens = t('absent.screens', { count: data.connected ?? 0 });
  return (
    <ControlsNotice text={t('absent.text', { count: data.count, screens })}>
      <Button kind="line" busy={commands.busy === 'absent'} onClick={commands.removeAbsent}>
        <Icon name="people" />
        {t('absent.remove')}
      </Button>
      <Button kind="text" onClick={() => setAccepted(absent)}>
        {t('absent.keep')}
      </Button>
    </ControlsNotice>
  );
}
