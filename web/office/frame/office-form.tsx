// The frame of a form in the back office: what went wrong, the fields, and the line with the buttons that stays in view.
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { FormFields } from '#web/forms/form-fields.tsx';
import { LeaveWarning } from '#web/forms/leave-warning.tsx';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';

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
    <form ref={form} className={`grid grid-cols-1 gap-6 ${wide ? '' : 'max-w-form'}`} noValidate onSubmit={onSubmit}>
      <LeaveWarning when={undrafted && !busy} />
      <FormAlert>{failure}</FormAlert>
      <FormFields busy={busy} className="grid grid-cols-1 gap-6">
        {children}
      </FormFields>
      <div className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface py-3 line-ink-t low:static">
        <Button type="submit" busy={busy}>
          {submit ?? t('action.save')}
        </Button>
        {cancelTo && (
          <LinkButton kind="line" to={cancelTo}>
            {t('action.cancel')}
          </LinkButton>
        )}
        <p className="mr-auto text-sm" role="status">
          {changed && (
            <>
              <span className="mr-2 inline-block size-3 rounded-round bg-now chip-line" aria-hidden="true" />
              <span>{t('form.unsaved')}</span>
            </>
          )}
        </p>
        {extra}
      </div>
    </form>
  );
}
