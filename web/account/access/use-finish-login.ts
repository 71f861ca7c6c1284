import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#shared/domain/roles.ts';
import { ApiError } from '#web/client/api-error.ts';
import { signIn } from '#web/shell/identity.ts';
import { addressAfterLogin } from './login-return.ts';

export interface LoggedIn {
  jwtToken: string;
  role: Role;
}
/**
 * Finishes a requested login, and opens the page that it was for. Fails as the login does, unless it asks for a code.
 */
export type FinishLogin = (login: Promise<LoggedIn>, state: unknown) => Promise<void>;

/** A login that asks for a code, and where it leads. */
interface WaitingLogin {
  challenge: string;
  state: unknown;
}

export function useFinishLogin() {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<WaitingLogin | null>(null);
  const finish: FinishLogin = async (login, state) => {
    try {
      const { jwtToken, role } = await login;
      signIn(jwtToken, role);
      await navigate(await addressAfterLogin(role, state), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error.challenge === null) throw error;
      setWaiting({ challenge: error.challenge, state });
    }
  };
  return { finish, waiting, /** Back to the password. */ forget: () => setWaiting(null) };
}
