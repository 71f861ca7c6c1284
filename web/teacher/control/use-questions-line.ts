import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import type { Commands } from './use-commands.ts';

/** The class's questions as a line of the menu: it opens them and shows them on the board; there it closes them, and they stay on it. */
export function useQuestionsLine(
  { view, questionsOpen }: Pick<VotingSession, 'view' | 'questionsOpen'>,
  commands: Pick<Commands, 'show' | 'flip'>,
  statementId: string,
): MenuLine & { name: LiveView } {
  const { t } = useTranslation('teacher-live');
  const isOn = view === 'questions';
  const closes = isOn && questionsOpen;
  return {
    name: 'questions',
    icon: 'question',
    key: LETTER.questions,
    label: closes ? t('menu.closeQuestions') : isOn ? t('menu.openQuestions') : t('menu.questions'),
    act: () => {
      if (closes || !questionsOpen) commands.flip('questionsOpen', !questionsOpen);
      if (!isOn) commands.show(statementId, 'questions');
    },
  };
}

/** The same in a game whose board does not show them: it opens or closes them. */
export function useQuestionsSwitch(
  { questionsOpen }: Pick<VotingSession, 'questionsOpen'>,
  commands: Pick<Commands, 'flip'>,
): MenuLine {
  const { t } = useTranslation('teacher-live');
  return {
    name: 'questions',
    icon: 'question',
    key: LETTER.questions,
    label: t(questionsOpen ? 'menu.closeQuestions' : 'menu.openQuestions'),
    act: () => commands.flip('questionsOpen', !questionsOpen),
  };
}
