import { CLASS_LABEL_MAX, NAME_MAX } from '#shared/domain/limits.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
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
      <TextField
        label={t('name.class')}
        hint={t('name.classHint')}
        name="class"
        value={draft.classLabel}
        maxLength={CLASS_LABEL_MAX}
        autoComplete="off"
        enterKeyHint="next"
        onChange={(event) => {
          const classLabel = event.target.value;
          change((before) => ({ ...before, classLabel }));
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
      {/* Enter sends a form of several fields only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}
