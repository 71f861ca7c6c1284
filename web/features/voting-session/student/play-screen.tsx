// From the game to the screen that is due: works the phase out and looks its screen up in a table.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { SKIP_QUESTION } from '#shared/domain/limits.ts';
import { rememberGame } from '#web/lib/known-games.ts';
import { outbox } from '#web/lib/outbox.ts';
import { useOutbox } from '#web/lib/use-outbox.ts';
import { Announcer } from './announcer.tsx';
import { AnsweredScreen } from './answered-screen.tsx';
import { ClosedScreen, OwnerScreen, ResultsScreen } from './end-screens.tsx';
import { FinishScreen } from './finish-screen.tsx';
import type { Game, PhaseName, ScreenProps } from './game.ts';
import { onPartyChoice, readPartyChoice, writePartyChoice } from './party-choice.ts';
import { PartyChoiceScreen } from './party-choice-screen.tsx';
import { Settling } from './settling.tsx';
import { StatementScreen } from './statement-screen.tsx';
import { difficultWordsQuery, partiesQuery } from './student.api.ts';
import { partyOf, type StudentPhase, studentPhase } from './student-phase.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const SCREENS: { [Name in PhaseName]: ComponentType<ScreenProps<Name>> } = {
  closed: ClosedScreen,
  results: ResultsScreen,
  owner: OwnerScreen,
  partyChoice: PartyChoiceScreen,
  waiting: WaitingScreen,
  statement: StatementScreen,
  answered: AnsweredScreen,
  finish: FinishScreen,
};

/** A screen of its own for every statement, so that nothing of the last one stays. */
const keyOf = (phase: StudentPhase): string =>
  'place' in phase ? `${phase.name} ${phase.place.statement._id}` : phase.name;

const NO_WORDS: Game['words'] = [];

/** Takes the session as last known, and whether it was closed meanwhile. */
export function PlayScreen({ session, archived }: { session: VotingSession; archived: boolean }) {
  const { code } = session;
  const { answers } = useOutbox();
  const kept = useMemo(() => answers.filter((answer) => answer.code === code), [answers, code]);
  const chosen = useSyncExternalStore(onPartyChoice, () => readPartyChoice(code));
  const [choosing, setChoosing] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const isParty = session.type === 'party';
  const partyId = isParty ? partyOf(session, kept, chosen) : null;
  const { data: parties } = useQuery({ ...partiesQuery(code), enabled: isParty });
  const { data: words = NO_WORDS } = useQuery({ ...difficultWordsQuery(), enabled: session.showDifficultWords });

  useEffect(() => rememberGame(session._id, { code, type: session.type, partyId }), [session, code, partyId]);

  const phase = studentPhase({ session, kept, partyId, choosing, at, changing, archived });
  const game: Game = {
    session,
    words: session.showDifficultWords ? words : NO_WORDS,
    party: parties?.find(({ _id }) => _id === partyId) ?? null,
    partyIsOpen: isParty && session.studentOpinions.length === 0 && kept.length === 0,
    answer: (statementId, opinion, comment) => {
      // Stay here: in one's own tempo the next step is one's own.
      if (session.tempo === 'student') setAt(session.statements.findIndex(({ _id }) => _id === statementId));
      setChanging(null);
      outbox.put({ code, statementId, opinion: opinion ?? SKIP_QUESTION, comment: comment.trim(), partyId });
    },
    change: setChanging,
    goTo: (number) => {
      setChanging(null);
      setAt(number - 1);
    },
    chooseParty: (choice) => {
      setChoosing(choice === null);
      if (choice !== null) writePartyChoice(code, choice);
    },
  };
  const Screen = SCREENS[phase.name] as ComponentType<{ phase: StudentPhase; game: Game }>;
  return (
    <>
      <Announcer phase={phase} />
      <Settling key={keyOf(phase)}>
        <Screen phase={phase} game={game} />
      </Settling>
    </>
  );
}
