import type { ComponentProps, ReactNode } from 'react';
import { FormFields } from '#web/forms/form-fields.tsx';
import type { useFields } from '#web/forms/use-fields.ts';
import type { useSave } from '#web/forms/use-save.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './auth-form.module.css';

interface AuthFormProps<Name extends string> {
  /** Absent for a form that is a part of a page. */
  title?: string;
  sub?: string;
  fields: ReturnType<typeof useFields<Name>>;
  saving: Pick<ReturnType<typeof useSave>, 'busy'>;
  send: (values: Record<Name, string>) => void;
  /** What went wrong. */
  alert: ReactNode;
  submit: string;
  kind?: ComponentProps<typeof Button>['kind'];
  /** Ways elsewhere. */
  links: ReactNode;
  children: ReactNode;
}

/** The form that one logs in or registers with, or chooses a new password: its fields, one button and ways elsewhere. */
export function AuthForm<Name extends string>(props: AuthFormProps<Name>) {
  const { title, sub, fields, saving, send, alert, submit, kind, links, children } = props;
  const hydrated = useHydrated();
  return (
    // The button is disabled until this script runs, so that Enter does not make the browser submit the form by itself.
    <form
      ref={fields.form}
      className={title === undefined ? styles.fields : styles.form}
      method="post"
      noValidate
      onSubmit={fields.submit(send)}
    >
      {title !== undefined && <h1>{title}</h1>}
      {sub !== undefined && <p className={styles.sub}>{sub}</p>}
      <FormAlert>{alert}</FormAlert>
      <FormFields busy={saving.busy} className={styles.rows}>
        {children}
      </FormFields>
      <p className={styles.go}>
        <Button type="submit" size="big" wide kind={kind} busy={saving.busy} disabled={!hydrated}>
          {submit}
        </Button>
      </p>
      <p className={styles.links}>{links}</p>
    </form>
  );
}
