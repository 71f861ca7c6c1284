import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Lead } from './use-lead.ts';

/** What the main button says: what comes next, or the question that it asks. */
export function useMainLabel({ main: { name, isArmed } }: Lead, talkSeconds: number): string {
  const { t } = useTranslation('teacher-live');
  return isArmed
    ? t(`lesson.sure.${name === 'voteAgain' || name === 'toResults' ? name : 'few'}`)
    : t(`lesson.do.${name}`, { count: Math.round(talkSeconds / 60) });
}
