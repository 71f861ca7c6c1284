import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '#shared/domain/roles.ts';

/**
 * What is logged so that an attack on accounts can be seen: users by id, tried accounts by a keyed hash. No e-mail
 * address, network address or client-id, and nothing of what students do.
 */
type SecurityEventOfUser =
  | 'password-changed'
  | 'password-reset'
  | 'account-deleted'
  | 'logged-out'
  | 'phone-connected'
  | 'second-factor-set'
  | 'second-factor-removed'
  | 'school-login-joined'
  | 'school-login-removed'
  | 'codes-guessed';

/** Why a login was refused: no such account, one that is not set up, or what was wrong. */
export type LoginRefusal = 'unknown' | 'password' | 'passwords-off' | 'second-factor';

type SecurityEvent =
  | { event: 'login-refused'; account: string; why: LoginRefusal; user?: string }
  | { event: 'limit-hit'; limit: string }
  | { event: 'forbidden'; user: string; route: string }
  | { event: SecurityEventOfUser; user: string; by?: string }
  | { event: 'invited'; user: string; by: string; role: Role };

export type SecurityLog = Pick<FastifyBaseLogger, 'warn'>;

export const logSecurityEvent = (log: SecurityLog, event: SecurityEvent): void => log.warn(event, 'security event');
