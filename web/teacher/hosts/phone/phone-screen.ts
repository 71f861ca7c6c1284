import type { LiveScreenProps } from '#web/teacher/control/live.ts';

/** What every page of the phone gets: a game, and how to show the board instead. */
export interface PhoneScreenProps extends LiveScreenProps {
  onShowBoard: () => void;
}
