import type { LiveScreenProps } from '#web/teacher/control/live.ts';

/** The properties of every page of the phone: a game, and how to show the board instead. */
export interface PhoneScreenProps extends LiveScreenProps {
  onShowBoard: () => void;
}
