// Inviting a user by mail.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVITABLE_ROLES, roleMay } from '#shared/domain/roles.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useRole } from '#web/lib/use-role.ts';
import { useSave } from '#web/lib/use-save.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { failureText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { OfficeForm } from '#web/ui/office-form.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUserCalls } from './user.api.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const LIST = '/admin/users';

export function InvitePage() {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const ownRole = useRole();
  const { invite } = useUserCalls();
  const mayInviteAll = ownRole !== null && roleMay(ownRole, 'inviteSuperAdmin');
  const roles = INVITABLE_ROLES.filter((role) => role !== 'super_admin' || mayInviteAll);
  const fields = useFields({ email: '', role: '' }, ({ email, role }) => ({
    email: email.trim() === '' ? t('common:field.required') : EMAIL.test(email.trim()) ? undefined : t('emailInvalid'),
    role: role === '' ? t('common:field.required') : undefined,
  }));
  const { save, busy, failure } = useSave((codes) =>
    fields.showErrors({
      email: codes.email && t('emailInvalid'),
      role: codes.role && t('common:field.invalid'),
    }),
  );

  const send = ({ email, role: chosen }: { email: string; role: string }) => {
    const role = roles.find((one) => one === chosen);
    if (!role) return;
    save(async () => {
      try {
        await invite(email.trim(), role);
        notify('done', t('invited'));
        navigate(LIST);
      } catch (error) {
        const code = errorCodeOf(error);
        if (code === 'EMAIL_TAKEN') return fields.showErrors({ email: t('emailTaken') });
        if (code !== 'MAIL_FAILED') throw error;
        notify('fault', t('mailFailed'));
        navigate(LIST);
      }
    });
  };

  return (
    <OfficePage title={t('inviteTitle')} crumbs={[{ to: LIST, label: t('title') }]}>
      <OfficeForm
        form={fields.form}
        onSubmit={fields.submit(send)}
        changed={fields.changed}
        busy={busy}
        failure={failure === 'INVALID' ? null : failureText(t, failure)}
        submit={t('sendInvitation')}
        cancelTo={LIST}
      >
        <TextField label={t('email')} type="email" autoComplete="off" {...fields.bind('email')} />
        <ChoiceField label={t('role')} hint={roles.length > 1 ? t('roleHint') : undefined} {...fields.bind('role')}>
          <option value="">{t('chooseRole')}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`office:role.${role}`)}
            </option>
          ))}
        </ChoiceField>
      </OfficeForm>
    </OfficePage>
  );
}
