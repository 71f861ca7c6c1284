import { NavLink, useNavigate } from 'react-router';
import { type Role, roleMay } from '#shared/domain/roles.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readToken, signOut } from './identity.ts';

/** Ends the login on the server; without a network as soon as it is back. The token is not stored for that: the next user of this device could use it. */
export function endLogin(token: string | null): void {
  const headers = { authorization: `${token}` };
  fetch('/api/auth/logout', { method: 'POST', headers }).catch(() =>
    addEventListener('online', () => endLogin(token), { once: true }),
  );
}

interface RoleLinksProps {
  role: Role;
  /** Where they stand. */
  at: 'site' | 'lessons' | 'office';
}

export function RoleLinks({ role, at }: RoleLinksProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const logOut = () => {
    endLogin(readToken());
    navigate('/');
    signOut('left');
  };
  return (
    <>
      {roleMay(role, 'manageGames') && (
        <NavLink to="/teacher" end={at === 'lessons'}>
          {t('nav.teacher')}
        </NavLink>
      )}
      {at === 'lessons' && (
        <>
          <NavLink to="/teacher/archive">{t('nav.played')}</NavLink>
          <NavLink to="/faq">{t('nav.faq')}</NavLink>
        </>
      )}
      {at !== 'office' && roleMay(role, 'enterOffice') && <NavLink to="/admin/users">{t('nav.admin')}</NavLink>}
      <NavLink to="/account">{t('nav.account')}</NavLink>
      <button type="button" data-leaves onClick={logOut}>
        {t('nav.logout')}
      </button>
    </>
  );
}
