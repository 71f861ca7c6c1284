import type { CommentState } from '#shared/domain/argument-flags.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './argument-state.module.css';

/** The component, when its texts are there. */
export const loadArgumentState = () => withTexts(ArgumentState, 'student-results');

/** Says that the class does not see the argument yet, or not at all; never why. */
function ArgumentState({ state }: { state: Exclude<CommentState, 'shown'> }) {
  const { t } = useTranslation('student-results');
  return (
    <p className={styles.state}>
      <Icon name={state === 'held' ? 'clock' : 'info'} />
      <b>{t(`argumentState.${state}`)}</b>
      <small>{t(`argumentState.${state}Text`)}</small>
    </p>
  );
}
