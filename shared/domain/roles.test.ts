import { describe, expect, it } from 'vitest';
import { ACTIONS, type Actor, can, landingOf, ROLES, roleMay, type TokenRole, VISITOR } from './roles.ts';

const user = (role: TokenRole, userId = 'me'): Actor => ({
  kind: 'user',
  userId,
  loginId: 'login',
  role,
  clientId: null,
});

describe('permissions', () => {
  it.each([
    ['visitor', ['leadGame']],
    ['teacher', ['leadGame', 'manageGames', 'ownAccount', 'readParties', 'readPublishedQuestionSets']],
    [
      'admin',
      [
        'enterOffice',
        'leadGame',
        'manageGames',
        'manageParties',
        'manageUsers',
        'ownAccount',
        'readParties',
        'readPublishedQuestionSets',
        'readStatistics',
      ],
    ],
    ['super_admin', ACTIONS.toSorted()],
  ] as const)('%s', (role, allowed) => {
    expect(ACTIONS.filter((action) => roleMay(role, action)).toSorted()).toEqual([...allowed]);
  });

  it('is nothing for students and for nobody', () => {
    for (const action of ACTIONS) {
      expect(can({ kind: 'student', clientId: 'x' }, action)).toBe(false);
      expect(can({ kind: 'anonymous' }, action)).toBe(false);
    }
  });

  it('is the owner’s only where there is an owner, whatever the role', () => {
    for (const role of [...ROLES, VISITOR] as const) {
      expect(can(user(role), 'leadGame', { ownerId: 'me' })).toBe(true);
      expect(can(user(role), 'leadGame', { ownerId: 'somebody else' })).toBe(false);
    }
  });

  it('lands where the role works', () => {
    expect(ROLES.map(landingOf)).toEqual(['/teacher', '/admin/users', '/admin/users']);
  });
});
