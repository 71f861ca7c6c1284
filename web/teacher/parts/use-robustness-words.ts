import type { GroupResults } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** Returns for how many of the class one other answer would have changed the first place, or a sentence without a number if it is hidden; and an explanation. */
export function useRobustnessWords(robustness: GroupResults['robustness']): { sentence: string; note: string } {
  const { t } = useTranslation('teacher-results');
  const changeable = robustness?.changeable ?? null;
  const says = () => {
    if (robustness === null || changeable === null) return t('firm.hidden');
    const { students } = robustness;
    if (changeable === 0) return t('firm.changeableNone', { students });
    if (changeable === students) return t('firm.changeableAll', { students });
    return t('firm.changeable', { changeable, students });
  };
  return { sentence: says(), note: t(changeable === null ? 'firm.hiddenNote' : 'firm.note') };
}
