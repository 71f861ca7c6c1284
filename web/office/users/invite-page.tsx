// Inviting a user by mail.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVITABLE_ROLES, roleMay } from '#shared/domain/roles.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { invitationRules } from '#shared/rules/user.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useUserCalls } from '#web/data/users.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { OfficeForm } from '#web/office/frame/office-form.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { useRole } from '#web/shell/use-role.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/users';

export function InvitePage() {
  const { t } = useTranslation('office-users');
  const navigate = useNavigate();
  const ownRole = useRole();
  const { invite } = useUserCalls();
  const mayInviteAll = ownRole !== null && roleMay(ownRole, 'inviteSuperAdmin');
  const roles = INVITABLE_ROLES.filter((role) => role !== 'super_admin' || mayInviteAll);
  const texts = ({ email, role }: { email?: string; role?: string }) => ({
    email: email === 'INVALID_EMAIL' ? t('emailInvalid') : fieldErrorText(t, email),
    role: fieldErrorText(t, role),
  });
  const fields = useFields({ email: '', role: '' }, (values) => texts(checkFields(invitationRules, values)));
  const { save, busy, failure } = useSave((codes) => fields.showErrors(texts(codes)));

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
        notify('error', t('mailFailed'));
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
        undrafted={fields.changed}
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
