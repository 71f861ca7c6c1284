import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { choicesOf, LIVE_VIEWS } from '#shared/domain/live-views.ts';
import teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { HelpDialog } from './help-dialog.tsx';
import { LIVE_KEYS } from './live-keys.ts';
import type { Commands } from './use-commands.ts';
import { useLesson } from './use-lesson.tsx';

addTexts('nl-BE', 'teacher-live', teacherLive);

const nothing = () => {};
const COMMANDS: Commands = {
  start: nothing,
  moveTo: nothing,
  show: nothing,
  showResults: nothing,
  setClock: nothing,
  addTime: nothing,
  update: nothing,
  anotherPair: nothing,
  voteAgain: nothing,
  end: nothing,
  lock: nothing,
  removeAbsent: nothing,
  hold: nothing,
  putDevicesAway: nothing,
  busy: null,
  failure: null,
};
const STATEMENT: LiveStatement = {
  _id: 's1',
  description: 'Eén',
  plain: '',
  background: '',
  opinionOptions: [{ opinion: 'ja', color: '#123456', order: 1 }],
  round: 1,
  own: false,
};
const SESSION: VotingSession = {
  _id: 'session',
  code: 'ABCDEF',
  name: '',
  state: 'ongoing',
  tempo: 'teacher',
  type: 'debate',
  argumentsEnabled: true,
  holdArguments: false,
  skipQuestions: false,
  showDifficultWords: false,
  showPartyArguments: false,
  partiesByLot: false,
  aggregatesOnly: false,
  dealtParty: null,
  locked: false,
  devicesAway: false,
  questionsOpen: false,
  statements: [STATEMENT],
  currentStatement: STATEMENT._id,
  studentOpinions: [],
};

/** Of a debate in the teacher's tempo, which has every tool. */
function Help() {
  const { tools } = useLesson(SESSION, STATEMENT, 'question', COMMANDS);
  return (
    <MemoryRouter>
      <HelpDialog
        views={choicesOf(LIVE_VIEWS)}
        lesson={tools}
        tools={null}
        onFullScreen={nothing}
        onProject={nothing}
        onClose={nothing}
      />
    </MemoryRouter>
  );
}

/** The keys as they are labelled on a keyboard. */
const WRITTEN: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  '-': '−',
};

it('names every key that does something, and no other', () => {
  const named = renderToStaticMarkup(<Help />).matchAll(/<kbd>([^<]*)<\/kbd>/g);
  expect([...named].map(([, key]) => key).sort()).toEqual(LIVE_KEYS.map((key) => WRITTEN[key] ?? key).sort());
});
