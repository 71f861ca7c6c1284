import { AppError } from '#server/app-error.ts';
import { insertEndedLogin } from '#server/data/logins.ts';
import { findTokenOwner } from '#server/data/user-tokens.ts';
import { insertVisitor } from '#server/data/visitors.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { authEndpoints } from '#shared/contract/auth.ts';
import { VISITOR } from '#shared/domain/roles.ts';
import { textKey } from '#shared/domain/text.ts';
import { checkRegistration, findByPassword, register, requestReset, resetPassword } from './auth.service.ts';
import { logIn } from './login.service.ts';

export function authRoutes(mount: Mount, deps: Deps): void {
  const { db, config, jwt, limits, loginTries, socketLogins } = deps;

  mount(authEndpoints.login, {
    handle: async ({ actor, body, ip }) => {
      await loginTries.take(textKey(body.email), { actor, ip });
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
      // The browser first: one that tries too often does not use up those of a whole school.
      await limits.take('registerPerBrowser', (actor.kind === 'anonymous' ? null : actor.clientId) ?? ip);
      await limits.take('registerPerAddress', ip);
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
    handle: async ({ body: { kind, configToken } }) => ({
      isOpen: (await findTokenOwner(db, kind, configToken)) !== null,
    }),
  });
  mount(authEndpoints.requestReset, {
    handle: async ({ body }) => {
      await limits.take('resetPerAccount', textKey(body.email));
      await requestReset(deps, body.email);
    },
  });
  mount(authEndpoints.resetPassword, {
    handle: ({ body }) => resetPassword(deps, body),
  });
}
