// The main button while a ballot is on the board, instead of that of the statement.
import { BALLOT_STEPS, toggled } from '#shared/domain/ballot.ts';
import {
  type AtBallot,
  type BallotAction,
  ballotAction,
  ballotSkip,
  isBallotStep,
} from '#shared/domain/ballot-lead.ts';
import { runningReveal } from '#web/teacher/parts/running-reveal.ts';
import type { Live, Main } from './live.ts';
import { type Press, useArming } from './use-arming.ts';
import { useBallot } from './use-ballot.ts';
import type { Lead } from './use-lead.ts';

/** The name of a step on its pill. */
const PILL_OF = { vote: 'box', seats: 'seats', coalition: 'coalition' } as const;

/** Leads a ballot; null while the board shows a statement. `lead` is what leads the statement. */
export function useBallotLead(
  { t, session, commands, students }: Omit<Live, 'main' | 'lesson'>,
  lead: Lead,
): { lead: Lead; main: Main } | null {
  const shown = session.ballot?.shown ?? null;
  const { ballot, seated } = useBallot(session);
  const arming = useArming<BallotAction['name']>(JSON.stringify([session.ballot?.round, shown?.step]));
  if (shown === null || session.ballot === null) return null;
  const { round, open } = session.ballot;
  const hasSeats = seated.some(({ seats }) => seats > 0);
  const at: AtBallot = { step: shown.step, round, open, missing: ballot?.needed ?? 0, hasSeats };
  const isTooFew = shown.step === 'vote' && !open;
  const acts: Record<BallotAction['name'], () => void> = {
    closeBallot: () => commands.ballot({ open: false }),
    reopenBallot: () => commands.ballot({ open: true }),
    discardBallot: () => commands.ballot({ open: false, discard: true }),
    seekMajority: () => commands.showBallot('coalition'),
    toDebate: () => commands.showBallot(null),
    toResults: commands.end,
  };
  const pressOf = ({ name, arms }: BallotAction): Press<BallotAction['name']> => ({ name, arms, run: acts[name] });
  const afterReveal = (press: () => void) => () => {
    if (runningReveal.isRunning()) runningReveal.end();
    else press();
  };
  const next = ballotAction(at);
  const skip = ballotSkip(at);
  const isArmed = arming.armed !== null;
  const name = arming.armed ?? next.name;
  const press = afterReveal(() => arming.press(pressOf(next)));
  const isAwake = isArmed || at.step !== 'vote' || !open || (students > 0 && (ballot?.voted ?? 0) >= students);
  const labelOf = (): string => {
    if (isArmed && (name === 'toResults' || name === 'closeBallot' || name === 'discardBallot'))
      return t(`lesson.sure.${name}`);
    return t(`lesson.do.${name}`);
  };
  return {
    lead: {
      ...lead,
      step: 'vote',
      isAtHome: true,
      pills: BALLOT_STEPS.filter((step) => ((open || hasSeats) && !isTooFew ? true : step === 'seats')).map((step) => {
        const isCurrent = isTooFew ? step === 'seats' : step === shown.step;
        const isOffered = !isCurrent && !isTooFew && isBallotStep(step, { open, hasSeats });
        return { step: PILL_OF[step], isCurrent, enter: isOffered ? () => commands.showBallot(step) : null };
      }),
      chips:
        shown.step === 'coalition'
          ? seated
              .filter(({ seats }) => seats > 0)
              .map(({ party: { _id: id, name } }) => ({
                id,
                name,
                press: () => commands.showBallot('coalition', toggled(shown.coalition, id)),
              }))
          : [],
      skip: skip && { name: skip.name, press: afterReveal(() => arming.give(pressOf(skip))) },
      back: shown.step === 'coalition' ? () => commands.showBallot('seats') : null,
      endNow: () => arming.give(pressOf({ name: 'toResults', arms: true })),
      disarm: arming.disarm,
    },
    main: {
      label: labelOf(),
      isArmed,
      isAwake,
      isBusy: commands.busy === 'ballot' || commands.busy === 'ballotShown' || commands.busy === 'end',
      note: open && at.missing > 0 ? t('ballot.needed', { count: at.missing }) : null,
      press,
      disarm: arming.disarm,
    },
  };
}
