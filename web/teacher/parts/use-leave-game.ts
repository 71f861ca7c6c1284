import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#web/shell/identity.ts';
import { readOneGame } from './phone-login.ts';

/** Returns what goes to one's own games once a game is over; a phone that reached that game only has none, and is logged out. */
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
