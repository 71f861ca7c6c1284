import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#web/shell/identity.ts';
import { readOneGame } from './phone-login.ts';

/**
 * Returns the function that opens the dashboard once a game is over; a phone login, which is valid for that game only,
 * is logged out instead.
 */
export function useLeaveGame(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (readOneGame() === null) {
      navigate('/teacher', { replace: true });
      return;
    }
    navigate('/', { replace: true });
    signOut('left');
  }, [navigate]);
}
