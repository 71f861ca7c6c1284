import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownState } from '#shared/contract/shown.ts';
import teacherBoard from '#web/i18n/nl-BE/teacher-board.json';
import teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';
import { StatementView } from './statement-view.tsx';

addTexts('nl-BE', 'teacher-board', teacherBoard);
addTexts('nl-BE', 'teacher-live', teacherLive);

const unasked = (): never => {
  throw new Error('not a source of this view');
};

/** What a board says of all arguments on a statement, where these are shown; null before the first result. */
function boardWith(shown: ShownState['arguments']): string {
  const state: ShownState = {
    ...{ statementId: 's', round: 1, takenAt: null, participants: null, answered: null, skipped: null },
    ...{
      counts: null,
      arguments: shown,
      shift: null,
      guess: null,
      hands: [],
      pending: 9,
      mayUpdate: true,
      needed: null,
    },
  };
  return renderToStaticMarkup(
    <StatementView
      view="group-arguments"
      type="debate"
      statementId="s"
      round={1}
      position={{ number: 1, total: 3, description: 'Stelling', drawing: null, isOwn: false, words: [] }}
      options={[{ opinion: 'Eens', color: '#123456', order: 1 }]}
      students={9}
      clock={null}
      pair={null}
      sources={{
        ...{ answered: unasked, played: unasked, positions: unasked, questions: unasked },
        shown: (draw) => draw(state),
        argumentTools: (draw) => draw(undefined),
      }}
      snapshotPanel={unasked}
      at={null}
    />,
  );
}

it('says before a result that the arguments come with it, and not that nobody wrote one', () => {
  const board = boardWith(null);
  expect(board).toContain('Toon eerst het resultaat, dan staan de argumenten hier.');
  expect(board).not.toContain('Nog geen argumenten');
  expect(board).not.toContain('0 argumenten');
});

it('says after it that nobody wrote one', () => {
  expect(boardWith([])).toContain('Nog geen argumenten');
});
