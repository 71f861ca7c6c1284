/** A password that is tried: on an account, in a browser that logged in to it before, behind an address. */
export const PASSWORD_TRIES = ['loginPerBrowser', 'loginPerAccount', 'loginPerAddress'] as const;

/** Every limit on how often somebody may call. The numbers are in server/access/rate-limits.ts. */
export type LimitName =
  | (typeof PASSWORD_TRIES)[number]
  | 'registerPerBrowser'
  | 'registerPerAddress'
  | 'schoolLoginPerAddress'
  | 'begunLoginPerAddress'
  | 'visitorPerAddress'
  | 'resetPerAccount'
  | 'resetPerAddress'
  | 'remoteLinkPerAddress'
  | 'unknownCodePerAddress'
  | 'unknownSchoolCodePerUser'
  | 'projectorPerAddress'
  | 'pairingPerUser'
  | 'pairingPerAddress'
  | 'answerPerClient'
  | 'questionPerClient'
  | 'guessPerClient'
  | 'joinPerAddress';
