// Where somebody who is logged in may go, by role, and the way out.
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router';
import { type Role, roleMay } from '#shared/domain/roles.ts';
import { signOut } from '#web/lib/identity.ts';

/** `inOffice` leaves out the link to where one is. */
export function RoleLinks({ role, inOffice = false }: { role: Role; inOffice?: boolean }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const logOut = () => {
    // First away: a guarded page would lead to the login page.
    navigate('/');
    signOut();
  };
  return (
    <>
      {roleMay(role, 'manageGames') && <NavLink to="/teacher">{t('nav.teacher')}</NavLink>}
      {!inOffice && roleMay(role, 'enterOffice') && <NavLink to="/admin/users">{t('nav.admin')}</NavLink>}
      <NavLink to="/account">{t('nav.account')}</NavLink>
      <button type="button" data-leaves onClick={logOut}>
        {t('nav.logout')}
      </button>
    </>
  );
}
