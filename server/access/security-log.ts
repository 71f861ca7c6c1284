import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '#shared/domain/roles.ts';

/**
 * What is logged so that an attack on accounts can be seen. Users are named by their id, an account that somebody tried by a keyed hash; no
 * e-mail address, network address or client-id, and nothing of what students do.
 */
type SecurityEventOfUser =
  | 'password-changed'
  | 'password-reset'
  | 'account-deleted'
  | 'logged-out'
  | 'phone-connected'
  | 'second-factor-set'
  | 'second-factor-removed'
  | 'school-login-joined';

type SecurityEvent =
  | { event: 'login-refused'; account: string }
  | { event: 'limit-hit'; limit: string }
  | { event: 'forbidden'; user: string; route: string }
  | { event: SecurityEventOfUser; user: string; by?: string }
  | { event: 'invited'; user: string; by: string; role: Role };

export type SecurityLog = Pick<FastifyBaseLogger, 'warn'>;

export const logSecurityEvent = (log: SecurityLog, event: SecurityEvent): void => log.warn(event, 'security event');
