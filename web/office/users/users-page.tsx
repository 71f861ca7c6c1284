import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/contract/user.ts';
import { ROLES, type Role, roleMay } from '#shared/domain/roles.ts';
import { accountQuery } from '#web/data/account.ts';
import { usersQuery } from '#web/data/users.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { AddLink, OfficeList } from '#web/office/frame/office-list.tsx';
import { useRole } from '#web/shell/use-role.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { UserActions } from './user-actions.tsx';

export function UsersPage() {
  const { t } = useTranslation('office-users');
  const list = useQuery(usersQuery);
  const ownRole = useRole();
  const mayRemove = ownRole !== null && roleMay(ownRole, 'removeUsers');
  // Nobody logs out or deletes themselves here: they do on the page of their account.
  const { data: account } = useQuery(accountQuery);
  const [role, setRole] = useState<Role | ''>('');

  const columns: Column<User>[] = [
    {
      name: 'role',
      header: t('role'),
      value: (user) => t(`office:role.${user.role}`),
      cell: (user) => t(`office:role.${user.role}`),
    },
    {
      name: 'activated',
      header: t('activated'),
      value: (user) => user.activated,
      cell: (user) => <Activated yes={user.activated} />,
    },
    { name: 'email', header: t('email'), value: emailOf, cell: (user) => <Who user={user} />, kind: 'main' },
  ];

  return (
    <OfficeList
      title={t('title')}
      list={list}
      add={<AddLink to="/admin/users/new">{t('invite')}</AddLink>}
      columns={columns}
      actions={(user) => (
        <UserActions user={user} mayEnd={mayRemove && account !== undefined && user._id !== account._id} />
      )}
      isListed={(user) => role === '' || user.role === role}
      sortBy="email"
      search={{
        label: t('search'),
        matches: (user, words) => matchesSearch(`${emailOf(user)} ${user.name ?? ''}`, words),
      }}
      count={(shown, count) => t('count', { shown, count })}
      filter={<RoleFilter role={role} onRole={setRole} />}
    />
  );
}

/** Whoever comes from a school without an address stands first. */
const emailOf = ({ email }: User): string => email ?? '';

function Who({ user }: { user: User }) {
  const { t } = useTranslation('office-users');
  return (
    <>
      <span>{user.email ?? t('noEmail')}</span>
      {user.name !== null && <span className="block text-sm font-soft text-soft">{user.name}</span>}
      <LogsInWith user={user} />
    </>
  );
}

/** How a user comes in; nothing before they ever did. */
function LogsInWith({ user: { activated, logins, secondFactor } }: { user: User }) {
  const { t } = useTranslation('office-users');
  if (!activated) return null;
  const way = [...new Set(logins.map(({ label }) => label))].join(', ') || t('password');
  return (
    <span className="block text-sm font-soft text-soft">
      {t('logsInWith', { way: secondFactor ? t('secondFactor', { way }) : way })}
    </span>
  );
}

function Activated({ yes }: { yes: boolean }) {
  const { t } = useTranslation('office-users');
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${yes ? '' : 'text-soft'}`}>
      <span className={yes ? 'text-fill' : ''}>
        <Icon name={yes ? 'check' : 'clock'} />
      </span>
      <span>{yes ? t('yes') : t('notYet')}</span>
    </span>
  );
}

function RoleFilter({ role, onRole }: { role: Role | ''; onRole: (role: Role | '') => void }) {
  const { t } = useTranslation('office-users');
  return (
    <SelectField
      label={t('role')}
      value={role}
      onChange={(event) => onRole(ROLES.find((one) => one === event.target.value) ?? '')}
    >
      <option value="">{t('allRoles')}</option>
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {t(`office:role.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
