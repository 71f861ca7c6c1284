import { useQuery } from '@tanstack/react-query';
import { type GameSetting, switchesFor } from '#shared/domain/game-settings.ts';
import { TEMPOS } from '#shared/domain/voting-session.ts';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { toggled } from '#web/teacher/parts/game-draft.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';
import { StudentPreview } from './student-preview.tsx';

/** The others are folded: their first values are good for most classes. */
const FIRST: readonly GameSetting[] = ['parties_by_lot', 'own_arguments', 'hold_arguments'];

export function OptionsStep({ draft, change, set, choice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const { data: words } = useQuery({ ...difficultWordsQuery, staleTime: 60_000 });
  const isOwnTempo = draft.settings.includes('own_tempo');
  const toggle = (setting: GameSetting, on: boolean) =>
    change((before) => ({ ...before, settings: toggled(before.settings, [setting], on) }));
  const switches = switchesFor(draft.type, draft.settings);
  const card = (setting: (typeof switches)[number]) => {
    const isFixed = setting === 'aggregates_only' && settings.strictAnonymity;
    return (
      <ChoiceCard
        key={setting}
        type="checkbox"
        title={t(`options.${setting}.title`)}
        checked={isFixed || draft.settings.includes(setting)}
        isFixed={isFixed}
        onChange={(on) => toggle(setting, on)}
      >
        <span>{t(`options.${setting}.text`)}</span>
        {isFixed && <span>{t('options.aggregates_only.strict')}</span>}
      </ChoiceCard>
    );
  };
  return (
    <div className={styles.options}>
      <div className={styles.form}>
        <fieldset className={styles.cards}>
          <legend>{t('options.tempo')}</legend>
          {TEMPOS.map((tempo) => (
            <ChoiceCard
              key={tempo}
              type="radio"
              name="tempo"
              title={t(`options.tempos.${tempo}.title`)}
              checked={isOwnTempo === (tempo === 'student')}
              onChange={() => toggle('own_tempo', tempo === 'student')}
            >
              <span>{t(`options.tempos.${tempo}.text`)}</span>
            </ChoiceCard>
          ))}
        </fieldset>
        <fieldset className={styles.cards}>
          <legend>{t('options.may')}</legend>
          {switches.filter((setting) => FIRST.includes(setting)).map(card)}
        </fieldset>
        <details className={styles.more}>
          <summary>{t('options.more')}</summary>
          <fieldset className={styles.cards} aria-label={t('options.more')}>
            {switches.filter((setting) => !FIRST.includes(setting)).map(card)}
          </fieldset>
        </details>
      </div>
      <StudentPreview draft={draft} set={set} choice={choice} words={words} />
    </div>
  );
}
