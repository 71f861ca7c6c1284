import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Game } from '#web/student/game/game.ts';
import type { StatementPosition } from '#web/student/game/student-phase.ts';
import { CommonIcon } from '#web/ui/common/common-icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

/** `onward`: the button that goes on is the main one. `toResults`: what stands in the place of the last statement’s, once every answer is stored. */
export function OwnTempoSteps({
  place,
  game,
  onward = false,
  toResults,
}: {
  place: StatementPosition;
  game: Game;
  onward?: boolean;
  toResults?: ReactNode;
}) {
  const { t } = useTranslation('student');
  const { number, total } = place;
  const isLast = number === total;
  const instead = isLast && toResults;
  return (
    <>
      {instead || (
        <Button kind={onward ? 'main' : 'line'} wide onClick={() => game.goTo(number + 1)}>
          <span>{t(isLast ? 'own.finish' : 'own.next')}</span>
          <CommonIcon name="forward" />
        </Button>
      )}
      {(!isLast || instead) && (
        <Button kind="text" wide onClick={() => game.goTo(total + 1)}>
          {t('own.all')}
        </Button>
      )}
    </>
  );
}
