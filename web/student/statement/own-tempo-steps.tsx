import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Game } from '#web/student/game/game.ts';
import type { StatementPosition } from '#web/student/game/student-phase.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';

/** `onward`: the button that goes on is the main one. */
export function OwnTempoSteps({
  place,
  game,
  onward = false,
}: {
  place: StatementPosition;
  game: Game;
  onward?: boolean;
}) {
  const { t } = useTranslation('student');
  const { number, total } = place;
  const isLast = number === total;
  return (
    <>
      <div className={screen.steps}>
        {number > 1 && (
          <Button kind="line" onClick={() => game.goTo(number - 1)}>
            <Icon name="back" />
            {t('own.previous')}
          </Button>
        )}
        <Button kind={onward ? 'main' : 'line'} onClick={() => game.goTo(number + 1)}>
          {t(isLast ? 'own.finish' : 'own.next')}
          <Icon name="forward" />
        </Button>
      </div>
      {!isLast && (
        <Button kind="text" wide onClick={() => game.goTo(total + 1)}>
          {t('own.all')}
        </Button>
      )}
    </>
  );
}
