import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

export function NameStep({ draft, change, onNext }: StepProps) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.name.trim() !== '') onNext();
      }}
    >
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        name="name"
        value={draft.name}
        maxLength={NAME_MAX}
        autoComplete="off"
        required
        enterKeyHint="next"
        onChange={(event) => {
          const name = event.target.value;
          change((before) => ({ ...before, name }));
        }}
      />
      <fieldset className={styles.cards}>
        <legend>{t('name.type')}</legend>
        {GAME_TYPES.map((type) => (
          <ChoiceCard
            key={type}
            type="radio"
            name="type"
            title={t(`teacher-dashboard:type.${type}`)}
            checked={draft.type === type}
            onChange={() => change((before) => ({ ...before, type }))}
          >
            <span>{t(`name.types.${type}`)}</span>
          </ChoiceCard>
        ))}
      </fieldset>
    </form>
  );
}
