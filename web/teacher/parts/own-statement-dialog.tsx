// A statement of the teacher's own, prepared for a game or written in front of the class.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { OPINION_MAX, OWN_OPTIONS_MAX, OWN_STATEMENT_MAX } from '#shared/domain/limits.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { readDraft } from '#web/client/draft-store.ts';
import { flagsQuery } from '#web/data/flags.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Button } from '#web/ui/core/button.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './own-statement-dialog.module.css';
import {
  EMPTY_OWN,
  errorsIn,
  fieldsOf,
  isOwnValues,
  OPTION_CHOICES,
  type OptionChoice,
  type OwnText,
  type OwnValues,
  textOf,
  valuesOf,
} from './own-statement-values.ts';
import { TitledDialog } from './titled-dialog.tsx';

interface OwnStatementDialogProps {
  title: string;
  lead?: string;
  /** The storage for typed text until it is sent, even when the dialog is closed. */
  draftKey: string;
  /** The earlier text; null for a new statement. */
  written: OwnText | null;
  /** The choice and the text that a new one begins with. */
  choice?: OptionChoice;
  from?: string;
  /** The options of the question set. */
  setOptions: readonly string[];
  submit: string;
  busy?: boolean;
  error?: string | null;
  /** Further buttons. */
  children?: ReactNode;
  onSubmit: (text: OwnText, choice: OptionChoice) => void;
  onClose: () => void;
}

/** Milliseconds without a key, after which a text is looked at for names. */
const PAUSE_MS = 600;

/** The options that are offered, in the language of the page. */
export function useOffered() {
  const { t } = useTranslation('teacher-own');
  const [agree, neutral, disagree] = [t('agree'), t('neutral'), t('disagree')];
  return { two: [agree, disagree], three: [agree, neutral, disagree] };
}

export function OwnStatementDialog(props: OwnStatementDialogProps) {
  const {
    title,
    lead,
    draftKey,
    written,
    choice = 'set',
    from = '',
    setOptions,
    submit,
    busy,
    error,
    children,
    onSubmit,
    onClose,
  } = props;
  const { t } = useTranslation('teacher-own');
  const form = useRef<HTMLFormElement>(null);
  const offered = useOffered();
  const first: OwnValues = written === null ? { ...EMPTY_OWN, choice, description: from } : valuesOf(written, offered);
  const [values, setValues] = useState<OwnValues>(() => readDraft(draftKey, isOwnValues) ?? first);
  const [errors, setErrors] = useState<ReturnType<typeof errorsIn>>({ description: null, options: null });
  const change = (part: Partial<OwnValues>) => setValues((before) => ({ ...before, ...part }));
  useDraft(draftKey, JSON.stringify(values) === JSON.stringify(first) ? null : values);
  useEffect(() => {
    if (errors.description ?? errors.options)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = errorsIn(values);
    setErrors(found);
    if (found.description === null && found.options === null) onSubmit(textOf(values, offered), values.choice);
  };
  const fields = fieldsOf(values);
  const optionsError = errors.options && t(`error.${errors.options}`);
  return (
    <TitledDialog title={title} className={styles.own} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        {lead && <p>{lead}</p>}
        <FormAlert>{error}</FormAlert>
        <AreaField
          label={t('text')}
          hint={`${t('textHint')} ${t('length', { count: lengthOf(values.description.trim()), max: OWN_STATEMENT_MAX })}`}
          error={errors.description ? t(`error.${errors.description}`) : undefined}
          name="description"
          rows={2}
          maxLength={OWN_STATEMENT_MAX}
          lang={CONTENT_LANGUAGE}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <FlagsHint text={values.description} />
        <fieldset className={styles.choices}>
          <legend>{t('options')}</legend>
          {OPTION_CHOICES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="choice"
                checked={values.choice === name}
                onChange={() => change({ choice: name })}
              />
              {name === 'own' ? (
                <span>{t('choice.own')}</span>
              ) : (
                <span lang={CONTENT_LANGUAGE}>{{ set: setOptions, ...offered }[name].join(' · ')}</span>
              )}
            </label>
          ))}
        </fieldset>
        {values.choice === 'own' && (
          <div className={styles.texts}>
            {fields.map((text, at) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place.
                key={at}
                label={t('option', { number: at + 1 })}
                error={at === 0 && optionsError ? optionsError : undefined}
                maxLength={OPINION_MAX}
                autoComplete="off"
                dir="auto"
                lang={CONTENT_LANGUAGE}
                value={text}
                onChange={({ target }) =>
                  change({ texts: fields.map((one, other) => (other === at ? target.value : one)) })
                }
              />
            ))}
            <p className={styles.hint}>{t('optionsHint', { max: OWN_OPTIONS_MAX })}</p>
          </div>
        )}
        <p className={styles.buttons}>
          <Button kind="line" type="button" onClick={onClose}>
            {t('close')}
          </Button>
          {children}
          <Button type="submit" busy={busy ?? false}>
            {submit}
          </Button>
        </p>
      </form>
    </TitledDialog>
  );
}

/** A quiet line that stays where it is, with or without a hint. */
function FlagsHint({ text }: { text: string }) {
  const { t } = useTranslation('teacher-own');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery(flagsQuery(settled));
  const flags = data?.flags ?? [];
  const hints = [
    ...(flags.includes('name') || flags.includes('contact') ? [t('flag.name')] : []),
    ...(flags.includes('word') ? [t('flag.word')] : []),
    ...(flags.includes('loud') ? [t('flag.loud')] : []),
  ];
  return (
    <p className={styles.flags} role="status">
      {hints.join(' ')}
    </p>
  );
}
