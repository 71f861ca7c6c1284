import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { HandsDialog } from './hands-dialog.tsx';
import { OwnScreen } from './own-screen.ts';

addTexts('nl-BE', 'teacher-live', teacherLive);

const statement = { _id: 's', round: 1, opinionOptions: [{ opinion: 'Eens', order: 0, color: '#123456' }] };
const session = { code: 'ABCDEF', currentStatement: 's' } as Partial<VotingSession> as VotingSession;

/** What a dialog says that a host draws. */
const dialogOn = (isOwn: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OwnScreen value={isOwn}>
          <HandsDialog session={session} statement={statement as LiveStatement} onClose={() => {}} />
        </OwnScreen>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('the dialog of hands shows dots and offers another window, but on a screen of the teacher alone', () => {
  const { unmask, mask, ownWindow } = teacherLive.hands;
  expect(dialogOn(false)).toContain(unmask);
  expect(dialogOn(false)).toContain(ownWindow);
  expect(dialogOn(true)).toContain(mask);
  expect(dialogOn(true)).not.toContain(ownWindow);
});
