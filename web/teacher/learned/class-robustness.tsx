import type { GroupResults } from '#shared/contract/result.ts';
import { useRobustnessWords } from '#web/teacher/parts/use-robustness-words.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './class-robustness.module.css';

export function ClassRobustness({ robustness }: Pick<GroupResults, 'robustness'>) {
  const { sentence, note } = useRobustnessWords(robustness);
  return (
    <p className={styles.firm}>
      <Icon name="info" />
      <span>{sentence}</span>
      <small>{note}</small>
    </p>
  );
}
