// The frame of a form in the back office: what went wrong, the fields, and the line with the buttons that stays in view.
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { LeaveWarning } from '#web/forms/leave-warning.tsx';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './office-form.module.css';

interface OfficeFormProps {
  form: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Something is not saved yet: the form says so. */
  changed: boolean;
  busy: boolean;
  failure: ReactNode;
  /** The main button's text; “save” by itself. */
  submit?: string;
  /** Where cancelling leads. */
  cancelTo?: string;
  /** Something is not saved yet that no draft holds, such as an image: leaving asks. */
  undrafted?: boolean;
  /** For content that needs the whole width, such as a list. */
  wide?: boolean;
  /** Besides the main button, such as the one that deletes. */
  extra?: ReactNode;
  children: ReactNode;
}

export function OfficeForm(props: OfficeFormProps) {
  const {
    form,
    onSubmit,
    changed,
    busy,
    failure,
    submit,
    cancelTo,
    undrafted = false,
    wide = false,
    extra,
    children,
  } = props;
  const { t } = useTranslation('office');
  return (
    <form ref={form} className={styles.form} data-wide={wide} noValidate onSubmit={onSubmit}>
      <LeaveWarning when={undrafted && !busy} />
      <FormAlert>{failure}</FormAlert>
      <div className={styles.fields}>{children}</div>
      <div className={styles.save}>
        <Button type="submit" busy={busy}>
          {submit ?? t('action.save')}
        </Button>
        {cancelTo && (
          <LinkButton kind="line" to={cancelTo}>
            {t('action.cancel')}
          </LinkButton>
        )}
        <p className={styles.unsaved} role="status">
          {changed && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              {t('form.unsaved')}
            </>
          )}
        </p>
        {extra}
      </div>
    </form>
  );
}
