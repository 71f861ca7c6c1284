import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNotice } from '#web/teacher/parts/live-controls.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { type JoinedAt, joinJump, noteJoined } from './join-jump.ts';
import { LockButton } from './lock-button.tsx';
import type { Commands } from './use-commands.ts';

/** After the start: suggests locking the game when many students join suddenly, until the teacher has decided. */
export function JoinJumpNotice({
  students,
  locked,
  commands,
}: {
  students: number;
  locked: boolean;
  commands: Commands;
}) {
  const { t } = useTranslation('teacher-live');
  const counts = useRef<JoinedAt[]>([]);
  const [jump, setJump] = useState<number | null>(null);
  useEffect(() => {
    counts.current = noteJoined(counts.current, { at: Date.now(), students });
    setJump((before) => joinJump(counts.current) ?? before);
  }, [students]);
  const isFine = () => {
    counts.current = [{ at: Date.now(), students }];
    setJump(null);
  };
  if (jump === null || locked) return null;
  return (
    <ControlsNotice text={t('lock.jump', { count: jump })}>
      <LockButton locked={false} commands={commands} />
      <Button kind="text" onClick={isFine}>
        {t('lock.fine')}
      </Button>
    </ControlsNotice>
  );
}
