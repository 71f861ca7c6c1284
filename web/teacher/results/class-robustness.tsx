import type { GroupResults } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './class-robustness.module.css';

/** For how many of the class one other answer would have changed the first place, or a sentence without a number where it is hidden. */
export function ClassRobustness({ robustness }: Pick<GroupResults, 'robustness'>) {
  const { t } = useTranslation('teacher-results');
  const changeable = robustness?.changeable ?? null;
  const says = () => {
    if (robustness === null || changeable === null) return t('firm.hidden');
    const { students } = robustness;
    if (changeable === 0) return t('firm.changeableNone', { students });
    if (changeable === students) return t('firm.changeableAll', { students });
    return t('firm.changeable', { changeable, students });
  };
  return (
    <p className={styles.firm}>
      <Icon name="info" />
      <span>{says()}</span>
      <small>{t(changeable === null ? 'firm.hiddenNote' : 'firm.note')}</small>
    </p>
  );
}
