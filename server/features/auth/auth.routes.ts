import { AppError } from '#server/app-error.ts';
import { insertEndedLogin } from '#server/data/accounts/logins.ts';
import { findTokenOwner } from '#server/data/accounts/user-tokens.ts';
import { findUser } from '#server/data/accounts/users.ts';
import { insertVisitor } from '#server/data/accounts/visitors.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { authEndpoints } from '#shared/contract/auth.ts';
import { emailKey } from '#shared/domain/email.ts';
import { VISITOR } from '#shared/domain/roles.ts';
import { checkRegistration, findByPassword, register, requestReset, resetPassword } from './auth.service.ts';
import { logIn } from './login.service.ts';

export function authRoutes(mount: Mount, deps: Deps): void {
  const { db, config, jwt, limits, loginTries, socketLogins } = deps;

  mount(authEndpoints.login, {
    handle: async ({ actor, body, ip }) => {
      await loginTries.take(emailKey(body.email), { actor, ip });
      return logIn(deps, await findByPassword(deps, body.email, body.password), actor, null);
    },
  });
  mount(authEndpoints.logout, {
    handle: async ({ actor }) => {
      await insertEndedLogin(db, actor.loginId);
      socketLogins.end(actor.loginId);
    },
  });
  mount(authEndpoints.register, {
    handle: async ({ actor, body, ip }) => {
      // A registration that fails the check does not count, so that mistyping never locks out a school.
      await checkRegistration(deps, body);
      await limits.takeAll([
        ['registerPerAddress', ip],
        ['registerPerBrowser', (actor.kind === 'anonymous' ? null : actor.clientId) ?? ip],
      ]);
      return logIn(deps, await register(deps, body), actor, null);
    },
  });
  mount(authEndpoints.visitor, {
    handle: async ({ ip }) => {
      if (!config.visitors) throw new AppError('FORBIDDEN');
      await limits.take('visitorPerAddress', ip);
      return { jwtToken: await jwt.signVisitor(await insertVisitor(db)), role: VISITOR } as const;
    },
  });
  mount(authEndpoints.checkLink, {
    handle: async ({ body: { kind, configToken } }) => {
      const userId = await findTokenOwner(db, kind, configToken);
      const owner = userId === null ? null : await findUser(db, userId);
      return { isOpen: owner !== null, email: owner?.email ?? null, role: owner?.role ?? null };
    },
  });
  mount(authEndpoints.requestReset, {
    handle: async ({ body, ip, afterReply }) => {
      await limits.takeAll([
        ['resetPerAddress', ip],
        ['resetPerAccount', emailKey(body.email)],
      ]);
      await requestReset(deps, body.email, afterReply);
    },
  });
  mount(authEndpoints.resetPassword, {
    handle: ({ body }) => resetPassword(deps, body),
  });
}
