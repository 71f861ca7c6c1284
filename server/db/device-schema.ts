// The tables of the other devices of a game: a phone as its remote control, and projectors.
import type { Timestamp } from './column-types.ts';

export interface DeviceTables {
  /** The link by which a teacher's phone becomes the remote control of a game. */
  remote_links: {
    voting_session_id: string;
    token_hash: string;
    /** The teacher's login that made it, and the token version of that login. */
    login_id: string;
    token_version: number;
    /** Until then it can be opened or, once the phone was let in, the phone may fetch its token. */
    expires_at: Timestamp;
    /** A hash of the secret that the phone generated, and the number that it shows. */
    device_hash: string | null;
    number: number | null;
    /** The phone's login, once the teacher let it in, and when it ends. */
    phone_login_id: string | null;
    phone_until: Timestamp | null;
  };
  /** Browsers that show a game without a login; one without a game waits for its teacher to type its code. */
  projectors: {
    id: string;
    token_hash: string;
    /** Six digits, until it is paired. */
    code: string | null;
    code_expires_at: Timestamp | null;
    voting_session_id: string | null;
    paired_at: Timestamp | null;
    /** While it waits: a keyed hash of the address that it came from. */
    address_key: string | null;
  };
  /** Addresses from which a user showed a game on a projector, as keyed hashes. */
  projector_addresses: { user_id: string; address_key: string; used_at: Timestamp };
}
