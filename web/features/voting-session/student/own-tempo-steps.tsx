// In one's own tempo: to the statement before and after this one.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import screen from '#web/ui/screen.module.css';
import type { Game } from './game.ts';
import type { Place } from './student-phase.ts';

/** `onward`: going on is what one came for, so its button is the main one. */
export function OwnTempoSteps({ place, game, onward = false }: { place: Place; game: Game; onward?: boolean }) {
  const { t } = useTranslation('student');
  const { number, total } = place;
  const isLast = number === total;
  return (
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
  );
}
