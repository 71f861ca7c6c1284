import type { ReactNode } from 'react';
import { FormFields } from '#web/forms/form-fields.tsx';
import type { useFields } from '#web/forms/use-fields.ts';
import type { useSave } from '#web/forms/use-save.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './account-page.module.css';

interface SectionFormProps<Name extends string> {
  title: string;
  fields: ReturnType<typeof useFields<Name>>;
  saving: Pick<ReturnType<typeof useSave>, 'busy'>;
  send: (values: Record<Name, string>) => void;
  /** What went wrong. */
  alert: ReactNode;
  submit: string;
  children: ReactNode;
}

/** A part of the account page that is saved on its own. */
export function SectionForm<Name extends string>(props: SectionFormProps<Name>) {
  const { title, fields, saving, send, alert, submit, children } = props;
  return (
    <form ref={fields.form} className={styles.section} noValidate onSubmit={fields.submit(send)}>
      <h2>{title}</h2>
      <FormAlert>{alert}</FormAlert>
      <FormFields busy={saving.busy} className={styles.rows}>
        {children}
      </FormFields>
      <p className={styles.actions}>
        <Button type="submit" busy={saving.busy}>
          {submit}
        </Button>
      </p>
    </form>
  );
}
