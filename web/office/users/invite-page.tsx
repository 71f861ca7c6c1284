import { useNavigate } from 'react-router';
import { typedEmail } from '#shared/domain/email.ts';
import { INVITABLE_ROLES, roleMay } from '#shared/domain/roles.ts';
import { checkFields, email, requiredText } from '#shared/rules/fields.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { userCalls } from '#web/data/users.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { useRole } from '#web/shell/use-role.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const invitationRules = { email, role: requiredText() };

const LIST = '/admin/users';

export function InvitePage() {
  const { t } = useTranslation('office-users');
  const navigate = useNavigate();
  const ownRole = useRole();
  const mayInviteAll = ownRole !== null && roleMay(ownRole, 'inviteSuperAdmin');
  const roles = INVITABLE_ROLES.filter((role) => role !== 'super_admin' || mayInviteAll);
  const { draft, fields, discardDraft, removeDraft } = useDraftedFields(
    'invitation',
    { email: '', role: '' },
    {
      check: (values) => checkFields(invitationRules, values),
      texts: ({ email, role }) => ({
        email:
          email === 'TAKEN'
            ? t('emailTaken')
            : email === 'INVALID_EMAIL'
              ? t('emailInvalid')
              : fieldErrorText(t, email),
        role: fieldErrorText(t, role),
      }),
    },
  );
  const { save, ...saving } = useSave(fields.showErrors);

  const leave = (kind: 'done' | 'error', text: string) => {
    removeDraft();
    notify(kind, text);
    navigate(LIST);
  };
  const send = ({ email, role: chosen }: { email: string; role: string }) => {
    const role = roles.find((one) => one === chosen);
    if (!role) return;
    save(async () => {
      try {
        await userCalls.invite(typedEmail(email), role);
        leave('done', t('invited'));
      } catch (error) {
        const code = errorCodeOf(error);
        if (code === 'EMAIL_TAKEN') return fields.showErrors({ email: 'TAKEN' });
        if (code !== 'MAIL_FAILED') throw error;
        leave('error', t('mailFailed'));
      }
    });
  };

  return (
    <OfficePage title={t('inviteTitle')} crumbs={[{ to: LIST, label: t('title') }]}>
      <DraftedForm
        form={fields.form}
        onSubmit={fields.submit(send)}
        changed={fields.changed}
        saving={saving}
        onlyAtFields={Object.values(fields.errors).some(Boolean)}
        submit={t('sendInvitation')}
        cancelTo={LIST}
        draft={draft}
        conflict={null}
        onDiscard={discardDraft}
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
      </DraftedForm>
    </OfficePage>
  );
}
