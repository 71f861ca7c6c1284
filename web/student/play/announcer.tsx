import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type StudentPhase, screenOf } from '#web/student/game/student-phase.ts';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';

/** The focus moves only if the element that had it is gone: nobody is torn out of what they do. */
export function Announcer({ phase }: { phase: StudentPhase }) {
  const { t } = useTranslation('student');
  const shown = screenOf(phase);
  const first = useRef(true);

  useEffect(() => {
    void shown;
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    return focusLostHeading();
  }, [shown]);

  const words = (): string => {
    switch (phase.name) {
      case 'statement':
      case 'secondRound':
        return t(phase.name === 'secondRound' ? 'say.secondRound' : 'say.statement', {
          number: phase.place.number,
          total: phase.place.total,
          text: phase.place.statement.description,
        });
      case 'answered':
        return phase.answer.status === 'saved'
          ? t('answered.saved')
          : phase.answer.status === 'waiting'
            ? t('answered.kept')
            : '';
      case 'results':
        return t('say.results');
      default:
        return '';
    }
  };
  return (
    <VisuallyHidden>
      <span role="status">{words()}</span>
    </VisuallyHidden>
  );
}
