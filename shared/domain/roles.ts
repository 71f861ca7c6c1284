import { parseSessionCode } from './session-code.ts';

export const ROLES = ['teacher', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];
/** The role of somebody without an account, who tries a game out. */
export const VISITOR = 'visitor';
/** The role of a token. */
export type TokenRole = Role | typeof VISITOR;
export const TOKEN_ROLES = [...ROLES, VISITOR] as const;

/** Roles that an invitation can carry; an `admin` is made on the machine only. */
export const INVITABLE_ROLES = ['teacher', 'super_admin'] as const;
export type InvitableRole = (typeof INVITABLE_ROLES)[number];

const EVERY_USER = ['teacher', 'admin', 'super_admin'] as const;
const OFFICE = ['admin', 'super_admin'] as const;
const CHIEF = ['super_admin'] as const;

const ROLES_BY_ACTION = {
  ownAccount: EVERY_USER,
  readParties: EVERY_USER,
  readPublishedQuestionSets: EVERY_USER,
  /** Making a game, and all that one does with one. */
  leadGame: TOKEN_ROLES,
  /** Prepared games, and lists of games. */
  manageGames: EVERY_USER,
  enterOffice: OFFICE,
  manageUsers: OFFICE,
  manageParties: OFFICE,
  readStatistics: OFFICE,
  inviteSuperAdmin: CHIEF,
  removeUsers: CHIEF,
  readDraftQuestionSets: CHIEF,
  manageQuestionSets: CHIEF,
  managePartners: CHIEF,
  manageContent: CHIEF,
  manageDifficultWords: CHIEF,
  manageSystem: CHIEF,
} as const satisfies Record<string, readonly TokenRole[]>;

export type Action = keyof typeof ROLES_BY_ACTION;
export const ACTIONS = Object.keys(ROLES_BY_ACTION) as Action[];

/** The one game for which a login is valid, of a phone that is its remote control. */
export interface OneGame {
  id: string;
  code: string;
}

/**
 * The caller: a user who logged in, a visitor, else a student, else somebody without a client-id (a user may have one
 * too). A projector shows one voting session without a login; its id is null while it waits to be paired.
 */
export type Actor =
  | { kind: 'projector'; projectorId: string; votingSessionId: string | null; clientId: null }
  | {
      kind: 'user';
      userId: string;
      loginId: string;
      role: TokenRole;
      clientId: string | null;
      game?: OneGame;
      /** When the password, or a school's account, was given (milliseconds); absent for a phone. */
      loggedInAt?: number;
      /** The school login that it came by; absent for a password. */
      identityId?: string;
      /** Whether that role lacks the second factor which this installation requires: it can only set one up. */
      lacksSecondFactor?: true;
    }
  | { kind: 'student'; clientId: string }
  | { kind: 'anonymous' };

/** Whether that role may do the action to something that no other user owns. */
export const roleMay = (role: TokenRole, action: Action): boolean =>
  (ROLES_BY_ACTION[action] as readonly TokenRole[]).includes(role);

/** Whether the actor may do the action; what has an owner is its owner's only, whatever the role. */
export function can(actor: Actor, action: Action, target?: { ownerId: string }): boolean {
  if (actor.kind !== 'user' || !roleMay(actor.role, action)) return false;
  return target === undefined || target.ownerId === actor.userId;
}

/** Whether a call or subscription about that session is within this login: a phone's is one game, most reach all. */
export function reaches(
  actor: Actor,
  { code, sessionId }: { code?: string | undefined; sessionId?: string | undefined },
): boolean {
  if (actor.kind !== 'user') return true;
  if (actor.lacksSecondFactor) return false;
  if (actor.game === undefined) return true;
  return (code !== undefined && parseSessionCode(code) === actor.game.code) || sessionId === actor.game.id;
}

/** The first page of a role after logging in. */
export const landingOf = (role: Role): string => (roleMay(role, 'enterOffice') ? '/admin/users' : '/teacher');
